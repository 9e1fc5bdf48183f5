#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/classic_state.hpp"
#include "core/tables.hpp"
#include "explain/wrong_values.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/more/verify.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

ClassicPuzzle puzzle_of(const std::string& text) {
    ClassicPuzzle puzzle;
    for (int cell = 0; cell < cell_count; ++cell)
        if (text[cell] >= '1' && text[cell] <= '9')
            puzzle.givens[cell] = static_cast<std::uint8_t>(text[cell] - '0');
    return puzzle;
}

TEST(Hint, FollowedToTheEndSolvesTheGrid) {
    ClassicPuzzle player = puzzle_of(known::easy);
    const Grid solution = solve(player).first;
    for (int turns = 0; turns < 2000; ++turns) {
        const Hint hint = nonet::hint(player);
        ASSERT_EQ(hint.status, Status::unique);
        ASSERT_TRUE(hint.wrong.empty());
        if (!hint.step) {
            EXPECT_EQ(hint.ending, Ending::solved);
            EXPECT_EQ(player.givens, solution);
            return;
        }
        EXPECT_TRUE(verify(hint.state, *hint.step).sound);
        State state = hint.state;
        apply(state, *hint.step);
        const ClassicState classic(state);
        player.givens = classic.values;
        // The player's pencil marks; a filled cell has its own digit.
        player.marks = classic.marks;
        for (int cell = 0; cell < cell_count; ++cell)
            if (state.values[cell] != 0)
                (*player.marks)[cell] = DigitSet::of(static_cast<Digit>(state.values[cell] - 1));
    }
    FAIL() << "no end";
}

TEST(Hint, TellsWrongMarksFirst) {
    ClassicPuzzle player = puzzle_of(known::classic);
    const Grid solution = solve(player).first;
    player.marks = Candidates{};
    player.marks->fill(DigitSet::all());
    const Cell cell = 1;  // empty in the puzzle
    (*player.marks)[cell].erase(static_cast<Digit>(solution[cell] - 1));
    const Hint hint = nonet::hint(player);
    ASSERT_EQ(hint.wrong.size(), 1u);
    EXPECT_EQ(hint.wrong[0].cell, cell);
    EXPECT_EQ(hint.wrong[0].digits, DigitSet::of(static_cast<Digit>(solution[cell] - 1)));
    EXPECT_FALSE(hint.step);
}

TEST(Hint, TellsAWrongValue) {
    ClassicPuzzle player = puzzle_of(known::classic);
    const Grid solution = solve(player).first;
    player.givens[1] = static_cast<std::uint8_t>(solution[1] % side + 1);
    EXPECT_EQ(nonet::hint(player).status, Status::none);
    EXPECT_FALSE(nonet::hint(player).step);
    EXPECT_FALSE(nonet::hint(player).wrong_values.empty());
}

// One or two wrong values in a half-filled grid. With the givens exactly these are named; without them they are among
// the few values whose change would repair it.
TEST(Hint, NamesWrongValues) {
    const Grid givens = puzzle_of(known::classic).givens, solution = solve(ClassicPuzzle{givens, {}}).first;
    for (int first = 1; first < cell_count; first += 3)
        for (int second : {-1, 40}) {
            Grid entries = solution;
            for (int cell = 0; cell < cell_count; cell += 2) entries[cell] = givens[cell];
            std::vector<Cell> wrong;
            for (int cell : {first, second}) {
                if (cell < 0 || givens[cell] != 0) continue;
                entries[cell] = static_cast<std::uint8_t>(solution[cell] % side + 1);
                wrong.push_back(static_cast<Cell>(cell));
            }
            std::ranges::sort(wrong);
            const Hint given_hint = nonet::hint(ClassicPuzzle{entries, {}}, {}, givens.values);
            if (wrong.empty()) {
                EXPECT_EQ(given_hint.status, Status::unique);
                EXPECT_TRUE(given_hint.wrong_values.empty());
                continue;
            }
            EXPECT_EQ(given_hint.status, Status::none);
            EXPECT_FALSE(given_hint.step);
            EXPECT_EQ(given_hint.wrong_values, wrong) << first;
            EXPECT_EQ(given_hint.wrong_count, static_cast<int>(wrong.size()));
            const Hint guess = nonet::hint(ClassicPuzzle{entries, {}});
            EXPECT_LE(guess.wrong_count, static_cast<int>(wrong.size()));
            if (guess.wrong_count != static_cast<int>(wrong.size())) continue;
            for (Cell cell : wrong)
                EXPECT_NE(std::ranges::find(guess.wrong_values, cell), guess.wrong_values.end()) << first;
        }
}

// A search that is cut short would name some of the choices as if there were no other.
TEST(WrongValues, AreAllNamedOrNone) {
    const ClassicPuzzle puzzle = puzzle_of(known::classic);
    const Grid solution = solve(puzzle).first;
    bool has_choices = false;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (puzzle.givens[cell] != 0) continue;
        Grid entries = puzzle.givens;
        entries[cell] = static_cast<std::uint8_t>(solution[cell] % side + 1);
        Hint all;
        find_wrong_values(entries, {}, all);
        has_choices |= all.wrong_values.size() > 1;
        for (std::uint64_t nodes = 1; nodes < 100; nodes += 3) {
            Hint some;
            find_wrong_values(entries, {.nodes = nodes}, some);
            EXPECT_TRUE(some.wrong_values.empty() || some.wrong_values == all.wrong_values) << nodes;
        }
    }
    EXPECT_TRUE(has_choices);
}

// Every wrong candidate of every other cell: each step of the contradiction is proved and necessary, and it ends in a
// clash. In the third puzzle, some pruned contradictions end in another clash than the complete ones.
TEST(WhyNot, ProvesWhatIsWrong) {
    constexpr char moved_clash[] =
        ".4....231.....6..........7.....5278...8..1.2.73....6..5.........21.74.....69..1..";
    for (const char* text : {known::classic, known::seventeen, moved_clash}) {
        const ClassicPuzzle puzzle = puzzle_of(text);
        const Grid solution = solve(puzzle).first;
        const State start = start_of(puzzle);
        for (int cell = 0; cell < cell_count; cell += 2)
            for (Digit digit : start.marks[cell]) {
                const Contradiction clash = why_not(puzzle, {static_cast<Cell>(cell), digit});
                const bool right = solution[cell] == digit + 1;
                EXPECT_EQ(clash.right, right);
                EXPECT_EQ(clash.found, !right) << text << " cell " << cell << " digit " << int{digit};
                State state = clash.start;
                for (const Step& step : clash.steps) {
                    EXPECT_TRUE(verify(state, step).sound);
                    EXPECT_FALSE(step.assumes_unique);
                    apply(state, step);
                }
                if (!clash.found) continue;
                ASSERT_TRUE(clash.dead_end);
                if (clash.dead_end->cell) {
                    EXPECT_TRUE(state.marks[*clash.dead_end->cell].empty());
                    EXPECT_EQ(state.values[*clash.dead_end->cell], 0);
                    continue;
                }
                for (Cell place : house_cells[*clash.dead_end->house])
                    EXPECT_FALSE(state.marks[place].contains(clash.dead_end->digit) ||
                                 state.values[place] == clash.dead_end->digit + 1);
            }
    }
}

// A value in the cell itself or in one of its peers needs no step.
TEST(WhyNot, NamesTheValueThatStandsInTheWay) {
    const ClassicPuzzle puzzle = puzzle_of(known::classic);  // 3.65.84..
    const Contradiction taken = why_not(puzzle, {0, 0}), seen = why_not(puzzle, {1, 7});
    EXPECT_TRUE(taken.found);
    EXPECT_EQ(taken.value, std::optional<Cell>(0));
    EXPECT_EQ(describe_clash(taken), "r1c1 is already 3.");
    EXPECT_TRUE(seen.found);
    ASSERT_TRUE(seen.value);
    EXPECT_EQ(puzzle.givens[*seen.value], 8);
    EXPECT_TRUE(sees(*seen.value, 1));
    EXPECT_TRUE(why_not(puzzle, {0, 2}).right);  // it is the given
}

TEST(WhyNot, FindsNothingForAMarkThatIsGone) {
    ClassicPuzzle puzzle = puzzle_of(known::classic);
    const Candidates start = ClassicState(start_of(puzzle)).marks;
    const int right = solve(puzzle).first[1] - 1;
    const auto wrong = *std::ranges::find_if(start[1], [&](Digit digit) { return digit != right; });
    puzzle.marks = start;
    (*puzzle.marks)[1].erase(wrong);
    const Contradiction gone = why_not(puzzle, {1, wrong});
    EXPECT_FALSE(gone.found);
    EXPECT_EQ(gone.start.values[1], 0);
}

// The player's grid can be proper and still differ from the givens.
TEST(Hint, ComparesWithTheGivensEvenWhereThereIsASolution) {
    const Grid givens = puzzle_of(known::classic).givens;
    const Hint other = hint(puzzle_of(known::seventeen), {}, givens.values);
    EXPECT_FALSE(other.wrong_values.empty());
    EXPECT_FALSE(other.step);
    Grid renumbered = givens;  // also a puzzle, but another one
    for (std::uint8_t& value : renumbered.values) value = value == 0 ? 0 : value % side + 1;
    const Hint exchanged = hint(ClassicPuzzle{renumbered, {}}, {}, givens.values);
    EXPECT_EQ(exchanged.status, Status::unique);
    EXPECT_EQ(exchanged.wrong_count, cell_count - std::ranges::count(givens.values, 0));
    EXPECT_FALSE(exchanged.step);
    Grid lacking = givens;
    for (int cell = 0; cell < 40; ++cell) lacking[cell] = 0;
    EXPECT_EQ(hint(ClassicPuzzle{lacking, {}}).status, Status::multiple);
    const Hint filled = hint(ClassicPuzzle{lacking, {}}, {}, givens.values);
    ASSERT_TRUE(filled.step);
    EXPECT_EQ(filled.step->place, hint(ClassicPuzzle{givens, {}}).step->place);
}

// Searches that would take minutes without a result are skipped.
TEST(Explain, EndsSoonWithSeveralSolutions) {
    const ClassicPuzzle empty;
    const ClassicPuzzle dropped_given =
        puzzle_of("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58");
    for (const ClassicPuzzle& puzzle : {empty, dropped_given}) {
        const Path path = explain(puzzle, {.nodes = 1'000'000});
        EXPECT_EQ(path.status, Status::multiple);
        EXPECT_EQ(path.ending, Ending::stuck);
        EXPECT_TRUE(all_steps(path.end, Status::multiple, {.nodes = 1'000'000}).empty());
    }
}

TEST(AllSteps, AreAllSound) {
    const ClassicPuzzle puzzle = puzzle_of(known::seventeen);
    const State state = start_of(puzzle);
    Limits limits;
    limits.nodes = 20000;
    const auto steps = all_steps(state, Status::unique, limits);
    EXPECT_FALSE(steps.empty());
    for (const Step& step : steps) {
        EXPECT_TRUE(verify(state, step).sound) << step.kind;
        // If an easier step exists, dynamic chains are not searched.
        EXPECT_LT(find_technique(step.technique)->ratings.se, 8.5) << step.kind;
    }
}

// Unless the solution is known to be unique, no step may assume that.
TEST(Explain, AssumesUniquenessOnlyWhereItIsKnown) {
    ClassicPuzzle puzzle = puzzle_of(known::classic);
    puzzle.givens[0] = 0;
    puzzle.givens[2] = 0;
    const Path path = explain(puzzle);
    EXPECT_EQ(path.status, Status::multiple);
    for (const Step& step : path.steps) EXPECT_FALSE(step.assumes_unique);
    EXPECT_NE(path.ending, Ending::solved);
}

// With several or an unknown number of solutions, the unique rectangle proves nothing.
TEST(AllSteps, AssumeUniquenessOnlyWhereItIsKnown) {
    const Path path = explain(
        puzzle_of("9...15.....89..7....6....8....4.25...9......7..5.7.3..6.....2.31........2...546.."));
    ASSERT_EQ(path.status, Status::multiple);
    ASSERT_GT(path.steps.size(), 40u);
    State state = path.start;
    for (std::size_t i = 0; i < 40; ++i) apply(state, path.steps[i]);
    const auto count = [&](Status status) {
        return std::ranges::count_if(all_steps(state, status), &Step::assumes_unique);
    };
    EXPECT_GT(count(Status::unique), 0);
    EXPECT_EQ(count(Status::multiple), 0);
    EXPECT_EQ(count(Status::budget), 0);
}

// Every remaining candidate is in some solution, so no step exists, and none is searched for.
TEST(Explain, EndsWhereTheSolutionsLeaveEverythingOpen) {
    ClassicPuzzle one_given;
    one_given.givens[40] = 5;
    for (const ClassicPuzzle& puzzle : {ClassicPuzzle{}, one_given}) {
        const Path path = explain(puzzle);
        EXPECT_EQ(path.status, Status::multiple);
        EXPECT_EQ(path.ending, Ending::stuck);
        EXPECT_TRUE(path.steps.empty());
        EXPECT_TRUE(all_steps(path.start, path.status, {}).empty());
    }
    // If something follows, it is still the hint: the last digit of row 1.
    ClassicPuzzle row;
    for (int cell = 0; cell + 1 < side; ++cell) row.givens[cell] = static_cast<std::uint8_t>(cell + 1);
    const Path path = explain(row);
    ASSERT_EQ(path.steps.size(), 1u);
    EXPECT_EQ(path.end.values[side - 1], side);
    EXPECT_EQ(path.ending, Ending::stuck);
}

TEST(Explain, EndsWhenTheBudgetIsSpent) {
    Limits limits;
    limits.nodes = 3;
    const Path path = explain(puzzle_of(known::seventeen), limits);
    EXPECT_TRUE(path.status == Status::budget || path.ending == Ending::budget);
}

}  // namespace
}  // namespace nonet
