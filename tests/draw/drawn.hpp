#pragma once
// Counting helpers for tests of pictures.

#include <algorithm>
#include <string_view>

#include "nonet/more/draw.hpp"

namespace nonet::testing {

inline std::size_t count(const Drawing& drawing, Ink ink) {
    return static_cast<std::size_t>(std::ranges::count(drawing.shapes, ink, &Shape::ink));
}

inline std::size_t count(std::string_view text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

inline std::size_t marks_of(const State& state) {
    std::size_t marks = 0;
    for (BoardDigitSet digits : state.marks) marks += static_cast<std::size_t>(digits.size());
    return marks;
}

}  // namespace nonet::testing
