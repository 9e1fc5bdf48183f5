#pragma once
// Certificates: answers that anyone can check without trusting the solver (docs/proof.md, verify/nonet_verify.cpp).

#include <cstdint>
#include <string>
#include <vector>

#include "nonet/solve.hpp"

namespace nonet {

// One certificate. Grids are lists of values: digit + 1 of each cell, 0 for an empty one.
//
// For the classic board the proof is a tree of splits, which say where it branches:
//
//   0..80    a cell: every candidate of it              81 + 9*row + digit     a digit's places in a row
//   162 + 9*column + digit   in a column                243 + 9*box + digit    in a box
//
// The splits are those of the whole tree in preorder, with branches in ascending order. A branch ends in the solution or
// in a contradiction that naked and hidden singles show. There are at most 65,535 splits because the binary form counts
// them in two bytes: a longer proof is reported as a spent budget.
//
// For other boards it is a list of lemmas. A lemma is a list of literals, at least one of which is true: if all are assumed
// false, the consequences of the board, the givens, the earlier lemmas and (for `unique`) of requiring another solution end
// in a contradiction.
//
//   literal   2 * option: "digit d in cell c" is true; 2 * option + 1: it is not; option = digits * c + d
struct Proof {
    Status status = Status::budget;  // unique, none or multiple; budget: there is no certificate
    Geometry board = Geometry::classic();
    std::vector<std::uint8_t> givens;
    std::vector<std::uint8_t> first;                 // unique and multiple
    std::vector<std::uint8_t> second;                // multiple
    std::vector<std::uint16_t> splits;               // unique and none, classic board
    std::vector<std::vector<std::uint16_t>> lemmas;  // unique and none, other boards
    // On boards with rules of many cells, for each lemma: 1 + the index of the one rule it follows from, or 0.
    std::vector<std::uint16_t> lemma_rules;
};

// Proves the answer for one puzzle.
//
//   limits   nodes are propagations on the classic board, decisions of the clause search on others; limits.solutions is
//            ignored
//   returns  a certificate, or one with Status::budget. One of more than ten million literals counts as a spent budget
//   errors   Errc::unsupported for a puzzle with marks, of a board without a name (Geometry::name), or with rules of many
//            cells other than cages, sums, little killers, xv, arrows, thermometers, whispers, dots and greater
//   cost     classic: some microseconds where singles show everything; about three hundredths of a millisecond for each
//            split. Others: from a tenth of a millisecond for 4 x 4 to some milliseconds for 25 x 25 if singles show
//            everything; otherwise more than solve(), which uses derived houses and begins depth first. Set limits for
//            large boards
//   threads  safe
[[nodiscard]] Result<Proof> prove(const Puzzle& puzzle, const Limits& limits = {});

// Formats a certificate as text, docs/proof.md.
//
//   proof    must not have Status::budget
//   returns  one line of words, without the newline
[[nodiscard]] std::string format_proof(const Proof& proof);

// The binary form, for the classic board only: a file is `proof_magic` followed by any number of certificates.
//
//   proof    must not have Status::budget, and must be of the classic board
inline constexpr char proof_magic[] = "NNPROOF1";
[[nodiscard]] std::string format_proof_binary(const Proof& proof);

}  // namespace nonet
