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
// Source: Sudoku Explainer 1.2.1, as in docs/rating.md.

#include "engines/registry.hpp"
#include "engines/watch.hpp"
#include "nonet/more/techniques.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

void search(const ClassicPuzzle& puzzle, Watch& watch) {
    Position position(puzzle);
    const Request request{.keep = Keep::conclusion, .budget = &watch.budget()};
    std::vector<Step> steps;
    while (!position.solved()) {
        if (request.spend()) return;
        if (find_next(position, request, false, se_order(), steps) == nullptr) {
            if (!request.stopped() && !position.has_dead_cell()) watch.stop(Stop::stuck);
            return;
        }
        for (const auto& [cell, digit] : steps.front().place) watch.conclude(cell, digit);
        apply_step(position, steps.front());
        steps.clear();
    }
    watch.solution(position.values());
}

}  // namespace

constinit const EngineRecord engine::logic{
    {"logic", "as a person: techniques only, no guessing; says where it is stuck", "Sudoku Explainer 1.2.1",
     true, false},
    search};

}  // namespace nonet
