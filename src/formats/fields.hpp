#pragma once
// The names of a record's fields: the columns of a table, the keys of an object.

#include <cstddef>
#include <string_view>

namespace nonet::formats {

inline constexpr std::size_t no_rank = ~std::size_t{0};

// Returns a rank for the name of a field that may hold puzzles or their solutions. The field with the lowest rank is
// used, and the first one of equals. Returns no_rank for any other name. Case does not matter.
std::size_t puzzle_rank(std::string_view name);
std::size_t solution_rank(std::string_view name);

// Returns whether a key is one that chat messages are stored under.
bool is_chat_name(std::string_view name);

}  // namespace nonet::formats
