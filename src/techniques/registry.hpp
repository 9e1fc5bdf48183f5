#pragma once
// The list of families, and the order in which each scale tries its techniques.
//
// A technique that is in no order can be found by its id and in the list of all techniques, but no rating uses it.

#include <optional>

#include "techniques/technique.hpp"

namespace nonet {

// Returns the record with that id, or nullptr.
const TechniqueRecord* find_record(std::string_view id) noexcept;

// Returns the form of that kind, of any technique or of HoDoKu's walk, with all fields filled in; nullopt if there is none.
std::optional<StepForm> find_form(std::string_view kind) noexcept;

}  // namespace nonet
