#include "formats/links/utf.hpp"

#include "formats/scripts.hpp"

namespace nonet::formats {
namespace {

constexpr char32_t broken = 0xFFFD;

constexpr bool is_high_half(char32_t unit) { return unit >> 10 == 0xD800 >> 10; }
constexpr bool is_low_half(char32_t unit) { return unit >> 10 == 0xDC00 >> 10; }

}  // namespace

void append_utf8(std::string& out, char32_t code) {
    if (is_high_half(code) || is_low_half(code)) code = broken;
    const auto add = [&](char32_t byte) { out += static_cast<char>(byte); };
    if (code < 0x80) return add(code);
    if (code < 0x800) {
        add(0xC0 | code >> 6);
    } else {
        if (code < 0x10000) {
            add(0xE0 | code >> 12);
        } else {
            add(0xF0 | code >> 18);
            add(0x80 | (code >> 12 & 0x3F));
        }
        add(0x80 | (code >> 6 & 0x3F));
    }
    add(0x80 | (code & 0x3F));
}

std::string utf8_of(std::u16string_view units) {
    std::string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        char32_t code = units[i];
        if (is_high_half(code) && i + 1 < units.size() && is_low_half(units[i + 1]))
            code = 0x10000 + ((code & 0x3FF) << 10 | (units[++i] & 0x3FFu));
        append_utf8(text, code);
    }
    return text;
}

std::u16string utf16_of(std::string_view utf8) {
    std::u16string units;
    while (!utf8.empty()) {
        auto [code, size] = decode(utf8);
        utf8.remove_prefix(size);
        if (code >= 0x10000) {
            units += static_cast<char16_t>(0xD800 + ((code - 0x10000) >> 10));
            code = 0xDC00 + (code & 0x3FF);
        }
        units += static_cast<char16_t>(code);
    }
    return units;
}

}  // namespace nonet::formats
