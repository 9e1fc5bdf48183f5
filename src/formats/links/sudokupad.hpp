#pragma once
// Puzzles in SudokuPad's links.

#include <expected>
#include <string_view>

#include "formats/links/import.hpp"
#include "formats/links/json_node.hpp"

namespace nonet::formats {

// Reads an address's payload: "fpuzzlesN4Ig...", "sclN4Ig...", "scf...", "classic...". Any other word of at most sixty
// characters is the name of a puzzle on SudokuPad's server, which is a fault with its own message.
[[nodiscard]] std::expected<Import, Fault> read_sudokupad(std::string_view payload);

// The kinds of payload by their first letters, the longest first.
inline constexpr std::string_view sudokupad_kinds[] = {"fpuzzles", "fpuz", "classic", "ctc", "scl", "scf"};

// Reads SudokuPad's own JSON, short or not: cells, regions, cages. Elements that are only drawn are recorded as lost.
[[nodiscard]] bool is_sudokupad(const JsonNode& node);
[[nodiscard]] std::expected<Import, Fault> read_sudokupad_json(const JsonNode& node);

}  // namespace nonet::formats
