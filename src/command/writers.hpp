#pragma once
// The forms in which a puzzle can be written: one list for the command and the C interface.

#include <span>
#include <string>
#include <string_view>

#include "nonet/board_text.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

// A form, and its functions.
//
//   cost     some microseconds
//   threads  safe
struct PuzzleWriter {
    std::string_view name;  // "line", "grid", ...
    bool has_rows;          // nine rows or more, each with a newline; otherwise one line without a newline
    bool
        has_candidates;  // includes pencil marks, and does not distinguish a given from a cell with one candidate
    std::string (*write_classic)(const ClassicPuzzle& puzzle);
    std::string (*write_board)(const BoardPuzzle& puzzle, Glyphs style);  // nullptr: only the classic board

    // Returns an error for a puzzle of another board if the form has only the classic one.
    [[nodiscard]] Result<std::string> write(const Puzzle& puzzle, Glyphs style = Glyphs::usual) const;
};

// Returns all forms, in the order in which messages list them.
[[nodiscard]] std::span<const PuzzleWriter> puzzle_writers() noexcept;

// Returns nullptr for a name that is not in the list.
[[nodiscard]] const PuzzleWriter* find_writer(std::string_view name) noexcept;

}  // namespace nonet
