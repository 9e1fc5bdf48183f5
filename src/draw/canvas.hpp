#pragma once
// Adds shapes to a drawing in local units, which it moves and scales.

#include <string>

#include "nonet/more/draw.hpp"

namespace nonet {

class Canvas {
 public:
    // The local (0, 0) is at `origin` of the drawing, and lengths are multiplied by `scale`.
    explicit Canvas(Drawing& drawing, Point origin = {}, double scale = 1)
        : drawing_(drawing), origin_(origin), scale_(scale) {}

    void box(Ink ink, Point from, Point to, double width = 0, double radius = 0) {
        add({.kind = Shape::Kind::box,
             .ink = ink,
             .points = {place(from), place(to)},
             .radius = scale_ * radius,
             .width = scale_ * width});
    }
    void disc(Ink ink, Point centre, double radius, double width = 0) {
        box(ink, {centre.x - radius, centre.y - radius}, {centre.x + radius, centre.y + radius}, width,
            radius);
    }
    void line(Ink ink, Point from, Point to, double width) {
        add({.kind = Shape::Kind::line,
             .ink = ink,
             .points = {place(from), place(to)},
             .width = scale_ * width});
    }
    void curve(Ink ink, Point from, Point to, Point pull, double width) {
        add({.kind = Shape::Kind::curve,
             .ink = ink,
             .points = {place(from), place(to), place(pull)},
             .width = scale_ * width});
    }
    void triangle(Ink ink, Point a, Point b, Point c) {
        add({.kind = Shape::Kind::triangle, .ink = ink, .points = {place(a), place(b), place(c)}});
    }
    void text(Ink ink, Point at, double size, std::string words, bool centred = true) {
        add({.kind = Shape::Kind::text,
             .ink = ink,
             .points = {place(at)},
             .size = scale_ * size,
             .centred = centred,
             .text = std::move(words)});
    }

    // The shapes drawn by `draw` form a part.
    template <class Draw>
    void part(bool everywhere, Draw draw) {
        const std::size_t first = drawing_.shapes.size();
        draw();
        if (const std::size_t count = drawing_.shapes.size() - first; count != 0)
            drawing_.parts.push_back(
                {.first = first, .count = count, .at = place({0, 0}), .everywhere = everywhere});
    }

 private:
    Point place(Point point) const { return {origin_.x + scale_ * point.x, origin_.y + scale_ * point.y}; }
    void add(Shape shape) { drawing_.shapes.push_back(std::move(shape)); }

    Drawing& drawing_;
    Point origin_;
    double scale_;
};

}  // namespace nonet
