// Pictures, and files compressed by gzip or zstd, as standard input of the command; and pixels for read_photo. Other targets test
// plain text.
//
// An input of pixels is: a byte 0, the width, how often to repeat each pixel in both directions, and one bit for each pixel. So a
// small input can be a large picture.

#include <cmath>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "cli/call.hpp"
#include "expect.hpp"
#include "flow/picture.hpp"
#include "nonet/photo.hpp"

namespace {

using namespace nonet;

constexpr int most_repeated = 8;

void check_pixels(std::span<const std::uint8_t> bytes) {
    if (bytes.size() < 3 || bytes[1] == 0) return;
    const int columns = bytes[1], repeated = bytes[2] % most_repeated + 1;
    const auto bits = bytes.subspan(3);
    const int rows = static_cast<int>(bits.size() * 8) / columns;
    GreyPicture picture{columns * repeated, rows * repeated, {}};
    std::vector<std::uint8_t> pixels;
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x) {
            const int at = y / repeated * columns + x / repeated;
            const bool black = bits[static_cast<std::size_t>(at / 8)] >> (at % 8) & 1;
            pixels.push_back(black ? 0 : 255);
        }
    }
    picture.pixels = pixels;
    const auto reading = read_photo(picture);
    if (!reading) {
        FUZZ_EXPECT(!reading.error().found.empty() || !reading.error().expected.empty());
        return;
    }
    for (const float confidence : reading->confidence) FUZZ_EXPECT(confidence >= 0 && confidence <= 1);
    for (const PicturePoint corner : reading->corners)
        FUZZ_EXPECT(std::isfinite(corner.x) && std::isfinite(corner.y));
    const auto solved = solve(ClassicPuzzle{reading->givens, {}});
    FUZZ_EXPECT((reading->status == Status::unique) == (solved.status == Status::unique));
}

bool is_packed(std::string_view bytes) {
    return bytes.starts_with(cli::png_magic) || bytes.starts_with(cli::jpeg_magic) ||
           bytes.starts_with("\x1f\x8b") || bytes.starts_with("\x28\xb5\x2f\xfd") ||
           (bytes.size() > 3 && bytes.substr(1).starts_with("\x2a\x4d\x18"));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    if (data[0] == 0) {
        check_pixels({data, size});
        return 0;
    }
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (!is_packed(bytes)) return 0;
    const auto called = cli::call("convert", bytes);
    FUZZ_EXPECT(called.exit == cli::Exit::done || !called.err.empty());
    // Bytes of a stranger must not reach a terminal as commands.
    for (const char c : called.err) FUZZ_EXPECT(c == '\n' || static_cast<unsigned char>(c) >= ' ');
    return 0;
}
