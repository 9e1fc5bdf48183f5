// Symmetries in words.

#include <array>

#include "nonet/canon.hpp"
#include "nonet/generate.hpp"
#include "nonet/text.hpp"

namespace nonet {

std::string_view describe(Symmetry symmetry) noexcept {
    switch (symmetry) {
        case Symmetry::none: return "none";
        case Symmetry::rot180: return "half turn";
        case Symmetry::rot90: return "quarter turn";
        case Symmetry::horizontal: return "left and right";
        case Symmetry::vertical: return "top and bottom";
        case Symmetry::diagonal: return "main diagonal";
        case Symmetry::antidiagonal: return "other diagonal";
        case Symmetry::mirrors: return "both mirrors";
        case Symmetry::diagonals: return "both diagonals";
        case Symmetry::full: return "all of them";
    }
    return "unknown";
}

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
