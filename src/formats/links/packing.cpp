#include "formats/links/packing.hpp"

#include <cstdint>

namespace nonet::formats {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int bits_of_character = 6, bits_of_byte = 8;

}  // namespace

std::optional<unsigned> base64_figure(char c) {
    const std::size_t symbol = alphabet.find(c == '+' || c == ' ' ? '-' : c == '/' ? '_' : c);
    return symbol == alphabet.npos ? std::nullopt : std::optional(static_cast<unsigned>(symbol));
}

std::optional<std::string> base64_bytes(std::string_view text) {
    text = text.substr(0, text.find_last_not_of('=') + 1);
    std::string bytes;
    std::uint32_t bits = 0;
    int held = 0;
    for (char c : text) {
        const auto symbol = base64_figure(c);
        if (!symbol) return std::nullopt;
        bits = bits << bits_of_character | *symbol;
        held += bits_of_character;
        if (held < bits_of_byte) continue;
        held -= bits_of_byte;
        bytes += static_cast<char>(bits >> held & 0xFF);
    }
    if (held >= bits_of_character) return std::nullopt;  // a single character left over
    return bytes;
}

std::string base64url_text(std::string_view bytes) {
    std::string text;
    std::uint32_t bits = 0;
    int held = 0;
    for (char c : bytes) {
        bits = bits << bits_of_byte | static_cast<unsigned char>(c);
        for (held += bits_of_byte; held >= bits_of_character; held -= bits_of_character)
            text += alphabet[bits >> (held - bits_of_character) & 0x3F];
    }
    if (held > 0) text += alphabet[bits << (bits_of_character - held) & 0x3F];
    return text;
}

}  // namespace nonet::formats
