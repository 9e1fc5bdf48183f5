#pragma once
// Chains from several suppositions, one of which must be true, to one conclusion; and from one supposition to
// a contradiction.
//
//   contradiction   a literal leads to a candidate both true and false, so it is false
//   double          a candidate leads to a literal, and so does its negation
//   cell            every candidate of a cell leads to a literal
//   house           a digit leads to a literal from every place in a house

#include <optional>

#include "techniques/chains/supposition.hpp"

namespace nonet::chains {

// Which of the searches with several branches.
struct Branching {
    Rules rules;
    bool multiple = true;  // cells and houses with more than two branches
    double rating = 0;

    bool nishio() const { return !rules.by_cell; }
};
inline constexpr Branching nishio{{.by_cell = false, .dynamic = true}, false, 7.5};
inline constexpr Branching multiple_chains{{}, true, 8.0};
// Level 0, then the levels of inner_rules.hpp.
constexpr Branching dynamic_chains(int level) {
    const double rating = level >= 2 ? 9.5 + 0.5 * (level - 2) : 8.5 + 0.5 * level;
    return {{.dynamic = true, .level = level}, true, rating};
}

// A cell, whose candidates are the branches, or a digit in a house, whose places are.
struct BranchPoint {
    bool in_house;
    Cell cell;  // in a house: the first place
    House house;
    Digit digit;
    friend bool operator==(const BranchPoint&, const BranchPoint&) = default;
};

// Every cell and house, as Sudoku Explainer goes through them: all hints, or the one that goes first.
std::vector<Hint> search_multiple_chains(const Position& position, const Branching& branching,
                                         const Wanted& wanted);

// The hint that goes first among those of one cell or house.
std::optional<Hint> first_from(const Position& position, const Branching& branching, const Wanted& wanted,
                               const BranchPoint& point);

// The multiple chain (static, level 0) that goes first, found by its length (reach.hpp).
std::optional<Hint> first_multiple_chain(const Position& position, const Wanted& wanted);

}  // namespace nonet::chains
