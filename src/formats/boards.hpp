#pragma once
// Which board the records of a stream are of.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "formats/lines.hpp"
#include "formats/symbols.hpp"
#include "nonet/reader.hpp"

namespace nonet::formats {

// Whether its puzzles look like those of the classic board: nine rows of nine, the values 1 to 9.
inline bool is_nine(const Geometry& geometry) {
    return geometry.rows() == side && geometry.columns() == side && geometry.digit_count() == side &&
           !geometry.zero_based();
}

struct Boards {
    std::optional<Geometry> of_stream{};  // none: only the classic one is expected
    bool named = false;                   // whether the record that was read last named its own

    // The one that was named last: records in sequence are often of the same.
    std::string name{};
    std::optional<Geometry> last{};
};

// Whether what a record says of its board is a name: not nothing, and not somebody's own board, which is cells or the solution.
inline bool names_board(std::string_view text) {
    const bool cells = text.size() > side && std::ranges::all_of(text, is_cell);
    return !text.empty() && !cells;
}

// The board of a record that gives this name for it, or nothing as its name.  Nothing: the classic one.
//
//   at   where the name stands
Result<std::optional<Geometry>> board_of_record(Boards& boards, std::string_view name, const Line& at);

// The puzzle of a record that was read as one of nine rows of nine, as that of this board.
void widen(Record& record, const Geometry& geometry);

// Reads a field of a record, `at` being its place, which is not one of nine rows of nine.
std::optional<Error> read_board_field(std::string_view text, const Line& at, const Geometry& geometry,
                                      Record& record);

}  // namespace nonet::formats
