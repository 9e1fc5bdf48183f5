#include "formats/rough_rows.hpp"

#include <gtest/gtest.h>

#include <string>

namespace nonet::formats {
namespace {

std::vector<std::size_t> sizes_of(std::string_view text) {
    std::vector<std::size_t> sizes;
    for (const auto& row : rough_rows(text)) sizes.push_back(row.size());
    return sizes;
}

using Sizes = std::vector<std::size_t>;

// A first word of more than two characters for each cell is the whole row: the text after it is a comment, with or
// without a comment sign.
TEST(RoughRows, AreALongFirstWordWithoutTheCommentBehind) {
    EXPECT_EQ(sizes_of("|5|3|.|.|7|.|.|.|.| row 1 of 9\n"), Sizes{9});  // 19 characters
    EXPECT_EQ(sizes_of("||5|3|.|.|7|.|.||.|.||| row 1 of 9\n"), Sizes{9});
    EXPECT_EQ(sizes_of("|.5.|.3.|.7.|.6.|.1.|.9.|.. 123"), Sizes{20});  // 27
    EXPECT_EQ(sizes_of(std::string(81, '7') + " 2024"), Sizes{81});
}

TEST(RoughRows, AreAllShortWordsUpToTheMarkOfAComment) {
    EXPECT_EQ(sizes_of("53..7.... # 1 of 9\n6..195...\n"), (Sizes{9, 9}));
    EXPECT_EQ(sizes_of("53. .7. ... 1"), Sizes{10});
    EXPECT_EQ(sizes_of("5|3|.|.|7|.|.|.|.| 1"), Sizes{10});  // 18
}

TEST(RoughRows, AreNotBordersAndEmptyLines) {
    EXPECT_EQ(sizes_of("+---+---+---+\n\n53.\n------+-------\n.7.5\n"), (Sizes{3, 4}));
    EXPECT_EQ(sizes_of(""), Sizes{});
}

}  // namespace
}  // namespace nonet::formats
