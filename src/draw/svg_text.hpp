#pragma once
// Shapes as elements of SVG.  Each ink is a class; shapes of one look that follow each other share a group.
//
//   lists   letters on one line become one element with a place for each: short, but only browsers read that

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "draw/numbers.hpp"
#include "nonet/more/draw.hpp"

namespace nonet {

std::string svg_attribute(std::string_view name, double value);

// Shapes in their groups; and those of one group without it.
std::string svg_shapes(std::span<const Shape> shapes, bool lists);
std::string svg_elements(std::span<const Shape> shapes, bool lists);

// All of a drawing: `show` writes its parts, or nothing where their shapes are to be written.
std::string svg_shapes(const Drawing& drawing, bool lists, FunctionRef<std::string(const Part&)> show);

// What stands elsewhere, moved; and in the look of a shape, where what stands there has none.
std::string svg_use(std::string_view href, std::string_view id, Point by);
std::string svg_use_as(const Shape& shape, std::string_view id, Point by);

// A part as seen from where it lies.
std::vector<Shape> shapes_of_part(const Drawing& drawing, const Part& part);

// spaces   further attributes, with a blank before each
std::string svg_opening(std::string_view spaces, double width, double height, std::string_view title);

}  // namespace nonet
