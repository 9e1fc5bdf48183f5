#pragma once
// The search of boards with rules: depth first, with what follows drawn after each choice.
//
//   a choice   a digit of a cell, and behind it the same cell without that digit
//   extra      cells beside the board are filled as those on it; where the board is filled as it was before, nothing is left
//              to be found
//   weights    of each cell: how often rules of its came to a contradiction; the search goes where it fails soonest

#include <cstdint>
#include <memory>
#include <set>
#include <span>
#include <vector>

#include "core/budget.hpp"
#include "core/rng.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/sets.hpp"
#include "rules/network.hpp"
#include "rules/propagator.hpp"

namespace nonet::rules {

using OnValues = FunctionRef<void(std::span<const std::uint8_t>)>;

struct Found {
    Stop stop = Stop::finished;
    std::uint64_t solutions = 0;
    Counters counters;
};

// Solves puzzles of one board, one after the other.
//
//   threads  one solver per thread
class Solver {
 public:
    // With only these digits in the cells of the board.
    explicit Solver(const Geometry& board, Network::Which which = Network::Which::all,
                    Mask digits = ~Mask{0});
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    // Finds solutions, each once, as Limits say.
    //
    //   values, marks   as in WidePuzzle
    Found run(std::span<const std::uint8_t> values, std::span<const WideDigitSet> marks, const Limits& limits,
              OnValues on_values = {});

    // A solution by chance, though not each with the same chance.
    //
    //   returns  solutions, finished (there is none), or what stopped it
    Stop fill(Rng& rng, Budget& budget, std::span<std::uint8_t> values);

    // The open digits of a puzzle and all that follows from them at once; false on a contradiction.
    bool start(std::span<const std::uint8_t> values, std::span<const WideDigitSet> marks,
               std::vector<Mask>& open);

    const Network& network() const { return network_; }
    Propagator& propagator() { return propagator_; }

 private:
    struct Choice {
        Cell cell = 0;
        Mask digit = 0;
    };
    bool search(Budget& budget, std::uint64_t wanted, Found& found, OnValues on_values);
    Choice choose(std::span<const Mask> open) const;
    void blame(Cell cell);
    bool is_found_before(std::span<const Mask> open);
    std::span<Mask> level(std::size_t depth);

    Mask narrowed(std::span<const std::uint8_t> values, std::span<const WideDigitSet> marks) const;

    Network network_;
    Propagator propagator_;
    // Of the same board with fewer digits: its houses are full where this one's are not.
    std::unique_ptr<Solver> narrow_;
    Mask digits_;                // of the cells of the board
    std::vector<Mask> levels_;   // one after the other, as many masks as cells each
    std::vector<Cell> changed_;  // at each level
    std::vector<float> weights_, first_weights_;
    std::vector<std::uint8_t> is_free_;  // cells beside the board that nothing asks for
    std::vector<Cell> partners_;  // of each cell the number of its region, and its cell of that; none: itself
    float blame_ = 1;
    std::set<std::vector<std::uint8_t>> found_;  // where there are extra cells: each filling of the board
    Rng* rng_ = nullptr;
};

}  // namespace nonet::rules
