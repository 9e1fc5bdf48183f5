#pragma once
// Text to puzzles and back.  One puzzle at a time here; streams of puzzles in reader.hpp.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

// How a puzzle was written.
enum class Format : std::uint8_t {
    line,     // 81 characters on one line
    grid,     // nine rows, with or without spaces, bars, borders
    literal,  // { {3, 0, 6, ...}, ... }, {'.','1',...}, [[5,3,...],...]
    numbers,  // 81 numbers separated by any white space
    pencil,   // nine rows of nine candidate lists
    marks,    // 729 characters
    csv,      // a column of 81-character puzzles under a header
};

// "line", "grid", ...: as typed after --from and printed in JSON.
std::string_view name_of(Format format) noexcept;
std::optional<Format> format_from_name(std::string_view name) noexcept;

// Reads exactly one puzzle in any of the formats; anything but white space after it is an error.
// `format`, if given, is set to the one it was written in.
Result<ClassicPuzzle> parse_puzzle(std::string_view text, Format* format = nullptr);

// Reads 81 cells on one line.  At most one comment may follow (white space, ';', ',' or '#', then anything).
Result<Grid> parse_line(std::string_view text);

// The writers.  `blank` is what an empty cell looks like.
std::string format_line(const Grid& grid, char blank = '.');  // 81 characters, no newline
void format_line(const Grid& grid, std::span<char, cell_count> text, char blank = '.');  // the same, in place
std::string format_grid(const Grid& grid,
                        char blank = '0');  // nine rows of nine, single spaces, newline after each
std::string format_pretty(const Grid& grid, char blank = '.');  // boxed, for terminals
std::string format_pencil(const Candidates& candidates);        // nine rows of candidate lists, boxed
std::string format_marks(const Candidates& candidates);         // 729 characters, '.' for an absent candidate

// "r1c1", and with `a1` "A1" (row letter, column number).
std::string cell_name(Cell cell, bool a1 = false);
std::optional<Cell> parse_cell(std::string_view name);  // either way of writing it, in either case
std::string house_name(House house);                    // "row 1", "column 9", "box 5"

// A rating in tenths as it is printed: "7.2".
std::string format_tenths(int tenths);

}  // namespace nonet
