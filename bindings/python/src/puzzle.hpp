#pragma once
// A puzzle, of anything that people call one.

#include <nanobind/nanobind.h>

#include <optional>
#include <string>
#include <string_view>

#include "command/writers.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet::python {

namespace nb = nanobind;

// The UTF-8 of a str; nothing where there is none, as for lone surrogates.
std::optional<std::string_view> text_of(nb::handle text);

// What is wrong with a value.
//
//   value  as it is written
Error wrong_value(std::string value, std::size_t cell, const Geometry& board = Geometry::classic());

// Text in any form, as str or bytes; 81 values in any shape, bytes too; or a Puzzle.
//
//   errors  Raised for what is no puzzle, and for one of another board; NotOne for what cannot be one
ClassicPuzzle puzzle_of(nb::handle given);

// The same of a board, with as many values as it has cells.
Puzzle puzzle_of(nb::handle given, const Geometry& board);

// What writes the form of that name; raised for a name of none.
const PuzzleWriter& writer_named(std::string_view form);

// The same, of one that writes any board.
const PuzzleWriter& board_writer_named(std::string_view form);

}  // namespace nonet::python
