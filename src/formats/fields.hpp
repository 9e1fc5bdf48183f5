#pragma once
// What the fields of a record are called: the columns of a table, the keys of an object.

#include <cstddef>
#include <string_view>

namespace nonet::formats {

inline constexpr std::size_t no_rank = ~std::size_t{0};

// How sure the name of a field makes it that puzzles, or their solutions, stand there: of several fields the one with the
// lowest rank is taken, and the first of equals.  no_rank: that is no such name.  Capitals do not matter.
std::size_t puzzle_rank(std::string_view name);
std::size_t solution_rank(std::string_view name);

// Returns whether a key is one for the messages of a chat.
bool is_chat_name(std::string_view name);

}  // namespace nonet::formats
