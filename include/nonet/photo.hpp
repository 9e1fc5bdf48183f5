#pragma once
// Reads a printed puzzle from a picture: a photo, a scan or a screenshot.
//
//   grey picture --> grid lines --> 81 cells --> a digit or nothing, with a probability --> the likeliest puzzle
//
// The engine checks the reading: of the likely readings, the result is the most likely one with exactly one solution.

#include <array>
#include <cstdint>
#include <span>

#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"
#include "nonet/solve.hpp"

namespace nonet {

// The maximum width and height of a picture in pixels. Pictures with a side over 1,280 pixels are scaled down first.
inline constexpr int max_picture_side = 1 << 14;

// A picture in memory, row by row from the top: 0 is black, 255 is white.
struct GreyPicture {
    int width = 0, height = 0;
    std::span<const std::uint8_t> pixels;  // width * height
};

// A place in a picture, in pixels from its left and upper edge.
struct PicturePoint {
    float x = 0, y = 0;
};

// Cells with a lower confidence need a look by a person.
inline constexpr float doubtful_below = 0.9F;

struct PhotoReading {
    Grid givens;
    std::array<float, cell_count> confidence{};  // of each cell, digit or empty: 0 to 1
    std::array<PicturePoint, 4> corners{};       // of cell r1c1's corner, r1c9's, r9c9's and r9c1's
    // `unique` for a proper puzzle. With any other status no likely reading is proper, and every cell is doubtful.
    Status status = Status::none;

    [[nodiscard]] constexpr bool is_doubtful(int cell) const {
        return confidence[static_cast<std::size_t>(cell)] < doubtful_below;
    }
};

// Reads a puzzle of the classic board from a picture with its grid. The picture can be rotated, and taken at an angle.
//
//   picture  the grid should fill at least a quarter of it, with 12 pixels or more for each cell
//   returns  the puzzle as printed, upright
//   errors   bad_argument: a size that does not fit the pixels, or out of range; bad_structure: no grid was found;
//            unsupported: a grid of another size, handwriting, totals in the cells, or too many doubtful cells
//   cost     tens of milliseconds and some megabytes, bounded for any picture
//   threads  safe
[[nodiscard]] Result<PhotoReading> read_photo(const GreyPicture& picture);

}  // namespace nonet
