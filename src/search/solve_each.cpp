// First the batch, then the hard puzzles separately.

#include <algorithm>

#include "nonet/batch.hpp"
#include "search/rooms.hpp"

namespace nonet {
namespace {

// Enough for nearly every puzzle that people make, and spent in some tenths of a millisecond.
constexpr std::uint64_t share = 1000;

// Limits of fewer nodes are kept exactly, by searching each puzzle alone: lanes count nodes differently.
constexpr std::uint64_t many_nodes = 1000 * share;

bool is_set(const std::atomic<bool>* flag) { return flag && flag->load(std::memory_order_relaxed); }

// The solutions that the lanes find first depend on the other puzzles: if there are several, the reported ones are
// searched for again.
bool shows_several(const Batch& batch, const Limits& limits) {
    return !batch.second.empty() || (limits.solutions == 1 && !batch.first.empty());
}

class Each {
 public:
    Each(const Batch& batch, const Limits& limits) : batch_(batch), limits_(limits) { expect_rooms(batch); }

    std::vector<Alone> solve() {
        if (!goes_together(limits_)) {
            for (std::size_t i = 0; i < batch_.grids.size(); ++i) solve_alone(i);
            return std::move(alone_);
        }
        solve_together();
        const bool again = shows_several(batch_, limits_);
        for (std::size_t i = 0; i < batch_.grids.size(); ++i) {
            const Tally& tally = batch_.tallies[i];
            if (tally.stop == Stop::budget || (again && tally.solutions >= 2))
                solve_alone(i);
            else if (limits_.solutions == 1 && tally.solutions != 0)
                batch_.tallies[i] = {1, tally.nodes, Stop::solutions};
        }
        return std::move(alone_);
    }

 private:
    // Even if one solution is wanted, the search continues to the second: a unique solution needs no second search.
    void solve_together() const {
        Batch batch = batch_;
        batch.on_solution = {};
        if (limits_.solutions == 1) batch.second = {};
        solve_batch(batch, {.solutions = std::max<std::uint64_t>(limits_.solutions, 2),
                            .nodes = limits_.time.count() == 0 && limits_.nodes == 0 ? 0 : share,
                            .cancel = limits_.cancel});
    }

    void solve_alone(std::size_t index) {
        if (is_set(limits_.cancel)) {
            batch_.tallies[index] = {0, 0, Stop::cancelled};
            return;
        }
        ClassicPuzzle puzzle{batch_.grids[index], {}};
        if (!batch_.marks.empty()) puzzle.marks = batch_.marks[index];
        const ClassicAnswer answer = nonet::solve(puzzle, limits_);
        batch_.tallies[index] = {answer.solutions, answer.counters.nodes, stop_of(answer)};
        if (!batch_.first.empty() && answer.solutions >= 1) batch_.first[index] = answer.first;
        if (!batch_.second.empty() && answer.solutions >= 2) batch_.second[index] = answer.second;
        alone_.push_back({index, answer});
    }

    Stop stop_of(const ClassicAnswer& answer) const {
        if (answer.status == Status::budget && is_set(limits_.cancel)) return Stop::cancelled;
        if (answer.status == Status::budget) return Stop::budget;
        return limits_.solutions != 0 && answer.solutions >= limits_.solutions ? Stop::solutions
                                                                               : Stop::finished;
    }

    const Batch& batch_;
    const Limits& limits_;
    std::vector<Alone> alone_;
};

}  // namespace

// Lanes check the clock once for all puzzles, and one puzzle with many solutions would fill them alone.
bool goes_together(const Limits& limits) noexcept {
    constexpr std::uint64_t most_solutions = 100;
    constexpr auto shortest = std::chrono::milliseconds(1);
    return (limits.nodes == 0 || limits.nodes >= many_nodes) && limits.solutions != 0 &&
           limits.solutions <= most_solutions && (limits.time.count() == 0 || limits.time >= shortest);
}

std::vector<Alone> solve_each(const Batch& batch, const Limits& limits) {
    return Each(batch, limits).solve();
}

}  // namespace nonet
