// Scales as data: the lists with names, lists written by users, and functions that use them.

#include <gtest/gtest.h>

#include "core/classic_state.hpp"
#include "nonet/more/scales.hpp"
#include "nonet/more/verify.hpp"
#include "nonet/rate.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "support/sound_path.hpp"

namespace nonet {
namespace {

constexpr std::string_view
    easy = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..",
    medium = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5",
    extreme = ".1.7.34.84.........7....25.8..2..7.9......5..6....9..3.9..4......25..8....4..237.";

ClassicPuzzle puzzle(std::string_view text) { return {*parse_line(text), {}}; }

TEST(Scales, AreKnownByNameAndByTheVersionThatPeopleMean) {
    ASSERT_EQ(scales().size(), 4u);
    for (const Scale& scale : scales()) EXPECT_EQ(find_scale(scale.name), &scale);
    EXPECT_EQ(find_scale("se")->title, "SE 1.2.1");
    EXPECT_EQ(find_scale("hodoku")->title, "HoDoKu 2.2");
    EXPECT_EQ(find_scale("hodoku-2.3")->title, "HoDoKu 2.3");
    EXPECT_EQ(find_scale("nonet")->title, "nonet 1");
    for (const char* none : {"", "s", "nonet-2", "hodo", "se-"}) EXPECT_EQ(find_scale(none), nullptr) << none;
}

TEST(Scales, OfOurOwnUseEveryTechniqueOfTheClassicBoardFromEasyToHard) {
    const Scale& own = *find_scale("nonet");
    for (std::size_t i = 1; i < own.entries.size(); ++i)
        EXPECT_LE(own.entries[i - 1].difficulty, own.entries[i].difficulty) << own.entries[i].technique;
    const auto stands_in = [&](std::string_view id) {
        return std::ranges::find(own.entries, id, &ScaleEntry::technique) != own.entries.end();
    };
    // Techniques of other boards and of rules; those that smaller human-friendly fish, chains and patterns cover; those
    // that setters hide.
    constexpr std::string_view not_in_it[] = {"common_peers",
                                              "leftovers",
                                              "trial",
                                              "squirmbag",
                                              "whale",
                                              "leviathan",
                                              "kraken_fish",
                                              "forcing_net",
                                              "template_set",
                                              "template_delete",
                                              "finned_squirmbag",
                                              "finned_whale",
                                              "finned_leviathan",
                                              "franken_jellyfish",
                                              "finned_franken_jellyfish",
                                              "mutant_swordfish",
                                              "mutant_jellyfish",
                                              "finned_mutant_x_wing",
                                              "finned_mutant_swordfish",
                                              "unique_rectangle_5",
                                              "template",
                                              "symmetrical_placement",
                                              "cage_combinations",
                                              "one_rule",
                                              "innies_outies",
                                              "one_clue",
                                              "digit_classes",
                                              "rules_together",
                                              "rules_and_houses"};
    for (const Technique* technique : techniques())
        EXPECT_EQ(stands_in(technique->id),
                  std::ranges::find(not_in_it, technique->id) == std::end(not_in_it))
            << technique->id;
    EXPECT_EQ(level_of(own, 1.0), "easy");
    EXPECT_EQ(level_of(own, 1.9), "easy");
    EXPECT_EQ(level_of(own, 2.0), "medium");
    EXPECT_EQ(level_of(own, 9.0), "inhuman");
}

TEST(Scales, GiveWhatTheProgramsGive) {
    for (std::string_view text : {easy, medium, extreme}) {
        const ClassicPuzzle asked = puzzle(text);
        const Rating se = rate(asked);
        const ScaleRating by_se = rate(*find_scale("se"), asked);
        EXPECT_EQ(tenths_of(by_se.difficulty), se.er);
        EXPECT_EQ(by_se.scale, "SE 1.2.1");
        for (const auto version : {HodokuVersion::v2_2, HodokuVersion::v2_3}) {
            const HodokuRating hodoku = rate_hodoku(asked, version);
            const Scale& scale = *find_scale(version == HodokuVersion::v2_2 ? "hodoku-2.2" : "hodoku-2.3");
            const ScaleRating rating = rate(scale, asked);
            EXPECT_EQ(rating.level, name_of(hodoku.level));
            EXPECT_EQ(rating.score, hodoku.score);
            // The path of explain() has the same totals.
            const Path path = explain(scale, asked);
            EXPECT_EQ(path.scale, scale.title);
            EXPECT_EQ(rating_of(scale, path).score, hodoku.score);
            EXPECT_EQ(rating_of(scale, path).level, name_of(hodoku.level));
            EXPECT_EQ(path.end.values, solve(asked).first);
        }
    }
}

TEST(Scales, OfOurOwnExplainAndRateAlike) {
    const Scale& own = *find_scale("nonet");
    for (std::string_view text : {easy, medium, extreme}) {
        const ClassicPuzzle asked = puzzle(text);
        const ScaleRating rating = rate(own, asked);
        ASSERT_EQ(rating.ending, Ending::solved) << text;
        const Path path = explain(own, asked);
        EXPECT_EQ(path.end.values, solve(asked).first);
        const ScaleRating again = rating_of(own, path);
        EXPECT_EQ(again.difficulty, rating.difficulty) << text;
        EXPECT_EQ(again.score, rating.score) << text;
        EXPECT_EQ(again.counts, rating.counts) << text;
        EXPECT_EQ(again.level, rating.level) << text;
        // Always uses the first entry that finds a step: from each state the hint is the path's step.
        State state = path.start;
        for (const Step& step : path.steps) {
            const Verdict verdict = verify(state, step, path.start.values);
            EXPECT_TRUE(verdict.sound) << step.kind << ": " << verdict.reason;
            const ClassicState classic(state);
            const Hint next = hint(own, {classic.values, classic.marks}, {}, path.start.values);
            ASSERT_TRUE(next.step);
            EXPECT_EQ(next.step->kind, step.kind);
            EXPECT_EQ(next.step->remove, step.remove);
            apply(state, step);
        }
    }
    EXPECT_EQ(rate(own, puzzle(easy)).level, "easy");
    EXPECT_EQ(rate(own, {}).status, Status::multiple);
}

TEST(Scales, CanDoWithoutATechnique) {
    const std::string_view off[] = {"naked_pair", "swordfish", "no such one"};
    const auto scale = without(*find_scale("nonet"), off);
    ASSERT_TRUE(scale);
    EXPECT_EQ(stamp_of(*scale), "nonet 1 without naked_pair and swordfish");
    for (const Step& step : explain(*scale, puzzle(extreme)).steps) EXPECT_NE(step.technique, "naked_pair");
    // Including HoDoKu's: without any other technique the path ends as stuck.
    std::vector<std::string_view> harder;
    for (const HodokuTechnique& technique : hodoku_techniques())
        if (technique.score > 14) harder.push_back(technique.id);
    const auto singles = without(*find_scale("hodoku"), harder);
    ASSERT_TRUE(singles);
    EXPECT_EQ(rate(*singles, puzzle(extreme)).ending, Ending::stuck);
    EXPECT_EQ(rate(*singles, puzzle(extreme)).level, "");
    std::vector<std::string_view> all;
    for (const ScaleEntry& entry : find_scale("se")->entries) all.push_back(entry.technique);
    EXPECT_FALSE(without(*find_scale("se"), all));
}

TEST(Scales, AreReadAndWritten) {
    const auto scale = parse_scale(
        "# for my class\nname my-class-1\nlevel gentle 1.0\nlevel tough 3\n\n"
        "hidden_single 1.0  # first\nnaked_single 1.5\nforcing_chain 5.0 up to 8\n"
        "forcing_chain 6.2\n");
    ASSERT_TRUE(scale) << scale.error().message();
    EXPECT_EQ(scale->name, "my-class-1");
    EXPECT_EQ(stamp_of(*scale), "my-class-1");
    ASSERT_EQ(scale->entries.size(), 4u);
    EXPECT_EQ(scale->entries[2].longest, 8u);
    EXPECT_EQ(level_of(*scale, 2.9), "gentle");
    EXPECT_EQ(level_of(*scale, 3.0), "tough");
    for (const Scale* one : {&*scale, find_scale("nonet")}) {
        const auto again = parse_scale(format_scale(*one));
        ASSERT_TRUE(again) << again.error().message();
        EXPECT_EQ(format_scale(*again), format_scale(*one));
    }
    EXPECT_EQ(parse_scale("naked_single 2", "file")->name, "file");
}

TEST(Scales, SayWhereATextIsNone) {
    const struct {
        std::string_view text;
        std::uint64_t line, column;
        std::string_view found;
    } cases[] = {
        {"", 1, 1, "no technique"},
        {"# nothing\n", 2, 1, "no technique"},
        {"hidden_single 1.0\nnaked_sinlge 1.5\n", 2, 1, "'naked_sinlge'"},
        {"hidden_single 1,0\n", 1, 15, "'1,0'"},
        {"hidden_single 0\n", 1, 15, "'0'"},
        {"hidden_single 10001\n", 1, 15, "'10001'"},
        {"hidden_single 1.25\n", 1, 15, "'1.25'"},
        {"hidden_single\n", 1, 1, "1 words"},
        {"  hidden_single 1 up 8\n", 1, 3, "4 words"},
        {"forcing_chain 5 up to x\n", 1, 23, "'x'"},
        {"naked_pair 1\nnaked_pair 2\n", 2, 1, "'naked_pair'"},
        {"forcing_chain 5 up to 8\nforcing_chain 6 up to 8\n", 2, 1, "'forcing_chain'"},
        {"name a b\n", 1, 1, "3 words"},
        {"name a/b\n", 1, 6, "'a/b'"},
        {"name a\nname b\n", 2, 1, "'name'"},
        {"level hard 3\nlevel easy 3\n", 2, 12, "'3'"},
        {"level hard 3\nlevel hard 4\n", 2, 7, "'hard'"},
    };
    for (const auto& [text, line, column, found] : cases) {
        const auto scale = parse_scale(text);
        ASSERT_FALSE(scale) << text;
        EXPECT_EQ(scale.error().line, line) << text;
        EXPECT_EQ(scale.error().column, column) << text;
        EXPECT_EQ(scale.error().found, found) << text;
    }
}

// Chains that are too long for an entry are left to a later entry.
TEST(Scales, LimitTheLengthOfChains) {
    const auto scale = parse_scale(
        "hidden_single 1\nnaked_single 1\npointing 2\nclaiming 2\nforcing_chain 5 up to 6\nforcing_chain 6\n"
        "multiple_chain 7\ndynamic_chain 8\ndynamic_chain_plus 9\n");
    ASSERT_TRUE(scale);
    bool any_long = false;
    for (const Step& step : explain(*scale, puzzle(extreme)).steps) {
        if (step.technique != "forcing_chain") continue;
        EXPECT_EQ(step.rating, step.complexity <= 6 ? 5 : 6);
        any_long = any_long || step.complexity > 6;
    }
    EXPECT_TRUE(any_long);
}

TEST(Scales, AnswerWhyNotAndListAllSteps) {
    for (const Scale& scale : scales()) {
        const ClassicPuzzle asked = puzzle(medium);
        const Grid solution = solve(asked).first;
        const State start = start_of(asked);
        for (int cell = 0; cell < cell_count; cell += 7)
            for (Digit digit : start.marks[cell]) {
                const Contradiction clash = why_not(scale, asked, {static_cast<Cell>(cell), digit});
                EXPECT_EQ(clash.found, solution[cell] != digit + 1) << scale.name;
            }
        const auto steps = all_steps(scale, start, Status::unique);
        EXPECT_FALSE(steps.empty());
        for (const Step& step : steps)
            EXPECT_TRUE(testing::leaves_alone(solution, step)) << scale.name << ' ' << step.kind;
    }
}

}  // namespace
}  // namespace nonet
