#pragma once
// The parts of the extension module nonet._core, each bound where it is written.

#include <nanobind/nanobind.h>

namespace nonet::python {

namespace nb = nanobind;

void bind_boards(nb::module_& module);     // Board
void bind_puzzle(nb::module_& module);     // Puzzle
void bind_solve(nb::module_& module);      // Answer, and the most frequent functions: solve, count
void bind_verbs(nb::module_& module);      // the other functions for one puzzle, with these two:
void bind_reasoning(nb::module_& module);  // steps as people take them, ratings, certificates
void bind_research(
    nb::module_& module);  // lists of grids: solutions, minimal puzzles, neighbours; unavoidable sets
void bind_names(nb::module_& module);      // engines, techniques, symmetries, kernels, language
void bind_generator(nb::module_& module);  // Generator
void bind_columns(nb::module_& module);    // Rows, Chunk, and the functions for columns that search
void bind_rate_columns(nb::module_& module);
void bind_forms(nb::module_& module);    // the others: symmetries, text
void bind_dataset(nb::module_& module);  // Audit, parts, augmentation
void bind_judged(nb::module_& module);   // the part of an audit that each of many machines does
void bind_pairs(nb::module_& module);    // grids for a training loop
void bind_photo(nb::module_& module);    // puzzles from pictures
void bind_reader(nb::module_& module);   // the reader of texts and files

}  // namespace nonet::python
