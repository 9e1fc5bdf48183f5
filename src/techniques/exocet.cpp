// Junior exocet: two base cells of a line within a box, and a target in each of the other two boxes of their band.
//
//      B B w | . . . | . . .      B  base: two cells with three or four digits between them
//      . . w | T . . | . c .      T  targets, in the band's other lines
//      . . w | c . . | . T .      c  companions of the targets: they hold none of the digits
//      ------+-------+------      w  with the columns of the targets: the cross-lines
//      . . w | x . . | . y .
//
// Outside the band, two lines cover each base digit's places in the three cross-lines.  Within the band, the digit of a base
// cell cannot be in the cross-lines except at a target.  Without a target it would need three places outside, in three rows. So
// the targets hold the two digits of the base.
//
// Senior exocet: the targets can be anywhere in the cross-lines, at least one of them outside the band.  The condition: every
// way to place a base digit in the three cross-lines that a base cell with that digit leaves open uses a target.
//
// Cost: 162 pairs of base cells, each with up to 36 pairs of targets.  Senior exocets: nine sets of cross-lines for each pair,
// with all ways to place a digit in them.

#include "techniques/exocet.hpp"

#include "nonet/function_ref.hpp"
#include "techniques/removals.hpp"

namespace nonet {
namespace {

struct Target {
    int row, column;
};

class ExocetSearch {
 public:
    using Take = FunctionRef<void(const Exocet&)>;  // called with each exocet

    ExocetSearch(const Position& position, const Steps& steps, View view, bool senior, Take take)
        : position_(position), steps_(steps), view_(view), senior_(senior), take_(take) {}

    void find() {
        for (int row = 0; row < side; ++row)
            for (int stack = 0; stack < box_side; ++stack)
                for (int without = 0; without < box_side; ++without) {
                    if (steps_.enough() || steps_.spend()) return;
                    try_base(row, stack, stack * box_side + without);
                }
    }

 private:
    // Tries the two cells of a mini-row that are not in column `cross` as a base.
    void try_base(int row, int stack, int cross) {
        std::array<Cell, 2> base{};
        int next = 0;
        for (int column = stack * box_side; column < (stack + 1) * box_side; ++column)
            if (column != cross) base[next++] = view_.cell(row, column);
        if (position_.value(base[0]) != 0 || position_.value(base[1]) != 0) return;
        const DigitSet digits = position_.candidates(base[0]) | position_.candidates(base[1]);
        if (digits.size() < 3 || digits.size() > 4) return;
        if (senior_) return try_cross_lines(row, cross, base, digits);
        const auto first = targets(row, (stack + 1) % box_side, digits);
        const auto second = targets(row, (stack + 2) % box_side, digits);
        for (const Target& a : first)
            for (const Target& b : second) {
                if (!is_covered(row, {cross, a.column, b.column}, digits)) continue;
                take_({view_,
                       base,
                       {view_.cell(a.row, a.column), view_.cell(b.row, b.column)},
                       digits,
                       {view_.column(cross), view_.column(a.column), view_.column(b.column)}});
                if (steps_.enough()) return;
            }
    }

    // Returns the possible targets in a box: a base digit fits there, and none fits in the column's cell in the third row.
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

    // ---- Senior exocets.

    void try_cross_lines(int row, int cross, const std::array<Cell, 2>& base, DigitSet digits) {
        for (int x = 0; x < side; ++x)
            for (int y = x + 1; y < side; ++y) {
                if (x / box_side == cross / box_side || y / box_side == cross / box_side ||
                    x / box_side == y / box_side)
                    continue;
                if (steps_.enough() || steps_.spend()) return;
                list_ways(row, {cross, x, y}, digits);
                choose_targets(
                    {view_, base, {}, digits, {view_.column(cross), view_.column(x), view_.column(y)}}, row,
                    {});
            }
    }

    // Lists all ways to place each digit in the three columns if it is in the base.
    void list_ways(int base_row, std::array<int, 3> columns, DigitSet digits) {
        ways_.clear();
        const auto fits = [&](int row, int i, Digit digit) {
            const bool seen = row == base_row || (i == 0 && row / box_side == base_row / box_side);
            return !seen && may_hold(view_.cell(row, columns[i]), DigitSet::of(digit));
        };
        for (Digit digit : digits)
            for (int a = 0; a < side; ++a) {
                if (!fits(a, 0, digit)) continue;
                for (int b = 0; b < side; ++b) {
                    if (b == a || !fits(b, 1, digit)) continue;
                    for (int c = 0; c < side; ++c)
                        if (c != a && c != b && fits(c, 2, digit))
                            ways_.push_back({view_.cell(a, columns[0]), view_.cell(b, columns[1]),
                                             view_.cell(c, columns[2])});
                }
            }
    }

    // Chooses two cells such that each way uses one of them: branches over the three cells of a way that has no chosen cell yet.
    void choose_targets(const Exocet& exocet, int base_row, const CellSet& chosen) {
        if (steps_.enough()) return;
        const auto open = std::ranges::find_if(ways_, [&](const std::array<Cell, 3>& way) {
            return std::ranges::none_of(way, [&](Cell cell) { return chosen.contains(cell); });
        });
        if (open != ways_.end()) {
            if (chosen.size() == 2) return;
            const std::array<Cell, 3> way = *open;
            for (Cell cell : way)
                if (position_.value(cell) == 0) choose_targets(exocet, base_row, chosen | CellSet::of(cell));
            return;
        }
        if (chosen.size() != 2) return;
        const auto is_outside = [&](Cell cell) {
            const int line = view_.turned ? column_of(cell) : row_of(cell);
            return line / box_side != base_row / box_side;
        };
        Exocet found = exocet;
        std::ranges::copy(chosen, found.targets.begin());
        if (is_outside(found.targets[0]) || is_outside(found.targets[1])) take_(found);
    }

    const Position& position_;
    const Steps& steps_;
    View view_;
    const bool senior_;
    const Take take_;
    std::vector<std::array<Cell, 3>> ways_;
};

void add(const Position& position, Steps& steps, const Exocet& found) {
    Removals removals;
    DigitSet at_targets;
    for (Cell target : found.targets) {
        removals.add(target, position.candidates(target) - found.digits);
        at_targets |= position.candidates(target);
    }
    for (Cell cell : found.base) removals.add(cell, position.candidates(cell) - at_targets);
    if (removals.empty()) return;
    Step& step = steps.add();
    step.remove = removals.list();
    if (!steps.evidence()) return;
    Exhibit base{.role = Role::pivot, .digits = found.digits}, targets{.role = Role::pincer};
    for (Cell cell : found.base) base.cells.push_back({cell, position.candidates(cell)});
    for (Cell cell : found.targets) targets.cells.push_back({cell, position.candidates(cell) & found.digits});
    const auto& lines = found.cross_lines;
    step.exhibits = {std::move(base),
                     std::move(targets),
                     {.role = Role::base, .houses = {lines.begin(), lines.end()}, .digits = found.digits}};
}

template <bool senior>
void find_exocets(const Position& position, Steps& steps) {
    const auto take = [&](const Exocet& found) { add(position, steps, found); };
    for (bool turned : {false, true}) ExocetSearch(position, steps, {turned}, senior, take).find();
    steps.keep_first();
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord exocet_records[] = {
    {{"junior_exocet", "Junior Exocet", "Two cells of a box whose digits must be repeated by two targets in the other boxes of their band."},
     {{.sentence = R"({pivot} have only the candidates {set} between them. In {base}, each of these digits has too few places outside their band, so a digit in one of {pivot} must also be in one of {pincers}. There are two such digits and two such cells, so both pairs of cells hold the same two digits. So {so}.)"}},
     find_exocets<false>},
    {{"senior_exocet", "Senior Exocet", "Two cells of a box whose digits must be repeated by two targets, of which one at least is not in their band."},
     {{.sentence = R"({pivot} have only the candidates {set} between them. In every way to place one of these digits in {base}, if one of {pivot} holds it, one of {pincers} holds it too. There are two such digits and two such cells, so both pairs of cells hold the same two digits. So {so}.)"}},
     find_exocets<true>},
};
// clang-format on

}  // namespace

std::vector<Exocet> junior_exocets(const Position& position, const Steps& steps, View view) {
    std::vector<Exocet> found;
    const auto take = [&](const Exocet& exocet) { found.push_back(exocet); };
    ExocetSearch(position, steps, view, false, take).find();
    return found;
}

namespace family {
extern constinit const Family exocet{exocet_records};
}

}  // namespace nonet
