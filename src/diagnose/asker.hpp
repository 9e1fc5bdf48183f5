#pragma once
// Asks many questions about grids that resemble each other, under one budget for all of them.

#include <array>
#include <optional>

#include "search/shared_limits.hpp"

namespace nonet {

class Asker {
 public:
    explicit Asker(const Limits& limits) : shared_(limits) {}

    // Any solution; `known` tells none from a budget that is spent.
    std::optional<Grid> solution_of(const Grid& grid, bool& known) {
        Grid found;
        const Search search =
            shared_.run(default_engine(), {grid, {}}, 1, [&](const Grid& solution) { found = solution; });
        known = !shared_.stopped();
        return search.solutions > 0 ? std::optional(found) : std::nullopt;
    }

    bool is_unique(const Grid& grid) {
        return !has_duplicates(grid) && shared_.run(default_engine(), {grid, {}}, 2).solutions == 1 &&
               !spent();
    }

    Search run(const Grid& grid, std::uint64_t solutions, OnSolution on_solution = {}) {
        return shared_.run(default_engine(), {grid, {}}, solutions, on_solution);
    }

    bool spent() const { return shared_.stopped(); }

 private:
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

    SharedLimits shared_;
};

}  // namespace nonet
