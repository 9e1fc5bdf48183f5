#pragma once
// Pictures of puzzles: lines and digits on a page, seen by a camera.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/rng.hpp"
#include "nonet/photo.hpp"
#include "photo/plane.hpp"

namespace nonet {

// Nine digits of 16 x 20 pixels.
inline constexpr int drawn_width = 16, drawn_height = 20;
inline constexpr std::string_view drawn_digits =
    // 1
    "................"
    ".......###......"
    "......####......"
    "....######......"
    "...###..##......"
    "........##......"
    "........##......"
    "........##......"
    "........##......"
    "........##......"
    "........##......"
    "........##......"
    "........##......"
    "........##......"
    "........##......"
    "........##......"
    "........##......"
    "...###########.."
    "...###########.."
    "................"
    // 2
    "................"
    "......#####....."
    "....#########..."
    "...###....###..."
    "...##......###.."
    "...##......###.."
    "...........###.."
    "...........###.."
    "...........##..."
    "..........##...."
    ".........##....."
    ".......###......"
    "......###......."
    ".....###........"
    "....###........."
    "...###.........."
    "...##..........."
    "..############.."
    "..############.."
    "................"
    // 3
    "................"
    ".....######....."
    "....#########..."
    "...###....###..."
    "...##......###.."
    "...##......###.."
    "...........###.."
    "...........##..."
    "..........###..."
    "......#####....."
    "......######...."
    "..........###..."
    "............##.."
    "............##.."
    "..###.......##.."
    "..###......###.."
    "...###....####.."
    "....#########..."
    ".....######....."
    "................"
    // 4
    "................"
    ".........###...."
    ".........###...."
    "........####...."
    ".......#####...."
    ".......##.##...."
    "......##..##...."
    ".....###..##...."
    ".....##...##...."
    "....##....##...."
    "...##.....##...."
    "...##.....##...."
    "..##......##...."
    "..#############."
    "..#############."
    "..........##...."
    "..........##...."
    "..........##...."
    "..........##...."
    "................"
    // 5
    "................"
    "...##########..."
    "...##########..."
    "...##..........."
    "...##..........."
    "...##..........."
    "...##..........."
    "...##.#####....."
    "...##########..."
    "...###....###..."
    "...........###.."
    "............##.."
    "............##.."
    "............##.."
    "............##.."
    "..###......###.."
    "...###....###..."
    "....########...."
    ".....######....."
    "................"
    // 6
    "................"
    "......#####....."
    ".....########..."
    "....###...###..."
    "...###.....###.."
    "...##..........."
    "...##..........."
    "...##..####....."
    "..###########..."
    "..#####...###..."
    "..###......###.."
    "..###.......##.."
    "..###.......##.."
    "...##.......##.."
    "...##.......##.."
    "...###.....###.."
    "....###...###..."
    ".....########..."
    "......#####....."
    "................"
    // 7
    "................"
    "..############.."
    "..############.."
    "............##.."
    "...........##..."
    "..........###..."
    "..........##...."
    ".........##....."
    ".........##....."
    "........##......"
    "........##......"
    ".......##......."
    ".......##......."
    ".......##......."
    "......###......."
    "......##........"
    "......##........"
    "......##........"
    "......##........"
    "................"
    // 8
    "................"
    ".....######....."
    "....#########..."
    "...###....###..."
    "...##......###.."
    "...##......###.."
    "...##......###.."
    "...##......###.."
    "...###....###..."
    ".....#######...."
    "....########...."
    "...###.....##..."
    "..###.......##.."
    "..###.......##.."
    "..###.......##.."
    "..###.......##.."
    "...###.....###.."
    "....#########..."
    ".....######....."
    "................"
    // 9
    "................"
    "......#####....."
    "....########...."
    "...###....###..."
    "...##......##..."
    "..###......###.."
    "..###.......##.."
    "..###.......##.."
    "..###.......##.."
    "...##......###.."
    "...###....####.."
    "....#######.##.."
    ".....#####..##.."
    "............##.."
    "...........###.."
    "...##......##..."
    "...###....###..."
    "....########...."
    ".....#####......"
    "................";
static_assert(drawn_digits.size() == 9 * drawn_width * drawn_height);

struct Scene {
    int width = 400, height = 400;
    photo::Quad corners{photo::Point{30, 30}, photo::Point{370, 30}, photo::Point{370, 370},
                        photo::Point{30, 370}};
    int side = 9;         // rows and columns of the lattice
    int box = 3;          // lines from one thick line to the next
    double digit = 0.62;  // the height of a digit, in cells
    double shadow = 0;    // the share of light lost from left to right
    double noise = 0;     // in levels
    bool negative = false;
};

struct DrawnPicture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> pixels;
    operator GreyPicture() const { return {width, height, pixels}; }
};

// 1 where the page with corners (0, 0) and (side, side) is black, 0 where it is white.
inline int ink_at(std::string_view line, const Scene& scene, double x, double y) {
    const double cells = scene.side;
    if (x < -0.08 || y < -0.08 || x > cells + 0.08 || y > cells + 0.08) return 0;
    for (const double place : {x, y}) {
        const int nearest = static_cast<int>(std::lround(place));
        if (std::abs(place - nearest) < (nearest % scene.box == 0 ? 0.05 : 0.025)) return 1;
    }
    const int column = static_cast<int>(x), row = static_cast<int>(y);
    const auto cell = static_cast<std::size_t>(row * scene.side + column);
    if (x < 0 || y < 0 || column >= scene.side || row >= scene.side || cell >= line.size() ||
        line[cell] == '.')
        return 0;
    const double step = scene.digit / drawn_height;
    const int px = static_cast<int>(std::floor((x - column - 0.5) / step + drawn_width / 2.0));
    const int py = static_cast<int>(std::floor((y - row - 0.5) / step + drawn_height / 2.0));
    if (px < 0 || py < 0 || px >= drawn_width || py >= drawn_height) return 0;
    return drawn_digits[static_cast<std::size_t>(((line[cell] - '1') * drawn_height + py) * drawn_width +
                                                 px)] == '#';
}

// Draws the puzzle. Each pixel is the mean of 3 x 3 places, whose place on the page is found by Newton's method:
// the library has no inverse of the map.
inline DrawnPicture draw_scene(std::string_view line, const Scene& scene, std::uint64_t seed = 1) {
    DrawnPicture picture{scene.width, scene.height, {}};
    picture.pixels.resize(static_cast<std::size_t>(scene.width * scene.height));
    const auto map = *photo::Homography::of_square(scene.side, scene.corners);
    Rng rng(seed);
    for (int y = 0; y < scene.height; ++y)
        for (int x = 0; x < scene.width; ++x) {
            double ink = 0;
            photo::Point guess{scene.side / 2.0, scene.side / 2.0};
            for (int k = 0; k < 9; ++k) {
                const photo::Point wanted{x + (k % 3 - 1) / 3.0, y + (k / 3 - 1) / 3.0};
                for (int turn = 0; turn < 12; ++turn) {
                    const photo::Point here = map(guess.x, guess.y), off = wanted - here;
                    if (photo::length(off) < 0.01) break;
                    const photo::Point right = 100 * (map(guess.x + 0.01, guess.y) - here);
                    const photo::Point down = 100 * (map(guess.x, guess.y + 0.01) - here);
                    const double area = photo::cross(right, down);
                    guess =
                        guess + photo::Point{photo::cross(off, down) / area, photo::cross(right, off) / area};
                }
                ink += ink_at(line, scene, guess.x, guess.y) / 9.0;
            }
            const double light = 230 * (1 - scene.shadow * x / scene.width);
            double grey =
                light * (1 - 0.85 * ink) + scene.noise * (static_cast<double>(rng.below(2001)) / 1000 - 1);
            if (scene.negative) grey = 255 - grey;
            picture.pixels[static_cast<std::size_t>(y * scene.width + x)] =
                static_cast<std::uint8_t>(std::clamp(grey, 0.0, 255.0));
        }
    return picture;
}

}  // namespace nonet
