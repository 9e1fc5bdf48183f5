#pragma once
// Budgets of searches whose nodes take from a microsecond to many milliseconds: on large boards, with many rules.

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "core/budget.hpp"

namespace nonet {

// Spends nodes of a budget, and looks at the clock and the cancel flag about every millisecond: the number of nodes between
// two looks follows from how long the last ones took.  Budget::spend() alone looks every 1024 nodes, which are 50 microseconds
// of the slowest engine of the classic board, and seconds on the largest boards.
class Pace {
 public:
    // One node more.  True when the search has to stop instead of looking at it.
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

// The limits with half of their time, for a first question that others follow.
inline Limits half_of(Limits limits) {
    if (limits.time.count() > 1) limits.time /= 2;
    return limits;
}

}  // namespace nonet
