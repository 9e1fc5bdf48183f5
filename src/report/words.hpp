#pragma once
// What several answers say alike.

#include <cstddef>
#include <string>
#include <vector>

#include "nonet/check.hpp"

namespace nonet {

// How the sentences of chains call the inner step of this number: "a".
std::string inner_name(std::size_t number);

// Adds a sentence for each pair of equal digits; of more than a screen of them, the number of those that are left out.
void add_duplicates(const std::vector<Duplicate>& duplicates, std::vector<std::string>& facts);

}  // namespace nonet
