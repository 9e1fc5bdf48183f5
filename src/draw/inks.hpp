#pragma once
// The appearance of each ink, for all output formats.

#include <cstdint>
#include <string_view>

#include "nonet/more/draw.hpp"

namespace nonet {

// 0xrrggbb on light and on dark paper.
struct Colour {
    std::uint32_t light = 0, dark = 0;
    friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

struct Look {
    std::string_view name;  // of its class in style sheets
    std::optional<Colour> fill, stroke;
    double dash = 0, gap = 0;  // in line widths; 0: solid
    bool bold = false;         // for text
};

const Look& look_of(Ink ink) noexcept;

}  // namespace nonet
