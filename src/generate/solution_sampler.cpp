#include "generate/solution_sampler.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace nonet::generate {
namespace {

constexpr std::uint8_t other_than(int a, int b) { return static_cast<std::uint8_t>(box_side - a - b); }

// Nine things stand in three groups of three; each moves to another group, and the groups have three again.
// moves[k][3 * group + i] is the new group of the i-th thing of a group.
constexpr int move_count = 56;
constexpr auto moves = [] {
    std::array<std::array<std::uint8_t, side>, move_count> table{};
    int next = 0;
    for (unsigned bits = 0; bits < 1u << side; ++bits) {
        std::array<std::uint8_t, side> move{};
        std::array<int, box_side> sizes{};
        for (int i = 0; i < side; ++i) {
            move[i] = static_cast<std::uint8_t>((i / box_side + 1 + (bits >> i & 1)) % box_side);
            ++sizes[move[i]];
        }
        if (sizes == std::array{box_side, box_side, box_side}) table[next++] = move;
    }
    return table;
}();
static_assert(moves.back() != moves.front() && moves.back() != std::array<std::uint8_t, side>{});

constexpr int order_count = 6;
constexpr std::uint8_t orders_of_three[order_count][box_side]{{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                                              {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
constexpr std::uint32_t band_count = 56 * 46656;

// What one number below 56 * 6^6 stands for.
struct FirstBand {
    std::array<std::array<Digit, side>, box_side> rows;
    explicit FirstBand(std::uint32_t number) {
        const auto& move = moves[number % move_count];
        number /= move_count;
        Digit parts[2][box_side][box_side];  // [second or third box][row]
        int sizes[2][box_side]{};
        for (Digit digit = 0; digit < side; ++digit) {
            const int row = digit / box_side, second = move[digit], third = other_than(row, second);
            rows[row][digit % box_side] = digit;
            parts[0][second][sizes[0][second]++] = digit;
            parts[1][third][sizes[1][third]++] = digit;
        }
        for (int box = 0; box < 2; ++box)
            for (int row = 0; row < box_side; ++row, number /= order_count)
                for (int i = 0; i < box_side; ++i)
                    rows[row][(box + 1) * box_side + i] = parts[box][row][orders_of_three[number % order_count][i]];
    }
};

// The two bands below, as column sets.
struct LowerBands {
    BoxColumns middle, lowest;
    LowerBands(const FirstBand& first, std::uint32_t number) {
        for (int box = 0; box < box_side; ++box, number /= move_count) {
            const auto& move = moves[number % move_count];
            for (int column = 0; column < box_side; ++column)
                for (int row = 0; row < box_side; ++row) {
                    const Digit digit = first.rows[row][box * box_side + column];
                    middle[box][digit] = move[column * box_side + row];
                    lowest[box][digit] = other_than(column, middle[box][digit]);
                }
        }
    }
};

// The nine columns with their three digits each.
struct Columns {
    std::array<std::array<Digit, box_side>, side> digits{};
    explicit Columns(const BoxColumns& columns) {
        std::array<int, side> sizes{};
        for (int box = 0; box < box_side; ++box)
            for (Digit digit = 0; digit < side; ++digit) {
                const int column = box * box_side + columns[box][digit];
                digits[column][sizes[column]++] = digit;
            }
    }
};

// The digit that each column shows in one row.
using Row = std::array<Digit, side>;

// Calls `found(row)` for every way to choose a row of nine different digits; stops when it returns true.
template <class Found>
bool for_each_row(const Columns& columns, Row& row, int column, DigitSet used, Found& found) {
    if (column == side) return found(row);
    for (Digit digit : columns.digits[column]) {
        if (used.contains(digit)) continue;
        row[column] = digit;
        if (for_each_row(columns, row, column + 1, used | DigitSet::of(digit), found)) return true;
    }
    return false;
}

// With the first row chosen, each column has two digits left, and each digit two columns: rings.  In every ring the two
// remaining rows can be exchanged.  Calls `ring(columns of the ring)` for each.
template <class Ring>
void for_each_ring(const Columns& columns, const Row& first, Ring ring) {
    std::array<std::array<Digit, 2>, side> left{};
    std::array<std::array<int, 2>, side> places{};
    std::array<int, side> sizes{};
    for (int column = 0; column < side; ++column) {
        int next = 0;
        for (Digit digit : columns.digits[column])
            if (digit != first[column]) left[column][next++] = digit, places[digit][sizes[digit]++] = column;
    }
    unsigned seen = 0;
    for (int start = 0; start < side; ++start) {
        if (seen >> start & 1) continue;
        // Walk: the digit that this column shows in the second row, then the other column that holds it, and so on.
        std::array<std::pair<int, Digit>, side> steps{};
        int length = 0;
        Digit digit = left[start][0];
        for (int column = start; !(seen >> column & 1);) {
            seen |= 1u << column;
            steps[length++] = {column, digit};
            const Digit other = left[column][left[column][0] == digit];
            column = places[other][places[other][0] == column];
            digit = other;
        }
        ring(std::span(steps).first(static_cast<std::size_t>(length)));
    }
}

std::uint32_t ring_orders(const Columns& columns, const Row& first) {
    std::uint32_t orders = 1;
    for_each_ring(columns, first, [&](auto) { orders *= 2; });
    return orders;
}

std::uint32_t count_orders(const BoxColumns& box_columns) {
    const Columns columns(box_columns);
    Row row{};
    std::uint32_t orders = 0;
    auto add = [&](const Row& first) { return orders += ring_orders(columns, first), false; };
    for_each_row(columns, row, 0, {}, add);
    return orders;
}

// One of the orders, by its number: the first row by the orders that it leaves, then a bit for each ring.
void write_band(const BoxColumns& box_columns, std::uint32_t number, Grid& grid, int top) {
    const Columns columns(box_columns);
    Row row{};
    auto choose = [&](const Row& first) {
        const std::uint32_t orders = ring_orders(columns, first);
        if (number >= orders) return number -= orders, false;
        for_each_ring(columns, first, [&](auto steps) {
            for (const auto& [column, digit] : steps) {
                Digit third = 0;
                for (Digit other : columns.digits[column])
                    if (other != first[column] && other != digit) third = other;
                const bool exchanged = number & 1;
                grid[cell_at(top, column)] = first[column] + 1;
                grid[cell_at(top + 1, column)] = (exchanged ? third : digit) + 1;
                grid[cell_at(top + 2, column)] = (exchanged ? digit : third) + 1;
            }
            number >>= 1;
        });
        return true;
    };
    for_each_row(columns, row, 0, {}, choose);
}

// How many digits share each combination of columns: the number of orders hangs on nothing else.  Two bits for each of
// 27 combinations; the columns of the third box sorted, as their names do not matter.
std::uint64_t key_of(const BoxColumns& columns) {
    std::uint32_t counts[box_side]{};
    for (int digit = 0; digit < side; ++digit)
        counts[columns[2][digit]] += 1u << (2 * (columns[0][digit] + box_side * columns[1][digit]));
    if (counts[0] > counts[1]) std::swap(counts[0], counts[1]);
    if (counts[1] > counts[2]) std::swap(counts[1], counts[2]);
    if (counts[0] > counts[1]) std::swap(counts[0], counts[1]);
    return std::uint64_t{counts[2]} << 36 | std::uint64_t{counts[1]} << 18 | counts[0];
}

}  // namespace

SolutionSampler::SolutionSampler() : known_(std::size_t{1} << 14) {}

std::uint32_t SolutionSampler::orders(const BoxColumns& columns) {
    const std::uint64_t key = key_of(columns);
    const std::size_t mask = known_.size() - 1;
    std::size_t at = (key * 0x9e3779b97f4a7c15u) >> 50 & mask;
    while (known_[at].key != 0 && known_[at].key != key) at = (at + 1) & mask;
    if (known_[at].key == 0) {
        ++count_;
        known_[at] = {key, count_orders(columns)};
    }
    return known_[at].orders;
}

Grid SolutionSampler::next(Rng& rng) {
    while (true) {
        const FirstBand first(rng.below(band_count));
        const LowerBands lower(first, rng.below(move_count * move_count * move_count));
        const std::uint32_t middle = rng.below(most_orders);
        if (middle >= orders(lower.middle)) continue;
        const std::uint32_t lowest = rng.below(most_orders);
        if (lowest >= orders(lower.lowest)) continue;
        Grid grid;
        for (int cell = 0; cell < box_side * side; ++cell)
            grid[cell] = first.rows[row_of(cell)][column_of(cell)] + 1;
        write_band(lower.middle, middle, grid, box_side);
        write_band(lower.lowest, lowest, grid, 2 * box_side);
        std::array<Digit, side> names{0, 1, 2, 3, 4, 5, 6, 7, 8};
        rng.shuffle(std::span<Digit>(names));
        for (auto& value : grid.values) value = names[value - 1] + 1;
        return grid;
    }
}

}  // namespace nonet::generate
