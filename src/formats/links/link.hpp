#pragma once
// The addresses by which people share puzzles.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "formats/links/import.hpp"
#include "nonet/text.hpp"

namespace nonet::formats {

// Returns whether a line contains an address of a puzzle site, or only an address's payload ("fpuzzlesN4Ig...").
[[nodiscard]] bool may_be_link(std::string_view text);

// Returns the puzzle of a line that may be a link. Text before and after the address is skipped.
//
//   text     a line for which may_be_link(text) is true
//   format   set to the puzzle's format
[[nodiscard]] std::expected<Import, Fault> read_link(std::string_view text, Format& format);

// Decodes percent escapes.
[[nodiscard]] std::string percent_decoded(std::string_view text);

}  // namespace nonet::formats
