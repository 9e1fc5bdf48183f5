// No step removes a digit of the solution, and each is proved by its evidence: on the important puzzle sets, in slices
// of some minutes. The checker shares no code with the techniques.

#include "nonet/generate.hpp"
#include "nonet/rate.hpp"
#include "support/shared_sets.hpp"
#include "support/sound_path.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

void record(const StepCounts& seen) {
    std::uint64_t steps = 0;
    for (const auto& [kind, count] : seen) {
        steps += count;
        ::testing::Test::RecordProperty(std::string(kind), std::to_string(count));
    }
    ::testing::Test::RecordProperty("steps", std::to_string(steps));
    std::printf("%llu steps proved\n", static_cast<unsigned long long>(steps));
}

constexpr int slices = 24;

class Soundness : public ::testing::TestWithParam<int> {
 protected:
    // This slice of the lines: every 24th, so that hard puzzles are spread evenly.
    void expect_sound(const std::vector<std::string>& lines) const {
        StepCounts seen;
        for (std::size_t i = static_cast<std::size_t>(GetParam()); i < lines.size(); i += slices)
            expect_sound_path(puzzle(lines[i]), seen);
        record(seen);
    }
};

TEST_P(Soundness, OfRandomMinimalPuzzles) {
    constexpr std::size_t puzzles = 100'000, at_a_time = 1'000;
    GenerateOptions options;
    options.seed = 20261121;
    options.minimal = true;
    auto generator = Generator::create(options);
    ASSERT_TRUE(generator);
    std::vector<Generated> made(at_a_time);
    StepCounts seen;
    for (std::size_t first = static_cast<std::size_t>(GetParam()) * at_a_time; first < puzzles;
         first += slices * at_a_time) {
        ASSERT_EQ(generator->make(first, made), Stop::finished);
        for (const Generated& one : made) expect_sound_path({one.puzzle, {}}, seen);
    }
    record(seen);
}

TEST_P(Soundness, OfTop1465) {
    NONET_LINES_OR_SKIP(lines, "top1465.txt");
    ASSERT_EQ(lines.size(), 1465u);
    expect_sound(lines);
}

TEST_P(Soundness, OfTheHardest) {
    NONET_LINES_OR_SKIP(lines, "hardest_1106.txt");
    ASSERT_EQ(lines.size(), 375u);
    expect_sound(lines);
}

INSTANTIATE_TEST_SUITE_P(Slice, Soundness, ::testing::Range(0, slices));

// Puzzles from a list of ratings of 11 and above. Isomorphs can have different ratings, and the list does not keep the
// original form: a few have slightly lower ratings here.
TEST(HardestRatings, ComeToAnEnd) {
    NONET_LINES_OR_SKIP(lines, "hardest_11plus.txt.zst", 12);
    int above = 0;
    for (const std::string& line : lines) {
        const Rating rating = rate(puzzle(line));
        EXPECT_EQ(rating.ending, Ending::solved) << line;
        EXPECT_GT(rating.er, 105) << line;
        above += rating.er > 110;
    }
    EXPECT_GE(above, 2);
}

}  // namespace
}  // namespace nonet
