#include "explain/prune.hpp"

#include "explain/dead_end.hpp"
#include "nonet/more/verify.hpp"

namespace nonet {
namespace {

bool is_reached(Goal goal, const State& state) {
    if (goal == Goal::dead_end) return find_dead_end(state).has_value();
    return state.values.filled() == cell_count;
}

// The state before each step, and the last one.
std::vector<State> states_of(const State& start, const std::vector<Step>& steps) {
    std::vector<State> states{start};
    for (const Step& step : steps) {
        states.push_back(states.back());
        apply(states.back(), step);
    }
    return states;
}

// Whether what comes after step `dropped` holds without it.
bool holds_without(std::size_t dropped, Goal goal, const std::vector<Step>& steps,
                   const std::vector<State>& with) {
    State state = with[dropped];
    for (std::size_t i = dropped + 1; i < steps.size(); ++i) {
        if (state == with[i]) return true;  // what it did, others have done by now
        if (!verify(state, steps[i]).sound) return false;
        apply(state, steps[i]);
    }
    return is_reached(goal, state);
}

}  // namespace

void prune(const State& start, Goal goal, std::vector<Step>& steps) {
    std::vector<State> with = states_of(start, steps);
    for (std::size_t i = steps.size(); i-- > 0;) {
        if (!holds_without(i, goal, steps, with)) continue;
        steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(i));
        with = states_of(start, steps);
    }
}

Path pruned(Path path) {
    if (path.ending != Ending::solved && path.ending != Ending::clash) return path;
    prune(path.start, path.ending == Ending::solved ? Goal::solution : Goal::dead_end, path.steps);
    path.end = states_of(path.start, path.steps).back();
    if (path.dead_end) path.dead_end = find_dead_end(path.end);
    return path;
}

}  // namespace nonet
