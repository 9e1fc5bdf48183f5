#pragma once
// Answers many questions about similar grids, under one budget for all of them.

#include <optional>

#include "core/rules.hpp"
#include "nonet/canon.hpp"
#include "nonet/more/engines.hpp"
#include "search/within.hpp"

namespace nonet {

class Asker {
 public:
    explicit Asker(const Limits& limits) : shared_(limits) {}

    // Like nonet::check, with minimality.
    CheckReport check(const Grid& grid) { return check_within({grid, {}}, true, shared_); }

    TrueCandidates true_candidates(const Grid& grid) { return true_candidates_within({grid, {}}, shared_); }

    // Returns any solution.  If there is no result, `known` tells "no solution" (true) from a spent budget (false).
    //
    // With few givens, a search for a contradiction can take a moment or hours.  Which one is a matter of luck: it depends on
    // the rows of the givens.  So a search that takes long is abandoned and repeated on an isomorphic grid, with more and more
    // patience.
    std::optional<Grid> solution_of(const Grid& grid, bool& known) {
        Transform look;  // the first time unchanged
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

    // Most changed grids have a clash, and finding it costs a fraction of a search.
    bool is_unique(const Grid& grid) {
        return !has_clash(grid) && shared_.run(default_engine(), {grid, {}}, 2).solutions == 1 && !spent();
    }

    Search run(const Grid& grid, std::uint64_t solutions, OnClassicSolution on_solution = {}) {
        return shared_.run(default_engine(), {grid, {}}, solutions, on_solution);
    }

    bool spent() const { return shared_.stopped(); }

 private:
    static constexpr std::uint64_t patience = 10'000;  // nodes: about a millisecond
    SharedLimits shared_;
};

}  // namespace nonet
