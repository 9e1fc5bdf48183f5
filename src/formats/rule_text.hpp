#pragma once
// nonet's own form of puzzles with rules, one rule on each line: docs/rules.md.

#include <expected>
#include <string>

#include "formats/links/fault.hpp"
#include "nonet/reader.hpp"

namespace nonet::formats {

// Returns the lines; the last one has no line ending.
std::expected<std::string, Fault> write_rule_text(const BoardPuzzle& puzzle);

}  // namespace nonet::formats
