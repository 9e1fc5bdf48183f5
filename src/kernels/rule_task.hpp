#pragma once
// The input and output of a search in lanes on a board with rules: rule_lanes.inl.hpp.

#include <cstdint>
#include <span>
#include <vector>

#include "core/cell_weights.hpp"
#include "core/lists.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/geometry.hpp"

namespace nonet {

// A board that has only houses, sums, sets, orders and pairs of cells, and automata, with at most `most_digits` digits;
// rules/lanes.cpp makes it. A set of digits is a number of 16 bits, bit d for digit d.
struct RuleBoard {
    static constexpr std::size_t most_digits = 12, most_cells = 128, most_parts = 16, most_states = 8192;

    // Each cell holds another digit of `digits`, of which there are as many as cells.
    struct House {
        std::uint32_t cells;  // of lists
        std::uint16_t digits;
    };
    // A cell and others that hold another digit than it does, except those that share a house with it.
    struct Apart {
        Cell cell;
        std::uint32_t others;  // of lists
    };
    // Two houses with several cells in common. A digit that one of them can only hold there is in no other cell of the
    // other one.
    struct Overlap {
        std::uint32_t common, first,
            second;  // of lists: the cells of both, of the first alone, of the second alone
    };
    // Different cells hold exactly one of these sets of digits.
    struct Cage {
        std::uint32_t cells, seers;        // of lists; seers see all of the cells
        std::uint32_t first_set, end_set;  // of sets
    };
    // Different cells, as a part of a sum.
    struct Part {
        std::uint32_t cells;
        bool is_flipped;  // a digit counts as highest - digit
    };
    // The digits of all parts have the total `target`.
    struct Sum {
        std::uint32_t first, end;  // of parts
        int target;
    };

    // Digits increase along the cells, strictly or not.
    struct Chain {
        std::uint32_t cells;
        bool is_strict;
    };
    // Pairs of digits that two cells can hold.
    struct Link {
        Cell a, b;
        std::uint32_t
            first_row;  // of rows: for each digit of a the digits of b, then for each digit of b those of a
    };

    // An automaton reads the cells. Its states are numbered layer by layer: state 0, those after the first cell, ...
    struct Automaton {
        std::uint32_t cells;
        std::uint32_t first_state;  // of edges
        std::uint32_t first_layer;  // of layer_ends
    };
    struct Edge {
        std::uint16_t to, digits;  // to: the number of a state of the same automaton
    };

    int cell_count = 0, digit_count = 0;
    Lists<Cell> lists;
    std::vector<House> houses;
    std::vector<Apart> aparts;
    std::vector<Overlap> overlaps;
    std::vector<Cage> cages;
    std::vector<std::uint16_t> sets;
    std::vector<Part> parts;
    std::vector<Sum> sums;
    std::vector<Chain> chains;
    std::vector<Link> links;
    std::vector<std::uint16_t> rows;
    std::vector<Automaton> automata;
    Lists<Edge> edges;                      // of each state
    std::vector<std::uint16_t> layer_ends;  // the number after the last state of each layer
    // The cells of each house, cage, sum, chain, link and automaton, in this order: the cells to blame if it fails.
    Lists<Cell> cells_of;
};

struct RuleTask {
    const RuleBoard& board;
    // Positions that are still to be searched, `cell_count` sets each; the last one is taken first. No set is empty.
    std::vector<std::uint16_t> waiting;
    CellWeights& weights;
    // Called before each branch: true ends the search.
    FunctionRef<bool()> spend;
    // Called for each solution, with a set of one digit for each cell: true ends the search.
    FunctionRef<bool(std::span<const std::uint16_t>)> on_solution;
    // Added to: contradictions.
    std::uint64_t backtracks = 0;
};

}  // namespace nonet
