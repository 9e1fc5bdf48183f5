// Puzzles with rules, explained step by step, each step sound and proved: those of the public sets, puzzles made with
// clues, and puzzles with random rules of every kind.

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <numeric>
#include <sstream>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/generate.hpp"
#include "nonet/reader.hpp"
#include "nonet/solve.hpp"
#include "rule_paths.hpp"
#include "support/random_rules.hpp"
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

// The limits of the table in docs/rules.md.
constexpr Limits docs_limits{.solutions = 2, .nodes = 150'000};

bool is_found_soon(const BoardPuzzle& puzzle) { return solve(puzzle, soon).status == Status::unique; }

bool needs_no_trial(const Path& path) {
    return path.ending == Ending::solved && std::ranges::none_of(path.steps, [](const Step& step) {
               return level_of(*find_technique(step.technique)) == Level::trial;
           });
}

//      NONET_SOUND_ROW=iss-271-250      only this row
class SharedRules : public ::testing::TestWithParam<const char*> {};

TEST_P(SharedRules, AreExplainedSoundly) {
    PathCounts counts;
    const char* only = std::getenv("NONET_SOUND_ROW");
    const auto lines = read_lines(sets_path(std::string("variants/dev/") + GetParam()));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::istringstream line(lines[i]);
        std::string id, kind, shape, text;
        for (std::string* field : {&id, &kind, &shape, &text}) std::getline(line, *field, '\t');
        if (only != nullptr && id != only) continue;
        SCOPED_TRACE(id);
        const auto puzzle = puzzle_of(text);
        if (!puzzle) continue;
        const auto began = std::chrono::steady_clock::now();
        Answer answer = solve(*puzzle, soon);
        const bool is_soon = answer.status == Status::unique;
        if (!is_soon) answer = solve(*puzzle, docs_limits);
        if (answer.status != Status::unique) continue;
        const Path path = explain(*puzzle, is_soon ? reasoning_limits : docs_limits);
        if (!is_soon && !needs_no_trial(path)) continue;
        expect_sound_path(*puzzle, answer.first, path, counts);
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

// Expects that at least a third of the puzzles were explained: the others are not found soon.
void expect_many(const PathCounts& counts) {
    EXPECT_GE(counts.puzzles, static_cast<int>(number_from("NONET_SOUND_PUZZLES", 20) / 3));
    int steps = 0;
    for (const auto& [kind, count] : counts.steps) {
        std::printf("  %s %d\n", std::string(kind).c_str(), count);
        steps += count;
    }
    std::printf("%d puzzles, %d solved, %d steps proved\n", counts.puzzles, counts.solved, steps);
}

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

// Minimal puzzles with random rules: two of one kind, and two of any kinds.
//
//      NONET_SOUND_PUZZLES=200 test_explain_long --gtest_filter='*EveryKind*'     this number for each kind
class EveryKind : public ::testing::TestWithParam<int> {
 protected:
    static bool is_unique(const BoardPuzzle& puzzle) { return solve(puzzle).status == Status::unique; }

    // Returns rules that hold in the filling; no rules if none of the kind was found.
    static std::vector<Rule> random_rules(test::RandomRules& random, RuleKind kind, const Geometry& plain,
                                          const Values& filling) {
        std::vector<Rule> rules;
        for (int i = 0; i < 4; ++i) {
            if (i == 2 && rules.empty()) break;
            const RuleKind next = i < 2 ? kind : static_cast<RuleKind>(random.below(rule_kind_count));
            rules.push_back(random.rule(next, plain, filling));
            const auto board = with_rules(plain, rules);
            if (!board || !is_unique({*board, filling, {}})) rules.pop_back();
        }
        return rules;
    }

    static BoardPuzzle minimal(test::RandomRules& random, const Geometry& board, const Values& filling) {
        BoardPuzzle puzzle{board, filling, {}};
        std::vector<std::size_t> cells(filling.size());
        std::iota(cells.begin(), cells.end(), std::size_t{0});
        for (std::size_t i = 1; i < cells.size(); ++i)
            std::swap(cells[i], cells[static_cast<std::size_t>(random.below(static_cast<int>(i) + 1))]);
        for (std::size_t cell : cells) {
            puzzle.values[cell] = 0;
            if (!is_unique(puzzle)) puzzle.values[cell] = filling[cell];
        }
        return puzzle;
    }
};

TEST_P(EveryKind, IsExplainedSoundly) {
    const auto kind = static_cast<RuleKind>(GetParam());
    if (kind == RuleKind::found_regions) GTEST_SKIP() << "needs extra cells: extra_steps_test.cpp";
    const Geometry plain = parse_board(kind == RuleKind::flatmates ? "9x9" : "6x6").value();
    const Rule of_whole_board{kind, {}, {}, {}};
    const auto with_it = with_rules(plain, std::span(&of_whole_board, 1));
    auto generator = BoardGenerator::create(with_it.value_or(plain), {.seed = 23});
    ASSERT_TRUE(generator);
    const std::size_t from = number_from("NONET_SOUND_FROM", 0);
    std::vector<BoardPuzzleMade> fillings(number_from("NONET_SOUND_PUZZLES", 20));
    generator->make(from, fillings);
    PathCounts counts;
    for (std::size_t i = 0; i < fillings.size(); ++i) {
        test::RandomRules random(1'000'000 * (1 + static_cast<std::uint64_t>(GetParam())) + from + i);
        const Values& filling = fillings[i].solution;
        const auto rules = random_rules(random, kind, plain, filling);
        if (rules.empty()) continue;
        const BoardPuzzle puzzle = minimal(random, with_rules(plain, rules).value(), filling);
        SCOPED_TRACE(puzzle.geometry.name());
        if (!is_found_soon(puzzle)) continue;
        expect_sound_path(puzzle, filling, counts);
        if (HasFailure()) return;
    }
    expect_many(counts);
}

INSTANTIATE_TEST_SUITE_P(Of, EveryKind, ::testing::Range(0, rule_kind_count), [](const auto& of) {
    std::string name(name_of(static_cast<RuleKind>(of.param)));
    std::ranges::replace(name, '-', '_');
    return name;
});

// Our own puzzles of every kind; rules_test.cpp uses a part of them.
TEST(RuleStepsLong, AreSoundOnAllOurPuzzles) {
    const PathCounts counts = expect_sound_rule_paths(1);
    EXPECT_GE(counts.puzzles, 40);
    EXPECT_EQ(counts.solved, counts.puzzles);
}

}  // namespace
}  // namespace nonet::testing
