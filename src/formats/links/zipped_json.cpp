// Parses SudokuPad's shortened JSON into a tree.
//
//   {ce:[[{v:5},,],[]],metadata:{title:'It\'s',antiknight:t}}
//
// Keys have no quotes, single quotes are allowed, t and f are true and false, colours have no quotes, and an empty
// object is left out.

#include <algorithm>

#include "formats/json_members.hpp"
#include "formats/links/json_node.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

using Kind = JsonNode::Kind;

class ZippedReader {
 public:
    explicit ZippedReader(std::string_view text) : text_(text) {}

    std::expected<JsonNode, Fault> read() {
        JsonNode node;
        if (!value(node, 0)) return std::unexpected(std::move(fault_));
        skip_space();
        if (at_ < text_.size() && !fail("the end of the text")) return std::unexpected(std::move(fault_));
        return node;
    }

 private:
    bool fail(std::string_view expected) {
        fault_ = {at_,
                  at_ == text_.size() ? "the end of the text"
                                      : Text(text_.substr(at_, 4), Text::Part::field).shown(0),
                  std::string(expected)};
        return false;
    }
    bool is_next(char c) const { return at_ < text_.size() && text_[at_] == c; }
    void skip_space() {
        while (at_ < text_.size() && (is_space(text_[at_]) || text_[at_] == '\n')) ++at_;
    }
    bool take(char c) {
        skip_space();
        if (!is_next(c)) return false;
        ++at_;
        return true;
    }

    bool value(JsonNode& node, int depth) {
        skip_space();
        if (depth > most_json_depth) return fail("less deeply nested brackets");
        if (is_next('{')) return items(node, Kind::object, '}', depth);
        if (is_next('[')) return items(node, Kind::list, ']', depth);
        if (is_next('"') || is_next('\'')) {
            node.kind = Kind::text;
            return quoted_text(node.text);
        }
        node.text = word();
        node.kind = node.text == "t" || node.text == "f" || node.text == "true" || node.text == "false"
                        ? Kind::truth
                    : node.text == "null" ? Kind::nothing
                                          : Kind::number;
        if (node.text == "t") node.text = "true";
        return true;
    }

    std::string word() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && std::string_view(",:]}").find(text_[at_]) == std::string_view::npos)
            ++at_;
        std::string_view word = text_.substr(begin, at_ - begin);
        return std::string(word.substr(0, word.find_last_not_of(" \n") + 1));
    }

    // Accepts both kinds of quotes, and escapes as in JSON; \' is an apostrophe.
    bool quoted_text(std::string& text) {
        const char quote = text_[at_++];
        const std::size_t begin = at_;
        while (at_ < text_.size() && text_[at_] != quote) at_ += text_[at_] == '\\' ? 2 : 1;
        if (at_ >= text_.size()) return at_ = text_.size(), fail("a quote at the end of a text");
        const std::string_view inside = text_.substr(begin, at_++ - begin);
        // An invalid escape is kept verbatim.
        for (std::size_t i = inside.find('\\'); i != inside.npos; i = inside.find('\\', i + 2))
            if (i + 1 < inside.size() && inside[i + 1] == 'u' && !four_figures(inside.substr(i + 2)))
                return text = inside, true;
        text = unescaped_json(inside);
        return true;
    }
    static bool four_figures(std::string_view text) {
        return text.size() >= 4 &&
               text.substr(0, 4).find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
    }

    bool items(JsonNode& node, Kind kind, char end, int depth) {
        node.kind = kind;
        ++at_;
        if (take(end)) return true;
        do {
            skip_space();
            if (kind == Kind::object) {
                std::string& key = node.keys.emplace_back();
                if (is_next('"') || is_next('\'')) {
                    if (!quoted_text(key)) return false;
                } else {
                    key = word();
                }
                if (!take(':')) return fail("':' after a key");
            }
            JsonNode& item = node.items.emplace_back();
            skip_space();
            if (kind == Kind::list && (is_next(',') || is_next(end)))
                item.kind = Kind::object;
            else if (!value(item, depth + 1))
                return false;
        } while (take(','));
        return take(end) || fail(kind == Kind::list ? "',' or ']'" : "',' or '}'");
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Fault fault_;
};

}  // namespace

std::expected<JsonNode, Fault> parse_zipped_json(std::string_view text) { return ZippedReader(text).read(); }

}  // namespace nonet::formats
