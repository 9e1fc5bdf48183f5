// Double exocet: two junior exocets of a band with the same four digits and the same cross-lines.
//
//      B B w | . T . | . . .      B and T: base and targets of one;
//      t . . | . x b | . b' .     b and t: base and targets of the other, whose base is in another box
//      . . . | . . . | . T t
//
// No digit is in both bases.  It would be in three boxes of the band, and in the third box it would need the target of each
// exocet, which are two different cells.  So each of the four digits is in one base, in one target of that exocet, and outside
// the band in two of the cross-lines.  A digit is removed where none of its ways leaves room for it: from the rest of lines that
// it must use, from cells that see a whole base, from base cells and targets.
//
// Cost: that of junior exocets; for each pair of them that fits, four digits with a few dozen ways.

#include <algorithm>

#include "techniques/exocet.hpp"
#include "techniques/removals.hpp"

namespace nonet {
namespace {

// One way of a digit: in the base and a target of an exocet, and twice in the cross-lines outside the band.
struct Way {
    const Exocet* exocet;
    std::array<Cell, 3> cells;  // the target first
};

class DoubleExocetSearch {
 public:
    DoubleExocetSearch(const Position& position, Steps& steps, View view)
        : position_(position), steps_(steps), view_(view) {}

    void find() {
        const std::vector<Exocet> list = junior_exocets(position_, steps_, view_);
        for (std::size_t i = 0; i < list.size(); ++i)
            for (std::size_t j = i + 1; j < list.size(); ++j) {
                if (steps_.enough() || steps_.spend()) return;
                if (fit(list[i], list[j])) conclude(list[i], list[j]);
            }
    }

 private:
    int row_of_view(Cell cell) const { return view_.turned ? column_of(cell) : row_of(cell); }
    House line_of(Cell cell) const { return view_.column(view_.turned ? row_of(cell) : column_of(cell)); }
    int band_of(Cell cell) const { return row_of_view(cell) / box_side; }

    static bool crosses(const Exocet& exocet, House line) {
        return std::ranges::find(exocet.cross_lines, line) != exocet.cross_lines.end();
    }

    bool fit(const Exocet& one, const Exocet& other) const {
        if (one.digits != other.digits || one.digits.size() != 4 ||
            band_of(one.base[0]) != band_of(other.base[0]) || box_of(one.base[0]) == box_of(other.base[0]))
            return false;
        for (House line : one.cross_lines)
            if (!crosses(other, line)) return false;
        return std::ranges::none_of(one.targets, [&](Cell target) {
            return std::ranges::find(other.targets, target) != other.targets.end();
        });
    }

    bool may_hold(Cell cell, Digit digit) const {
        const int value = position_.value(cell);
        return value != 0 ? value == digit + 1 : position_.candidates(cell).contains(digit);
    }

    // Returns the ways of a digit: in a target, and in the two other cross-lines outside the band.
    std::vector<Way> ways_of(Digit digit, const Exocet& exocet) const {
        std::vector<Way> ways;
        if (std::ranges::none_of(exocet.base, [&](Cell cell) { return may_hold(cell, digit); })) return ways;
        for (Cell target : exocet.targets) {
            if (!may_hold(target, digit)) continue;
            std::vector<House> lines;
            for (House line : exocet.cross_lines)
                if (line != line_of(target)) lines.push_back(line);
            for (Cell first : house_cells[lines[0]])
                for (Cell second : house_cells[lines[1]]) {
                    const bool outside =
                        band_of(first) != band_of(target) && band_of(second) != band_of(target);
                    if (outside && row_of_view(first) != row_of_view(second) && may_hold(first, digit) &&
                        may_hold(second, digit))
                        ways.push_back({&exocet, {target, first, second}});
                }
        }
        return ways;
    }

    // Whether the digit can be in the cell if it is placed in this way.
    bool leaves_room(const Way& way, Digit digit, Cell cell, const Exocet& other) const {
        if (std::ranges::find(way.cells, cell) != way.cells.end()) return true;
        if (crosses(*way.exocet, line_of(cell))) return false;
        if (std::ranges::any_of(way.cells, [&](Cell one) { return sees(one, cell); })) return false;
        if (std::ranges::find(other.base, cell) != other.base.end()) return false;
        const auto& base = way.exocet->base;
        if (std::ranges::find(base, cell) != base.end()) return true;
        return !std::ranges::all_of(base, [&](Cell one) { return !may_hold(one, digit) || sees(one, cell); });
    }

    void conclude(const Exocet& one, const Exocet& other) {
        Removals removals;
        for (const Exocet* exocet : {&one, &other})
            for (Cell target : exocet->targets)
                removals.add(target, position_.candidates(target) - one.digits);
        for (Digit digit : one.digits) {
            std::vector<Way> ways = ways_of(digit, one), more = ways_of(digit, other);
            ways.insert(ways.end(), more.begin(), more.end());
            for (Cell cell : position_.cells(digit))
                if (std::ranges::none_of(ways, [&](const Way& way) {
                        return leaves_room(way, digit, cell, way.exocet == &one ? other : one);
                    }))
                    removals.add(cell, DigitSet::of(digit));
        }
        if (removals.empty()) return;
        Step& step = steps_.add();
        step.remove = removals.list();
        if (!steps_.evidence()) return;
        Exhibit bases{.role = Role::pivot, .digits = one.digits}, targets{.role = Role::pincer};
        for (const Exocet* exocet : {&one, &other}) {
            for (Cell cell : exocet->base) bases.cells.push_back({cell, position_.candidates(cell)});
            for (Cell cell : exocet->targets)
                targets.cells.push_back({cell, position_.candidates(cell) & one.digits});
        }
        const auto& lines = one.cross_lines;
        step.exhibits = {std::move(bases),
                         std::move(targets),
                         {.role = Role::base, .houses = {lines.begin(), lines.end()}, .digits = one.digits}};
    }

    const Position& position_;
    Steps& steps_;
    const View view_;
};

void find_double_exocets(const Position& position, Steps& steps) {
    for (bool turned : {false, true}) DoubleExocetSearch(position, steps, {turned}).find();
    steps.keep_first();
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord double_exocet_records[] = {
    {{"double_exocet", "Double Exocet", "Two exocets with the same four digits and the same cross-lines, whose bases share no digit."},
     {{.sentence = R"({pivot} are the base cells of two exocets and {pincers} their target cells, with the digits {set}. In {base}, each of these digits has too few places outside their band, so a digit in a base must also be in a target of the same exocet. So no digit is in both bases, and each of the four digits is in one base, in one target and in two of {base} outside the band. Candidates that fit none of these arrangements are false. So {so}.)"}},
     find_double_exocets},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family double_exocet{double_exocet_records};
}

}  // namespace nonet
