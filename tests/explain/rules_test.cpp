// Steps from the rules of a board: each is sound, proved by trying all fillings, and its words name the rule.

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>
#include <optional>

#include "rule_paths.hpp"

#include "core/budget.hpp"
#include "explain/game.hpp"
#include "explain/rule_evidence.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/rules.hpp"
#include "rules/record.hpp"
#include "support/random_rules.hpp"
#include "techniques/chains/rule_links.hpp"

namespace nonet::testing {
namespace {

constexpr std::string_view none6 = "....................................";

TEST(RuleSteps, SayWhatASetterWouldSay) {
    EXPECT_EQ(
        first_step("6x6+killer=4:r1c1,r1c2", none6, "cage_combinations"),
        "Cage Combination. The cage of 4 in r1c1 and r1c2 can only hold 13. So r1c1 and r1c2 are not 2, 4, 5 "
        "or 6.");
    EXPECT_EQ(
        first_step("6x6+thermo:r3c1-r1c1", none6, "one_rule"),
        "Thermometer. On the thermometer r3c1, r2c1 and r1c1, values increase from the bulb: each cell is greater than "
        "all cells before it and less than all cells after it. So r1c1 is not 1 or 2, r2c1 is not 1 or 6, r3c1 is not 5 or "
        "6.");
    EXPECT_EQ(
        first_step("6x6+arrow:r1c1/r1c2-r1c4", none6, "one_rule"),
        "Arrow. On the arrow, r1c2, r1c3 and r1c4 sum to the number in r1c1; with the current candidates the circle is 1 to 6 and the "
        "shaft 3 to 18. So r1c1 is not 1, 2, 3, 4 or 5, r1c2, r1c3 and r1c4 are not 4, 5 or 6.");
    EXPECT_TRUE(
        first_step("6x6+sandwich=14:r1c1-r1c6", none6, "one_clue")
            .starts_with("Sandwich. The cells between the smallest and the largest digit of r1c1 to r1c6 "
                         "sum to 14. So "));
    EXPECT_EQ(first_step("6x6+killer=20:r1c1-r1c5", none6, "innies_outies"),
              "Innie. Row 1 sums to 21, and the cages inside to 20. That leaves 1 for r1c6. So r1c6 is 1.");
}

TEST(RuleSteps, SayTheirRuleAsItStands) {
    const auto reason = [](const std::string& board) {
        for (const char* technique : {"one_rule", "one_clue"})
            if (const std::string text = first_step(board, none6, technique); text != "none")
                return text.substr(0, text.find(" So "));
        return std::string("none");
    };
    EXPECT_EQ(reason("6x6+sum=-3,1,2,-4:r1c1,r1c2,r1c3"),
              "Sum. r1c1 + 2 times r1c2 - 4 times r1c3 sum to -3.");
    EXPECT_EQ(reason("6x6+sum=0,-1,0,1:r1c1,r1c2,r2c2"), "none");
    EXPECT_EQ(reason("6x6+between:r1c1-r1c3"),
              "Between Line. r1c2 lies between the values of the ends r1c1 and r1c3.");
    EXPECT_EQ(reason("6x6+contain=5:r1c1"), "Contains. r1c1 contains 5.");
    EXPECT_EQ(
        reason("6x6+count-same=2:r1c1,r2c2-r4c2"),
        "Count of Same. r1c1 is the number of cells among r2c2, r3c2 and r4c2 that equal r2c2, minus 2.");
    EXPECT_EQ(
        reason("6x6+run-length:r1c1/r3c3,r3c4"),
        "Run Length. r1c1 is the number of equal cells in unbroken runs from r3c3, along r3c3 and r3c4.");
    std::string many = "6x6+or[contain=1:r1c1";
    for (int row = 2; row <= 6; ++row)
        for (int column = 1; column <= 3; ++column)
            many +=
                "+and[contain=1:r1c1+contain=2:r" + std::to_string(row) + 'c' + std::to_string(column) + ']';
    const std::string text = reason(many + ']');
    EXPECT_TRUE(
        text.starts_with("Or. At least one of these rules holds: r1c1 contains 1; and[contain=1:r1c1+"))
        << text;
    EXPECT_TRUE(text.ends_with("]; and 10 more.")) << text;
}

// The step of the second rule does not use what the first one excludes.
TEST(RuleSteps, OfTwoRulesOnOneCellUseOneEach) {
    const BoardPuzzle asked = puzzle_on("6x6+allowed=2,4,6:r1c1+allowed=1,4,6:r1c1", none6);
    const Technique* only[] = {find_technique("one_rule"), find_technique("one_clue")};
    std::vector<std::string> said;
    for (const Step& step : all_steps(start_of(asked), Status::unique, {}, only, asked.geometry))
        said.push_back(describe(step, Rung::whole, Cells::r1c1, asked.geometry));
    EXPECT_EQ(said, (std::vector<std::string>{
                        "Allowed Values. r1c1 is one of 2, 4 and 6. So r1c1 is not 1, 3 or 5.",
                        "Allowed Values. r1c1 is one of 1, 4 and 6. So r1c1 is not 2, 3 or 5.",
                    }));
}

TEST(RuleSteps, AreOffWithoutRules) {
    EXPECT_EQ(first_step("6x6", none6, "one_rule"), "none");
    for (const char* id : {"cage_combinations", "one_rule", "innies_outies", "one_clue", "rules_together"}) {
        EXPECT_NE(why_off(*find_technique(id), *parse_board("6x6")), "") << id;
        EXPECT_EQ(why_off(*find_technique(id), *parse_board("6x6+killer=4:r1c1,r1c2")), "") << id;
    }
}

// Every fourth kind of rule; all of them in rules_long.cpp.
TEST(RuleSteps, AreSoundOnOurPuzzles) {
    const PathCounts counts = expect_sound_rule_paths(4);
    EXPECT_GE(counts.puzzles, 10);
    EXPECT_EQ(counts.solved, counts.puzzles);
    EXPECT_GE(counts.steps.at("one_rule"), counts.puzzles);
}

// Returns a 4x4 board with one random rule of a kind; nullopt if no such rule fits a 4x4 board.
std::optional<Geometry> board_with(RuleKind kind, test::RandomRules& random) {
    const Geometry plain = parse_board("4x4").value();
    test::Values trial(16), filling;
    test::each_filling(plain, trial, 0, [&](const test::Values& values) { filling = values; });
    const Rule rule = random.rule(kind, plain, filling);
    const auto board = with_rules(plain, std::span(&rule, 1));
    return board ? std::optional(*board) : std::nullopt;
}

// Every link that chains take from one rule holds in every filling of the rule's cells, and chains state the rule.
TEST(RuleLinks, HoldInEveryFilling) {
    int weak = 0, strong = 0;
    for (int kind = 0; kind < rule_kind_count; ++kind) {
        test::RandomRules random(300 + static_cast<std::uint64_t>(kind));
        for (int i = 0; i < 6; ++i) {
            const auto board = board_with(static_cast<RuleKind>(kind), random);
            if (!board) continue;
            SCOPED_TRACE(board->name());
            const Wide wide(*board);
            const WidePosition position(wide, BoardPuzzle{*board, std::vector<std::uint8_t>(16), {}});
            const State start = state_of(position);
            const chains::RuleLinks<Wide> links(position, {});
            using N = chains::Numbering<Wide>;
            for (Cell cell : position.empty())
                for (Digit digit : position.candidates(cell))
                    for (bool on : {true, false}) {
                        const chains::Mark mark = N::mark_of(cell, digit);
                        for (const chains::RuleLink& link : on ? links.weak(mark) : links.strong(mark)) {
                            ++(on ? weak : strong);
                            ASSERT_TRUE(proves_link(wide, start, link.rule, {cell, digit, on},
                                                    {N::cell_of(link.to), N::digit_of(link.to)}))
                                << "r" << cell / 4 + 1 << 'c' << cell % 4 + 1 << '=' << digit + 1;
                        }
                    }
        }
    }
    EXPECT_GE(weak, 1000);
    EXPECT_GE(strong, 100);
}

TEST(RuleLinks, EndWhenTheSearchIsCancelled) {
    const BoardPuzzle puzzle =
        puzzle_on("9x9+killer=10:r1c1-r1c3+killer=15:r5c5-r5c7+thermo:r9c1-r9c6", std::string(81, '.'));
    const Wide wide(puzzle.geometry);
    const WidePosition position(wide, puzzle);
    for (const bool is_cancelled : {false, true}) {
        const std::atomic<bool> cancel = is_cancelled;
        Budget budget({.cancel = &cancel});
        const chains::RuleLinks<Wide> links(position, {.budget = &budget});
        std::size_t count = 0;
        for (chains::Mark mark = 0; mark < chains::Numbering<Wide>::mark_of(81, 0); ++mark)
            count += links.weak(mark).size() + links.strong(mark).size();
        EXPECT_EQ(count == 0, is_cancelled);
    }
}

// The chains of some puzzles of our own: their lines name the rule, and without it, or with another one, nothing follows.
TEST(RuleLinks, AreNamedAndProvedInChains) {
    std::string text;
    int weak = 0, strong = 0;
    for (const std::string& row : read_lines(source_path("data/rules.tsv"))) {
        std::istringstream line(row);
        std::string id, kind, board, puzzle;
        for (std::string* field : {&id, &kind, &board, &puzzle}) std::getline(line, *field, '\t');
        if (id != "thermo-000" && id != "renban-002" && id != "dutchwhisper-003") continue;
        SCOPED_TRACE(id);
        const BoardPuzzle asked = puzzle_on(board, puzzle);
        const Path path = explain(asked, reasoning_limits);
        State state = path.start;
        for (const Step& step : path.steps) {
            for (std::size_t chain = 0; chain < step.chains.size(); ++chain)
                for (std::size_t i = 0; i < step.chains[chain].nodes.size(); ++i) {
                    const ChainNode& node = step.chains[chain].nodes[i];
                    if (node.why != Why::rule) continue;
                    ASSERT_TRUE(node.rule);
                    ++(node.literal.on ? strong : weak);
                    text += describe(step, Rung::whole, Cells::r1c1, asked.geometry);
                    Step forged = step;
                    ChainNode& other = forged.chains[chain].nodes[i];
                    if (node.literal.on) {
                        other.rule.reset();
                        EXPECT_FALSE(verify(state, forged, {}, asked.geometry).sound) << "of no rule";
                    }
                    for (std::uint16_t rule = 0; rule < asked.geometry.rules().size(); ++rule) {
                        const auto& cells = asked.geometry.rules()[rule].groups[0];
                        if (std::ranges::find(cells, node.literal.cell) != cells.end()) continue;
                        other.rule = rule;
                        EXPECT_FALSE(verify(state, forged, {}, asked.geometry).sound) << "of rule " << rule;
                        break;
                    }
                }
            apply(state, step, asked.geometry);
        }
    }
    EXPECT_GE(weak, 3);
    EXPECT_GE(strong, 10);
    EXPECT_NE(text.find("r4c8 is 9: Thermometer in r5c9, r4c9 and r4c8 leaves no other digit (from 2)."),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("r6c1 is not 2: Whisper Line in r5c1, r6c1 and r5c2 forbids both"), std::string::npos)
        << text;
}

// Random rules on a small board, in each initial state: eliminated candidates are in no solution, and the reason is
// complete.
TEST(RuleSteps, OfEveryKindAreSoundAndHaveWords) {
    const Technique* of_rules[] = {find_technique("cage_combinations"), find_technique("one_rule"),
                                   find_technique("innies_outies"),     find_technique("one_clue"),
                                   find_technique("digit_classes"),     find_technique("rules_together"),
                                   find_technique("rules_and_houses")};
    int steps = 0;
    for (int kind = 0; kind < rule_kind_count; ++kind) {
        test::RandomRules random(100 + static_cast<std::uint64_t>(kind));
        const rules::Record& record = rules::record_of(static_cast<RuleKind>(kind));
        EXPECT_FALSE(record.reason.empty()) << record.info.id;
        for (int i = 0; i < 6; ++i) {
            const auto board = board_with(static_cast<RuleKind>(kind), random);
            if (!board) continue;
            const Wide wide(*board);
            const State start = start_of(BoardPuzzle{*board, std::vector<std::uint8_t>(16), {}});
            for (const Step& step : all_steps(start, Status::unique, {}, of_rules, *board)) {
                ++steps;
                const std::string text = describe(step, Rung::whole, Cells::r1c1, *board);
                SCOPED_TRACE(std::string(board->name()) + ": " + text);
                const bool has_brackets = text.find_first_of("{}") != text.npos;
                EXPECT_FALSE(has_brackets &&
                             board->rules().front().text.empty());  // patterns have their own brackets
                EXPECT_EQ(verify_on(wide, start, step).reason, "");
            }
        }
    }
    EXPECT_GE(steps, 60);
}

// A step that eliminates a possible candidate is rejected: tries each such candidate.
TEST(RuleSteps, ThatLieAreRefused) {
    const BoardPuzzle puzzle = puzzle_on("6x6+killer=9:r1c1-r1c3+thermo:r4c1-r4c4", none6);
    const Wide board(puzzle.geometry);
    const State start = start_of(puzzle);
    int refused = 0;
    for (const Step& step : all_steps(start, Status::unique, {}, board_order().first(4), puzzle.geometry)) {
        ASSERT_EQ(verify_on(board, start, step).reason, "");
        for (Cell cell = 0; cell < 36; ++cell)
            for (Digit digit : start.marks[cell]) {
                const bool is_said = std::ranges::any_of(step.remove, [&](const CellDigits& one) {
                    return one.cell == cell && one.digits.contains(digit);
                });
                if (is_said) continue;
                Step lie = step;
                lie.place.clear();
                lie.remove = {{cell, BoardDigitSet::of(digit)}};
                const bool is_false = verify_on(board, start, lie).reason.empty();
                refused += !is_false;
                // Other consequences of the same rule are in the step.
                EXPECT_FALSE(is_false) << describe(lie, Rung::whole, Cells::r1c1, puzzle.geometry);
            }
    }
    EXPECT_GE(refused, 200);
}

// The number of a dot is a difference, not a total: row 1 less "2" would leave 19 for four cells.
TEST(RuleSteps, ThatTakeAnotherNumberForATotalAreRefused) {
    const BoardPuzzle puzzle = puzzle_on("6x6+white=2:r1c1,r1c2", none6);
    Step lie{.technique = "innies_outies",
             .kind = "innies_outies.innies",
             .remove = {{2, BoardDigitSet::of(0)}},
             .exhibits = {{.role = Role::base, .houses = {0}}, {.role = Role::extra, .rules = {0}}}};
    EXPECT_FALSE(verify(start_of(puzzle), lie, {}, puzzle.geometry).sound);
    lie.technique = "rules_together";
    lie.kind = "rules_together.rules";
    lie.exhibits = {{.role = Role::extra, .houses = {0}, .rules = {0}}};
    EXPECT_FALSE(verify(start_of(puzzle), lie, {}, puzzle.geometry).sound);
}

// Where a cell has no candidate left, the technique does not conclude things from that.
TEST(RulesTogether, ConcludeNothingFromADeadEnd) {
    const BoardPuzzle puzzle = puzzle_on("6x6+thermo:r1c1,r1c2+killer=7:r1c1,r1c2", none6);
    State dead = start_of(puzzle);
    dead.marks[35] = {};
    const Technique* technique[] = {find_technique("rules_together"), find_technique("rules_and_houses")};
    for (const Step& step : all_steps(dead, Status::none, {}, technique, puzzle.geometry))
        EXPECT_EQ(verify(dead, step, {}, puzzle.geometry).reason, "") << step.kind;
}

// Expects that the step is proved, but not without one of its first `members` exhibits, and that no other removal from these
// cells is proved.
void expect_exact(const Wide& board, const State& start, const Step& step, std::size_t members,
                  std::span<const Cell> cells) {
    EXPECT_EQ(verify_on(board, start, step).reason, "");
    for (std::size_t i = 0; i < members; ++i) {
        Step less = step;
        less.exhibits.erase(less.exhibits.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_NE(verify_on(board, start, less).reason, "") << i;
    }
    for (const Cell cell : cells)
        for (Digit digit : start.marks[cell]) {
            const auto said = std::ranges::find(step.remove, cell, &CellDigits::cell);
            if (said != step.remove.end() && said->digits.contains(digit)) continue;
            Step lie = step;
            lie.remove = {{cell, BoardDigitSet::of(digit)}};
            EXPECT_NE(verify_on(board, start, lie).reason, "") << int{cell} << ' ' << int{digit};
        }
}

// Row 6 less a cage of 16 leaves 5 for r6c5 and r6c6.
TEST(InniesOuties, RemoveOnlyWhatTheTotalsExclude) {
    const BoardPuzzle puzzle = puzzle_on("6x6+killer=16:r6c1-r6c4", none6);
    const Wide board(puzzle.geometry);
    const State start = start_of(puzzle);
    const Technique* technique[] = {find_technique("innies_outies")};
    const std::vector<Step> steps = all_steps(start, Status::unique, {}, technique, puzzle.geometry);
    ASSERT_EQ(steps.size(), 1u);
    const BoardDigitSet large = BoardDigitSet::of(4) | BoardDigitSet::of(5);
    EXPECT_EQ(steps[0].remove, (std::vector<CellDigits>{{34, large}, {35, large}}));
    const Cell cells[] = {34, 35};
    expect_exact(board, start, steps[0], 0, cells);
}

// Two members on r1c5 and r1c6, which sum to 7: each alone leaves 4 and 5 for the bulb, both together do not. Returns the
// step.
Step expect_to_need_both(const std::string& rules) {
    const BoardPuzzle puzzle = puzzle_on("6x6+" + rules, none6);
    const Wide board(puzzle.geometry);
    State start = start_of(puzzle);
    const Technique* alone[] = {find_technique("one_rule"), find_technique("cage_combinations"),
                                find_technique("innies_outies")};
    for (const Step& step : all_steps(start, Status::unique, {}, alone, puzzle.geometry))
        apply_on(board, start, step);
    const Technique* together[] = {find_technique("rules_together")};
    const std::vector<Step> steps = all_steps(start, Status::unique, {}, together, puzzle.geometry);
    const auto of_both = std::ranges::find(steps, "rules_together.rules", &Step::kind);
    EXPECT_NE(of_both, steps.end());
    if (of_both == steps.end()) return {};
    const Step& step = *of_both;
    EXPECT_EQ(step.remove, (std::vector<CellDigits>{{4, BoardDigitSet::of(3) | BoardDigitSet::of(4)},
                                                    {5, BoardDigitSet::of(1) | BoardDigitSet::of(2)}}));
    EXPECT_EQ(step.exhibits.size(), 2u);
    const Cell cells[] = {4, 5, 6};
    expect_exact(board, start, step, 2, cells);
    for (std::size_t i = 0; i < 2; ++i)
        for (std::uint16_t rule : step.exhibits[i].rules) {
            Step less = step;
            std::erase(less.exhibits[i].rules, rule);
            EXPECT_NE(verify_on(board, start, less).reason, "") << rule;
        }
    return step;
}

TEST(RulesTogether, NeedAllOfTheirMembers) { expect_to_need_both("thermo:r1c5,r1c6+killer=7:r1c5,r1c6"); }

// The 1s of two rows of a board without rules share two columns.
TEST(RulesAndHouses, PlaceOneDigitInHouses) {
    const BoardPuzzle puzzle = puzzle_on("6x6", none6);
    const Wide board(puzzle.geometry);
    State start = start_of(puzzle);
    for (int row : {0, 3})
        for (int column : {1, 2, 4, 5}) start.marks[static_cast<std::size_t>(6 * row + column)].erase(0);
    const Technique* technique[] = {find_technique("rules_and_houses")};
    const std::vector<Step> steps = all_steps(start, Status::unique, {}, technique, puzzle.geometry);
    const auto found = std::ranges::find(steps, "rules_and_houses.digit", &Step::kind);
    ASSERT_NE(found, steps.end());
    EXPECT_EQ(
        describe(*found, Rung::whole, Cells::r1c1, puzzle.geometry),
        "Places of One Digit. Every way to place 1 in rows 1 and 4 excludes some candidates. So r2c1, r2c4, r3c1, "
        "r3c4, r5c1, r5c4, r6c1 and r6c4 are not 1.");
    std::vector<Cell> cells(36);
    std::iota(cells.begin(), cells.end(), Cell{0});
    expect_exact(board, start, *found, found->exhibits.size(), cells);
}

// Three whispers in a row, and a low digit next to them: together they take the four low digits of the row.
TEST(DigitClasses, NeedAllOfTheirMembers) {
    const BoardPuzzle puzzle = puzzle_on(
        "9x9+whisper:r4c1,r4c2+whisper:r4c3,r4c4+whisper:r4c5,r4c6+whisper:r6c1,r6c2", std::string(81, '.'));
    const Wide board(puzzle.geometry);
    State start = start_of(puzzle);
    for (std::size_t cell : {27, 28, 29, 30, 31, 32, 45, 46}) start.marks[cell].erase(4);
    start.marks[33] = BoardDigitSet::below(4);
    const Technique* technique[] = {find_technique("digit_classes")};
    const std::vector<Step> steps = all_steps(start, Status::unique, {}, technique, puzzle.geometry);
    ASSERT_EQ(steps.size(), 1u);
    const Cell cells[] = {27, 32, 33, 34, 35};
    expect_exact(board, start, steps[0], 4, cells);
    EXPECT_EQ(steps[0].remove,
              (std::vector<CellDigits>{{34, BoardDigitSet::below(4)}, {35, BoardDigitSet::below(4)}}));
}

}  // namespace
}  // namespace nonet::testing
