#include "formats/lines.hpp"

#include <gtest/gtest.h>

#include <string>

#include "support/chunks.hpp"

namespace nonet::formats {
namespace {

const std::string text = "one\ntwo\r\n\nfour\rfive\nsix";

TEST(Lines, KnowTheirPlaces) {
    for (std::size_t chunk : {1, 4, 100}) {
        Chunks chunks(text, chunk);
        Lines lines(chunks);
        Line line;
        std::string seen;
        while (lines.peek(line)) {
            seen += std::to_string(line.number) + "@" + std::to_string(line.offset) + "=" +
                    std::string(lines.text(line)) + "|";
            lines.take(line);
            lines.mark();
        }
        EXPECT_EQ(seen, "1@0=one|2@4=two|3@9=|4@10=four|5@15=five|6@20=six|");
        EXPECT_FALSE(lines.peek(line));
    }
}

TEST(Lines, GoBackToAnyLineSinceTheMark) {
    for (std::size_t chunk : {1, 100}) {
        Chunks chunks(text, chunk);
        Lines lines(chunks);
        Line first, second, line;
        ASSERT_TRUE(lines.peek(first));
        lines.take(first);
        ASSERT_TRUE(lines.peek(second));
        lines.mark();
        while (lines.peek(line)) lines.take(line);
        EXPECT_EQ(lines.taken_bytes(), text.substr(4));
        lines.rewind(second);
        EXPECT_EQ(lines.taken(), 0u);
        ASSERT_TRUE(lines.peek(line));
        EXPECT_EQ(lines.text(line), "two");
        EXPECT_EQ(line.number, 2u);
        lines.take_part(line, 2);
        ASSERT_TRUE(lines.peek(line));
        EXPECT_EQ(lines.text(line), "o");
        EXPECT_EQ(line.column, 3u);
        EXPECT_EQ(line.number, 2u);
        lines.take(line);
        ASSERT_TRUE(lines.peek(line));
        EXPECT_EQ(line.number, 3u);
        EXPECT_EQ(line.column, 1u);
        for (int i = 0; i < 3; ++i) {
            lines.take(line);
            ASSERT_TRUE(lines.peek(line));
        }
        std::string taken;
        lines_of(lines.taken_bytes(), taken);
        EXPECT_EQ(taken, "two\n\nfour\nfive");
    }
}

TEST(Lines, CutWhatIsTooLong) {
    const std::string long_line(max_text_size + 1, 'a');
    const std::string longest(max_text_size, 'b');
    const std::string all = long_line + "\n" + longest + "\nend";
    for (std::size_t chunk : {4096, 1 << 22}) {
        Chunks chunks(all, chunk);
        Lines lines(chunks);
        Line line;
        ASSERT_TRUE(lines.peek(line));
        EXPECT_TRUE(line.cut);
        EXPECT_EQ(line.length, max_text_size);
        lines.take(line);
        ASSERT_TRUE(lines.peek(line));
        EXPECT_FALSE(line.cut);
        EXPECT_EQ(line.offset, all.size() - longest.size() - 4);
        EXPECT_EQ(lines.text(line), longest);
        lines.take(line);
        ASSERT_TRUE(lines.peek(line));
        EXPECT_EQ(lines.text(line), "end");
        EXPECT_EQ(line.number, 3u);
    }
}

}  // namespace
}  // namespace nonet::formats
