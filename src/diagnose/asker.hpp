#pragma once
// Asks many questions about grids that resemble each other, under one budget for all of them.

#include <optional>

#include "core/rules.hpp"
#include "nonet/canon.hpp"
#include "nonet/more/engines.hpp"
#include "search/within.hpp"

namespace nonet {

class Asker {
 public:
    explicit Asker(const Limits& limits) : shared_(limits) {}

    // As nonet::check, with minimality.
    CheckReport check(const Grid& grid) { return check_within({grid, {}}, true, shared_); }

    TrueCandidates true_candidates(const Grid& grid) { return true_candidates_within({grid, {}}, shared_); }

    // Any solution; `known` tells none from a budget that is spent.
    //
    // With few givens, whether they contradict each other can take one search a moment and another one hours, and which
    // one is a matter of luck: in which row they stand.  So a search that takes long is given up, and the question put
    // to an isomorphic grid, with more and more patience.
    std::optional<Grid> solution_of(const Grid& grid, bool& known) {
        Transform look;  // the first time as it is
        for (std::uint64_t attempt = 1;; ++attempt) {
            std::optional<Grid> found;
            const auto keep = [&](const Grid& solution) { found = apply(inverse(look), solution); };
            const Search search =
                shared_.run(default_engine(), {apply(look, grid), {}}, 1, keep, patience * attempt);
            known = !shared_.stopped();
            if (found || !known || search.stop == Stop::finished) return found;
            look = random_transform(0, attempt);
        }
    }

    // Most changed grids have a clash, which is seen for a fraction of what a search costs.
    bool is_unique(const Grid& grid) {
        return !has_clash(grid) && shared_.run(default_engine(), {grid, {}}, 2).solutions == 1 && !spent();
    }

    Search run(const Grid& grid, std::uint64_t solutions, OnSolution on_solution = {}) {
        return shared_.run(default_engine(), {grid, {}}, solutions, on_solution);
    }

    bool spent() const { return shared_.stopped(); }

 private:
    static constexpr std::uint64_t patience = 10'000;  // nodes: about a millisecond
    SharedLimits shared_;
};

}  // namespace nonet
