// Source: ISO 32000-1, and the font metrics published by Adobe.

#include "draw/pdf_text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "nonet/more/draw.hpp"

namespace nonet {
namespace {

// The widths of ASCII 32..126 in thousandths of the size.
constexpr std::array<std::uint16_t, 95> plain_widths{
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333,  278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667,  611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278,  556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500,  500, 334, 260, 334, 584};
constexpr double other_width = 556;  // of letters beyond ASCII, which centred texts do not have

constexpr char32_t no_letter = 0xfffd;  // for bytes that are not UTF-8

// The first letter of a text, and its length in bytes.
struct Letter {
    char32_t code = no_letter;
    std::size_t bytes = 1;
};

Letter first_letter(std::string_view utf8) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(utf8[i]); };
    if (byte(0) < 0x80) return {byte(0), 1};
    const std::size_t bytes = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : byte(0) >= 0xc2 ? 2 : 1;
    if (bytes == 1 || byte(0) > 0xf4 || bytes > utf8.size()) return {};
    char32_t code = byte(0) & (0x7fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if (byte(i) >> 6 != 2) return {};
        code = code << 6 | (byte(i) & 63u);
    }
    return {code, bytes};
}

// The WinAnsiEncoding characters of 0x80..0x9f; 0 if undefined.
constexpr std::array<char32_t, 32> win_ansi{0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                            0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017d, 0,
                                            0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                            0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};

// Returns the byte of a letter in the fonts; 0 if they lack it.
unsigned char byte_of(char32_t code) {
    if (code < 0x20) return ' ';
    if (code < 0x7f || (code >= 0xa0 && code <= 0xff)) return static_cast<unsigned char>(code);
    for (std::size_t i = 0; i < win_ansi.size(); ++i)
        if (code != 0 && win_ansi[i] == code) return static_cast<unsigned char>(0x80 + i);
    return 0;
}

// Document information may use any script: UTF-16, big-endian, after a byte order mark.
std::string utf_16_of(std::string_view utf8) {
    std::string text = "\xfe\xff";
    const auto add = [&](char32_t unit) {
        text += static_cast<char>(unit >> 8);
        text += static_cast<char>(unit & 0xff);
    };
    while (!utf8.empty()) {
        const Letter letter = first_letter(utf8);
        utf8.remove_prefix(letter.bytes);
        if (letter.code < 0x10000) {
            add(letter.code);
        } else {
            add(0xd800 + ((letter.code - 0x10000) >> 10));
            add(0xdc00 + ((letter.code - 0x10000) & 0x3ff));
        }
    }
    return text;
}

}  // namespace

std::string win_ansi_of(std::string_view utf8) {
    std::string text;
    while (!utf8.empty()) {
        const Letter letter = first_letter(utf8);
        const unsigned char byte = byte_of(letter.code);
        text += byte == 0 ? '?' : static_cast<char>(byte);
        utf8.remove_prefix(letter.bytes);
    }
    return text;
}

std::string literal_of(std::string_view latin) {
    std::string text = "(";
    for (char c : latin) {
        if (c == '(' || c == ')' || c == '\\') text += '\\';
        if (c == '\r')
            text += "\\r";  // a reader takes a bare one for a line feed
        else
            text += c;
    }
    return text + ')';
}

double width_of(std::string_view latin, double size) {
    double width = 0;
    for (char c : latin)
        width += c >= ' ' && c <= '~' ? plain_widths[static_cast<std::size_t>(c - ' ')] : other_width;
    return width * size / 1000;
}

std::string pdf_title_of(std::string_view utf8) {
    const bool plain = std::ranges::all_of(utf8, [](char c) { return c >= ' ' && c <= '~'; });
    return plain ? std::string(utf8) : utf_16_of(utf8);
}

std::optional<std::string_view> missing_in_pdf(std::string_view text) noexcept {
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        if (byte_of(letter.code) == 0) return text.substr(0, letter.bytes);
        text.remove_prefix(letter.bytes);
    }
    return std::nullopt;
}

}  // namespace nonet
