// The diagnosis of puzzles with rules: which rules contradict each other, which number repairs it, which rule can be
// dropped.

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/more/diagnose.hpp"
#include "nonet/more/research.hpp"
#include "nonet/rules.hpp"
#include "nonet/solve.hpp"

namespace nonet::testing {
namespace {

constexpr std::string_view none4 = "................";
constexpr std::string_view none6 = "....................................";

BoardPuzzle puzzle_on(std::string_view board, std::string_view text) {
    return parse_board_puzzle(text, parse_board(board).value()).value();
}

std::string words_of(const BoardPuzzle& puzzle) {
    const Diagnosis found = diagnose(puzzle);
    std::string all;
    for (const std::string& line : describe(found, puzzle)) all += line + '\n';
    for (const Repair& repair : found.repairs) all += describe(repair, puzzle.geometry) + '\n';
    for (const RuleRepair& repair : found.rule_repairs) all += describe(repair, puzzle.geometry) + '\n';
    return all;
}

std::uint64_t solutions(std::string_view plain, std::span<const Rule> rules, std::string_view text) {
    return solve(BoardPuzzle{with_rules(parse_board(plain).value(), rules).value(),
                             puzzle_on(plain, text).values,
                             {}})
        .solutions;
}

TEST(RuleDiagnosis, NamesTheRulesThatContradictEachOther) {
    // The second cage and the sum cannot both hold; the thermometer is not involved.
    const std::string words =
        words_of(puzzle_on("6x6+killer=11:r1c1,r1c2+killer=11:r1c3,r1c4+thermo:r6c1-r6c3", none6));
    EXPECT_TRUE(
        words.contains("rules that contradict each other (none can be dropped): "
                       "killer=11:r1c1,r1c2 and killer=11:r1c3,r1c4\n"))
        << words;
}

TEST(RuleDiagnosis, NamesGivensAlone) {
    EXPECT_TRUE(
        words_of(puzzle_on("4x4+killer=3:r1c1,r1c2", "..44............"))
            .contains("givens that contradict each other (none can be dropped): r1c3=4 and r1c4=4\n"));
}

TEST(RuleDiagnosis, NamesRulesAndGivens) {
    EXPECT_TRUE(words_of(puzzle_on("4x4+killer=3:r1c1,r1c2+killer=7:r4c1,r4c2", "4..............."))
                    .contains("rules and givens that contradict each other (none can be dropped): "
                              "killer=3:r1c1,r1c2 and r1c1=4\n"));
}

// A puzzle with one solution, in which one number at a time is changed.
TEST(RuleDiagnosis, MendsANumber) {
    const BoardPuzzle good = puzzle_on(
        "4x4+killer=3:r1c1,r1c2+killer=5:r1c3,r2c3+killer=6:r2c1,r3c1+killer=4:r3c2,r4c2+thermo:r4c3,r3c3",
        none4);
    std::vector<Rule> rules(good.geometry.rules().begin(), good.geometry.rules().end());
    int broken = 0;
    for (std::string_view givens :
         {"................", "1...............", "12..............", "12.4............"})
        for (std::size_t number = 0; number < rules.size(); ++number)
            for (int value = 1; value <= 8 && !rules[number].values.empty(); ++value) {
                std::vector<Rule> changed = rules;
                changed[number].values = {value};
                const BoardPuzzle puzzle{with_rules(parse_board("4x4").value(), changed).value(),
                                         puzzle_on("4x4", givens).values,
                                         {}};
                if (solve(puzzle).status != Status::none) continue;
                ++broken;
                SCOPED_TRACE(std::string(puzzle.geometry.name()) + ' ' + std::string(givens));
                const Diagnosis found = diagnose(puzzle);
                EXPECT_TRUE(found.conflict->minimal);
                // The named rules have no solution together, but have one without any of them.
                std::vector<Rule> core;
                std::string left(16, '.');
                for (std::uint16_t rule : found.conflict->rules) core.push_back(changed[rule]);
                for (Cell cell : found.conflict->cells) left[cell] = givens[cell];
                EXPECT_EQ(solutions("4x4", core, left), 0u);
                for (std::size_t i = 0; i < core.size(); ++i) {
                    auto fewer = core;
                    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
                    EXPECT_NE(solutions("4x4", fewer, left), 0u);
                }
                for (Cell cell : found.conflict->cells) {
                    std::string fewer = left;
                    fewer[cell] = '.';
                    EXPECT_NE(solutions("4x4", core, fewer), 0u);
                }
                // Finds exactly the numbers that repair it.
                EXPECT_TRUE(found.repairs_known);
                for (std::uint16_t rule : found.conflict->rules)
                    for (int other = 1; other <= 8 && !changed[rule].values.empty(); ++other) {
                        if (other == changed[rule].values[0]) continue;
                        auto mended = changed;
                        mended[rule].values = {other};
                        EXPECT_EQ(std::ranges::count(found.rule_repairs, RuleRepair{rule, other}),
                                  solutions("4x4", mended, givens) == 1);
                    }
            }
    EXPECT_GE(broken, 20);
}

TEST(RuleDiagnosis, NamesRulesThatCanGo) {
    const BoardPuzzle puzzle = puzzle_on("4x4+killer=3:r1c1,r1c2+killer=7:r1c3,r1c4", "12..34..21434321");
    ASSERT_EQ(solve(puzzle).status, Status::unique);
    const Diagnosis found = diagnose(puzzle);
    EXPECT_EQ(found.redundant_rules, (std::vector<std::uint16_t>{0, 1}));
    EXPECT_TRUE(words_of(puzzle).contains(
        "rules that can each be left out: killer=3:r1c1,r1c2 and killer=7:r1c3,r1c4\n"));
}

TEST(RuleDiagnosis, NamesEachRuleThatCanGo) {
    const BoardPuzzle good = puzzle_on("4x4+killer=3:r1c1,r1c2+killer=4:r1c3,r2c3+thermo:r4c3,r3c3", none4);
    const std::vector<Rule> rules(good.geometry.rules().begin(), good.geometry.rules().end());
    int unique = 0, needed = 0;
    const std::string_view solution = "1234341221434321";
    for (int kept = 0; kept < 1 << 8; ++kept) {
        std::string givens(16, '.');
        constexpr std::size_t cells[] = {0, 3, 5, 6, 8, 11, 13, 14};
        for (std::size_t i = 0; i < 8; ++i)
            if ((kept >> i & 1) != 0) givens[cells[i]] = solution[cells[i]];
        const BoardPuzzle puzzle{good.geometry, puzzle_on("4x4", givens).values, {}};
        if (solve(puzzle).status != Status::unique) continue;
        ++unique;
        const Diagnosis found = diagnose(puzzle);
        for (std::size_t i = 0; i < rules.size(); ++i) {
            auto fewer = rules;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            const bool can_go = solutions("4x4", fewer, givens) == 1;
            needed += !can_go;
            EXPECT_EQ(std::ranges::count(found.redundant_rules, i), can_go) << givens;
        }
    }
    EXPECT_GE(unique, 5);
    EXPECT_GE(needed, 5);
}

TEST(RuleDiagnosis, EndsWithItsBudget) {
    const BoardPuzzle puzzle = puzzle_on("6x6+killer=11:r1c1,r1c2+killer=11:r1c3,r1c4", none6);
    const Diagnosis found = diagnose(puzzle, {.nodes = 2});
    EXPECT_FALSE(found.conflict->minimal && found.repairs_known && !found.rule_repairs.empty());
}

// ---- Without unnecessary rules

TEST(MinimalRules, AreNeededEach) {
    // The thermometer determines the first row; the killers there repeat that.
    const BoardPuzzle puzzle = puzzle_on(
        "4x4+killer=3:r1c1,r1c2+thermo:r1c1-r1c4+killer=7:r1c3,r1c4+sandwich=5:r1c1-r4c1+little-killer=6:r2c1-r4c3",
        none4);
    ASSERT_EQ(solve(puzzle).status, Status::unique);
    const MinimalRules minimal = find_minimal_rules(puzzle);
    EXPECT_EQ(minimal.board.name(), "4x4+thermo:r1c1-r1c4+sandwich=5:r1c1-r4c1+little-killer=6:r2c1-r4c3");
    EXPECT_EQ(minimal.rules, (std::vector<std::uint16_t>{1, 3, 4}));
    EXPECT_TRUE(minimal.is_certain);
    EXPECT_EQ(minimal.stop, Stop::finished);
    const auto rules = minimal.board.rules();
    for (std::size_t i = 0; i < rules.size(); ++i) {
        std::vector<Rule> fewer(rules.begin(), rules.end());
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_GT(solutions("4x4", fewer, none4), 1U) << i;
    }
    const std::atomic<bool> now{true};
    EXPECT_EQ(find_minimal_rules(puzzle, {.cancel = &now}).rules.size(), 5U);
}

}  // namespace
}  // namespace nonet::testing
