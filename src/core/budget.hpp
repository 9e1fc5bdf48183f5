#pragma once
// Applies limits: counts nodes, and checks the clock and the cancel flag at intervals.

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "nonet/limits.hpp"

namespace nonet {

using Clock = std::chrono::steady_clock;

// Returns the time `time` from now, or the maximum if that would overflow.
inline Clock::time_point deadline_after(std::chrono::nanoseconds time) {
    const auto now = Clock::now();
    return time < Clock::time_point::max() - now ? now + time : Clock::time_point::max();
}

class Budget {
 public:
    explicit Budget(const Limits& limits) : limits_(limits) {
        if (limits.time.count() > 0) deadline_ = deadline_after(limits.time);
    }

    // Counts a node. Returns true if the search must stop instead of examining it; from then on the result stays true.
    bool spend() {
        if (stopped()) return true;
        if (nodes_ == limits_.nodes && limits_.nodes != 0) return stop(Stop::budget);
        if (nodes_++ % nodes_per_look == 0) return look();
        return false;
    }

    bool stopped() const { return stop_ != Stop::finished; }
    Stop why() const { return stop_; }
    std::uint64_t nodes() const { return nodes_; }  // at most limits.nodes

    // Returns the rest of the limits, for a search that counts by itself. An expired deadline leaves a nanosecond.
    Limits left() const {
        Limits left = limits_;
        if (limits_.nodes != 0) left.nodes = std::max<std::uint64_t>(limits_.nodes - nodes_, 1);
        if (limits_.time.count() > 0)
            left.time =
                std::max<std::chrono::nanoseconds>(deadline_ - Clock::now(), std::chrono::nanoseconds(1));
        return left;
    }

    std::uint64_t nodes_allowed() const { return limits_.nodes; }  // 0: no limit

    // Adds nodes that another solver examined within the same limit.
    void add_nodes(std::uint64_t nodes) { nodes_ += nodes; }

    // Ends the search; the first reason counts.
    bool stop(Stop why) {
        if (stop_ == Stop::finished) stop_ = why;
        return true;
    }

    // Checks the clock and the flag now.
    bool look() {
        if (stopped()) return true;
        if (limits_.cancel && limits_.cancel->load(std::memory_order_relaxed)) return stop(Stop::cancelled);
        if (limits_.time.count() > 0 && Clock::now() >= deadline_) return stop(Stop::budget);
        return false;
    }

 private:
    static constexpr std::uint64_t nodes_per_look = 1024;  // about 50 microseconds of the slowest engine

    Limits limits_;
    Clock::time_point deadline_{};
    std::uint64_t nodes_ = 0;
    Stop stop_ = Stop::finished;
};

}  // namespace nonet
