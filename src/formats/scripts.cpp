#include "formats/scripts.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace nonet::formats {
namespace {

// --- Digits: each of these is a zero, and 1 to 9 directly follow it.
constexpr char32_t zeros[] = {
    0x0660,  0x06F0,  0x07C0,  0x0966,
    0x09E6,  0x0A66,  0x0AE6,  // Arabic-Indic, Persian, N'Ko, Devanagari, ...
    0x0B66,  0x0BE6,  0x0C66,  0x0CE6,
    0x0D66,  0x0DE6,  0x0E50,  // Odia, Tamil, Telugu, Kannada, ..., Thai
    0x0ED0,  0x0F20,  0x1040,  0x1090,
    0x17E0,  0x1810,  0x1946,  // Lao, Tibetan, Myanmar, Shan, Khmer, Mongolian
    0xFF10,  0x1D7CE, 0x1D7D8, 0x1D7E2,
    0x1D7EC, 0x1D7F6, 0x1FBF0,  // full-width, mathematical, segmented
};

// Each of these is a one, and 2 to 9 directly follow it: circled digits.
constexpr char32_t ones[] = {0x2460, 0x24F5, 0x2776, 0x2780, 0x278A};

// Chinese numerals are not in sequence.
constexpr char32_t numerals[] = {0x3007, 0x4E00, 0x4E8C, 0x4E09, 0x56DB,
                                 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D};

constexpr std::string_view digits = "0123456789";

std::string_view digit_of(char32_t code) {
    for (char32_t zero : zeros)
        if (code >= zero && code < zero + digits.size()) return digits.substr(code - zero, 1);
    for (char32_t one : ones)
        if (code >= one && code < one + digits.size() - 1) return digits.substr(code - one + 1, 1);
    const auto numeral = std::ranges::find(numerals, code);
    if (numeral == std::end(numerals)) return {};
    return digits.substr(static_cast<std::size_t>(numeral - numerals), 1);
}

// --- Everything else.
struct PlainRange {
    char32_t first, last;
    std::string_view plain;  // the replacement of each of them
};

constexpr PlainRange
    ranges
        [] =
            {
                {0x00A0, 0x00A0, " "},  // no-break space
                {0x00A6, 0x00A6, "|"},  // broken bar
                {0x00AD, 0x00AD, ""},   // a hyphen that is visible only at a line break
                {0x00B7, 0x00B7, "."},  // middle dot
                {0x0640, 0x0640, "-"},  // a stroke between letters of Arabic
                {0x061C, 0x061C, ""},   // writing direction
                {0x2000, 0x200A, " "},  // spaces of all widths
                {0x200B, 0x200F, ""},   // zero-width space, joiners, writing direction
                {0x2010, 0x2015, "-"},  // hyphens and dashes
                {0x2018, 0x201B, "'"},  // typographic quotes
                {0x201C, 0x201F, "\""},  {0x2022, 0x2022, "."},
                {0x2026, 0x2026, "..."},  // an ellipsis: word processors make one of three dots
                {0x202F, 0x202F, " "},   {0x2060, 0x2060, ""},   // a joiner
                {0x2066, 0x2069, ""},                            // writing direction
                {0x20E3, 0x20E3, ""},                            // the cap around a keycap's digit
                {0x2212, 0x2212, "-"},                           // minus sign
                {0x2219, 0x2219, "."},                           // dots of other heights
                {0x22C5, 0x22C5, "."},   {0x24EA, 0x24EA, "0"},  // zeros in circles
                {0x24FF, 0x24FF, "0"},   {0x2500, 0x2501, "="},  // box drawing: horizontal
                {0x2502, 0x2503, "|"},                           // vertical
                {0x2504, 0x2505, "="},   {0x2506, 0x2507, "|"},
                {0x2508, 0x2509, "="},   {0x250A, 0x250B, "|"},
                {0x250C, 0x254B, "+"},  // corners and crossings
                {0x254C, 0x254D, "="},   {0x254E, 0x254F, "|"},
                {0x2550, 0x2550, "="},   {0x2551, 0x2551, "|"},
                {0x2552, 0x2570, "+"},   {0x2574, 0x257F, "="},
                {0x25A0, 0x25A2, "."},  // squares and circles
                {0x25AA, 0x25AB, "."},   {0x25CB, 0x25CB, "."},
                {0x25CF, 0x25CF, "."},   {0x25EF, 0x25EF, "."},
                {0x25FB, 0x25FE, "."},   {0x2610, 0x2610, "."},
                {0x26AA, 0x26AB, "."},   {0x2753, 0x2754, "?"},
                {0x2B1B, 0x2B1C, "."},   {0x2B55, 0x2B55, "."},
                {0x3000, 0x3000, " "},  // ideographic space
                {0x30FB, 0x30FB, "."},  // the dot between words of Japanese
                {0xFE0E, 0xFE0F, ""},   // variation selectors: text or picture
                {0xFEFF, 0xFEFF, ""},   // byte order mark within the text
                {0xFF0A, 0xFF0A, "*"},  // full-width star, plus, comma, dash, stop, colon, question mark, line, bar
                {0xFF0B, 0xFF0B, "+"},   {0xFF0C, 0xFF0C, ","},
                {0xFF0D, 0xFF0D, "-"},   {0xFF0E, 0xFF0E, "."},
                {0xFF1A, 0xFF1A, ":"},   {0xFF1F, 0xFF1F, "?"},
                {0xFF3F, 0xFF3F, "_"},   {0xFF5C, 0xFF5C, "|"},
                {0xFF65, 0xFF65, "."},   {0x1F532, 0x1F533, "."},  // coloured squares and circles
                {0x1F534, 0x1F535, "."}, {0x1F7E0, 0x1F7EB, "."},
};

}  // namespace

Decoded decode(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    const std::size_t size = lead >= 0xF0 && lead < 0xF5 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
    if (size == 0 || lead >= 0xF5 || text.size() < size) return {0xFFFD, 1};
    char32_t code = lead & (0x7F >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return {0xFFFD, 1};
        code = code << 6 | (byte(i) & 0x3F);
    }
    const bool overlong = (size == 3 && code < 0x800) || (size == 4 && code < 0x10000);
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    if (overlong || surrogate || code > 0x10FFFF) return {0xFFFD, 1};
    return {code, size};
}

std::string_view plain_characters(char32_t code) {
    static constexpr auto ascii = [] {
        std::array<char, 0x80> table{};
        for (std::size_t i = 0; i < table.size(); ++i) table[i] = static_cast<char>(i);
        return table;
    }();
    if (code < ascii.size()) return {&ascii[code], 1};
    if (const std::string_view digit = digit_of(code); !digit.empty()) return digit;
    for (const auto& range : ranges)
        if (code >= range.first && code <= range.last) return range.plain;
    static constexpr char foreign[] = {foreign_character};
    return {foreign, 1};
}

}  // namespace nonet::formats
