#include "nonet/result.hpp"

#include <gtest/gtest.h>

#include <set>

namespace nonet {
namespace {

TEST(Errc, NumbersAndNamesNeverChange) {
    struct Case {
        Errc code;
        int number;
        std::string_view name;
    };
    const Case cases[] = {
        {Errc::wrong_length, 1, "wrong_length"},   {Errc::bad_character, 2, "bad_character"},
        {Errc::bad_structure, 3, "bad_structure"}, {Errc::bad_argument, 4, "bad_argument"},
        {Errc::unsupported, 5, "unsupported"},
    };
    for (const auto& [code, number, name] : cases) {
        EXPECT_EQ(static_cast<int>(code), number);
        EXPECT_EQ(name_of(code), name);
    }
    EXPECT_EQ(name_of(static_cast<Errc>(200)), "unknown");
}

TEST(Error, SaysWhatWasFoundAndWhatWasExpected) {
    const Error error{.code = Errc::wrong_length, .found = "8 cells in row 3", .expected = "9"};
    EXPECT_EQ(error.message(), "found 8 cells in row 3, expected 9");
}

TEST(Result, IsAValueOrAnError) {
    const Result<int> good = 7;
    const Result<int> bad = std::unexpected(Error{.code = Errc::bad_argument, .at = 3});
    ASSERT_TRUE(good);
    EXPECT_EQ(*good, 7);
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().at, 3u);
    EXPECT_EQ(bad.error().line, 1u);
}

}  // namespace
}  // namespace nonet
