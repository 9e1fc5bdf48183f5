#pragma once
// Text within SVG and HTML.

#include <string>
#include <string_view>

namespace nonet {

// Text as it may stand between tags, and in attributes.
[[nodiscard]] std::string markup_text(std::string_view text);

}  // namespace nonet
