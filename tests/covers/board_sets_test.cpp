// Puzzles of every kind of board with known solutions: the project's own, and the public sets if they are present.

#include <gtest/gtest.h>

#include <atomic>
#include <optional>

#include "core/boards.hpp"
#include "covers/solver.hpp"
#include "nonet/solve.hpp"
#include "rules/board.hpp"
#include "support/boards.hpp"

namespace nonet::testing {
namespace {

using Values = std::span<const std::uint8_t>;

void expect_solved(const std::vector<KnownPuzzle>& puzzles, covers::Way way) {
    std::optional<covers::CoverSolver> solver;
    std::string board;
    for (const KnownPuzzle& puzzle : puzzles) {
        SCOPED_TRACE(puzzle.id);
        const std::string its_board = puzzle.kind + puzzle.box + puzzle.regions;
        if (its_board != board) solver.emplace(puzzle.geometry());
        board = its_board;
        std::vector<std::uint8_t> found;
        const auto result = solver->run(
            puzzle.values, {}, {}, [&](Values values) { found.assign(values.begin(), values.end()); }, way);
        EXPECT_EQ(result.stop, Stop::finished);
        EXPECT_EQ(result.solutions, 1u);
        EXPECT_EQ(found, puzzle.solution);
    }
}

// Puzzles that take tenths of a second or more, or that depth first never solves.
bool is_hard(const KnownPuzzle& puzzle) {
    constexpr std::string_view kinds[] = {"jigsaw16",        "c20hard",   "c25mid", "c25hard",
                                          "nonconsecutive9", "windoku16", "x16"};
    return std::ranges::find(kinds, puzzle.kind) != std::end(kinds);
}

std::vector<KnownPuzzle> ours() {
    auto puzzles = read_board_puzzles(read_lines(source_path("data/boards.tsv")));
    std::erase_if(puzzles, is_hard);
    return puzzles;
}

TEST(BoardSets, OursHaveTheirSolutionsEitherWay) {
    const auto puzzles = ours();
    ASSERT_GE(puzzles.size(), 50u);
    for (covers::Way way : {covers::Way::both, covers::Way::depth_first, covers::Way::clauses})
        expect_solved(puzzles, way);
}

TEST(BoardSets, NoGivenOfOursCanGo) {
    for (const KnownPuzzle& puzzle : ours()) {
        SCOPED_TRACE(puzzle.id);
        if (!puzzle.minimal) continue;
        covers::CoverSolver solver(puzzle.geometry());
        auto values = puzzle.values;
        for (std::size_t cell = 0; cell < values.size(); ++cell) {
            if (values[cell] == 0) continue;
            const auto given = std::exchange(values[cell], std::uint8_t{0});
            EXPECT_EQ(solver.run(values, {}, {}).solutions, 2u) << cell;
            values[cell] = given;
        }
    }
}

// A derived house follows from the others: it only changes the time.
TEST(BoardSets, HaveTheSameSolutionsWithDerivedHouses) {
    for (const KnownPuzzle& puzzle : ours()) {
        SCOPED_TRACE(puzzle.id);
        Board board = board_of(puzzle.kind, puzzle.height, puzzle.width, puzzle.regions);
        const auto derived = derived_houses(board.rows, board.columns, board.digits, board.houses);
        board.houses.insert(board.houses.end(), derived.begin(), derived.end());
        EXPECT_EQ(covers::CoverSolver(board.geometry()).run(puzzle.values, {}, {}).solutions, 1u);
    }
}

TEST(BoardSets, SharedOnesHaveTheirSolutions) {
    std::size_t seen = 0;
    for (const char* name : {"generated_geometry.tsv", "gecode16.tsv"}) {
        auto puzzles = read_board_puzzles(read_lines(sets_path(std::string("variants/dev/") + name)));
        std::erase_if(puzzles, is_hard);  // these are in the long test
        seen += puzzles.size();
        expect_solved(puzzles, covers::Way::both);
    }
    if (seen == 0) GTEST_SKIP() << "the shared sets of other boards are absent";
}

// ---- Limits

Geometry sixteen() { return boxed(4, 4).geometry(); }
const std::vector<std::uint8_t> empty(256);

TEST(BoardLimits, EndASearch) {
    const Geometry geometry = sixteen();
    for (covers::Way way : {covers::Way::both, covers::Way::depth_first, covers::Way::clauses}) {
        covers::CoverSolver solver(geometry);
        const auto few = solver.run(empty, {}, {.solutions = 5}, {}, way);
        EXPECT_EQ(few.stop, Stop::solutions);
        EXPECT_EQ(few.solutions, 5u);
        const auto nodes = solver.run(empty, {}, {.solutions = 0, .nodes = 300}, {}, way);
        EXPECT_EQ(nodes.stop, Stop::budget);
        EXPECT_LE(nodes.counters.nodes, 300u);
        EXPECT_EQ(
            solver.run(empty, {}, {.solutions = 0, .time = std::chrono::milliseconds(20)}, {}, way).stop,
            Stop::budget);
        std::atomic<bool> cancel = true;
        EXPECT_EQ(solver.run(empty, {}, {.cancel = &cancel}, {}, way).stop, Stop::cancelled);
        cancel = false;
        const auto stop_later = [&](Values) { cancel = true; };
        EXPECT_EQ(solver.run(empty, {}, {.solutions = 0, .cancel = &cancel}, stop_later, way).stop,
                  Stop::cancelled);
    }
}

TEST(BoardLimits, GiveTheSameAnswerAgain) {
    const Geometry geometry = sixteen();
    const auto answer = [&] { return BoardSolver(geometry).solve(empty); };
    const Answer first = answer(), again = answer();
    EXPECT_EQ(first.status, Status::multiple);
    EXPECT_EQ(first.first, again.first);
    EXPECT_EQ(first.second, again.second);
    EXPECT_EQ(first.counters, again.counters);
    EXPECT_TRUE(is_solution(geometry, first.first));
    EXPECT_TRUE(is_solution(geometry, first.second));
    EXPECT_NE(first.first, first.second);
}

TEST(BoardSolver, AsksTheClassicEngineAboutTheClassicBoard) {
    BoardSolver solver(Geometry::classic());
    const std::vector<std::uint8_t> blank(81);
    const Answer answer = solver.solve(blank);
    EXPECT_EQ(answer.counters, solve(ClassicPuzzle{}).counters);
    EXPECT_EQ(answer.first.size(), 81u);
    EXPECT_EQ(solver.count_solutions(blank, {}, {.solutions = 10}).solutions, 10u);
    EXPECT_EQ(solver.true_candidates(blank).digits, std::vector(81, BoardDigitSet::below(9)));
}

// The largest and the smallest boards, and boards without any solution.
TEST(BoardSolver, AnswersAboutEveryShape) {
    const auto status = [](const Board& board) {
        const Geometry geometry = board.geometry();
        return solve(BoardPuzzle{geometry,
                                 std::vector<std::uint8_t>(static_cast<std::size_t>(geometry.cell_count())),
                                 {}})
            .status;
    };
    EXPECT_EQ(status(lines(1)), Status::unique);
    EXPECT_EQ(status(boxed(5, 5)), Status::multiple);
    Board more_digits = lines(2);
    more_digits.digits = 25;
    EXPECT_EQ(status(more_digits), Status::multiple);
    Board ordered = lines(1);
    ordered.columns = 3, ordered.digits = 3;
    ordered.houses.clear();
    ordered.rules.pairs = {{0, 1, Relation::less}, {1, 2, Relation::less}};
    EXPECT_EQ(status(ordered), Status::unique);
    ordered.rules.pairs.push_back({2, 0, Relation::less});
    EXPECT_EQ(status(ordered), Status::none);
    Board odd = lines(3);  // three cells, two digits
    odd.rules.allowed.assign(9, BoardDigitSet(0b101));
    EXPECT_EQ(status(odd), Status::none);
    odd.rules.allowed.assign(9, BoardDigitSet(0));
    EXPECT_EQ(status(odd), Status::none);
}

}  // namespace
}  // namespace nonet::testing
