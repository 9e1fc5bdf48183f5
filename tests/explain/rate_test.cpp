#include "nonet/rate.hpp"
#include "nonet/more/techniques.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <set>
#include <string>

#include "support/known_grids.hpp"
#include "support/se_data.hpp"
#include "support/slow_build.hpp"

namespace nonet {
namespace {

ClassicPuzzle classic_puzzle_of(const std::string& text) {
    ClassicPuzzle puzzle;
    for (int cell = 0; cell < cell_count; ++cell)
        if (text[cell] >= '1' && text[cell] <= '9')
            puzzle.givens[cell] = static_cast<std::uint8_t>(text[cell] - '0');
    return puzzle;
}

std::string words(int tenths) { return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10); }

// The highest rating for which the quick test run has time.
constexpr int quick_limit = 95;

TEST(Rate, EqualsTheOriginal) {
    constexpr int part = testing::slow_build ? 8 : 1;
    int rows = 0, different = 0;
    std::set<int> ratings;
    se::for_each_rated(part, part, [&](const std::vector<std::string>& fields) {
        if (se::tenths_in(fields[1]) > quick_limit) return;
        const Rating rating = rate(classic_puzzle_of(fields[0]));
        const std::string got = words(rating.er) + "/" + words(rating.ep) + "/" + words(rating.ed);
        const std::string want = fields[1] + "/" + fields[2] + "/" + fields[3];
        ++rows;
        ratings.insert(rating.er);
        if (got != want && different++ < 20)
            ADD_FAILURE() << fields[0] << " is " << want << ", rated " << got;
    });
    EXPECT_EQ(different, 0) << "of " << rows;
    EXPECT_GE(rows, 300 / part);
    EXPECT_GE(ratings.size(), testing::slow_build ? 20u : 40u);  // from 1.0 to 9.4
}

TEST(Rate, EqualsThePublishedRatings) {
    int rows = 0, different = 0;
    const bool found = se::for_each_line(
        testing::sets_path("rating/er_published_dev.tsv.zst"), [&](const std::string& line) {
            if (rows++ % (testing::slow_build ? 128 : 16) != 0) return;
            const auto fields = se::split(line, '\t');
            const std::string got = words(rate(classic_puzzle_of(fields[0])).er);
            if (got != fields[1] && different++ < 20)
                ADD_FAILURE() << fields[0] << " is " << fields[1] << ", rated " << got;
        });
    if (!found)
        GTEST_SKIP() << "er_published_dev.tsv.zst is not here; data/rated.tsv is read by EqualsTheOriginal";
}

// The fast rating, which takes many singles at once in any order, equals the rating of the path, including counts.
TEST(Rate, EqualsTheRatingOfThePath) {
    std::ifstream minimal(testing::source_path("data/minimal.txt")),
        golden(testing::source_path("tests/golden/ratings.txt"));
    std::vector<std::string> puzzles{known::classic, known::classic_solution, known::easy};
    for (std::ifstream* file : {&minimal, &golden})
        for (std::string line; std::getline(*file, line);) puzzles.push_back(line.substr(0, cell_count));
    // Nearly complete grids, whose first steps are last cells.
    const std::string solution = known::classic_solution;
    for (int holes = 1; holes < 40; ++holes) {
        std::string text = solution;
        for (int i = 0; i < holes; ++i) text[static_cast<std::size_t>(i * 37 % cell_count)] = '.';
        puzzles.push_back(text);
    }
    std::set<int> ratings;
    for (const std::string& text : puzzles) {
        const Rating quick = rate(classic_puzzle_of(text)),
                     slow = rating_of(explain(classic_puzzle_of(text)));
        EXPECT_EQ(words(quick.er) + "/" + words(quick.ep) + "/" + words(quick.ed),
                  words(slow.er) + "/" + words(slow.ep) + "/" + words(slow.ed))
            << text;
        EXPECT_EQ(quick.counts, slow.counts) << text;
        EXPECT_EQ(quick.status, slow.status) << text;
        ratings.insert(quick.er);
    }
    for (int easy : {0, 10, 12, 15}) EXPECT_TRUE(ratings.contains(easy)) << easy;
}

// A full grid that breaks a rule is not rated.
TEST(Rate, IsNotFooledByAFullGridThatIsWrong) {
    for (int cell : {0, 40, 80}) {
        ClassicPuzzle wrong = classic_puzzle_of(known::classic_solution);
        wrong.givens[cell] = static_cast<std::uint8_t>(wrong.givens[cell] % side + 1);
        EXPECT_EQ(rate(wrong).status, Status::none);
        wrong.givens[(cell + 1) % cell_count] = 0;  // one cell to fill
        EXPECT_EQ(rate(wrong).status, Status::none);
    }
}

// Random minimal puzzles of our own, a few for each tenth, rated by this program at a time when its ratings equalled
// all of the original's data. Any difference is a change of the scale.
TEST(Rate, KeepsItsRatings) {
    std::ifstream file(testing::source_path("tests/golden/ratings.txt"));
    int rows = 0;
    for (std::string puzzle, er, ep, ed; file >> puzzle >> er >> ep >> ed; ++rows) {
        const Rating rating = rate(classic_puzzle_of(puzzle));
        EXPECT_EQ(words(rating.er) + "/" + words(rating.ep) + "/" + words(rating.ed),
                  er + "/" + ep + "/" + ed)
            << puzzle;
        EXPECT_EQ(rating.ending, Ending::solved);
        EXPECT_EQ(rating.counts.size(), techniques().size());
    }
    EXPECT_GE(rows, 40);
}

TEST(Rate, EndsWhenTheBudgetIsSpent) {
    Limits limits;
    limits.nodes = 60;
    const Rating rating = rate(classic_puzzle_of(known::seventeen), limits);
    EXPECT_EQ(rating.status, Status::budget);
}

TEST(Rate, GetsStuckAtTheCeilingAndNowhereElse) {
    std::ifstream file(testing::source_path("tests/golden/ratings.txt"));
    for (std::string puzzle, er, ep, ed; file >> puzzle >> er >> ep >> ed;) {
        const int tenths = static_cast<int>(std::lround(10 * std::stod(er)));
        const Rating full = rate(classic_puzzle_of(puzzle), {}, {.ceiling = tenths});
        EXPECT_EQ(full.er, tenths);
        EXPECT_EQ(words(full.ep) + words(full.ed), ep + ed);
        EXPECT_EQ(full.ending, Ending::solved);
        const Rating less = rate(classic_puzzle_of(puzzle), {}, {.ceiling = tenths - 1});
        EXPECT_EQ(less.er, stuck_rating) << puzzle << " " << er;
        EXPECT_EQ(less.ending, Ending::stuck);
        EXPECT_EQ(less.status, Status::unique);
    }
}

// Nested chains, one of which serves several branches; the rating is the original's.
TEST(Rate, CountsAChainWithinChainsOnce) {
    const Rating rating = rate(classic_puzzle_of(
        "1....6.8...7.....66.....15..3.9......6..2....7....854.....9.81.8...41..5......4.."));
    EXPECT_EQ(words(rating.er) + "/" + words(rating.ep) + "/" + words(rating.ed), "10.2/10.2/2.6");
}

TEST(Rate, HasOneNumberWhereNoFirstStepIsFound) {
    const Rating rating = rate(classic_puzzle_of(known::classic), {}, {.ceiling = 0});
    EXPECT_EQ(rating.ending, Ending::stuck);
    EXPECT_EQ(rating.er, stuck_rating);
    EXPECT_EQ(rating.ep, stuck_rating);
    EXPECT_EQ(rating.ed, stuck_rating);
}

// Singles alone would fill the grid without noticing the contradiction.
TEST(Rate, SeesMarksThatContradictAGiven) {
    ClassicPuzzle puzzle = classic_puzzle_of(known::classic);
    puzzle.marks.emplace().fill(DigitSet::all());
    EXPECT_EQ(rate(puzzle).status, Status::unique);
    const auto given = std::ranges::find_if(puzzle.givens.values, [](int value) { return value != 0; });
    (*puzzle.marks)[given - puzzle.givens.values.begin()].erase(static_cast<Digit>(*given - 1));
    EXPECT_EQ(rate(puzzle).status, Status::none);
}

TEST(Rate, UsesTheGivenTechniquesOnly) {
    const auto singles = std::vector{find_technique("hidden_single"), find_technique("naked_single")};
    const Rating easy = rate(classic_puzzle_of(known::classic), {}, {.techniques = singles});
    EXPECT_EQ(easy.ending, Ending::solved);
    const std::string nine =
        "..3.2..9.....532..9..4...7.64...8.....7....5..2..7...6....4..35...3...84.....1...";
    const Rating hard = rate(classic_puzzle_of(nine), {}, {.techniques = singles});
    EXPECT_EQ(hard.er, stuck_rating);
    for (std::size_t i = 0; i < hard.counts.size(); ++i)
        EXPECT_TRUE(hard.counts[i] == 0 || std::ranges::find(singles, techniques()[i]) != singles.end())
            << techniques()[i]->id;
}

TEST(Rate, GivesASolvedGridNothing) {
    const Rating rating = rate(classic_puzzle_of(known::classic_solution));
    EXPECT_EQ(rating.status, Status::unique);
    EXPECT_EQ(rating.ending, Ending::solved);
    EXPECT_EQ(rating.er + rating.ep + rating.ed, 0);
}

TEST(Rate, DoesNotRateWhatIsNotUnique) {
    EXPECT_EQ(rate(ClassicPuzzle{}).status, Status::multiple);
    ClassicPuzzle broken;
    broken.givens[0] = broken.givens[1] = 1;
    EXPECT_EQ(rate(broken).status, Status::none);
}

}  // namespace
}  // namespace nonet
