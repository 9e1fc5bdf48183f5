#pragma once
// Makes puzzles from any supported form.

#include <nanobind/nanobind.h>

#include <optional>
#include <string>
#include <string_view>

#include "command/writers.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet::python {

namespace nb = nanobind;

// Returns the UTF-8 of a str, or nothing if it cannot be encoded (lone surrogates).
std::optional<std::string_view> text_of(nb::handle text);

// Returns the error of a value.
//
//   value  as it is written
Error wrong_value(std::string value, std::size_t cell, const Geometry& board = Geometry::classic());

// Text in any form, as str or bytes; 81 values in any shape, bytes too; or a Puzzle.
//
//   errors  Raised for text that is not a puzzle or one of another board; NotOne for types that cannot be a puzzle
ClassicPuzzle puzzle_of(nb::handle given);

// The same for a board, with as many values as it has cells.
Puzzle puzzle_of(nb::handle given, const Geometry& board);

// Reads a puzzle of the board that the text names, or of the one with as many cells. Raises an error for other text.
Puzzle puzzle_of_text(std::string_view text);

// Returns the writer of the form with that name. Raises an error for unknown names.
const PuzzleWriter& writer_named(std::string_view form);

// The same for forms that support any board.
const PuzzleWriter& board_writer_named(std::string_view form);

}  // namespace nonet::python
