#pragma once
// A common entry to the searches of boards: covers if all rules are houses and pairs, rules otherwise.

#include <optional>
#include <span>

#include "covers/solver.hpp"
#include "rules/search.hpp"

namespace nonet {

// Solves puzzles of one board, one after the other.
//
//   threads  one per thread
class AnyBoard {
 public:
    explicit AnyBoard(const Geometry& geometry);

    // As in covers::CoverSolver.
    covers::Result run(std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks,
                       const Limits& limits, covers::OnValues on_values = {});
    Stop fill(Rng& rng, Budget& budget, std::span<std::uint8_t> values);

    int digit_count() const { return digit_count_; }

    // Exactly one of the two exists.
    covers::CoverSolver* covers() { return covers_ ? &*covers_ : nullptr; }
    rules::Solver* rules() { return rules_ ? &*rules_ : nullptr; }

 private:
    int digit_count_;
    std::optional<covers::CoverSolver> covers_;
    std::optional<rules::Solver> rules_;
};

}  // namespace nonet
