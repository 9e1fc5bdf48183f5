#include "engines/registry.hpp"
#include "nonet/more/engines.hpp"

#include <gtest/gtest.h>

#include <set>

#include "support/grids.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

TEST(Engines, AreFoundByTheirNames) {
    std::set<std::string_view> names;
    for (const Engine* engine : engines()) {
        EXPECT_TRUE(names.insert(engine->name).second) << engine->name;
        EXPECT_EQ(find_engine(engine->name), engine);
        EXPECT_FALSE(engine->idea.empty()) << engine->name;
        EXPECT_FALSE(engine->source.empty()) << engine->name;
    }
    for (const char* name :
         {"scan", "column", "row", "tables", "maps", "bits", "mrv", "dlx", "logic", "scalar", "fast"})
        EXPECT_TRUE(names.contains(name)) << name;
    EXPECT_EQ(find_engine("nosuch"), nullptr);
    EXPECT_EQ(find_engine(""), nullptr);
    EXPECT_EQ(default_engine().name, "fast");
    EXPECT_TRUE(default_engine().takes_marks);  // the searches of src/search/ rely on it
}

TEST(Engines, SolveTheTutorialsGrid) {
    for (const Engine* engine : engines())
        EXPECT_EQ(list(*engine, puzzle(known::classic)), std::vector<std::string>{known::classic_solution})
            << engine->name;
}

TEST(Engines, FindAFinishedGridToBeItsOwnSolution) {
    for (const Engine* engine : engines()) {
        const auto search = run(*engine, puzzle(known::classic_solution), {});
        EXPECT_EQ(search->solutions, 1u) << engine->name;
        EXPECT_EQ(search->counters, (Counters{0, 0, 1})) << engine->name;
    }
}

TEST(Engines, FindNoSolutionWhereGivensClash) {
    const Grid finished = grid(known::classic_solution);
    Grid row_clash, column_clash, box_clash, full_clash = finished;
    row_clash[cell_at(4, 0)] = row_clash[cell_at(4, 8)] = 7;
    column_clash[cell_at(0, 4)] = column_clash[cell_at(8, 4)] = 7;
    box_clash[cell_at(3, 3)] = box_clash[cell_at(5, 5)] = 7;
    full_clash[80] = static_cast<std::uint8_t>(finished[80] % side + 1);
    for (const Engine* engine : engines())
        for (const Grid& broken : {row_clash, column_clash, box_clash, full_clash}) {
            const auto search = run(*engine, {broken, {}}, {.solutions = 0});
            EXPECT_EQ(search->solutions, 0u) << engine->name;
            EXPECT_EQ(search->stop, Stop::finished) << engine->name;
            EXPECT_EQ(search->counters, (Counters{0, 0, 1})) << engine->name;
        }
}

TEST(Engines, EitherTakeMarksOrSayThatTheyDoNot) {
    const ClassicPuzzle marked = with_full_marks(puzzle(known::classic));
    for (const Engine* engine : engines()) {
        const auto search = run(*engine, marked, {});
        ASSERT_EQ(search.has_value(), engine->takes_marks) << engine->name;
        if (search) {
            EXPECT_EQ(list(*engine, marked), std::vector<std::string>{known::classic_solution})
                << engine->name;
        } else {
            EXPECT_EQ(search.error().code, Errc::unsupported);
            EXPECT_EQ(search.error().message(), "found pencil marks for engine '" +
                                                    std::string(engine->name) + "', expected givens only");
        }
    }
}

TEST(Engines, FindNoSolutionWhereMarksLeaveOutTheGiven) {
    ClassicPuzzle contrary = with_full_marks(puzzle(known::classic));
    (*contrary.marks)[0] = ~DigitSet::of(2);  // r1c1 is given as 3
    for (const Engine* engine : engines()) {
        if (!engine->takes_marks) continue;
        EXPECT_EQ(run(*engine, contrary, {})->solutions, 0u) << engine->name;
    }
}

TEST(Engines, FindNoSolutionWhereACellHasNoMarks) {
    ClassicPuzzle bare = with_full_marks(puzzle(known::classic));
    (*bare.marks)[1] = DigitSet();  // r1c2 is empty
    for (const Engine* engine : engines()) {
        if (!engine->takes_marks) continue;
        EXPECT_EQ(run(*engine, bare, {})->solutions, 0u) << engine->name;
    }
}

}  // namespace
}  // namespace nonet
