#pragma once
// One line of a drawn grid: its cells and the characters between them.

#include <array>
#include <optional>

#include "formats/formats.hpp"

namespace nonet::formats {

struct DrawnRow {
    enum class Kind : std::uint8_t {
        blank,    // nothing, or a comment
        rule,     // a border
        uniform,  // one of - _ * repeated: a border, or a row of empty cells; or nine empty fields
        cells,    // a row, possibly with mistakes
        foreign,  // any other text
    };
    // A run of cell characters without a separator: a cell of a pencil-mark grid.
    struct Group {
        DigitSet digits;
        char blank = 0;        // its blank, if any
        bool broken = false;   // a repeated digit, or a blank with other characters: not a list of candidates
        std::uint32_t at = 0;  // its byte in the line
    };

    Kind kind = Kind::blank;
    Line line;
    std::size_t cells = 0;   // the number of cell characters
    std::size_t groups = 0;  // the number of their runs
    bool bars = false;
    bool fields = false;       // whether it is a spreadsheet row: at most one cell between separators
    char mark = 0;             // the sign of a uniform line
    std::uint32_t blanks = 0;  // the blanks that occur, as bits in the order of blank_characters
    std::array<std::uint8_t, cell_count> values{};  // the first cells
    std::array<Group, side> lists{};                // the first groups
    std::size_t end = 0;                            // the byte after the last cell
    std::size_t tenth_cell = 0, tenth_group = 0;    // the bytes of the tenth cell and group, if they exist
    std::optional<Error> error;                     // the first character that is an error
};

DrawnRow scan_row(const Text& text, const Line& line);

// Returns whether a line, or its part before '#', is a row or a grid of a spreadsheet: "5,3,,,7,,,,", ";;3;;;6;;;9". It
// has about 9 or 81 fields, separated by commas, semicolons or tabs; each field is empty or has one cell. Some fields
// are empty, or the separators are semicolons. (Other rows can be read without splitting them into fields.)
bool is_row_of_fields(std::string_view line);

}  // namespace nonet::formats
