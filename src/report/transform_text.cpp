// Symmetries in words.

#include <array>

#include "core/say.hpp"
#include "nonet/canon.hpp"
#include "nonet/generate.hpp"
#include "nonet/text.hpp"

namespace nonet {

std::string_view describe(Symmetry symmetry) noexcept {
    switch (symmetry) {
        case Symmetry::none: return translated("none");
        case Symmetry::rot180: return translated("half turn");
        case Symmetry::rot90: return translated("quarter turn");
        case Symmetry::horizontal: return translated("left and right");
        case Symmetry::vertical: return translated("top and bottom");
        case Symmetry::diagonal: return translated("main diagonal");
        case Symmetry::antidiagonal: return translated("other diagonal");
        case Symmetry::mirrors: return translated("both mirrors");
        case Symmetry::diagonals: return translated("both diagonals");
        case Symmetry::full: return translated("all of them");
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
