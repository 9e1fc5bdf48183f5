#pragma once
// A step: one application of one technique, with its evidence in the order a person would point at it.
//
//   technique + kind   what it is:           "unique_loop", "unique_loop.type_4"
//   rating             how hard:             2.6 on the scale of Sudoku Explainer 1.2.1
//   place, remove      what follows:         r1c1=5; r4c5 loses 2 and 7
//   exhibits, chains   why: enough to check it with nothing but the marks before the step

#include <cstdint>
#include <string_view>
#include <vector>

#include "nonet/sets.hpp"

namespace nonet {

struct Candidate {
    Cell cell = 0;
    Digit digit = 0;
    friend constexpr bool operator==(const Candidate&, const Candidate&) = default;
    friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

// Some of the candidates of one cell.
struct CellDigits {
    Cell cell = 0;
    WideDigitSet digits;
    friend constexpr bool operator==(const CellDigits&, const CellDigits&) = default;
};

// What an exhibit is to the argument.
enum class Role : std::uint8_t {
    pattern,   // the cells or candidates that make the pattern: the pair, the fish, the loop
    base,      // the houses looked into: where the set, the fish, the hidden single stands
    cover,     // the houses that confine it
    pivot,     // the cell the wings hang on
    pincer,    // a wing; a branch's end
    extra,     // candidates beyond a deadly pattern: one of them must be true
    partner,   // cells that form a set with the extras
    excluder,  // a cell that rules a combination out
    cause,     // what makes a cell the only place: its peers' values
    way,       // digits that some cells can hold together: one of the ways to fill a cage
};

// Things to point at together.  Any of the parts may be empty.
struct Exhibit {
    Role role = Role::pattern;
    std::vector<House> houses;
    std::vector<CellDigits> cells;  // in the order of the argument; an empty digit set means the cell as such
    WideDigitSet digits;
    // Of boards with rules: which of them, as numbers into Geometry::rules(), and the totals that the argument speaks of.
    std::vector<std::uint16_t> rules = {};
    std::vector<std::int32_t> totals = {};
    // Where the rule is that of the cells beside the board: which of its parts, and what those cells can hold that it names, by
    // their numbers, which go on behind the board's.
    std::vector<std::uint16_t> parts = {};
    std::vector<CellDigits> beside = {};
};

// "This candidate is true" or "this candidate is false", as supposed or derived within a chain.
struct Literal {
    Cell cell = 0;
    Digit digit = 0;
    bool on = false;
    friend constexpr bool operator==(const Literal&, const Literal&) = default;
};

// Why a literal of a chain holds, given the ones it came from.
enum class Why : std::uint8_t {
    supposed,  // the start of the chain
    cell,      // off: the cell holds another digit; on: no other digit is left in the cell
    row,       // off: the digit stands elsewhere in the row; on: no other place is left in the row
    column,
    box,
    pattern,  // off: a pattern within the chain (Step::inner) rules it out
    house,    // on other boards than the classic one: as row, column and box, in ChainNode::house
    rule,     // there too: off: what it came from rules it out by another rule of the board
    more,  // of more than is shown: in the forcing nets of HoDoKu's walk, of which the main lines are shown
};

struct ChainNode {
    Literal literal;
    // Of a group: its other cells.  On: one of all these holds the digit; off: none does.
    std::vector<Cell> others = {};
    Why why = Why::supposed;
    std::uint16_t inner = 0;               // with Why::pattern: index into Step::inner
    House house = 0;                       // with Why::house
    std::vector<std::uint16_t> from = {};  // indices into Chain::nodes, all smaller than this node's own
};

// From one supposition to one conclusion: nodes.front() is supposed, nodes.back() is what the chain arrives
// at. A cycle arrives at what it supposed.
struct Chain {
    std::vector<ChainNode> nodes;
};

struct Step {
    std::string_view technique;  // its id in the list of techniques: "hidden_pair"
    std::string_view kind;  // which of the technique's forms: "hidden_single.box"; the key of names and words
    double rating = 0;      // added up as Sudoku Explainer does, last bits included: ties depend on them
    std::uint32_t complexity = 0;  // of chains: the distinct literals of all branches and inner chains
    bool assumes_unique = false;   // whether the conclusion relies on the puzzle having one solution

    std::vector<Candidate> place;    // values set
    std::vector<CellDigits> remove;  // candidates removed, cells ascending; not what a placement clears

    std::vector<Exhibit> exhibits;
    std::vector<Chain> chains;  // one per branch, in the order of the branches' suppositions
    std::vector<Step> inner;    // patterns and chains used inside chains, each on the marks reduced so far
};

// The rating as printed, in tenths: 2.6 is 26.  Rounds half up, as the original does.
[[nodiscard]] constexpr int tenths_of(double rating) { return static_cast<int>((rating + 0.05) * 10); }

}  // namespace nonet
