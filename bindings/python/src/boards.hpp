#pragma once
// Boards, and what is asked of puzzles of the classic one only.

#include <nanobind/nanobind.h>

#include <optional>
#include <string_view>

#include "nonet/puzzle.hpp"

namespace nonet::python {

namespace nb = nanobind;

// The board of a name, or of a Board; nothing for None.
//
//   errors   Raised for a name that means none, TypeError for what is neither
std::optional<Geometry> board_of(nb::handle given);

// The puzzle of the classic board, for a question that knows no other.
//
//   verb     as Python calls it
//   errors   Raised
const ClassicPuzzle& classic_of(const Puzzle& puzzle, std::string_view verb);

// A question about a puzzle of the classic board, to be asked of any puzzle.
template <class Out, class... In>
auto of_classic(const char* verb, Out (*ask)(const ClassicPuzzle&, In...)) {
    return [=](const Puzzle& puzzle, In... in) { return ask(classic_of(puzzle, verb), in...); };
}

// What is asked of the classic board, and what of any other: a function for either.
template <class Out, class... In>
auto of_either(Out (*classic)(const ClassicPuzzle&, In...), Out (*wide)(const WidePuzzle&, In...)) {
    return [=](const Puzzle& puzzle, In... in) {
        return puzzle.wide() ? wide(*puzzle.wide(), in...) : classic(*puzzle.classic(), in...);
    };
}

}  // namespace nonet::python
