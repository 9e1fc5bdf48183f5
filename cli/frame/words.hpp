#pragma once
// Words: lists of them, and the one that somebody may have meant.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

// The words of a list like "line grid csv".
std::vector<std::string_view> words_of(std::string_view list, char separator = ' ');

// "; did you mean 'NAME'?"
std::string did_you_mean(std::string_view name);

// did_you_mean("solve") when one of the names is close to what was typed, else "".
std::string suggestion(std::string_view typed, std::span<const std::string_view> names);

}  // namespace nonet::cli
