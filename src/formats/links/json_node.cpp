#include "formats/links/json_node.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "formats/json_members.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr int longest_number = 9;  // digits of a whole number that certainly fits an int

bool is_json_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// Builds the tree of a text with valid syntax.
class Builder {
 public:
    explicit Builder(std::string_view text) : text_(text) {}

    JsonNode value() {
        skip_space();
        switch (text_[at_]) {
            case '{': return object();
            case '[': return list();
            case '"': return {JsonNode::Kind::text, quoted_text(), {}, {}};
            default: return word();
        }
    }

 private:
    void skip_space() {
        while (is_json_space(text_[at_])) ++at_;
    }
    bool take(char c) {
        skip_space();
        if (text_[at_] != c) return false;
        ++at_;
        return true;
    }

    std::string quoted_text() {
        const std::size_t begin = ++at_;
        while (text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
        return unescaped_json(text_.substr(begin, at_++ - begin));
    }

    JsonNode word() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && !is_json_space(text_[at_]) &&
               std::string_view(",]}").find(text_[at_]) == std::string_view::npos)
            ++at_;
        std::string word(text_.substr(begin, at_ - begin));
        const auto kind = word == "null"                      ? JsonNode::Kind::nothing
                          : word == "true" || word == "false" ? JsonNode::Kind::truth
                                                              : JsonNode::Kind::number;
        return {kind, std::move(word), {}, {}};
    }

    JsonNode list() {
        JsonNode node{JsonNode::Kind::list, {}, {}, {}};
        ++at_;
        if (take(']')) return node;
        do node.items.push_back(value());
        while (take(','));
        take(']');
        return node;
    }

    JsonNode object() {
        JsonNode node{JsonNode::Kind::object, {}, {}, {}};
        ++at_;
        if (take('}')) return node;
        do {
            skip_space();
            node.keys.push_back(quoted_text());
            take(':');
            node.items.push_back(value());
        } while (take(','));
        take('}');
        return node;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

const JsonNode nothing_there;

}  // namespace

bool JsonNode::is_nothing() const {
    switch (kind) {
        case Kind::nothing: return true;
        case Kind::truth: return text != "true";
        case Kind::number: return false;
        case Kind::text: return text.empty();
        default: return items.empty();
    }
}

const JsonNode* JsonNode::find(std::string_view key) const {
    const auto found = std::ranges::find(keys, key);
    if (found == keys.end()) return nullptr;
    const JsonNode& item = items[static_cast<std::size_t>(found - keys.begin())];
    return item.is_nothing() ? nullptr : &item;
}

const JsonNode& JsonNode::at(std::string_view key) const {
    const JsonNode* node = find(key);
    return node ? *node : nothing_there;
}

std::optional<int> JsonNode::whole() const {
    if ((kind != Kind::number && kind != Kind::text) || text.size() > longest_number) return std::nullopt;
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stop == end ? std::optional(number) : std::nullopt;
}

std::optional<double> JsonNode::real() const {
    if (kind != Kind::number) return std::nullopt;
    return std::strtod(text.c_str(), nullptr);
}

std::expected<JsonNode, Fault> parse_json(std::string_view text) {
    const std::size_t at = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const auto shown = [&](std::size_t place) {
        return place >= text.size() ? std::string("the end of the text")
                                    : Text(text.substr(place, 4), Text::Part::field).shown(0);
    };
    if (at == text.size() || text[at] != '{') return std::unexpected(Fault{at, shown(at), "'{'"});
    JsonMembers members(text, at + 1);
    for (JsonMember member; members.next(member);) {
    }
    if (members.failed())
        return std::unexpected(Fault{members.at(), shown(members.at()), members.expected()});
    return Builder(text).value();
}

std::string json_text(std::string_view utf8) {
    std::string text = "\"";
    for (char c : utf8) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            (text += '\\') += c;
        else if (c == '\n')
            text += "\\n";
        else if (byte < 0x20)
            ((text += "\\u00") += hex_digits[byte >> 4]) += hex_digits[byte & 15];
        else
            text += c;
    }
    return text += '"';
}

}  // namespace nonet::formats
