#pragma once
// Parses and formats puzzles of the classic board, one at a time. For other boards, see board_text.hpp; for streams of
// puzzles, reader.hpp.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "nonet/contract.hpp"
#include "nonet/geometry.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

// How a puzzle was written.
enum class Format : std::uint8_t {
    line,        // 81 characters on one line
    grid,        // nine rows, with or without spaces, bars, borders
    literal,     // { {3, 0, 6, ...}, ... }, {'.','1',...}, [[5,3,...],...]
    numbers,     // 81 numbers separated by any white space
    pencil,      // nine rows of nine candidate lists
    marks,       // 729 characters
    csv,         // a column of 81-character puzzles under a header
    json,        // an object with a key for the puzzle, among other keys
    hodoku,      // a line of HoDoKu's library: values, placed ones after '+', and removed candidates
    cells,       // r1c1=5, r1c2=3, ...: cells by name
    html,        // an HTML table
    iss,         // a string of Interactive Sudoku Solver: .Cage~10~R1C1~R1C2
    fpuzzles,    // JSON of f-puzzles, or a link with it
    sudokupad,   // a link of SudokuPad, or its JSON
    killer,      // a killer as a string: "3x3::k:2817:...", or 81 characters of totals and pointers
    sumocue,     // a string of SumoCue: SumoCueV1=17J0+0J0...
    opensudoku,  // a <game> of OpenSudoku's XML
    penpa,       // a link of Penpa+
    solo,        // a game ID of Simon Tatham's Solo: 3x3:5_3b7d6b1_9_5d...
    ksudoku,     // a file of KSudoku
};
inline constexpr int format_count = static_cast<int>(Format::ksudoku) + 1;

// "line", "grid", ...: as typed after --from and printed in JSON.
[[nodiscard]] std::string_view name_of(Format format) noexcept;

// Reads exactly one puzzle of the classic board in any of the formats, docs/formats.md.
//
//   text     anything but white space after the puzzle is an error
//   format   nullptr, or set to the detected format
//   errors   wrong_length, bad_character or bad_structure, with the place and the expected text; no rule is checked
//   cost     tens of nanoseconds for 81 cells and nothing else, tens of microseconds for everything else
//   threads  safe
[[nodiscard]] Result<ClassicPuzzle> parse_classic_puzzle(std::string_view text, Format* format = nullptr);

// Reads 81 cells on one line.
//
//   text     at most one comment may follow (white space, ';', ',' or '#', then anything)
//   errors   wrong_length or bad_character
//   cost     tens of nanoseconds
//   threads  safe
[[nodiscard]] Result<Grid> parse_line(std::string_view text);

// The writers.  No rule is checked.
//
//   grid     values 0..9
//   blank    what an empty cell looks like
//   cost     well below a microsecond for a line, some microseconds for the others

// 81 characters, no newline; the second form writes in place.
[[nodiscard]] std::string format_line(const Grid& grid, char blank = '.');
void format_line(const Grid& grid, std::span<char, cell_count> text, char blank = '.');

// Nine rows of nine with single spaces and a newline after each.
[[nodiscard]] std::string format_grid(const Grid& grid, char blank = '0');

// With borders, for terminals.
[[nodiscard]] std::string format_pretty(const Grid& grid, char blank = '.');

// Nine rows of candidate lists, with borders.
[[nodiscard]] std::string format_pencil(const Candidates& candidates);

// 729 characters, '.' for an absent candidate.
[[nodiscard]] std::string format_marks(const Candidates& candidates);

// A line of HoDoKu's library: ":0000:x:53..7....:312 412::", with the values, and the candidates removed in addition to
// those that the values exclude, each as digit, row, column.
[[nodiscard]] std::string format_hodoku(const ClassicPuzzle& puzzle);

// "r1c1", or with `a1` "A1" (row letter, column number).
[[nodiscard]] std::string cell_name(Cell cell, bool a1 = false);

// Parses a cell name in either notation and either case.
[[nodiscard]] std::optional<Cell> parse_cell(std::string_view name);

// "row 1", "column 9", "box 5"
[[nodiscard]] std::string house_name(House house);

// Formats a rating in tenths: "7.2".
[[nodiscard]] std::string format_tenths(int tenths);

// ---- How a digit is printed; defined only here
//
//   digit   0 .. 8     9 10 .. 24
//   value   1 .. 9    10 11 .. 25
//   glyph   '1'..'9'  'A' 'B'..'P'        read in either case
//
// Each format defines its own form of an empty cell.

inline constexpr std::string_view glyphs = "123456789ABCDEFGHIJKLMNOP";
static_assert(glyphs.size() == Geometry::most_digits);

// The glyph of a digit, 0..24.
[[nodiscard]] constexpr char glyph_of(Digit digit) noexcept {
    NONET_EXPECT(digit < glyphs.size());
    return glyphs[digit];
}

// The glyph of a value, 1..25.
[[nodiscard]] constexpr char glyph_of_value(int value) noexcept {
    NONET_EXPECT(value >= 1);
    return glyph_of(static_cast<Digit>(value - 1));
}

// The value that a glyph stands for on a board of `digits` digits; 0 for every other character.
[[nodiscard]] constexpr int value_of_glyph(char glyph, int digits = side) noexcept {
    const int letter = (glyph | 0x20) - 'a';
    const int value = glyph >= '1' && glyph <= '9' ? glyph - '0' : letter >= 0 ? letter + 10 : 0;
    return value <= digits ? value : 0;
}
static_assert([] {
    for (int value = 1; value <= Geometry::most_digits; ++value)
        if (value_of_glyph(glyph_of_value(value), Geometry::most_digits) != value) return false;
    return value_of_glyph('0') == 0 && value_of_glyph('A') == 0 && value_of_glyph('p', 25) == 25;
}());

}  // namespace nonet
