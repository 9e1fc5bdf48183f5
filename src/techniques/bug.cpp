// BUG, the bivalue universal grave: a position in which every empty cell has two candidates and every digit
// two places in every house (or none) has two solutions or none.  So in a position that differs from one only
// by a few candidates (the BUG digits of the BUG cells), one of these must be true.
//
//      type 1  one BUG cell: it holds one of its BUG digits
//      type 2  all BUG digits are equal: no cell that sees all BUG cells holds it
//      type 3  the BUG cells act as one cell of a naked set in a house
//      type 4  two BUG cells share a third digit, which must stand in one of them
//
// Cost: one pass over the position; it ends at the first house that does not fit, which is nearly always
// early.

#include "techniques/removals.hpp"
#include "techniques/subsets.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

struct Grave {
    std::vector<Cell> cells;  // in the order in which they were met
    Candidates digits{};      // the BUG digits of each
    DigitSet all;             // of all of them
    CellSet seen_by_all;      // empty cells that see all BUG cells
};

// Gathers the candidates that are too many; false when the position is no BUG.
bool collect(const Position& position, CellSet at_least_three, Grave& grave) {
    for (HouseType type : house_types)
        for (int i = 0; i < side; ++i)
            for (Digit digit = 0; digit < side; ++digit) {
                const auto house = static_cast<House>(first_house[type] + i);
                const Spots spots = position.spots(house, digit);
                if (const int count = count_of(spots); count == 0 || count == 2) continue;
                const CellSet suspects = cells_at(house, spots) & at_least_three;
                if (suspects.empty()) return false;
                if (suspects.size() > 1) continue;
                const Cell cell = suspects.first();
                if (grave.digits[cell].empty()) grave.cells.push_back(cell);
                grave.digits[cell].insert(digit);
                grave.all.insert(digit);
            }
    return !grave.cells.empty();
}

// Whether nothing but a grave is left without the BUG digits.
bool is_grave(Position position, const Grave& grave) {
    for (Cell cell : grave.cells)
        for (Digit digit : grave.digits[cell]) position.remove(cell, digit);
    if (position.by_size().two != position.empty()) return false;
    for (Digit digit = 0; digit < side; ++digit)
        for (int house = 0; house < house_count; ++house)
            if (const int count = count_of(position.spots(static_cast<House>(house), digit));
                count != 0 && count != 2)
                return false;
    return true;
}

// The forms, as in the record: types 1 to 4.
void fill(Step& step, const Steps& steps, const Grave& grave, const Removals& removals) {
    step.remove = removals.list();
    if (!steps.evidence()) return;
    Exhibit extras{.role = Role::extra, .digits = grave.all};
    for (Cell cell : grave.cells) extras.cells.push_back({cell, grave.digits[cell]});
    step.exhibits.push_back(std::move(extras));
}

void type_1(const Position& position, const Grave& grave, Steps& steps) {
    Removals removals;
    removals.add(grave.cells[0], position.candidates(grave.cells[0]) - grave.all);
    if (!removals.empty()) fill(steps.add(0), steps, grave, removals);
}

void type_2(const Position& position, const Grave& grave, Steps& steps) {
    Removals removals;
    removals.add(grave.seen_by_all & position.cells(grave.all.first()), grave.all.first());
    if (!removals.empty()) fill(steps.add(1), steps, grave, removals);
}

void type_4(const Position& position, const Grave& grave, Steps& steps) {
    if (grave.cells.size() != 2) return;
    const Cell first = grave.cells[0], second = grave.cells[1];
    const DigitSet common = (position.candidates(first) - grave.digits[first]) &
                            (position.candidates(second) - grave.digits[second]);
    if (common.size() != 1 || !sees(first, second)) return;
    Removals removals;
    for (Cell cell : grave.cells) removals.add(cell, position.candidates(cell) - common - grave.digits[cell]);
    if (removals.empty()) return;
    Step& step = steps.add(3);
    fill(step, steps, grave, removals);
    if (steps.evidence()) {
        Exhibit base{.role = Role::base, .digits = common};
        for (HouseType type : house_types)
            if (house_of(first, type) == house_of(second, type)) base.houses.push_back(house_of(first, type));
        step.exhibits.push_back(std::move(base));
    }
}

void type_3(const Position& position, const Grave& grave, Steps& steps) {
    for (HouseType type : house_types) {
        const House house = house_of(grave.cells[0], type);
        bool shared = true;
        for (Cell cell : grave.cells) shared = shared && house_of(cell, type) == house;
        if (!shared) continue;
        std::array<std::uint16_t, side> digits{};
        Spots others = 0;
        for (int spot : spots_of(position.empty(house))) {
            if (!grave.seen_by_all.contains(house_cells[house][spot])) continue;
            digits[spot] = position.candidates(house_cells[house][spot]).bits();
            others |= static_cast<Spots>(1u << spot);
        }
        for (int size = 2; size <= 6; ++size) {
            if (count_of(others) < size) break;
            for_each_union(digits, others, size - 1, size, [&](Spots cells, std::uint16_t united) {
                const DigitSet set(united);
                if (set.size() != size || (set | grave.all).size() != size) return false;
                Removals removals;
                for (int spot : spots_of(static_cast<Spots>(others & ~cells)))
                    removals.add(house_cells[house][spot], DigitSet(digits[spot]) & set);
                if (removals.empty()) return false;
                Step& step = steps.add(2, steps.se_rating(2) + (size - 1) * 0.1);
                fill(step, steps, grave, removals);
                if (steps.evidence()) {
                    Exhibit partners{.role = Role::partner, .houses = {house}, .digits = set};
                    for (int spot : spots_of(cells))
                        partners.cells.push_back({house_cells[house][spot], DigitSet(digits[spot])});
                    step.exhibits.push_back(std::move(partners));
                }
                return steps.one();
            });
            if (steps.enough()) return;
        }
    }
}

void find_bug(const Position& position, Steps& steps) {
    const Position::BySize by_size = position.by_size();
    if (position.solved()) return;
    Grave grave;
    if (!collect(position, by_size.three | by_size.more, grave) || !is_grave(position, grave)) return;
    grave.seen_by_all = position.empty();
    for (Cell cell : grave.cells) grave.seen_by_all &= peers[cell];

    if (grave.cells.size() == 1) return type_1(position, grave, steps);
    if (grave.all.size() == 1) {
        type_2(position, grave, steps);
        if (!steps.enough()) type_4(position, grave, steps);
        return;
    }
    if (grave.seen_by_all.empty()) return;
    type_4(position, grave, steps);
    if (!steps.enough()) type_3(position, grave, steps);
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord table[] = {
    {{"bug", "Bivalue Universal Grave", "Without a few candidates, every cell and every digit would have two ways left: one of these is true.", {.se = 5.6}, true},
     {{"bug.type_1", "BUG type 1",
       R"(Without {extras} every empty cell would have two candidates and every digit two places, and there would be two solutions or none. So {so}.)"},
      {"bug.type_2", "BUG type 2",
       R"(Without {extras} every empty cell would have two candidates and every digit two places, and there would be two solutions or none. So one of them is true, and what sees them all is not. So {so}.)",
       {.se = 5.7}},
      {"bug.type_3", "BUG type 3",
       R"(Without {extras} every empty cell would have two candidates and every digit two places, and there would be two solutions or none. So one of them is true: their cells act as one that, with {partners}, uses up the digits {set}. So {so}.)",
       {.se = 5.7}},
      {"bug.type_4", "BUG type 4",
       R"(Without {extras} every empty cell would have two candidates and every digit two places, and there would be two solutions or none. So one of them is true; the other cell must hold the {set} of {base}, which has no other place. So {so}.)",
       {.se = 5.7}}},
     find_bug},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family bug{table};
}

}  // namespace nonet
