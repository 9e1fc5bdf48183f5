#pragma once
// The entry point to the searches on any board: depth first, then clause learning if that is not enough.

#include <cstdint>
#include <span>

#include "core/rng.hpp"
#include "covers/board.hpp"
#include "covers/depth_first.hpp"
#include "nonet/contract.hpp"
#include "nonet/limits.hpp"
#include "nonet/sets.hpp"

namespace nonet::covers {

struct Result {
    Stop stop = Stop::finished;
    std::uint64_t solutions = 0;
    Counters counters;
};

// The searches to use: tests run each separately.
enum class Way : std::uint8_t { both, depth_first, clauses };

// Solves puzzles of one board, one after the other.
//
//   threads  one solver per thread
class CoverSolver {
 public:
    explicit CoverSolver(const Geometry& geometry) : board_(geometry), depth_first_(board_) {
        NONET_EXPECT(geometry.rules().empty());  // src/rules searches boards with such rules
    }
    CoverSolver(const CoverSolver&) = delete;
    CoverSolver& operator=(const CoverSolver&) = delete;

    const Board& board() const { return board_; }

    // Finds each solution once, within the Limits.
    //
    //   values, marks   as in BoardPuzzle
    Result run(std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks,
               const Limits& limits, OnValues on_values = {}, Way way = Way::both);

    // Searches for solutions below a settled state.
    void search_from(const State& state, Budget& budget, CoverFound& found, Way way = Way::both);

    // Finds a random solution, though not all are equally likely; sets `values` if there is one.
    //
    //   returns  solutions, finished (there is none), or the limit that stopped it
    Stop fill(Rng& rng, Budget& budget, std::span<std::uint8_t> values);

    CoverPropagator& propagator() { return depth_first_.propagator(); }

 private:
    void search(std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks, Budget& budget,
                CoverFound& found, Way way);

    Board board_;
    DepthFirst depth_first_;
    State root_;
};

}  // namespace nonet::covers
