#pragma once
// The part of an address behind '?', as options of a command.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "frame/command.hpp"

namespace nonet::cli {

// "53%2E.7" is "53..7"; '+' stays, as names of boards have it.  Throws UsageError where two digits are missing behind '%'.
std::string decoded(std::string_view text);

// "level=3&first" as "--level=3", "--first": words for Args.  Throws UsageError where a name is none of `names`, or a flag
// without a value gets another one than true or false.
//
//   names   of flags, without the dashes
std::vector<std::string> words_of_query(std::string_view query, const Command& command,
                                        std::span<const std::string_view> names);

// The flag of the command that is called so, without the dashes.
const Flag& flag_called(const Command& command, std::string_view name);

}  // namespace nonet::cli
