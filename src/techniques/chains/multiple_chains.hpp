#pragma once
// Chains from several suppositions, one of which must be true, to one conclusion; and from one supposition to
// a contradiction.
//
//   contradiction   a literal leads to a candidate both true and false, so it is false
//   double          a candidate leads to a literal, and so does its negation
//   cell            every candidate of a cell leads to a literal
//   house           a digit leads to a literal from every place in a house

#include <optional>

#include "techniques/chains/chains.hpp"
#include "techniques/chains/supposition.hpp"

namespace nonet::chains {

// Selects one of the searches with several branches.
struct Branching {
    ChainTechnique technique;
    Rules rules;
    bool multiple = true;  // cells and houses with more than two branches, too

    bool nishio() const { return !rules.by_cell; }
};
inline constexpr Branching nishio{ChainTechnique::nishio, {.by_cell = false, .dynamic = true}, false};
inline constexpr Branching multiple_chains{ChainTechnique::multiple, {}};
// Level 0, then the levels of inner_rules.hpp.
constexpr Branching dynamic_chains(int level) {
    const int technique = static_cast<int>(ChainTechnique::dynamic) + level;
    return {static_cast<ChainTechnique>(technique), {.dynamic = true, .level = level}};
}

// A branch point: a cell, whose candidates are the branches, or a digit in a house, whose places are the branches.
struct BranchPoint {
    bool in_house;
    Cell cell;  // for a house: the first place
    House house;
    Digit digit;
    friend bool operator==(const BranchPoint&, const BranchPoint&) = default;
};

// Searches every cell and house in Sudoku Explainer's order; returns all findings, or only the first by goes_before(). On other
// boards, if one finding is wanted: that of the first cell that has any.
template <class Board>
std::vector<ChainFinding> search_multiple_chains(const BasicPosition<Board>& position,
                                                 const Branching& branching, const Wanted& wanted);

// Returns the first finding by goes_before() among those of one cell or house.
std::optional<ChainFinding> first_from(const Position& position, const Branching& branching,
                                       const Wanted& wanted, const BranchPoint& point);

// Returns the first multiple chain (static, level 0) by goes_before(), found by its length (reach.hpp).
std::optional<ChainFinding> first_multiple_chain(const Position& position, const Wanted& wanted);

}  // namespace nonet::chains
