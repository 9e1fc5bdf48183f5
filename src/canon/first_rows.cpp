// Row 0 becomes 123456789 for any source row. Row 1 can begin with 456 only if a box of one row holds the same three
// digits as a different box of the other row. Each box takes its digits from the two others, so the same then holds for
// all three boxes, cyclically:
//
//   row 0    a b c | d e f | g h i       next(column): where row 0 has the digit of row 1 in that column
//   row 1    e d f | i h g | b a c       0 -> 4 -> 7 -> 0
//
// With the stacks in this order row 1 is 456 789 and then 1, 2 and 3, in the order in which applying `next` three times
// leads back to the columns of the first stack. So the order of these three columns settles everything, and pairs of rows
// that do not give the smallest end are excluded. One grid in sixty has no such pair: it is left to the search.

#include "canon/first_rows.hpp"

namespace nonet::canon {
namespace {

constexpr std::uint64_t text_of_first_boxes = 0x456789;

// In the order in which the search tries them.
constexpr unsigned orders_of_stacks[][box_side]{{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                                {1, 2, 0}, {2, 1, 0}, {2, 0, 1}};
constexpr unsigned orders_of_columns[][box_side]{{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                                 {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
static_assert(side == 9 && box_side == 3, "the orders of three, and row 1 as it is written above");

// The values of a box of the row, as a set in bits.
unsigned values_in(Nibbles row, unsigned stack) {
    unsigned values = 0;
    for (unsigned i = 0; i < box_side; ++i) values |= 1u << row[stack * box_side + i];
    return values;
}

class PairsOfRows {
 public:
    explicit PairsOfRows(const SourceRows& source) : source_(source) {}

    FirstRows find() {
        for (unsigned transposed = 0; transposed < 2; ++transposed)
            for (unsigned first = 0; first < side; ++first) look_at(transposed, first);
        return std::move(found_);
    }

 private:
    // Examines the pairs that begin with this row.
    void look_at(unsigned transposed, unsigned first) {
        const auto& rows = source_.rows[transposed];
        const unsigned band = first - first % box_side;
        const unsigned lowest = values_in(rows[first], 0);
        Nibbles next[2];
        unsigned seconds[2], count = 0;
        for (unsigned row = band; row < band + box_side; ++row) {
            if (row == first) continue;
            if (values_in(rows[row], 1) != lowest && values_in(rows[row], 2) != lowest) continue;
            Nibbles column_of;
            for (unsigned column = 0; column < side; ++column) column_of.set(rows[first][column], column);
            for (unsigned column = 0; column < side; ++column)
                next[count].set(column, column_of[rows[row][column]]);
            seconds[count++] = row;
        }
        for (const auto& stacks : orders_of_stacks)
            for (unsigned i = 0; i < count; ++i)
                if (next[i][stacks[0] * box_side] / box_side == stacks[1]) {
                    Partial way;
                    way.transposed = transposed != 0;
                    way.rows[0] = static_cast<std::uint8_t>(first);
                    way.rows[1] = static_cast<std::uint8_t>(seconds[i]);
                    order_columns(way, stacks[0] * box_side, next[i]);
                }
    }

    // Tries all orders of the columns of the first stack.
    void order_columns(const Partial& begun, unsigned stack_begin, Nibbles next) {
        for (const auto& order : orders_of_columns) {
            unsigned position_of[box_side];
            for (unsigned i = 0; i < box_side; ++i) position_of[order[i]] = i;
            std::uint64_t text = text_of_first_boxes;
            for (unsigned i : order)
                text = text << 4 | (position_of[next[next[next[stack_begin + i]]] - stack_begin] + 1);
            if (!found_.ways.empty() && text > found_.second) continue;
            if (text < found_.second) found_.ways.clear();
            found_.second = text;
            keep(begun, stack_begin, order, next);
        }
    }

    void keep(const Partial& begun, unsigned stack_begin, const unsigned* order, Nibbles next) {
        Partial& way = found_.ways.emplace_back(begun);
        const Nibbles first_row = source_.rows[way.transposed][way.rows[0]];
        for (unsigned i = 0; i < box_side; ++i) {
            unsigned column = stack_begin + order[i];
            for (unsigned position = i; position < side; position += box_side, column = next[column]) {
                way.put(position, column);
                way.labels.set(first_row[column], position + 1);
            }
        }
        way.unused &= static_cast<std::uint16_t>(~(1u << way.rows[0] | 1u << way.rows[1]));
        way.ends = Partial::all_ends;  // so the column in which a digit was first seen no longer matters
        way.seen = side;
        way.open = 0;
    }

    const SourceRows& source_;
    FirstRows found_;
};

}  // namespace

FirstRows find_first_rows(const SourceRows& source) { return PairsOfRows(source).find(); }

}  // namespace nonet::canon
