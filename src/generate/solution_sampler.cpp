#include "generate/solution_sampler.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace nonet::generate {
namespace {

// of_three[set][bits]: the i-th lowest of three digits, if bit i is set.
constexpr auto of_three = [] {
    std::array<std::array<ColumnSet, 1u << box_side>, 1u << side> table{};
    for (unsigned set = 0; set <= all_digits; ++set)
        for (unsigned bits = 0; bits < 1u << box_side; ++bits) {
            int i = 0;
            for (Digit digit : DigitSet(static_cast<std::uint16_t>(set)))
                if (i < box_side && (bits >> i++ & 1))
                    table[set][bits] |= static_cast<ColumnSet>(1u << digit);
        }
    return table;
}();

// The ways to move every digit of a box to another column so that each column has three again. Bit 3 * column + i: the
// i-th digit of that column moves two columns on, otherwise one.
constexpr std::uint32_t move_count = 56;
constexpr auto moves = [] {
    std::array<std::uint16_t, move_count> table{};
    int next = 0;
    for (unsigned bits = 0; bits < 1u << side; ++bits) {
        std::array<int, box_side> sizes{};
        for (int i = 0; i < side; ++i) ++sizes[(i / box_side + 1 + (bits >> i & 1)) % box_side];
        if (sizes == std::array{box_side, box_side, box_side})
            table[next++] = static_cast<std::uint16_t>(bits);
    }
    return table;
}();
static_assert(moves.back() == all_digits);

constexpr BoxSets moved(const BoxSets& from, std::uint32_t number) {
    const unsigned bits = moves[number];
    const ColumnSet two_on[]{of_three[from[0]][bits & 7], of_three[from[1]][bits >> 3 & 7],
                             of_three[from[2]][bits >> 6]};
    return {static_cast<ColumnSet>((from[2] ^ two_on[2]) | two_on[1]),
            static_cast<ColumnSet>((from[0] ^ two_on[0]) | two_on[2]),
            static_cast<ColumnSet>((from[1] ^ two_on[1]) | two_on[0])};
}

constexpr BoxSets left_by(const BoxSets& a, const BoxSets& b) {
    BoxSets left{};
    for (int i = 0; i < box_side; ++i) left[i] = all_digits ^ a[i] ^ b[i];
    return left;
}

constexpr std::uint32_t box_orders = order_count * order_count * order_count;

// The first band. Its first box is 123/456/789: digit d is in row d / 3, column d % 3.
constexpr BoxSets first_box{0b001'001'001, 0b010'010'010, 0b100'100'100};

// The digits of each row of the first box go to the two other rows of the second box, and the rest to the third.
// rows_of[k][0 or 1][row]: its three digits, ascending, in the second or third box.
using BoxRows = std::array<std::array<Digit, box_side>, box_side>;
constexpr auto rows_of = [] {
    std::array<std::array<BoxRows, 2>, move_count> table{};
    for (std::size_t k = 0; k < move_count; ++k) {
        std::array<std::array<int, box_side>, 2> sizes{};
        for (int digit = 0; digit < side; ++digit) {
            const int row = digit / box_side, two_on = moves[k] >> digit & 1;
            const int second = (row + 1 + two_on) % box_side, third = (row + 2 - two_on) % box_side;
            table[k][0][second][sizes[0][second]++] = static_cast<Digit>(digit);
            table[k][1][third][sizes[1][third]++] = static_cast<Digit>(digit);
        }
    }
    return table;
}();

// The digits of a row in order, as bits in three fields: one for each column.
constexpr int field = 16;
using ThreeSets = std::uint64_t;
constexpr auto ordered_rows = [] {
    std::array<std::array<std::array<std::array<ThreeSets, order_count>, box_side>, 2>, move_count> table{};
    for (std::size_t k = 0; k < move_count; ++k)
        for (std::size_t box = 0; box < 2; ++box)
            for (std::size_t row = 0; row < box_side; ++row)
                for (std::size_t order = 0; order < order_count; ++order)
                    for (std::size_t i = 0; i < box_side; ++i)
                        table[k][box][row][order] |=
                            ThreeSets{1} << (rows_of[k][box][row][i] + field * orders_of_three[order][i]);
    return table;
}();

// The second or third box of the first band: `order` below 6^3 determines the order within its rows.
BoxSets ordered_box(std::uint32_t spread, std::size_t box, std::uint32_t order) {
    const auto& rows = ordered_rows[spread][box];
    const ThreeSets sets = rows[0][order % order_count] | rows[1][order / order_count % order_count] |
                           rows[2][order / order_count / order_count];
    return {static_cast<ColumnSet>(sets), static_cast<ColumnSet>(sets >> field),
            static_cast<ColumnSet>(sets >> 2 * field)};
}

void write_box(const BoxRows& rows, std::uint32_t order, Grid& grid, int box) {
    for (int row = 0; row < box_side; ++row, order /= order_count)
        for (int i = 0; i < box_side; ++i)
            grid[cell_at(row, box * box_side + orders_of_three[order % order_count][i])] = rows[row][i] + 1;
}

// The possible states of the two boxes below the first one in the first column of boxes.
struct FirstMove {
    BoxSets middle{}, lowest{};
    Pairs middle_pairs = 0, lowest_pairs = 0;
};
constexpr auto first_moves = [] {
    std::array<FirstMove, move_count> table{};
    for (std::uint32_t move = 0; move < move_count; ++move) {
        const BoxSets middle = moved(first_box, move), lowest = left_by(first_box, middle);
        table[move] = {middle, lowest, pairs_of(middle), pairs_of(lowest)};
    }
    return table;
}();

BoxColumns columns_of(const BoxSets& first, const BoxSets& second, const BoxSets& third) {
    BoxColumns columns;
    for (int box = 0; const BoxSets& sets : {first, second, third}) {
        for (int digit = 0; digit < side; ++digit)
            columns[box][digit] =
                static_cast<std::uint8_t>((sets[1] >> digit & 1) + 2 * (sets[2] >> digit & 1));
        ++box;
    }
    return columns;
}

// The number of digits that share each combination of columns: the number of orders depends only on this. Two bits for
// each of 27 combinations; the columns of the third box are sorted, because their names do not matter.
std::uint64_t key_of(const BoxColumns& columns) {
    constexpr int bits = 2 * box_side * box_side;
    std::uint64_t counts = 0;
    for (int digit = 0; digit < side; ++digit)
        counts += std::uint64_t{1} << (2 * (columns[0][digit] + box_side * columns[1][digit]) +
                                       bits * columns[2][digit]);
    const std::uint64_t mask = (std::uint64_t{1} << bits) - 1;
    std::uint64_t a = counts & mask, b = counts >> bits & mask, c = counts >> 2 * bits;
    if (a > b) std::swap(a, b);
    if (b > c) std::swap(b, c);
    if (a > b) std::swap(a, b);
    return c << 2 * bits | b << bits | a;
}

}  // namespace

SolutionSampler::SolutionSampler() : known_(std::size_t{1} << 13) {}

std::uint32_t SolutionSampler::orders(const BoxColumns& columns) {
    const std::uint64_t key = key_of(columns);
    const std::size_t mask = known_.size() - 1;
    std::size_t at = (key * 0x9e3779b97f4a7c15u) >> 51 & mask;
    while (known_[at].key != 0 && known_[at].key != key) at = (at + 1) & mask;
    if (known_[at].key == 0) known_[at] = {key, count_orders(columns)};
    return known_[at].orders;
}

Grid SolutionSampler::next(Rng& rng) {
    // Draws two of the three boxes of each band, then a bound for f x f', which rejects most draws before the rest is
    // drawn.
    while (true) {
        std::uint32_t number = rng.below(move_count * box_orders * move_count * move_count);
        const auto next = [&number](std::uint32_t count) {
            return std::exchange(number, number / count) % count;
        };
        const FirstMove& first = first_moves[next(move_count)];
        const std::uint32_t second_move = next(move_count), spread = next(move_count), second_order = number;
        const BoxSets second = ordered_box(spread, 0, second_order),
                      middle_second = moved(second, second_move);
        const std::uint32_t keep = rng.below(most_orders * most_orders);  // keep if below f x f'
        const std::uint32_t most_middle = most_orders_of(first.middle_pairs, pairs_of(middle_second));
        if (keep >= most_middle * most_orders) continue;
        const BoxSets lowest_second = left_by(second, middle_second);
        if (keep >= most_middle * most_orders_of(first.lowest_pairs, pairs_of(lowest_second))) continue;

        number = rng.below(box_orders * move_count);
        const std::uint32_t third_move = next(move_count), third_order = number;
        const BoxSets third = ordered_box(spread, 1, third_order), middle_third = moved(third, third_move);
        const BoxColumns middle = columns_of(first.middle, middle_second, middle_third);
        const BoxColumns lowest = columns_of(first.lowest, lowest_second, left_by(third, middle_third));
        if (keep >= orders(middle) * orders(lowest)) continue;

        Grid grid;
        write_box(BoxRows{{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}}}, 0, grid, 0);
        write_box(rows_of[spread][0], second_order, grid, 1);
        write_box(rows_of[spread][1], third_order, grid, 2);
        write_random_order(middle, rng, grid, box_side);
        write_random_order(lowest, rng, grid, 2 * box_side);
        std::array<Digit, side> names{0, 1, 2, 3, 4, 5, 6, 7, 8};
        rng.shuffle(std::span<Digit>(names));
        for (auto& value : grid.values) value = names[value - 1] + 1;
        return grid;
    }
}

}  // namespace nonet::generate
