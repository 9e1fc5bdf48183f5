// The pictures of one puzzle. From step to step candidates disappear and values appear, so for one kind of shape a
// picture contains another one's: nested groups, with each digit written once.
//
//   <g id="p1-2"> digits of the first picture only
//     <g id="p1-1"> digits of the first two
//       <g id="p1-0"> digits of all three </g></g></g>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "draw/svg_text.hpp"

namespace nonet {
namespace {

// Browsers flatten elements nested deeper than about five hundred.
constexpr std::size_t deepest = 200;

// Reading order, so that digits of one line are adjacent.
bool before(const Shape& one, const Shape& other) {
    const auto key = [](const Shape& shape) {
        return std::tuple(std::lround(100 * shape.points[0].y), std::lround(100 * shape.points[0].x),
                          std::string_view(shape.text));
    };
    return key(one) < key(other);
}

using Shapes = std::vector<Shape>;

// The shapes of one ink in successive pictures, as long as each set contains the one before or is contained in it.
class Nest {
 public:
    explicit Nest(Point at) : at_(at) {}

    // Returns false if these shapes do not continue the nest.
    bool add(const Shapes& shapes) {
        if (steps_.empty()) return steps_.push_back(shapes), true;
        const bool less = std::ranges::includes(steps_.back(), shapes, before),
                   more = std::ranges::includes(shapes, steps_.back(), before);
        if (less && more) return true;
        const bool fits = steps_.size() == 1 || grows_ == more;
        if ((!less && !more) || !fits || steps_.size() == deepest) return false;
        grows_ = more;
        steps_.push_back(shapes);
        return true;
    }

    std::size_t last() const { return steps_.size() - 1; }
    Point at() const { return at_; }

    // names   prefix of the ids; the number of the step follows
    std::string groups(const std::string& names) {
        std::vector<std::size_t> order;  // from the fewest shapes to the most
        for (std::size_t i = 0; i < steps_.size(); ++i) order.push_back(grows_ ? i : steps_.size() - 1 - i);
        std::string text;
        for (auto number = order.rbegin(); number != order.rend(); ++number)
            text += "<g id=\"" + names + std::to_string(*number) + "\">\n";
        const Shapes none;
        const Shapes* inner = &none;
        for (std::size_t number : order) {
            Shapes more;
            std::ranges::set_difference(steps_[number], *inner, std::back_inserter(more), before);
            for (Shape& shape : more) shape.points[0].x += at_.x, shape.points[0].y += at_.y;
            text += svg_elements(more, true) + "</g>\n";
            inner = &steps_[number];
        }
        return text;
    }

 private:
    Point at_;
    bool grows_ = false;
    std::vector<Shapes> steps_;
};

}  // namespace

SvgSeries svg_series(std::span<const Drawing> drawings, std::string_view names, const SvgShelf& shelf) {
    std::vector<Nest> nests;
    std::map<Ink, std::size_t> open;  // the unfinished nest of each ink
    const auto id_of = [&](std::size_t nest) { return std::string(names) + std::to_string(nest) + '-'; };
    SvgSeries series;
    for (const Drawing& drawing : drawings) {
        const auto show = [&](const Part& part) {
            if (part.everywhere) return shelf.used(drawing, part);
            Shapes shapes = shapes_of_part(drawing, part);
            std::ranges::sort(shapes, before);
            const auto [place, is_new] = open.try_emplace(shapes.front().ink, nests.size());
            if (is_new || !nests[place->second].add(shapes)) {
                place->second = nests.size();
                nests.emplace_back(part.at).add(shapes);
            }
            const Nest& nest = nests[place->second];
            return svg_use_as(shapes.front(), id_of(place->second) + std::to_string(nest.last()),
                              {part.at.x - nest.at().x, part.at.y - nest.at().y});
        };
        series.elements.push_back(svg_opening("", drawing.width, drawing.height, drawing.title) +
                                  svg_shapes(drawing, true, show) + std::string(SvgWriter::tail));
    }
    for (std::size_t i = 0; i < nests.size(); ++i) series.shared += nests[i].groups(id_of(i));
    if (!series.shared.empty())
        series.shared = "<svg class=\"nonet\" width=\"0\" height=\"0\">\n" + series.shared + "</svg>\n";
    return series;
}

}  // namespace nonet
