#include "flow/picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <vector>

#include "nonet/photo.hpp"
#include "nonet/text.hpp"

#ifdef NONET_HAS_PNG
#include <png.h>
#endif
#ifdef NONET_HAS_JPEG
#include <jpeglib.h>
#endif

namespace nonet::cli {
namespace {

constexpr std::size_t most_picture_bytes = std::size_t{1} << 26;
constexpr std::uint64_t most_pixels = std::uint64_t{1} << 26;

struct Decoded {
    int width = 0, height = 0;
    std::vector<std::uint8_t> pixels;
};

using Decoding = Result<Decoded>;

std::unexpected<Error> refusal(std::string found, std::string expected) {
    return std::unexpected(
        Error{.code = Errc::bad_structure, .found = std::move(found), .expected = std::move(expected)});
}

// Checked before anything is decoded: a few bytes can be a picture of many gigabytes.
[[maybe_unused]] bool is_too_large(std::uint64_t width, std::uint64_t height) {
    return width > static_cast<std::uint64_t>(max_picture_side) ||
           height > static_cast<std::uint64_t>(max_picture_side) || width * height > most_pixels;
}

[[maybe_unused]] std::unexpected<Error> too_large(std::uint64_t width, std::uint64_t height) {
    return refusal(fmt::format("a picture of {} x {} pixels", width, height),
                   fmt::format("at most {} million pixels, and {} on each side", most_pixels / 1'000'000,
                               max_picture_side));
}

#ifdef NONET_HAS_PNG
Decoding decode_png(std::string_view bytes) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    const auto failed = [&] {
        auto damaged =
            refusal(fmt::format("a damaged PNG picture ({})", image.message), "a picture of a puzzle");
        png_image_free(&image);
        return damaged;
    };
    if (!png_image_begin_read_from_memory(&image, bytes.data(), bytes.size())) return failed();
    if (is_too_large(image.width, image.height)) {
        png_image_free(&image);
        return too_large(image.width, image.height);
    }
    image.format = PNG_FORMAT_GRAY;
    Decoded picture{static_cast<int>(image.width), static_cast<int>(image.height), {}};
    picture.pixels.resize(PNG_IMAGE_SIZE(image));
    constexpr png_color paper{255, 255, 255};  // behind transparent pixels
    if (!png_image_finish_read(&image, &paper, picture.pixels.data(), 0, nullptr)) return failed();
    return picture;
}
#endif

#ifdef NONET_HAS_JPEG
// libjpeg reports errors by a call that must not return.
struct JpegErrors : jpeg_error_mgr {
    std::jmp_buf back;
    char message[JMSG_LENGTH_MAX];
};

[[noreturn]] void stop_decoding(j_common_ptr decoder) {
    auto& errors = *static_cast<JpegErrors*>(decoder->err);
    errors.format_message(decoder, errors.message);
    std::longjmp(errors.back, 1);
}

// A progressive picture of a few bytes can have any number of scans, each of which takes the time of a whole picture.
void count_scans(j_common_ptr decoder) {
    constexpr std::uint64_t most_scanned_pixels = std::uint64_t{1} << 28;
    const auto& picture = *reinterpret_cast<j_decompress_ptr>(decoder);
    const std::uint64_t pixels = std::uint64_t{picture.image_width} * picture.image_height;
    if (static_cast<std::uint64_t>(picture.input_scan_number) * pixels > most_scanned_pixels) {
        auto& errors = *static_cast<JpegErrors*>(decoder->err);
        std::strcpy(errors.message, "too many scans");
        std::longjmp(errors.back, 1);
    }
}

// `picture` is the caller's: what changes between setjmp and longjmp must not belong to this function.
Decoding decode_jpeg(std::string_view bytes, Decoded& picture) {
    JpegErrors errors;
    jpeg_decompress_struct decoder{};
    jpeg_progress_mgr progress{};
    decoder.err = jpeg_std_error(&errors);
    errors.error_exit = stop_decoding;
    errors.output_message = [](j_common_ptr) {};
    progress.progress_monitor = count_scans;
    if (setjmp(errors.back)) {
        jpeg_destroy_decompress(&decoder);
        return refusal(fmt::format("a damaged JPEG picture ({})", errors.message), "a picture of a puzzle");
    }
    jpeg_create_decompress(&decoder);
    decoder.progress = &progress;
    jpeg_mem_src(&decoder, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    jpeg_read_header(&decoder, TRUE);
    if (is_too_large(decoder.image_width, decoder.image_height)) {
        auto refused = too_large(decoder.image_width, decoder.image_height);
        jpeg_destroy_decompress(&decoder);
        return refused;
    }
    decoder.out_color_space = JCS_GRAYSCALE;
    jpeg_start_decompress(&decoder);
    picture.width = static_cast<int>(decoder.output_width);
    picture.height = static_cast<int>(decoder.output_height);
    picture.pixels.resize(std::size_t{decoder.output_width} * decoder.output_height);
    while (decoder.output_scanline < decoder.output_height) {
        JSAMPROW row = picture.pixels.data() + std::size_t{decoder.output_scanline} * decoder.output_width;
        jpeg_read_scanlines(&decoder, &row, 1);
    }
    jpeg_finish_decompress(&decoder);
    jpeg_destroy_decompress(&decoder);
    return std::move(picture);
}
#endif

Decoding decode(std::string_view bytes) {
    const bool is_png = bytes.starts_with(png_magic);
#ifdef NONET_HAS_PNG
    if (is_png) return decode_png(bytes);
#endif
#ifdef NONET_HAS_JPEG
    Decoded picture;
    if (!is_png) return decode_jpeg(bytes, picture);
#endif
    const std::string_view library = is_png ? "libpng" : "libjpeg";
    return refusal(fmt::format("a picture ({})", is_png ? "PNG" : "JPEG"),
                   fmt::format("text, because this nonet was built without {}", library));
}

// "r1c2 7 (61 %), ..."
std::string doubtful_cells(const PhotoReading& reading) {
    std::string text;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (!reading.is_doubtful(cell)) continue;
        const int value = reading.givens[cell];
        text += fmt::format("{}{} {} ({:.0f} %)", text.empty() ? "" : ", ",
                            cell_name(static_cast<Cell>(cell)), value ? std::to_string(value) : "empty",
                            100 * reading.confidence[static_cast<std::size_t>(cell)]);
    }
    return text;
}

std::expected<std::string, std::string> read_all(Input& input) {
    std::string bytes;
    std::vector<char> buffer(1 << 16);
    for (;;) {
        const auto count = input.read(buffer.data(), buffer.size());
        if (!count) return std::unexpected(count.error());
        if (*count == 0) return bytes;
        bytes.append(buffer.data(), *count);
        if (bytes.size() > most_picture_bytes)
            return std::unexpected(fmt::format("a picture has more than {} bytes", most_picture_bytes));
    }
}

}  // namespace

std::expected<Record, std::string> read_picture(Input& input, std::string& notice) {
    const auto bytes = read_all(input);
    if (!bytes) return std::unexpected(bytes.error());
    Record record;
    record.line = 1;
    const auto picture = decode(*bytes);
    if (!picture) {
        record.error = picture.error();
        return record;
    }
    const auto reading = read_photo({picture->width, picture->height, picture->pixels});
    if (!reading) {
        record.error = reading.error();
        return record;
    }
    if (reading->status != Status::unique)
        notice = "no likely reading has exactly one solution; check every cell";
    else if (const std::string cells = doubtful_cells(*reading); !cells.empty())
        notice = "doubtful cells: " + cells;
    record.puzzle = ClassicPuzzle{reading->givens, {}};
    record.text = format_line(reading->givens);
    return record;
}

}  // namespace nonet::cli
