// Symmetries in words.

#include <array>

#include "nonet/canon.hpp"

namespace nonet {

std::string format_transform(const Transform& transform) {
    const auto listed = [](const std::array<std::uint8_t, side>& places) {
        std::string text;
        for (std::uint8_t place : places) text += static_cast<char>('1' + place);
        return text;
    };
    return std::string("transposed=") + (transform.transposed ? "yes" : "no") +
           " rows=" + listed(transform.rows) + " columns=" + listed(transform.columns) +
           " digits=" + listed(transform.digits);
}

}  // namespace nonet
