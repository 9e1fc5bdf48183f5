#pragma once
// What the sentences of steps and their data call alike.

#include <cstddef>
#include <string>

namespace nonet {

// How the sentences of chains call the inner step of this number: "a".
std::string inner_name(std::size_t number);

}  // namespace nonet
