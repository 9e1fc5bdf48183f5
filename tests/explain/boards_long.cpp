// Every puzzle of the public sets of other boards, and a thousand made ones of every kind, explained step by step.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <tuple>

#include "nonet/boards.hpp"
#include "nonet/generate.hpp"
#include "support/board_paths.hpp"

namespace nonet::testing {
namespace {

void report(const char* what, const PathCounts& counts) {
    std::printf("%s: %d puzzles, %d solved\n", what, counts.puzzles, counts.solved);
    for (const auto& [kind, count] : counts.steps) std::printf("  %s %d\n", std::string(kind).c_str(), count);
}

// A tenth of each set, so that a part takes minutes, and several parts can run in parallel.
constexpr int parts = 10;

class SharedBoards : public ::testing::TestWithParam<int> {};

TEST_P(SharedBoards, AreExplainedSoundly) {
    PathCounts counts;
    int number = 0;
    for (const char* name : {"generated_geometry.tsv", "gecode16.tsv"})
        for (const KnownPuzzle& puzzle :
             read_board_puzzles(read_lines(sets_path(std::string("variants/dev/") + name)))) {
            if (number++ % parts != GetParam()) continue;
            SCOPED_TRACE(puzzle.id);
            if (puzzle.kind == "c25hard" || puzzle.kind == "jigsaw16") continue;  // minutes for one
            expect_sound_path({with_derived(puzzle), puzzle.values, {}}, puzzle.solution, counts);
            if (HasFailure()) return;
        }
    report("shared", counts);
    if (counts.puzzles == 0) GTEST_SKIP() << "the shared sets of other boards are absent";
}

INSTANTIATE_TEST_SUITE_P(Part, SharedBoards, ::testing::Range(0, parts));

class MadePuzzles : public ::testing::TestWithParam<std::tuple<const char*, int>> {};

TEST_P(MadePuzzles, AreExplainedSoundly) {
    const auto [name, part] = GetParam();
    const Geometry geometry = *parse_board(name);
    BoardOrder order;
    order.seed = 18;
    std::vector<BoardPuzzleMade> puzzles(geometry.cell_count() > 100 ? 100 / parts : 1000 / parts);
    BoardGenerator::create(geometry, order)->make(static_cast<std::uint64_t>(part) * puzzles.size(), puzzles);
    PathCounts counts;
    for (const BoardPuzzleMade& one : puzzles) {
        if (!one.met) continue;
        expect_sound_path({geometry, one.puzzle, {}}, one.solution, counts);
        if (HasFailure()) return;
    }
    report(name, counts);
    EXPECT_GE(counts.puzzles, std::ssize(puzzles) / 2);
}

constexpr const char* kinds[] = {
    "4x4",
    "6x6",
    "8x8",
    "9x9+x",
    "9x9+windoku",
    "9x9+x+windoku",
    "9x9+disjoint",
    "9x9+knight",
    "9x9+king",
    "9x9+knight+king",
    "6x6+nonconsecutive",
    "9x9+asterisk",
    "9x9+girandola",
    "9x9+centredot",
    "7x7",
    "6x9",
    "9x9+0..8",
    "5x5+1..7",
    "6x6+odd:r1c1,r2c2+even:r6c6",
    "6x6+min:r2c2,r5c5+max:r3c4",
    "jigsaw:111122112222333344334444555566556666",
    "jigsaw:11111123311444223314454423364555423366655522376668592976678592977778899977"
    "8888899",
    "12x12"};

// Returns "9x9+x" as the name of a test: "9x9_x", with a number for a jigsaw's pieces.
std::string test_name(std::string_view board) {
    std::string name(board.substr(0, board.find(':')));
    if (name == "jigsaw") return name + std::to_string(board.size() - board.find(':') - 1);
    std::ranges::replace_if(
        name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Of, MadePuzzles,
                         ::testing::Combine(::testing::ValuesIn(kinds), ::testing::Range(0, parts)),
                         [](const auto& of) {
                             return test_name(std::get<0>(of.param)) + "_part" +
                                    std::to_string(std::get<1>(of.param));
                         });

}  // namespace
}  // namespace nonet::testing
