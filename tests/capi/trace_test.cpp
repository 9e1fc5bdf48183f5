// Traces in C: the events of the C++ interface, packed.

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "answers.hpp"
#include "nonet/more/engines.hpp"

namespace nonet {
namespace {

TEST(CTrace, PacksTheEventsOfTheEngine) {
    std::vector<std::uint32_t> expected;
    const auto pack = [&](const Event& event) {
        const auto kind = static_cast<std::uint32_t>(event.kind);
        expected.push_back(kind == 3 ? 0x300'0000 : 0x100'0000 * kind + 0x100 * event.cell + event.digit + 1);
    };
    const Search search =
        *run(*find_engine("row"), *parse_classic_puzzle(puzzle), {.solutions = 1}, {}, pack);
    std::vector<std::uint32_t> events(100'000);
    nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
    ASSERT_EQ(nonet_trace(Given(puzzle), nullptr, nullptr, nullptr, 0, events.data(), events.size(), &summary,
                          nullptr),
              NONET_OK);
    events.resize(summary.events);
    EXPECT_EQ(events, expected);
    EXPECT_EQ(summary.full, 0);
    EXPECT_EQ(summary.stop, NONET_STOP_SOLUTIONS);
    EXPECT_EQ(summary.digit_tries, search.counters.digit_tries);
    EXPECT_EQ(summary.backtracks, search.counters.backtracks);
    EXPECT_EQ(summary.nodes, search.counters.nodes);
}

TEST(CTrace, EndsWhereThereIsNoMoreRoom) {
    std::uint32_t events[11] = {};
    events[10] = 0xffff;
    nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
    ASSERT_EQ(nonet_trace(Given(puzzle), "mrv", nullptr, nullptr, 0, events, 10, &summary, nullptr),
              NONET_OK);
    EXPECT_EQ(summary.full, 1);
    EXPECT_EQ(summary.events, 10u);
    EXPECT_EQ(events[10], 0xffff);
}

TEST(CTrace, WithoutRoomTheSearchIsOnlyCounted) {
    nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
    ASSERT_EQ(nonet_trace(Given(puzzle), "row", nullptr, nullptr, 0, nullptr, 0, &summary, nullptr),
              NONET_OK);
    EXPECT_EQ(summary.full, 0);
    EXPECT_EQ(summary.events, 0u);
    EXPECT_EQ(summary.digit_tries, 6732u);
    EXPECT_EQ(summary.backtracks, 720u);
}

TEST(CTrace, GoesOnBehindAnyDigitPlaced) {
    std::vector<std::uint32_t> whole(100'000), rest(100'000), way;
    nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
    ASSERT_EQ(
        nonet_trace(Given(puzzle), "row", nullptr, nullptr, 0, whole.data(), whole.size(), &summary, nullptr),
        NONET_OK);
    whole.resize(summary.events);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        if (whole[i] >> 24 == 2) way.pop_back();
        if (whole[i] >> 24 != 1) continue;
        way.push_back(whole[i]);
        if (i % 37 != 0) continue;
        ASSERT_EQ(nonet_trace(Given(puzzle), nullptr, nullptr, way.data(), way.size(), rest.data(),
                              rest.size(), &summary, nullptr),
                  NONET_OK);
        ASSERT_TRUE(std::equal(whole.begin() + static_cast<std::ptrdiff_t>(i) + 1, whole.end(), rest.begin(),
                               rest.begin() + static_cast<std::ptrdiff_t>(summary.events)));
    }
}

TEST(CTrace, AWayThatIsNoneIsAnError) {
    std::vector<std::uint32_t> events(10);
    nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
    const auto from = [&](const char* engine, const std::vector<std::uint32_t>& way) {
        return nonet_trace(Given(puzzle), engine, nullptr, way.data(), way.size(), events.data(),
                           events.size(), &summary, nullptr);
    };
    EXPECT_EQ(from("row", {}), NONET_OK);                      // the beginning
    EXPECT_EQ(from("row", {0x100'0101}), NONET_OK);            // 1 in r1c2
    EXPECT_EQ(from("row", {0x000'0101}), NONET_BAD_ARGUMENT);  // a try
    EXPECT_EQ(from("row", {0x100'0100}), NONET_BAD_ARGUMENT);  // no digit
    EXPECT_EQ(from("row", {0x100'0103}), NONET_BAD_ARGUMENT);  // the row has a 3
    EXPECT_EQ(from("row", {0x1ff'ff01}), NONET_BAD_ARGUMENT);  // no cell
    EXPECT_EQ(from("logic", {0x100'0101}), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_trace(Given(puzzle), "row", nullptr, nullptr, 1, events.data(), 10, &summary, nullptr),
              NONET_BAD_ARGUMENT);
    const std::uint32_t way = 0x100'0101;  // after a way there must be room
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_trace(Given(puzzle), "row", nullptr, &way, 1, nullptr, 0, &summary, &error),
              NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found no events, expected room for them");
}

TEST(CTrace, FollowsTheCallersFlag) {
    nonet_cancel flag;
    nonet_cancel_reset(&flag);
    nonet_cancel_request(&flag);
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.cancel = &flag;
    std::vector<std::uint32_t> events(1'000'000);
    nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
    ASSERT_EQ(nonet_trace(Given(empty), "row", &limits, nullptr, 0, events.data(), events.size(), &summary,
                          nullptr),
              NONET_OK);
    EXPECT_EQ(summary.stop, NONET_STOP_CANCELLED);
    EXPECT_EQ(summary.full, 0);
}

}  // namespace
}  // namespace nonet
