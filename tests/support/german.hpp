#pragma once
// Checks of German texts.

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

namespace nonet::testing {

// The words of a text, in lower case; "column-indexer" and "to_csv" are one each.
inline std::vector<std::string> words_in(const std::string& text) {
    std::vector<std::string> words{""};
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0 || byte >= 0x80 || c == '-' || c == '_')
            words.back() += static_cast<char>(std::tolower(byte));
        else if (!words.back().empty())
            words.emplace_back();
    }
    return words;
}

// Returns the first English word in a German text; an empty text if there is none.
inline std::string english_word_in(const std::string& german) {
    static constexpr const char* english[] = {
        "the",   "is",       "are",       "has",   "have", "of",     "and",   "not",     "only", "each",
        "one",   "two",      "this",      "that",  "must", "be",     "there", "would",   "look", "from",
        "place", "digit",    "candidate", "wrong", "row",  "column", "box",   "cage",    "line", "holds",
        "hold",  "solution", "rule",      "to",    "or",   "if",     "found", "expected"};
    for (const std::string& word : words_in(german))
        if (std::ranges::find(english, word) != std::end(english)) return word;
    return {};
}

}  // namespace nonet::testing
