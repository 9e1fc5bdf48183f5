#pragma once
// Certificates: answers that a stranger can check without trusting the solver (docs/proof.md,
// verify/nonet_verify.cpp).

#include <cstdint>
#include <string>
#include <vector>

#include "nonet/solve.hpp"

namespace nonet {

// One certificate.  A split is the number of what is branched on:
//
//   0..80    a cell: every candidate of it              81 + 9*row + digit     a digit's places in a row
//   162 + 9*column + digit   in a column                243 + 9*box + digit    in a box
//
// The splits are those of the whole tree in preorder, branches in ascending order; a branch ends in a
// contradiction that naked and hidden singles show, or in the solution.  There are at most 65,535, because the binary form
// counts them in two bytes: a longer proof counts as a budget spent.
struct Proof {
    Status status = Status::budget;  // unique, none or multiple; budget: there is no certificate
    Grid givens;
    Grid first;                         // unique and multiple
    Grid second;                        // multiple
    std::vector<std::uint16_t> splits;  // unique and none
};

// Proves the answer for one puzzle.
//
//   limits   nodes are propagations here; limits.solutions is not looked at
//   returns  a certificate, or one with Status::budget
//   errors   Errc::unsupported for a puzzle with marks, or of another board than the classic one: that is a WidePuzzle's
//   cost     some microseconds where singles show everything; about three hundredths of a millisecond for each split
//   threads  safe
[[nodiscard]] Result<Proof> prove(const Puzzle& puzzle, const Limits& limits = {});
[[nodiscard]] Result<Proof> prove(const ClassicPuzzle& puzzle, const Limits& limits = {});

// A certificate as text, docs/proof.md.
//
//   proof    not one of Status::budget
//   returns  one line of words, without the newline
[[nodiscard]] std::string format_proof(const Proof& proof);

// One certificate of any board.  A lemma is a list of literals, one of which is true: otherwise what is forced, by the board,
// the givens, the lemmas before it and (in `unique`) that another solution is wanted, ends in a contradiction.
//
//   literal   2 * option: "digit d in cell c" is true; 2 * option + 1: it is not; option = digits * c + d
struct WideProof {
    Status status = Status::budget;  // unique, none or multiple; budget: there is no certificate
    std::vector<std::uint8_t> givens;
    std::vector<std::uint8_t> first;                 // unique and multiple
    std::vector<std::uint8_t> second;                // multiple
    std::vector<std::vector<std::uint16_t>> lemmas;  // unique and none
    // On boards with rules of many cells, for each lemma: 1 + the number of the rule from which alone it follows, or 0.
    std::vector<std::uint16_t> lemma_rules;
};

// Proves the answer for one puzzle of any board, also of the classic one.
//
//   limits   nodes are decisions of the search by clauses; limits.solutions is not looked at
//   returns  a certificate, or one with Status::budget.  One of more than ten million literals counts as a budget spent
//   errors   Errc::unsupported for a puzzle with marks, of a board without a name (Geometry::name), or with rules of many cells
//            other than cages, sums, little killers, xv, arrows, thermometers, whispers, dots and greater
//   cost     from a tenth of a millisecond for 4 x 4 to some milliseconds for 25 x 25 where singles show everything; elsewhere
//            more than solve() takes, which has derived houses and begins depth first.  Give limits for large boards
//   threads  safe
[[nodiscard]] Result<WideProof> prove(const WidePuzzle& puzzle, const Limits& limits = {});

// As text, docs/proof.md.
//
//   proof    not one of Status::budget
//   returns  one line of words, without the newline
[[nodiscard]] std::string format_proof(const WideProof& proof, const Geometry& board);

// The binary form, of the classic board only: a file is `proof_magic` followed by any number of these.
//
//   proof    not one of Status::budget
inline constexpr char proof_magic[] = "NNPROOF1";
[[nodiscard]] std::string format_proof_binary(const Proof& proof);

}  // namespace nonet
