#pragma once
// Puzzles as SudokuPad's links carry them.

#include <expected>
#include <string_view>

#include "formats/links/import.hpp"
#include "formats/links/json_node.hpp"

namespace nonet::formats {

// What stands behind the address: "fpuzzlesN4Ig...", "sclN4Ig...", "scf...", "classic...".  A word of no more than sixty
// characters that is none of these names a puzzle on its server, and is a fault that says so.
[[nodiscard]] std::expected<Import, Fault> read_sudokupad(std::string_view payload);

// The kinds of payload by their first letters, the longest first.
inline constexpr std::string_view sudokupad_kinds[] = {"fpuzzles", "fpuz", "classic", "ctc", "scl", "scf"};

// Its own JSON, short or not: cells, regions, cages.  What is only drawn is lost, and said so.
[[nodiscard]] bool is_sudokupad(const JsonNode& node);
[[nodiscard]] std::expected<Import, Fault> read_sudokupad_json(const JsonNode& node);

}  // namespace nonet::formats
