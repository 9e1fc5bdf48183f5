#pragma once
// Determines the board of each record of a stream.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "formats/lines.hpp"
#include "formats/symbols.hpp"
#include "nonet/reader.hpp"

namespace nonet::formats {

// Returns whether the board's puzzles look like those of the classic board: nine rows of nine, the values 1 to 9.
inline bool is_nine(const Geometry& geometry) {
    return geometry.rows() == side && geometry.columns() == side && geometry.digit_count() == side &&
           !geometry.zero_based();
}

struct Boards {
    std::optional<Geometry> of_stream{};  // empty: only the classic board is expected
    bool named = false;                   // whether the last record named its board

    // The board that was named last: successive records often name the same one.
    std::string name{};
    std::optional<Geometry> last{};
};

// Returns whether a record's field for its board holds a name. An empty text is not a name; neither are cells or a
// solution, which some programs keep under that key.
inline bool names_board(std::string_view text) {
    const bool cells = text.size() > side && std::ranges::all_of(text, is_cell);
    return !text.empty() && !cells;
}

// Returns the board that a record names, or the stream's board if the name is empty. The result has no value for the
// classic board.
//
//   at   the place of the name
Result<std::optional<Geometry>> board_of_record(Boards& boards, std::string_view name, const Line& at);

// Turns the puzzle of a record that was read as nine rows of nine into a puzzle of this board.
void widen(Record& record, const Geometry& geometry);

// Reads a field of a record that does not hold nine rows of nine. `at` is the field's place.
std::optional<Error> read_board_field(std::string_view text, const Line& at, const Geometry& geometry,
                                      Record& record);

}  // namespace nonet::formats
