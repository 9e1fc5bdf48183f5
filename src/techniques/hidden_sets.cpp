// Hidden sets: k digits have only k places between them in a house, so these cells hold nothing else.
//
//   hidden   the cells lose all other digits
//   direct   the cells lose another digit, which then has one place left in the house
//
// Works on every board.  Cost: 27 houses on the classic board x the subsets of digits with few places.

#include "techniques/house_sets.hpp"

namespace nonet {
namespace {

template <int size, class Board>
void find_hidden_sets(const BasicPosition<Board>& position, Steps& steps) {
    for_each_hidden_set(position, size, 2 * size, [&](const BasicHouseSet<Board>& set) {
        std::vector<CellDigits> removals = hidden_removals(position, set);
        if (removals.empty()) return false;
        Step& step = steps.add();
        step.remove = std::move(removals);
        if (steps.evidence())
            step.exhibits = {{.role = Role::base, .houses = {set.house}, .digits = set.digits},
                             {.role = Role::pattern,
                              .cells = marks_at(position, set.house, set.cells, set.digits),
                              .digits = set.digits}};
        return steps.one();
    });
}

template <int size, class Board>
void find_direct_hidden_sets(const BasicPosition<Board>& position, Steps& steps) {
    for_each_hidden_set(position, size, size, [&](const BasicHouseSet<Board>& set) {
        for (Digit digit : position.board().all_digits() - set.digits) {
            const auto spots = position.spots(set.house, digit);
            const auto outside = static_cast<typename Board::Spots>(spots & ~set.cells);
            if (count_of(spots) < 2 || count_of(outside) != 1) continue;
            Step& step = steps.add();
            step.place = {
                {position.board().house_cells(set.house)[static_cast<std::size_t>(std::countr_zero(outside))],
                 digit}};
            if (steps.evidence())
                step.exhibits = {{.role = Role::base, .houses = {set.house}, .digits = set.digits},
                                 {.role = Role::pattern,
                                  .cells = marks_at(position, set.house, set.cells, set.digits),
                                  .digits = set.digits},
                                 {.role = Role::extra,
                                  .houses = {set.house},
                                  .cells = {{step.place.front().cell, Board::Digits::of(digit)}}}};
            return steps.one();
        }
        return false;
    });
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord hidden_sets_records[] = {
    {{"direct_hidden_pair", "Direct Hidden Pair", "A hidden pair that leaves only one place in the house for another digit.", {.se = 2.0}},
     {{.sentence = R"(In {base}, the digits {digits} can only be in the two cells {cells}, which therefore cannot hold any other digit. That leaves only one place in {base} for another digit: {so}.)"}},
     find_direct_hidden_sets<2, Nine>},
    {{"direct_hidden_triplet", "Direct Hidden Triplet", "A hidden triplet that leaves only one place in the house for another digit.", {.se = 2.5}},
     {{.sentence = R"(In {base}, the digits {digits} can only be in the three cells {cells}, which therefore cannot hold any other digit. That leaves only one place in {base} for another digit: {so}.)"}},
     find_direct_hidden_sets<3, Nine>},
    {{"hidden_pair", "Hidden Pair", "Two digits are confined to two cells of a house, so these cells hold no other digit.", {.se = 3.4}},
     {{.sentence = R"(In {base}, the digits {digits} can only be in the two cells {cells}. These cells therefore cannot hold any other digit. So {so}.)"}},
     find_hidden_sets<2, Nine>,
     find_hidden_sets<2, Wide>},
    {{"hidden_triplet", "Hidden Triplet", "Three digits are confined to three cells of a house, so these cells hold no other digit.", {.se = 4.0}},
     {{.sentence = R"(In {base}, the digits {digits} can only be in the three cells {cells}. These cells therefore cannot hold any other digit. So {so}.)"}},
     find_hidden_sets<3, Nine>,
     find_hidden_sets<3, Wide>},
    {{"hidden_quad", "Hidden Quad", "Four digits are confined to four cells of a house, so these cells hold no other digit.", {.se = 5.4}},
     {{.sentence = R"(In {base}, the digits {digits} can only be in the four cells {cells}. These cells therefore cannot hold any other digit. So {so}.)"}},
     find_hidden_sets<4, Nine>,
     find_hidden_sets<4, Wide>},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family hidden_sets{hidden_sets_records};
}

}  // namespace nonet
