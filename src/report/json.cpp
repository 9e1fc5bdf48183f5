// The writer of JSON.

#include "command/json.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/say.hpp"
#include "formats/json_members.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

// Returns the number of bytes of the UTF-8 character at the beginning; 0 if it is not valid.
std::size_t utf8_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto follows = [&](std::size_t i, unsigned low = 0x80, unsigned high = 0xbf) {
        return i < text.size() && byte(i) >= low && byte(i) <= high;
    };
    const unsigned head = byte(0);
    if (head < 0x80) return 1;
    if (head >= 0xc2 && head <= 0xdf) return follows(1) ? 2 : 0;
    if (head >= 0xe0 && head <= 0xef) {
        const unsigned low = head == 0xe0 ? 0xa0 : 0x80, high = head == 0xed ? 0x9f : 0xbf;  // no surrogates
        return follows(1, low, high) && follows(2) ? 3 : 0;
    }
    if (head >= 0xf0 && head <= 0xf4) {
        const unsigned low = head == 0xf0 ? 0x90 : 0x80, high = head == 0xf4 ? 0x8f : 0xbf;
        return follows(1, low, high) && follows(2) && follows(3) ? 4 : 0;
    }
    return 0;
}

template <class Number, class... How>
void append_number(std::string& out, Number number, How... how) {
    char digits[64];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, number, how...).ptr);
}

// Moves characters that need no escape from the beginning of a text to `out`.
void take_plain(std::string& out, std::string_view& text) {
    const std::size_t size = formats::plain_json_size(text);
    out += text.substr(0, size);
    text.remove_prefix(size);
}

// Appends an invalid byte, or a control character that JSON allows and some terminals obey, as an escape. Returns false
// for other characters. `length` is utf8_length(text).
bool append_escaped(std::string& out, std::string_view text, std::size_t length) {
    const auto byte = static_cast<unsigned char>(text[0]);
    const bool is_c1 = length == 2 && byte == 0xc2 && static_cast<unsigned char>(text[1]) < 0xa0;
    if (length == 0)
        out += "\\ufffd";
    else if (byte == 0x7f)
        out += "\\u007f";
    else if (is_c1)
        (out += static_cast<unsigned char>(text[1]) < 0x90 ? "\\u008" : "\\u009") +=
            "0123456789abcdef"[text[1] & 15];
    return length == 0 || byte == 0x7f || is_c1;
}

// Appends a value that was written elsewhere, without line ends; replaces invalid UTF-8 as in the program's own texts.
void append_on_one_line(std::string& out, std::string_view value) {
    for (take_plain(out, value); !value.empty(); take_plain(out, value)) {
        const std::size_t length = utf8_length(value);
        if (!append_escaped(out, value, length) && value[0] != '\n' && value[0] != '\r')
            out += value.substr(0, length);
        value.remove_prefix(std::max<std::size_t>(length, 1));
    }
}

void write_house(JsonObject& object, House house) {
    const Geometry board = Geometry::classic();
    object.text("kind", name_of(board.kind_of(house)))
        .number("number", static_cast<std::uint64_t>(board.number_of(house) + 1))
        .text("name", board.name_of(house));
}

}  // namespace

void JsonObject::begin(std::string_view key) {
    if (!std::exchange(first_, false)) out_ += ',';
    const std::size_t begin = out_.size() + 1;
    string(key);
    if (!kept_.empty()) used_.push_back({begin, out_.size() - 1 - begin});
    out_ += ':';
}

void JsonObject::keep(std::string_view members) {
    constexpr std::size_t usual_count = 16;
    kept_ = members;
    used_.reserve(usual_count);
}

// In the original there may be line ends between the parts; here everything is on one line.
void JsonObject::add_kept() {
    const auto is_used = [&](std::string_view key) {
        return std::ranges::any_of(
            used_, [&](Key used) { return key == std::string_view(out_).substr(used.begin, used.size); });
    };
    formats::JsonMember member;
    for (formats::JsonMembers others(kept_, 0, true); others.next(member);) {
        if (is_used(member.key)) continue;
        if (!std::exchange(first_, false)) out_ += ',';
        out_ += '"';
        append_on_one_line(out_, member.key);
        out_ += "\":";
        append_on_one_line(out_, member.value);
    }
}

void JsonObject::string(std::string_view value) {
    out_ += '"';
    for (take_plain(out_, value); !value.empty(); take_plain(out_, value)) {
        const std::size_t length = utf8_length(value);
        const char c = value[0];
        if (c == '"' || c == '\\')
            (out_ += '\\') += c;
        else if (c == '\n')
            out_ += "\\n";
        else if (c == '\t')
            out_ += "\\t";
        else if (static_cast<unsigned char>(c) < 0x20)
            (out_ += c < 0x10 ? "\\u000" : "\\u001") += "0123456789abcdef"[c % 16];
        else if (!append_escaped(out_, value, length))
            out_ += value.substr(0, length);
        value.remove_prefix(std::max<std::size_t>(length, 1));
    }
    out_ += '"';
}

JsonObject& JsonObject::text(std::string_view key, std::string_view value) {
    begin(key);
    string(value);
    return *this;
}

JsonObject& JsonObject::number(std::string_view key, std::uint64_t value) {
    begin(key);
    append_number(out_, value);
    return *this;
}

JsonObject& JsonObject::tenths(std::string_view key, int tenths) {
    begin(key);
    out_ += format_tenths(tenths);
    return *this;
}

JsonObject& JsonObject::seconds(std::string_view key, double value) {
    begin(key);
    append_number(out_, value, std::chars_format::fixed, 9);
    return *this;
}

JsonObject& JsonObject::real(std::string_view key, double value) {
    begin(key);
    if (std::isinf(value))
        out_ += "null";
    else
        append_number(out_, value, std::chars_format::general, 6);
    return *this;
}

JsonObject& JsonObject::boolean(std::string_view key, bool value) {
    begin(key);
    out_ += value ? "true" : "false";
    return *this;
}

JsonObject& JsonObject::grid(std::string_view key, const Grid& grid) {
    std::array<char, cell_count> cells;
    format_line(grid, cells);
    return text(key, {cells.data(), cells.size()});
}

JsonObject& JsonObject::numbers(std::string_view key, std::span<const std::uint16_t> values) {
    array(key, values, [&](std::uint16_t value) { append_number(out_, value); });
    return *this;
}

JsonObject& JsonObject::numbers(std::string_view key, std::span<const std::int32_t> values) {
    array(key, values, [&](std::int32_t value) { out_ += std::to_string(value); });
    return *this;
}

JsonObject& JsonObject::texts(std::string_view key, std::span<const std::string> values) {
    array(key, values, [&](const std::string& value) { string(value); });
    return *this;
}

// Rows and columns are counted from 1, as in names.
void JsonObject::place(Cell cell, int columns) {
    out_ += '[';
    append_number(out_, cell / columns + 1);
    out_ += ',';
    append_number(out_, cell % columns + 1);
    out_ += ']';
}

JsonObject& JsonObject::cell(std::string_view key, Cell cell) {
    begin(key);
    place(cell);
    return *this;
}

JsonObject& JsonObject::cells(std::string_view key, std::span<const Cell> cells) {
    array(key, cells, [&](Cell cell) { place(cell); });
    return *this;
}

JsonObject& JsonObject::digits(std::string_view key, BoardDigitSet digits) {
    array(key, digits, [&](Digit digit) { append_number(out_, digit + 1); });
    return *this;
}

JsonObject& JsonObject::value(std::string_view key, int value) {
    begin(key);
    if (value == 0)
        out_ += "null";
    else
        append_number(out_, value);
    return *this;
}

JsonObject& JsonObject::house(std::string_view key, House house) {
    return object(key, [&](JsonObject& inner) { write_house(inner, house); });
}

JsonObject& JsonObject::houses(std::string_view key, std::span<const House> houses) {
    return objects(key, houses, write_house);
}

JsonObject& JsonObject::candidate(std::string_view key, Candidate candidate) {
    return object(key, [&](JsonObject& inner) {
        inner.cell("cell", candidate.cell).number("digit", candidate.digit + 1u);
    });
}

JsonObject& JsonObject::counters(const Counters& counters) {
    return number("digit_tries", counters.digit_tries)
        .number("backtracks", counters.backtracks)
        .number("nodes", counters.nodes);
}

void json_error(JsonObject& object, const Error& error) {
    object.object("error", [&](JsonObject& inner) {
        inner.text("code", name_of(error.code))
            .number("line", error.line)
            .number("column", error.column)
            .text("found", translated(error.found))
            .text("expected", translated(error.expected));
    });
}

}  // namespace nonet
