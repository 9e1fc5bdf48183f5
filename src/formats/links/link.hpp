#pragma once
// The addresses that puzzles are passed around as.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "formats/links/import.hpp"
#include "nonet/text.hpp"

namespace nonet::formats {

// Returns whether a line has an address of a site for puzzles in it, or what stands behind one ("fpuzzlesN4Ig...").
[[nodiscard]] bool may_be_link(std::string_view text);

// Returns the puzzle of a line that may be a link; text before and behind the address is skipped.
//
//   text     a line for which may_be_link(text) is true
//   format   set to the one it was written in
[[nodiscard]] std::expected<Import, Fault> read_link(std::string_view text, Format& format);

// What percent signs stand for.
[[nodiscard]] std::string percent_decoded(std::string_view text);

}  // namespace nonet::formats
