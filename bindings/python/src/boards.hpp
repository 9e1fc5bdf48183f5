#pragma once
// Boards, and functions that support only puzzles of the classic one.

#include <nanobind/nanobind.h>

#include <optional>
#include <string_view>

#include "nonet/puzzle.hpp"

namespace nonet::python {

namespace nb = nanobind;

// Returns the board for a name or a Board; nothing for None.
//
//   errors   Raised for an unknown name, TypeError for any other type
std::optional<Geometry> board_of(nb::handle given);

// Returns the puzzle of the classic board, for functions that support no other.
//
//   verb     as Python calls it
//   errors   Raised
const ClassicPuzzle& classic_of(const Puzzle& puzzle, std::string_view verb);

// Makes a function for puzzles of the classic board callable for any puzzle.
template <class Out, class... In>
auto of_classic(const char* verb, Out (*ask)(const ClassicPuzzle&, In...)) {
    return [=](const Puzzle& puzzle, In... in) { return ask(classic_of(puzzle, verb), in...); };
}

}  // namespace nonet::python
