#include "flow/picture.hpp"

#include <gtest/gtest.h>
#include <zlib.h>

#include "cli/call.hpp"
#include "photo/drawn_puzzle.hpp"

namespace nonet::cli {
namespace {

const std::string puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string big_endian(std::size_t number) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 0xff);
    return bytes;
}

std::string chunk(const std::string& name, const std::string& data) {
    const std::string body = name + data;
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
    return big_endian(data.size()) + body + big_endian(sum);
}

// A grey PNG picture; the size in the header can differ from that of the pixels.
std::string png(const DrawnPicture& picture, std::size_t width, std::size_t height) {
    std::string rows;
    for (int y = 0; y < picture.height; ++y) {
        rows += '\0';
        rows.append(reinterpret_cast<const char*>(picture.pixels.data()) + y * picture.width,
                    static_cast<std::size_t>(picture.width));
    }
    uLongf size = compressBound(rows.size());
    std::string packed(size, '\0');
    compress(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(rows.data()),
             rows.size());
    packed.resize(size);
    return "\x89PNG\r\n\x1a\n" +
           chunk("IHDR", big_endian(width) + big_endian(height) + std::string("\x08\0\0\0\0", 5)) +
           chunk("IDAT", packed) + chunk("IEND", "");
}

std::string png(const DrawnPicture& picture) {
    return png(picture, static_cast<std::size_t>(picture.width), static_cast<std::size_t>(picture.height));
}

#define SKIP_WITHOUT_LIBRARY(called) \
    if ((called).err.contains("was built without")) GTEST_SKIP() << (called).err

TEST(Picture, IsReadAsItsPuzzle) {
    const std::string bytes = png(draw_scene(puzzle, {}));
    const Called called = call("convert --format line", bytes);
    SKIP_WITHOUT_LIBRARY(called);
    EXPECT_EQ(called.out, puzzle + "\n");
    EXPECT_EQ(called.err, "");
    EXPECT_EQ(called.exit, Exit::done);
    EXPECT_EQ(call("count", bytes).out, "1\n");
}

// Messages name the trouble once, and there is one row.
void expect_refused(const std::string& bytes, const std::string& found) {
    const Called called = call("solve", bytes);
    SKIP_WITHOUT_LIBRARY(called);
    EXPECT_EQ(called.exit, Exit::bad_input) << found;
    EXPECT_EQ(std::ranges::count(called.err, '\n'), 1) << called.err;
    EXPECT_TRUE(called.err.contains(found)) << called.err;
    EXPECT_EQ(called.out, "\tinvalid\n");
}

TEST(Picture, WithoutAPuzzleIsRefusedOnce) {
    expect_refused(png(draw_scene("", {.side = 6})), "found a grid of 6 x 6 cells");
    DrawnPicture white{120, 120, std::vector<std::uint8_t>(120 * 120, 255)};
    expect_refused(png(white), "found no grid");
}

std::string segment(char marker, const std::string& data) {
    const std::string size = big_endian(data.size() + 2).substr(2);
    return std::string("\xff") + marker + size + data;
}

// A grey progressive JPEG picture of 2048 x 2048 pixels, whose scans are empty.
std::string jpeg(std::size_t scans) {
    using namespace std::string_literals;
    std::string bytes = "\xff\xd8" + segment('\xdb', "\0"s + std::string(64, '\1')) +
                        segment('\xc2', "\x08\x08\0\x08\0\1\1\x11\0"s) +
                        segment('\xc4', "\0\1"s + std::string(16, '\0'));
    for (std::size_t i = 0; i < scans; ++i) bytes += segment('\xda', "\1\1\0\0\0\0"s);
    return bytes + "\xff\xd9";
}

TEST(Picture, TheScansOfAJpegAreLimitedByTheirPixels) {
    expect_refused(jpeg(1), "found no grid");
    expect_refused(jpeg(80), "found a damaged JPEG picture (too many scans)");
}

TEST(Picture, DamagedOrHostileOnesAreRefusedOnce) {
    const DrawnPicture small = draw_scene("", {.width = 100, .height = 100});
    expect_refused(png(small).substr(0, 60), "found a damaged PNG picture");
    expect_refused("\x89PNG\r\n\x1a\n", "found a damaged PNG picture");
    expect_refused("\xff\xd8\xff\xe0 and so on", "found a damaged JPEG picture");
    // The header is rejected before memory is allocated for the pixels.
    expect_refused(png(small, 1u << 15, 100), "found a picture of 32768 x 100 pixels");
    expect_refused(png(small, 16000, 16000), "found a picture of 16000 x 16000 pixels");
}

TEST(Picture, DoubtfulCellsAreAWarning) {
    // A given that clashes: no reading has a solution.
    std::string clashing = puzzle;
    clashing[1] = '5';
    const Called called = call("convert --format line", png(draw_scene(clashing, {})));
    SKIP_WITHOUT_LIBRARY(called);
    EXPECT_TRUE(called.err.contains("nonet: <stdin>: warning: ")) << called.err;
    EXPECT_EQ(std::ranges::count(called.out, '\n'), 1);
}

}  // namespace
}  // namespace nonet::cli
