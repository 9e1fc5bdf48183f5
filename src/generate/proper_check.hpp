#pragma once
// Checks whether many puzzles at once are proper, which is how the kernels are fastest.

#include <cstdint>
#include <span>
#include <vector>

#include "core/budget.hpp"
#include "kernels/kernel.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::generate {

class ProperCheck {
 public:
    explicit ProperCheck(Budget& budget, const Kernel& kernel = default_kernel())
        : budget_(budget), kernel_(kernel) {}

    // Checks all the puzzles. Returns false if the budget ended it; then no answer is valid.
    bool ask(std::span<const Grid> puzzles);

    // The solutions found for one puzzle: none, one, or two.
    std::span<const Grid> solutions(std::size_t index) const {
        return std::span(solutions_).subspan(2 * index, tallies_[index].solutions);
    }

 private:
    Budget& budget_;
    const Kernel& kernel_;
    std::vector<Grid> first_, second_, solutions_;
    std::vector<Tally> tallies_;
};

}  // namespace nonet::generate
