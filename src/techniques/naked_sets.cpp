// Naked sets: k cells of a house hold only k digits between them.  The cells need all of these digits, so the rest of the house
// loses them.
//
// Works on every board.  Cost: 27 houses on the classic board x the subsets of cells whose union stays small.

#include "techniques/house_sets.hpp"

namespace nonet {
namespace {

template <int size, class Board>
void find_naked_sets(const BasicPosition<Board>& position, Steps& steps) {
    for_each_naked_set(position, size, [&](const BasicHouseSet<Board>& set) {
        Step& step = steps.add();
        step.remove = naked_removals(position, set);
        if (steps.evidence())
            step.exhibits = {{.role = Role::base, .houses = {set.house}},
                             {.role = Role::pattern,
                              .cells = marks_at(position, set.house, set.cells, set.digits),
                              .digits = set.digits}};
        return steps.one();
    });
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord naked_sets_records[] = {
    {{"naked_pair", "Naked Pair", "Two cells of a house have the same two candidates, so the rest of the house cannot hold these digits.", {.se = 3.0}},
     {{.sentence = R"(In {base}, the two cells {cells} have only the candidates {digits}. No other cell in {base} can hold these digits. So {so}.)"}},
     find_naked_sets<2, Nine>,
     find_naked_sets<2, Wide>},
    {{"naked_triplet", "Naked Triplet", "Three cells of a house have only three candidates, so the rest of the house cannot hold these digits.", {.se = 3.6}},
     {{.sentence = R"(In {base}, the three cells {cells} have only the candidates {digits} between them, so no other cell there can hold these digits. So {so}.)"}},
     find_naked_sets<3, Nine>,
     find_naked_sets<3, Wide>},
    {{"naked_quad", "Naked Quad", "Four cells of a house have only four candidates, so the rest of the house cannot hold these digits.", {.se = 5.0}},
     {{.sentence = R"(In {base}, the four cells {cells} have only the candidates {digits} between them, so no other cell there can hold these digits. So {so}.)"}},
     find_naked_sets<4, Nine>,
     find_naked_sets<4, Wide>},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family naked_sets{naked_sets_records};
}

}  // namespace nonet
