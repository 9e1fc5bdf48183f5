#pragma once
// A common entry to the searches of boards: rules for boards with rules of cells and for small ones, covers for others.

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

    int digit_count() const { return geometry_.digit_count(); }
    bool has_rules() const { return !geometry_.rules().empty(); }

    // For boards without rules of cells.
    covers::CoverSolver& covers() { return covers_ ? *covers_ : covers_.emplace(geometry_); }
    // For boards with them.
    rules::Solver& rules() { return *rules_; }

 private:
    const Geometry geometry_;
    std::optional<covers::CoverSolver> covers_;
    std::optional<rules::Solver> rules_;
};

}  // namespace nonet
