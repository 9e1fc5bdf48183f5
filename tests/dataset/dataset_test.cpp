#include "nonet/more/dataset.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "nonet/canon.hpp"
#include "nonet/solve.hpp"
#include "support/puzzle_sets.hpp"

namespace nonet {
namespace {

using Novelty = SeenPuzzles::Novelty;

TEST(Fingerprint, IsTheBeginningOfTheHashOfThePackedValues) {
    EXPECT_EQ(fingerprint(Grid{}), (Fingerprint{0x9e1736c43d19118e, 0x6ce4302118af3371}));  // 41 zero bytes
    Grid grid;
    grid[0] = 1, grid[1] = 2, grid[80] = 3;  // 0x12, 39 zero bytes, 0x30
    EXPECT_EQ(fingerprint(grid), (Fingerprint{0xddc1a6cc973b25d0, 0xf2afa6ecd6b95871}));
}

// The slow and obvious implementation: two maps.
class TwoMaps {
 public:
    SeenPuzzles::Answer add(const Grid& form, const Grid& puzzle, std::uint64_t place) {
        const auto [first, is_new] = forms_.try_emplace(form.values, place);
        const auto [own, is_first] = puzzles_.try_emplace(puzzle.values, place);
        if (!is_first) return {Novelty::repeat, own->second};
        if (!is_new) return {Novelty::isomorph, first->second};
        return {Novelty::novel, place};
    }

 private:
    std::map<std::array<std::uint8_t, cell_count>, std::uint64_t> forms_, puzzles_;
};

TEST(SeenPuzzles, AgreeWithTwoMaps) {
    Rng rng(3);
    std::vector<Grid> forms;
    for (int i = 0; i < 300; ++i) forms.push_back(canonicalize(testing::random_minimal(rng))->grid);
    SeenPuzzles seen;
    TwoMaps maps;
    std::array<int, 3> came{};
    for (std::uint64_t place = 0; place < 20'000; ++place) {
        const Grid& form = forms[rng.below(static_cast<std::uint32_t>(forms.size()))];
        // Only a few isomorphs of each, so that they repeat; number 0 is the form itself.
        const std::uint32_t which = rng.below(40);
        const Grid puzzle = which == 0 ? form : apply(random_transform(1, which), form);
        const auto answer = seen.add(fingerprint(form), fingerprint(puzzle), place);
        const auto expected = maps.add(form, puzzle, place);
        ASSERT_EQ(answer.novelty, expected.novelty);
        ASSERT_EQ(answer.place, expected.place);
        ++came[static_cast<std::size_t>(answer.novelty)];
    }
    for (int count : came) EXPECT_GT(count, 100);
    EXPECT_EQ(seen.forms(), 300u);
    EXPECT_EQ(seen.puzzles(), static_cast<std::uint64_t>(came[0] + came[1]));
    EXPECT_LE(seen.bytes(), 32 * 2 * 4 * (seen.puzzles() + 1) / 3 + 32 * 1024);
}

TEST(PartOf, KeepsIsomorphsTogetherAndTheShares) {
    Rng rng(5);
    const std::array<std::uint32_t, 3> shares{700'000, 200'000, 100'000};
    std::array<int, 3> count{};
    std::uint64_t other_seed_differs = 0;
    constexpr int draws = 30'000;
    for (int i = 0; i < draws; ++i) {
        const Fingerprint form{rng.next(), rng.next()};
        const std::size_t part = part_of(form, 9, shares);
        EXPECT_EQ(part, part_of(form, 9, shares));
        other_seed_differs += part != part_of(form, 10, shares);
        ++count[part];
    }
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double p = shares[i] / 1e6;
        EXPECT_NEAR(count[i], draws * p, 5 * std::sqrt(draws * p * (1 - p)));
    }
    EXPECT_GT(other_seed_differs, 10'000u);
    for (std::uint64_t i = 0; i < 100; ++i)
        EXPECT_EQ(part_of({i, 2}, 3, std::array<std::uint32_t, 3>{0, 5, 0}), 1u);
}

// A file that is divided next year must go to the same parts: a change here breaks that guarantee.
TEST(PartOf, DoesAsItAlwaysDid) {
    std::string parts;
    for (std::uint64_t i = 0; i < 40; ++i)
        parts += std::to_string(
            part_of({i * 0x9e3779b97f4a7c15u, 7 * i}, i % 3, std::array<std::uint32_t, 3>{5, 3, 2}));
    EXPECT_EQ(parts, "1000000020200100000101010202200000101202");
}

TEST(FormFingerprint, IsThatOfTheCanonicalForm) {
    Rng rng(6);
    const Grid grid = testing::random_minimal(rng), other = apply(random_transform(2, 3), grid);
    const Fingerprint form = *form_fingerprint({grid, {}});
    EXPECT_EQ(form, fingerprint(canonicalize(grid)->grid));
    EXPECT_EQ(*form_fingerprint({other, {}}), form);
    const Grid solution = solve({grid, {}}).first;
    EXPECT_EQ(*form_fingerprint({other, {}}, FormOf::solution), *form_fingerprint({solution, {}}));
    EXPECT_NE(*form_fingerprint({grid, {}}, FormOf::solution), form);
    EXPECT_FALSE(form_fingerprint({}, FormOf::solution));
    Grid clash;
    clash[0] = clash[1] = 1;
    EXPECT_FALSE(form_fingerprint({clash, {}}));
}

// With any limit, a minimal puzzle is reported either as minimal or as undecided.
TEST(JudgeRows, SayWhatTheyCouldNotDecide) {
    Rng rng(8);
    const std::vector<AuditRow> rows{{{0, 1}, ClassicPuzzle{testing::random_minimal(rng), {}}, {}}};
    int undecided = 0, minimal = 0;
    for (std::uint64_t nodes = 1; nodes <= 300; ++nodes) {
        const JudgedRow row = judge_rows(rows, true, {.nodes = nodes})->front();
        const bool is_undecided = !row.findings.empty() && row.findings[0].defect == Defect::undecided;
        EXPECT_NE(is_undecided, row.minimal) << nodes;
        undecided += is_undecided && row.unique;
        minimal += row.minimal;
    }
    EXPECT_GT(undecided, 0) << "it is proper, but a given is undecided";
    EXPECT_GT(minimal, 0);
}

// Files need not come in the order of their numbers: the others are compared with the first row of all.
TEST(Audit, CallsALeakWhatIsInAnotherFileAndNothingElse) {
    Rng rng(7);
    const Grid first = testing::random_minimal(rng), isomorph = apply(random_transform(3, 1), first);
    const auto row = [](std::uint64_t file, std::uint64_t line, const Grid& grid) {
        return AuditRow{{file, line}, ClassicPuzzle{grid, {}}, {}};
    };
    const std::vector<AuditRow> rows{row(1, 1, first), row(1, 2, first), row(1, 3, isomorph),
                                     row(0, 4, first), row(2, 5, isomorph)};
    auto judged = judge_rows(rows, false);
    ASSERT_TRUE(judged);
    Audit audit;
    std::vector<std::string> found;
    for (JudgedRow& one : *judged) {
        audit.take(one);
        for (const Finding& finding : one.findings) {
            const Earlier* const earlier = finding.earlier();
            ASSERT_NE(earlier, nullptr) << one.place.line;
            found.push_back(std::to_string(one.place.line) + " " + std::string(name_of(finding.defect)) +
                            " of " + std::to_string(earlier->place.line));
        }
    }
    EXPECT_EQ(found,
              (std::vector<std::string>{"2 repeat of 1", "3 isomorph of 1", "4 leak of 1", "5 leak of 3"}));
}

TEST(Shares, AddUpToThirtyTwoBits) {
    constexpr std::uint32_t most = 0xffff'ffff;
    EXPECT_EQ(sum_of_shares(std::array{most - 1, 1u}), most);
    EXPECT_FALSE(sum_of_shares(std::array{most, 1u}));
    EXPECT_FALSE(sum_of_shares(std::array{0u, 0u}));
}

}  // namespace
}  // namespace nonet
