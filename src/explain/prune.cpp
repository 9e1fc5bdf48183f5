#include "explain/prune.hpp"

#include <algorithm>

#include "command/pruned.hpp"
#include "explain/board_state.hpp"
#include "explain/dead_end.hpp"
#include "explain/verify_on.hpp"

namespace nonet {
namespace {

// The operations that pruning needs: of the classic board, and of any other.
struct ClassicGame {
    using StateType = State;
    Grid givens;
    bool is_reached(Goal goal, const State& state) const {
        if (goal == Goal::dead_end) return find_dead_end(state).has_value();
        return state.values.filled() == cell_count;
    }
    bool holds(const State& before, const Step& step) const { return verify(before, step, givens).sound; }
    void take(State& state, const Step& step) const { apply(state, step); }
};

struct WideGame {
    using StateType = WideState;
    const Wide& board;
    bool is_reached(Goal goal, const WideState& state) const {
        if (goal == Goal::dead_end) return find_dead_end(board, state).has_value();
        return std::ranges::find(state.values, 0) == state.values.end();
    }
    bool holds(const WideState& before, const Step& step) const {
        return verify_on(board, before, step).sound;
    }
    void take(WideState& state, const Step& step) const { apply_on(board, state, step); }
};

// Returns the state before each step, and the last one.
template <class Game>
std::vector<typename Game::StateType> states_of(const Game& game, const typename Game::StateType& start,
                                                const std::vector<Step>& steps) {
    std::vector<typename Game::StateType> states{start};
    for (const Step& step : steps) {
        states.push_back(states.back());
        game.take(states.back(), step);
    }
    return states;
}

// Whether the steps after step `dropped` hold without it.
template <class Game>
bool holds_without(const Game& game, std::size_t dropped, Goal goal, const std::vector<Step>& steps,
                   const std::vector<typename Game::StateType>& with, Budget& budget) {
    auto state = with[dropped];
    for (std::size_t i = dropped + 1; i < steps.size(); ++i) {
        if (budget.look()) return false;
        if (state == with[i]) return true;  // other steps have had the same effect by now
        if (!game.holds(state, steps[i])) return false;
        game.take(state, steps[i]);
    }
    return game.is_reached(goal, state);
}

template <class Game>
void prune_steps(const Game& game, const typename Game::StateType& start, Goal goal, std::vector<Step>& steps,
                 Budget& budget) {
    auto with = states_of(game, start, steps);
    for (std::size_t i = steps.size(); i-- > 0 && !budget.stopped();) {
        if (!holds_without(game, i, goal, steps, with, budget)) continue;
        steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(i));
        with.resize(i + 1);
        for (std::size_t next = i; next < steps.size(); ++next) {
            with.push_back(with.back());
            game.take(with.back(), steps[next]);
        }
    }
}

}  // namespace

void prune(const State& start, Goal goal, std::vector<Step>& steps) {
    Budget none({});  // 81 cells have few steps
    prune_steps(ClassicGame{start.values}, start, goal, steps, none);
}

void prune(const Wide& board, const WideState& start, Goal goal, std::vector<Step>& steps, Budget& budget) {
    prune_steps(WideGame{board}, start, goal, steps, budget);
}

Path pruned(Path path) {
    if (path.ending != Ending::solved && path.ending != Ending::clash) return path;
    prune(path.start, path.ending == Ending::solved ? Goal::solution : Goal::dead_end, path.steps);
    path.end = states_of(ClassicGame{path.start.values}, path.start, path.steps).back();
    if (path.dead_end) path.dead_end = find_dead_end(path.end);
    return path;
}

WidePath pruned(const Geometry& geometry, WidePath path, const Limits& limits) {
    if (path.ending != Ending::solved && path.ending != Ending::clash) return path;
    Budget budget(limits);
    const Wide board(geometry);
    prune(board, path.start, path.ending == Ending::solved ? Goal::solution : Goal::dead_end, path.steps,
          budget);
    path.end = path.start;
    for (const Step& step : path.steps) apply_on(board, path.end, step);
    if (path.dead_end) path.dead_end = find_dead_end(board, path.end);
    return path;
}

WidePath pruned(const Geometry& geometry, WidePath path) { return pruned(geometry, std::move(path), {}); }

}  // namespace nonet
