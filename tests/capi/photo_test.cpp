// A photo in C: what read_photo returns.

#include "nonet/photo.hpp"

#include <gtest/gtest.h>

#include "nonet/nonet.h"
#include "nonet/text.hpp"
#include "photo/drawn_puzzle.hpp"

namespace nonet {
namespace {

const std::string printed =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

TEST(CPhoto, IsReadAsInCpp) {
    const DrawnPicture picture = draw_scene(printed, {});
    const auto reading = read_photo(picture);
    ASSERT_TRUE(reading);
    char cells[cell_count + 1] = "";
    float confidence[cell_count]{}, corners[8]{};
    nonet_outcome outcome = NONET_BUDGET;
    ASSERT_EQ(nonet_photo_read(picture.pixels.data(), picture.width, picture.height, cells, sizeof cells,
                               confidence, corners, &outcome, nullptr),
              NONET_OK);
    EXPECT_EQ(cells, printed);
    EXPECT_EQ(outcome, NONET_UNIQUE);
    for (std::size_t cell = 0; cell < cell_count; ++cell)
        EXPECT_EQ(confidence[cell], reading->confidence[cell]);
    for (std::size_t k = 0; k < 4; ++k) {
        EXPECT_EQ(corners[2 * k], reading->corners[k].x);
        EXPECT_EQ(corners[2 * k + 1], reading->corners[k].y);
    }
    EXPECT_EQ(nonet_photo_read(picture.pixels.data(), picture.width, picture.height, cells, sizeof cells,
                               nullptr, nullptr, nullptr, nullptr),
              NONET_OK);
}

TEST(CPhoto, WrongArgumentsAndPicturesAreErrors) {
    const std::vector<std::uint8_t> white(200 * 200, 255);
    char cells[cell_count + 1] = "unchanged";
    nonet_error error = NONET_ERROR_INIT;
    const auto read = [&](const std::uint8_t* pixels, int width, int height, char* out, std::size_t room) {
        return nonet_photo_read(pixels, width, height, out, room, nullptr, nullptr, nullptr, &error);
    };
    EXPECT_EQ(read(nullptr, 200, 200, cells, sizeof cells), NONET_BAD_ARGUMENT);
    EXPECT_EQ(read(white.data(), 200, 200, nullptr, sizeof cells), NONET_BAD_ARGUMENT);
    EXPECT_EQ(read(white.data(), 200, 200, cells, 81), NONET_BAD_ARGUMENT);
    EXPECT_EQ(read(white.data(), -1, 200, cells, sizeof cells), NONET_BAD_ARGUMENT);
    EXPECT_EQ(read(white.data(), 1 << 20, 1, cells, sizeof cells), NONET_BAD_ARGUMENT);
    EXPECT_EQ(read(white.data(), 200, 200, cells, sizeof cells), NONET_BAD_STRUCTURE);
    EXPECT_STREQ(cells, "unchanged");
    EXPECT_EQ(std::string_view(error.message).substr(0, 14), "found no grid,");
}

}  // namespace
}  // namespace nonet
