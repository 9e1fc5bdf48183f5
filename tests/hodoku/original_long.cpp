// Every path and every single question that HoDoKu itself answered, if they are present.

#include <gtest/gtest.h>

#include "nonet/more/hodoku.hpp"
#include "support/hodoku_data.hpp"

namespace nonet {
namespace {

void expect_equal(const std::string& file, HodokuVersion version) {
    const auto outcome = hodoku_data::compare_paths(testing::sets_path("hodoku/" + file), version, 1);
    if (!outcome.found) GTEST_SKIP() << file << " is not here";
    EXPECT_EQ(outcome.differences.size(), 0u) << outcome.differences.front();
    EXPECT_GE(outcome.paths, 400);
}

TEST(HodokuOriginal, Paths) { expect_equal("paths.txt.zst", HodokuVersion::v2_2); }
TEST(HodokuOriginal, NewerPaths) { expect_equal("paths_2_3.txt.zst", HodokuVersion::v2_3); }

// ":0000:x:VALUES:GONE:::": values, with + before placed ones; removed candidates.
ClassicState state_of(const std::string& line) {
    const auto parts = se::split(line, ':');
    std::string values = parts[3];
    std::erase(values, '+');
    ClassicState state(start_of(ClassicPuzzle{.givens = grid_of(values), .marks = {}}));
    for (const std::string& gone : se::split(parts.size() > 4 ? parts[4] : "", ' '))
        if (gone.size() == 3)
            state.marks[cell_at(gone[1] - '1', gone[2] - '1')].erase(static_cast<Digit>(gone[0] - '1'));
    return state;
}

TEST(HodokuOriginal, EachTechniqueAlone) {
    ClassicState state;
    Grid givens{}, solution{};
    int asked = 0, different = 0;
    const bool found =
        se::for_each_line(testing::sets_path("hodoku/states.txt.zst"), [&](const std::string& line) {
            const auto fields = se::split(line, '\t');
            if (fields[0] == "G") {
                state = state_of(fields[1]);
                givens = grid_of(fields[2]);
                solution = solve(ClassicPuzzle{.givens = givens, .marks = {}}).first;
                return;
            }
            const auto trial = std::ranges::find(hodoku::trials(), fields[1], &hodoku::Trial::code);
            ASSERT_NE(trial, hodoku::trials().end()) << fields[1];
            hodoku::Board board(state, givens);
            Budget budget(Limits{});
            const hodoku::Search search{.budget = budget, .solution = solution};
            hodoku::Find find;
            const bool finds = trial->find(board, search, find);
            const std::string want = fields[0] == "R" ? fields[3] : "nothing";
            const std::string got = finds ? hodoku_data::result_of(find.place, find.remove) : "nothing";
            ++asked;
            if (got == want) return;
            if (different++ < 20) ADD_FAILURE() << fields[1] << " is " << want << ", found " << got;
        });
    if (!found) GTEST_SKIP() << "hodoku/states.txt.zst is not here";
    EXPECT_EQ(different, 0) << "of " << asked;
    EXPECT_GE(asked, 70000);
}

}  // namespace
}  // namespace nonet
