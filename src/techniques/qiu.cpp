// Qiu's deadly pattern: two lines of a band, the four cells of a box where they cross two columns, and two cells of these
// columns outside the band.
//
//      C C . | . . 5 | . 7 .      C  crossing: in their box, a and b are only in these four cells
//      C C . | . . 7 | . . .      5, 7  fixed columns, with a given in at least one of the two lines: except for one digit,
//      . . . | . . . | . . .            both lines have the same digits there
//      ------+-------+------
//      X Y . | . . . | . . .      X, Y  the corners: they cannot be just a and b
//
// If they were, the two could be exchanged, and a and b would change columns in the crossing.  If a line then has a digit twice,
// swap the two cells of the column with the other occurrence, and continue until both lines are right.  These columns have no
// givens, and each row, column and box keeps its digits: there would be two solutions.
//
// Types 1 to 3 are explained in deadly.hpp.  Type 4: in a house of both corners, one of a and b has no place except the corners,
// so the other is in neither of them.
//
// Cost: 18 pairs of lines with nine pairs of columns; for pairs of digits that the crossing confines, six lines of corners.

#include "techniques/deadly.hpp"
#include "techniques/view.hpp"

namespace nonet {
namespace {

class QiuSearch {
 public:
    QiuSearch(const Position& position, Steps& steps, View view)
        : position_(position), steps_(steps), view_(view) {}

    void find() {
        for (int first = 0; first < side; ++first)
            for (int second = first + 1; second < (first / box_side + 1) * box_side; ++second)
                if (choose_columns(first, second)) try_lines(first, second);
    }

 private:
    Cell cell(int row, int column) const { return view_.cell(row, column); }
    House line(int row) const { return view_.row(row); }
    bool is_given(Cell one) const {
        const Grid* givens = steps_.request().givens;
        return givens == nullptr ? position_.value(one) != 0 : (*givens)[one] != 0;
    }

    // Returns the digits that a cell of a fixed column may hold.
    DigitSet may_hold(Cell one) const {
        const int value = position_.value(one);
        return value != 0 ? DigitSet::of(static_cast<Digit>(value - 1)) : position_.candidates(one);
    }

    // Finds the columns without givens in these lines; returns whether in the other columns both lines have the same digits
    // except for one.
    bool choose_columns(int first, int second) {
        free_ = 0;
        DigitSet known, other;
        DigitSet open = DigitSet::all();
        int open_cells = 0;
        for (int column = 0; column < side; ++column) {
            const Cell above = cell(first, column), below = cell(second, column);
            if (!is_given(above) && !is_given(below)) {
                free_ |= 1u << column;
                continue;
            }
            for (Cell one : {above, below}) {
                if (position_.value(one) == 0) {
                    ++open_cells;
                    open = position_.candidates(one);
                } else {
                    (one == above ? known : other) |= may_hold(one);
                }
            }
        }
        if (open_cells > 1) return false;
        if (open_cells == 0) return (known - other).size() <= 1;
        // The line with the open cell has one digit less.
        const DigitSet& fewer = known.size() < other.size() ? known : other;
        const DigitSet& more = known.size() < other.size() ? other : known;
        const int apart = (fewer - more).size();
        return apart == 0 || (apart == 1 && (open - more).empty());
    }

    void try_lines(int first, int second) {
        for (int left = 0; left < side; ++left)
            for (int right = left + 1; right < (left / box_side + 1) * box_side; ++right) {
                if ((free_ >> left & 1u) == 0 || (free_ >> right & 1u) == 0) continue;
                if (steps_.enough() || steps_.spend()) return;
                try_crossing(
                    first, second, left, right,
                    {cell(first, left), cell(first, right), cell(second, left), cell(second, right)});
            }
    }

    void try_crossing(int first, int second, int left, int right, const std::array<Cell, 4>& crossing) {
        DigitSet outside;
        for (Cell one : house_cells[houses_of(crossing[0])[2]])
            if (std::ranges::find(crossing, one) == crossing.end()) outside |= may_hold(one);
        const DigitSet confined = DigitSet::all() - outside;
        for (Digit a : confined)
            for (Digit b : confined) {
                if (b <= a) continue;
                const DigitSet digits = DigitSet::of(a) | DigitSet::of(b);
                if (std::ranges::any_of(crossing, [&](Cell one) {
                        return position_.value(one) != 0 && !(may_hold(one) & digits).empty();
                    }))
                    continue;
                Exhibit cells{.role = Role::pivot};
                for (Cell one : crossing) cells.cells.push_back({one, position_.candidates(one) & digits});
                try_corners(first, {left, right}, digits,
                            {{.role = Role::cover, .houses = {line(first), line(second)}}, std::move(cells)});
            }
    }

    void try_corners(int first, std::array<int, 2> columns, DigitSet digits, std::vector<Exhibit> shown) {
        DeadlySearch deadly(position_, steps_, digits, std::move(shown));
        for (int row = 0; row < side; ++row) {
            if (row / box_side == first / box_side || steps_.enough()) continue;
            const std::vector<Cell> corners = {cell(row, columns[0]), cell(row, columns[1])};
            if (!deadly.fits(corners[0]) || !deadly.fits(corners[1])) continue;
            deadly.conclude(corners);
            for (House house : {line(row), houses_of(corners[0])[2]})
                for (Digit digit : digits) leave_other(deadly, house, digit, digits, corners);
        }
    }

    // Adds a step of type 4.
    void leave_other(DeadlySearch& deadly, House house, Digit kept, DigitSet digits,
                     const std::vector<Cell>& corners) {
        if ((position_.cells(kept) & house_sets[house]).size() != 2) return;
        std::vector<CellDigits> open;
        Removals removals;
        for (Cell corner : corners) {
            removals.add(corner, digits - DigitSet::of(kept));
            const DigitSet more = position_.candidates(corner) - digits;
            if (!more.empty()) open.push_back({corner, more});
        }
        if (open.size() < 2) return;  // type 1 removes more
        if (Step* step = deadly.add(3, corners, open, removals); step != nullptr && steps_.evidence())
            step->exhibits.push_back({.role = Role::base, .houses = {house}, .digits = DigitSet::of(kept)});
    }

    const Position& position_;
    Steps& steps_;
    const View view_;
    unsigned free_ = 0;  // a bit for each column
};

void find_qiu_patterns(const Position& position, Steps& steps) {
    for (bool turned : {false, true}) QiuSearch(position, steps, {turned}).find();
    steps.keep_first();
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord qiu_records[] = {
    {{"qiu_pattern", "Qiu's Deadly Pattern", "Two digits could be swapped in two cells and in a crossing that confines them, so one of the cells holds another digit.", {}, true},
     {{"qiu_pattern.type_1", "Qiu's Deadly Pattern type 1",
       R"(If {ring} held only {digits}, these digits could be swapped: they would also be swapped in {pivot}, their only places in that box, and {cover} could be rearranged to match. The puzzle would then have two solutions. Only {extras} can prevent this. So {so}.)"},
      {"qiu_pattern.type_2", "Qiu's Deadly Pattern type 2",
       R"(If {ring} held only {digits}, these digits could be swapped: they would also be swapped in {pivot}, their only places in that box, and {cover} could be rearranged to match. The puzzle would then have two solutions. So {extras} must be true, and no cell that sees them all can hold that digit. So {so}.)"},
      {"qiu_pattern.type_3", "Qiu's Deadly Pattern type 3",
       R"(If {ring} held only {digits}, these digits could be swapped: they would also be swapped in {pivot}, their only places in that box, and {cover} could be rearranged to match. The puzzle would then have two solutions. So {extras} must be true: these cells act as a single cell that forms a naked set of {set} with {partners}. So {so}.)"},
      {"qiu_pattern.type_4", "Qiu's Deadly Pattern type 4",
       R"(If {ring} held only {digits}, these digits could be swapped: they would also be swapped in {pivot}, their only places in that box, and {cover} could be rearranged to match. The puzzle would then have two solutions. In {base}, one of {ring} is {set}, so the other cell holds neither of the two digits. So {so}.)"}},
     find_qiu_patterns},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family qiu{qiu_records};
}

}  // namespace nonet
