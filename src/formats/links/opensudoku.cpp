#include "formats/links/opensudoku.hpp"

#include <algorithm>
#include <charconv>

#include "core/say.hpp"
#include "formats/links/export.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view tag = "<game", spaces_in_tag = " \t\r\n";
constexpr int newest_version = 4;

struct Entity {
    std::string_view name;
    char plain;
};
constexpr Entity entities[] = {{"&amp;", '&'},   {"&lt;", '<'},   {"&gt;", '>'},   {"&quot;", '"'},
                               {"&apos;", '\''}, {"&#10;", '\n'}, {"&#xA;", '\n'}, {"&#xa;", '\n'}};

// A value of an attribute, and the place of each of its characters in the line.
struct Value {
    std::string text;
    std::vector<std::size_t> places;
    std::size_t end;  // the place of its closing quote

    std::size_t place(std::size_t at) const { return at < places.size() ? places[at] : end; }
};

class GameReader {
 public:
    GameReader(std::string_view line, std::size_t at) : line_(line), at_(at + tag.size()) {}

    ReadGame read() {
        std::optional<Value> data;
        for (;;) {
            at_ = std::min(line_.find_first_not_of(spaces_in_tag, at_), line_.size());
            if (line_.substr(at_).starts_with("/>") || line_.substr(at_).starts_with('>')) break;
            const std::size_t begin = at_;
            Value value;
            if (!read_attribute(value)) return {std::unexpected(std::move(fault_)), line_.size()};
            if (line_.substr(begin).starts_with("data")) data = std::move(value);
        }
        const std::size_t end = std::min(line_.find('>', at_) + 1, line_.size());
        if (!data) return {std::unexpected(Fault{at_, "a <game> without data", "data=\"0530...\""}), end};
        return {read_data(*data), end};
    }

 private:
    bool fail(std::size_t at, std::string expected) {
        fault_ = {at, at < line_.size() ? formats::quoted(line_.substr(at, 1)) : "the end of the line",
                  std::move(expected)};
        return false;
    }

    bool read_attribute(Value& value) {
        const std::size_t sign = std::min(line_.find_first_of("= \t<>\"'/", at_), line_.size());
        if (sign == at_ || !line_.substr(sign).starts_with('='))
            return fail(sign, "a name, '=' and a text in quotes, or '/>'");
        at_ = sign + 1;
        const char quote = at_ < line_.size() ? line_[at_] : '\0';
        if (quote != '"' && quote != '\'') return fail(at_, "a text in quotes");
        for (++at_; at_ < line_.size() && line_[at_] != quote;) {
            char plain = line_[at_];
            std::size_t size = 1;
            if (plain == '&') {
                const auto* const entity = std::ranges::find_if(
                    entities, [&](const Entity& one) { return line_.substr(at_).starts_with(one.name); });
                if (entity == std::end(entities))
                    return fail(at_, "&amp;, &lt;, &gt;, &quot;, &apos; or &#10;");
                plain = entity->plain;
                size = entity->name.size();
            }
            value.text += plain;
            value.places.push_back(at_);
            at_ += size;
        }
        if (at_ == line_.size()) return fail(at_, "another quote");
        value.end = at_++;
        return true;
    }

    static std::unexpected<Fault> wrong(const Value& data, std::size_t at, std::string expected) {
        return std::unexpected(
            Fault{data.place(at),
                  at < data.text.size() ? formats::quoted(data.text.substr(at, 1)) : "the end of the data",
                  std::move(expected)});
    }

    static std::expected<Import, Fault> read_data(const Value& data) {
        constexpr std::string_view version = "version: ";
        Import import;
        if (data.text.starts_with(version)) return read_version(data, version.size(), std::move(import));
        for (std::size_t cell = 0; cell < cell_count; ++cell) {
            const char c = cell < data.text.size() ? data.text[cell] : '\0';
            if (c < '0' || c > '9') return wrong(data, cell, "81 digits, 0 for an empty cell");
            if (c != '0') import.set_value(static_cast<Cell>(cell), c - '0');
        }
        if (data.text.size() > cell_count) return wrong(data, cell_count, "the end after 81 digits");
        return import;
    }

    static std::expected<Import, Fault> read_version(const Value& data, std::size_t at, Import import) {
        const std::string_view text = data.text;
        const int version = at < text.size() ? text[at] - '0' : 0;
        if (version < 1 || version > newest_version || text.substr(at + 1, 1) != "\n")
            return wrong(data, at, say("{from} to {to} and the end of a line", 1, newest_version));
        at += 2;
        for (int cell = 0; cell < cell_count; ++cell) {
            const std::size_t begin = at;
            std::vector<std::string_view> fields;
            const std::size_t wanted = version < newest_version ? 3 : 4;
            while (fields.size() < wanted) {
                const std::size_t bar = text.find('|', at);
                if (bar == text.npos) return wrong(data, at, "a field and '|' after it");
                const std::string_view field = text.substr(at, bar - at);
                at = bar + 1;
                if (!field.empty()) fields.push_back(field);  // version 2 writes a bar twice
            }
            const std::string_view value = fields.front(), editable = fields.back();
            if (value.size() != 1 || value[0] < '0' || value[0] > '9')
                return wrong(data, begin, "a value, 0 to 9");
            if (editable != "0" && editable != "1")
                return wrong(data, at - 2, "0, or 1 for cells that the player may change");
            if (value != "0" && editable == "0")
                import.set_value(static_cast<Cell>(cell), value[0] - '0');
            else if (value != "0")
                import.lose("digit", of_player, false);
            for (std::size_t i = 1; i + 1 < fields.size(); ++i)
                if (fields[i] != "0" && fields[i] != "-") import.lose("pencil mark", of_player, false);
        }
        if (at < text.size()) return wrong(data, at, "the end after 81 cells");
        return import;
    }

    std::string_view line_;
    std::size_t at_;
    Fault fault_;
};

std::string escaped_xml(std::string_view text) {
    std::string out;
    for (char c : text) {
        const auto* const entity = std::ranges::find(entities, c, &Entity::plain);
        entity == std::end(entities) ? void(out += c) : void(out += entity->name);
    }
    return out;
}

}  // namespace

std::optional<std::size_t> find_game(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(spaces_in_tag);
    if (begin == line.npos || line[begin] != '<') return std::nullopt;
    const std::size_t at = line.find(tag, begin);
    if (at == line.npos || line.substr(at + tag.size(), 1).find_first_of(spaces_in_tag) != 0)
        return std::nullopt;
    return at;
}

ReadGame read_game(std::string_view line, std::size_t at) { return GameReader(line, at).read(); }

std::expected<std::string, Fault> write_opensudoku(const BoardPuzzle& puzzle, const About& about,
                                                   std::vector<Loss>& losses) {
    const auto from = Export::of(puzzle);
    if (!from) return std::unexpected(from.error());
    if (!from->is_nine_by_nine(false))
        return std::unexpected(Fault{0, say("the board {board}", puzzle.geometry.name()),
                                     "one of 9 x 9 cells with boxes for OpenSudoku"});
    lose_terms(*from, losses, {});
    for (const Rule& rule : from->parts().rules)
        lose(losses, name_of(rule.kind), "OpenSudoku does not support rules", true);
    std::string data;
    for (std::uint8_t value : puzzle.values) data += static_cast<char>('0' + value);
    return R"(<opensudoku version="2"><folder name=")" +
           escaped_xml(about.title.empty() ? "nonet" : about.title) + R"("><game data=")" + data +
           R"("/></folder></opensudoku>)";
}

}  // namespace nonet::formats
