#pragma once
// One line of a drawn grid: cells and what stands between them.

#include <array>
#include <optional>

#include "formats/formats.hpp"

namespace nonet::formats {

struct DrawnRow {
    enum class Kind : std::uint8_t {
        blank,    // nothing, or a comment
        rule,     // a border
        uniform,  // one of - _ * again and again: a border, or a row of empty cells; or nine empty fields
        cells,    // a row, though perhaps a wrong one
        foreign,  // something else
    };
    // A run of cell characters without a separator: a cell of a pencil-mark grid.
    struct Group {
        DigitSet digits;
        char blank = 0;        // the blank it holds
        bool broken = false;   // a digit twice, or a blank and more: no list of candidates
        std::uint32_t at = 0;  // byte in the line
    };

    Kind kind = Kind::blank;
    Line line;
    std::size_t cells = 0;   // cell characters
    std::size_t groups = 0;  // runs of them
    bool bars = false;
    bool fields = false;       // as spreadsheets write it: between separators stands a cell or nothing
    char mark = 0;             // of a uniform line
    std::uint32_t blanks = 0;  // which of blank_characters it uses, as bits
    std::array<std::uint8_t, cell_count> values{};  // the first cells
    std::array<Group, side> lists{};                // the first groups
    std::size_t end = 0;                            // byte behind the last cell
    std::size_t tenth_cell = 0, tenth_group = 0;    // bytes, where there are ten
    std::optional<Error> error;                     // the first character that does not belong
};

DrawnRow scan_row(const Text& text, const Line& line);

// Whether a line, or the part of it before '#', is a row or a grid of a spreadsheet: "5,3,,,7,,,,", ";;3;;;6;;;9".
// About nine fields, or 81, with a comma, a semicolon or a tab between them, each empty or one cell; some are empty, or
// semicolons are between them.  (Other rows need no fields to be read.)
bool is_row_of_fields(std::string_view line);

}  // namespace nonet::formats
