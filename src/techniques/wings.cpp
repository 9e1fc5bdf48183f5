// XY-Wing and XYZ-Wing: a pivot and two pincers that it sees.  For every value of the pivot, the digit z that the pincers share
// is in one of the three cells (in an XY-Wing, in one of the pincers).
//
//      pivot xy ------ pincer xz         the XYZ-Wing's pivot holds z too, so its victims see the pivot as well
//          |               |
//       pincer yz ------ not z
//
// Works on every board.  Cost on the classic board: 81 pivots x pairs of two-digit cells among 20 peers.

#include "techniques/cell_order.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

struct Wing {
    Cell pivot, first, second;
    Digit shared;
};

template <class Board>
void fill(Step& step, const BasicPosition<Board>& position, const Steps& steps, const Wing& wing,
          const typename Board::Cells& victims) {
    const auto shared = Board::Digits::of(wing.shared);
    for (Cell cell : victims) step.remove.push_back({cell, shared});
    if (steps.evidence())
        step.exhibits = {{.role = Role::pivot, .cells = {{wing.pivot, position.candidates(wing.pivot)}}},
                         {.role = Role::pincer,
                          .cells = {{wing.first, position.candidates(wing.first)},
                                    {wing.second, position.candidates(wing.second)}},
                          .digits = shared}};
}

// pivot_size: 2 for the XY-Wing, 3 for the XYZ-Wing.
template <int pivot_size, class Board>
void find_wings(const BasicPosition<Board>& position, Steps& steps) {
    using Digits = typename Board::Digits;
    const auto& board = position.board();
    const auto by_size = position.by_size();
    typename Board::template PerCell<Cell> pincers;
    for (Cell pivot : pivot_size == 2 ? by_size.two : by_size.three) {
        const Digits of_pivot = position.candidates(pivot);
        int count = 0;
        for (Cell cell : near_cells_of(board, pivot))
            if (by_size.two.contains(cell)) pincers[count++] = cell;
        for (int i = 0; i < count; ++i) {
            const Digits of_first = position.candidates(pincers[i]);
            if ((of_pivot - of_first).size() != 1) continue;
            for (int j = 0; j < count; ++j) {
                const Digits of_second = position.candidates(pincers[j]);
                const Digits shared = of_first & of_second;
                if (shared.size() != 1 || (of_pivot | of_first | of_second).size() != 3) continue;
                // The XY-Wing's pivot lacks the shared digit; the XYZ-Wing's pivot has it.
                if ((shared & of_pivot).size() != pivot_size - 2) continue;
                const Digit digit = shared.first();
                auto victims = board.peers(pincers[i]) & board.peers(pincers[j]) & position.cells(digit);
                if (pivot_size == 3) victims &= board.peers(pivot);
                if (victims.empty()) continue;
                fill(steps.add(), position, steps, {pivot, pincers[i], pincers[j], digit}, victims);
                if (steps.one()) return;
            }
        }
    }
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord wings_records[] = {
    {{"xy_wing", "XY-Wing", "Whichever of its two candidates a cell holds, one of two cells that it sees is a third digit.", {.se = 4.2}},
     {{.sentence = R"({pivot} has two candidates. Whichever of them is true, one of {pincers} must be {shared}. A cell that sees both of these cells cannot be {shared}. So {so}.)"}},
     find_wings<2, Nine>,
     find_wings<2, Wide>},
    {{"xyz_wing", "XYZ-Wing", "An XY-Wing whose pivot can be the shared digit too.", {.se = 4.4}},
     {{.sentence = R"({pivot} has three candidates. If it is not {shared}, one of {pincers} is. A cell that sees all three cells cannot be {shared}. So {so}.)"}},
     find_wings<3, Nine>,
     find_wings<3, Wide>},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family wings{wings_records};
}

}  // namespace nonet
