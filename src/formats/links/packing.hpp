#pragma once
// Bytes as base64.

#include <optional>
#include <string>
#include <string_view>

namespace nonet::formats {

inline constexpr std::string_view base64url_alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
inline constexpr int bits_of_base64_character = 6;

// Returns the bytes of a text in either alphabet (+ and /, or - and _), with or without '=' at the end. Returns nothing
// for text that is not base64.
[[nodiscard]] std::optional<std::string> base64_bytes(std::string_view text);

// Returns the number of a character in either alphabet.
[[nodiscard]] std::optional<unsigned> base64_figure(char c);

// Returns the text in the alphabet for addresses (- and _), without '='.
[[nodiscard]] std::string base64url_text(std::string_view bytes);

}  // namespace nonet::formats
