// Texts compressed by LZ-string, and texts that only look like it.

#include "formats/links/lz_string.hpp"

#include <gtest/gtest.h>

#include "formats/links/packing.hpp"

namespace nonet::formats {
namespace {

TEST(LzString, PacksAsTheToolsDo) {
    // Made by the JavaScript library itself.
    EXPECT_EQ(pack_lz(""), "Q===");
    EXPECT_EQ(pack_lz("{\"size\":9}"), "N4IgzglgXgpiBcBOAvkA");
    EXPECT_EQ(pack_lz("aaaaaaaaaaaaaaaa"), "IY1/EA==");
}

TEST(LzString, UnpacksWhatItPacks) {
    std::string text = "{\"title\":\"Grüße, 数独, \xF0\x9F\x98\x80\"}";
    for (int i = 0; i < 2000; ++i) text += static_cast<char>('a' + i * i % 17);
    EXPECT_EQ(unpack_lz(pack_lz(text)), text);
    EXPECT_EQ(unpack_lz(pack_lz("")), "");
}

TEST(LzString, TakesWhatBrowsersAndSudokuPadMakeOfIt) {
    std::string packed =
        pack_lz("{\"size\":9,\"grid\":[[{\"value\":5,\"given\":true},{}],[{},{}]],\"title\":\"x > y\"}");
    const std::string text = *unpack_lz(packed);
    std::string other = packed;
    for (char& c : other) c = c == '=' ? '\\' : c == '+' ? ' ' : c;
    EXPECT_EQ(unpack_lz(other), text);
    EXPECT_EQ(unpack_lz(packed.substr(0, 8) + "\r\n" + packed.substr(8)), text);
}

TEST(LzString, SaysWhatIsWrong) {
    const std::string packed = pack_lz("a text that is long enough to be cut");
    const auto cut = unpack_lz(packed.substr(0, 20));
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.error().at, 20u);
    EXPECT_EQ(cut.error().found, "the end of the link");
    const auto strange = unpack_lz(packed.substr(0, 10) + "!" + packed.substr(11));
    ASSERT_FALSE(strange);
    EXPECT_EQ(strange.error().at, 10u);
    EXPECT_EQ(strange.error().found, "'!'");
    EXPECT_FALSE(unpack_lz(""));
    EXPECT_FALSE(unpack_lz("////////"));
}

// A few characters can represent a very long text: unpacking stops before memory runs out.
TEST(LzString, HasAMostThatItUnpacks) {
    const std::string packed = pack_lz(std::string(most_unpacked + 1000, 'a'));
    EXPECT_LT(packed.size(), 10'000u);
    const auto text = unpack_lz(packed);
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().found, "a link that unpacks to more than 2 MiB");
}

TEST(Packing, BytesAreBase64) {
    for (const char* bytes : {"", "a", "ab", "abc", "\xff\xfe\xfd\xfc"})
        EXPECT_EQ(base64_bytes(base64url_text(bytes)), bytes);
    EXPECT_EQ(base64url_text("a?>"), "YT8-");
    EXPECT_EQ(base64_bytes("YT8+"), "a?>");
    EXPECT_EQ(base64_bytes("YQ=="), "a");
    EXPECT_FALSE(base64_bytes("Y"));
    EXPECT_FALSE(base64_bytes("Y!"));
}

}  // namespace
}  // namespace nonet::formats
