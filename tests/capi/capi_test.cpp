// The C interface agrees with the C++ interface: same numbers, same answers, same errors.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "answers.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/nonet.h"
#include "nonet/nonet.hpp"

namespace nonet {
namespace {

const std::string start = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
const std::string several_start =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6...........................";
const std::string clash_start =
    "33..............................................................................";
const std::string& empty_grid = empty;

std::string padded(const std::string& text) {
    return text + std::string(static_cast<std::size_t>(cell_count) - text.size(), '.');
}

// An answer, and the room for its solutions; earlier contents must disappear.
struct SolvedInC : nonet_answer {
    std::string one, two;
};

SolvedInC solve_in_c(const std::string& text, const nonet_limits* limits = nullptr,
                     const char* engine = nullptr) {
    char first[82] = "before", second[82] = "before";
    nonet_answer answer = NONET_ANSWER_INIT;
    nonet_error error = NONET_ERROR_INIT;
    answer.first = first;
    answer.second = second;
    answer.room = sizeof first;
    EXPECT_EQ(nonet_solve(Given(text), limits, engine, &answer, &error), NONET_OK) << error.message;
    EXPECT_EQ(answer.first, first);
    EXPECT_EQ(answer.room, sizeof first);
    return {answer, first, second};
}

// Numbers -----------------------------------------------------------------------------------------------------

TEST(CNumbers, StatusesAreTheErrorCodes) {
    EXPECT_EQ(NONET_WRONG_LENGTH, static_cast<int>(Errc::wrong_length));
    EXPECT_EQ(NONET_BAD_CHARACTER, static_cast<int>(Errc::bad_character));
    EXPECT_EQ(NONET_BAD_STRUCTURE, static_cast<int>(Errc::bad_structure));
    EXPECT_EQ(NONET_BAD_ARGUMENT, static_cast<int>(Errc::bad_argument));
    EXPECT_EQ(NONET_UNSUPPORTED, static_cast<int>(Errc::unsupported));
    // An error code that the C interface lacks would have a name.
    EXPECT_EQ(name_of(static_cast<Errc>(NONET_UNSUPPORTED + 1)), "unknown");
    for (int code = NONET_WRONG_LENGTH; code <= NONET_UNSUPPORTED; ++code)
        EXPECT_EQ(nonet_status_name(code), name_of(static_cast<Errc>(code)));
    EXPECT_STREQ(nonet_status_name(NONET_OK), "ok");
    EXPECT_STREQ(nonet_status_name(-1), "unknown");
    EXPECT_STREQ(nonet_status_name(NONET_NO_MEMORY + 1), "unknown");
}

TEST(CNumbers, OutcomesAreTheStatuses) {
    EXPECT_EQ(NONET_UNIQUE, static_cast<int>(Status::unique));
    EXPECT_EQ(NONET_NONE, static_cast<int>(Status::none));
    EXPECT_EQ(NONET_MULTIPLE, static_cast<int>(Status::multiple));
    EXPECT_EQ(NONET_SOLVED, static_cast<int>(Status::solved));
    EXPECT_EQ(NONET_BUDGET, static_cast<int>(Status::budget));
    EXPECT_EQ(NONET_STUCK, static_cast<int>(Status::stuck));
    for (int outcome = NONET_UNIQUE; outcome <= NONET_STUCK; ++outcome)
        EXPECT_EQ(nonet_outcome_name(outcome), name_of(static_cast<Status>(outcome)));
    EXPECT_STREQ(nonet_outcome_name(-1), "unknown");
    EXPECT_STREQ(nonet_outcome_name(NONET_STUCK + 1), "unknown");
}

TEST(CNumbers, StopsAreTheStops) {
    EXPECT_EQ(NONET_STOP_FINISHED, static_cast<int>(Stop::finished));
    EXPECT_EQ(NONET_STOP_SOLUTIONS, static_cast<int>(Stop::solutions));
    EXPECT_EQ(NONET_STOP_BUDGET, static_cast<int>(Stop::budget));
    EXPECT_EQ(NONET_STOP_CANCELLED, static_cast<int>(Stop::cancelled));
    EXPECT_EQ(NONET_STOP_STUCK, static_cast<int>(Stop::stuck));
}

TEST(CNumbers, TheVersionIsTheOneOfTheHeader) {
    EXPECT_STREQ(nonet_version(), NONET_VERSION);
    const int number = nonet_version_number();
    EXPECT_EQ(std::to_string(number / 10000) + '.' + std::to_string(number / 100 % 100) + '.' +
                  std::to_string(number % 100),
              NONET_VERSION);
}

// The layout on 64-bit machines; a change here breaks existing programs.
TEST(CNumbers, StructsKeepTheirLayout) {
    if (sizeof(void*) != 8) GTEST_SKIP() << "not a 64-bit machine";
    EXPECT_EQ(sizeof(nonet_error), 272u);
    EXPECT_EQ(sizeof(nonet_cancel), 8u);
    EXPECT_EQ(sizeof(nonet_limits), 40u);
    EXPECT_EQ(sizeof(nonet_answer), 72u);
    EXPECT_EQ(sizeof(nonet_record), 40u);
}

// Solving -----------------------------------------------------------------------------------------------------

TEST(CSolve, AnswersAsCxxDoesForEveryEngine) {
    Limits limits{.nodes = 20000};
    nonet_limits bounds = NONET_LIMITS_INIT;
    bounds.nodes = limits.nodes;
    for (const std::string& text : {start, padded(several_start), padded(clash_start), empty_grid}) {
        for (std::size_t i = 0; i < nonet_engine_count(); ++i) {
            const char* name = nonet_engine_name(i);
            SCOPED_TRACE(std::string(name) + " " + text);
            const ClassicAnswer expected = *solve(*parse_classic_puzzle(text), limits, *find_engine(name));
            const SolvedInC answer = solve_in_c(text, &bounds, name);
            EXPECT_EQ(static_cast<int>(answer.outcome), static_cast<int>(expected.status));
            EXPECT_EQ(answer.solutions, expected.solutions);
            EXPECT_EQ(answer.digit_tries, expected.counters.digit_tries);
            EXPECT_EQ(answer.backtracks, expected.counters.backtracks);
            EXPECT_EQ(answer.nodes, expected.counters.nodes);
            EXPECT_EQ(answer.one, expected.solutions >= 1 ? format_line(expected.first) : "");
            EXPECT_EQ(answer.two, expected.solutions >= 2 ? format_line(expected.second) : "");
        }
    }
}

TEST(CSolve, TellsTheFourOutcomesApart) {
    EXPECT_EQ(solve_in_c(start).outcome, NONET_UNIQUE);
    EXPECT_EQ(solve_in_c(padded(clash_start)).outcome, NONET_NONE);
    EXPECT_EQ(solve_in_c(empty_grid).outcome, NONET_MULTIPLE);
    nonet_limits first = NONET_LIMITS_INIT;
    first.solutions = 1;
    EXPECT_EQ(solve_in_c(empty_grid, &first).outcome, NONET_SOLVED);
}

TEST(CSolve, NamesTheEnginesWhenThereIsNoneOfThatName) {
    nonet_answer answer = NONET_ANSWER_INIT;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_solve(Given(start), nullptr, "abacus", &answer, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(error.code, NONET_BAD_ARGUMENT);
    EXPECT_TRUE(std::strstr(error.message, "found engine 'abacus', expected one of ")) << error.message;
    EXPECT_TRUE(std::strstr(error.message, "row")) << error.message;
}

TEST(CSolve, PencilMarksRestrictAndTheTutorialsEnginesRefuseThem) {
    // The empty grid's 729 marks without two: r1c1 is 5.
    std::string marks;
    for (int cell = 0; cell < cell_count; ++cell) marks += cell == 0 ? "....5...." : "123456789";
    EXPECT_EQ(solve_in_c(marks).one[0], '5');
    char first[82] = "untouched";
    nonet_answer answer = NONET_ANSWER_INIT;
    nonet_error error = NONET_ERROR_INIT;
    answer.first = first;
    answer.room = sizeof first;
    EXPECT_EQ(nonet_solve(Given(marks), nullptr, "row", &answer, &error), NONET_UNSUPPORTED);
    EXPECT_STREQ(first, "untouched");
}

// Limits ------------------------------------------------------------------------------------------------------

TEST(CLimits, NodesAndTimeEndASearch) {
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.solutions = 0;
    limits.nodes = 1000;
    uint64_t count = 0;
    nonet_stop stop = NONET_STOP_FINISHED;
    EXPECT_EQ(nonet_count(Given(empty_grid), &limits, &count, &stop, nullptr), NONET_OK);
    EXPECT_EQ(stop, NONET_STOP_BUDGET);
    limits.nodes = 0;
    limits.nanoseconds = 1'000'000;
    stop = NONET_STOP_FINISHED;
    EXPECT_EQ(nonet_count(Given(empty_grid), &limits, &count, &stop, nullptr), NONET_OK);
    EXPECT_EQ(stop, NONET_STOP_BUDGET);
}

TEST(CLimits, TheLongestTimeIsNoOverflow) {
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.nanoseconds = UINT64_MAX;
    EXPECT_EQ(solve_in_c(start, &limits).outcome, NONET_UNIQUE);
}

TEST(CLimits, AnotherThreadStopsASearchThatWouldNotEnd) {
    nonet_cancel flag;
    nonet_cancel_reset(&flag);
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.solutions = 0;
    limits.cancel = &flag;
    uint64_t count = 0;
    nonet_stop stop = NONET_STOP_FINISHED;
    std::thread search([&] { nonet_count(Given(empty_grid), &limits, &count, &stop, nullptr); });
    nonet_cancel_request(&flag);
    search.join();
    EXPECT_EQ(stop, NONET_STOP_CANCELLED);
}

// Structs that are older or newer than the library ------------------------------------------------------------

TEST(CSizes, LimitsOfANewerProgramWorkWhileTheirNewFieldsAreZero) {
    struct {
        nonet_limits known = NONET_LIMITS_INIT;
        uint64_t added = 0;
    } newer;
    newer.known.size = sizeof newer;
    EXPECT_EQ(solve_in_c(start, &newer.known).outcome, NONET_UNIQUE);
    newer.added = 1;
    nonet_answer answer = NONET_ANSWER_INIT;
    EXPECT_EQ(nonet_solve(Given(start), &newer.known, nullptr, &answer, nullptr), NONET_UNSUPPORTED);
}

TEST(CSizes, AnswersOfANewerProgramKeepWhatTheLibraryDoesNotKnow) {
    struct {
        nonet_answer known = NONET_ANSWER_INIT;
        uint64_t added = 42;
    } newer;
    newer.known.size = sizeof newer;
    EXPECT_EQ(nonet_solve(Given(start), nullptr, nullptr, &newer.known, nullptr), NONET_OK);
    EXPECT_EQ(newer.known.outcome, NONET_UNIQUE);
    EXPECT_EQ(newer.known.size, sizeof newer);
    EXPECT_EQ(newer.added, 42u);
}

TEST(CSizes, AStructWithoutItsSizeIsRefusedAndNotTouched) {
    nonet_answer answer = NONET_ANSWER_INIT;
    answer.size = 0;
    answer.nodes = 7;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_solve(Given(start), nullptr, nullptr, &answer, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(answer.nodes, 7u);
    EXPECT_STREQ(error.message, "found size 0 in answer, expected one made with its NONET_..._INIT");
    error.size = 1;
    error.line = 99;
    EXPECT_EQ(nonet_solve(Given(start), nullptr, nullptr, nullptr, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(error.line, 99u);
}

TEST(CEngines, AreListedInTheOrderOfCxxAndEndInANul) {
    ASSERT_EQ(nonet_engine_count(), engines().size());
    for (std::size_t i = 0; i < engines().size(); ++i) {
        EXPECT_EQ(nonet_engine_name(i), engines()[i]->name);
        EXPECT_EQ(nonet_engine_idea(i), engines()[i]->idea);
    }
    EXPECT_EQ(nonet_engine_name(engines().size()), nullptr);
    EXPECT_EQ(nonet_engine_idea(engines().size()), nullptr);
}

}  // namespace
}  // namespace nonet
