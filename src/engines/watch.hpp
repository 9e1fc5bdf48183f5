#pragma once
// The interface between engine and caller: it counts, reports events, and decides when to stop.
//
//     for each digit to be tried in the cell {
//         if (!watch.try_digit(cell, digit)) continue;    one test of one digit in one empty cell
//         if (!fits) continue;
//         if (watch.place(cell, digit)) return;  placed: a node; true if the search must stop
//         ...search on...
//         if (watch.stopped()) return;
//         watch.take_back(cell, digit);          a backtrack
//     }
//
// Engines that know which digits fit before they try count only those as tries. Digits that follow from others are
// neither tries nor nodes: only choices are counted.
//
// A search can resume right after a given digit is placed: `way` lists the digits placed by choice up to there, in order.
// The engine is led to that point: tries of other digits are skipped, and nothing on the way is counted or reported. From
// there on the search is the same as if it had run from the start.

#include <concepts>
#include <cstdint>
#include <span>
#include <type_traits>

#include "core/budget.hpp"
#include "core/pace.hpp"
#include "nonet/contract.hpp"
#include "nonet/more/engines.hpp"

namespace nonet {

// For the classic board Shown is a grid, for any other the list of its values.
template <class Shown>
class WatchFor {
 public:
    using OnFound = FunctionRef<void(Shown)>;

    // on_event   required if there is a way to follow
    WatchFor(const Limits& limits, OnFound on_solution, OnEvent on_event, std::span<const Event> way = {})
        : wanted_(limits.solutions),
          budget_(limits),
          on_solution_(on_solution),
          on_event_(on_event),
          way_(way) {
        NONET_EXPECT(way.empty() || on_event);
        budget_.spend();  // the root
    }

    // Returns false for a digit before the point of resumption: skip to the next digit.
    bool try_digit(Cell cell, Digit digit) {
        if (on_event_) return show_try(cell, digit);
        ++counters_.digit_tries;
        return true;
    }

    bool place(Cell cell, Digit digit) {
        if (on_event_) {
            if (!way_.empty()) return way_ = way_.subspan(1), stopped();
            on_event_({Event::Kind::place, cell, digit});
        }
        // On other boards a node can take milliseconds, where an engine asks every rule.
        if constexpr (std::is_same_v<Shown, const Grid&>)
            return budget_.spend();
        else
            return pace_.spend(budget_);
    }

    void take_back(Cell cell, Digit digit) {
        ++counters_.backtracks;
        if (on_event_) on_event_({Event::Kind::take_back, cell, digit});
    }

    // Adds solutions that the caller does not want to see.
    void add_solutions(std::uint64_t count) {
        solutions_ += count;
        if (wanted_ != 0 && solutions_ >= wanted_) budget_.stop(Stop::solutions);
    }

    // Reports a solution. Returns true if the search must stop.
    bool solution(Shown grid) {
        return solution([&]() -> Shown { return grid; });
    }

    // The same; the grid is created only if the caller wants to see it.
    template <std::invocable MakeGrid>
    bool solution(MakeGrid make_grid) {
        ++solutions_;
        if (on_event_) on_event_({Event::Kind::solution});
        if (on_solution_) on_solution_(make_grid());
        if (solutions_ == wanted_) budget_.stop(Stop::solutions);
        return stopped();
    }

    bool stopped() const { return budget_.stopped(); }

    // Whether the whole way was followed: if not, this engine never takes it.
    bool is_there() const { return way_.empty(); }

    // For an engine that concludes instead of choosing: places a digit that is certain.
    void conclude(Cell cell, Digit digit) {
        if (on_event_) on_event_({Event::Kind::place, cell, digit});
    }
    Budget& budget() { return budget_; }

    // For an engine that passes its work to another solver: the requested limits, and the work done by the other.
    std::uint64_t wanted() const { return wanted_; }                         // solutions; 0: all
    std::uint64_t nodes_allowed() const { return budget_.nodes_allowed(); }  // 0: no limit
    bool shows_solutions() const { return static_cast<bool>(on_solution_) || shows_events(); }
    bool shows_events() const { return static_cast<bool>(on_event_); }
    Stop look() { return budget_.look(), budget_.why(); }
    void stop(Stop why) { budget_.stop(why); }
    void add(const Counters& counters) {
        counters_.digit_tries += counters.digit_tries;
        counters_.backtracks += counters.backtracks;
        budget_.add_nodes(counters.nodes);
    }

    Search result() const {
        Search search{budget_.why(), solutions_, counters_};
        search.counters.nodes = budget_.nodes();
        return search;
    }

 private:
    bool show_try(Cell cell, Digit digit) {
        if (!way_.empty()) return way_.front().cell == cell && way_.front().digit == digit;
        ++counters_.digit_tries;
        on_event_({Event::Kind::try_digit, cell, digit});
        return true;
    }

    std::uint64_t wanted_;
    std::uint64_t solutions_ = 0;
    Counters counters_;
    Budget budget_;
    Pace pace_;
    OnFound on_solution_;
    OnEvent on_event_;
    std::span<const Event> way_;  // the part still to follow
};

class Watch : public WatchFor<const Grid&> {
    using WatchFor::WatchFor;
};
class BoardWatch : public WatchFor<std::span<const std::uint8_t>> {
    using WatchFor::WatchFor;
};

}  // namespace nonet
