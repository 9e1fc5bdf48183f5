#pragma once
// The list of families, and of each scale the order in which it tries its techniques.
//
// A technique that stands in no order is found by its id and among all techniques, and no rating ever uses it.

#include <optional>

#include "techniques/technique.hpp"

namespace nonet {

// nullptr when there is none of that id.
const TechniqueRecord* find_record(std::string_view id) noexcept;

// The form of that kind, of whatever technique or of HoDoKu's walk, with nothing left empty; nullopt when there is none.
std::optional<StepForm> find_form(std::string_view kind) noexcept;

}  // namespace nonet
