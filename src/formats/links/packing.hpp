#pragma once
// Bytes as base64.

#include <optional>
#include <string>
#include <string_view>

namespace nonet::formats {

// The bytes; in either alphabet (+ and /, or - and _), with or without '=' at the end.  Nothing for what is none.
[[nodiscard]] std::optional<std::string> base64_bytes(std::string_view text);

// In the alphabet of addresses (- and _), without '='.
[[nodiscard]] std::string base64url_text(std::string_view bytes);

}  // namespace nonet::formats
