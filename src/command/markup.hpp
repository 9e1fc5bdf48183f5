#pragma once
// Text within SVG and HTML.

#include <string>
#include <string_view>

namespace nonet {

// Escapes text for use between tags and in attributes.
[[nodiscard]] std::string markup_text(std::string_view text);

}  // namespace nonet
