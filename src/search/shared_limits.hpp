#pragma once
// One set of limits for several searches: each may spend what the earlier ones have left.

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/budget.hpp"
#include "nonet/limits.hpp"
#include "nonet/more/engines.hpp"

namespace nonet {

class SharedLimits {
 public:
    explicit SharedLimits(const Limits& limits) : limits_(limits) {
        if (limits.time.count() > 0) deadline_ = deadline_after(limits.time);
    }

    // Runs one search for up to `solutions` solutions. Check why() before using its answer.
    //
    //   patience  the nodes that this search alone may spend (0: no limit of its own); if it spends them, its stop is
    //             `budget`, and the shared limits are not exhausted by that
    Search run(const Engine& engine, const ClassicPuzzle& puzzle, std::uint64_t solutions,
               OnClassicSolution on_solution = {}, std::uint64_t patience = 0) {
        Limits left = this->left(solutions);
        const bool spent =
            (limits_.nodes != 0 && left.nodes == 0) || (limits_.time.count() > 0 && left.time.count() <= 0);
        const bool patience_ends_first = patience != 0 && (left.nodes == 0 || patience < left.nodes);
        if (patience_ends_first) left.nodes = patience;
        const Search search =
            spent ? Search{Stop::budget, 0, {}} : *nonet::run(engine, puzzle, left, on_solution);
        nodes_ += search.counters.nodes;
        const bool out_of_patience = patience_ends_first && !spent && !time_is_over();
        if (search.stop == Stop::cancelled || (search.stop == Stop::budget && !out_of_patience))
            why_ = search.stop;
        return search;
    }

    struct Spent {
        std::uint64_t nodes = 0;
        Stop stop = Stop::finished;
    };
    // Runs `count` searches together. `ask` gets the limits of each, an equal share of the nodes, and returns the nodes
    // of all and why those that did not finish were stopped. It is not called if everything is spent.
    template <class Ask>
    void run_batch(std::size_t count, std::uint64_t solutions, Ask ask) {
        if (look()) return;
        Limits each = left(solutions);
        if (limits_.nodes != 0)
            each.nodes = std::max<std::uint64_t>(each.nodes / std::max<std::size_t>(count, 1), 1);
        const Spent spent = ask(std::as_const(each));
        nodes_ += spent.nodes;
        why_ = spent.stop;
    }

    // Checks the clock, the flag and the nodes between two searches. Returns true if one of them ended the work.
    bool look() {
        if (stopped()) return true;
        if (limits_.cancel && limits_.cancel->load(std::memory_order_relaxed))
            why_ = Stop::cancelled;
        else if (time_is_over() || (limits_.nodes != 0 && nodes_ >= limits_.nodes))
            why_ = Stop::budget;
        return stopped();
    }

    // finished, as long as every search so far has finished.
    Stop why() const { return why_; }
    bool stopped() const { return why_ != Stop::finished; }

 private:
    // If not positive, the limits are spent.
    Limits left(std::uint64_t solutions) const {
        Limits left = limits_;
        left.solutions = solutions;
        if (limits_.nodes != 0) left.nodes = limits_.nodes - nodes_;
        if (limits_.time.count() > 0) left.time = deadline_ - Clock::now();
        return left;
    }
    bool time_is_over() const { return limits_.time.count() > 0 && Clock::now() >= deadline_; }

    Limits limits_;
    Clock::time_point deadline_{};
    std::uint64_t nodes_ = 0;
    Stop why_ = Stop::finished;
};

}  // namespace nonet
