// logic: solves as a person does, without guessing.
//
// The idea: take the first step that the easiest technique finds, and start again. The techniques are those of
// `nonet explain`, including chains of chains, but without those that assume one solution. So its results are proved: a
// solution is the only one, and a cell without a digit means that there is none. It cannot decide a puzzle with several
// solutions, or one that is too hard for the techniques: there it reports that it is stuck.
//
// Cost: microseconds if singles and pairs suffice, milliseconds with chains. Before it gives up it has tried everything,
// which takes seconds with one solution, and hours if several solutions leave much open: each of up to 729 candidates is
// supposed, and within each supposition each of the remaining ones. So set limits for puzzles that may have several
// solutions. It tries no digit and takes none back; a node is a step, or a supposition followed by a chain.
//
// Not done: finding the solutions first, as `explain` does, and stopping once every remaining candidate is part of one.
// That would be a search, and this engine's results must come from the techniques alone.
//
// On other boards the techniques are those of board_order() without trials, which are guessing. They use houses
// and pairs of cells; the rules of many cells are only checked at the end.
//
// Source: Sudoku Explainer 1.2.1, as in docs/rating.md.

#include <algorithm>
#include <vector>

#include "core/wide.hpp"
#include "engines/registry.hpp"
#include "engines/watch.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/techniques.hpp"
#include "rules/board.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

// Applies steps until none is found; returns false if the grid is not filled then.
template <class Board>
bool conclude(BasicPosition<Board>& position, std::span<const Technique* const> techniques, auto& watch) {
    const Request request{.keep = Keep::conclusion, .budget = &watch.budget()};
    std::vector<Step> steps;
    while (!position.solved()) {
        if (request.spend()) return false;
        if (find_next(position, request, false, techniques, steps) == nullptr) {
            if (!request.stopped() && !position.has_dead_cell()) watch.stop(Stop::stuck);
            return false;
        }
        for (const auto& [cell, digit] : steps.front().place) watch.conclude(cell, digit);
        apply_step(position, steps.front());
        steps.clear();
    }
    return true;
}

void search(const ClassicPuzzle& puzzle, Watch& watch) {
    Position position(puzzle);
    if (conclude(position, se_order(), watch)) watch.solution(position.values());
}

}  // namespace

constinit const EngineRecord engine::logic{
    {"logic", "like a person: only techniques, no guessing; can get stuck", "Sudoku Explainer 1.2.1", true,
     false},
    search};

void engine::board::logic(const BoardPuzzle& puzzle, BoardWatch& watch) {
    std::vector<const Technique*> techniques;
    std::ranges::copy_if(board_order(), std::back_inserter(techniques),
                         [](const Technique* technique) { return level_of(*technique) != Level::trial; });
    const Wide board(puzzle.geometry);
    WidePosition position(board, puzzle);
    if (conclude(position, techniques, watch) && is_solution(puzzle.geometry, position.values()))
        watch.solution(position.values());
}

}  // namespace nonet
