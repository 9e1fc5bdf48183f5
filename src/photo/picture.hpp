#pragma once
// Grey pictures, and the marks on them.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "nonet/photo.hpp"
#include "photo/plane.hpp"

namespace nonet::photo {

template <class Pixel>
struct Raster {
    int width = 0, height = 0;
    std::vector<Pixel> pixels;

    Raster(int columns, int rows)
        : width(columns),
          height(rows),
          pixels(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}
    Pixel& at(int x, int y) {
        return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(x)];
    }
    Pixel at(int x, int y) const {
        return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(x)];
    }
    bool has(int x, int y) const { return x >= 0 && y >= 0 && x < width && y < height; }
};

using Picture = Raster<std::uint8_t>;
using Marks = Raster<std::uint8_t>;  // 1: darker than its surroundings

// Returns the picture, scaled so that its longer side has at most `longest` pixels: each is the mean of those it covers.
Picture scaled_down(const GreyPicture& picture, int longest);

// Returns the negative, for light digits on a dark ground.
Picture inverted(Picture picture);

// Returns the mean of each pixel and its eight neighbours.
Picture smoothed(const Picture& picture);

// Returns the marks: pixels darker than the mean of the square around them by more than a share of this mean.
//
//   radius  of the square, which is clipped at the edges of the picture
//   share   in percent
Marks find_marks(const Picture& picture, int radius, int share);

// Returns the marks and their neighbours within `radius` pixels.
Marks thickened(const Marks& marks, int radius);

// Returns the value at a point, interpolated between pixels; outside the picture, that of the nearest edge.
inline double sample(const Picture& picture, Point point) {
    const double x = std::clamp(point.x, 0.0, static_cast<double>(picture.width - 1));
    const double y = std::clamp(point.y, 0.0, static_cast<double>(picture.height - 1));
    const int left = std::min(static_cast<int>(x), std::max(picture.width - 2, 0));
    const int top = std::min(static_cast<int>(y), std::max(picture.height - 2, 0));
    const int right = std::min(left + 1, picture.width - 1), bottom = std::min(top + 1, picture.height - 1);
    const double dx = x - left, dy = y - top;
    return (1 - dy) * ((1 - dx) * picture.at(left, top) + dx * picture.at(right, top)) +
           dy * ((1 - dx) * picture.at(left, bottom) + dx * picture.at(right, bottom));
}

}  // namespace nonet::photo
