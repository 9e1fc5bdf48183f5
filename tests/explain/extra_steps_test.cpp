// Explains eliminations on the board that follow from rules with extra cells.

#include <gtest/gtest.h>

#include "formats/links/read_forms.hpp"
#include "nonet/solve.hpp"
#include "rule_paths.hpp"
#include "rules/record.hpp"
#include "support/random_rules.hpp"

namespace nonet::testing {
namespace {

constexpr std::string_view none4 = "................";

TEST(ExtraCellSteps, SayWhatTheCellsBesideTheBoardCanHold) {
    EXPECT_EQ(
        first_step("4x4+extra:a+allowed=3:a+arrow:a/r1c1,r1c2", none4, "one_clue"),
        "Arrow. The extra cell 'a' can only be 3. On the arrow, r1c1 and r1c2 sum to the number in 'a'. So "
        "r1c1 and r1c2 are not 3 or 4.");
    EXPECT_EQ(
        first_step("4x4+extra:a,b+greater:a,b+greater:r1c1,a", none4, "one_clue"),
        "Greater Than. The extra cell 'a' can only be 2 or 3. r1c1 is greater than 'a'. So r1c1 is not 1 or 2.");
    // Extra cells with the same candidates are listed together; a run is shortened to its first and last cell.
    EXPECT_EQ(
        first_step("4x4+extra=4:s+extra:a+allowed=1,2:s1-s3+allowed=4:s4+sum=11:s1-s4,r1c1,a", none4,
                   "one_clue"),
        "Sum. The extra cells 's1' to 's3' can only be 1 or 2; 's4' can only be 4; 'a' can only be 1, 2 or 3. "
        "'s1' to 's4', r1c1 and 'a' sum to 11. So r1c1 is not 4.");
    EXPECT_EQ(
        first_step("4x4+extra:a+count-distinct:r1c1,r2c2,a", none4, "one_clue"),
        "Count of Digits. This rule uses the extra cell 'a'. r1c1 is the number of different digits in r2c2 and 'a'. So "
        "r1c1 is not 3 or 4.");
    EXPECT_EQ(
        first_step("4x4+extra:a+or[greater:r1c1,a+clone:r1c1/a]+allowed=4:a", none4, "one_clue"),
        "Or. The extra cell 'a' can only be 4. At least one of these rules holds: r1c1 is "
        "greater than 'a'; r1c1 and 'a' are clones: they hold the same digit. So r1c1 is not 1, 2 or 3.");
}

// Extra cells are in no houses, so the cage itself must state that its cells differ.
TEST(ExtraCellSteps, SayThatCellsOfACageDiffer) {
    EXPECT_EQ(
        first_step("4x4+extra:a+allowed=3:a+killer:a,r1c1", none4, "one_clue"),
        "Killer Cage. The extra cell 'a' can only be 3. The cage 'a' and r1c1 contains no digit twice. So r1c1 is not 3.");
}

// Conclusions on the board are separate steps, before further conclusions follow from them in extra cells.
TEST(ExtraCellSteps, SupposeNothingOfTheBoardThatIsNotThere) {
    const BoardPuzzle asked =
        puzzle_on("4x4+extra:a,b+allowed=3:a+clone:a/r1c1+greater:b,r1c1+greater:b,r2c2", none4);
    const Technique* only[] = {find_technique("one_clue")};
    std::vector<std::string> said;
    for (const Step& step : all_steps(start_of(asked), Status::unique, {}, only, asked.geometry))
        said.push_back(describe(step, Rung::whole, Cells::r1c1, asked.geometry));
    EXPECT_EQ(
        said,
        (std::vector<std::string>{
            "Clone. The extra cell 'a' can only be 3. 'a' and r1c1 are clones: they hold the same digit. So "
            "r1c1 is not 1, 2 or 4.",
            "Greater Than. The extra cell 'b' can only be 2, 3 or 4. 'b' is greater than r1c1. So r1c1 is not 4.",
            "Greater Than. The extra cell 'b' can only be 2, 3 or 4. 'b' is greater than r2c2. So r2c2 is not "
            "4."}));
}

TEST(ExtraCellSteps, SayRegionsThatAreToBeFound) {
    const std::string board = "4x4:none+extra=4x4:p+found-regions:p1-p16+count-same=1:r1c1,p1-p3";
    EXPECT_EQ(
        first_step(board, none4, "one_clue"),
        "Count of Same. The extra cell 'p1' can only be 1; 'p2' can only be 1 or 2; 'p3' can only be 1, 2 or 3. r1c1 is the number of cells among 'p1' to 'p3' that equal 'p1', minus 1. So r1c1 is not 3 or 4.");
}

// Each kind of rule that can name extra cells, on an empty grid: the eliminated candidates are in no valid filling.
TEST(ExtraCellSteps, OfEveryKindAreSoundAndHaveWords) {
    const Geometry plain = parse_board("4x4").value();
    const Technique* of_rules[] = {find_technique("one_clue")};
    const test::Values full{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    int steps = 0;
    for (int kind = 0; kind < rule_kind_count; ++kind) {
        test::RandomRules random(300 + static_cast<std::uint64_t>(kind));
        for (int i = 0; i < 4; ++i) {
            const auto rule = random.part_of(RuleKind::extra, static_cast<RuleKind>(kind), plain, full);
            if (!rule) break;
            const Geometry board = with_rules(plain, std::span(&*rule, 1)).value();
            test::Values givens = full;
            for (std::size_t cell = 0; cell < givens.size(); ++cell)
                if (random.below(3) != 0) givens[cell] = 0;
            std::vector<BoardDigitSet> meant(givens.size());
            test::each_meant(plain, board, givens, [&](const test::Values& values) {
                for (std::size_t cell = 0; cell < values.size(); ++cell)
                    meant[cell].insert(static_cast<Digit>(values[cell] - 1));
            });
            const Wide wide(board);
            const State start = start_of(BoardPuzzle{board, givens, {}});
            for (const Step& step : all_steps(start, Status::unique, {}, of_rules, board)) {
                ++steps;
                const std::string text = describe(step, Rung::whole, Cells::r1c1, board);
                SCOPED_TRACE(std::string(board.name()) + ": " + text);
                EXPECT_TRUE(text.find("extra cell") != text.npos);
                EXPECT_TRUE(text.find_first_of("{}") == text.npos || text.find("attern") != text.npos);
                for (const auto& [cell, digits] : step.remove) EXPECT_TRUE((digits & meant[cell]).empty());
                EXPECT_EQ(verify_on(wide, start, step).reason, "");
            }
        }
    }
    EXPECT_GE(steps, 35);
}

// A path reaches the solution by using the rules of extra cells.
TEST(ExtraCellSteps, LeadToTheSolution) {
    PathCounts counts;
    const std::string regions = "4x4:none+extra=4x4:p+found-regions:p1-p16";
    for (
        const auto& [board, puzzle] :
        {std::pair<std::string, std::string_view>{
             "4x4+extra:a+arrow:a/r1c1,r1c2+thermo:r3c1,r3c2,a+white:r4c4,a", "...43..........."},
         {regions +
              "+run-length:r3c4/p9-p12/p9,p13+run-length:r3c3/p6-p8/p6,p10,p14+count-same:r1c4,p9,p9,p9,p8,p5,p16",
          "....34.....3...."},
         {regions + "+count-same:r4c1,p8,p8,p5,p12,p16,p14+count-same:r4c4,p4,p4,p5,p16,p15,p9",
          "....3....41....."}}) {
        SCOPED_TRACE(board);
        const BoardPuzzle asked = puzzle_on(board, puzzle);
        const Answer answer = solve(asked, {.solutions = 2});
        ASSERT_EQ(answer.status, Status::unique);
        expect_sound_path(asked, answer.first, counts);
    }
    EXPECT_EQ(counts.solved, counts.puzzles);
    EXPECT_GE(counts.steps.at("one_clue"), counts.puzzles);
}

}  // namespace
}  // namespace nonet::testing
