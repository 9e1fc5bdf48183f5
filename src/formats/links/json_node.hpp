#pragma once
// JSON as a tree, for texts that are looked at in no order: what is in links.

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/links/fault.hpp"

namespace nonet::formats {

class JsonNode {
 public:
    enum class Kind : unsigned char { nothing, truth, number, text, list, object };

    Kind kind = Kind::nothing;
    std::string text;               // of a text, or a number as written; "true"
    std::vector<std::string> keys;  // of an object, one for each item
    std::vector<JsonNode> items;

    // What an object has under a key; a list or an object without items, null, false, "" and what is not there are nothing.
    [[nodiscard]] const JsonNode* find(std::string_view key) const;
    // The same, where nothing is a node too.
    [[nodiscard]] const JsonNode& at(std::string_view key) const;

    [[nodiscard]] bool is_nothing() const;
    [[nodiscard]] bool is_true() const { return kind == Kind::truth && text == "true"; }
    // A whole number, written as one or as a text of it.
    [[nodiscard]] std::optional<int> whole() const;
    // Any number.
    [[nodiscard]] std::optional<double> real() const;
};

// Strict JSON; brackets go as deep as in JsonMembers.
[[nodiscard]] std::expected<JsonNode, Fault> parse_json(std::string_view text);

// SudokuPad's short form of it, or JSON itself.
[[nodiscard]] std::expected<JsonNode, Fault> parse_zipped_json(std::string_view text);

// A text as JSON has it, in quotes.
[[nodiscard]] std::string json_text(std::string_view utf8);

}  // namespace nonet::formats
