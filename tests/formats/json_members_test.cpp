#include "formats/json_members.hpp"

#include <gtest/gtest.h>

#include <string>

#include "core/rng.hpp"

namespace nonet::formats {
namespace {

bool is_plain(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= ' ' && byte < 0x7f && c != '"' && c != '\\';
}

TEST(JsonMembers, PlainBytesAreCountedAsOneByOne) {
    Rng rng(1);
    for (int i = 0; i < 20000; ++i) {
        std::string text(rng.below(60), 'a');
        for (std::uint32_t strange = rng.below(4); strange > 0 && !text.empty(); --strange)
            text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.below(256));
        if (i % 3 == 0 && !text.empty())
            text[rng.below(static_cast<std::uint32_t>(text.size()))] = "\"\\"[i % 2];
        std::size_t size = 0;
        while (size < text.size() && is_plain(text[size])) ++size;
        ASSERT_EQ(plain_json_size(text), size) << ::testing::PrintToString(text);
    }
}

TEST(JsonMembers, LongTextsEndWhereTheirQuoteStands) {
    for (std::size_t before = 0; before < 40; ++before)
        for (const char* inside : {"", "\\\"", "\\\\", "\\u0041", "\xC3\xA9"}) {
            const std::string value =
                '"' + std::string(before, 'x') + inside + std::string(40 - before, 'y') + '"';
            const std::string text = "\"" + std::string(before, 'k') + "\": " + value + ", \"next\": 1}";
            JsonMembers members(text, 0);
            JsonMember member;
            ASSERT_TRUE(members.next(member)) << text;
            EXPECT_EQ(member.key, std::string(before, 'k'));
            EXPECT_EQ(member.value, value);
            ASSERT_TRUE(members.next(member)) << text;
            EXPECT_EQ(member.key, "next");
            EXPECT_EQ(member.value, "1");
            EXPECT_FALSE(members.next(member) || members.failed());
        }
}

}  // namespace
}  // namespace nonet::formats
