#include "command/symmetry.hpp"
#include "nonet/more/diagnose.hpp"

#include <gtest/gtest.h>

#include "nonet/generate.hpp"

namespace nonet {
namespace {

ClassicPuzzle with_givens(int count) {
    ClassicPuzzle puzzle;
    for (int cell = 0; cell < count; ++cell) puzzle.givens[cell] = 1;
    return puzzle;
}

TEST(Summary, IsHonestAboutWhatWasCounted) {
    Diagnosis diagnosis{.solutions = 26, .solutions_exact = true};
    diagnosis.report.status = Status::multiple;
    diagnosis.differing = {0, 1};
    EXPECT_EQ(summary_of(diagnosis, with_givens(24)).headline, "26 solutions");
    EXPECT_EQ(summary_of(diagnosis, with_givens(24)).about, "They differ in 2 cells.");
    EXPECT_EQ(summary_of(diagnosis, with_givens(16)).about,
              "They differ in 2 cells. No puzzle with fewer than 17 givens has only one.");
    EXPECT_EQ(summary_of(diagnosis, ClassicPuzzle{}).about,
              "The grid is empty: every finished grid is a solution.");
    diagnosis.solutions_exact = false;
    EXPECT_EQ(summary_of(diagnosis, with_givens(24)).headline, "At least 26 solutions");
    diagnosis.solutions = 0;
    EXPECT_EQ(summary_of(diagnosis, with_givens(24)).headline, "Several solutions");
}

TEST(Summary, SaysWhyThereIsNoSolution) {
    Diagnosis diagnosis;
    diagnosis.report.status = Status::none;
    EXPECT_EQ(summary_of(diagnosis, with_givens(24)).about,
              "No two givens clash, but together they contradict each other.");
    diagnosis.report.duplicates = {{0, 1, 0, 0}};
    EXPECT_EQ(summary_of(diagnosis, with_givens(24)).about, "Equal digits see each other.");
}

TEST(Words, OfStepsAndDeadEnds) {
    EXPECT_EQ(describe(Forced{.cell = 0, .digit = 4, .house = {}}), "r1c1=5 (the last candidate)");
    EXPECT_EQ(describe(Forced{.cell = 0, .digit = 4, .house = 0}), "r1c1=5 (the only place in row 1)");
    EXPECT_EQ(describe(DeadEnd{.cell = 1}), "r1c2 has no candidate");
    EXPECT_EQ(describe(DeadEnd{.house = 2, .digit = 1}), "row 3 has no place for 2");
    EXPECT_EQ(describe(Slip::swapped), "two values swapped");
}

// The words match the orbits: a left-right mirror maps r1c1 to r1c9.
TEST(Words, OfSymmetriesSayWhatTheyDo) {
    EXPECT_EQ(describe(Symmetry::horizontal), "left and right");
    EXPECT_TRUE(orbit_of(0, Symmetry::horizontal).contains(8));
    EXPECT_EQ(describe(Symmetry::vertical), "top and bottom");
    EXPECT_TRUE(orbit_of(0, Symmetry::vertical).contains(72));
    EXPECT_EQ(describe(Symmetry::rot180), "half turn");
    EXPECT_TRUE(orbit_of(0, Symmetry::rot180).contains(80));
}

}  // namespace
}  // namespace nonet
