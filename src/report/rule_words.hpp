#pragma once
// Steps that rest on a board's rules, in words.

#include <optional>
#include <string>
#include <string_view>

#include "nonet/step.hpp"

namespace nonet {

class Geometry;
class Speech;
struct Rule;

// Returns the only rule that a step rests on; nullptr if it rests on none, or on several.
const Rule* rule_of(const Step& step, const Geometry& board);

// Returns the step's title, such as "Thermometer"; empty if the technique's name is more precise.
std::string_view rule_title(const Step& step, const Geometry& board);

// Returns a part of a sentence that only steps of rules have, such as {rule} or {total}; nullopt if it has no such name.
std::optional<std::string> rule_part(std::string_view what, const Step& step, const Geometry& board,
                                     const Speech& speech);

}  // namespace nonet
