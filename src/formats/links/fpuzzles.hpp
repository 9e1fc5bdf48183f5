#pragma once
// Puzzles in the format of f-puzzles: JSON, which links carry compressed.

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "formats/links/import.hpp"
#include "formats/links/json_node.hpp"

namespace nonet::formats {

// Returns whether a JSON object is such a puzzle: it has a size, and a grid of objects.
[[nodiscard]] bool is_fpuzzles(const JsonNode& node);

// Records as lost the values of keys that are not rules.
void note_other_keys(const JsonNode& root, Import& import);

[[nodiscard]] std::expected<Import, Fault> read_fpuzzles(const JsonNode& node);
[[nodiscard]] std::expected<Import, Fault> read_fpuzzles_payload(std::string_view packed);

// Returns the JSON. What it cannot hold is added to `losses`; a board that it cannot hold is a fault.
[[nodiscard]] std::expected<std::string, Fault> write_fpuzzles(const BoardPuzzle& puzzle, const About& about,
                                                               std::vector<Loss>& losses);

}  // namespace nonet::formats
