#pragma once
// Words: lists of them, and the one that somebody may have meant.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

// The words of a list like "line grid csv".
std::vector<std::string_view> words_of(std::string_view list, char separator = ' ');

// Replaces each control character in text[from, ...) by its bytes as "\\x1b", so that no input controls the terminal of
// whoever reads the output: also 0x80 to 0x9f outside of UTF-8, which some terminals obey.  Tabs and ends of lines stay.
void escape_controls(std::string& text, std::size_t from = 0);

// "; did you mean 'NAME'?"
std::string did_you_mean(std::string_view name);

// did_you_mean("solve") when one of the names is close to what was typed, else "".
std::string suggestion(std::string_view typed, std::span<const std::string_view> names);

}  // namespace nonet::cli
