#include "formats/json_members.hpp"

#include <array>
#include <bit>
#include <cstring>

#include "formats/links/utf.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr bool is_json_space(char c) { return c <= ' ' && (c == ' ' || c == '\t' || c == '\r' || c == '\n'); }
int hex_value(char c) {
    if (is_ascii_digit(c)) return c - '0';
    const int letter = (c | 0x20) - 'a';
    return letter >= 0 && letter < 6 ? letter + 10 : -1;
}

// Whether a byte is printable ASCII and represents itself in a JSON string.
constexpr auto is_plain_in_string = [] {
    std::array<bool, 256> table{};
    for (std::size_t byte = ' '; byte < 0x7F; ++byte) table[byte] = byte != '"' && byte != '\\';
    return table;
}();

}  // namespace

std::size_t plain_json_size(std::string_view text) {
    static_assert(std::endian::native == std::endian::little,
                  "the first byte of a vector is the lowest of its half");
    std::size_t at = 0;
    for (; at + sizeof(Bytes) <= text.size(); at += sizeof(Bytes)) {
        Bytes c;
        std::memcpy(&c, text.data() + at, sizeof c);
        const auto strange = reinterpret_cast<Bytes>((c < ' ') | (c >= 0x7F) | (c == '"') | (c == '\\'));
        std::uint64_t halves[2];
        std::memcpy(halves, &strange, sizeof halves);
        if (halves[0] != 0) return at + static_cast<std::size_t>(std::countr_zero(halves[0])) / 8;
        if (halves[1] != 0) return at + static_cast<std::size_t>(std::countr_zero(halves[1])) / 8 + 8;
    }
    while (at < text.size() && is_plain_in_string[static_cast<unsigned char>(text[at])]) ++at;
    return at;
}

bool JsonMembers::fail(const char* expected) {
    expected_ = expected;
    return false;
}

bool JsonMembers::take(char c) {
    if (!is_next(c)) return false;
    ++at_;
    return true;
}

void JsonMembers::skip_space() {
    while (at_ < text_.size() && is_json_space(text_[at_])) ++at_;
}

bool JsonMembers::take_escape() {
    constexpr std::string_view simple = "\"\\/bfnrt";
    ++at_;  // the backslash
    if (at_ < text_.size() && simple.find(text_[at_]) != simple.npos) return ++at_, true;
    if (!take('u')) return fail("one of \" \\ / b f n r t u");
    for (int i = 0; i < 4; ++i, ++at_)
        if (at_ == text_.size() || hex_value(text_[at_]) < 0) return fail("four hexadecimal digits");
    return true;
}

bool JsonMembers::take_string() {
    ++at_;
    at_ += plain_json_size(text_.substr(at_));
    while (at_ < text_.size() && text_[at_] != '"') {
        if (static_cast<unsigned char>(text_[at_]) < 0x20) break;
        if (text_[at_] != '\\')
            ++at_;
        else if (!take_escape())
            return false;
    }
    return take('"') || fail("'\"' at the end of the text");
}

// Reads a key and its colon.
bool JsonMembers::take_key() {
    skip_space();
    if (!is_next('"')) return fail("a key in double quotes");
    const std::size_t begin = at_ + 1;
    if (!take_string()) return false;
    key_ = text_.substr(begin, at_ - 1 - begin);
    skip_space();
    return take(':') || fail("':'");
}

bool JsonMembers::take_digits() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && is_ascii_digit(text_[at_])) ++at_;
    return at_ > begin || fail("a digit");
}

bool JsonMembers::take_number() {
    take('-');
    if (!take('0') && !take_digits()) return false;
    if (take('.') && !take_digits()) return false;
    if (!take('e') && !take('E')) return true;
    if (!take('+')) take('-');
    return take_digits();
}

bool JsonMembers::take_word() {
    for (std::string_view word : {"null", "true", "false"})
        if (text_.substr(at_).starts_with(word)) return at_ += word.size(), true;
    if (at_ < text_.size() && (text_[at_] == '-' || is_ascii_digit(text_[at_]))) return take_number();
    return fail("a value");
}

// Uses a stack of brackets instead of recursion, so that depth cannot exhaust the call stack.
bool JsonMembers::take_value() {
    std::uint64_t objects = 0;  // bit i: whether the bracket at depth i is that of an object
    static_assert(most_json_depth <= 64);
    int depth = 0;
    const auto in_object = [&] { return (objects >> (depth - 1) & 1) != 0; };
    for (;;) {
        skip_space();
        if (is_next('{') || is_next('[')) {
            if (depth == most_json_depth) return fail("less deeply nested brackets");
            const std::uint64_t bit = std::uint64_t{1} << depth++;
            objects = is_next('{') ? objects | bit : objects & ~bit;
            ++at_;
            skip_space();
            if (!is_next(in_object() ? '}' : ']')) {
                if (in_object() && !take_key()) return false;
                continue;
            }
        } else if (is_next('"') ? !take_string() : !take_word()) {
            return false;
        }
        for (;; --depth) {  // after a value, or at a closing bracket
            if (depth == 0) return true;
            skip_space();
            if (take(',')) {
                if (in_object() && !take_key()) return false;
                break;
            }
            if (!take(in_object() ? '}' : ']')) return fail(in_object() ? "',' or '}'" : "',' or ']'");
        }
    }
}

bool JsonMembers::ends() { return without_brackets_ ? at_ == text_.size() : take('}'); }

bool JsonMembers::next(JsonMember& member) {
    if (ended_ || failed()) return false;
    skip_space();
    if (ends()) return ended_ = true, false;
    if (begun_) {
        if (!take(',')) return fail("',' or '}'");
        skip_space();
    }
    begun_ = true;
    in_value_ = false;
    member.begin = at_;
    if (!take_key()) return false;
    member.key = key_;
    skip_space();
    const std::size_t value = at_;
    member.value = text_.substr(value);
    in_value_ = true;
    if (is_next('"') ? !take_string() : !take_value()) return false;
    member.end = at_;
    member.value = text_.substr(value, at_ - value);
    return true;
}

std::string unescaped_json(std::string_view text) {
    std::string out;
    const auto unit_at = [&](std::size_t at) {
        char32_t unit = 0;
        for (std::size_t i = at; i < at + 4; ++i)
            unit = unit << 4 | static_cast<char32_t>(hex_value(text[i]));
        return unit;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            out += text[i];
            continue;
        }
        constexpr std::string_view letters = "bfnrt", meant = "\b\f\n\r\t";
        const char c = text[++i];
        if (const std::size_t known = letters.find(c); known != letters.npos) {
            out += meant[known];
        } else if (c != 'u') {
            out += c;
        } else {
            char32_t code = unit_at(i + 1);
            i += 4;
            const bool low_follows =
                text.substr(i + 1).starts_with("\\u") && unit_at(i + 3) >> 10 == 0xDC00 >> 10;
            if (code >> 10 == 0xD800 >> 10 && low_follows) {
                code = 0x10000 + ((code & 0x3FF) << 10 | (unit_at(i + 3) & 0x3FF));
                i += 6;
            }
            append_utf8(out, code);
        }
    }
    return out;
}

}  // namespace nonet::formats
