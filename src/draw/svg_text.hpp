#pragma once
// Shapes as SVG elements. Each ink is a class; successive shapes of the same style share a group.
//
//   lists   letters on one line become one element with a position for each: short, but only browsers read that

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "draw/numbers.hpp"
#include "nonet/more/draw.hpp"

namespace nonet {

std::string svg_attribute(std::string_view name, double value);

// Writes shapes in their groups; the second form writes the shapes of one group without it.
std::string svg_shapes(std::span<const Shape> shapes, bool lists);
std::string svg_elements(std::span<const Shape> shapes, bool lists);

// Writes a whole drawing: `show` writes its parts, or nothing if their shapes are to be written.
std::string svg_shapes(const Drawing& drawing, bool lists, FunctionRef<std::string(const Part&)> show);

// References an element elsewhere, moved; with the style of a shape if the element has none.
std::string svg_use(std::string_view href, std::string_view id, Point by);
std::string svg_use_as(const Shape& shape, std::string_view id, Point by);

// Returns a part relative to its own position.
std::vector<Shape> shapes_of_part(const Drawing& drawing, const Part& part);

// spaces   further attributes, each preceded by a space
std::string svg_opening(std::string_view spaces, double width, double height, std::string_view title);

}  // namespace nonet
