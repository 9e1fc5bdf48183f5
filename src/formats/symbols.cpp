#include "formats/symbols.hpp"

#include <algorithm>

namespace nonet::formats {
namespace {

struct Decoded {
    char32_t code;
    std::size_t size;
};

// One character of UTF-8; a byte that begins none is a character of its own with code 0xFFFD.
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

struct PlainRange {
    char32_t first, last;
    char plain;  // what each of them becomes
};

constexpr PlainRange ranges[] = {
    {0x00A0, 0x00A0, ' '},   // no-break space
    {0x00A6, 0x00A6, '|'},   // broken bar
    {0x00B7, 0x00B7, '.'},   // middle dot
    {0x2000, 0x200B, ' '},   // spaces of all widths
    {0x2010, 0x2015, '-'},   // hyphens and dashes
    {0x2018, 0x201B, '\''},  // typographic quotes
    {0x201C, 0x201F, '"'},  {0x2022, 0x2022, '.'}, {0x202F, 0x202F, ' '},
    {0x2212, 0x2212, '-'},                          // minus sign
    {0x2219, 0x2219, '.'},  {0x22C5, 0x22C5, '.'},  // dots of other heights
    {0x2500, 0x2501, '='},                          // box drawing: horizontal
    {0x2502, 0x2503, '|'},                          // vertical
    {0x2504, 0x2505, '='},  {0x2506, 0x2507, '|'}, {0x2508, 0x2509, '='},
    {0x250A, 0x250B, '|'},  {0x250C, 0x254B, '+'},  // corners and crossings
    {0x254C, 0x254D, '='},  {0x254E, 0x254F, '|'}, {0x2550, 0x2550, '='},
    {0x2551, 0x2551, '|'},  {0x2552, 0x2570, '+'}, {0x2574, 0x257F, '='},
    {0x25A0, 0x25A2, '.'},  {0x25CB, 0x25CB, '.'}, {0x25CF, 0x25CF, '.'},  // squares and circles
    {0x3000, 0x3000, ' '},                                                 // ideographic space
    {0xFEFF, 0xFEFF, ' '},                                                 // byte order mark within the text
    {0xFF0C, 0xFF0C, ','},  // full-width comma, stop, digits, bar
    {0xFF0E, 0xFF0E, '.'},  {0xFF5C, 0xFF5C, '|'},
};

char plain(char32_t code) {
    constexpr char32_t full_width_zero = 0xFF10;
    if (code < 0x80) return static_cast<char>(code);
    if (code >= full_width_zero && code <= full_width_zero + side)
        return static_cast<char>('0' + (code - full_width_zero));
    for (const auto& range : ranges)
        if (code >= range.first && code <= range.last) return range.plain;
    return Text::foreign;
}

bool is_ascii(std::string_view text) {
    unsigned char seen = 0;
    for (char c : text) seen |= static_cast<unsigned char>(c);
    return seen < 0x80;
}

}  // namespace

Text::Text(std::string_view raw) : raw_(raw), ascii_(raw) {
    if (is_ascii(raw)) return;
    for (std::size_t at = 0; at < raw.size();) {
        const Decoded next = decode(raw.substr(at));
        translated_ += plain(next.code);
        origins_.push_back(static_cast<std::uint32_t>(at));
        at += next.size;
    }
    origins_.push_back(static_cast<std::uint32_t>(raw.size()));
    ascii_ = translated_;
}

std::string Text::shown(std::size_t i) const {
    if (i >= ascii_.size()) return "the end of the line";
    const std::string_view bytes = raw_.substr(origin(i), origin(i + 1) - origin(i));
    const auto byte = static_cast<unsigned char>(bytes.front());
    const bool broken = byte >= 0x80 && bytes.size() == 1;
    const bool control =
        byte < 0x20 || byte == 0x7F || (byte == 0xC2 && static_cast<unsigned char>(bytes[1]) < 0xA0);
    if (!broken && !control) return quoted(bytes);
    constexpr char digits[] = "0123456789ABCDEF";
    return std::string("byte 0x") + digits[byte >> 4] + digits[byte & 15];
}

std::string quoted(std::string_view text) { return std::string(1, '\'').append(text).append(1, '\''); }

std::string counted(std::size_t count, std::string_view noun) {
    return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

}  // namespace nonet::formats
