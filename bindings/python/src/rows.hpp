#pragma once
// A column as given by the caller: text of puzzles, or values of cells, in the caller's memory.

#include <nanobind/nanobind.h>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet::python {

namespace nb = nanobind;

// The form of a row's cells; answers that are grids use the same form.
enum class Form : std::uint8_t {
    text,    // of any length, in any form of puzzle
    fixed,   // a character for each cell
    values,  // a number for each cell: 0..9 on the classic board
};

// Bit i of the bitmap tells whether row i is valid; without a bitmap, all rows are.
struct Validity {
    const std::uint8_t* bits = nullptr;
    std::int64_t offset = 0;
    [[nodiscard]] bool has(std::int64_t row) const {
        return !bits || (bits[(row + offset) >> 3] >> ((row + offset) & 7) & 1);
    }
};

// The place of a row's text.
enum class Layout : std::uint8_t { nothing, offsets32, offsets64, views, fixed };

// The type of values.
enum class Number : std::uint8_t { u8, i8, u16, i16, u32, i32, u64, i64 };

// The error of a row.
struct WrongRow {
    std::int64_t row;
    Error error;
};

struct Rows {
    std::shared_ptr<const void> owner;
    std::int64_t size = 0, offset = 0;  // of the arrays below
    Form form = Form::text;
    Layout layout = Layout::nothing;
    Number number{};
    std::array<Validity, 2> validity;              // of the column, and of the table that contained it
    Validity is_value;                             // of the values of all rows, one after the other
    const void* index = nullptr;                   // offsets, or views
    const char* data = nullptr;                    // characters or values
    const void* const* buffers = nullptr;          // of views
    const std::vector<WrongRow>* wrong = nullptr;  // known before they are read, by ascending rows
    std::optional<Geometry> board;                 // none: the classic one
    std::int64_t width = cell_count;               // cells of a row

    [[nodiscard]] bool has(std::int64_t row) const {
        return layout != Layout::nothing && validity[0].has(row) && validity[1].has(row);
    }
    [[nodiscard]] std::string_view text(std::int64_t row) const;

    // The values of a row.
    //
    //   returns  whether they are 0 to 9; otherwise `grid` is undefined
    bool take_values(std::int64_t row, Grid& grid) const;

    // Returns the puzzle of a row of a board's column. Requires a valid row.
    [[nodiscard]] Result<BoardPuzzle> board_puzzle(std::int64_t row) const;

    // Return the error of values that were rejected, and of a text that `parse_classic_puzzle` rejected.
    [[nodiscard]] Error wrong_values(std::int64_t row) const;
    [[nodiscard]] Error wrong_text(std::int64_t row, Error of_text) const;

    // Some of the rows.
    [[nodiscard]] Rows slice(std::int64_t first, std::int64_t count) const;

    // Returns whether the number at this index, over all rows in sequence, is a value of the board.
    template <class T>
    [[nodiscard]] bool is_value_of_board(std::int64_t place) const;
};

enum class RowState : std::uint8_t { puzzle, null, invalid };

// Rows that are processed together.
inline constexpr std::size_t block_rows = 1024;

struct Block {
    std::int64_t first = 0;  // its place in the column: a multiple of block_rows
    std::size_t count = 0;
    std::array<RowState, block_rows> states;
    std::array<Grid, block_rows> grids;  // empty if the row is not a puzzle

    struct Marked {
        std::size_t row;  // in the block
        Candidates marks;
    };
    std::vector<Marked> marked;  // puzzles with pencil marks
    struct Wrong {
        std::size_t row;
        Error error;
    };
    std::vector<Wrong> wrong;
    bool all_puzzles = false;  // every row is one, and none has marks

    void read(const Rows& rows, std::int64_t first, std::size_t count);
    [[nodiscard]] ClassicPuzzle puzzle(std::size_t row) const;
    [[nodiscard]] std::int64_t row(std::size_t i) const {
        return first + static_cast<std::int64_t>(i);
    }  // in the column
};

void bind_rows(nb::module_& module);

}  // namespace nonet::python
