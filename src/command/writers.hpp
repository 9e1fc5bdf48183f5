#pragma once
// The forms in which a puzzle is written, one list for the command and the C face.

#include <span>
#include <string>
#include <string_view>

#include "nonet/board_text.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

// A form, and how a puzzle is put into it.
//
//   cost     some microseconds
//   threads  safe
struct PuzzleWriter {
    std::string_view name;  // "line", "grid", ...
    bool has_rows;          // nine rows or more, each with a newline; otherwise one line without any
    bool
        has_candidates;  // carries pencil marks, and does not tell a given from a cell with one candidate left
    std::string (*write)(const ClassicPuzzle& puzzle);
    std::string (*write_wide)(const WidePuzzle& puzzle,
                              Glyphs glyphs);  // of any board; nullptr: of the classic one only
};

// All of them, in the order in which they are named to people.
[[nodiscard]] std::span<const PuzzleWriter> puzzle_writers() noexcept;

// None for a name that is not in the list.
[[nodiscard]] const PuzzleWriter* find_writer(std::string_view name) noexcept;

}  // namespace nonet
