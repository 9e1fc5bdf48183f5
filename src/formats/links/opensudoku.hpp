#pragma once
// Games as OpenSudoku's files have them:
//
//   <opensudoku version="2"><folder name="Easy"><game data="0530..." created="..." state="0"/></folder></opensudoku>
//
//   data   81 digits, 0 for an empty cell; or "version: 1" to "version: 4", a line end, and for each cell its value, its notes
//          (two of them from 4 on) and whether the player may change it, each with a '|' behind
//
// Its own reader of XML: what is looked at is one tag and its attributes; a library of XML would be a part of every build,
// also of those for browsers, which take nothing from a network.

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/links/import.hpp"

namespace nonet::formats {

// Where a <game> begins on a line that begins with a tag.
[[nodiscard]] std::optional<std::size_t> find_game(std::string_view line);

// The first of them, and where it ends.
struct ReadGame {
    std::expected<Import, Fault> import;
    std::size_t end;
};
[[nodiscard]] ReadGame read_game(std::string_view line, std::size_t at);

// A file of one game.  What it cannot hold is added to `losses`; a board that it cannot hold is a fault.
[[nodiscard]] std::expected<std::string, Fault> write_opensudoku(const WidePuzzle& puzzle, const About& about,
                                                                 std::vector<Loss>& losses);

}  // namespace nonet::formats
