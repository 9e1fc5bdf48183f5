// Arguments out of range, missing puzzles, questions of the classic board only; and the names of numbers in the C interface.

#include <gtest/gtest.h>

#include "answers.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/kernels.hpp"

namespace nonet {
namespace {

TEST(CArguments, OutOfRangeIsAnError) {
    Text out;
    const Given given(puzzle);
    const auto hinted = [&](int level) { return nonet_hint(given, level, nullptr, nullptr, out.c, nullptr); };
    EXPECT_EQ(hinted(0), NONET_BAD_ARGUMENT);
    EXPECT_EQ(hinted(6), NONET_BAD_ARGUMENT);
    const auto refuted = [&](int cell, int digit) {
        return nonet_why_not(given, cell, digit, nullptr, nullptr, out.c, nullptr);
    };
    EXPECT_EQ(refuted(81, 1), NONET_BAD_ARGUMENT);
    EXPECT_EQ(refuted(0, 0), NONET_BAD_ARGUMENT);
    EXPECT_EQ(refuted(0, 10), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_explain(given, nullptr, nullptr, nullptr, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_diagnose(nullptr, puzzle.data(), puzzle.size(), nullptr, nullptr, nullptr),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_diagnose(nullptr, nullptr, 1, nullptr, out.c, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_scramble(given, 0, 0, nullptr, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_enumerate(given, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_true_candidates(given, nullptr, nullptr, nullptr, nullptr), NONET_BAD_ARGUMENT);
}

// Each function reports a missing puzzle.
TEST(CArguments, APuzzleIsNeeded) {
    Text out;
    nonet_answer answer = NONET_ANSWER_INIT;
    nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
    nonet_fingerprint print;
    nonet_outcome outcome;
    std::uint64_t count = 0;
    const auto call = [](void*, const char*) {};
    nonet_error error = NONET_ERROR_INIT;
    const nonet_puzzle* const no = nullptr;
    for (const nonet_status status :
         {nonet_solve(no, nullptr, nullptr, &answer, &error),
          nonet_count(no, nullptr, &count, nullptr, &error),
          nonet_check(no, 0, nullptr, out.c, &error),
          nonet_true_candidates(no, nullptr, out.c, nullptr, &error),
          nonet_enumerate(no, nullptr, call, nullptr, nullptr, nullptr, &error),
          nonet_estimate(no, 0, 0, nullptr, out.c, &error),
          nonet_minimal(no, nullptr, out.c, &error),
          nonet_diagnose_entries(no, no, nullptr, 0, nullptr, out.c, &error),
          nonet_prove(no, nullptr, out.c, &outcome, &error),
          nonet_format(no, "line", out.c, &error),
          nonet_hint(no, 1, nullptr, nullptr, out.c, &error),
          nonet_explain(no, nullptr, nullptr, out.c, &error),
          nonet_why_not(no, 0, 1, nullptr, nullptr, out.c, &error),
          nonet_all_steps(no, nullptr, nullptr, out.c, &error),
          nonet_rate(no, nullptr, nullptr, out.c, &error),
          nonet_canon(no, out.c, &error),
          nonet_same(no, no, out.c, &error),
          nonet_same(Given(puzzle), no, out.c, &error),
          nonet_scramble(no, 0, 0, out.c, &error),
          nonet_class_of(no, 0, nullptr, &print, &error),
          nonet_minimal_puzzles(no, nullptr, call, nullptr, nullptr, nullptr, &error),
          nonet_neighbours(no, 1, 1, nullptr, call, nullptr, nullptr, nullptr, &error),
          nonet_unavoidable_sets(no, 6, nullptr, call, nullptr, nullptr, nullptr, &error),
          nonet_draw(no, 0, nullptr, nullptr, out.c, &error),
          nonet_trace(no, nullptr, nullptr, nullptr, 0, nullptr, 0, &summary, &error)}) {
        EXPECT_EQ(status, NONET_BAD_ARGUMENT);
        EXPECT_STREQ(error.message, "found no puzzle, expected one of nonet_puzzle_read");
    }
    EXPECT_EQ(out.string(), "");
}

// Functions of the classic board say so for any other puzzle.
TEST(CArguments, SomeQuestionsAreOfTheClassicBoard) {
    Text out;
    nonet_fingerprint print;
    const auto call = [](void*, const char*) {};
    nonet_error error = NONET_ERROR_INIT;
    const Given four("1..............4"), nine(puzzle);
    for (const nonet_status status :
         {nonet_canon(four, out.c, &error), nonet_same(nine, four, out.c, &error),
          nonet_same(four, nine, out.c, &error), nonet_scramble(four, 0, 0, out.c, &error),
          nonet_diagnose_entries(four, four, nullptr, 0, nullptr, out.c, &error),
          nonet_diagnose_entries(nine, four, nullptr, 0, nullptr, out.c, &error),
          nonet_minimal_puzzles(four, nullptr, call, nullptr, nullptr, nullptr, &error),
          nonet_neighbours(four, 1, 1, nullptr, call, nullptr, nullptr, nullptr, &error),
          nonet_unavoidable_sets(four, 6, nullptr, call, nullptr, nullptr, nullptr, &error)}) {
        EXPECT_EQ(status, NONET_UNSUPPORTED);
        EXPECT_STREQ(error.message,
                     "found a puzzle of the board 4x4, expected one of the classic board, 9x9");
    }
    EXPECT_EQ(nonet_class_of(four, 0, nullptr, &print, &error), NONET_UNSUPPORTED);
    EXPECT_EQ(out.string(), "");
}

TEST(CNames, OfStopsEnginesTechniquesAndKernelsAreThoseOfCxx) {
    for (int stop = NONET_STOP_FINISHED; stop <= NONET_STOP_STUCK; ++stop)
        EXPECT_EQ(nonet_stop_name(stop), name_of(static_cast<Stop>(stop)));
    EXPECT_STREQ(nonet_stop_name(-1), "unknown");
    EXPECT_STREQ(nonet_stop_name(NONET_STOP_STUCK + 1), "unknown");
    for (std::size_t i = 0; i < engines().size(); ++i) {
        EXPECT_EQ(nonet_engine_source(i), engines()[i]->source);
        EXPECT_EQ(nonet_engine_takes_marks(i), engines()[i]->takes_marks);
    }
    EXPECT_EQ(nonet_engine_source(engines().size()), nullptr);
    EXPECT_EQ(nonet_engine_takes_marks(engines().size()), 0);
    ASSERT_EQ(nonet_technique_count(), techniques().size());
    for (std::size_t i = 0; i < techniques().size(); ++i) {
        EXPECT_EQ(nonet_technique_id(i), techniques()[i]->id);
        EXPECT_EQ(nonet_technique_name(i), techniques()[i]->name);
        EXPECT_DOUBLE_EQ(nonet_technique_rating(i) / 10.0, techniques()[i]->ratings.se);
    }
    EXPECT_EQ(nonet_technique_id(techniques().size()), nullptr);
    EXPECT_EQ(nonet_technique_name(techniques().size()), nullptr);
    EXPECT_EQ(nonet_technique_rating(techniques().size()), 0);
    ASSERT_EQ(nonet_symmetry_count(), static_cast<std::size_t>(symmetry_count));
    for (int i = 0; i < symmetry_count; ++i) {
        const auto symmetry = static_cast<Symmetry>(i);
        EXPECT_EQ(nonet_symmetry_name(static_cast<std::size_t>(i)), name_of(symmetry));
        EXPECT_EQ(nonet_symmetry_words(static_cast<std::size_t>(i)), describe(symmetry));
    }
    EXPECT_EQ(nonet_symmetry_name(symmetry_count), nullptr);
    EXPECT_EQ(nonet_symmetry_words(symmetry_count), nullptr);
    ASSERT_EQ(nonet_kernel_count(), kernels().size());
    for (std::size_t i = 0; i < kernels().size(); ++i) {
        EXPECT_EQ(nonet_kernel_name(i), name_of(*kernels()[i]));
        EXPECT_EQ(nonet_kernel_is_supported(i), is_supported(*kernels()[i]));
    }
    EXPECT_EQ(nonet_kernel_name(kernels().size()), nullptr);
    EXPECT_EQ(nonet_kernel_is_supported(kernels().size()), 0);
    EXPECT_EQ(nonet_kernel_default(), name_of(default_kernel()));
}

}  // namespace
}  // namespace nonet
