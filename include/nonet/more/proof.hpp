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
//   errors   Errc::unsupported for a puzzle with marks, or of another board than the classic one
//   cost     some microseconds where singles show everything; about three hundredths of a millisecond for each split
//   threads  safe
[[nodiscard]] Result<Proof> prove(const Puzzle& puzzle, const Limits& limits = {});
[[nodiscard]] Result<Proof> prove(const ClassicPuzzle& puzzle, const Limits& limits = {});

// A certificate as text, docs/proof.md.
//
//   proof    not one of Status::budget
//   returns  one line of words, without the newline
[[nodiscard]] std::string format_proof(const Proof& proof);

// The binary form: a file is `proof_magic` followed by any number of these.
//
//   proof    not one of Status::budget
inline constexpr char proof_magic[] = "NNPROOF1";
[[nodiscard]] std::string format_proof_binary(const Proof& proof);

}  // namespace nonet
