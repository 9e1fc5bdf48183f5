#pragma once
// JSON as a tree, for texts whose members are read in any order, such as those in links.

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
    std::string text;               // the text of a string, or a number or "true" as written
    std::vector<std::string> keys;  // the keys of an object, one for each item
    std::vector<JsonNode> items;

    // Returns the value of a key in an object, or nullptr. A missing value, null, false, "" and an empty list or object
    // all count as nothing.
    [[nodiscard]] const JsonNode* find(std::string_view key) const;
    // The same, but returns a node for nothing as well.
    [[nodiscard]] const JsonNode& at(std::string_view key) const;

    [[nodiscard]] bool is_nothing() const;
    [[nodiscard]] bool is_true() const { return kind == Kind::truth && text == "true"; }
    // Returns a whole number, written as a number or as a string.
    [[nodiscard]] std::optional<int> whole() const;
    // Returns any number.
    [[nodiscard]] std::optional<double> real() const;
};

// Parses strict JSON with the nesting limit of JsonMembers.
[[nodiscard]] std::expected<JsonNode, Fault> parse_json(std::string_view text);

// Parses SudokuPad's short form of JSON, or JSON itself.
[[nodiscard]] std::expected<JsonNode, Fault> parse_zipped_json(std::string_view text);

// Returns a text as a JSON string, with its quotes.
[[nodiscard]] std::string json_text(std::string_view utf8);

}  // namespace nonet::formats
