#pragma once
// Depth-first search: takes the cell, or the digit in a house, with the fewest options, and tries each in turn.
//
// It is the fastest search if the tree is small. If it is not, the search is given up after some nodes without a
// solution, and a few clauses describe the explored part: see explored().

#include <cstdint>
#include <span>
#include <vector>

#include "core/budget.hpp"
#include "core/lists.hpp"
#include "covers/state.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::covers {

using OnValues = FunctionRef<void(std::span<const std::uint8_t>)>;

// The solutions found so far, and the number wanted.
struct CoverFound {
    std::uint64_t solutions = 0;
    std::uint64_t wanted = 0;  // 0: all
    std::uint64_t dead_ends = 0;
    OnValues on_values = {};

    void add(std::span<const std::uint8_t> values) {
        ++solutions;
        if (on_values) on_values(values);
    }
    bool enough() const { return wanted != 0 && solutions >= wanted; }
};

// Finds a cell with two digits, or a digit with two places in a house; if there is none, a cell with few digits. Among
// them it takes one whose cells have the greatest weight.
//
//   state    not solved
//   weights  for each cell: how often a choice there led to a dead end
int narrowest(const Board& board, const State& state, std::span<const std::uint32_t> weights);

// Returns the option of a bit of a group.
Option option_of(const Board& board, int group, Mask bit);

class DepthFirst {
 public:
    enum class End : std::uint8_t { finished, stopped, given_up };

    explicit DepthFirst(const Board& board) : board_(board), propagator_(board) {}

    // Searches for solutions below a settled state.
    //
    //   patience   nodes without a solution after which the search gives up; 0: never
    End search(const State& root, Budget& budget, std::uint64_t patience, CoverFound& found);

    // After `given_up`: lists of options. No solution still to be found contains all options of a list, and all solutions
    // that do have been found.
    Lists<Option> explored() const;

    CoverPropagator& propagator() { return propagator_; }

 private:
    // A position on the current path: the options of its group are tried in turn.
    struct Frame {
        State state;
        int group;
        Mask tried, rest;
        Option chosen;
    };

    void push(const State& state);

    const Board& board_;
    CoverPropagator propagator_;
    std::vector<Frame> frames_;  // the first depth_ are in use; the others keep their memory
    std::size_t depth_ = 0;
    State state_;
    std::vector<std::uint32_t> weights_;
    std::vector<std::uint8_t> values_;
};

}  // namespace nonet::covers
