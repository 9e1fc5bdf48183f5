#pragma once
// Budgets of searches whose nodes take between a microsecond and many milliseconds: on large boards, or with many
// rules.

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "core/budget.hpp"

namespace nonet {

// Spends nodes of a budget, and checks the clock and the cancel flag about every millisecond: the interval in nodes
// follows from the duration of the last ones. Budget::spend() alone checks every 1024 nodes. That takes 50 microseconds
// with the slowest engine of the classic board, but seconds on the largest boards.
class Pace {
 public:
    // Counts a node. Returns true if the search must stop instead of examining it.
    bool spend(Budget& budget) {
        if (budget.spend()) return true;
        if (--until_look_ != 0) return false;
        const auto now = Clock::now();
        const auto taken = now - last_look_;
        last_look_ = now;
        if (taken > wanted)
            nodes_ = std::max<std::uint64_t>(nodes_ / static_cast<std::uint64_t>(taken / wanted + 1), 1);
        else if (nodes_ < most_nodes)
            nodes_ *= 2;
        until_look_ = nodes_;
        return budget.look();
    }

 private:
    static constexpr std::chrono::milliseconds wanted{1};
    static constexpr std::uint64_t most_nodes = 256;

    Clock::time_point last_look_ = Clock::now();
    std::uint64_t nodes_ = 1, until_look_ = 1;
};

// Returns the limits with half of their time, for the first of several searches.
inline Limits half_of(Limits limits) {
    if (limits.time.count() > 1) limits.time /= 2;
    return limits;
}

}  // namespace nonet
