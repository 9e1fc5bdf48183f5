#pragma once
// The readable formats, one file each, and their shared functions.

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

// The header of the current CSV table.
struct Table {
    std::string header;  // verbatim; empty outside of a table
    char separator = ',';
    std::size_t puzzle = 0;  // the column of the puzzles
    std::size_t board = 0;   // the column of their boards; the number of columns if there is none
    std::size_t columns = 0;
    // The fields of the last line; stored here to reuse their memory.
    struct Field {
        std::size_t begin, size;  // including its quotes
    };
    std::vector<Field> fields{};
};

struct Source {
    Lines lines;
    Table table;
    Boards boards{};

    // Returns the properties of a line that are known before its characters are examined. The rest of a long line with
    // many puzzles is not examined again for each of them.
    Text::Part part_of(const Line& line);
    // Returns whether the line's ends were examined so often that the rest of it is refused.
    bool has_too_many(const Line& line) const;
    struct {
        std::uint64_t number = 0;
        bool is_bare = false;
        std::uint64_t translated = 0;  // bytes of its ends that were translated
    } long_line{};
    // Lines that begin before this offset in the stream are known to be strings of one puzzle each.
    std::uint64_t single_strings_end = 0;
    // The objects without an end, or with a fault, on the last line.
    struct {
        std::uint64_t line = 0;
        int count = 0;
    } broken_objects{};
};

// One way to write a puzzle.
struct ReadFormat {
    // Returns whether a puzzle in this format begins with this line.
    bool (*begins)(const Text& line);
    // Takes the puzzle's lines, at least one, and fills `record` except for its text. Returns false if the lines were
    // decoration, which loses nothing.
    bool (*read)(Source& source, const Line& first, Record& record);
    // Its commas do not make a table: the format is tried before headers of tables.
    bool has_commas = false;
};

// The formats in the order in which they are tried on the first line of each puzzle. CLASSIC formats carry no board's
// name and are also in the small WebAssembly module; OTHER formats name their board or its rules. A long word of almost
// 81 cells is a line with a mistake, regardless of the text after it; so lines come before literals. Rows accept
// anything with cells, so they come last.
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

// The list of registry.cpp, or of the small module in module/core.cpp.
std::span<const ReadFormat* const> read_formats();

// Reads a record with the format that begins with the line. Returns nothing if the format takes none of the line, which
// is then in no format.
std::optional<bool> read_with(const ReadFormat& format, Source& source, const Line& line, Record& record);

// Returns whether a line is empty or a comment.
bool is_comment(std::string_view ascii);

// Returns whether a line that begins no puzzle is decoration: empty, a comment, a heading, closing brackets, or other
// text that surrounds puzzles in programs, tables and pages.
bool is_decoration(std::string_view ascii);

// Describes a line that begins no puzzle and is not decoration, if its first character alone would not help the user.
struct OtherText {
    std::string found, expected;
};
std::optional<OtherText> other_text(std::string_view ascii);

// CSV: a header begins a table, and every line after it is a row.
bool begin_table(std::string_view line, Table& table);
void read_table_row(Source& source, const Line& first, Record& record);

// Finds a table's columns of puzzles and of solutions by name; a name is empty if there is no such column. Also returns
// a field of a row without its quotes.
struct TableColumns {
    char separator = ',';
    std::string puzzle, solution;
    std::size_t solution_index = 0;
};
TableColumns columns_of(std::string_view header);
std::string_view field_of_row(std::string_view row, char separator, std::size_t column);

// Takes the rest of a line that has too many puzzles, as one error.
bool refuse_rest_of_line(Source& source, const Line& line, Record& record);

// Resets the record but keeps the memory of its strings.
void begin_record(Record& record, const Line& line);

// Reads a JSON object without faults on one line, the common case, which has to be fast. Also reads one object among
// others on a line that is too long to be examined as a whole for each. Returns false and takes nothing if there is no
// such object.
bool may_be_json(std::string_view line);
bool read_json_line(Source& source, Line line, Record& record);

// The same for nine plain rows, as programs write them, if all of them are already in the buffer.
bool read_plain_grid(Source& source, const Line& first, Record& record);

// Reads 729 characters into `puzzle.marks`, and sets the cells that they determine.
std::optional<Error> read_marks_of(const Text& text, const Line& line, ClassicPuzzle& puzzle);

// Reads the value of a JSON member that holds 81 cells in any of the usual ways: a text, an array, an array of rows.
// Returns an error if that fails.
//
//   value   as written
//   at      its place
std::optional<Error> read_json_cells(std::string_view value, const Line& at, ClassicPuzzle& puzzle);

// Makes an error at byte `at` of `line`.
Error error_at(Errc code, const Line& line, std::size_t at, std::string found, std::string expected);

// Reads the next puzzle of a stream of any board except those of 9 x 9 cells and the values 1 to 9.
bool read_next_of_board(Source& source, Record& record);
// Reads lines, rows or an array of such a board, from this line on. Returns false if they hold no cell.
bool read_board_lines(Source& source, const Line& first, Record& record);

// Reads 81 cell characters into `grid`, or returns an error.
std::optional<Error> read_cells(const Text& text, const Line& line, std::size_t begin, Grid& grid);

// Returns an error if another puzzle follows the first one on its line, from byte `at` on. Its solution or a comment
// after '#' is not another puzzle. may_hold_puzzle rejects most texts quickly.
bool may_hold_puzzle(std::string_view rest);
std::optional<Error> other_puzzle(std::string_view text, std::size_t at, const Line& line);

}  // namespace nonet::formats
