#include "explain/qiu_evidence.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "explain/deadly_evidence.hpp"
#include "techniques/position.hpp"

namespace nonet {
namespace {

constexpr std::string_view exocet_prefix = "qiu_pattern.";

// Two lines in the columns that may change: the digits of each, from left to right.
struct Lines {
    std::array<std::array<Digit, side>, 2> at{};
};

// All ways to fill two lines.
class LineFillings {
 public:
    LineFillings(int columns, DigitSet first, DigitSet second, Digit a, Digit b)
        : columns_(columns), digits_{first, second}, a_(a), b_(b) {
        plain_ = (first & second) - (DigitSet::of(a) | DigitSet::of(b));
    }

    // Whether each filling has a twin.
    bool have_twins() { return fill(0, 0, digits_[0]); }

 private:
    // Fills one line after the other.  The digits that both lines have are interchangeable, except a and b, and so are the
    // columns outside the crossing.  So the first line takes both in order.
    bool fill(int line, int column, DigitSet left) {
        if (column == columns_) return line == 0 ? fill(1, 0, digits_[1]) : !is_of_pattern() || has_twin();
        const DigitSet plain = left & plain_;
        for (Digit digit : left) {
            if (line == 0 && plain.contains(digit) && digit != plain.first()) continue;
            if (line == 0 && column > 2 && digit < lines_.at[0][column - 1]) continue;
            if (!fits(line, column, digit)) continue;
            lines_.at[line][column] = digit;
            if (!fill(line, column + 1, left - DigitSet::of(digit))) return false;
        }
        return true;
    }

    // Whether the digit is new in its column and in the crossing, which is in one box.  The corners have a in the first column
    // and b in the second.
    bool fits(int line, int column, Digit digit) const {
        if ((column == 0 && digit == a_) || (column == 1 && digit == b_)) return false;
        if (line == 0) return true;
        const auto& above = lines_.at[0];
        return column < 2 ? digit != above[0] && digit != above[1] : digit != above[column];
    }

    // Whether both digits are in the crossing, each in the other's column.
    bool is_of_pattern() const {
        const auto in = [&](int column, Digit digit) {
            return lines_.at[0][column] == digit || lines_.at[1][column] == digit;
        };
        return in(0, b_) && in(1, a_);
    }

    bool has_twin() const {
        const Digit with_b = lines_.at[lines_.at[0][0] == b_ ? 1 : 0][0];
        const Digit with_a = lines_.at[lines_.at[0][1] == a_ ? 1 : 0][1];
        for (unsigned turns = 0; turns < 4; ++turns) {
            Lines twin = lines_;
            twin.at[0][0] = (turns & 1u) != 0 ? a_ : with_b;
            twin.at[1][0] = (turns & 1u) != 0 ? with_b : a_;
            twin.at[0][1] = (turns & 2u) != 0 ? b_ : with_a;
            twin.at[1][1] = (turns & 2u) != 0 ? with_a : b_;
            if (can_turn(twin)) return true;
        }
        return false;
    }

    // Swaps the two cells of a column as long as a line has a digit twice; no column more than once.
    bool can_turn(Lines twin) const {
        unsigned turned = 3;  // the crossing stays as it is
        while (const std::optional<std::array<int, 2>> same = find_same(twin)) {
            const auto [left, right] = *same;
            const int column = (turned >> right & 1u) == 0 ? right : left;
            if ((turned >> column & 1u) != 0) return false;
            turned |= 1u << column;
            std::swap(twin.at[0][column], twin.at[1][column]);
        }
        DigitSet first;
        for (int column = 0; column < columns_; ++column) first.insert(twin.at[0][column]);
        return first == digits_[0];  // so the other line has its own, too: every column kept its digits
    }

    std::optional<std::array<int, 2>> find_same(const Lines& twin) const {
        for (const auto& line : twin.at)
            for (int left = 0; left < columns_; ++left)
                for (int right = left + 1; right < columns_; ++right)
                    if (line[left] == line[right]) return std::array{left, right};
        return std::nullopt;
    }

    const int columns_;
    const std::array<DigitSet, 2> digits_;
    const Digit a_, b_;
    DigitSet plain_;
    Lines lines_;
};

// The claim of a step, read without trusting it.
class Claim {
 public:
    Claim(const ClassicState& state, const Step& step, const Grid* givens)
        : state_(state),
          givens_(givens),
          corners_(exhibit_of(step, Role::pattern)),
          crossing_(exhibit_of(step, Role::pivot)),
          lines_(exhibit_of(step, Role::cover)),
          extras_(exhibit_of(step, Role::extra)) {}

    bool holds() {
        return is_complete() && lies_right() && are_corners_bare() && is_confined() &&
               look_at_columns(0, {}, {}, 0);
    }

 private:
    bool is_complete() {
        if (corners_ == nullptr || crossing_ == nullptr || lines_ == nullptr || extras_ == nullptr)
            return false;
        if (corners_->cells.size() != 2 || corners_->digits.size() != 2 || crossing_->cells.size() != 4 ||
            lines_->houses.size() != 2)
            return false;
        digits_ = DigitSet(corners_->digits);
        return true;
    }

    // Whether the geometry is right: two lines of a band; the corners in two columns, in one line of another band; the crossing
    // of the lines and columns.
    bool lies_right() {
        const House first = lines_->houses[0], second = lines_->houses[1];
        if (first == second || first >= 2 * side || second >= 2 * side ||
            first / box_side != second / box_side)
            return false;
        turned_ = first >= side;
        rows_ = {first % side, second % side};
        const Cell x = corners_->cells[0].cell, y = corners_->cells[1].cell;
        columns_ = {across(x), across(y)};
        if (along(x) != along(y) || columns_[0] == columns_[1] ||
            columns_[0] / box_side != columns_[1] / box_side || along(x) / box_side == rows_[0] / box_side)
            return false;
        CellSet shown, wanted;
        for (const CellDigits& one : crossing_->cells) shown.insert(one.cell);
        for (int row : rows_)
            for (int column : columns_) wanted.insert(at(row, column));
        return shown == wanted;
    }

    // Whether the corners without the extras are empty cells with only the two digits.
    bool are_corners_bare() const {
        return std::ranges::all_of(corners_->cells, [&](const CellDigits& corner) {
            DigitSet marks = state_.marks[corner.cell];
            for (const auto& [cell, digits] : extras_->cells)
                if (cell == corner.cell) marks -= DigitSet(digits);
            return state_.values[corner.cell] == 0 && (marks - digits_).empty();
        });
    }

    bool is_confined() const {
        const int box = box_of(at(rows_[0], columns_[0]));
        for (int cell = 0; cell < cell_count; ++cell) {
            if (box_of(static_cast<Cell>(cell)) != box) continue;
            const bool crosses = std::ranges::any_of(crossing_->cells,
                                                     [&](const CellDigits& one) { return one.cell == cell; });
            if (crosses ? is_given(static_cast<Cell>(cell))
                        : !(open(static_cast<Cell>(cell)) & digits_).empty())
                return false;
        }
        return true;
    }

    // Tries everything that the fixed columns can hold: for each way, the other columns must be repairable.
    bool look_at_columns(int column, DigitSet first, DigitSet second, int fixed) {
        if (column == side) {
            const Digit a = digits_.first(), b = (digits_ - DigitSet::of(a)).first();
            const DigitSet all = DigitSet::all();
            return can_be_put_right(side - fixed, all - first, all - second, a, b) &&
                   can_be_put_right(side - fixed, all - first, all - second, b, a);
        }
        const Cell above = at(rows_[0], column), below = at(rows_[1], column);
        const bool free = !is_given(above) && !is_given(below);
        if (std::ranges::find(columns_, column) != columns_.end() && !free) return false;
        if (free) return look_at_columns(column + 1, first, second, fixed);
        for (Digit one : open(above) - first)
            for (Digit other : open(below) - second)
                if (one != other && !look_at_columns(column + 1, first | DigitSet::of(one),
                                                     second | DigitSet::of(other), fixed + 1))
                    return false;
        return true;
    }

    bool is_given(Cell cell) const {
        return (givens_ == nullptr ? state_.values[cell] : (*givens_)[cell]) != 0;
    }
    DigitSet open(Cell cell) const {
        const int value = state_.values[cell];
        return value != 0 ? DigitSet::of(static_cast<Digit>(value - 1)) : DigitSet(state_.marks[cell]);
    }
    Cell at(int row, int column) const { return turned_ ? cell_at(column, row) : cell_at(row, column); }
    int along(Cell cell) const { return turned_ ? column_of(cell) : row_of(cell); }
    int across(Cell cell) const { return turned_ ? row_of(cell) : column_of(cell); }

    const ClassicState& state_;
    const Grid* const givens_;
    const Exhibit *const corners_, *const crossing_, *const lines_, *const extras_;
    DigitSet digits_;
    bool turned_ = false;
    std::array<int, 2> rows_{}, columns_{};
};

}  // namespace

bool is_of_qiu(const Step& step) { return step.kind.starts_with(exocet_prefix); }

bool is_deadly_by_lines(const ClassicState& state, const Step& step, const Grid* givens) {
    return Claim(state, step, givens).holds();
}

bool can_be_put_right(int columns, DigitSet first, DigitSet second, Digit a, Digit b) {
    return LineFillings(columns, first, second, a, b).have_twins();
}

}  // namespace nonet
