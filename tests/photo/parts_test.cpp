// The steps of reading a photo, against slow and obvious versions.

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.hpp"
#include "nonet/text.hpp"
#include "photo/choose.hpp"
#include "photo/picture.hpp"
#include "photo/plane.hpp"

namespace nonet::photo {
namespace {

Picture random_picture(int width, int height, std::uint64_t seed) {
    Rng rng(seed);
    Picture picture(width, height);
    for (auto& pixel : picture.pixels) pixel = static_cast<std::uint8_t>(rng.below(256));
    return picture;
}

TEST(Plane, AHomographyMapsTheDiagonalsToTheDiagonals) {
    const Quad quad{Point{10, 20}, Point{300, 5}, Point{340, 280}, Point{-20, 310}};
    const auto map = Homography::of_square(9, quad);
    ASSERT_TRUE(map);
    const double places[4][2] = {{0, 0}, {9, 0}, {9, 9}, {0, 9}};
    for (std::size_t k = 0; k < 4; ++k) EXPECT_LT(length((*map)(places[k][0], places[k][1]) - quad[k]), 1e-6);
    for (double t = 0.5; t < 9; t += 0.5) {
        EXPECT_NEAR(cross((*map)(t, t) - quad[0], quad[2] - quad[0]), 0, 1e-4);
        EXPECT_NEAR(cross((*map)(t, 9 - t) - quad[3], quad[1] - quad[3]), 0, 1e-4);
    }
}

TEST(Plane, DependentEquationsHaveNoSolution) {
    EXPECT_FALSE(solve_linear<2>({{{1, 2, 3}, {2, 4, 6}}}));
    const auto solution = solve_linear<2>({{{0, 2, 4}, {3, 1, 5}}});
    ASSERT_TRUE(solution);
    EXPECT_NEAR((*solution)[0], 1, 1e-9);
    EXPECT_NEAR((*solution)[1], 2, 1e-9);
    const Point corner{5, 5};
    EXPECT_FALSE(Homography::of_square(9, {corner, corner, corner, corner}));
}

TEST(Marks, AreDarkerThanTheMeanAroundThem) {
    const Picture picture = random_picture(37, 23, 7);
    const int radius = 4, share = 10;
    const Marks marks = find_marks(picture, radius, share);
    int marked = 0;
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x) {
            double sum = 0;
            int count = 0;
            for (int row = y - radius; row <= y + radius; ++row)
                for (int column = x - radius; column <= x + radius; ++column)
                    if (picture.has(column, row)) {
                        sum += picture.at(column, row);
                        ++count;
                    }
            const double limit = sum / count * (100 - share) / 100 - 3;
            if (std::abs(picture.at(x, y) - limit) < 1e-6) continue;
            EXPECT_EQ(marks.at(x, y), picture.at(x, y) < limit) << x << ' ' << y;
            marked += marks.at(x, y);
        }
    EXPECT_GT(marked, 100);
}

TEST(Marks, AreThickenedInASquare) {
    Marks marks(9, 7);
    marks.at(4, 3) = marks.at(0, 6) = 1;
    const Marks thick = thickened(marks, 2);
    for (int y = 0; y < 7; ++y)
        for (int x = 0; x < 9; ++x)
            EXPECT_EQ(thick.at(x, y), (std::abs(x - 4) <= 2 && std::abs(y - 3) <= 2) || (x <= 2 && y >= 4));
}

TEST(Picture, IsScaledByMeans) {
    const Picture picture = random_picture(40, 20, 5);
    const Picture small = scaled_down({40, 20, picture.pixels}, 10);
    ASSERT_EQ(small.width, 10);
    ASSERT_EQ(small.height, 5);
    for (int y = 0; y < 5; ++y)
        for (int x = 0; x < 10; ++x) {
            int sum = 0;
            for (int k = 0; k < 16; ++k) sum += picture.at(4 * x + k % 4, 4 * y + k / 4);
            EXPECT_EQ(small.at(x, y), sum / 16);
        }
    EXPECT_EQ(scaled_down({40, 20, picture.pixels}, 100).pixels, picture.pixels);
}

const std::string proper =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// Certain readings of the cells of a line.
Readings readings_of(const std::string& line) {
    Readings readings;
    for (std::size_t cell = 0; cell < line.size(); ++cell) {
        readings[cell].fill(-20);
        readings[cell][line[cell] == '.' ? 0 : static_cast<std::size_t>(line[cell] - '0')] = -1e-6;
    }
    return readings;
}

// The cell seems to have a wrong digit, and the right one is the second choice.
void mislead(Readings& readings, std::size_t cell, std::size_t wrong, double share) {
    const auto right = static_cast<std::size_t>(proper[cell] == '.' ? 0 : proper[cell] - '0');
    readings[cell][wrong] = std::log(1 - share);
    readings[cell][right] = std::log(share);
}

TEST(Choice, CertainReadingsAreNotDoubtful) {
    const PhotoReading reading = choose(readings_of(proper));
    EXPECT_EQ(format_line(reading.givens), proper);
    EXPECT_EQ(reading.status, Status::unique);
    for (int cell = 0; cell < cell_count; ++cell) EXPECT_FALSE(reading.is_doubtful(cell));
}

TEST(Choice, UniquenessCorrectsDigitsAndSaysSo) {
    Readings readings = readings_of(proper);
    mislead(readings, 0, 6, 0.2);
    mislead(readings, 80, 1, 0.1);
    const PhotoReading reading = choose(readings);
    EXPECT_EQ(format_line(reading.givens), proper);
    EXPECT_EQ(reading.status, Status::unique);
    for (int cell = 0; cell < cell_count; ++cell)
        EXPECT_EQ(reading.is_doubtful(cell), cell == 0 || cell == 80) << cell;
    EXPECT_NEAR(reading.confidence[0], 0.2, 1e-5);
}

TEST(Choice, TakesTheLikeliestOfAllProperReadings) {
    // Two unclear cells with three choices each, against all nine readings.
    Readings readings = readings_of(proper);
    for (const std::size_t cell : {std::size_t{1}, std::size_t{78}})
        for (std::size_t value = 0; value < 10; ++value)
            readings[cell][value] = value ? std::log(0.05 + 0.01 * static_cast<double>(value)) : -20;
    double best = -1e9;
    Grid expected;
    for (std::uint8_t a = 1; a <= 9; ++a)
        for (std::uint8_t b = 1; b <= 9; ++b) {
            Grid grid = parse_classic_puzzle(proper)->givens;
            grid[1] = a;
            grid[78] = b;
            const double worth = readings[1][a] + readings[78][b];
            if (solve(ClassicPuzzle{grid, {}}).status == Status::unique && worth > best) {
                best = worth;
                expected = grid;
            }
        }
    ASSERT_GT(best, -1e9);
    EXPECT_EQ(choose(readings).givens, expected);
}

TEST(Choice, WithoutAProperReadingEveryCellIsDoubtful) {
    std::string clashing = proper;
    clashing[1] = '5';
    const PhotoReading reading = choose(readings_of(clashing));
    EXPECT_EQ(format_line(reading.givens), clashing);
    EXPECT_EQ(reading.status, Status::none);
    for (int cell = 0; cell < cell_count; ++cell) EXPECT_TRUE(reading.is_doubtful(cell));
}

TEST(Choice, ACellIsDoubtfulIfAnotherDigitFits) {
    // Without this given the puzzle has other proper completions of the cell only if its digit changes.
    Readings readings = readings_of(proper);
    readings[4][7] = std::log(0.6);  // right
    readings[4][1] = std::log(0.4);  // clashes with r2c4
    EXPECT_FALSE(choose(readings).is_doubtful(4));
}

}  // namespace
}  // namespace nonet::photo
