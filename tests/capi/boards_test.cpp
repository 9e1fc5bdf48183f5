// Any board in C: the same text as from the C++ interface, and the errors in names and texts.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "answers.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/draw.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/proof.hpp"
#include "nonet/more/research.hpp"
#include "nonet/more/techniques.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

const std::string four = "..4..2....14....", four_several = "..4..2.....4....", board_name = "4x4";

TEST(CBoards, SayWhatCxxSays) {
    const Geometry board = *parse_board(board_name);
    Text described;
    ASSERT_EQ(nonet_board("4X4", described.c, nullptr), NONET_OK);
    EXPECT_EQ(described.string(), to_json(board));
    for (const std::string& text : {four, four_several}) {
        const BoardPuzzle parsed = *parse_board_puzzle(text, board);
        EXPECT_EQ(
            asked(text, [](auto p, auto out, auto error) { return nonet_check(p, 1, nullptr, out, error); }),
            to_json(check(parsed), parsed));
        nonet_stop stop = NONET_STOP_BUDGET;
        EXPECT_EQ(
            asked(text, [&](auto p, auto out,
                            auto error) { return nonet_true_candidates(p, nullptr, out, &stop, error); }),
            format_marks(board, true_candidates(parsed).digits));
        EXPECT_EQ(stop, NONET_STOP_FINISHED);
        nonet_outcome outcome = NONET_BUDGET;
        EXPECT_EQ(asked(text, [&](auto p, auto out,
                                  auto error) { return nonet_prove(p, nullptr, out, &outcome, error); }),
                  format_proof(*prove(parsed)));
        EXPECT_EQ(outcome, text == four ? NONET_UNIQUE : NONET_MULTIPLE);
        EXPECT_EQ(
            asked(text, [](auto p, auto out, auto error) { return nonet_format(p, "pretty", out, error); }),
            format_pretty(board, parsed.values));
        EXPECT_EQ(asked(text, [](auto p, auto out,
                                 auto error) { return nonet_estimate(p, 5, 20, nullptr, out, error); }),
                  to_json(estimate_solutions(parsed, {.seed = 5, .probes = 20}), 5));
    }
}

TEST(CBoards, ReasonAsCxxDoes) {
    const Geometry board = *parse_board(board_name);
    const BoardPuzzle parsed = *parse_board_puzzle(four, board);
    nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
    const auto explained = [&] {
        return asked(four, [&](auto p, auto out, auto error) {
            return nonet_explain(p, &options, nullptr, out, error);
        });
    };
    EXPECT_EQ(explained(), to_json(explain(parsed)));
    const std::array only{find_technique("naked_single")};
    options.only = "naked_single";
    EXPECT_EQ(explained(), to_json(explain(parsed, reasoning_limits, {.techniques = only})));
    options.only = nullptr;
    options.pruned = 1;
    EXPECT_EQ(explained(), to_json(pruned(explain(parsed))));
    EXPECT_EQ(
        asked(four, [](auto p, auto out, auto error) { return nonet_rate(p, nullptr, nullptr, out, error); }),
        to_json(rate_by_level(parsed), board, true));
    options.without = "hidden_single";
    std::vector<const Technique*> rest;
    for (const Technique* one : board_order())
        if (one->id != "hidden_single") rest.push_back(one);
    EXPECT_EQ(asked(four, [&](auto p, auto out,
                              auto error) { return nonet_rate(p, &options, nullptr, out, error); }),
              to_json(level_rating_of(explain(parsed, reasoning_limits, {.techniques = rest})), board, true));
    for (int level = 1; level <= rung_count; ++level)
        EXPECT_EQ(asked(four, [&](auto p, auto out,
                                  auto error) { return nonet_hint(p, level, nullptr, nullptr, out, error); }),
                  to_json(hint(parsed), static_cast<Rung>(level - 1)));
    const Candidate wrong{0, 0};
    EXPECT_EQ(asked(four, [](auto p, auto out,
                             auto error) { return nonet_why_not(p, 0, 1, nullptr, nullptr, out, error); }),
              to_json(why_not(parsed, wrong), wrong));
    const State start = start_of(parsed);
    EXPECT_EQ(asked(four, [](auto p, auto out,
                             auto error) { return nonet_all_steps(p, nullptr, nullptr, out, error); }),
              to_json(start, Status::unique,
                      all_steps(start, Status::unique, reasoning_limits, TechniqueChoice(), board),
                      Cells::r1c1, {}, board));
}

TEST(CBoards, HaveNoScales) {
    nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
    options.scale = "nonet";
    Text out;
    nonet_error error = NONET_ERROR_INIT;
    const Given given(four);
    EXPECT_EQ(nonet_rate(given, &options, nullptr, out.c, &error), NONET_UNSUPPORTED);
    EXPECT_STREQ(error.message,
                 "found a scale for the board 4x4, expected none: scales are defined for the classic board");
    EXPECT_EQ(nonet_explain(given, &options, nullptr, out.c, &error), NONET_UNSUPPORTED);
    EXPECT_EQ(nonet_hint(given, 1, &options, nullptr, out.c, &error), NONET_UNSUPPORTED);
}

TEST(CBoards, SolveAndTraceByEveryEngineAsCxxDoes) {
    const Geometry board = *parse_board(board_name);
    const Given given(four);
    for (const std::string& text : {four, four_several}) {
        const BoardPuzzle parsed = *parse_board_puzzle(text, board);
        for (const Engine* engine : engines()) {
            const std::string named(engine->name);
            char first[17] = "before", second[17] = "before";
            nonet_answer answer = NONET_ANSWER_INIT;
            answer.first = first, answer.second = second, answer.room = sizeof first;
            nonet_limits bounds = NONET_LIMITS_INIT;
            bounds.nodes = 20000;
            ASSERT_EQ(nonet_solve(Given(text), &bounds, named.c_str(), &answer, nullptr), NONET_OK);
            const Answer expected = *solve(parsed, {.nodes = 20000}, *engine);
            EXPECT_EQ(static_cast<int>(answer.outcome), static_cast<int>(expected.status)) << named;
            EXPECT_EQ(answer.solutions, expected.solutions) << named;
            EXPECT_EQ(answer.nodes, expected.counters.nodes) << named;
            EXPECT_EQ(first, expected.solutions < 1 ? "" : format_line(board, expected.first)) << named;
            EXPECT_EQ(second, expected.solutions < 2 ? "" : format_line(board, expected.second)) << named;
        }
    }
    for (const Engine* engine : engines()) {
        const std::string named(engine->name);
        std::array<std::uint32_t, 200> events{};
        nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
        ASSERT_EQ(nonet_trace(given, named.c_str(), nullptr, nullptr, 0, events.data(), events.size(),
                              &summary, nullptr),
                  NONET_OK);
        std::size_t next = 0;
        const auto compare = [&](const Event& event) {
            const bool is_solution = event.kind == Event::Kind::solution;
            EXPECT_EQ(events[next++], static_cast<std::uint32_t>(event.kind) << 24 |
                                          (is_solution ? 0u : event.cell << 8 | (event.digit + 1u)));
        };
        const Search search = *run(*engine, *parse_board_puzzle(four, board), {.solutions = 1}, {}, compare);
        EXPECT_EQ(summary.events, next);
        EXPECT_EQ(summary.solutions, search.solutions);
        EXPECT_EQ(summary.nodes, search.counters.nodes);
    }
    nonet_answer answer = NONET_ANSWER_INIT;
    EXPECT_EQ(nonet_solve(given, nullptr, "no", &answer, nullptr), NONET_BAD_ARGUMENT);
    char first[16] = "untouched";
    answer.first = first, answer.room = sizeof first;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_solve(given, nullptr, nullptr, &answer, &error), NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found room for 16 characters in first, expected 17");
    EXPECT_STREQ(first, "untouched");
}

TEST(CBoards, AreTracedFromAnyMomentOn) {
    const Given given(four);
    for (const char* engine : {"row", "mrv", "dlx", "scalar"}) {
        std::array<std::uint32_t, 200> whole{}, rest{};
        nonet_trace_summary all = NONET_TRACE_SUMMARY_INIT, some = NONET_TRACE_SUMMARY_INIT;
        ASSERT_EQ(nonet_trace(given, engine, nullptr, nullptr, 0, whole.data(), whole.size(), &all, nullptr),
                  NONET_OK);
        const auto* first = std::ranges::find(whole, 1u, [](std::uint32_t event) { return event >> 24; });
        if (first == whole.end()) continue;  // nothing is chosen
        ASSERT_EQ(nonet_trace(given, engine, nullptr, first, 1, rest.data(), rest.size(), &some, nullptr),
                  NONET_OK)
            << engine;
        const auto gone = static_cast<std::size_t>(first - whole.begin()) + 1;
        ASSERT_EQ(some.events + gone, all.events) << engine;
        EXPECT_TRUE(std::equal(rest.begin(), rest.begin() + some.events, whole.begin() + gone)) << engine;
    }
    std::array<std::uint32_t, 4> events{};
    nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
    const auto from = [&](std::uint32_t way) {
        return nonet_trace(given, "row", nullptr, &way, 1, events.data(), events.size(), &summary, nullptr);
    };
    EXPECT_EQ(from(1u << 24 | 15u << 8 | 1), NONET_BAD_ARGUMENT);  // not the beginning of the search
    EXPECT_EQ(from(2u << 24 | 1), NONET_BAD_ARGUMENT);             // nothing is placed
}

TEST(CBoards, AreDrawnAsCxxDraws) {
    const BoardPuzzle parsed = *parse_board_puzzle(four, *parse_board(board_name));
    const Path path = explain(parsed);
    const auto drawn = [](std::uint64_t step, const char* form = nullptr) {
        return asked(four, [&](auto p, auto out, auto error) {
            return nonet_draw(p, step, form, nullptr, out, error);
        });
    };
    EXPECT_EQ(drawn(0), svg(std::vector{draw(parsed)}));
    EXPECT_EQ(drawn(3), svg(std::vector{draw(path, 3, {.givens = parsed.values, .caption = true})}));
    EXPECT_EQ(drawn(path.steps.size(), "pdf"),
              pdf(std::vector{draw(path, path.steps.size(), {.givens = parsed.values, .caption = true})}));
    Text out;
    const Given given(four);
    const auto refused = [&](std::uint64_t step, const char* form) {
        return nonet_draw(given, step, form, nullptr, out.c, nullptr);
    };
    EXPECT_EQ(refused(path.steps.size() + 1, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(refused(0, "png"), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_draw(given, 0, nullptr, nullptr, nullptr, nullptr), NONET_BAD_ARGUMENT);
    // The overlay for a caller's grid only depends on the board.
    ASSERT_EQ(nonet_draw_ground("4x4+x+white:r1c1,r1c2", out.c, nullptr), NONET_OK);
    EXPECT_EQ(out.string(), svg_ground(*parse_board("4x4+x+white:r1c1,r1c2")));
    EXPECT_EQ(nonet_draw_ground(nullptr, out.c, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_draw_ground("4x5x6", out.c, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_draw_ground("4x4", nullptr, nullptr), NONET_BAD_ARGUMENT);
}

TEST(CBoards, AreFoundInTheText) {
    const auto as = [](const std::string& text, const char* board, const char* form) {
        return asked(
            text, [&](auto p, auto out, auto error) { return nonet_format(p, form, out, error); }, board);
    };
    const std::string empty_line(81, '.'), text = ".Cage~10~R1C1~R1C2.Thermo~R5C1~R5C2~R5C3";
    const char* const board = "9x9+killer=10:r1c1,r1c2+thermo:r5c1-r5c3";
    EXPECT_STREQ(nonet_puzzle_board(Given(text)), board);
    EXPECT_STREQ(nonet_puzzle_form(Given(text)), "iss");
    EXPECT_STREQ(nonet_puzzle_board(Given(four)), "4x4");
    EXPECT_EQ(as(text, nullptr, "rules"), as(empty_line, board, "rules"));
    EXPECT_EQ(as(empty_line, board, "iss"), text);
}

TEST(CBoards, RefuseWhatIsNoCellOrDigit) {
    Text out;
    const auto why_not_of = [&](const char* on, int cell, int digit) {
        const std::string text = std::string(on) == "4x4" ? four : std::string(16, '.');
        return nonet_why_not(Given(text, on), cell, digit, nullptr, nullptr, out.c, nullptr);
    };
    EXPECT_EQ(why_not_of("4x4", 16, 1), NONET_BAD_ARGUMENT);
    EXPECT_EQ(why_not_of("4x4", -1, 1), NONET_BAD_ARGUMENT);
    EXPECT_EQ(why_not_of("4x4", 0, 0), NONET_BAD_ARGUMENT);
    EXPECT_EQ(why_not_of("4x4", 0, 5), NONET_BAD_ARGUMENT);
    EXPECT_EQ(why_not_of("4x4", 15, 4), NONET_OK);
    EXPECT_EQ(why_not_of("4x4+0..3", 0, 0), NONET_OK);
    EXPECT_EQ(why_not_of("4x4+0..3", 0, 4), NONET_BAD_ARGUMENT);
}

TEST(CBoards, CountAsFarAsTheLimitsSay) {
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.solutions = 0;
    const Given given(std::string(16, '.'));
    std::uint64_t count = 0;
    nonet_stop stop = NONET_STOP_BUDGET;
    ASSERT_EQ(nonet_count(given, &limits, &count, &stop, nullptr), NONET_OK);
    EXPECT_EQ(count, 288u);
    EXPECT_EQ(stop, NONET_STOP_FINISHED);
    limits.solutions = 5;
    ASSERT_EQ(nonet_count(given, &limits, &count, &stop, nullptr), NONET_OK);
    EXPECT_EQ(count, 5u);
    EXPECT_EQ(stop, NONET_STOP_SOLUTIONS);
}

TEST(CBoards, MakePuzzlesFromASeed) {
    nonet_generate_options options = NONET_GENERATE_OPTIONS_INIT;
    options.seed = 3;
    Text out;
    ASSERT_EQ(nonet_generate("6x6", &options, 2, 1, nullptr, out.c, nullptr), NONET_OK);
    auto generator = BoardGenerator::create(*parse_board("6x6"), {.seed = 3});
    BoardPuzzleMade one;
    generator->make(2, {&one, 1});
    EXPECT_EQ(out.string(), to_json(one, *parse_board("6x6"), 2, 3) + "\n");
    options.needs = "x_wing";
    EXPECT_EQ(nonet_generate("6x6", &options, 0, 1, nullptr, out.c, nullptr), NONET_UNSUPPORTED);
    EXPECT_EQ(nonet_generate("6x", &options, 0, 1, nullptr, out.c, nullptr), NONET_BAD_ARGUMENT);
    Text classic, named;
    ASSERT_EQ(nonet_generate(nullptr, &options, 0, 1, nullptr, classic.c, nullptr), NONET_OK);
    ASSERT_EQ(nonet_generate("9x9", &options, 0, 1, nullptr, named.c, nullptr), NONET_OK);
    EXPECT_EQ(named.string(), classic.string());
}

TEST(CBoards, MakePuzzlesWithClues) {
    nonet_generate_options options = NONET_GENERATE_OPTIONS_INIT;
    options.seed = 3;
    options.rules = "killer,thermo";
    options.clues = 2;
    options.level = "medium";
    for (const char* const name : {"6x6", "9x9"}) {
        const Geometry board = *parse_board(name);
        Text out;
        nonet_error error = NONET_ERROR_INIT;
        const char* const given = board == Geometry::classic() ? nullptr : name;
        ASSERT_EQ(nonet_generate(given, &options, 1, 1, nullptr, out.c, &error), NONET_OK) << error.message;
        auto generator = BoardGenerator::create(
            board,
            {.seed = 3, .rules = {RuleKind::killer, RuleKind::thermo}, .clues = 2, .level = Level::medium});
        BoardPuzzleMade one;
        generator->make(1, {&one, 1});
        ASSERT_TRUE(one.board);
        EXPECT_EQ(out.string(), to_json(one, *one.board, 1, 3) + "\n");
        EXPECT_TRUE(out.string().contains("killer") && out.string().contains("thermo")) << out.string();
    }
    nonet_generate_options pieces = NONET_GENERATE_OPTIONS_INIT;
    pieces.jigsaw = 1;
    Text jigsaw;
    ASSERT_EQ(nonet_generate(nullptr, &pieces, 5, 1, nullptr, jigsaw.c, nullptr), NONET_OK);
    auto generator = BoardGenerator::create(Geometry::classic(), {.jigsaw = true});
    BoardPuzzleMade one;
    generator->make(5, {&one, 1});
    ASSERT_TRUE(one.board && one.board->name().starts_with("jigsaw:"));
    EXPECT_EQ(jigsaw.string(), to_json(one, *one.board, 5, 0) + "\n");
    const auto refused = [&](auto change) {
        nonet_generate_options wrong = options;
        change(wrong);
        Text out;
        nonet_error error = NONET_ERROR_INIT;
        const nonet_status status = nonet_generate(nullptr, &wrong, 0, 1, nullptr, out.c, &error);
        return std::to_string(status) + ": " + error.message;
    };
    const std::string bad = std::to_string(NONET_BAD_ARGUMENT) + ": ";
    EXPECT_EQ(refused([](auto& wrong) { wrong.rules = nullptr, wrong.level = nullptr; }),
              bad + "found clues without rules, expected rules of which clues are made");
    EXPECT_TRUE(refused([](auto& wrong) {
                    wrong.rules = "killer,thermos";
                }).starts_with(bad + "found 'thermos', expected some of killer, "));
    EXPECT_TRUE(
        refused([](auto& wrong) { wrong.rules = ""; }).starts_with(bad + "found no kind of rules, expected"));
    EXPECT_EQ(refused([](auto& wrong) { wrong.level = "unfair"; }),
              bad + "found level 'unfair', expected easy, medium, hard, expert or trial");
    EXPECT_TRUE(
        refused([](auto& wrong) { wrong.scale = "nonet"; }).starts_with(std::to_string(NONET_UNSUPPORTED)));
}

TEST(CBoards, RefuseWhatIsWrongAndLeaveThePuzzle) {
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(status_of_reading("12", "4x4", &error), NONET_WRONG_LENGTH);
    EXPECT_EQ(status_of_reading(four, "4y4", &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(error.at, 1u);
    EXPECT_EQ(status_of_reading(four, "4x4+nkight", &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(error.at, 4u);
    EXPECT_EQ(status_of_reading("123", nullptr, &error), NONET_WRONG_LENGTH);
    nonet_puzzle* puzzle_read = nullptr;
    EXPECT_EQ(nonet_puzzle_read("4x4", nullptr, 3, &puzzle_read, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_puzzle_read("4x4", four.data(), four.size(), nullptr, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(puzzle_read, nullptr);
    Text out;
    EXPECT_EQ(nonet_format(Given(four), "nothing", out.c, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_board(nullptr, out.c, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(out.string(), "");
}

TEST(CBoards, AreWrittenAsOtherProgramsDo) {
    Text out;
    nonet_error error = NONET_ERROR_INIT;
    const Given caged(std::string(81, '.'), "9x9+killer=10:r1c1,r1c2+thermo:r5c1-r5c3");
    ASSERT_EQ(nonet_format(caged, "iss", out.c, &error), NONET_OK);
    EXPECT_EQ(out.string(), ".Cage~10~R1C1~R1C2.Thermo~R5C1~R5C2~R5C3");
    EXPECT_EQ(nonet_format(caged, "killer", out.c, &error), NONET_UNSUPPORTED);
    EXPECT_STREQ(
        error.message,
        "found thermo (the format supports only cages), expected a puzzle that the format 'killer' can hold");
    EXPECT_EQ(nonet_format(caged, "hodoku", out.c, &error), NONET_UNSUPPORTED);
    EXPECT_EQ(out.string(), ".Cage~10~R1C1~R1C2.Thermo~R5C1~R5C2~R5C3");
}

TEST(CBoards, ListSolutionsAndDropGivens) {
    const BoardPuzzle parsed = *parse_board_puzzle(four_several, *parse_board(board_name));
    std::string expected;
    const Count count = count_solutions(parsed, {.solutions = 0}, [&](auto values) {
        expected += format_line(parsed.geometry, values) + "\n";
    });
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.solutions = 0;
    Text out;
    uint64_t found = 0;
    nonet_stop stop = NONET_STOP_BUDGET;
    const Given given(four_several);
    ASSERT_EQ(nonet_enumerate(given, &limits, nonet_gather_grids(), out.c, &found, &stop, nullptr), NONET_OK);
    EXPECT_EQ(out.string(), expected);
    EXPECT_EQ(found, count.solutions);
    EXPECT_EQ(stop, NONET_STOP_FINISHED);

    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_minimal(given, nullptr, out.c, &error), NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found a puzzle that is multiple, expected a puzzle with one solution");
    const Given full("3142423123141423");
    EXPECT_EQ(nonet_minimal(full, nullptr, nullptr, nullptr), NONET_BAD_ARGUMENT);
    ASSERT_EQ(nonet_minimal(full, nullptr, out.c, nullptr), NONET_OK);
    const std::string minimal = out.string();
    EXPECT_TRUE(check(*parse_board_puzzle(minimal, *parse_board(board_name))).minimal) << minimal;
    limits.nodes = 1;
    ASSERT_EQ(nonet_minimal(Given(puzzle), &limits, out.c, nullptr), NONET_OK);
    EXPECT_EQ(out.string(), "");
    const std::string four_marks = format_marks(parsed.geometry, candidates_of(parsed));
    EXPECT_EQ(nonet_minimal(Given(four_marks, "4x4"), nullptr, out.c, nullptr), NONET_UNSUPPORTED);
}

}  // namespace
}  // namespace nonet
