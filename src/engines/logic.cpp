// logic: as a person solves, and no guessing.
//
// The idea: take the first step that the easiest technique finds, and begin again; the techniques are those of
// `nonet explain`, chains of chains included, without the ones that rely on there being one solution.  So what it
// arrives at is proved: a solution is the only one, and a cell without a digit means that there is none.  A puzzle with
// several solutions cannot be decided so, nor one that is too hard for the techniques: there it is stuck, and says so.
//
// Cost: microseconds where singles and pairs suffice, milliseconds with chains; before it gives up it has tried
// everything, which takes seconds with one solution, and hours where several leave much open: each of up to 729
// candidates is supposed, and in each supposition again each of those left.  So puzzles that may have several solutions
// need limits.  It tries no digit and takes none back; a node is a step, or a supposition followed by a chain.
//
// Not done: to look at the solutions first, as `explain` does, and to end where nothing but what stands in one of them
// is left.  That is a search, and what this engine says is to come from the techniques alone.
//
// On other boards the techniques are those of nonet/board_explain.hpp but for trials, which are guessing.  They speak of
// houses and pairs of cells; whether the rules of many cells hold is looked at in the end.
//
// Source: Sudoku Explainer 1.2.1, as in docs/rating.md.

#include <algorithm>
#include <vector>

#include "core/wide.hpp"
#include "engines/registry.hpp"
#include "engines/watch.hpp"
#include "nonet/board_explain.hpp"
#include "nonet/more/techniques.hpp"
#include "rules/board.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

// Takes steps to the end; false where it does not come to a filled grid.
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
    {"logic", "as a person: techniques only, no guessing; says where it is stuck", "Sudoku Explainer 1.2.1",
     true, false},
    search};

void engine::wide::logic(const WidePuzzle& puzzle, WideWatch& watch) {
    std::vector<const Technique*> techniques;
    std::ranges::copy_if(board_order(), std::back_inserter(techniques),
                         [](const Technique* technique) { return level_of(*technique) != Level::trial; });
    const Wide board(puzzle.geometry);
    WidePosition position(board, puzzle);
    if (conclude(position, techniques, watch) && is_solution(puzzle.geometry, position.values()))
        watch.solution(position.values());
}

}  // namespace nonet
