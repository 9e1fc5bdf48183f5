#pragma once
// Bytes as base64.

#include <optional>
#include <string>
#include <string_view>

namespace nonet::formats {

// The bytes; in either alphabet (+ and /, or - and _), with or without '=' at the end.  Nothing for what is none.
[[nodiscard]] std::optional<std::string> base64_bytes(std::string_view text);

// The number of a character in either alphabet.
[[nodiscard]] std::optional<unsigned> base64_figure(char c);

// In the alphabet of addresses (- and _), without '='.
[[nodiscard]] std::string base64url_text(std::string_view bytes);

}  // namespace nonet::formats
