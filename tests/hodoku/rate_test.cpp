#include "nonet/more/hodoku.hpp"
#include "support/files.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "support/hodoku_data.hpp"
#include "support/slow_build.hpp"

namespace nonet {
namespace {

void expect_none(const hodoku_data::Outcome& outcome) {
    for (const std::string& difference : outcome.differences) ADD_FAILURE() << difference;
}

// Written by nonet at a state in which it took each of HoDoKu's own steps; the test keeps it there.
TEST(RateHodoku, KeepsToItsPaths) {
    const std::string folder = testing::source_path("tests/golden/hodoku/");
    constexpr int part = testing::slow_build ? 4 : 1;
    for (const auto& [file, version] :
         {std::pair{"paths_2_2.txt", HodokuVersion::v2_2}, std::pair{"paths_2_3.txt", HodokuVersion::v2_3}}) {
        const auto outcome = hodoku_data::compare_paths(folder + file, version, part);
        expect_none(outcome);
        EXPECT_GE(outcome.paths, 12 / part);
        EXPECT_GE(outcome.steps, 600 / part / 2);
    }
}

TEST(RateHodoku, EqualsTheOriginal) {
    const auto outcome =
        hodoku_data::compare_paths(testing::sets_path("hodoku/paths.txt.zst"), HodokuVersion::v2_2, 100);
    if (!outcome.found) GTEST_SKIP() << "hodoku/paths.txt.zst is not here";
    expect_none(outcome);
    EXPECT_GE(outcome.paths, 50);
}

TEST(RateHodoku, EqualsTheNewerOriginal) {
    const auto outcome =
        hodoku_data::compare_paths(testing::sets_path("hodoku/paths_2_3.txt.zst"), HodokuVersion::v2_3, 20);
    if (!outcome.found) GTEST_SKIP() << "hodoku/paths_2_3.txt.zst is not here";
    expect_none(outcome);
    EXPECT_GE(outcome.paths, 20);
}

TEST(RateHodoku, SaysItsScale) {
    EXPECT_EQ(rate_hodoku({}, HodokuVersion::v2_2).scale, "HoDoKu 2.2");
    EXPECT_EQ(rate_hodoku({}, HodokuVersion::v2_3).scale, "HoDoKu 2.3");
}

TEST(RateHodoku, RatesNothingThatIsNotUnique) {
    const HodokuRating rating = rate_hodoku({}, HodokuVersion::v2_2, {});
    EXPECT_EQ(rating.status, Status::multiple);
    EXPECT_EQ(rating.score, 0);
    const HodokuPath path = explain_hodoku({});
    EXPECT_EQ(path.rating.status, Status::multiple);
    EXPECT_EQ(path.ending, Ending::stuck);
    EXPECT_TRUE(path.steps.empty());
}

constexpr auto hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

TEST(RateHodoku, StopsWhereTheBudgetIsSpent) {
    HodokuRating rating;
    for (std::uint64_t nodes = 1000; rating.status != Status::unique; nodes *= 2) {
        SCOPED_TRACE(nodes);
        rating =
            rate_hodoku({.givens = grid_of(hardest), .marks = {}}, HodokuVersion::v2_2, {.nodes = nodes});
        if (nodes == 1000) {
            EXPECT_EQ(rating.status, Status::budget);
        }
        if (rating.status == Status::unique) continue;
        EXPECT_EQ(rating.score, 0) << "a part of a score is none";
        EXPECT_EQ(rating.level, HodokuLevel::easy);
        EXPECT_EQ(std::ranges::count(rating.counts, 0u), std::ssize(hodoku_techniques()));
    }
    EXPECT_GT(rating.score, 0);
}

// A level includes its highest score.
TEST(RateHodoku, GivesTheLevelOfTheScore) {
    const auto rated = [](std::string_view grid) {
        const HodokuRating rating =
            rate_hodoku({.givens = grid_of(grid), .marks = {}}, HodokuVersion::v2_2, {});
        return std::pair(rating.score, rating.level);
    };
    EXPECT_EQ(rated(".......7...269.8...8157.3....7.69.538.....2.9....2....2...8.....5...3..7..9...1.."),
              std::pair(1600, HodokuLevel::hard));
    EXPECT_EQ(rated("....657...7...215.4...3....2..6.....79...8.4...1.....7.2......193..81...8......96"),
              std::pair(1800, HodokuLevel::unfair));
}

// No step removes a candidate of the solution.
TEST(RateHodoku, IsSound) {
    const HodokuPath path = explain_hodoku({.givens = grid_of(hardest), .marks = {}});
    EXPECT_EQ(path.rating.level, HodokuLevel::extreme);
    EXPECT_EQ(path.ending, Ending::solved);
    EXPECT_EQ(hodoku_data::unsound(path), "");
}

TEST(ExplainHodoku, StopsAfterSoManySteps) {
    std::size_t heard = 0;
    const auto hear = [&](const HodokuPath& path) {
        EXPECT_EQ(path.steps.size(), heard++);
        EXPECT_EQ(path.rating.status, Status::unique);
    };
    const ClassicPuzzle puzzle{.givens = grid_of(hardest), .marks = {}};
    const HodokuPath path =
        explain_hodoku(puzzle, HodokuVersion::v2_2, {}, {.on_progress = hear, .most_steps = 3});
    EXPECT_EQ(path.steps.size(), 3u);
    EXPECT_EQ(heard, 4u);
    EXPECT_EQ(path.ending, Ending::budget);
    State state = path.start;
    for (const HodokuStep& step : path.steps) apply(state, step);
    EXPECT_EQ(state, path.end);
}

TEST(HodokuNames, EveryTechniqueAndKindHasOne) {
    EXPECT_EQ(hodoku_techniques().size(), 90u);
    for (const HodokuTechnique& technique : hodoku_techniques()) {
        EXPECT_EQ(technique.name, hodoku_name(technique.id));
        EXPECT_NE(technique.name, technique.id);
    }
    EXPECT_EQ(hodoku_name("grouped_aic"), "Grouped AIC");
    EXPECT_EQ(hodoku_name("no_such_kind"), "no_such_kind");
    EXPECT_EQ(find_hodoku("hodoku"), HodokuVersion::v2_2);
    EXPECT_EQ(find_hodoku("hodoku-2.3"), HodokuVersion::v2_3);
    EXPECT_FALSE(find_hodoku("se"));
}

// The rows of the document's table, in the order of trial.
TEST(HodokuNames, StandInTheDocument) {
    std::ifstream document(testing::source_path("docs/rating.md"));
    std::vector<std::string> rows, expected;
    for (std::string line; std::getline(document, line);)
        if (line.starts_with("| `")) rows.push_back(line);
    for (const HodokuTechnique& technique : hodoku_techniques())
        if (technique.on)
            expected.push_back("| `" + std::string(technique.code) + "` | " + std::string(technique.name) +
                               " | " + std::string(name_of(technique.level)) + " | " +
                               std::to_string(technique.score) + " |");
    EXPECT_EQ(rows, expected);
}

// In HoDoKu's notation: the digits in the order of the removals, cells by rows before columns.
TEST(HodokuNotation, GathersCells) {
    const auto at = [](int row, int column, int digit) {
        return Candidate{cell_at(row - 1, column - 1), static_cast<Digit>(digit - 1)};
    };
    HodokuStep step{.remove = {at(6, 4, 7), at(6, 4, 8), at(6, 6, 7), at(6, 6, 8), at(4, 7, 7), at(4, 9, 7)}};
    EXPECT_EQ(hodoku_notation(step), "r4c79,r6c46<>7, r6c46<>8");
    step.remove = {at(7, 9, 1), at(8, 9, 1), at(9, 8, 1), at(9, 9, 1)};
    EXPECT_EQ(hodoku_notation(step), "r789c9,r9c8<>1");
    step.remove = {at(4, 8, 8), at(4, 9, 8), at(5, 8, 8), at(6, 8, 8), at(6, 9, 8)};
    EXPECT_EQ(hodoku_notation(step), "r4c89,r56c8,r6c9<>8");
    step = {.place = {at(6, 8, 8)}};
    EXPECT_EQ(hodoku_notation(step), "r6c8=8");
    EXPECT_EQ(
        hodoku_notation(HodokuChain{{CellSet::of(cell_at(5, 7)), 7, false},
                                    {CellSet::of(cell_at(4, 3)) | CellSet::of(cell_at(4, 5)), 7, true}}),
        "r6c8<>8 r5c46=8");
}

}  // namespace
}  // namespace nonet
