// The events of a search as JSON Lines: from its beginning, and from any later point.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "cli/call.hpp"
#include "support/known_grids.hpp"

namespace nonet::cli {
namespace {

using known::classic, known::classic_solution;

std::size_t lines_of(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

TEST(Trace, TheEventsAreAsManyAsTheCountersSay) {
    const Called called = call("trace", std::string(classic) + "\n");
    const auto count = [&](std::string_view event) {
        std::size_t found = 0;
        for (std::size_t at = 0; (at = called.out.find(event, at)) != std::string::npos; ++at) ++found;
        return found;
    };
    EXPECT_EQ(count(R"({"event":"try",)"), 6732u);
    EXPECT_EQ(count(R"({"event":"take_back",)"), 720u);
    EXPECT_EQ(count(R"({"event":"solution","grid":")" + std::string(classic_solution)), 1u);
    EXPECT_TRUE(called.out.contains(R"({"stop":"solutions","solutions":1,"events":)"));
    EXPECT_TRUE(called.out.starts_with(R"({"file":"<stdin>","line":1,"puzzle":")"));
    EXPECT_EQ(called.exit, Exit::done);
}

TEST(Trace, GoesOnFromAMomentThatTheEngineComesTo) {
    const Called first = call("trace --from r1c2=1 --max-events 1", std::string(classic) + "\n");
    EXPECT_TRUE(first.out.contains(R"("from":"r1c2=1"}
{"event":"try","cell":[1,5],"digit":1}
)")) << first.out;
    for (const char* way : {"r1c2=2", "r1c4=5", "r1c2=1,r1c1=3"}) {
        const Called called = call(std::string("trace --from ") + way, std::string(classic) + "\n");
        EXPECT_TRUE(called.err.contains("digits that engine 'row' does not place")) << called.err;
        EXPECT_EQ(lines_of(called.out), 1u) << called.out;
        EXPECT_TRUE(called.out.contains(R"("error":{"code":"bad_argument")")) << called.out;
    }
    const Called none = call("trace --from r1c10=1", std::string(classic) + "\n");
    EXPECT_TRUE(none.err.contains("found 'r1c10=1', expected a cell of 9 rows")) << none.err;
}

TEST(Trace, StopsAfterTheMostEvents) {
    const Called called = call("trace --max-events 10", std::string(known::seventeen) + "\n");
    EXPECT_EQ(lines_of(called.out), 12u);
    EXPECT_TRUE(called.out.contains(R"({"stop":"max_events","solutions":0,"events":10,)")) << called.out;
    EXPECT_EQ(called.exit, Exit::budget);
    EXPECT_EQ(lines_of(call("trace", std::string(classic) + "\n" + known::easy + "\n").out),
              lines_of(call("trace", std::string(classic) + "\n").out) +
                  lines_of(call("trace", std::string(known::easy) + "\n").out));
}

}  // namespace
}  // namespace nonet::cli
