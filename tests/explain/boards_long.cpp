// Every puzzle of the shared sets of other boards, and a thousand made ones of every kind, explained step by step.

#include <gtest/gtest.h>

#include "nonet/boards.hpp"
#include "nonet/generate.hpp"
#include "support/board_paths.hpp"

namespace nonet::testing {
namespace {

void report(const char* what, const PathCounts& counts) {
    std::printf("%s: %d puzzles, %d solved\n", what, counts.puzzles, counts.solved);
    for (const auto& [kind, count] : counts.steps) std::printf("  %s %d\n", std::string(kind).c_str(), count);
}

TEST(BoardReasoningLong, IsSoundOnSharedPuzzles) {
    PathCounts counts;
    for (const char* name : {"generated_geometry.tsv", "gecode16.tsv"})
        for (const BoardPuzzle& puzzle :
             read_board_puzzles(read_lines(sets_path(std::string("variants/dev/") + name)))) {
            SCOPED_TRACE(puzzle.id);
            if (puzzle.kind == "c25hard" || puzzle.kind == "jigsaw16") continue;  // minutes for one
            expect_sound_path({with_derived(puzzle), puzzle.values, {}}, puzzle.solution, counts);
            if (HasFailure()) return;
        }
    report("shared", counts);
    if (counts.puzzles == 0) GTEST_SKIP() << "the shared sets of other boards are absent";
}

class MadePuzzles : public ::testing::TestWithParam<const char*> {};

TEST_P(MadePuzzles, AreExplainedSoundly) {
    const Geometry geometry = *parse_board(GetParam());
    BoardOrder order;
    order.seed = 18;
    std::vector<BoardPuzzleMade> puzzles(geometry.cell_count() > 100 ? 100 : 1000);
    BoardGenerator::create(geometry, order)->make(0, puzzles);
    PathCounts counts;
    for (const BoardPuzzleMade& one : puzzles) {
        if (!one.met) continue;
        expect_sound_path({geometry, one.puzzle, {}}, one.solution, counts);
        if (HasFailure()) return;
    }
    report(GetParam(), counts);
    EXPECT_GE(counts.puzzles, std::ssize(puzzles) / 2);
}

INSTANTIATE_TEST_SUITE_P(Of, MadePuzzles,
                         ::testing::Values("4x4", "6x6", "8x8", "9x9+x", "9x9+windoku", "9x9+x+windoku",
                                           "9x9+disjoint", "9x9+knight", "9x9+king", "9x9+knight+king",
                                           "6x6+nonconsecutive", "9x9+asterisk", "9x9+girandola",
                                           "9x9+centredot", "7x7", "6x9", "9x9+0..8", "5x5+1..7",
                                           "6x6+odd:r1c1,r2c2+even:r6c6", "6x6+min:r2c2,r5c5+max:r3c4",
                                           "12x12"),
                         [](const auto& of) { return "number" + std::to_string(of.index); });

}  // namespace
}  // namespace nonet::testing
