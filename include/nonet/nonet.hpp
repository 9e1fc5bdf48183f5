#pragma once
// The whole C++ interface.
//
// examples/solve.cpp, which the tests build and run:
//
//     // Solves the puzzle given as the first argument: cells, JSON or a link, of any board.
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
//             std::cout << nonet::format_line(puzzle->geometry(), answer.first) << '\n';
//         } else {
//             std::cout << nonet::name_of(answer.status) << '\n';
//             return 1;
//         }
//     }
//
// Unless a function's contract says otherwise, it has no errors, is safe to call from any number of threads at once, and
// keeps no state after the call. A function without a stated cost takes at most a microsecond or two. The library never
// prints, exits, throws or reads a file. Everything is in namespace nonet.

#if !defined(__cplusplus)
#error "nonet/nonet.hpp is for C++.  C programs include nonet/nonet.h"
#elif __cplusplus <= 202002L && (!defined(_MSVC_LANG) || _MSVC_LANG <= 202002L)
#error \
    "nonet is for C++23: compile with -std=c++23.  C++ programs of an older standard include nonet/nonet.h, the C interface"
#else
#include <version>  // feature-test macros of the standard library
#if !defined(__cpp_lib_expected)
#error "nonet needs std::expected, which this compiler's library does not have: g++ 12, clang 19 or newer"
#else

// The main interface.
#include "nonet/batch.hpp"         // many puzzles at once, the fastest way to solve them
#include "nonet/board_text.hpp"    // puzzles of boards other than the classic one: parsing and formatting
#include "nonet/boards.hpp"        // boards by name: sizes, jigsaws, more rules
#include "nonet/canon.hpp"         // when two puzzles are the same: symmetries, canonical forms
#include "nonet/check.hpp"         // whether a puzzle is proper or a solution right, and the faults found
#include "nonet/contract.hpp"      // preconditions as code, in checked builds
#include "nonet/explain.hpp"       // human-style solving step by step, hints, and their sentences
#include "nonet/function_ref.hpp"  // a callable, for the length of a call
#include "nonet/generate.hpp"      // puzzles made to order
#include "nonet/geometry.hpp"      // the board: cells, houses, which cells see each other
#include "nonet/language.hpp"      // the language of steps, hints, diagnoses and errors
#include "nonet/limits.hpp"        // limits of a search, why it ended, its counters
#include "nonet/links.hpp"         // puzzles in the forms of other programs: strings, JSON, links
#include "nonet/photo.hpp"         // the puzzle printed on a picture
#include "nonet/puzzle.hpp"        // a grid of values, and a puzzle with its givens
#include "nonet/rate.hpp"          // difficulty for a person
#include "nonet/reader.hpp"        // streams of puzzles
#include "nonet/result.hpp"        // errors: a value or why there is none
#include "nonet/rules.hpp"         // rules of many cells: cages, arrows, dots, lines, clues from outside
#include "nonet/sets.hpp"          // sets of digits and of cells
#include "nonet/solve.hpp"         // the solution of one puzzle, the number of solutions, the possible digits
#include "nonet/step.hpp"          // one step of an explanation, with its evidence
#include "nonet/text.hpp"          // parsing and formatting puzzles, names of cells
#include "nonet/version.hpp"       // the version, as macros

// The advanced interface.
#include "nonet/more/dataset.hpp"  // large sets: fingerprints, duplicates, fair parts, audits
#include "nonet/more/diagnose.hpp"  // why a puzzle is broken, and how to repair it
#include "nonet/more/draw.hpp"      // pictures as SVG and PDF
#include "nonet/more/engines.hpp"   // the named algorithms, with every event of their searches
#include "nonet/more/hodoku.hpp"    // level and score on the scale of HoDoKu, and its steps
#include "nonet/more/json.hpp"      // every answer as JSON
#include "nonet/more/kernels.hpp"   // the fast solver's versions for each instruction set
#include "nonet/more/proof.hpp"     // certificates that anyone can check
#include "nonet/more/research.hpp"  // estimates, minimal puzzles, neighbours, unavoidable sets
#include "nonet/more/scales.hpp"  // scales as data, including nonet's own, and every function on any of them
#include "nonet/more/techniques.hpp"  // the named techniques, and ratings with some of them
#include "nonet/more/verify.hpp"      // whether a step is right

#endif
#endif
