// Every readable puzzle with rules in the public sets, and made puzzles with every possible kind of clue, explained
// step by step: each step is sound and proved.

#include <gtest/gtest.h>

#include <chrono>
#include <sstream>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/generate.hpp"
#include "nonet/reader.hpp"
#include "nonet/solve.hpp"
#include "rule_paths.hpp"
#include "support/system.hpp"

namespace nonet::testing {
namespace {

// Returns the puzzle of a row if it is solved quickly.
std::optional<BoardPuzzle> puzzle_of(const std::string& text) {
    TextBytes bytes(text);
    PuzzleReader reader(bytes, Geometry::classic());
    Record record;
    if (!reader.next(record) || record.error || !record.puzzle.board_puzzle()) return std::nullopt;
    if (record.puzzle.board_puzzle()->geometry.rules().empty() ||
        record.puzzle.board_puzzle()->geometry.cell_count() > 144)
        return std::nullopt;
    return *record.puzzle.board_puzzle();
}

// A puzzle with a longer search would be explained by nested trials, for minutes.
constexpr Limits soon{.solutions = 2, .nodes = 100};

bool is_found_soon(const BoardPuzzle& puzzle) { return solve(puzzle, soon).status == Status::unique; }

class SharedRules : public ::testing::TestWithParam<const char*> {};

TEST_P(SharedRules, AreExplainedSoundly) {
    PathCounts counts;
    const auto lines = read_lines(sets_path(std::string("variants/dev/") + GetParam()));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::istringstream line(lines[i]);
        std::string id, kind, shape, text;
        for (std::string* field : {&id, &kind, &shape, &text}) std::getline(line, *field, '\t');
        SCOPED_TRACE(id);
        const auto puzzle = puzzle_of(text);
        if (!puzzle) continue;
        const Answer answer = solve(*puzzle, soon);
        if (answer.status != Status::unique)
            continue;  // no or several solutions, or too hard to explain here
        const auto began = std::chrono::steady_clock::now();
        expect_sound_path(*puzzle, answer.first, counts);
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        if (seconds > 10) std::printf("%s: %.0f s\n", id.c_str(), seconds);
        if (HasFailure()) return;
    }
    std::printf("%s: %d puzzles, %d solved\n", GetParam(), counts.puzzles, counts.solved);
    for (const auto& [kind, count] : counts.steps) std::printf("  %s %d\n", std::string(kind).c_str(), count);
    if (counts.puzzles == 0) GTEST_SKIP() << "the shared sets are absent";
}

INSTANTIATE_TEST_SUITE_P(Of, SharedRules,
                         ::testing::Values("generated_constraints.tsv", "iss_collection.tsv",
                                           "dclamage_fpuzzles.tsv"),
                         [](const auto& of) { return "number" + std::to_string(of.index); });

// Minimal puzzles with clues of one kind, and with those of two kinds.
//
//      NONET_SOUND_PUZZLES=200 test_explain_long --gtest_filter='*MadeRules*'     this number for each kind and board
//      NONET_SOUND_FROM=1000                                                      begins with that puzzle
class MadeRules : public ::testing::TestWithParam<RuleKind> {
 protected:
    static void expect_sound(const std::string& board, std::vector<RuleKind> rules, PathCounts& counts) {
        BoardOrder order;
        order.seed = 19;
        order.rules = std::move(rules);
        auto generator = BoardGenerator::create(*parse_board(board), order);
        ASSERT_TRUE(generator);
        std::vector<BoardPuzzleMade> puzzles(number_from("NONET_SOUND_PUZZLES", 20));
        generator->make(number_from("NONET_SOUND_FROM", 0), puzzles);
        for (const BoardPuzzleMade& one : puzzles) {
            if (!one.met) continue;
            SCOPED_TRACE(one.board->name());
            const BoardPuzzle puzzle{*one.board, one.puzzle, {}};
            if (!is_found_soon(puzzle)) continue;
            expect_sound_path(puzzle, one.solution, counts);
            if (HasFailure()) return;
        }
    }

    static void expect_many(const PathCounts& counts) {
        EXPECT_GE(counts.puzzles, static_cast<int>(number_from("NONET_SOUND_PUZZLES", 20) / 2));
        int steps = 0;
        for (const auto& [kind, count] : counts.steps) {
            std::printf("  %s %d\n", std::string(kind).c_str(), count);
            steps += count;
        }
        std::printf("%d puzzles, %d solved, %d steps proved\n", counts.puzzles, counts.solved, steps);
    }
};

TEST_P(MadeRules, AreExplainedSoundly) {
    PathCounts counts;
    for (const char* board : {"6x6", "9x9"}) expect_sound(board, {GetParam()}, counts);
    expect_many(counts);
}

// With the next kind of the list, so that each occurs twice.
TEST_P(MadeRules, AreExplainedSoundlyInPairs) {
    const std::span<const RuleKind> kinds = makeable_rules();
    const auto at = static_cast<std::size_t>(std::ranges::find(kinds, GetParam()) - kinds.begin());
    PathCounts counts;
    expect_sound("6x6", {GetParam(), kinds[(at + 1) % kinds.size()]}, counts);
    expect_many(counts);
}

INSTANTIATE_TEST_SUITE_P(Of, MadeRules, ::testing::ValuesIn(makeable_rules()),
                         [](const auto& of) { return "kind" + std::to_string(of.index); });

// Our own puzzles of every kind; rules_test.cpp uses a part of them.
TEST(RuleStepsLong, AreSoundOnAllOurPuzzles) {
    const PathCounts counts = expect_sound_rule_paths(1);
    EXPECT_GE(counts.puzzles, 40);
    EXPECT_EQ(counts.solved, counts.puzzles);
}

}  // namespace
}  // namespace nonet::testing
