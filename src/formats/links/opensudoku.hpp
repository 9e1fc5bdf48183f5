#pragma once
// Games in OpenSudoku's files:
//
//   <opensudoku version="2"><folder name="Easy"><game data="0530..." created="..." state="0"/></folder></opensudoku>
//
//   data   81 digits, 0 for an empty cell; or "version: 1" to "version: 4", a line end, and for each cell its value,
//          its notes (two fields from version 4 on) and whether the player may change it, each followed by a '|'
//
// Uses its own small XML reader, because only one tag and its attributes matter. A library for XML would become a part
// of every build, including those for browsers, which are self-contained.

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/links/import.hpp"

namespace nonet::formats {

// Returns the place at which a <game> begins on a line that begins with a tag.
[[nodiscard]] std::optional<std::size_t> find_game(std::string_view line);

// Reads the first of them; `end` is the place after it.
struct ReadGame {
    std::expected<Import, Fault> import;
    std::size_t end;
};
[[nodiscard]] ReadGame read_game(std::string_view line, std::size_t at);

// Returns a file with one game. What it cannot hold is added to `losses`; a board that it cannot hold is a fault.
[[nodiscard]] std::expected<std::string, Fault> write_opensudoku(const BoardPuzzle& puzzle,
                                                                 const About& about,
                                                                 std::vector<Loss>& losses);

}  // namespace nonet::formats
