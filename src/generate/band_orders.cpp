#include "generate/band_orders.hpp"

#include <cstddef>
#include <span>

#include "nonet/contract.hpp"

namespace nonet::generate {
namespace {

constexpr std::size_t choice_count = 27;  // one digit from each of the three columns of a box
constexpr std::uint8_t column_choices[choice_count][box_side]{
    {0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {0, 1, 0}, {0, 1, 1}, {0, 1, 2}, {0, 2, 0}, {0, 2, 1}, {0, 2, 2},
    {1, 0, 0}, {1, 0, 1}, {1, 0, 2}, {1, 1, 0}, {1, 1, 1}, {1, 1, 2}, {1, 2, 0}, {1, 2, 1}, {1, 2, 2},
    {2, 0, 0}, {2, 0, 1}, {2, 0, 2}, {2, 1, 0}, {2, 1, 1}, {2, 1, 2}, {2, 2, 0}, {2, 2, 1}, {2, 2, 2},
};
constexpr std::size_t choices_with_first = 9;  // those in which the first column gives its first digit

// The first row: a choice from each box.
struct FirstRow {
    std::uint8_t choice[box_side];
};

class BandColumns {
 public:
    explicit BandColumns(const BoxColumns& columns) {
        std::array<int, side> sizes{};
        for (int box = 0; box < box_side; ++box)
            for (Digit digit = 0; digit < side; ++digit) {
                const int column = box * box_side + columns[box][digit];
                NONET_EXPECT(sizes[column] < box_side);
                digits_[column][sizes[column]++] = digit;
            }
        find_first_rows();
    }

    // Of the six orders that only permute the rows of a band, one is enough: the one in which the first column is as
    // listed. These are the first rows possible in that order.
    std::span<const FirstRow> first_rows() const { return std::span(rows_).first(row_count_); }

    // Once the first row is chosen, each column has two digits left, and each digit two columns: they form rings. In
    // every ring the two remaining rows can be exchanged; in the ring of the first column they are not.
    struct Rings {
        int count = 0;
        std::array<std::uint8_t, side> of;             // of each column
        std::array<Digit, side> first, second, third;  // the three rows
    };
    Rings rings_after(const FirstRow& row) const;

 private:
    void find_first_rows();

    std::array<std::array<Digit, box_side>, side> digits_{};
    std::array<FirstRow, choices_with_first * choice_count> rows_;
    std::size_t row_count_ = 0;
};

// The digits that two boxes leave must be a choice of the third.
void BandColumns::find_first_rows() {
    constexpr unsigned all_digits = (1u << side) - 1;
    std::array<std::array<std::uint16_t, choice_count>, box_side> sets;
    for (std::size_t box = 0; box < box_side; ++box)
        for (std::size_t i = 0; i < choice_count; ++i) {
            unsigned set = 0;
            for (std::size_t column = 0; column < box_side; ++column)
                set |= 1u << digits_[box * box_side + column][column_choices[i][column]];
            sets[box][i] = static_cast<std::uint16_t>(set);
        }
    std::array<std::uint8_t, all_digits + 1>
        third_choice{};  // 0: not a choice, otherwise its number plus one
    for (std::size_t i = 0; i < choice_count; ++i)
        third_choice[sets[2][i]] = static_cast<std::uint8_t>(i + 1);
    for (std::size_t first = 0; first < choices_with_first; ++first)
        for (std::size_t second = 0; second < choice_count; ++second) {
            // If the two share a digit, more than three are left, which is not a choice either.
            const std::uint8_t third = third_choice[all_digits ^ (sets[0][first] | sets[1][second])];
            rows_[row_count_] = {{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second),
                                  static_cast<std::uint8_t>(third - 1)}};
            row_count_ += third != 0;
        }
}

BandColumns::Rings BandColumns::rings_after(const FirstRow& row) const {
    Rings rings;
    std::array<std::uint8_t, side> column_sums{}, digit_sums{};  // of the rest: one gives the other
    for (std::size_t column = 0; column < side; ++column) {
        const auto& three = digits_[column];
        const std::size_t at = column_choices[row.choice[column / box_side]][column % box_side];
        const Digit a = three[at == 0 ? 1 : 0], b = three[at == 2 ? 1 : 2];
        rings.first[column] = three[at];
        column_sums[column] = a + b;
        for (Digit digit : {a, b}) digit_sums[digit] = static_cast<std::uint8_t>(digit_sums[digit] + column);
        rings.second[column] = a;
    }
    // Follows a ring: the digit that a column shows in the second row is in the third row of its other column.
    unsigned left = (1u << side) - 1;
    for (unsigned start = 0; left != 0; ++start) {
        if (!(left >> start & 1)) continue;
        Digit digit = rings.second[start];
        for (unsigned column = start; left >> column & 1;) {
            left &= ~(1u << column);
            const auto other = static_cast<Digit>(column_sums[column] - digit);
            rings.second[column] = digit, rings.third[column] = other;
            rings.of[column] = static_cast<std::uint8_t>(rings.count);
            column = digit_sums[other] - column;
            digit = other;
        }
        ++rings.count;
    }
    return rings;
}

}  // namespace

std::uint32_t count_orders(const BoxColumns& box_columns) {
    const BandColumns columns(box_columns);
    std::uint32_t orders = 0;
    for (const FirstRow& row : columns.first_rows()) orders += 1u << (columns.rings_after(row).count - 1);
    return order_count * orders;
}

void write_random_order(const BoxColumns& box_columns, Rng& rng, Grid& grid, int top_row) {
    constexpr std::uint32_t exchanges = 8;  // a ring has two columns or more, so there are four rings at most
    const BandColumns columns(box_columns);
    const auto rows = columns.first_rows();
    while (true) {
        std::uint32_t number = rng.below(static_cast<std::uint32_t>(rows.size()) * exchanges * order_count);
        const auto& order = orders_of_three[number % order_count];
        number /= order_count;
        const std::uint32_t exchanged = number % exchanges << 1;  // never the first ring
        const BandColumns::Rings rings = columns.rings_after(rows[number / exchanges]);
        if (exchanged >> rings.count != 0) continue;
        for (std::size_t column = 0; column < side; ++column) {
            const bool exchange = exchanged >> rings.of[column] & 1;
            const auto put = [&](int row, Digit digit) {
                grid[cell_at(top_row + order[row], static_cast<int>(column))] = digit + 1;
            };
            put(0, rings.first[column]);
            put(1, exchange ? rings.third[column] : rings.second[column]);
            put(2, exchange ? rings.second[column] : rings.third[column]);
        }
        return;
    }
}

}  // namespace nonet::generate
