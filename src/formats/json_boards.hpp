#pragma once
// The members of an object that name its puzzle's board, and the puzzle of such a board.

#include "formats/boards.hpp"
#include "formats/json_members.hpp"

namespace nonet::formats {

struct BoardMembers {
    std::string_view text;  // the text of the members
    const Line& first;      // the line on which it begins
    const JsonMember &puzzle, &marks, &name;

    // Returns the board that the object names next to its puzzle, or else the stream's board.
    Result<std::optional<Geometry>> board(Boards& boards) const;
    // Reads a puzzle that does not have nine rows of nine: cells as a text or an array, and its marks if present.
    std::optional<Error> read(const Geometry& geometry, Record& record) const;

 private:
    Line place_of(std::string_view value, std::size_t inside) const;
    std::optional<Error> read_value(std::string_view value, const Geometry& geometry, Record& record) const;
};

}  // namespace nonet::formats
