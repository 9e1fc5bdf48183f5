#include "formats/links/packing.hpp"

#include <cstdint>

namespace nonet::formats {
namespace {

constexpr int bits_of_byte = 8;

}  // namespace

std::optional<unsigned> base64_figure(char c) {
    const std::size_t symbol = base64url_alphabet.find(c == '+' || c == ' ' ? '-' : c == '/' ? '_' : c);
    return symbol == base64url_alphabet.npos ? std::nullopt : std::optional(static_cast<unsigned>(symbol));
}

std::optional<std::string> base64_bytes(std::string_view text) {
    text = text.substr(0, text.find_last_not_of('=') + 1);
    std::string bytes;
    std::uint32_t bits = 0;
    int held = 0;
    for (char c : text) {
        const auto symbol = base64_figure(c);
        if (!symbol) return std::nullopt;
        bits = bits << bits_of_base64_character | *symbol;
        held += bits_of_base64_character;
        if (held < bits_of_byte) continue;
        held -= bits_of_byte;
        bytes += static_cast<char>(bits >> held & 0xFF);
    }
    if (held >= bits_of_base64_character) return std::nullopt;  // a single character left over
    return bytes;
}

std::string base64url_text(std::string_view bytes) {
    std::string text;
    std::uint32_t bits = 0;
    int held = 0;
    for (char c : bytes) {
        bits = bits << bits_of_byte | static_cast<unsigned char>(c);
        for (held += bits_of_byte; held >= bits_of_base64_character; held -= bits_of_base64_character)
            text += base64url_alphabet[bits >> (held - bits_of_base64_character) & 0x3F];
    }
    if (held > 0) text += base64url_alphabet[bits << (bits_of_base64_character - held) & 0x3F];
    return text;
}

}  // namespace nonet::formats
