// The kinds of input are recognised by their first bytes:
//
//   1f 8b              gzip member
//   28 b5 2f fd        zstd frame
//   5x 2a 4d 18        zstd skippable frame: comes first in some multi-threaded archives
//   89 50 4e 47        PNG picture
//   ff d8 ff           JPEG picture
//   anything else      text

#include "flow/unpack.hpp"

#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <cstring>
#include <vector>

#include "flow/picture.hpp"

namespace nonet::cli {
namespace {

constexpr std::size_t longest_magic = 4;
constexpr std::size_t buffer_size = 1 << 16;

enum class Packing { none, gzip, zstd, picture, undecided };

Packing packing_of(std::string_view head) {
    using namespace std::string_view_literals;
    constexpr auto gzip = "\x1f\x8b"sv, zstd = "\x28\xb5\x2f\xfd"sv, skippable = "\x2a\x4d\x18"sv;
    if (head.starts_with(gzip)) return Packing::gzip;
    if (head.starts_with(zstd)) return Packing::zstd;
    if (head.starts_with(png_magic) || head.starts_with(jpeg_magic)) return Packing::picture;
    const bool skip = !head.empty() && (static_cast<unsigned char>(head[0]) & 0xf0) == 0x50;
    if (skip && head.substr(1).starts_with(skippable)) return Packing::zstd;
    if (gzip.starts_with(head) || zstd.starts_with(head) || png_magic.starts_with(head) ||
        jpeg_magic.starts_with(head) || (skip && skippable.starts_with(head.substr(1))))
        return Packing::undecided;
    return Packing::none;
}

// An input whose first bytes were already read.
class Rewound : public Input {
 public:
    Rewound(std::string head, std::unique_ptr<Input> rest) : head_(std::move(head)), rest_(std::move(rest)) {}

    std::expected<std::size_t, std::string> read(char* buffer, std::size_t size) override {
        if (used_ == head_.size()) return rest_->read(buffer, size);
        const std::size_t count = head_.copy(buffer, size, used_);
        used_ += count;
        return count;
    }
    bool ready() override { return used_ < head_.size() || rest_->ready(); }
    std::uint64_t taken() const override { return rest_->taken(); }
    std::uint64_t size() const override { return rest_->size(); }

 private:
    std::string head_;
    std::size_t used_ = 0;
    std::unique_ptr<Input> rest_;
};

// Reads compressed bytes, a buffer at a time.
class Unpacker : public Input {
 public:
    explicit Unpacker(std::unique_ptr<Input> packed) : packed_(std::move(packed)), buffer_(buffer_size) {}
    bool ready() override { return begin_ < end_ || packed_->ready(); }
    std::uint64_t taken() const override { return packed_->taken(); }
    std::uint64_t size() const override { return packed_->size(); }

 protected:
    // Ensures that there are compressed bytes to work on; returns false at their end.
    std::expected<bool, std::string> fill() {
        if (begin_ < end_) return true;
        const auto count = packed_->read(buffer_.data(), buffer_.size());
        if (!count) return std::unexpected(count.error());
        begin_ = 0;
        end_ = *count;
        return end_ > 0;
    }

    std::unique_ptr<Input> packed_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0, end_ = 0;
};

class GzipInput : public Unpacker {
 public:
    using Unpacker::Unpacker;
    ~GzipInput() override {
        if (open_) inflateEnd(&stream_);
    }

    std::expected<std::size_t, std::string> read(char* buffer, std::size_t size) override {
        for (;;) {
            const auto more = fill();
            if (!more) return std::unexpected(more.error());
            if (!*more) {
                if (!open_) return 0;
                // The decoder may still hold bytes for which there was no room.
                const auto held = inflate_some(buffer, size);
                if (held && *held > 0) return held;
                return std::unexpected("the gzip archive is truncated");
            }
            if (!open_) {
                // Between members, zeros are the padding of tapes.
                if (buffer_[begin_] == 0) {
                    ++begin_;
                    continue;
                }
                if (!start()) return std::unexpected("out of memory while unpacking gzip");
            }
            const auto count = inflate_some(buffer, size);
            if (!count || *count > 0) return count;
        }
    }

 private:
    bool start() {
        stream_ = {};
        constexpr int gzip_only = 15 + 16;  // tells zlib to use the largest window and a gzip header
        open_ = inflateInit2(&stream_, gzip_only) == Z_OK;
        return open_;
    }

    std::expected<std::size_t, std::string> inflate_some(char* buffer, std::size_t size) {
        stream_.next_in = reinterpret_cast<Bytef*>(buffer_.data() + begin_);
        stream_.avail_in = static_cast<uInt>(end_ - begin_);
        stream_.next_out = reinterpret_cast<Bytef*>(buffer);
        stream_.avail_out = static_cast<uInt>(size);
        const int state = inflate(&stream_, Z_NO_FLUSH);
        begin_ = end_ - stream_.avail_in;
        const std::size_t count = size - stream_.avail_out;
        if (state == Z_STREAM_END) {
            inflateEnd(&stream_);
            open_ = false;
        } else if (state != Z_OK && count == 0) {
            return std::unexpected("the gzip archive is damaged");
        }
        return count;
    }

    z_stream stream_{};
    bool open_ = false;  // inside a member
};

class ZstdInput : public Unpacker {
 public:
    explicit ZstdInput(std::unique_ptr<Input> packed)
        : Unpacker(std::move(packed)), stream_(ZSTD_createDStream()) {}
    ~ZstdInput() override { ZSTD_freeDStream(stream_); }
    ZstdInput(const ZstdInput&) = delete;
    ZstdInput& operator=(const ZstdInput&) = delete;

    std::expected<std::size_t, std::string> read(char* buffer, std::size_t size) override {
        for (;;) {
            const auto more = fill();
            if (!more) return std::unexpected(more.error());
            if (!*more && !inside_frame_) return 0;
            // Without further input the decoder may still hold unpacked bytes; otherwise it is at its end.
            ZSTD_inBuffer in{buffer_.data(), end_, begin_};
            ZSTD_outBuffer out{buffer, size, 0};
            const std::size_t hint = ZSTD_decompressStream(stream_, &out, &in);
            begin_ = in.pos;
            if (ZSTD_isError(hint))
                return std::unexpected(std::string("the zstd archive is damaged: ") +
                                       ZSTD_getErrorName(hint));
            inside_frame_ = hint != 0;
            if (out.pos > 0) return out.pos;
            if (!*more && inside_frame_) return std::unexpected("the zstd archive is truncated");
        }
    }

 private:
    ZSTD_DStream* stream_;
    bool inside_frame_ = false;
};

}  // namespace

std::unique_ptr<Input> unpacked(std::unique_ptr<Input> input, bool* is_picture) {
    std::string head;
    while (head.size() < longest_magic && packing_of(head) == Packing::undecided) {
        char byte = 0;
        const auto count = input->read(&byte, 1);
        // A failure here occurs again when the text is read, and is reported then.
        if (!count || *count == 0) break;
        head.push_back(byte);
    }
    const Packing packing = packing_of(head);
    auto rewound = std::make_unique<Rewound>(std::move(head), std::move(input));
    if (packing == Packing::gzip) return std::make_unique<GzipInput>(std::move(rewound));
    if (packing == Packing::zstd) return std::make_unique<ZstdInput>(std::move(rewound));
    if (is_picture) *is_picture = packing == Packing::picture;
    return rewound;
}

}  // namespace nonet::cli
