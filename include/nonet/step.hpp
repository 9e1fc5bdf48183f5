#pragma once
// A step: one application of one technique, with its evidence in the order a person would point at it.
//
//   technique + kind   the technique:        "unique_loop", "unique_loop.type_4"
//   rating             its difficulty:       2.6 on the scale of Sudoku Explainer 1.2.1
//   place, remove      the conclusion:       r1c1=5; r4c5 loses 2 and 7
//   exhibits, chains   the evidence: enough to check the step with only the marks before it

#include <cstdint>
#include <optional>
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
    BoardDigitSet digits;
    friend constexpr bool operator==(const CellDigits&, const CellDigits&) = default;
};

// The role of an exhibit in the argument.
enum class Role : std::uint8_t {
    pattern,   // the cells or candidates that make the pattern: the pair, the fish, the loop
    base,      // the houses that are examined: where the set, the fish, the hidden single is
    cover,     // the houses that confine it
    pivot,     // the cell that the wings share
    pincer,    // a wing; a branch's end
    extra,     // candidates beyond a deadly pattern: one of them must be true
    partner,   // cells that form a set with the extra candidates
    excluder,  // a cell that rules a combination out
    cause,     // the reason that a cell is the only place: its peers' values
    way,       // digits that some cells can hold together: one of the ways to fill a cage
};

// Things to show together. Any of the parts may be empty.
struct Exhibit {
    Role role = Role::pattern;
    std::vector<House> houses;
    std::vector<CellDigits> cells;  // in the order of the argument; an empty digit set means the cell itself
    BoardDigitSet digits;
    // On boards with rules: the rules involved, as indices into Geometry::rules(), and the totals used in the argument.
    std::vector<std::uint16_t> rules = {};
    std::vector<std::int32_t> totals = {};
    // For the rule of additional cells (`extra`): which of its parts, and the possible digits of the cells they name.
    // These cells are numbered after those of the board.
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

// Why a literal of a chain holds, given the literals it came from.
enum class Why : std::uint8_t {
    supposed,  // the start of the chain
    cell,      // off: the cell holds another digit; on: no other digit is left in the cell
    row,       // off: another cell of the row has the digit; on: no other place is left in the row
    column,
    box,
    pattern,  // off: a pattern within the chain (Step::inner) rules it out
    house,    // on boards other than the classic one: like row, column and box, in ChainNode::house
    rule,     // also there, a rule other than the houses; on: it leaves no other candidate in the cell
    more,     // of more than is shown: HoDoKu's forcing nets show only the main lines
};

struct ChainNode {
    Literal literal;
    // For a group: its other cells. On: one of all these holds the digit; off: none does.
    std::vector<Cell> others = {};
    Why why = Why::supposed;
    std::uint16_t inner = 0;                 // with Why::pattern: index into Step::inner
    House house = 0;                         // with Why::house
    std::optional<std::uint16_t> rule = {};  // with Why::rule: index into the board's rules
    std::vector<std::uint16_t> from = {};    // indices into Chain::nodes, all smaller than this node's index
};

// Leads from one supposition to one conclusion: nodes.front() is supposed, nodes.back() is the conclusion. A cycle ends
// at its own supposition.
struct Chain {
    std::vector<ChainNode> nodes;
};

struct Step {
    std::string_view technique;  // its id in the list of techniques: "hidden_pair"
    std::string_view kind;       // the technique's form: "hidden_single.box"; the key of names and sentences
    double rating = 0;           // added up as Sudoku Explainer does, to the last bit: ties depend on it
    std::uint32_t complexity = 0;  // of chains: the distinct literals of all branches and inner chains
    bool assumes_unique = false;   // whether the conclusion relies on the puzzle having one solution

    std::vector<Candidate> place;    // values set
    std::vector<CellDigits> remove;  // candidates removed, cells ascending; not those a placement clears

    std::vector<Exhibit> exhibits;
    std::vector<Chain> chains;  // one per branch, in the order of the branches' suppositions
    std::vector<Step> inner;    // patterns and chains used inside chains, each on the marks reduced so far
};

// The rating as printed, in tenths: 2.6 is 26.  Rounds half up, as the original does.
[[nodiscard]] constexpr int tenths_of(double rating) { return static_cast<int>((rating + 0.05) * 10); }

}  // namespace nonet
