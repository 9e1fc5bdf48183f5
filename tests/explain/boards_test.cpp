// Reasoning on every board. Steps are checked against the solutions of the sets, the searches of src/covers, and the
// evidence of each step; none of these checks shares code with the techniques.

#include <gtest/gtest.h>

#include <set>

#include "nonet/boards.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/json.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/more/verify.hpp"
#include "support/board_paths.hpp"
#include "support/slow_build.hpp"
#include "techniques/registry.hpp"

namespace nonet::testing {
namespace {

Geometry board(std::string_view name) { return *parse_board(name); }

// Puzzles of a board, made from a seed.
std::vector<BoardPuzzleMade> made(const Geometry& geometry, std::size_t count, int most_givens = 0) {
    BoardOrder order{.seed = 2026};
    if (most_givens != 0) order.most_givens = most_givens;
    std::vector<BoardPuzzleMade> puzzles(count);
    BoardGenerator::create(geometry, order)->make(0, puzzles);
    return puzzles;
}

TEST(BoardReasoning, IsSoundOnOurPuzzlesOfEveryKind) {
    PathCounts counts;
    for (const KnownPuzzle& puzzle : read_board_puzzles(read_lines(source_path("data/boards.tsv")))) {
        SCOPED_TRACE(puzzle.id);
        // These take seconds to minutes each, and are in the long test.
        if (puzzle.values.size() > 81 || puzzle.kind.starts_with("nonconsecutive")) continue;
        expect_sound_path({with_derived(puzzle), puzzle.values, {}}, puzzle.solution, counts);
        if (HasFailure()) return;
    }
    EXPECT_GE(counts.puzzles, 60);
    EXPECT_EQ(counts.solved, counts.puzzles) << "a trial is the last technique";
    for (const char* kind :
         {"hidden_single.house", "naked_single", "pointing", "claiming", "common_peers.house", "naked_pair",
          "hidden_pair", "leftovers.loss", "x_wing", "forcing_chain.xy_chain", "forcing_chain.x_chain"})
        EXPECT_GE(counts.steps[kind], 1) << kind;
}

TEST(BoardReasoning, IsSoundOnSharedPuzzles) {
    PathCounts counts;
    std::map<std::string, int> of_kind;
    for (const KnownPuzzle& puzzle :
         read_board_puzzles(read_lines(sets_path("variants/dev/generated_geometry.tsv")))) {
        SCOPED_TRACE(puzzle.id);
        if (puzzle.values.size() > 81 || ++of_kind[puzzle.kind] > 3) continue;  // all are in the long test
        if (puzzle.kind.starts_with("nonconsecutive")) continue;
        expect_sound_path({with_derived(puzzle), puzzle.values, {}}, puzzle.solution, counts);
        if (HasFailure()) return;
    }
    if (counts.puzzles == 0) GTEST_SKIP() << "the shared sets of other boards are absent";
}

// Odd sides, no boxes, rectangles, more values than cells, values from 0, odd and even, less and more, all combined.
TEST(BoardReasoning, IsSoundUnderEveryRule) {
    PathCounts counts;
    for (const char* name : {"4x4",
                             "5x5",
                             "6x6:3x2",
                             "7x7",
                             "6x6:none",
                             "6x9",
                             "9x6",
                             "6x6+0..5",
                             "9x9+0..8+x",
                             "5x5+1..7",
                             "4x4+knight",
                             "6x6+knight",
                             "6x6+king",
                             "6x6+nonconsecutive",
                             "6x6+min:r2c2,r5c5+max:r3c4",
                             "6x6+odd:r1c1,r2c2,r3c3",
                             "8x8+even:r1c1,r8c8+x",
                             "9x9+asterisk+girandola",
                             "9x9+centredot+disjoint",
                             "6x6+region:r1c1,r2c3,r4c4,r6c2",
                             "6x6+nonconsecutive+0..5",
                             "6x6+x+knight+min:r3c3",
                             "jigsaw:1112122233343444",
                             "9x9+windoku+x"}) {
        SCOPED_TRACE(name);
        const Geometry geometry = board(name);
        for (const BoardPuzzleMade& one : made(geometry, 4)) {
            if (!one.met) continue;
            expect_sound_path({geometry, one.puzzle, {}}, one.solution, counts);
            if (HasFailure()) return;
        }
    }
    EXPECT_GE(counts.puzzles, 80);
    for (const char* kind : {"common_peers.house", "common_peers.cell"})
        EXPECT_GE(counts.steps[kind], 1) << kind;
}

// If there are several solutions, no candidate of any solution is removed.
TEST(BoardReasoning, LeavesWhatSomeSolutionHolds) {
    PathCounts counts;
    for (const char* name :
         {"6x6", "6x6+x", "6x6+nonconsecutive", "6x6+knight", "7x7", "6x9", "6x6+min:r2c2,r5c5"}) {
        SCOPED_TRACE(name);
        const Geometry geometry = board(name);
        for (const BoardPuzzleMade& one : made(geometry, 6)) {
            BoardPuzzle puzzle{geometry, one.puzzle, {}};
            *std::ranges::find_if(puzzle.values, [](int value) { return value != 0; }) = 0;
            const auto may_be = true_candidates(puzzle).digits;
            const Path path = explain(puzzle);
            EXPECT_NE(path.status, Status::none);
            expect_sound(puzzle, may_be, path, counts);
            if (HasFailure()) return;
        }
    }
    EXPECT_GE(counts.puzzles, 40);
}

// All steps in the positions of a path, instead of only the first one.
TEST(BoardReasoning, FindsOnlySoundStepsAmongAll) {
    PathCounts counts;
    for (const char* name : {"6x6+x", "6x6+nonconsecutive", "8x8+knight", "jigsaw:1112122233343444"}) {
        SCOPED_TRACE(name);
        const Geometry geometry = board(name);
        for (const BoardPuzzleMade& one : made(geometry, slow_build ? 1 : 3)) {
            const BoardPuzzle puzzle{geometry, one.puzzle, {}};
            std::vector<BoardDigitSet> may_be;
            for (int value : one.solution) may_be.push_back(BoardDigitSet::of(static_cast<Digit>(value - 1)));
            const Path path = explain(puzzle);
            State state = path.start;
            for (int position = 0; const Step& taken : path.steps) {
                const bool looked_at = !slow_build || position++ % 4 == 0;
                for (const Step& step : looked_at ? all_steps(state, Status::unique, reasoning_limits,
                                                              TechniqueChoice(), geometry)
                                                  : std::vector<Step>{}) {
                    const Path alone{.start = state, .end = {}, .steps = {step}};
                    Path ended = alone;
                    ended.end = state;
                    apply(ended.end, step, geometry);
                    expect_sound(puzzle, may_be, ended, counts);
                    if (HasFailure()) return;
                }
                apply(state, taken, geometry);
            }
        }
    }
    EXPECT_GE(counts.puzzles, slow_build ? 100 : 1000);
}

// Counts the forged steps.
void expect_forgeries_refused(const BoardPuzzle& puzzle, const Path& path, int& forgeries) {
    const Geometry& geometry = puzzle.geometry;
    State state = path.start;
    for (const Step& step : path.steps) {
        ASSERT_EQ(verify(state, step, {}, geometry).reason, "") << step.kind;
        Step forged = step;
        if (!step.chains.empty() && step.chains.back().nodes.size() > 2) {
            forged.chains.back().nodes.back().from.clear();
            EXPECT_FALSE(verify(state, forged, {}, geometry).sound) << "a link is left out";
            forged = step;
            forged.chains.clear();
            forged.exhibits.clear();
            EXPECT_FALSE(verify(state, forged, {}, geometry).sound) << "without evidence";
            ++forgeries;
        }
        apply(state, step, geometry);
    }
}

// A chain without one link proves nothing.
TEST(BoardReasoning, RefusesForgedSteps) {
    int chains = 0;
    for (const char* name : {"9x9+x", "9x9+knight", "6x6+nonconsecutive", "9x9+king"}) {
        SCOPED_TRACE(name);
        const Geometry geometry = board(name);
        for (const BoardPuzzleMade& one : made(geometry, 3)) {
            const BoardPuzzle puzzle{geometry, one.puzzle, {}};
            expect_forgeries_refused(puzzle, explain(puzzle), chains);
        }
    }
    EXPECT_GE(chains, 5);
}

// Colours, loops and graves on boards whose only rules are houses, where they are valid. Each loop is forged twice.
TEST(BoardReasoning, UsesUniquenessWhereHousesAreAllTheRules) {
    std::vector<const Technique*> list;
    for (std::string_view id : {"hidden_single", "naked_single", "pointing", "claiming", "unique_loop", "bug",
                                "simple_colours", "multi_colours", "trial"})
        list.push_back(find_technique(id));
    PathCounts counts;
    int forged = 0;
    for (const char* name : {"6x6", "8x8", "9x9+x", "9x9+windoku", "9x9+disjoint", "7x7",
                             "jigsaw:111222111222333444333444555666555666"}) {
        SCOPED_TRACE(name);
        const Geometry geometry = board(name);
        const Geometry with_knight = board(name + std::string("+knight"));
        for (const BoardPuzzleMade& one : made(geometry, 40)) {
            const BoardPuzzle puzzle{geometry, one.puzzle, {}};
            std::vector<BoardDigitSet> may_be;
            for (int value : one.solution) may_be.push_back(BoardDigitSet::of(static_cast<Digit>(value - 1)));
            const Path path = explain(puzzle, reasoning_limits, {.techniques = list});
            expect_sound(puzzle, may_be, path, counts);
            if (HasFailure()) return;
            State state = path.start;
            for (const Step& step : path.steps) {
                if (step.assumes_unique) {
                    ++forged;
                    EXPECT_FALSE(verify(state, step, {}, with_knight).sound)
                        << "where a twin may break a rule";
                    Step other = step;
                    other.exhibits[0].cells.pop_back();
                    EXPECT_FALSE(verify(state, other, {}, geometry).sound) << "a cell is left out";
                }
                apply(state, step, geometry);
            }
        }
    }
    EXPECT_GE(forged, 20);
    for (const char* kind : {"unique_rectangle.type_1", "unique_rectangle.type_2", "unique_rectangle.type_3",
                             "unique_rectangle.type_4", "bug.type_1", "simple_colours_trap",
                             "simple_colours_wrap", "multi_colours_1"})
        EXPECT_GE(counts.steps[kind], 1) << kind;
}

// A board with other rules never has such a step.
TEST(BoardReasoning, DoesWithoutUniquenessWhereRulesSayMore) {
    for (const char* name : {"8x8+knight", "6x6+king", "6x6+nonconsecutive", "6x6+region:r1c1,r2c3,r4c4",
                             "6x6+odd:r1c1,r2c2", "5x5+1..7"}) {
        SCOPED_TRACE(name);
        const Geometry geometry = board(name);
        for (const BoardPuzzleMade& one : made(geometry, 4)) {
            const Path path = explain(BoardPuzzle{geometry, one.puzzle, {}});
            State state = path.start;
            for (const Step& step : path.steps) {
                EXPECT_FALSE(step.assumes_unique);
                for (std::string_view id : {"unique_loop", "bug"}) {
                    const Technique* technique = find_technique(id);
                    EXPECT_TRUE(
                        all_steps(state, Status::unique, reasoning_limits, std::span(&technique, 1), geometry)
                            .empty());
                }
                apply(state, step, geometry);
            }
        }
    }
}

TEST(BoardReasoning, PrunesToWhatIsNeeded) {
    const Geometry geometry = board("6x6+x");
    int dropped = 0;
    for (const BoardPuzzleMade& one : made(geometry, 10)) {
        const BoardPuzzle puzzle{geometry, one.puzzle, {}};
        const Path whole = explain(puzzle), path = pruned(whole);
        EXPECT_LE(path.steps.size(), whole.steps.size());
        dropped += static_cast<int>(whole.steps.size() - path.steps.size());
        PathCounts counts;
        std::vector<BoardDigitSet> may_be;
        for (int value : one.solution) may_be.push_back(BoardDigitSet::of(static_cast<Digit>(value - 1)));
        expect_sound(puzzle, may_be, path, counts);
        EXPECT_EQ(path.end.values, whole.end.values);
    }
    EXPECT_GE(dropped, 1);
}

TEST(BoardReasoning, PrunesWithinItsLimits) {
    const Geometry geometry = board("6x6+x");
    for (const BoardPuzzleMade& one : made(geometry, 10)) {
        const Path whole = explain(BoardPuzzle{geometry, one.puzzle, {}});
        const Path cut = pruned(whole, {.time = std::chrono::nanoseconds(1)});
        EXPECT_EQ(cut.steps.size(), whole.steps.size());
        EXPECT_EQ(cut.end.values, whole.end.values);
    }
}

TEST(BoardReasoning, EndsWhereAPuzzleHasNoSolution) {
    const Geometry geometry = board("4x4+x");
    BoardPuzzle puzzle{geometry, std::vector<std::uint8_t>(16), {}};
    puzzle.values[0] = 1, puzzle.values[6] = 1, puzzle.values[11] = 2;
    const Path path = explain(puzzle);
    if (path.status == Status::none) {
        EXPECT_EQ(path.ending, Ending::clash);
        ASSERT_TRUE(path.dead_end);
        EXPECT_FALSE(describe(*path.dead_end, Cells::r1c1, geometry).empty());
    }
}

// ---- Hints, contradictions, levels

TEST(BoardHint, TellsWhatIsWrongFirst) {
    const Geometry geometry = board("6x6+x");
    const BoardPuzzleMade one = made(geometry, 1)[0];
    BoardPuzzle puzzle{geometry, one.puzzle, {}};
    const Hint right = hint(puzzle);
    ASSERT_TRUE(right.step);
    std::set<std::string> rungs;
    for (int rung = 0; rung < rung_count; ++rung) rungs.insert(describe(right, static_cast<Rung>(rung)));
    EXPECT_EQ(rungs.size(), 5u);

    const auto open = static_cast<std::size_t>(std::ranges::find(puzzle.values, 0) - puzzle.values.begin());
    puzzle.values[open] = static_cast<std::uint8_t>(one.solution[open] % 6 + 1);
    const Hint wrong = hint(puzzle, reasoning_limits, one.puzzle);
    EXPECT_EQ(wrong.wrong_values, std::vector{static_cast<Cell>(open)});
    EXPECT_FALSE(wrong.step);

    puzzle.values[open] = 0;
    puzzle.marks.assign(36, BoardDigitSet::below(6));
    puzzle.marks[open].erase(static_cast<Digit>(one.solution[open] - 1));
    const Hint marks = hint(puzzle);
    ASSERT_EQ(marks.wrong.size(), 1u);
    EXPECT_EQ(marks.wrong[0].cell, open);
}

TEST(BoardWhyNot, RefutesEveryWrongCandidateThatItSaysItDoes) {
    for (const char* name : {"6x6+x", "6x6+nonconsecutive", "6x6+king"}) {
        SCOPED_TRACE(name);
        const Geometry geometry = board(name);
        const BoardPuzzleMade one = made(geometry, 1)[0];
        const BoardPuzzle puzzle{geometry, one.puzzle, {}};
        int found = 0;
        for (Cell cell = 0; cell < 36; ++cell)
            for (Digit digit = 0; digit < 6; ++digit) {
                const Contradiction clash = why_not(puzzle, {cell, digit});
                EXPECT_EQ(clash.right, one.solution[cell] == digit + 1);
                EXPECT_FALSE(clash.right && clash.found);
                found += clash.found;
                EXPECT_TRUE(!clash.found || clash.value || clash.dead_end);
                EXPECT_EQ(describe_clash(clash).empty(), !clash.found);
            }
        EXPECT_GE(found, 150) << "of 180";
    }
}

TEST(BoardRating, HasALevelInWordsAndNoNumber) {
    const Geometry geometry = board("4x4");
    const BoardPuzzleMade one = made(geometry, 1)[0];
    const BoardPuzzle puzzle{geometry, one.puzzle, {}};
    const LevelRating rating = rate_by_level(puzzle);
    EXPECT_EQ(rating.status, Status::unique);
    EXPECT_EQ(rating.ending, Ending::solved);
    EXPECT_EQ(rating.level, Level::easy);
    const std::string json = to_json(rating, geometry, true);
    EXPECT_TRUE(json.starts_with(R"({"board":"4x4","status":"unique","ending":"solved","level":"easy")"))
        << json;
    EXPECT_EQ(json.find("\"er\""), std::string::npos);
    EXPECT_EQ(to_json(explain(puzzle)).find("\"rating\""), std::string::npos);
}

TEST(BoardTechniques, SayWhyTheyAreOff) {
    EXPECT_EQ(why_off(*find_technique("x_wing"), board("9x9+x")), "");
    EXPECT_EQ(why_off(*find_technique("bug"), board("9x9+x")), "");
    EXPECT_EQ(why_off(*find_technique("digit_classes"), board("9x9+x")),
              "Classes of Digits needs a rule other than houses");
    EXPECT_EQ(why_off(*find_technique("medusa"), board("9x9+x")),
              "3D Medusa is written for the classic board only");
    EXPECT_EQ(why_off(*find_technique("simple_colours"), board("5x5+1..7")),
              "Simple Colors needs a house that holds every digit");
    EXPECT_EQ(why_off(*find_technique("bug"), board("9x9+knight")),
              "Bivalue Universal Grave works only on boards whose only rules are houses");
    EXPECT_EQ(why_off(*find_technique("leftovers"), board("6x6")),
              "Law of Leftovers needs the pieces of a jigsaw");
    EXPECT_EQ(why_off(*find_technique("hidden_pair"), board("5x5+1..7")),
              "Hidden Pair needs a house that holds every digit");
    for (const Technique* technique : techniques()) {
        const bool is_on = std::ranges::find(board_order(), technique) != board_order().end();
        EXPECT_EQ(level_of(*technique).has_value(), is_on);
        EXPECT_EQ(find_record(technique->id)->find_wide != nullptr, is_on) << technique->id;
    }
}

// Cells and values in the board's notation.
TEST(BoardWords, AreThoseOfTheBoard) {
    const Geometry sixteen = board("16x16"), zero = board("9x9+0..8+x");
    EXPECT_EQ(candidate_name({255, 15}, Cells::r1c1, sixteen), "r16c16=G");
    EXPECT_EQ(candidate_name({0, 0}, Cells::r1c1, zero), "r1c1=0");
    const Step step{.technique = "pointing",
                    .kind = "pointing",
                    .remove = {{20, BoardDigitSet::of(9)}},
                    .exhibits = {{.role = Role::base, .houses = {32}, .digits = BoardDigitSet::of(9)}}};
    EXPECT_EQ(conclusion_of(step, Cells::r1c1, sixteen), "r2c5 is not A");
    EXPECT_EQ(describe(step, Rung::house, Cells::r1c1, sixteen), "Look at box 1.");
    EXPECT_EQ(describe(step, Rung::region, Cells::r1c1, sixteen), "Look at the upper left of the grid.");
}

}  // namespace
}  // namespace nonet::testing
