#include "nonet/solve.hpp"
#include "nonet/more/engines.hpp"

#include <gtest/gtest.h>

#include "support/grids.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

// The tutorials' solution without the four cells of a deadly rectangle, whose two digits can be exchanged.
constexpr char with_two_solutions[] =
    "..6578492529134768487629531263415987974863125851792643..8947256692351874745286319";

TEST(Solve, NamesEveryStatus) {
    EXPECT_EQ(name_of(Status::unique), "unique");
    EXPECT_EQ(name_of(Status::none), "none");
    EXPECT_EQ(name_of(Status::multiple), "multiple");
    EXPECT_EQ(name_of(Status::solved), "solved");
    EXPECT_EQ(name_of(Status::budget), "budget");
    EXPECT_EQ(name_of(Status::invalid), "invalid");
}

TEST(Solve, ProvesTheOnlySolution) {
    const auto answer = solve(puzzle(known::classic));
    EXPECT_EQ(answer.status, Status::unique);
    EXPECT_EQ(answer.solutions, 1u);
    EXPECT_EQ(text(answer.first), known::classic_solution);
}

TEST(Solve, WithLimitOneDoesNotAskForOthers) {
    const auto answer = solve(puzzle(known::classic), {.solutions = 1});
    EXPECT_EQ(answer.status, Status::solved);
    EXPECT_EQ(text(answer.first), known::classic_solution);
    EXPECT_EQ(solve(ClassicPuzzle{}, {.solutions = 1}).status, Status::solved);
}

TEST(Solve, ShowsTwoOfSeveralSolutions) {
    const auto answer = solve(puzzle(with_two_solutions));
    EXPECT_EQ(answer.status, Status::multiple);
    EXPECT_EQ(answer.solutions, 2u);
    EXPECT_NE(answer.first, answer.second);
    EXPECT_EQ(sorted({text(answer.first), text(answer.second)}), brute_list(puzzle(with_two_solutions), 10));
}

TEST(Solve, SaysNoneForABrokenPuzzle) {
    ClassicPuzzle broken = puzzle(known::classic);
    broken.givens[1] = 3;  // r1c1 already has a 3
    const auto answer = solve(broken);
    EXPECT_EQ(answer.status, Status::none);
    EXPECT_EQ(answer.solutions, 0u);
}

TEST(Solve, SaysBudgetWhenItCannotTell) {
    const auto none_yet = solve(ClassicPuzzle{}, {.nodes = 1});
    EXPECT_EQ(none_yet.status, Status::budget);
    EXPECT_EQ(none_yet.solutions, 0u);

    const auto& row = *find_engine("row");
    const auto first = solve(puzzle(known::classic), {.solutions = 1}, row);
    const auto not_proved = solve(puzzle(known::classic), {.nodes = first->counters.nodes}, row);
    EXPECT_EQ(not_proved->status, Status::budget);
    EXPECT_EQ(not_proved->solutions, 1u);  // but found
    EXPECT_EQ(text(not_proved->first), known::classic_solution);

    const std::atomic<bool> cancel = true;
    EXPECT_EQ(solve(puzzle(known::classic), {.cancel = &cancel}).status, Status::budget);
}

TEST(Solve, IsSureOfSeveralEvenWhenTheBudgetEndsTheCount) {
    EXPECT_EQ(solve(ClassicPuzzle{}, {.solutions = 0, .nodes = 10'000}).status, Status::multiple);
}

TEST(Solve, PassesOnThatAnEngineTakesNoMarks) {
    const auto answer = solve(with_full_marks(puzzle(known::classic)), {}, *find_engine("row"));
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, Errc::unsupported);
}

TEST(Solve, CountsTheWorkOfTheNamedEngine) {
    const auto answer = solve(puzzle(known::classic), {.solutions = 1}, *find_engine("row"));
    EXPECT_EQ(answer->counters.digit_tries, 6'732u);
    EXPECT_EQ(answer->counters.backtracks, 720u);
}

}  // namespace
}  // namespace nonet
