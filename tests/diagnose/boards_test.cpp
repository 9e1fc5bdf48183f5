// The diagnosis of puzzles of other boards, compared with the engine `dlx`.

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "core/rng.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/diagnose.hpp"
#include "nonet/more/engines.hpp"

namespace nonet::testing {
namespace {

constexpr std::string_view boards[] = {
    "4x4",     "6x6", "6x6+x", "4x4+knight", "5x5:none", "6x6+nonconsecutive", "jigsaw:1112122233343444",
    "4x4+0..3"};

std::vector<BoardPuzzleMade> made(const Geometry& board, std::uint64_t seed, std::size_t count) {
    auto generator = BoardGenerator::create(board, {.seed = seed});
    std::vector<BoardPuzzleMade> puzzles(count);
    generator->make(0, puzzles);
    return puzzles;
}

// Counts with an engine that the diagnosis does not use.
std::uint64_t solutions(const Geometry& board, const std::vector<std::uint8_t>& values,
                        std::uint64_t most = 2) {
    return run(*find_engine("dlx"), BoardPuzzle{board, values, {}}, {.solutions = most})->solutions;
}

// A given is replaced by another digit: the findings include it, and each finding is correct.
TEST(BoardDiagnosis, NamesTheWrongGivenAndMendsIt) {
    int broken = 0, mended = 0;
    for (std::string_view name : boards) {
        const Geometry board = *parse_board(name);
        Rng rng(5, static_cast<std::uint64_t>(broken));
        for (const auto& one : made(board, 7, 12)) {
            std::vector<std::uint8_t> values = one.puzzle;
            std::vector<std::size_t> givens;
            for (std::size_t cell = 0; cell < values.size(); ++cell)
                if (values[cell] != 0) givens.push_back(cell);
            if (givens.empty()) continue;
            const std::size_t cell = givens[rng.below(static_cast<std::uint32_t>(givens.size()))];
            const auto digits = static_cast<std::uint32_t>(board.digit_count());
            values[cell] =
                static_cast<std::uint8_t>((values[cell] - 1 + 1 + rng.below(digits - 1)) % digits + 1);
            const BoardPuzzle puzzle{board, values, {}};
            SCOPED_TRACE(std::string(name) + ' ' + format_line(board, values));
            const Diagnosis found = diagnose(puzzle);
            const std::uint64_t known = solutions(board, values);
            EXPECT_EQ(found.report.status, known == 0   ? Status::none
                                           : known == 1 ? Status::unique
                                                        : Status::multiple);
            EXPECT_FALSE(describe(found, puzzle).empty());
            if (known != 0) continue;
            ++broken;
            std::vector<std::uint8_t> core(values.size());
            for (Cell in : found.conflict->cells) core[in] = values[in];
            EXPECT_EQ(solutions(board, core), 0u);
            EXPECT_TRUE(found.conflict->minimal);
            for (Cell in : found.conflict->cells) {
                auto fewer = core;
                fewer[in] = 0;
                EXPECT_NE(solutions(board, fewer, 1), 0u) << "any one can be dropped";
            }
            EXPECT_TRUE(found.repairs_known);
            for (const Repair& repair : found.repairs) {
                EXPECT_EQ(solutions(board, repair.values), 1u) << describe(repair, board);
                auto repaired = values;
                for (const Edit& edit : repair.edits) {
                    EXPECT_EQ(repaired[edit.cell], edit.from);
                    repaired[edit.cell] = edit.to;
                }
                EXPECT_EQ(repaired, repair.values);
            }
            mended += std::ranges::find(found.repairs, one.puzzle, &Repair::values) != found.repairs.end();
        }
    }
    EXPECT_GT(broken, 30);
    EXPECT_EQ(mended, broken) << "the given that was changed can be changed back";
}

TEST(BoardDiagnosis, NamesTheGivensThatAreMissing) {
    for (std::string_view name : boards) {
        const Geometry board = *parse_board(name);
        for (const auto& one : made(board, 9, 4)) {
            BoardPuzzle puzzle{board, one.puzzle, {}};
            const auto given = std::ranges::find_if(puzzle.values, [](int value) { return value != 0; });
            if (given == puzzle.values.end()) continue;
            const Edit dropped{static_cast<Cell>(given - puzzle.values.begin()), 0, *given};
            *given = 0;
            const Diagnosis found = diagnose(puzzle);
            if (found.report.status != Status::multiple) continue;
            SCOPED_TRACE(std::string(name) + ' ' + format_line(board, puzzle.values));
            EXPECT_EQ(found.solutions, solutions(board, puzzle.values, 10'000));
            EXPECT_TRUE(found.completions->single_known);
            EXPECT_NE(std::ranges::find(found.completions->single, dropped), found.completions->single.end());
            std::vector<Edit> expected;
            for (std::size_t cell = 0; cell < puzzle.values.size(); ++cell)
                for (int value = 1; puzzle.values[cell] == 0 && value <= board.digit_count(); ++value) {
                    auto more = puzzle.values;
                    more[cell] = static_cast<std::uint8_t>(value);
                    if (solutions(board, more) == 1)
                        expected.push_back({static_cast<Cell>(cell), 0, static_cast<std::uint8_t>(value)});
                }
            EXPECT_EQ(found.completions->single, expected);
        }
    }
}

TEST(BoardDiagnosis, SaysItInWords) {
    const Geometry board = *parse_board("4x4");
    const auto words = [&](std::string_view text) {
        const BoardPuzzle puzzle = *parse_board_puzzle(text, board);
        const Diagnosis found = diagnose(puzzle);
        std::string all;
        for (const std::string& line : describe(found, puzzle)) all += line + '\n';
        for (const Repair& repair : found.repairs) all += describe(repair, board) + '\n';
        return all;
    };
    EXPECT_EQ(words("..4..2....14...."),
              "one solution: nothing is wrong\nminimal: no given can be dropped\n");
    const std::string broken = words("..44.2....14....");
    EXPECT_TRUE(broken.contains("r1c3 and r1c4 are both 4 (row 1)\n")) << broken;
    EXPECT_TRUE(
        broken.contains("givens that contradict each other (none can be dropped): r1c4=4 and r3c4=4\n"))
        << broken;
    EXPECT_TRUE(broken.contains("delete r1c4=4\n")) << broken;
    EXPECT_TRUE(words("..4..2.....4....").contains("one more given makes it unique: any of "))
        << words("..4..2.....4....");
}

TEST(BoardDiagnosis, EndsWithItsBudget) {
    const Geometry board = *parse_board("25x25");
    BoardPuzzle puzzle{board, std::vector<std::uint8_t>(625), {}};
    puzzle.values[0] = puzzle.values[1] = 1;
    const auto start = std::chrono::steady_clock::now();
    const Diagnosis found = diagnose(puzzle, {.nodes = 200});
    EXPECT_EQ(found.report.status, Status::none);
    EXPECT_EQ(found.conflict->cells, (std::vector<Cell>{0, 1}));
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
}

}  // namespace
}  // namespace nonet::testing
