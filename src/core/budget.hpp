#pragma once
// Limits at work: counts nodes, and now and then looks at the clock and at the cancel flag.

#include <chrono>
#include <cstdint>

#include "nonet/limits.hpp"

namespace nonet {

class Budget {
 public:
    explicit Budget(const Limits& limits) : limits_(limits) {
        if (limits.time.count() > 0) deadline_ = Clock::now() + limits.time;
    }

    // One node more.  True when the search has to stop; from then on it stays true.
    bool spend() {
        ++nodes_;
        if (limits_.nodes != 0 && nodes_ > limits_.nodes) return stop(Stop::budget);
        if (nodes_ % nodes_per_look == 1) return look();
        return stopped();
    }

    bool stopped() const { return stop_ != Stop::finished; }
    Stop why() const { return stop_; }
    std::uint64_t nodes() const { return nodes_; }

    // Ends the search; the first reason stays.
    bool stop(Stop why) {
        if (stop_ == Stop::finished) stop_ = why;
        return true;
    }

    // Looks at the clock and the flag now.
    bool look() {
        if (stopped()) return true;
        if (limits_.cancel && limits_.cancel->load(std::memory_order_relaxed)) return stop(Stop::cancelled);
        if (limits_.time.count() > 0 && Clock::now() >= deadline_) return stop(Stop::budget);
        return false;
    }

 private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t nodes_per_look = 1024;  // about 50 microseconds of the slowest engine

    Limits limits_;
    Clock::time_point deadline_{};
    std::uint64_t nodes_ = 0;
    Stop stop_ = Stop::finished;
};

}  // namespace nonet
