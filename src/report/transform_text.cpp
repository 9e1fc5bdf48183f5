// Symmetries in words.

#include <array>

#include "nonet/canon.hpp"
#include "nonet/glyphs.hpp"

namespace nonet {

std::string format_transform(const Transform& transform) {
    const auto listed = [](const std::array<std::uint8_t, side>& places) {
        std::string text;
        for (std::uint8_t place : places) text += glyph_of(place);
        return text;
    };
    return std::string("transposed=") + (transform.transposed ? "yes" : "no") +
           " rows=" + listed(transform.rows) + " columns=" + listed(transform.columns) +
           " digits=" + listed(transform.digits);
}

}  // namespace nonet
