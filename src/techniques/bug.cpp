// BUG, the bivalue universal grave: a position in which every empty cell has two candidates and every digit
// two places in every house (or none) has two solutions or none.  So in a position that differs from one only
// by a few candidates (the BUG digits of the BUG cells), one of these must be true.
//
//      type 1  one BUG cell: it holds one of its BUG digits
//      type 2  all BUG digits are the same digit: no cell that sees all BUG cells holds it
//      type 3  the BUG cells act as one cell of a naked set in a house
//      type 4  two BUG cells share a third digit, which must be in one of them
//
// Works on every board whose rules are all houses that hold every digit: if each empty cell takes its other candidate, these
// houses still hold every digit.  On other boards the technique is off.
//
// Cost: one pass over the position.  It ends at the first house that does not fit, which is nearly always early.

#include <algorithm>

#include "techniques/cell_order.hpp"
#include "techniques/removals.hpp"
#include "techniques/subsets.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

template <class Board>
struct Grave {
    std::vector<Cell> cells;                                            // in the order of discovery
    typename Board::template PerCell<typename Board::Digits> digits{};  // the BUG digits of each
    typename Board::Digits all;                                         // of all of them
    typename Board::Cells seen_by_all;                                  // empty cells that see all BUG cells
};

// Collects the surplus candidates; returns false if the position is not a BUG.
template <class Board>
bool collect(const BasicPosition<Board>& position, const typename Board::Cells& at_least_three,
             Grave<Board>& grave) {
    for (House house : near_houses_on(position))
        for (Digit digit : position.board().all_digits()) {
            const auto spots = position.spots(house, digit);
            if (const int count = count_of(spots); count == 0 || count == 2) continue;
            const auto suspects = position.board().house_set(house) & position.cells(digit) & at_least_three;
            if (suspects.empty()) return false;
            if (suspects.size() > 1) continue;
            const Cell cell = suspects.first();
            if (grave.digits[cell].empty()) grave.cells.push_back(cell);
            grave.digits[cell].insert(digit);
            grave.all.insert(digit);
        }
    return !grave.cells.empty();
}

// Whether the position without the BUG digits is a grave.
template <class Board>
bool is_grave(BasicPosition<Board> position, const Grave<Board>& grave) {
    for (Cell cell : grave.cells)
        for (Digit digit : grave.digits[cell]) position.remove(cell, digit);
    if (position.by_size().two != position.empty()) return false;
    for (Digit digit : position.board().all_digits())
        for (int house = 0; house < position.board().house_count(); ++house)
            if (const int count = count_of(position.spots(static_cast<House>(house), digit));
                count != 0 && count != 2)
                return false;
    return true;
}

// The forms, as in the record: types 1 to 4.
template <class Board>
void fill(Step& step, const Steps& steps, const Grave<Board>& grave, const BasicRemovals<Board>& removals) {
    step.remove = removals.list();
    if (!steps.evidence()) return;
    Exhibit extras{.role = Role::extra, .digits = grave.all};
    for (Cell cell : grave.cells) extras.cells.push_back({cell, grave.digits[cell]});
    step.exhibits.push_back(std::move(extras));
}

template <class Board>
void type_1(const BasicPosition<Board>& position, const Grave<Board>& grave, Steps& steps) {
    BasicRemovals<Board> removals;
    removals.add(grave.cells[0], position.candidates(grave.cells[0]) - grave.all);
    if (!removals.empty()) fill(steps.add(0), steps, grave, removals);
}

template <class Board>
void type_2(const BasicPosition<Board>& position, const Grave<Board>& grave, Steps& steps) {
    BasicRemovals<Board> removals;
    removals.add(grave.seen_by_all & position.cells(grave.all.first()), grave.all.first());
    if (!removals.empty()) fill(steps.add(1), steps, grave, removals);
}

template <class Board>
void type_4(const BasicPosition<Board>& position, const Grave<Board>& grave, Steps& steps) {
    if (grave.cells.size() != 2) return;
    const Cell first = grave.cells[0], second = grave.cells[1];
    const auto common = (position.candidates(first) - grave.digits[first]) &
                        (position.candidates(second) - grave.digits[second]);
    if (common.size() != 1 || !position.board().sees(first, second)) return;
    BasicRemovals<Board> removals;
    for (Cell cell : grave.cells) removals.add(cell, position.candidates(cell) - common - grave.digits[cell]);
    if (removals.empty()) return;
    Step& step = steps.add(3);
    fill(step, steps, grave, removals);
    if (steps.evidence()) {
        Exhibit base{.role = Role::base, .digits = common};
        for (House house : near_houses_of(position.board(), first))
            if (position.board().house_set(house).contains(second)) base.houses.push_back(house);
        step.exhibits.push_back(std::move(base));
    }
}

template <class Board>
void type_3(const BasicPosition<Board>& position, const Grave<Board>& grave, Steps& steps) {
    using Digits = typename Board::Digits;
    using Spots = typename Board::Spots;
    const auto& board = position.board();
    for (House house : near_houses_of(board, grave.cells[0])) {
        if (!std::ranges::all_of(grave.cells,
                                 [&](Cell cell) { return board.house_set(house).contains(cell); }))
            continue;
        const auto cells_of_house = board.house_cells(house);
        std::array<Spots, Board::most_digits> digits{};
        Spots others = 0;
        for (int spot : spots_of(position.empty(house))) {
            if (!grave.seen_by_all.contains(cells_of_house[spot])) continue;
            digits[spot] = position.candidates(cells_of_house[spot]).bits();
            others |= static_cast<Spots>(1u << spot);
        }
        for (int size = 2; size <= 6; ++size) {
            if (count_of(others) < size) break;
            for_each_union(digits, others, size - 1, size, [&](Spots cells, Spots united) {
                const Digits set(united);
                if (set.size() != size || (set | grave.all).size() != size) return false;
                BasicRemovals<Board> removals;
                for (int spot : spots_of(static_cast<Spots>(others & ~cells)))
                    removals.add(cells_of_house[spot], Digits(digits[spot]) & set);
                if (removals.empty()) return false;
                Step& step = steps.add(2, steps.se_rating(2) + (size - 1) * 0.1);
                fill(step, steps, grave, removals);
                if (steps.evidence()) {
                    Exhibit partners{.role = Role::partner, .houses = {house}, .digits = set};
                    for (int spot : spots_of(cells))
                        partners.cells.push_back({cells_of_house[spot], Digits(digits[spot])});
                    step.exhibits.push_back(std::move(partners));
                }
                return steps.one();
            });
            if (steps.enough()) return;
        }
    }
}

template <class Board>
void find_bug(const BasicPosition<Board>& position, Steps& steps) {
    if constexpr (std::is_same_v<Board, Wide>)
        if (!position.board().has_houses_only()) return;
    const auto by_size = position.by_size();
    if (position.solved()) return;
    Grave<Board> grave;
    if (!collect(position, by_size.three | by_size.more, grave) || !is_grave(position, grave)) return;
    grave.seen_by_all = position.empty();
    for (Cell cell : grave.cells) grave.seen_by_all &= position.board().peers(cell);

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
constexpr TechniqueRecord bug_records[] = {
    {{"bug", "Bivalue Universal Grave", "Without a few candidates, every cell would have two candidates and every digit two places: one of the few is true.", {.se = 5.6}, true},
     {{"bug.type_1", "BUG type 1",
       R"(Without {extras}, every empty cell would have two candidates and every digit two places in each house, and the puzzle would have two solutions or none. So {so}.)"},
      {"bug.type_2", "BUG type 2",
       R"(Without {extras}, every empty cell would have two candidates and every digit two places in each house, and the puzzle would have two solutions or none. So one of them must be true, and no cell that sees them all can hold that digit. So {so}.)",
       {.se = 5.7}},
      {"bug.type_3", "BUG type 3",
       R"(Without {extras}, every empty cell would have two candidates and every digit two places in each house, and the puzzle would have two solutions or none. So one of them must be true: their cells act as a single cell that forms a naked set of {set} with {partners}. So {so}.)",
       {.se = 5.7}},
      {"bug.type_4", "BUG type 4",
       R"(Without {extras}, every empty cell would have two candidates and every digit two places in each house, and the puzzle would have two solutions or none. So one of them must be true, and the other cell must be {set}, which has no other place in {base}. So {so}.)",
       {.se = 5.7}}},
     find_bug<Nine>,
     find_bug<Wide>},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family bug{bug_records};
}

}  // namespace nonet
