#pragma once
// Lists of words, and suggestions for mistyped ones.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

// Returns the words of a list like "line grid csv".
std::vector<std::string_view> words_of(std::string_view list, char separator = ' ');

// Replaces each control character in text[from, ...) by its bytes as "\\x1b", so that no input can control the terminal
// on which the output is read. This includes 0x80 to 0x9f outside of UTF-8, which some terminals obey. Tabs and line
// ends stay.
void escape_controls(std::string& text, std::size_t from = 0);

// "; did you mean 'A', 'B' or 'C'?"; empty without names.
std::string did_you_mean(std::span<const std::string_view> names);

// Returns did_you_mean() of up to three names, the most similar to the typed word first.
std::string suggestion(std::string_view typed, std::span<const std::string_view> names);

}  // namespace nonet::cli
