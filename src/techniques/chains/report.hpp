#pragma once
// From hints to steps.

#include "techniques/chains/hint.hpp"

namespace nonet::chains {

// A chain technique, as its steps name it.
struct Name {
    std::string_view technique;
    std::string_view (*kind)(Form);
};

Step step_of(Hint&& hint, const Name& name);

// Adds the first hint in the order of ratings, or all of them.
void report(std::vector<Hint>&& hints, const Name& name, const Request& request, std::vector<Step>& steps);

}  // namespace nonet::chains
