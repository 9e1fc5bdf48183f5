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

// The rule that a step rests on alone; nullptr where it rests on none, or on several.
const Rule* rule_of(const Step& step, const Geometry& board);

// "Thermometer": what the step is called then; empty where a technique's name says more.
std::string_view rule_title(const Step& step, const Geometry& board);

// A part of a sentence that only steps of rules have, as {rule} or {total}; nothing where there is none of that name.
std::optional<std::string> rule_part(std::string_view what, const Step& step, const Geometry& board,
                                     const Speech& speech);

}  // namespace nonet
