// Sixteen threads call everything at once and get the answers of a single thread. ThreadSanitizer runs this, too.

#include <barrier>
#include <iterator>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "answers.hpp"
#include "calls.hpp"
#include "support/slow_build.hpp"

namespace nonet {
namespace {

constexpr int threads = 16;
constexpr std::size_t count = std::size(calls::all);

std::vector<std::string> answers_from(std::size_t first) {
    std::vector<std::string> answers(count);
    for (std::size_t i = 0; i < count; ++i) {
        const calls::Call& call = calls::all[(first + i) % count];
        const Text out;
        nonet_error error = NONET_ERROR_INIT;
        EXPECT_EQ(call.ask(out.c, &error), NONET_OK) << call.name << ": " << error.message;
        answers[(first + i) % count] = out.string();
    }
    return answers;
}

TEST(CThreads, SixteenGetTheAnswersOfOne) {
    std::vector<std::vector<std::string>> found(threads);
    std::barrier start(threads);  // the tables are made while all threads request them
    std::vector<std::thread> all;
    for (int i = 0; i < threads; ++i)
        all.emplace_back([&, i] {
            start.arrive_and_wait();
            found[static_cast<std::size_t>(i)] = answers_from(static_cast<std::size_t>(i / 2) * 3 % count);
        });
    for (std::thread& thread : all) thread.join();
    const auto alone = answers_from(0);
    for (const auto& answers : found)
        for (std::size_t i = 0; i < count; ++i) {
            // Its default limit is a time, which sixteen threads exceed under a sanitizer.
            if (testing::slow_build && std::string_view(calls::all[i].name) == "diagnose") continue;
            EXPECT_EQ(answers[i], alone[i]) << calls::all[i].name;
        }
}

// Another thread sets a flag that stops sixteen searches.
TEST(CThreads, OneFlagStopsSearchesOfAll) {
    nonet_cancel flag;
    nonet_cancel_reset(&flag);
    std::vector<nonet_stop> stops(threads, NONET_STOP_FINISHED);
    std::vector<std::thread> all;
    for (int i = 0; i < threads; ++i)
        all.emplace_back([&, i] {
            nonet_limits limits = NONET_LIMITS_INIT;
            limits.solutions = 0;
            limits.cancel = &flag;
            std::uint64_t solutions = 0;
            EXPECT_EQ(
                nonet_count(Given(empty), &limits, &solutions, &stops[static_cast<std::size_t>(i)], nullptr),
                NONET_OK);
        });
    nonet_cancel_request(&flag);
    for (std::thread& thread : all) thread.join();
    for (const nonet_stop stop : stops) EXPECT_EQ(stop, NONET_STOP_CANCELLED);
}

}  // namespace
}  // namespace nonet
