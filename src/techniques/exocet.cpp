// Junior exocet: two base cells of a line within a box, and a target in each of the other two boxes of their band.
//
//      B B w | . . . | . . .      B  base: two cells with three or four digits between them
//      . . w | T . . | . c .      T  targets, in the band's other lines
//      . . w | c . . | . T .      c  their companions: none of the digits
//      ------+-------+------      w, the columns of the targets: the cross-lines
//      . . w | x . . | . y .
//
// Outside the band each base digit's places in the three cross-lines are covered by two lines.  The digit of a base cell
// cannot stand in the cross-lines within the band but at a target; without one it would need three places outside, of
// three rows.  So the targets hold the two digits of the base.
//
// Cost: 162 pairs of base cells, with up to 36 pairs of targets each.

#include "techniques/removals.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

// The grid with rows and columns exchanged, or not: a band is three rows, as seen.
struct View {
    bool turned;

    Cell cell(int row, int column) const {
        return static_cast<Cell>(turned ? column * side + row : row * side + column);
    }
    House row(int index) const { return static_cast<House>(turned ? first_column + index : index); }
    House column(int index) const { return row_view().row(index); }

 private:
    View row_view() const { return {!turned}; }
};

struct Target {
    int row, column;
};

struct Exocet {
    View view;
    std::array<Cell, 2> base, targets;
    DigitSet digits;
    std::array<House, 3> cross_lines;
};

class ExocetSearch {
 public:
    ExocetSearch(const Position& position, Steps& steps, View view)
        : position_(position), steps_(steps), view_(view) {}

    void find() {
        for (int row = 0; row < side; ++row)
            for (int stack = 0; stack < box_side; ++stack)
                for (int without = 0; without < box_side; ++without) {
                    if (steps_.enough() || steps_.spend()) return;
                    try_base(row, stack, stack * box_side + without);
                }
    }

 private:
    // The two cells of a mini-row that are not in column `cross`.
    void try_base(int row, int stack, int cross) {
        std::array<Cell, 2> base{};
        int next = 0;
        for (int column = stack * box_side; column < (stack + 1) * box_side; ++column)
            if (column != cross) base[next++] = view_.cell(row, column);
        if (position_.value(base[0]) != 0 || position_.value(base[1]) != 0) return;
        const DigitSet digits = position_.candidates(base[0]) | position_.candidates(base[1]);
        if (digits.size() < 3 || digits.size() > 4) return;
        const auto first = targets(row, (stack + 1) % box_side, digits);
        const auto second = targets(row, (stack + 2) % box_side, digits);
        for (const Target& a : first)
            for (const Target& b : second) {
                if (!is_covered(row, {cross, a.column, b.column}, digits)) continue;
                add({view_,
                     base,
                     {view_.cell(a.row, a.column), view_.cell(b.row, b.column)},
                     digits,
                     {view_.column(cross), view_.column(a.column), view_.column(b.column)}});
                if (steps_.enough()) return;
            }
    }

    // The cells of a box that can be a target: a base digit fits, and none in the column's cell in the third row.
    std::vector<Target> targets(int base_row, int stack, DigitSet digits) const {
        std::vector<Target> found;
        const int top = base_row / box_side * box_side;
        for (int row = top; row < top + box_side; ++row) {
            if (row == base_row) continue;
            const int third = 3 * top + 3 - base_row - row;  // the three rows add up to 3 * top + 3
            for (int column = stack * box_side; column < (stack + 1) * box_side; ++column) {
                const bool fits = !(position_.candidates(view_.cell(row, column)) & digits).empty();
                if (fits && !may_hold(view_.cell(third, column), digits)) found.push_back({row, column});
            }
        }
        return found;
    }

    bool may_hold(Cell cell, DigitSet digits) const {
        const int value = position_.value(cell);
        return value != 0 ? digits.contains(static_cast<Digit>(value - 1))
                          : !(position_.candidates(cell) & digits).empty();
    }

    // Whether two lines cover each digit's places in the three columns outside the band.
    bool is_covered(int base_row, std::array<int, 3> columns, DigitSet digits) const {
        for (Digit digit : digits) {
            std::array<unsigned, 3> rows{};
            for (int row = 0; row < side; ++row) {
                if (row / box_side == base_row / box_side) continue;
                for (int i = 0; i < 3; ++i)
                    if (may_hold(view_.cell(row, columns[i]), DigitSet::of(digit))) rows[i] |= 1u << row;
            }
            const auto lines = [](unsigned set) { return count_of(static_cast<std::uint16_t>(set)); };
            const bool covered = rows[0] == 0 || rows[1] == 0 || rows[2] == 0 ||
                                 lines(rows[0] | rows[1]) <= 1 || lines(rows[0] | rows[2]) <= 1 ||
                                 lines(rows[1] | rows[2]) <= 1 || lines(rows[0] | rows[1] | rows[2]) <= 2;
            if (!covered) return false;
        }
        return true;
    }

    void add(const Exocet& found) {
        Removals removals;
        DigitSet at_targets;
        for (Cell target : found.targets) {
            removals.add(target, position_.candidates(target) - found.digits);
            at_targets |= position_.candidates(target);
        }
        for (Cell cell : found.base) removals.add(cell, position_.candidates(cell) - at_targets);
        if (removals.empty()) return;
        Step& step = steps_.add();
        step.remove = removals.list();
        if (!steps_.evidence()) return;
        Exhibit base{.role = Role::pivot, .digits = found.digits}, targets{.role = Role::pincer};
        for (Cell cell : found.base) base.cells.push_back({cell, position_.candidates(cell)});
        for (Cell cell : found.targets)
            targets.cells.push_back({cell, position_.candidates(cell) & found.digits});
        const auto& lines = found.cross_lines;
        step.exhibits = {
            std::move(base),
            std::move(targets),
            {.role = Role::base, .houses = {lines.begin(), lines.end()}, .digits = found.digits}};
    }

    const Position& position_;
    Steps& steps_;
    View view_;
};

void find_junior_exocets(const Position& position, Steps& steps) {
    for (bool turned : {false, true}) ExocetSearch(position, steps, {turned}).find();
    steps.keep_first();
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord table[] = {
    {{"junior_exocet", "Junior Exocet", "Two cells of a box whose digits must be repeated by two targets in the other boxes of their band."},
     {{.sentence = R"({pivot} have {set} between them. In {base}, each of these digits has too few places outside their band: one that {pivot} hold needs one of {pincers} as well. There are two such digits and two such cells, so both pairs hold the same digits. So {so}.)"}},
     find_junior_exocets},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family exocet{table};
}

}  // namespace nonet
