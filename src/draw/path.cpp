// Draws a step of a path on the grid in its state before the step.

#include <span>

#include "nonet/contract.hpp"
#include "nonet/more/draw.hpp"

namespace nonet {
namespace {

// Applies the earlier steps to the start; `take` applies each.
template <class State, class Take>
State before_step(State state, std::span<const Step> steps, std::size_t number, Take take) {
    NONET_EXPECT(number >= 1 && number <= steps.size());
    for (const Step& step : steps.first(number - 1)) take(state, step);
    return state;
}

}  // namespace

Drawing draw(const ClassicPuzzle& puzzle, const Path& path, std::size_t number, const DrawOptions& options) {
    const State before = before_step(path.start, path.steps, number,
                                     [](State& state, const Step& step) { apply(state, step); });
    DrawOptions own = options;
    own.givens = puzzle.givens;
    return draw(before, path.steps[number - 1], own);
}

Drawing draw(const WidePuzzle& puzzle, const WidePath& path, std::size_t number, const DrawOptions& options) {
    const WideState before =
        before_step(path.start, path.steps, number,
                    [&](WideState& state, const Step& step) { apply(puzzle.geometry, state, step); });
    return draw(puzzle, before, path.steps[number - 1], options);
}

}  // namespace nonet
