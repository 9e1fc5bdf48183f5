#pragma once
// The readable formats, one file each, and what they share.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "formats/lines.hpp"
#include "formats/symbols.hpp"
#include "nonet/reader.hpp"

namespace nonet::formats {

// The header of the CSV table that the stream is in.
struct Table {
    std::string header;  // verbatim; empty outside of a table
    char separator = ',';
    std::size_t puzzle = 0;  // the column that holds the puzzles
    std::size_t columns = 0;
};

struct Source {
    Lines lines;
    Table table;
};

// One way to write a puzzle.
struct ReadFormat {
    // Whether a puzzle written this way begins with this line.
    bool (*begins)(const Text& line);
    // Takes the puzzle's lines, at least one, and fills `record` but for its text.  False: these lines were
    // decoration, and nothing is lost with them.
    bool (*read)(Source& source, const Line& first, Record& record);
};

// One line each, tried in this order on the first line of each puzzle.  A long word that is almost 81 cells is a line with
// a mistake, whatever stands behind it; so lines come before literals, and rows, which take whatever has cells, come last.
#define NONET_READ_FORMATS(FORMAT) \
    FORMAT(read_marks)             \
    FORMAT(read_line)              \
    FORMAT(read_spaced_line)       \
    FORMAT(read_literal)           \
    FORMAT(read_label)             \
    FORMAT(read_rows)

#define NONET_DECLARE(name) extern const ReadFormat name;
NONET_READ_FORMATS(NONET_DECLARE)
#undef NONET_DECLARE

std::span<const ReadFormat* const> read_formats();

// Whether a line is empty or a comment.
bool is_comment(std::string_view ascii);

// Whether a line that begins no puzzle is decoration: empty, a comment, a heading, closing brackets, or what else stands
// around puzzles in programs, tables and pages.
bool is_decoration(std::string_view ascii);

// CSV: a header makes a table, and from there every line is a row of it.
bool begin_table(std::string_view line, Table& table);
void read_table_row(Source& source, const Line& first, Record& record);

// An error at byte `at` of `line`.
Error error_at(Errc code, const Line& line, std::size_t at, std::string found, std::string expected);

// Reads 81 cell characters into `puzzle.givens`, and tells what is wrong otherwise.
std::optional<Error> read_cells(const Text& text, const Line& line, std::size_t begin, Grid& grid);

}  // namespace nonet::formats
