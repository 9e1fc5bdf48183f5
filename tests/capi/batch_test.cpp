// Batches in C give the same answers as batches in C++.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/rng.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/nonet.h"
#include "nonet/nonet.hpp"

namespace nonet {
namespace {

// Puzzles with one solution, none and several, from the classic one by dropping and changing givens.
std::vector<Grid> some_puzzles() {
    const Grid classic =
        *parse_line("3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..");
    std::vector<Grid> grids;
    for (int cell = 0; cell < cell_count; ++cell) {
        Grid grid = classic;
        grid[cell] = grid[cell] == 0 ? 7 : 0;
        grids.push_back(grid);
        grid[cell_count - 1 - cell] = 0;
        grids.push_back(grid);
    }
    return grids;
}

// The answers of the C interface, in vectors of the C++ types.
struct Answers {
    std::vector<Grid> first, second;
    std::vector<std::uint8_t> outcomes;
    std::vector<std::uint64_t> solutions, nodes;
    nonet_stop stop = NONET_STOP_FINISHED;

    nonet_status status = NONET_OK;
    nonet_error error = NONET_ERROR_INIT;
};

Answers solve_all_in_c(const std::vector<Grid>& grids, const nonet_limits* limits = nullptr,
                       const char* kernel = nullptr) {
    const std::size_t size = grids.size();
    Answers answers{std::vector<Grid>(size), std::vector<Grid>(size), std::vector<std::uint8_t>(size),
                    std::vector<std::uint64_t>(size), std::vector<std::uint64_t>(size)};
    nonet_batch batch = NONET_BATCH_INIT;
    batch.count = size;
    batch.grids = grids[0].values.data();
    batch.first = answers.first[0].values.data();
    batch.second = answers.second[0].values.data();
    batch.outcomes = answers.outcomes.data();
    batch.solutions = answers.solutions.data();
    batch.nodes = answers.nodes.data();
    answers.status = nonet_solve_batch(&batch, limits, kernel, &answers.stop, &answers.error);
    return answers;
}

void expect_same_as_cxx(const std::vector<Grid>& grids, const Answers& answers, const Limits& limits,
                        const Kernel& kernel) {
    std::vector<Grid> first(grids.size()), second(grids.size());
    std::vector<Tally> tallies(grids.size());
    const Stop stop = solve_batch({grids, {}, tallies, first, second}, limits, kernel);
    EXPECT_EQ(answers.status, NONET_OK) << answers.error.message;
    EXPECT_EQ(static_cast<int>(answers.stop), static_cast<int>(stop));
    EXPECT_EQ(answers.first, first);
    EXPECT_EQ(answers.second, second);
    for (std::size_t i = 0; i < grids.size(); ++i) {
        EXPECT_EQ(answers.outcomes[i], static_cast<int>(status_of(tallies[i]))) << i;
        EXPECT_EQ(answers.solutions[i], tallies[i].solutions) << i;
        EXPECT_EQ(answers.nodes[i], tallies[i].nodes) << i;
    }
}

TEST(CBatch, EveryKernelAnswersAsInCxx) {
    const auto grids = some_puzzles();
    ASSERT_EQ(nonet_kernel_count(), kernels().size());
    for (std::size_t i = 0; i < kernels().size(); ++i) {
        const Kernel& kernel = *kernels()[i];
        EXPECT_EQ(nonet_kernel_name(i), name_of(kernel));
        EXPECT_EQ(nonet_kernel_is_supported(i), is_supported(kernel));
        const Answers answers = solve_all_in_c(grids, nullptr, nonet_kernel_name(i));
        if (is_supported(kernel))
            expect_same_as_cxx(grids, answers, {}, kernel);
        else
            EXPECT_EQ(answers.status, NONET_BAD_ARGUMENT);
    }
    EXPECT_EQ(nonet_kernel_name(kernels().size()), nullptr);
    EXPECT_EQ(nonet_kernel_is_supported(kernels().size()), 0);
}

TEST(CBatch, TheDefaultKernelAndLimitsAreThoseOfCxx) {
    const auto grids = some_puzzles();
    expect_same_as_cxx(grids, solve_all_in_c(grids), {}, default_kernel());
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.solutions = 5;
    limits.nodes = 7;
    expect_same_as_cxx(grids, solve_all_in_c(grids, &limits), {.solutions = 5, .nodes = 7}, default_kernel());
}

TEST(CBatch, ACancelledCallSaysSoForThePuzzlesToo) {
    const auto grids = some_puzzles();
    nonet_cancel cancel;
    nonet_cancel_reset(&cancel);
    nonet_cancel_request(&cancel);
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.cancel = &cancel;
    const Answers answers = solve_all_in_c(grids, &limits);
    EXPECT_EQ(answers.stop, NONET_STOP_CANCELLED);
    for (std::uint8_t outcome : answers.outcomes) EXPECT_EQ(outcome, NONET_BUDGET);
}

TEST(CBatch, EachPuzzleHasItsOwnBudgetAsInCxx) {
    const auto grids = some_puzzles();
    std::vector<Grid> first(grids.size()), first_in_c(grids.size());
    std::vector<Tally> tallies(grids.size());
    std::vector<std::uint8_t> outcomes(grids.size());
    std::vector<std::uint64_t> nodes(grids.size());
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.nodes = 3;
    nonet_batch batch = NONET_BATCH_INIT;
    batch.count = grids.size();
    batch.grids = grids[0].values.data();
    batch.first = first_in_c[0].values.data();
    batch.outcomes = outcomes.data();
    batch.nodes = nodes.data();
    ASSERT_EQ(nonet_solve_each(&batch, &limits, nullptr), NONET_OK);
    solve_each({.grids = grids, .marks = {}, .tallies = tallies, .first = first, .second = {}}, {.nodes = 3});
    EXPECT_EQ(first_in_c, first);
    for (std::size_t i = 0; i < grids.size(); ++i) {
        EXPECT_EQ(outcomes[i], static_cast<int>(status_of(tallies[i]))) << i;
        EXPECT_EQ(nodes[i], tallies[i].nodes) << i;
    }
    batch.grids = nullptr;
    EXPECT_EQ(nonet_solve_each(&batch, nullptr, nullptr), NONET_BAD_ARGUMENT);
}

// Some puzzles of a board: of its first solutions, with some cells left out, one of them with a clash.
struct OnBoard {
    explicit OnBoard(const char* its_name)
        : name(its_name), board(*parse_board(its_name)), cells(static_cast<std::size_t>(board.cell_count())) {
        BoardSolver solver(board);
        Rng rng(7, 0);
        std::vector<std::uint8_t> values(cells);
        (void)solver.count_solutions(values, {}, {.solutions = 6}, [&](std::span<const std::uint8_t> found) {
            for (std::uint8_t value : found) grids.push_back(rng.below(3) == 0 ? std::uint8_t{0} : value);
        });
        grids.insert(grids.end(), cells, 0);
        grids.insert(grids.end(), cells, 1);
        count = grids.size() / cells;
    }

    nonet_batch batch(std::vector<std::uint8_t>& first, std::vector<std::uint8_t>& second,
                      std::vector<std::uint8_t>& outcomes) const {
        first.assign(grids.size(), 0), second.assign(grids.size(), 0), outcomes.assign(count, 99);
        nonet_batch batch = NONET_BATCH_INIT;
        batch.count = count, batch.grids = grids.data(), batch.first = first.data();
        batch.second = second.data(), batch.outcomes = outcomes.data(), batch.board = name;
        return batch;
    }

    const char* name;
    Geometry board;
    std::size_t cells, count = 0;
    std::vector<std::uint8_t> grids;
};

constexpr const char* some_boards[] = {"4x4", "6x6+x", "9x9+thermo:r1c1,r1c2,r1c3+knight", "16x16",
                                       "jigsaw:1112222111323241333324453666455566744576674557777"};

TEST(CBatch, PuzzlesOfOtherBoardsAreAnsweredAsAlone) {
    for (const char* name : some_boards) {
        const OnBoard puzzles(name);
        std::vector<std::uint8_t> first, second, outcomes;
        for (bool each : {false, true}) {
            const nonet_batch batch = puzzles.batch(first, second, outcomes);
            nonet_stop stop = NONET_STOP_BUDGET;
            ASSERT_EQ(each ? nonet_solve_each(&batch, nullptr, nullptr)
                           : nonet_solve_batch(&batch, nullptr, nullptr, &stop, nullptr),
                      NONET_OK);
            EXPECT_EQ(stop, each ? NONET_STOP_BUDGET : NONET_STOP_FINISHED);
            for (std::size_t i = 0; i < puzzles.count; ++i) {
                const std::span values(puzzles.grids.data() + i * puzzles.cells, puzzles.cells);
                const Answer alone = solve(BoardPuzzle{puzzles.board, {values.begin(), values.end()}, {}});
                EXPECT_EQ(outcomes[i], static_cast<int>(alone.status)) << name << ' ' << i;
                const auto written = [&](const std::vector<std::uint8_t>& all) {
                    return std::vector(all.begin() + static_cast<std::ptrdiff_t>(i * puzzles.cells),
                                       all.begin() + static_cast<std::ptrdiff_t>((i + 1) * puzzles.cells));
                };
                const std::vector<std::uint8_t> nothing(puzzles.cells);
                EXPECT_EQ(written(first), alone.first.empty() ? nothing : alone.first) << name << ' ' << i;
                EXPECT_EQ(written(second), alone.second.empty() ? nothing : alone.second) << name << ' ' << i;
            }
        }
    }
}

TEST(CBatch, LimitsHoldForOtherBoards) {
    const OnBoard puzzles("16x16");
    std::vector<std::uint8_t> first, second, outcomes;
    nonet_cancel cancel;
    nonet_cancel_reset(&cancel);
    nonet_cancel_request(&cancel);
    nonet_limits cancelled = NONET_LIMITS_INIT, soon = NONET_LIMITS_INIT, few = NONET_LIMITS_INIT;
    cancelled.cancel = &cancel, soon.nanoseconds = 1, few.nodes = 1;
    nonet_stop stop = NONET_STOP_FINISHED;
    nonet_batch batch = puzzles.batch(first, second, outcomes);
    for (const auto& [limits, why] :
         {std::pair{&cancelled, NONET_STOP_CANCELLED}, {&soon, NONET_STOP_BUDGET}}) {
        ASSERT_EQ(nonet_solve_batch(&batch, limits, nullptr, &stop, nullptr), NONET_OK);
        EXPECT_EQ(stop, why);
        EXPECT_EQ(outcomes, std::vector<std::uint8_t>(puzzles.count, NONET_BUDGET));
    }
    ASSERT_EQ(nonet_solve_each(&batch, &few, nullptr), NONET_OK);
    EXPECT_EQ(outcomes[puzzles.count - 2], NONET_BUDGET);
    EXPECT_EQ(outcomes[puzzles.count - 1], NONET_NONE);
}

TEST(CBatch, WrongBoardsAndValuesOfThemAreReported) {
    OnBoard puzzles("6x6+x");
    puzzles.grids[40] = 7;
    std::vector<std::uint8_t> first, second, outcomes;
    nonet_batch batch = puzzles.batch(first, second, outcomes);
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_solve_each(&batch, nullptr, &error), NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found value 7 in cell 4 of puzzle 1, expected 0 to 6");
    EXPECT_EQ(error.at, 40u);
    batch.board = "seven";
    EXPECT_NE(nonet_solve_batch(&batch, nullptr, nullptr, nullptr, &error), NONET_OK);
    EXPECT_EQ(outcomes, std::vector<std::uint8_t>(puzzles.count, 99));
}

TEST(CBatch, WhatIsNotWantedIsNotWritten) {
    const auto grids = some_puzzles();
    nonet_batch batch = NONET_BATCH_INIT;
    EXPECT_EQ(nonet_solve_batch(&batch, nullptr, nullptr, nullptr, nullptr), NONET_OK);
    batch.count = grids.size();
    batch.grids = grids[0].values.data();
    EXPECT_EQ(nonet_solve_batch(&batch, nullptr, nullptr, nullptr, nullptr), NONET_OK);
}

TEST(CBatch, WrongArgumentsAreReportedAndNothingIsWritten) {
    auto grids = some_puzzles();
    grids[2][5] = 10;
    const Answers wrong_value = solve_all_in_c(grids);
    EXPECT_EQ(wrong_value.status, NONET_BAD_ARGUMENT);
    EXPECT_STREQ(wrong_value.error.message, "found value 10 in cell 5 of puzzle 2, expected 0 to 9");
    EXPECT_EQ(wrong_value.error.at, 2u * cell_count + 5);
    EXPECT_EQ(wrong_value.outcomes, std::vector<std::uint8_t>(grids.size()));

    const Answers no_kernel = solve_all_in_c(some_puzzles(), nullptr, "abacus");
    EXPECT_EQ(no_kernel.status, NONET_BAD_ARGUMENT);
    EXPECT_TRUE(
        std::string(no_kernel.error.message).starts_with("found kernel 'abacus', expected one of portable"));

    nonet_batch batch = NONET_BATCH_INIT;
    batch.count = 1;
    EXPECT_EQ(nonet_solve_batch(&batch, nullptr, nullptr, nullptr, nullptr), NONET_BAD_ARGUMENT);
    Grid room;
    batch.grids = grids[0].values.data();
    batch.second = room.values.data();
    EXPECT_EQ(nonet_solve_batch(&batch, nullptr, nullptr, nullptr, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_solve_batch(nullptr, nullptr, nullptr, nullptr, nullptr), NONET_BAD_ARGUMENT);
}

}  // namespace
}  // namespace nonet
