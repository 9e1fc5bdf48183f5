#pragma once
// Depth first: the cell, or the digit in a house, with the fewest ways to go on; each way in turn.
//
// It is the quickest where the tree is small.  Where it is not, the search is given up after some nodes without a
// solution, and what it has been through is said in a few clauses: see explored().

#include <cstdint>
#include <span>
#include <vector>

#include "core/budget.hpp"
#include "core/lists.hpp"
#include "covers/state.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::covers {

using OnValues = FunctionRef<void(std::span<const std::uint8_t>)>;

// What a search has found so far, and what is to be found.
struct Found {
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

// A cell of two digits, or a digit of two places in a house; where there is none, a cell of few digits.  Among them one
// whose cells weigh most.
//
//   state    not solved
//   weights  of each cell: how often a choice there came to a dead end
int narrowest(const Board& board, const State& state, std::span<const std::uint32_t> weights);

// The option that a bit of a group stands for.
Option option_of(const Board& board, int group, Mask bit);

class DepthFirst {
 public:
    enum class End : std::uint8_t { finished, stopped, given_up };

    explicit DepthFirst(const Board& board) : board_(board), propagator_(board) {}

    // Looks for solutions below a settled state.
    //
    //   patience   nodes without a solution after which it is given up; 0: never
    End search(const State& root, Budget& budget, std::uint64_t patience, Found& found);

    // After `given_up`: lists of options.  No solution that is still to be found has all options of one of them, and all
    // others have been found.
    Lists<Option> explored() const;

    Propagator& propagator() { return propagator_; }

 private:
    // One position on the way down: the options of its group are tried in turn.
    struct Frame {
        State state;
        int group;
        Mask tried, rest;
        Option chosen;
    };

    void push(const State& state);

    const Board& board_;
    Propagator propagator_;
    std::vector<Frame> frames_;  // the first depth_ are in use; the others keep their memory
    std::size_t depth_ = 0;
    State state_;
    std::vector<std::uint32_t> weights_;
    std::vector<std::uint8_t> values_;
};

}  // namespace nonet::covers
