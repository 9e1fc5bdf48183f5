#pragma once
// The members of an object that say which board its puzzle is of, and such a puzzle.

#include "formats/boards.hpp"
#include "formats/json_members.hpp"

namespace nonet::formats {

struct BoardMembers {
    std::string_view text;  // that the members are of
    const Line& first;      // on which it begins
    const JsonMember &puzzle, &marks, &name;

    // The board that the object names beside its puzzle, or that of the stream.
    Result<std::optional<Geometry>> board(Boards& boards) const;
    // The puzzle of another board than one of nine rows of nine: cells as a text or an array, and maybe its marks.
    std::optional<Error> read(const Geometry& geometry, Record& record) const;

 private:
    Line place_of(std::string_view value, std::size_t inside) const;
    std::optional<Error> read_value(std::string_view value, const Geometry& geometry, Record& record) const;
};

}  // namespace nonet::formats
