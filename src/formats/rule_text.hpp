#pragma once
// Our own form of puzzles with rules, a rule a line: docs/rules.md.

#include <expected>
#include <string>

#include "formats/links/fault.hpp"
#include "nonet/reader.hpp"

namespace nonet::formats {

// Lines, the last one without its end.
std::expected<std::string, Fault> write_rule_text(const WidePuzzle& puzzle);

}  // namespace nonet::formats
