#pragma once
// Asks many questions about grids that resemble each other, under one budget for all of them.

#include <chrono>
#include <optional>

#include "nonet/check.hpp"
#include "nonet/solve.hpp"

namespace nonet {

class Asker {
 public:
    explicit Asker(const Limits& limits) : limits_(limits) {
        if (limits.time.count() > 0) deadline_ = Clock::now() + limits.time;
    }

    // The answer with up to `solutions` solutions; nullopt once the budget is spent.
    std::optional<Answer> ask(const Grid& grid, std::uint64_t solutions) {
        if (spent_) return std::nullopt;
        Limits limits = limits_;
        limits.solutions = solutions;
        if (limits_.nodes != 0) limits.nodes = limits_.nodes - nodes_;
        if (limits_.time.count() > 0) limits.time = std::max(deadline_ - Clock::now(), Clock::duration(1));
        const auto answer = solve({grid, {}}, limits);
        nodes_ += answer->counters.nodes;
        spent_ = answer->status == Status::budget || (limits_.nodes != 0 && nodes_ >= limits_.nodes);
        return answer->status == Status::budget ? std::nullopt : std::optional(*answer);
    }

    bool is_unique(const Grid& grid) {
        if (has_duplicates(grid)) return false;
        const auto answer = ask(grid, 2);
        return answer && answer->status == Status::unique;
    }

    bool spent() const { return spent_; }

    // What is left of the budget, for a search of another kind.
    Limits rest() const {
        Limits limits = limits_;
        if (limits_.nodes != 0) limits.nodes = spent_ ? 1 : limits_.nodes - nodes_;
        if (limits_.time.count() > 0) limits.time = std::max(deadline_ - Clock::now(), Clock::duration(1));
        return limits;
    }

 private:
    using Clock = std::chrono::steady_clock;

    // Most changed grids end here, for a fraction of what a search costs.
    static bool has_duplicates(const Grid& grid) {
        std::array<DigitSet, house_count> seen{};
        for (int cell = 0; cell < cell_count; ++cell) {
            if (grid[cell] == 0) continue;
            const auto digit = static_cast<Digit>(grid[cell] - 1);
            for (int house : {row_of(cell), side + column_of(cell), 2 * side + box_of(cell)}) {
                if (seen[house].contains(digit)) return true;
                seen[house].insert(digit);
            }
        }
        return false;
    }

    Limits limits_;
    Clock::time_point deadline_{};
    std::uint64_t nodes_ = 0;
    bool spent_ = false;
};

}  // namespace nonet
