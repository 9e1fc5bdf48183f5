#pragma once
// The door to the searches of any board: depth first, and by learning clauses where that is not enough.

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

// Which searches take part: tests ask each alone.
enum class Way : std::uint8_t { both, depth_first, clauses };

// Solves puzzles of one board, one after the other.
//
//   threads  one solver per thread
class Solver {
 public:
    explicit Solver(const Geometry& geometry) : board_(geometry), depth_first_(board_) {
        NONET_EXPECT(geometry.rules().empty());  // those are searched by src/rules
    }
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    const Board& board() const { return board_; }

    // Finds solutions, each once, as Limits say.
    //
    //   values, marks   as in WidePuzzle
    Result run(std::span<const std::uint8_t> values, std::span<const WideDigitSet> marks,
               const Limits& limits, OnValues on_values = {}, Way way = Way::both);

    // Looks for solutions below a settled state.
    void search_from(const State& state, Budget& budget, Found& found, Way way = Way::both);

    // A solution by chance, though not each with the same chance: `values` are set when there is one.
    //
    //   returns  solutions, finished (there is none), or what stopped it
    Stop fill(Rng& rng, Budget& budget, std::span<std::uint8_t> values);

    Propagator& propagator() { return depth_first_.propagator(); }

 private:
    void search(std::span<const std::uint8_t> values, std::span<const WideDigitSet> marks, Budget& budget,
                Found& found, Way way);

    Board board_;
    DepthFirst depth_first_;
    State root_;
};

}  // namespace nonet::covers
