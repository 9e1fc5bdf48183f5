#include "flow/unpack.hpp"

#include <gtest/gtest.h>
#include <zlib.h>
#include <zstd.h>

#include "cli/call.hpp"

namespace nonet::cli {
namespace {

std::string gzip(std::string_view text) {
    z_stream stream{};
    deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, text.size()) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

std::string zstd(std::string_view text) {
    std::string packed(ZSTD_compressBound(text.size()), '\0');
    ZSTD_CCtx* context = ZSTD_createCCtx();
    ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);  // as the zstd program does
    packed.resize(ZSTD_compress2(context, packed.data(), packed.size(), text.data(), text.size()));
    ZSTD_freeCCtx(context);
    return packed;
}

// An empty skippable frame, as multi-threaded compressors write it.
const std::string skippable{"\x50\x2a\x4d\x18\x02\x00\x00\x00zz", 10};

struct Unpacked {
    std::string text, failure;
};

Unpacked unpack(std::string_view bytes, std::size_t step = std::string_view::npos, std::size_t room = 1000) {
    const auto input = unpacked(std::make_unique<StringInput>(bytes, step));
    Unpacked result;
    std::string buffer(room, '\0');
    for (;;) {
        const auto count = input->read(buffer.data(), buffer.size());
        if (!count) result.failure = count.error();
        if (!count || *count == 0) return result;
        result.text.append(buffer, 0, *count);
    }
}

std::string long_text() {
    std::string text;
    for (std::uint64_t i = 0; i < 100'000; ++i) text += std::to_string(i * i * 7919 % 1'000'003) + "\n";
    return text;
}

TEST(Unpack, TextIsLeftAlone) {
    for (std::string text : {"", "1", "P", "(", "\x1f", "\x28\xb5\x2f", "some text"}) {
        EXPECT_EQ(unpack(text).text, text);
        EXPECT_EQ(unpack(text, 1, 1).text, text);
    }
}

TEST(Unpack, KnowsBothPackingsByTheirFirstBytes) {
    const std::string text = long_text();
    for (const std::string& packed : {gzip(text), zstd(text), skippable + zstd(text)}) {
        EXPECT_EQ(unpack(packed).text, text);
        EXPECT_EQ(unpack(packed).failure, "");
        EXPECT_EQ(unpack(packed, 1, 7).text, text);
    }
}

TEST(Unpack, MembersOneAfterTheOtherAreOneText) {
    const std::string zeros(512, '\0');
    EXPECT_EQ(unpack(gzip("one,") + gzip("") + gzip("two")).text, "one,two");
    EXPECT_EQ(unpack(zstd("one,") + skippable + zstd("two")).text, "one,two");
    EXPECT_EQ(unpack(gzip("padded") + zeros).text, "padded");
    EXPECT_EQ(unpack(gzip("padded") + zeros).failure, "");
}

TEST(Unpack, ATruncatedArchiveGivesWhatItHoldsAndFails) {
    const std::string text = long_text();
    for (const std::string& packed : {gzip(text), zstd(text)}) {
        const Unpacked half = unpack(packed.substr(0, packed.size() / 2));
        EXPECT_GT(half.text.size(), text.size() / 4);
        EXPECT_TRUE(text.starts_with(half.text));
        EXPECT_NE(half.failure.find("truncated"), std::string::npos) << half.failure;
        // Without its last byte it is incomplete, too.
        const Unpacked almost = unpack(packed.substr(0, packed.size() - 1), 1000, 100);
        EXPECT_TRUE(text.starts_with(almost.text));
        EXPECT_NE(almost.failure.find("truncated"), std::string::npos) << almost.failure;
    }
}

TEST(Unpack, ADamagedArchiveFails) {
    for (std::string packed : {gzip(long_text()), zstd(long_text())}) {
        packed[packed.size() / 2] = static_cast<char>(packed[packed.size() / 2] ^ 0x55);
        EXPECT_NE(unpack(packed).failure, "");
    }
    EXPECT_NE(unpack(gzip("text") + "rubbish").failure, "");
}

}  // namespace
}  // namespace nonet::cli
