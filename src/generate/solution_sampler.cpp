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

// How a move spreads the digits of the first box over the rows of the other two.
// spread[k][box][digit]: 3 * row + how many smaller digits go to that row.
constexpr auto spread = [] {
    std::array<std::array<std::array<std::uint8_t, side>, 2>, move_count> table{};
    for (int k = 0; k < move_count; ++k) {
        int sizes[2][box_side]{};
        for (int digit = 0; digit < side; ++digit) {
            const int second = moves[k][digit], third = other_than(digit / box_side, second);
            table[k][0][digit] = static_cast<std::uint8_t>(box_side * second + sizes[0][second]++);
            table[k][1][digit] = static_cast<std::uint8_t>(box_side * third + sizes[1][third]++);
        }
    }
    return table;
}();

// The first band by digits.  The first box is 123/456/789, so that digit d stands in row d / 3 of it.
struct FirstBand {
    // [box][digit]: 3 * column + row, both within the box
    std::array<std::array<std::uint8_t, side>, box_side> place;

    // One number below 56 * 6^6 stands for the row of each digit in the second box and for six orders of three.
    explicit FirstBand(std::uint32_t number) {
        const auto& slots = spread[number % move_count];
        number /= move_count;
        for (Digit digit = 0; digit < side; ++digit)
            place[0][digit] = static_cast<std::uint8_t>(box_side * (digit % box_side) + digit / box_side);
        for (int box = 0; box < 2; ++box) {
            std::uint8_t places[side];
            for (int row = 0; row < box_side; ++row, number /= order_count)
                for (int i = 0; i < box_side; ++i)
                    places[box_side * row + i] =
                        static_cast<std::uint8_t>(box_side * orders_of_three[number % order_count][i] + row);
            for (Digit digit = 0; digit < side; ++digit) place[box + 1][digit] = places[slots[box][digit]];
        }
    }

    // The columns of the middle band: a number below 56^3 moves each digit to another column of its box.
    BoxColumns middle(std::uint32_t number) const {
        BoxColumns columns;
        for (int box = 0; box < box_side; ++box, number /= move_count) {
            const auto& move = moves[number % move_count];
            for (Digit digit = 0; digit < side; ++digit) columns[box][digit] = move[place[box][digit]];
        }
        return columns;
    }

    // The columns of the lowest band: those that are left.
    BoxColumns lowest(const BoxColumns& middle) const {
        BoxColumns columns;
        for (int box = 0; box < box_side; ++box)
            for (Digit digit = 0; digit < side; ++digit)
                columns[box][digit] = other_than(place[box][digit] / box_side, middle[box][digit]);
        return columns;
    }

    void write(Grid& grid) const {
        for (int box = 0; box < box_side; ++box)
            for (Digit digit = 0; digit < side; ++digit)
                grid[cell_at(place[box][digit] % box_side, box * box_side + place[box][digit] / box_side)] =
                    digit + 1;
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

// Of the 6 orders that put the rows of a band differently, one is enough: the one in which the first column is as listed.
// Its ring, the first, is never exchanged.
template <class Found>
void for_each_first_row(const Columns& columns, Found found) {
    Row row{};
    row[0] = columns.digits[0][0];
    for_each_row(columns, row, 1, DigitSet::of(row[0]), found);
}

std::uint32_t ring_orders(const Columns& columns, const Row& first) {
    std::uint32_t orders = 1, rings = 0;
    for_each_ring(columns, first, [&](auto) { orders <<= rings++ != 0; });
    return orders;
}

std::uint32_t count_orders(const BoxColumns& box_columns) {
    const Columns columns(box_columns);
    std::uint32_t orders = 0;
    for_each_first_row(columns,
                       [&](const Row& first) { return orders += ring_orders(columns, first), false; });
    return order_count * orders;
}

// One of the orders, by its number: the order of the rows, then the first row, then a bit for each ring but the first.
void write_band(const BoxColumns& box_columns, std::uint32_t number, Grid& grid, int top) {
    const Columns columns(box_columns);
    const auto& rows = orders_of_three[number % order_count];
    number /= order_count;
    const auto write = [&](const Row& first) {
        unsigned exchanged = number << 1;
        for_each_ring(columns, first, [&](auto steps) {
            for (const auto& [column, digit] : steps) {
                const auto& three = columns.digits[column];
                const Digit other =
                    static_cast<Digit>(three[0] + three[1] + three[2] - first[column] - digit);
                grid[cell_at(top + rows[0], column)] = first[column] + 1;
                grid[cell_at(top + rows[1], column)] = (exchanged & 1 ? other : digit) + 1;
                grid[cell_at(top + rows[2], column)] = (exchanged & 1 ? digit : other) + 1;
            }
            exchanged >>= 1;
        });
    };
    for_each_first_row(columns, [&](const Row& first) {
        const std::uint32_t orders = ring_orders(columns, first);
        if (number >= orders) return number -= orders, false;
        return write(first), true;
    });
}

// How many digits share each combination of columns: the number of orders hangs on nothing else.  Two bits for each of
// 27 combinations; the columns of the third box sorted, as their names do not matter.
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
    while (true) {
        const FirstBand first(rng.below(band_count));
        const BoxColumns middle = first.middle(rng.below(move_count * move_count * move_count));
        const std::uint32_t middle_order = rng.below(most_orders);
        if (middle_order >= orders(middle)) continue;
        const BoxColumns lowest = first.lowest(middle);
        const std::uint32_t lowest_order = rng.below(most_orders);
        if (lowest_order >= orders(lowest)) continue;
        Grid grid;
        first.write(grid);
        write_band(middle, middle_order, grid, box_side);
        write_band(lowest, lowest_order, grid, 2 * box_side);
        std::array<Digit, side> names{0, 1, 2, 3, 4, 5, 6, 7, 8};
        rng.shuffle(std::span<Digit>(names));
        for (auto& value : grid.values) value = names[value - 1] + 1;
        return grid;
    }
}

}  // namespace nonet::generate
