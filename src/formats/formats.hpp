#pragma once
// The readable formats, one file each, and what they share.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/boards.hpp"
#include "formats/lines.hpp"
#include "formats/symbols.hpp"
#include "nonet/reader.hpp"

namespace nonet::formats {

// The header of the CSV table that the stream is in.
struct Table {
    std::string header;  // verbatim; empty outside of a table
    char separator = ',';
    std::size_t puzzle = 0;  // the column that holds the puzzles
    std::size_t board = 0;   // that of their boards; behind the last one if there is none
    std::size_t columns = 0;
    // Those of the line that was looked at last; here they keep their memory.
    struct Field {
        std::size_t begin, size;  // with its quotes
    };
    std::vector<Field> fields{};
};

struct Source {
    Lines lines;
    Table table;
    Boards boards{};

    // What is known of a line before its characters are looked at.  Of a long line that holds many puzzles the rest is not
    // looked through for each of them.
    Text::Part part_of(const Line& line);
    // Whether its ends were looked through so often that the rest of it is refused.
    bool has_too_many(const Line& line) const;
    struct {
        std::uint64_t number = 0;
        bool is_bare = false;
        std::uint64_t translated = 0;  // bytes of its ends that were
    } long_line{};
    // Lines that begin before this place of the stream are known to be strings of one puzzle each.
    std::uint64_t single_strings_end = 0;
    // Objects without an end, or with a fault, on the line that was read last.
    struct {
        std::uint64_t line = 0;
        int count = 0;
    } broken_objects{};
};

// One way to write a puzzle.
struct ReadFormat {
    // Whether a puzzle written this way begins with this line.
    bool (*begins)(const Text& line);
    // Takes the puzzle's lines, at least one, and fills `record` but for its text.  False: these lines were
    // decoration, and nothing is lost with them.
    bool (*read)(Source& source, const Line& first, Record& record);
    // Its commas make no table: it is looked for before headers of tables are.
    bool has_commas = false;
};

// One line each, tried in this order on the first line of each puzzle: CLASSIC those of puzzles without a board's name, which
// the small WebAssembly module reads too, and OTHER those that say their board or its rules.  A long word that is almost 81
// cells is a line with a mistake, whatever stands behind it; so lines come before literals, and rows, which take whatever has
// cells, come last.
#define NONET_READ_FORMATS(CLASSIC, OTHER) \
    OTHER(read_links)                      \
    OTHER(read_strings)                    \
    OTHER(read_killers)                    \
    OTHER(read_sumocues)                   \
    OTHER(read_solos)                      \
    OTHER(read_ksudoku)                    \
    OTHER(read_games)                      \
    OTHER(read_rule_text)                  \
    CLASSIC(read_cell_names)               \
    CLASSIC(read_json)                     \
    CLASSIC(read_hodoku)                   \
    CLASSIC(read_marks)                    \
    CLASSIC(read_line)                     \
    CLASSIC(read_spaced_line)              \
    CLASSIC(read_literal)                  \
    CLASSIC(read_html)                     \
    CLASSIC(read_label)                    \
    CLASSIC(read_rows)

#define NONET_DECLARE(name) extern const ReadFormat name;
NONET_READ_FORMATS(NONET_DECLARE, NONET_DECLARE)
#undef NONET_DECLARE

// The list: registry.cpp, and that of the small module module/core.cpp.
std::span<const ReadFormat* const> read_formats();

// Whether a line is empty or a comment.
bool is_comment(std::string_view ascii);

// Whether a line that begins no puzzle is decoration: empty, a comment, a heading, closing brackets, or what else stands
// around puzzles in programs, tables and pages.
bool is_decoration(std::string_view ascii);

// What a line is that begins no puzzle and is no decoration, where its first character alone would tell nobody.
struct OtherText {
    std::string found, expected;
};
std::optional<OtherText> other_text(std::string_view ascii);

// CSV: a header makes a table, and from there every line is a row of it.
bool begin_table(std::string_view line, Table& table);
void read_table_row(Source& source, const Line& first, Record& record);

// A table's columns of puzzles and of their solutions by their names, which are empty where there is none; and a field of
// a row, without its quotes.
struct TableColumns {
    char separator = ',';
    std::string puzzle, solution;
    std::size_t solution_index = 0;
};
TableColumns columns_of(std::string_view header);
std::string_view field_of_row(std::string_view row, char separator, std::size_t column);

// Takes a line that has too many puzzles, as one error.
bool refuse_rest_of_line(Source& source, const Line& line, Record& record);

// Makes the record new but keeps the memory of its strings.
void begin_record(Record& record, const Line& line);

// JSON: an object without faults on one line, the common case and the one that has to be fast; also one among others on a
// line too long to be looked at whole again and again.  False if it is none: then nothing is taken.
bool may_be_json(std::string_view line);
bool read_json_line(Source& source, Line line, Record& record);

// The same for nine rows as programs write them, if all of them were read ahead.
bool read_plain_grid(Source& source, const Line& first, Record& record);

// Reads 729 characters into `puzzle.marks`, and gives the cells that they settle.
std::optional<Error> read_marks_of(const Text& text, const Line& line, ClassicPuzzle& puzzle);

// What has to be wrong, if anything is, with the value of a member of a JSON object, 81 cells in any of the ways that
// people write them: a text, an array, an array of rows.
//
//   value   as written
//   at      where it stands
std::optional<Error> read_json_cells(std::string_view value, const Line& at, ClassicPuzzle& puzzle);

// An error at byte `at` of `line`.
Error error_at(Errc code, const Line& line, std::size_t at, std::string found, std::string expected);

// The next puzzle of a stream of another board than one of 9 x 9 cells and the values 1 to 9.
bool read_next_of_board(Source& source, Record& record);
// Lines, rows or an array of such a board, from this line on.  False: they hold no cell.
bool read_board_lines(Source& source, const Line& first, Record& record);

// Reads 81 cell characters into `puzzle.givens`, and tells what is wrong otherwise.
std::optional<Error> read_cells(const Text& text, const Line& line, std::size_t begin, Grid& grid);

// What stands behind the puzzle on its line, from byte `at` on, if it is another puzzle: neither its solution nor, behind
// '#', a comment.  may_hold_puzzle is a quick no.
bool may_hold_puzzle(std::string_view rest);
std::optional<Error> other_puzzle(std::string_view text, std::size_t at, const Line& line);

}  // namespace nonet::formats
