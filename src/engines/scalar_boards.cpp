// scalar on boards without bands: over the masks of src/covers/, which also do the propagation.

#include <bit>
#include <vector>

#include "covers/depth_first.hpp"
#include "engines/field.hpp"
#include "engines/registry.hpp"

namespace nonet {
namespace {

// A position that is copied for each branch, with propagation already done.
class MaskSearch {
 public:
    MaskSearch(const BoardPuzzle& puzzle, BoardWatch& watch)
        : puzzle_(puzzle),
          watch_(watch),
          board_(puzzle.geometry),
          propagator_(board_),
          field_(puzzle, watch),
          weights_(puzzle.values.size()) {}

    void run() {
        covers::State state;
        if (propagator_.start(state, puzzle_.values, puzzle_.marks)) explore(state);
    }

 private:
    void explore(const covers::State& state) {
        for (std::size_t cell = 0; cell < field_.grid.size(); ++cell)
            field_.grid[cell] = covers::has_one(state.open[cell])
                                    ? static_cast<std::uint8_t>(1 + std::countr_zero(state.open[cell]))
                                    : std::uint8_t{0};
        if (field_.breaks_a_rule()) return;
        if (state.solved()) return void(watch_.solution(field_.grid));
        const int group = covers::narrowest(board_, state, weights_);
        for (covers::Mask rest = state.open[static_cast<std::size_t>(group)]; rest != 0; rest &= rest - 1) {
            const covers::Option option = covers::option_of(board_, group, rest & -rest);
            const Cell cell = board_.cell_of(option);
            const Digit digit = board_.digit_of(option);
            if (!watch_.try_digit(cell, digit)) continue;
            if (watch_.place(cell, digit)) return;
            covers::State next = state;
            if (propagator_.choose(next, option)) explore(next);
            if (watch_.stopped()) return;
            watch_.take_back(cell, digit);
        }
    }

    const BoardPuzzle& puzzle_;
    BoardWatch& watch_;
    const covers::Board board_;
    covers::CoverPropagator propagator_;
    Field<Wide> field_;                   // for the rules of many cells
    std::vector<std::uint32_t> weights_;  // empty: takes the first of the narrowest
};

}  // namespace

void engine::board::scalar(const BoardPuzzle& puzzle, BoardWatch& watch) { MaskSearch(puzzle, watch).run(); }

}  // namespace nonet
