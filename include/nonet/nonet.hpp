#pragma once
// The whole C++ interface.
//
// examples/solve.cpp, which the tests build and run:
//
//     // Solves the puzzle given as the first argument, in any form.
//     #include <iostream>
//     #include <nonet/nonet.hpp>
//
//     int main(int argc, char** argv) {
//         const auto puzzle = nonet::parse_puzzle(argc > 1 ? argv[1] : "");
//         if (!puzzle) {
//             std::cerr << puzzle.error().message() << '\n';
//             return 3;
//         }
//         const nonet::Answer answer = nonet::solve(*puzzle);
//         if (answer.status == nonet::Status::unique) {
//             std::cout << nonet::format_line(answer.first) << '\n';
//         } else {
//             std::cout << nonet::name_of(answer.status) << '\n';
//             return 1;
//         }
//     }
//
// Unless a function's contract says otherwise, it has no errors, is safe to call from any number of threads at once, and
// keeps nothing after the call; what says no cost takes a microsecond or two at most.  The library never prints, exits,
// throws or reads a file.  Everything stands in namespace nonet.

#if !defined(__cplusplus)
#error "nonet/nonet.hpp is for C++.  C programs include nonet/nonet.h"
#elif __cplusplus <= 202002L && (!defined(_MSVC_LANG) || _MSVC_LANG <= 202002L)
#error \
    "nonet is for C++23: compile with -std=c++23.  C++ programs of an older standard include nonet/nonet.h, the C interface"
#else
#include <version>  // what the standard library has
#if !defined(__cpp_lib_expected)
#error "nonet needs std::expected, which this compiler's library does not have: g++ 12, clang 19 or newer"
#else

// What people call.
#include "nonet/batch.hpp"          // many puzzles at once, which is how they are solved fastest
#include "nonet/board_explain.hpp"  // steps, hints and levels on other boards than the classic one
#include "nonet/board_text.hpp"     // the puzzles of other boards than the classic one: text to them and back
#include "nonet/boards.hpp"         // boards by their names: sizes, jigsaws, more rules
#include "nonet/canon.hpp"          // when two puzzles are the same: symmetries, canonical forms
#include "nonet/check.hpp"         // is it a proper puzzle, is it a right solution, and what is wrong with it
#include "nonet/contract.hpp"      // preconditions as code, in checked builds
#include "nonet/explain.hpp"       // step by step as a person does, hints, and all of it in words
#include "nonet/function_ref.hpp"  // a callable, for the length of a call
#include "nonet/generate.hpp"      // puzzles made to order
#include "nonet/geometry.hpp"      // the board: cells, houses, which cells see each other
#include "nonet/limits.hpp"        // how long a search may go on, why it ended, what it counted
#include "nonet/links.hpp"         // puzzles as other programs write them: strings, JSON, links
#include "nonet/puzzle.hpp"        // a grid of values; a puzzle: what is given
#include "nonet/rate.hpp"          // how hard for a person
#include "nonet/reader.hpp"        // streams of puzzles
#include "nonet/result.hpp"        // errors: a value or why there is none
#include "nonet/rules.hpp"         // rules of many cells: cages, arrows, dots, lines, clues from outside
#include "nonet/sets.hpp"          // sets of digits and of cells
#include "nonet/solve.hpp"         // the solution of one puzzle, how many there are, which digits can be
#include "nonet/step.hpp"          // one step of an explanation, with its evidence
#include "nonet/text.hpp"          // text to puzzles and back, names of cells
#include "nonet/version.hpp"       // the version, as macros

// More: for those who want to choose how it is done, to look inside, or to do research.
#include "nonet/more/board_diagnose.hpp"  // the same as diagnose.hpp of any board
#include "nonet/more/dataset.hpp"     // large sets: fingerprints, what was seen before, fair parts, audits
#include "nonet/more/diagnose.hpp"    // why a puzzle is broken, and how it can be mended
#include "nonet/more/draw.hpp"        // pictures as SVG and PDF
#include "nonet/more/engines.hpp"     // the named algorithms, with every event of their searches
#include "nonet/more/hodoku.hpp"      // level and score on the scale of HoDoKu, and its steps
#include "nonet/more/json.hpp"        // every answer as JSON
#include "nonet/more/kernels.hpp"     // the fast solver's forms for each instruction set
#include "nonet/more/proof.hpp"       // certificates that a stranger can check
#include "nonet/more/research.hpp"    // estimates, minimal puzzles, neighbours, unavoidable sets
#include "nonet/more/scales.hpp"      // scales as data, our own among them, and every question on any of them
#include "nonet/more/techniques.hpp"  // the named techniques, and ratings with some of them
#include "nonet/more/verify.hpp"      // is a step right

#endif
#endif
