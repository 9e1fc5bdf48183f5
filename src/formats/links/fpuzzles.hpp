#pragma once
// Puzzles as f-puzzles writes them: JSON, and in links the same packed.

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "formats/links/import.hpp"
#include "formats/links/json_node.hpp"

namespace nonet::formats {

// Whether an object of JSON is one of it: a size, and a grid of objects.
[[nodiscard]] bool is_fpuzzles(const JsonNode& node);

// Notes as lost what stands under other keys than those of rules.
void note_other_keys(const JsonNode& root, Import& import);

[[nodiscard]] std::expected<Import, Fault> read_fpuzzles(const JsonNode& node);
[[nodiscard]] std::expected<Import, Fault> read_fpuzzles_payload(std::string_view packed);

// As JSON.  What it cannot hold is added to `losses`; a board that it cannot hold is a fault.
[[nodiscard]] std::expected<std::string, Fault> write_fpuzzles(const WidePuzzle& puzzle, const About& about,
                                                               std::vector<Loss>& losses);

}  // namespace nonet::formats
