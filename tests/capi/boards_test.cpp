// Any board in C: the same text as from the C++ interface, and the errors in names and texts.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "answers.hpp"
#include "nonet/board_explain.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/more/draw.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/proof.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

const std::string four = "..4..2....14....", four_several = "..4..2.....4....", board_name = "4x4";

template <class Ask>
std::string answer_of(const std::string& text, Ask ask) {
    Text out;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(ask(text.data(), text.size(), out.c, &error), NONET_OK) << error.message;
    return out.string();
}

TEST(CBoards, SayWhatCxxSays) {
    const Geometry board = *parse_board(board_name);
    EXPECT_EQ(answer_of(board_name,
                        [](auto, auto, auto out, auto error) { return nonet_board("4X4", out, error); }),
              to_json(board));
    for (const std::string& text : {four, four_several}) {
        const WidePuzzle parsed = *parse_board_puzzle(text, board);
        for (const char* given : {board_name.c_str(), static_cast<const char*>(nullptr)})
            EXPECT_EQ(answer_of(text,
                                [&](auto t, auto n, auto out, auto error) {
                                    return nonet_board_solve(given, t, n, nullptr, out, error);
                                }),
                      to_json(solve(parsed), board));
        EXPECT_EQ(answer_of(text,
                            [&](auto t, auto n, auto out, auto error) {
                                return nonet_board_check("4x4", t, n, 1, nullptr, out, error);
                            }),
                  to_json(check(parsed), parsed));
        EXPECT_EQ(answer_of(text,
                            [&](auto t, auto n, auto out, auto error) {
                                return nonet_board_candidates("4x4", t, n, nullptr, out, error);
                            }),
                  to_json(true_candidates(parsed), board));
        nonet_outcome outcome = NONET_BUDGET;
        EXPECT_EQ(answer_of(text,
                            [&](auto t, auto n, auto out, auto error) {
                                return nonet_board_prove("4x4", t, n, nullptr, out, &outcome, error);
                            }),
                  format_proof(*prove(parsed), board));
        EXPECT_EQ(outcome, text == four ? NONET_UNIQUE : NONET_MULTIPLE);
        EXPECT_EQ(answer_of(text,
                            [&](auto t, auto n, auto out, auto error) {
                                return nonet_board_format("4x4", t, n, "pretty", out, error);
                            }),
                  format_board_pretty(board, parsed.values));
    }
}

TEST(CBoards, ReasonAsCxxDoes) {
    const Geometry board = *parse_board(board_name);
    const WidePuzzle parsed = *parse_board_puzzle(four, board);
    EXPECT_EQ(
        answer_of(four, [](auto t, auto n, auto out,
                           auto error) { return nonet_board_explain("4x4", t, n, nullptr, out, error); }),
        to_json(explain(parsed), board));
    EXPECT_EQ(answer_of(four, [](auto t, auto n, auto out,
                                 auto error) { return nonet_board_rate("4x4", t, n, nullptr, out, error); }),
              to_json(rate(parsed), board, true));
    for (int level = 1; level <= rung_count; ++level)
        EXPECT_EQ(answer_of(four,
                            [&](auto t, auto n, auto out, auto error) {
                                return nonet_board_hint(nullptr, t, n, level, nullptr, out, error);
                            }),
                  to_json(hint(parsed), static_cast<Rung>(level - 1), board));
    const Candidate wrong{0, 0};
    EXPECT_EQ(answer_of(four,
                        [](auto t, auto n, auto out, auto error) {
                            return nonet_board_why_not("4x4", t, n, 0, 1, nullptr, out, error);
                        }),
              to_json(why_not(parsed, wrong), wrong, board));
}

TEST(CBoards, SolveAndTraceByEveryEngineAsCxxDoes) {
    const Geometry board = *parse_board(board_name);
    const WidePuzzle parsed = *parse_board_puzzle(four, board);
    for (const Engine* engine : engines()) {
        const std::string named(engine->name);
        EXPECT_EQ(answer_of(four,
                            [&](auto t, auto n, auto out, auto error) {
                                return nonet_board_solve_with("4x4", t, n, nullptr, named.c_str(), out,
                                                              error);
                            }),
                  to_json(*solve(parsed, {}, *engine), board));
        std::array<std::uint32_t, 200> events{};
        nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
        ASSERT_EQ(nonet_board_trace("4x4", four.data(), four.size(), named.c_str(), nullptr, events.data(),
                                    events.size(), &summary, nullptr),
                  NONET_OK);
        std::size_t next = 0;
        const auto compare = [&](const Event& event) {
            const bool is_solution = event.kind == Event::Kind::solution;
            EXPECT_EQ(events[next++], static_cast<std::uint32_t>(event.kind) << 24 |
                                          (is_solution ? 0u : event.cell << 8 | (event.digit + 1u)));
        };
        const Search search = *run(*engine, parsed, {.solutions = 1}, {}, compare);
        EXPECT_EQ(summary.events, next);
        EXPECT_EQ(summary.solutions, search.solutions);
        EXPECT_EQ(summary.nodes, search.counters.nodes);
    }
    nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
    const auto traced = [&](const char* on, const char* engine) {
        return nonet_board_trace(on, four.data(), four.size(), engine, nullptr, nullptr, 0, &summary,
                                 nullptr);
    };
    EXPECT_EQ(traced(nullptr, nullptr), NONET_OK);
    EXPECT_EQ(traced("5x5", nullptr), NONET_WRONG_LENGTH);
    EXPECT_EQ(traced("no", nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(traced("4x4", "no"), NONET_BAD_ARGUMENT);
    Text out;
    EXPECT_EQ(nonet_board_solve_with("4x4", four.data(), four.size(), nullptr, "no", out.c, nullptr),
              NONET_BAD_ARGUMENT);
}

TEST(CBoards, AreTracedFromAnyMomentOn) {
    for (const char* engine : {"row", "mrv", "dlx", "scalar"}) {
        std::array<std::uint32_t, 200> whole{}, rest{};
        nonet_trace_summary all = NONET_TRACE_SUMMARY_INIT, some = NONET_TRACE_SUMMARY_INIT;
        ASSERT_EQ(nonet_board_trace("4x4", four.data(), four.size(), engine, nullptr, whole.data(),
                                    whole.size(), &all, nullptr),
                  NONET_OK);
        const auto* first = std::ranges::find(whole, 1u, [](std::uint32_t event) { return event >> 24; });
        if (first == whole.end()) continue;  // nothing is chosen
        ASSERT_EQ(nonet_board_trace_from(nullptr, four.data(), four.size(), engine, nullptr, first, 1,
                                         rest.data(), rest.size(), &some, nullptr),
                  NONET_OK)
            << engine;
        const auto gone = static_cast<std::size_t>(first - whole.begin()) + 1;
        ASSERT_EQ(some.events + gone, all.events) << engine;
        EXPECT_TRUE(std::equal(rest.begin(), rest.begin() + some.events, whole.begin() + gone)) << engine;
    }
    std::array<std::uint32_t, 4> events{};
    nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
    const auto from = [&](const char* board, std::uint32_t way) {
        return nonet_board_trace_from(board, four.data(), four.size(), "row", nullptr, &way, 1, events.data(),
                                      events.size(), &summary, nullptr);
    };
    EXPECT_EQ(from("4x4", 1u << 24 | 15u << 8 | 1), NONET_BAD_ARGUMENT);  // not the beginning of the search
    EXPECT_EQ(from("4x4", 2u << 24 | 1), NONET_BAD_ARGUMENT);             // nothing is placed
    EXPECT_EQ(from("5x5", 1u << 24 | 1), NONET_WRONG_LENGTH);
}

TEST(CBoards, AreDrawnAsCxxDraws) {
    const WidePuzzle parsed = *parse_board_puzzle(four, *parse_board(board_name));
    const WidePath path = explain(parsed);
    const auto drawn = [](const char* board, std::uint64_t step, const char* form = nullptr) {
        return answer_of(four, [&](auto t, auto n, auto out, auto error) {
            return nonet_board_draw(board, t, n, step, form, nullptr, out, error);
        });
    };
    EXPECT_EQ(drawn("4x4", 0), svg(std::vector{draw(parsed)}));
    EXPECT_EQ(drawn(nullptr, 3), svg(std::vector{draw(parsed, path, 3, {.caption = true})}));
    EXPECT_EQ(drawn("4x4", path.steps.size(), "pdf"),
              pdf(std::vector{draw(parsed, path, path.steps.size(), {.caption = true})}));
    Text out;
    const auto refused = [&](const char* board, std::uint64_t step, const char* form) {
        return nonet_board_draw(board, four.data(), four.size(), step, form, nullptr, out.c, nullptr);
    };
    EXPECT_EQ(refused("4x4", path.steps.size() + 1, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(refused("4x4", 0, "png"), NONET_BAD_ARGUMENT);
    // The overlay for a caller's grid only depends on the board.
    EXPECT_EQ(drawn("4x4+x+white:r1c1,r1c2", 7, "ground"), svg_ground(*parse_board("4x4+x+white:r1c1,r1c2")));
    EXPECT_EQ(refused(nullptr, 0, "ground"), NONET_BAD_ARGUMENT);
    EXPECT_EQ(refused("4x5x6", 0, "ground"), NONET_BAD_ARGUMENT);
    EXPECT_EQ(refused("5x5", 0, nullptr), NONET_WRONG_LENGTH);
    EXPECT_EQ(nonet_board_draw("4x4", four.data(), four.size(), 0, nullptr, nullptr, nullptr, nullptr),
              NONET_BAD_ARGUMENT);
}

TEST(CBoards, AreFoundInTheText) {
    Text out, named;
    const std::string empty(81, '.'), text = ".Cage~10~R1C1~R1C2.Thermo~R5C1~R5C2~R5C3";
    const std::string board = "9x9+killer=10:r1c1,r1c2+thermo:r5c1-r5c3";
    ASSERT_EQ(nonet_board_solve(nullptr, text.data(), text.size(), nullptr, out.c, nullptr), NONET_OK);
    ASSERT_EQ(nonet_board_solve(board.c_str(), empty.data(), empty.size(), nullptr, named.c, nullptr),
              NONET_OK);
    EXPECT_EQ(out.string(), named.string());
}

TEST(CBoards, RefuseWhatIsNoCellDigitOrLevel) {
    Text out;
    const auto why_not_of = [&](const char* on, int cell, int digit) {
        const std::string text = std::string(on) == "4x4" ? four : std::string(16, '.');
        return nonet_board_why_not(on, text.data(), text.size(), cell, digit, nullptr, out.c, nullptr);
    };
    EXPECT_EQ(why_not_of("4x4", 16, 1), NONET_BAD_ARGUMENT);
    EXPECT_EQ(why_not_of("4x4", -1, 1), NONET_BAD_ARGUMENT);
    EXPECT_EQ(why_not_of("4x4", 0, 0), NONET_BAD_ARGUMENT);
    EXPECT_EQ(why_not_of("4x4", 0, 5), NONET_BAD_ARGUMENT);
    EXPECT_EQ(why_not_of("4x4", 15, 4), NONET_OK);
    EXPECT_EQ(why_not_of("4x4+0..3", 0, 0), NONET_OK);
    EXPECT_EQ(why_not_of("4x4+0..3", 0, 4), NONET_BAD_ARGUMENT);
    for (int level : {0, 6})
        EXPECT_EQ(nonet_board_hint("4x4", four.data(), four.size(), level, nullptr, out.c, nullptr),
                  NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_board_explain("no", four.data(), four.size(), nullptr, out.c, nullptr),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_board_rate("4x4", four.data(), 3, nullptr, out.c, nullptr), NONET_WRONG_LENGTH);
}

TEST(CBoards, CountAsFarAsTheLimitsSay) {
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.solutions = 0;
    const auto count = [&](auto t, auto n, auto out, auto error) {
        return nonet_board_count("4x4", t, n, &limits, out, error);
    };
    EXPECT_EQ(answer_of(std::string(16, '.'), count), R"({"count":288,"exact":true,"stop":"finished"})");
    limits.solutions = 5;
    EXPECT_EQ(answer_of(std::string(16, '.'), count), R"({"count":5,"exact":false,"stop":"solutions"})");
}

TEST(CBoards, MakePuzzlesFromASeed) {
    nonet_generate_options options = NONET_GENERATE_OPTIONS_INIT;
    options.seed = 3;
    const std::string made = answer_of("", [&](auto, auto, auto out, auto error) {
        return nonet_board_generate("6x6", &options, 2, 1, nullptr, out, error);
    });
    auto generator = BoardGenerator::create(*parse_board("6x6"), {.seed = 3});
    BoardPuzzleMade one;
    generator->make(2, {&one, 1});
    EXPECT_EQ(made, to_json(one, *parse_board("6x6"), 2, 3) + "\n");
    options.needs = "x_wing";
    Text out;
    EXPECT_EQ(nonet_board_generate("6x6", &options, 0, 1, nullptr, out.c, nullptr), NONET_UNSUPPORTED);
}

TEST(CBoards, RefuseWhatIsWrongAndLeaveTheText) {
    Text out;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_board_solve("4x4", "12", 2, nullptr, out.c, &error), NONET_WRONG_LENGTH);
    EXPECT_EQ(nonet_board_solve("4y4", four.data(), four.size(), nullptr, out.c, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_board_solve(nullptr, "123", 3, nullptr, out.c, &error), NONET_WRONG_LENGTH);
    EXPECT_EQ(nonet_board_solve("4x4", nullptr, 3, nullptr, out.c, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_board_solve("4x4", four.data(), four.size(), nullptr, nullptr, &error),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_board_format("4x4", four.data(), four.size(), "nothing", out.c, &error),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_board(nullptr, out.c, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(out.string(), "");
}

TEST(CBoards, AreWrittenAsOtherProgramsDo) {
    Text out;
    nonet_error error = NONET_ERROR_INIT;
    const std::string empty(81, '.'), caged = "9x9+killer=10:r1c1,r1c2+thermo:r5c1-r5c3";
    ASSERT_EQ(nonet_board_format(caged.c_str(), empty.data(), empty.size(), "iss", out.c, &error), NONET_OK);
    EXPECT_EQ(out.string(), ".Cage~10~R1C1~R1C2.Thermo~R5C1~R5C2~R5C3");
    EXPECT_EQ(nonet_board_format(caged.c_str(), empty.data(), empty.size(), "killer", out.c, &error),
              NONET_UNSUPPORTED);
    EXPECT_STREQ(
        error.message,
        "found thermo (the format supports only cages), expected a puzzle that the format 'killer' can hold");
    EXPECT_EQ(out.string(), ".Cage~10~R1C1~R1C2.Thermo~R5C1~R5C2~R5C3");
}

TEST(CBoards, ListSolutionsAndDropGivens) {
    const WidePuzzle several = *parse_board_puzzle(four_several, *parse_board(board_name));
    std::string expected;
    const Count count = count_solutions(several, {.solutions = 0}, [&](auto values) {
        expected += format_board_line(several.geometry, values) + "\n";
    });
    nonet_limits limits = NONET_LIMITS_INIT;
    limits.solutions = 0;
    Text out;
    uint64_t found = 0;
    nonet_stop stop = NONET_STOP_BUDGET;
    const char* text = four_several.data();
    ASSERT_EQ(
        nonet_board_enumerate("4x4", text, 16, &limits, nonet_gather_grids(), out.c, &found, &stop, nullptr),
        NONET_OK);
    EXPECT_EQ(out.string(), expected);
    EXPECT_EQ(found, count.solutions);
    EXPECT_EQ(stop, NONET_STOP_FINISHED);
    EXPECT_EQ(nonet_board_enumerate("4x4", text, 16, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr),
              NONET_BAD_ARGUMENT);

    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_board_minimal("4x4", text, 16, nullptr, out.c, &error), NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found a puzzle that is multiple, expected a puzzle with one solution");
    EXPECT_EQ(nonet_board_minimal("4x4", "3142423123141423", 16, nullptr, nullptr, nullptr),
              NONET_BAD_ARGUMENT);
    ASSERT_EQ(nonet_board_minimal("4x4", "3142423123141423", 16, nullptr, out.c, nullptr), NONET_OK);
    const std::string minimal = out.string();
    EXPECT_TRUE(check(*parse_board_puzzle(minimal, *parse_board(board_name))).minimal) << minimal;
    limits.nodes = 1;
    const std::string full = known::classic;
    ASSERT_EQ(nonet_board_minimal("9x9", full.data(), full.size(), &limits, out.c, nullptr), NONET_OK);
    EXPECT_EQ(out.string(), "");
    const std::string marks = format_board_marks(several.geometry, candidates_of(several));
    EXPECT_EQ(nonet_board_minimal("4x4", marks.data(), marks.size(), nullptr, out.c, nullptr),
              NONET_UNSUPPORTED);
}

}  // namespace
}  // namespace nonet
