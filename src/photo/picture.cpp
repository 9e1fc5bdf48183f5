#include "photo/picture.hpp"

#include <cmath>

namespace nonet::photo {

Picture scaled_down(const GreyPicture& picture, int longest) {
    const int side = std::max(picture.width, picture.height);
    const double factor = side <= longest ? 1.0 : static_cast<double>(longest) / side;
    Picture result(std::max(1, static_cast<int>(std::lround(picture.width * factor))),
                   std::max(1, static_cast<int>(std::lround(picture.height * factor))));
    const auto bound = [](int k, int total, int parts) {
        return static_cast<int>(static_cast<std::int64_t>(k) * total / parts);
    };
    for (int y = 0; y < result.height; ++y) {
        const int top = bound(y, picture.height, result.height);
        const int bottom = std::max(top + 1, bound(y + 1, picture.height, result.height));
        for (int x = 0; x < result.width; ++x) {
            const int left = bound(x, picture.width, result.width);
            const int right = std::max(left + 1, bound(x + 1, picture.width, result.width));
            std::int64_t sum = 0;
            for (int row = top; row < bottom; ++row)
                for (int column = left; column < right; ++column)
                    sum +=
                        picture
                            .pixels[static_cast<std::size_t>(row) * static_cast<std::size_t>(picture.width) +
                                    static_cast<std::size_t>(column)];
            result.at(x, y) = static_cast<std::uint8_t>(sum / ((bottom - top) * (right - left)));
        }
    }
    return result;
}

Picture inverted(Picture picture) {
    for (std::uint8_t& pixel : picture.pixels) pixel = static_cast<std::uint8_t>(255 - pixel);
    return picture;
}

Picture smoothed(const Picture& picture) {
    Picture result(picture.width, picture.height);
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x) {
            int sum = 0;
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx)
                    sum += picture.at(std::clamp(x + dx, 0, picture.width - 1),
                                      std::clamp(y + dy, 0, picture.height - 1));
            result.at(x, y) = static_cast<std::uint8_t>(sum / 9);
        }
    return result;
}

Marks find_marks(const Picture& picture, int radius, int share) {
    // sums.at(x, y) is the sum of the pixels to the left of x and above y.
    Raster<std::uint32_t> sums(picture.width + 1, picture.height + 1);
    for (int y = 0; y < picture.height; ++y) {
        std::uint32_t row = 0;
        for (int x = 0; x < picture.width; ++x) {
            row += picture.at(x, y);
            sums.at(x + 1, y + 1) = sums.at(x + 1, y) + row;
        }
    }
    Marks marks(picture.width, picture.height);
    for (int y = 0; y < picture.height; ++y) {
        const int top = std::max(0, y - radius), bottom = std::min(picture.height, y + radius + 1);
        for (int x = 0; x < picture.width; ++x) {
            const int left = std::max(0, x - radius), right = std::min(picture.width, x + radius + 1);
            // The differences are right even where a sum exceeds 32 bits.
            const std::uint32_t sum =
                sums.at(right, bottom) - sums.at(left, bottom) - sums.at(right, top) + sums.at(left, top);
            const auto area = static_cast<std::uint64_t>((right - left) * (bottom - top));
            // Without the absolute part, the noise of a black area would be full of marks.
            marks.at(x, y) = (picture.at(x, y) + 3u) * area * 100 <
                             std::uint64_t{sum} * static_cast<std::uint64_t>(100 - share);
        }
    }
    return marks;
}

Marks thickened(const Marks& marks, int radius) {
    Marks wide(marks.width, marks.height), result(marks.width, marks.height);
    for (int y = 0; y < marks.height; ++y)
        for (int x = 0; x < marks.width; ++x)
            if (marks.at(x, y))
                for (int k = std::max(0, x - radius); k <= std::min(marks.width - 1, x + radius); ++k)
                    wide.at(k, y) = 1;
    for (int y = 0; y < marks.height; ++y)
        for (int x = 0; x < marks.width; ++x)
            if (wide.at(x, y))
                for (int k = std::max(0, y - radius); k <= std::min(marks.height - 1, y + radius); ++k)
                    result.at(x, k) = 1;
    return result;
}

}  // namespace nonet::photo
