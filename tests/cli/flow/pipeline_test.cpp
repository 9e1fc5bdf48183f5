#include "flow/pipeline.hpp"

#include <gtest/gtest.h>

#include <thread>

#include "cli/call.hpp"

namespace nonet::cli {
namespace {

const std::string line(81, '.');

// Lines that are identified by their comments.
std::string numbered_lines(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += line + " " + std::to_string(i) + "\n";
    return text;
}

struct Ran {
    RunOutcome outcome;
    std::string out, err;
    bool cancelled;
};

constexpr std::array flags{flag::jobs, flag::progress, flag::no_progress};
constexpr Command command{.name = "test", .operands = "[FILE...]", .flags = flags, .run = nullptr};

Ran run_work(std::string_view input, const Work& work, PipelineOptions options,
             Output::Condition state = Output::Condition::open) {
    StringInput in(input);
    StringOutput out, err;
    out.state = state;
    std::atomic<bool> cancel{false};
    Streams io{.in = in, .out = out, .err = err, .cancel = cancel};
    const Args args(command, {});
    const RunOutcome outcome = run_pipeline(args, io, work, options);
    return {outcome, out.text, err.text, cancel.load()};
}

void echo(const Batch& batch, Rows& rows) {
    for (const Record& record : batch.records()) rows.out += record.text + '\n';
}

TEST(Pipeline, RowsComeInTheOrderOfTheInputWhicheverIsQuicker) {
    const std::string text = numbered_lines(500);
    const Work uneven = [](const Batch& batch, Rows& rows) {
        if (batch.number % 3 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(2));
        echo(batch, rows);
    };
    for (unsigned jobs : {1u, 2u, 7u}) {
        const Ran ran = run_work(text, uneven, {.batch_size = 7, .default_jobs = jobs});
        EXPECT_EQ(ran.out, text);
        EXPECT_EQ(ran.outcome.exit, Exit::done);
        EXPECT_EQ(ran.outcome.puzzles, 500u);
    }
}

TEST(Pipeline, WorkersGetWholeBatches) {
    std::mutex mutex;
    std::vector<std::size_t> sizes;
    const Work measure = [&](const Batch& batch, Rows&) {
        const std::lock_guard lock(mutex);
        sizes.push_back(batch.size);
    };
    run_work(numbered_lines(250), measure, {.batch_size = 100, .default_jobs = 1});
    EXPECT_EQ(sizes, (std::vector<std::size_t>{100, 100, 50}));
}

TEST(Pipeline, TheWorstExitOfAllBatchesIsTheEnd) {
    const Work one_bad = [](const Batch& batch, Rows& rows) {
        if (batch.number == 3) rows.exit(Exit::no);
        if (batch.number == 5) rows.exit(Exit::bad_input);
        if (batch.number == 7) rows.exit(Exit::budget);
    };
    EXPECT_EQ(run_work(numbered_lines(20), one_bad, {.batch_size = 1, .default_jobs = 2}).outcome.exit,
              Exit::bad_input);
}

TEST(Pipeline, LongOutputIsPassedOnAndStaysInOrder) {
    const std::string row(1 << 16, 'x');
    const Work chatty = [&](const Batch& batch, Rows& rows) {
        for (int i = 0; i < 20; ++i) {
            rows.out += std::to_string(batch.number) + row + '\n';
            rows.relay();
            EXPECT_LE(rows.out.size(), std::size_t{1} << 19);
        }
    };
    std::string expected;
    for (int batch = 0; batch < 12; ++batch)
        for (int i = 0; i < 20; ++i) expected += std::to_string(batch) + row + '\n';
    EXPECT_TRUE(run_work(numbered_lines(12), chatty, {.batch_size = 1, .default_jobs = 4}).out == expected);
}

TEST(Pipeline, NothingFollowsARowThatWasCut) {
    const Work cut_third = [](const Batch& batch, Rows& rows) {
        echo(batch, rows);
        if (batch.number == 2) rows.cut();
    };
    const Ran ran = run_work(numbered_lines(100), cut_third, {.batch_size = 1, .default_jobs = 4});
    EXPECT_EQ(ran.out, numbered_lines(3));
}

TEST(Pipeline, OnDoneIsCalledInOrderAndOnlyForRowsThatWentOut) {
    std::vector<std::uint64_t> order;
    const Work work = [&](const Batch& batch, Rows& rows) {
        if (batch.number == 40) rows.cut();
        rows.when_out([&order, number = batch.number] { order.push_back(number); });
    };
    run_work(numbered_lines(100), work, {.batch_size = 1, .default_jobs = 4});
    ASSERT_EQ(order.size(), 41u);
    for (std::size_t i = 0; i < order.size(); ++i) EXPECT_EQ(order[i], i);
}

TEST(Pipeline, AClosedOutputStopsTheWorkAndIsSuccess) {
    const Work no = [](const Batch& batch, Rows& rows) {
        echo(batch, rows);
        rows.exit(Exit::no);
    };
    const Ran ran =
        run_work(numbered_lines(1000), no, {.batch_size = 1, .default_jobs = 2}, Output::Condition::closed);
    EXPECT_EQ(ran.outcome.exit, Exit::done);
    EXPECT_EQ(ran.err, "");
    EXPECT_TRUE(ran.cancelled);
}

TEST(Pipeline, AFailedOutputIsReported) {
    const Ran ran =
        run_work(numbered_lines(10), echo, {.batch_size = 1, .default_jobs = 2}, Output::Condition::failed);
    EXPECT_EQ(ran.outcome.exit, Exit::input_output);
    EXPECT_EQ(ran.err, "nonet: cannot write the output: the test says so\n");
}

TEST(Pipeline, ABugInTheWorkEndsWithSeventy) {
    const Work throws = [](const Batch& batch, Rows& rows) {
        if (batch.number == 2) throw std::runtime_error("a planted bug");
        echo(batch, rows);
    };
    const Ran ran = run_work(numbered_lines(50), throws, {.batch_size = 1, .default_jobs = 2});
    EXPECT_EQ(ran.outcome.exit, Exit::internal);
    EXPECT_NE(ran.err.find("a planted bug"), std::string::npos);
    EXPECT_TRUE(numbered_lines(2).starts_with(ran.out));
}

}  // namespace
}  // namespace nonet::cli
