#include "explain/prune.hpp"

#include <algorithm>

#include "explain/dead_end.hpp"
#include "explain/game.hpp"
#include "explain/verify_on.hpp"

namespace nonet {
namespace {

template <class Board>
class Pruner {
 public:
    Pruner(const Board& board, const State& start, Goal goal, Budget& budget)
        : board_(board), start_(start), goal_(goal), budget_(budget) {}

    void prune(std::vector<Step>& steps) const {
        std::vector<State> with{start_};  // the state before each step, and the last one
        const auto extend = [&] {
            while (with.size() <= steps.size()) {
                with.push_back(with.back());
                apply_on(board_, with.back(), steps[with.size() - 2]);
            }
        };
        extend();
        for (std::size_t i = steps.size(); i-- > 0 && !budget_.stopped();) {
            if (!holds_without(i, steps, with)) continue;
            steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(i));
            with.resize(i + 1);
            extend();
        }
    }

 private:
    // Whether the steps after step `dropped` hold without it.
    bool holds_without(std::size_t dropped, const std::vector<Step>& steps,
                       const std::vector<State>& with) const {
        State state = with[dropped];
        for (std::size_t i = dropped + 1; i < steps.size(); ++i) {
            if (budget_.look()) return false;
            if (state == with[i]) return true;  // other steps have had the same effect by now
            if (!verify_on(board_, state, steps[i], start_.values).sound) return false;
            apply_on(board_, state, steps[i]);
        }
        if (goal_ == Goal::dead_end) return find_dead_end(board_, state).has_value();
        return std::ranges::find(state.values, 0) == state.values.end();
    }

    const Board& board_;
    const State& start_;
    const Goal goal_;
    Budget& budget_;
};

template <class Board>
Path pruned_on(const Board& board, Path path, const Limits& limits) {
    Budget budget(limits);
    prune(board, path.start, path.ending == Ending::solved ? Goal::solution : Goal::dead_end, path.steps,
          budget);
    path.end = path.start;
    for (const Step& step : path.steps) apply_on(board, path.end, step);
    if (path.dead_end) path.dead_end = find_dead_end(board, path.end);
    return path;
}

}  // namespace

void prune(const Nine& board, const State& start, Goal goal, std::vector<Step>& steps, Budget& budget) {
    Pruner(board, start, goal, budget).prune(steps);
}

void prune(const Wide& board, const State& start, Goal goal, std::vector<Step>& steps, Budget& budget) {
    Pruner(board, start, goal, budget).prune(steps);
}

Path pruned(Path path, const Limits& limits) {
    if (path.ending != Ending::solved && path.ending != Ending::clash) return path;
    if (path.board == Geometry::classic()) return pruned_on(Nine(), std::move(path), limits);
    const Wide board(path.board);
    return pruned_on(board, std::move(path), limits);
}

}  // namespace nonet
