#pragma once
// Puzzles whose givens stand at given places: digits are changed until there is one solution.
//
// One or two givens are taken out, and all solutions of the rest are counted by the digits that they have there.  So one
// count tells of all digits that can stand in these places how many solutions each leaves: one means a puzzle; otherwise
// the search goes on with digits that leave few.

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
    //   fixed   givens that stay, and are among them
    void begin(const Grid& givens, const Grid& fixed);
    bool has_begun() const { return !cells_.empty(); }

    // One round: some counts, answered together.
    //
    //   returns   the only solution of the givens() that it has come to, or none yet, or none because the budget ended it
    //   cost      mostly below a millisecond; some hundred where there are very many solutions
    std::optional<Grid> step(Rng& rng, Budget& budget, const Kernel& kernel = default_kernel());

    // Too many rounds came no nearer, or there are too many solutions to count: begin again.
    bool is_stale() const { return stale_ >= rounds_until_stale; }

    const Grid& givens() const { return givens_; }

 private:
    static constexpr int rounds_until_stale = 60;
    static constexpr std::uint64_t counted_at_first = 4096;
    static constexpr std::size_t counts_at_a_time = 8;

    // What became of the digits of two places: how many solutions have them.
    struct Taken {
        Cell first, second;  // the same when only one given was taken out
        std::vector<std::uint32_t> solutions;
    };
    void take_out(Rng& rng);
    std::uint32_t go_on(Rng& rng);
    void look_at(std::size_t number, Rng& rng, Grid& next, std::uint32_t& fewest,
                 std::uint32_t& equals) const;

    Grid givens_;
    std::vector<Cell> cells_;                        // those that may change
    std::uint64_t most_counted_ = counted_at_first;  // a count that comes so far ends, and says nothing
    int barren_ = 0;                                 // beginnings of which no count was finished
    std::uint32_t fewest_ = 0;                       // solutions so far
    int stale_ = 0;                                  // rounds since then
    std::vector<Taken> taken_;
    std::vector<Grid> rests_;
    std::vector<Tally> tallies_;
};

}  // namespace nonet::generate
