#pragma once
// The text of a puzzle of any board: reads and writes it. For streams, use a PuzzleReader with a board (reader.hpp).

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "nonet/geometry.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"
#include "nonet/text.hpp"

namespace nonet {

// How the values of a puzzle are written.
enum class Glyphs : std::uint8_t {
    usual,      // 1 to 9, then A = 10, B = 11, ...; on boards of values from 0 also 0
    from_zero,  // 0 to 9, then A = 10, although the board's values start at 1: 0 to F for 1 to 16
    letters,    // A = 1, B = 2, ...
    numbers,    // 1, 2, ..., 25, separated from each other
};

// "usual", "from_zero", "letters", "numbers".
[[nodiscard]] std::string_view name_of(Glyphs glyphs) noexcept;

// How a puzzle was written.
struct TextForm {
    Format format = Format::line;
    Glyphs glyphs = Glyphs::usual;
};

// Reads exactly one puzzle in any of the formats, docs/formats.md, of any board: the board that the text names, as links
// and JSON objects do; otherwise the board with boxes that has as many cells as the text. No other rule is guessed.
//
//   text     anything but white space after the puzzle is an error
//   form     nullptr, or set to how it was written
//   errors   wrong_length, bad_character or bad_structure, with the place and the expected text; no rule is checked
//   cost     tens of nanoseconds for 81 cells and nothing else, tens of microseconds for everything else
//   threads  safe
[[nodiscard]] Result<Puzzle> parse_puzzle(std::string_view text, TextForm* form = nullptr);

// Reads exactly one puzzle of a board: on one line, in rows with or without borders of any shape, numbers, arrays, lists
// of candidates, a JSON object (docs/formats.md). For boards of 9 x 9 cells with the values 1 to 9 it reads every form
// that parse_puzzle reads.
//
//   glyphs   detected from the text: letters beyond the usual ones and no digits mean A = 1; on boards of ten or more
//            digits, a 0 among other blanks, without the highest glyph, is the first value
//   form     nullptr, or set to how it was written
//   errors   those of parse_puzzle; no rule is checked
//   cost     some microseconds for 81 cells, tens of microseconds for 625
//   threads  safe
[[nodiscard]] Result<BoardPuzzle> parse_board_puzzle(std::string_view text, const Geometry& geometry,
                                                     TextForm* form = nullptr);

// The same as parse_puzzle, but a puzzle of the classic board is a BoardPuzzle too.
[[nodiscard]] Result<BoardPuzzle> parse_board_puzzle(std::string_view text, TextForm* form = nullptr);

// The board with boxes that has as many cells as the text: of 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25 rows. Nothing for any
// other text; no other rule is ever guessed.
[[nodiscard]] std::optional<Geometry> infer_board(std::string_view text);

// The writers. parse_puzzle reads their output back unchanged. No rule is checked.
//
//   values   one for each cell: 0 empty, otherwise 1 + digit
//   blank    what an empty cell looks like: '.', or '0' if no value is written that way
//   cost     some microseconds

// One character per cell, no newline.
[[nodiscard]] std::string format_line(const Geometry& geometry, std::span<const std::uint8_t> values,
                                      char blank = '.');

// Rows with single spaces and a newline after each; numbers are right-aligned.
[[nodiscard]] std::string format_grid(const Geometry& geometry, std::span<const std::uint8_t> values,
                                      char blank = '.', Glyphs glyphs = Glyphs::usual);

// The same with borders around the boxes, or around the pieces if there are no boxes.
[[nodiscard]] std::string format_pretty(const Geometry& geometry, std::span<const std::uint8_t> values,
                                        char blank = '.', Glyphs glyphs = Glyphs::usual);

// Lists of candidates within the same borders. '-' is a cell without candidates.
[[nodiscard]] std::string format_pencil(const Geometry& geometry, std::span<const BoardDigitSet> marks);

// As many characters per cell as there are digits: '.' for an absent candidate.
[[nodiscard]] std::string format_marks(const Geometry& geometry, std::span<const BoardDigitSet> marks);

// The glyph of a digit on a board, and "r12c3", the name of one of its cells.
[[nodiscard]] char board_glyph(const Geometry& geometry, Digit digit) noexcept;
[[nodiscard]] std::string cell_name(const Geometry& geometry, Cell cell);

}  // namespace nonet
