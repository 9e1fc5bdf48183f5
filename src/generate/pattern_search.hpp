#pragma once
// Finds puzzles whose givens are at given places: digits are changed until there is one solution.
//
// One or two givens are removed, and all solutions of the rest are counted by the digits that they have there. So one
// count shows for all possible digits in these places how many solutions each leaves. One solution means a puzzle;
// otherwise the search continues with digits that leave few.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/budget.hpp"
#include "core/rng.hpp"
#include "kernels/kernel.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::generate {

class PatternSearch {
 public:
    // Begins with these givens.
    //
    //   fixed   the givens among them that stay
    void begin(const Grid& givens, const Grid& fixed);
    bool has_begun() const { return !cells_.empty(); }

    // Runs one round: some counts, answered together.
    //
    //   returns   the only solution of givens() if one was reached; none if not, or if the budget ended the round
    //   cost      mostly below a millisecond; some hundred if there are very many solutions
    std::optional<Grid> step(Rng& rng, Budget& budget, const Kernel& kernel = default_kernel());

    // Whether to start again: too many rounds brought no progress, or there are too many solutions to count.
    bool is_stale() const { return stale_ >= rounds_until_stale; }

    const Grid& givens() const { return givens_; }

 private:
    static constexpr int rounds_until_stale = 60;
    static constexpr std::uint64_t counted_at_first = 4096;
    static constexpr std::size_t counts_at_a_time = 8;

    // The digits of two places, and how many solutions have them.
    struct Taken {
        Cell first, second;  // equal if only one given was removed
        std::vector<std::uint32_t> solutions;
    };
    void take_out(Rng& rng);
    std::uint32_t go_on(Rng& rng);
    void look_at(std::size_t number, Rng& rng, Grid& next, std::uint32_t& fewest,
                 std::uint32_t& equals) const;

    Grid givens_;
    std::vector<Cell> cells_;                        // those whose digits may change
    std::uint64_t most_counted_ = counted_at_first;  // a count that reaches this limit is discarded
    int barren_ = 0;                                 // starts for which no count was finished
    std::uint32_t fewest_ = 0;                       // the fewest solutions so far
    int stale_ = 0;                                  // rounds since then
    std::vector<Taken> taken_;
    std::vector<Grid> rests_;
    std::vector<Tally> tallies_;
};

}  // namespace nonet::generate
