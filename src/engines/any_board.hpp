#pragma once
// One door to the searches of boards: that of covers where all rules are houses and pairs, that of rules elsewhere.

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

    // As covers::Solver has them.
    covers::Result run(std::span<const std::uint8_t> values, std::span<const WideDigitSet> marks,
                       const Limits& limits, covers::OnValues on_values = {});
    Stop fill(Rng& rng, Budget& budget, std::span<std::uint8_t> values);

    int digit_count() const { return digit_count_; }

    // One of the two.
    covers::Solver* covers() { return covers_ ? &*covers_ : nullptr; }
    rules::Solver* rules() { return rules_ ? &*rules_ : nullptr; }

 private:
    int digit_count_;
    std::optional<covers::Solver> covers_;
    std::optional<rules::Solver> rules_;
};

}  // namespace nonet
