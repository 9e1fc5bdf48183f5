#include "flow/messages.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "cli/call.hpp"

namespace nonet::cli {
namespace {

Spot spot(std::uint64_t line) { return {"f.txt", line, 1}; }

std::string taken(MessageDesk& desk, std::uint64_t first, std::uint64_t count, std::string_view text) {
    Messages messages;
    for (std::uint64_t i = 0; i < count; ++i) messages.add(spot(first + i), "error", text, false);
    return desk.take(messages);
}

auto lines_of(std::string_view text) { return std::ranges::count(text, '\n'); }

TEST(Messages, OfAKindTheFirstArePrintedAndTheOthersCounted) {
    MessageDesk desk(false);
    EXPECT_EQ(lines_of(taken(desk, 1, 15, "found 3 cells")), 15);
    EXPECT_EQ(lines_of(taken(desk, 16, 15, "found 41 cells")), 5);  // numbers make no new kind
    EXPECT_EQ(taken(desk, 31, 1204, "found 5 cells"), "");
    EXPECT_EQ(
        desk.rest(),
        "nonet: and 1,214 more errors like that of f.txt:20:1, the last at f.txt:1234:1 (--all-messages "
        "prints all)\n");
    EXPECT_EQ(taken(desk, 2000, 1, "another kind"), "f.txt:2000:1: error: another kind\n");
}

TEST(Messages, AtTheLimitNothingIsLeftToSay) {
    MessageDesk desk(false);
    EXPECT_EQ(lines_of(taken(desk, 1, 20, "bad")), 20);
    EXPECT_EQ(desk.rest(), "");
    EXPECT_EQ(taken(desk, 21, 1, "bad"), "");
    EXPECT_TRUE(desk.rest().starts_with("nonet: and 1 more error like that of f.txt:20:1, ")) << desk.rest();
}

TEST(Messages, KindsDifferInSeverityAndWordsButNotInWhatIsQuoted) {
    MessageDesk desk(false);
    taken(desk, 1, 20, "found 'a', expected a digit");
    EXPECT_EQ(taken(desk, 21, 1, "found 'it is', expected a digit"), "");
    EXPECT_NE(taken(desk, 22, 1, "found 'a', expected a comma"), "");
    Messages warning;
    warning.add(spot(23), "warning", "found 'a', expected a digit", false);
    EXPECT_NE(desk.take(warning), "");
}

// For any input, the number of remembered kinds is bounded.
TEST(Messages, KindsHaveABound) {
    MessageDesk desk(false);
    std::string text;
    long printed = 0;
    for (int i = 0; i < 1000; ++i) printed += lines_of(taken(desk, 1, 1, text += 'x'));
    EXPECT_EQ(printed, 63 + 20);
    EXPECT_EQ(lines_of(desk.rest()), 1);
}

TEST(Messages, StayInTheirOrderAndCanAllBePrinted) {
    Messages messages;
    messages.shows_all = true;
    for (std::uint64_t i = 1; i <= 100; ++i)
        messages.add(spot(i), "error", i % 2 == 0 ? "even" : "odd", false);
    MessageDesk desk(true);
    const std::string text = desk.take(messages);
    EXPECT_EQ(lines_of(text), 100);
    EXPECT_LT(text.find("f.txt:99:1: error: odd"), text.find("f.txt:100:1: error: even"));
    EXPECT_EQ(desk.take(messages), "");  // they were removed from the list
    EXPECT_EQ(desk.rest(), "");
}

TEST(Messages, RowsAndExitStayAsTheyAre) {
    std::string text;
    for (int i = 0; i < 3000; ++i) text += "nonsense\n";
    const Called capped = call("solve", text), all = call("solve --all-messages", text);
    EXPECT_EQ(capped.out, all.out);
    EXPECT_EQ(lines_of(capped.out), 3000);
    EXPECT_EQ(capped.exit, Exit::bad_input);
    EXPECT_EQ(all.exit, Exit::bad_input);
    EXPECT_EQ(lines_of(all.err), 3000);
    EXPECT_EQ(lines_of(capped.err), 21);
    EXPECT_TRUE(all.err.starts_with(capped.err.substr(0, capped.err.find("nonet: and"))));
    EXPECT_TRUE(capped.err.contains(
        "nonet: and 2,980 more errors like that of <stdin>:20:1, the last at <stdin>:3000:1"))
        << capped.err;
    EXPECT_EQ(call("solve -j1", text).err, call("solve -j3", text).err);
    // The findings of an audit are its answer.
    EXPECT_EQ(lines_of(call("dataset audit", text).err), 21);
    EXPECT_GE(lines_of(call("dataset audit", text).out), 3000);
}

}  // namespace
}  // namespace nonet::cli
