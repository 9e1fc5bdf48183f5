#include "nonet/photo.hpp"

#include <gtest/gtest.h>

#include <numbers>

#include "nonet/text.hpp"
#include "photo/drawn_puzzle.hpp"

namespace nonet {
namespace {

const std::string puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string other = "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";

photo::Quad turned_square(double degrees, double half, double x = 200, double y = 200) {
    photo::Quad quad;
    for (std::size_t k = 0; k < 4; ++k) {
        const double angle = (degrees - 135 + 90 * static_cast<double>(k)) * std::numbers::pi / 180;
        quad[k] = {x + half * std::numbers::sqrt2 * std::cos(angle),
                   y + half * std::numbers::sqrt2 * std::sin(angle)};
    }
    return quad;
}

// Expects the puzzle and the corners of the scene.
void expect_read(const std::string& line, const Scene& scene) {
    const auto reading = read_photo(draw_scene(line, scene));
    ASSERT_TRUE(reading) << reading.error().message();
    EXPECT_EQ(format_line(reading->givens), line);
    EXPECT_EQ(reading->status, Status::unique);
    // The outer lines have a width.
    const double near = std::max(5.0, 0.06 * photo::length(scene.corners[1] - scene.corners[0]) / side);
    for (std::size_t k = 0; k < 4; ++k) {
        EXPECT_NEAR(reading->corners[k].x, scene.corners[k].x, near) << k;
        EXPECT_NEAR(reading->corners[k].y, scene.corners[k].y, near) << k;
    }
}

std::string refusal_of(const GreyPicture& picture) {
    const auto reading = read_photo(picture);
    return reading ? "read" : reading.error().message();
}

TEST(Photo, ReadsAScreenshot) {
    expect_read(puzzle, {});
    expect_read(other, {});
}

TEST(Photo, ReadsAtAnyAngle) {
    for (const double degrees : {-20.0, 8.0, 30.0, 90.0, 180.0, 270.0, 260.0})
        expect_read(other, {.corners = turned_square(degrees, degrees == 30 ? 120 : 140)});
}

TEST(Photo, ReadsInPerspectiveAndShadow) {
    const photo::Quad far{photo::Point{90, 40}, photo::Point{330, 55}, photo::Point{380, 370},
                          photo::Point{25, 350}};
    expect_read(puzzle, {.corners = far});
    expect_read(other, {.corners = far, .shadow = 0.6, .noise = 12});
}

TEST(Photo, ReadsLightDigitsOnADarkGround) { expect_read(puzzle, {.negative = true}); }

TEST(Photo, ScalesLargePicturesAndReportsCornersInTheOriginal) {
    const photo::Quad corners{photo::Point{60, 60}, photo::Point{1340, 60}, photo::Point{1340, 1340},
                              photo::Point{60, 1340}};
    expect_read(puzzle, {.width = 1400, .height = 1400, .corners = corners});
}

TEST(Photo, RefusesPicturesWithoutAGrid) {
    const std::vector<std::uint8_t> white(200 * 200, 255);
    EXPECT_TRUE(refusal_of({200, 200, white}).starts_with("found no grid, expected"));
    Rng rng(3);
    std::vector<std::uint8_t> noise(300 * 300);
    for (auto& pixel : noise) pixel = static_cast<std::uint8_t>(rng.below(256));
    EXPECT_TRUE(refusal_of({300, 300, noise}).starts_with("found no grid, expected"))
        << refusal_of({300, 300, noise});
    EXPECT_TRUE(
        refusal_of({50, 50, std::span(white).first(2500)}).starts_with("found a picture of 50 x 50 pixels"));
}

TEST(Photo, RefusesGridsOfOtherSizes) {
    for (const int size : {4, 6, 16}) {
        const std::string wanted =
            "found a grid of " + std::to_string(size) + " x " + std::to_string(size) + " cells";
        const int box = size == 6 ? 3 : size == 4 ? 2 : 4;
        EXPECT_TRUE(refusal_of(draw_scene("", {.side = size, .box = box})).starts_with(wanted))
            << refusal_of(draw_scene("", {.side = size, .box = box}));
    }
}

TEST(Photo, RefusesAnEmptyGridAndSmallDigits) {
    EXPECT_TRUE(refusal_of(draw_scene("", {})).starts_with("found 0 digits, expected at least 17"));
    EXPECT_TRUE(
        refusal_of(draw_scene(puzzle, {.digit = 0.22})).starts_with("found small marks in the cells"));
}

TEST(Photo, ChecksSizes) {
    const std::vector<std::uint8_t> pixels(200 * 200, 255);
    for (const auto& [width, height] :
         {std::pair{200, 199}, {0, 0}, {-200, -200}, {40000, 1}, {1, max_picture_side + 1}}) {
        const auto reading = read_photo({width, height, pixels});
        ASSERT_FALSE(reading);
        EXPECT_EQ(reading.error().code, Errc::bad_argument);
    }
}

}  // namespace
}  // namespace nonet
