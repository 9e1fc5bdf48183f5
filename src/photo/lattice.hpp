#pragma once
// The lattice of a grid in a picture: the 10 x 10 points where its lines cross.

#include <array>
#include <optional>

#include "nonet/geometry.hpp"
#include "photo/picture.hpp"

namespace nonet::photo {

inline constexpr int lattice_side = side + 1;

struct Lattice {
    std::array<std::array<Point, lattice_side>, lattice_side> nodes{};  // [row][column]

    // The point at this place of the grid, in cells: (0.5, 0.5) is the middle of the first cell.
    [[nodiscard]] Point at(double x, double y) const {
        const int column = std::clamp(static_cast<int>(x), 0, side - 1),
                  row = std::clamp(static_cast<int>(y), 0, side - 1);
        const double dx = x - column, dy = y - row;
        const auto& above = nodes[static_cast<std::size_t>(row)];
        const auto& below = nodes[static_cast<std::size_t>(row) + 1];
        const auto k = static_cast<std::size_t>(column);
        return (1 - dy) * ((1 - dx) * above[k] + dx * above[k + 1]) +
               dy * ((1 - dx) * below[k] + dx * below[k + 1]);
    }
};

struct FoundGrid {
    Lattice lattice;
    bool is_light = false;  // light lines on a dark ground: read the negative
};

struct GridSearch {
    std::optional<FoundGrid> grid;
    int other_size =
        0;  // if there is none: the number of rows of a grid of another size; 0: none of these either
};

// Finds the largest quadrilateral with a lattice of 9 x 9 cells inside. The picture has a bounded size.
GridSearch find_grid(const Picture& picture);

}  // namespace nonet::photo
