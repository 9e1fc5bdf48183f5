#include "formats/symbols.hpp"

#include <algorithm>

#include "core/say.hpp"
#include "formats/line_dress.hpp"
#include "formats/scripts.hpp"

namespace nonet::formats {
namespace {

constexpr char escape = '\x1B';

// Returns whether a text needs no translation.
bool needs_no_translation(std::string_view text) {
    unsigned char seen = 0;
    bool colours = false;
    for (char c : text) {
        seen |= static_cast<unsigned char>(c);
        colours |= c == escape;
    }
    return seen < 0x80 && !colours;
}

// Returns the size of a terminal's colour sequence, such as "\x1B[1;34m"; 0 if none begins there.
std::size_t colour_size(std::string_view text) {
    if (!text.starts_with("\x1B[")) return 0;
    const std::size_t end = text.find_first_not_of("0123456789;", 2);
    return end != text.npos && text[end] == 'm' ? end + 1 : 0;
}

}  // namespace

Text::Text(std::string_view raw, Part part) : raw_(raw), begin_(part == Part::field ? 0 : quoting(raw)) {
    plain_ = raw.substr(begin_);
    if (part != Part::bare && !needs_no_translation(plain_)) translate();
    ascii_ = plain_;
    if (part == Part::line && is_dressed(plain_)) {
        undressed_ = plain_;
        undress_line(undressed_);
        ascii_ = undressed_;
    }
}

void Text::translate() {
    for (std::size_t at = begin_; at < raw_.size();) {
        if (const std::size_t size = colour_size(raw_.substr(at)); size > 0) {
            at += size;
            continue;
        }
        const Decoded next = decode(raw_.substr(at));
        for (char plain : plain_characters(next.code)) {
            translated_ += plain;
            origins_.push_back(static_cast<std::uint32_t>(at));
        }
        at += next.size;
    }
    origins_.push_back(static_cast<std::uint32_t>(raw_.size()));
    plain_ = translated_;
}

bool is_bare_line(std::string_view raw) { return needs_no_translation(raw) && !is_dressed(raw); }

std::string Text::shown(std::size_t i) const {
    if (i >= ascii_.size()) return "the end of the line";
    const std::string_view bytes = raw_.substr(origin(i), decode(raw_.substr(origin(i))).size);
    const auto byte = static_cast<unsigned char>(bytes.front());
    const bool broken = byte >= 0x80 && bytes.size() == 1;
    const bool control = byte < 0x20 || byte == 0x7F ||
                         (byte == 0xC2 && !broken && static_cast<unsigned char>(bytes[1]) < 0xA0);
    if (!broken && !control) return quoted(bytes);
    return say("byte {byte}",
               std::string("0x") + capital_hex_digits[byte >> 4] + capital_hex_digits[byte & 15]);
}

std::string quoted(std::string_view text) {
    std::string quoted = "'";
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == Text::foreign)
            quoted += "\xEF\xBF\xBD";  // the replacement character
        else if (byte < ' ' || byte == 0x7F)
            ((quoted += "\\x") += capital_hex_digits[byte >> 4]) += capital_hex_digits[byte & 15];
        else
            quoted += c;
    }
    return quoted += '\'';
}

}  // namespace nonet::formats
