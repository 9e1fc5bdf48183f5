// The C interface's answers with many parts have the same text as those of the C++ interface.

#include <gtest/gtest.h>

#include "answers.hpp"
#include "nonet/boards.hpp"
#include "nonet/more/engines.hpp"

namespace nonet {
namespace {

TEST(CTexts, AreEmptyAtFirstAndCanBeUsedAgain) {
    Text out;
    EXPECT_EQ(out.string(), "");
    ASSERT_EQ(nonet_explain(Given(puzzle), nullptr, nullptr, out.c, nullptr), NONET_OK);
    const std::string longer = out.string();
    ASSERT_EQ(nonet_hint(Given(puzzle), 1, nullptr, nullptr, out.c, nullptr), NONET_OK);
    EXPECT_LT(out.string().size(), longer.size());
    const std::string kept = out.string();
    EXPECT_EQ(nonet_hint(Given(puzzle), 0, nullptr, nullptr, out.c, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(out.string(), kept);
    nonet_text_free(nullptr);
}

TEST(CTexts, SayWhatCxxSays) {
    for (const std::string& text : {puzzle, several, none, marks}) {
        SCOPED_TRACE(text);
        const ClassicPuzzle parsed = *parse_classic_puzzle(text);
        const auto check_text = [](auto p, auto out, auto error) {
            return nonet_check(p, 1, nullptr, out, error);
        };
        EXPECT_EQ(asked(text, check_text),
                  written([&](auto& o) { write_fields(o, check(parsed), parsed, true); }));
        for (int level = 1; level <= rung_count; ++level)
            EXPECT_EQ(
                asked(text, [&](auto p, auto out,
                                auto error) { return nonet_hint(p, level, nullptr, nullptr, out, error); }),
                written([&](auto& o) {
                    write_fields(o, hint(parsed), static_cast<Rung>(level - 1), Cells::r1c1);
                }));
        nonet_limits few = NONET_LIMITS_INIT;
        few.nodes = 2000;
        const Limits limits{.nodes = 2000};
        EXPECT_EQ(asked(text, [&](auto p, auto out,
                                  auto error) { return nonet_explain(p, nullptr, &few, out, error); }),
                  written([&](auto& o) { write_fields(o, explain(parsed, limits), Cells::r1c1); }));
        const Candidate wrong{1, 8};
        EXPECT_EQ(
            asked(text, [&](auto p, auto out,
                            auto error) { return nonet_why_not(p, 1, 9, nullptr, &few, out, error); }),
            written([&](auto& o) { write_fields(o, why_not(parsed, wrong, limits), wrong, Cells::r1c1); }));
    }
}

TEST(CExplain, PrunesAndChoosesTechniquesAsCxxDoes) {
    // Hidden pairs, x-wings and chains; some of its eliminations are useless.
    const std::string hard =
        "..2..5....461....53...8.......476.........93..5......8......19.7....8....9...18.3";
    const ClassicPuzzle parsed = *parse_classic_puzzle(hard);
    const auto with = [&](nonet_explain_options options) {
        return asked(hard, [&](auto p, auto out, auto error) {
            return nonet_explain(p, &options, nullptr, out, error);
        });
    };
    const auto path = [&](std::vector<const Technique*> chosen) {
        return explain(parsed, reasoning_limits, {.techniques = chosen});
    };
    const auto json = [](const Path& one) {
        return written([&](auto& o) { write_fields(o, one, Cells::r1c1); });
    };
    nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
    EXPECT_EQ(with(options), json(explain(parsed)));
    options.pruned = 1;
    const Path whole = explain(parsed), shorter = pruned(whole);
    ASSERT_LT(shorter.steps.size(), whole.steps.size());
    EXPECT_EQ(with(options), json(shorter));

    options = NONET_EXPLAIN_OPTIONS_INIT;
    options.only = "naked_single,hidden_single";
    const Technique* hidden = find_technique("hidden_single");
    EXPECT_EQ(with(options), json(path({hidden, find_technique("naked_single")})));
    options.without = "naked_single";
    EXPECT_EQ(with(options), json(path({hidden})));
    options.only = nullptr;
    options.without = "forcing_chain";
    EXPECT_EQ(with(options), json(path(choose_techniques({}, std::array{find_technique("forcing_chain")}))));
}

TEST(CExplain, RefusesTechniquesThatAreNone) {
    Text out;
    nonet_error error = NONET_ERROR_INIT;
    nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
    const auto refused = [&] {
        EXPECT_EQ(nonet_explain(Given(puzzle), &options, nullptr, out.c, &error), NONET_BAD_ARGUMENT);
        return std::string(error.message);
    };
    options.only = "hidden_single,hidden_sinlge";
    EXPECT_EQ(refused(), "found technique 'hidden_sinlge', expected an id of nonet_technique_id");
    options.only = "hidden_single";
    options.without = "hidden_single";
    EXPECT_EQ(refused(), "found no technique left by only and without, expected at least one");
    options = NONET_EXPLAIN_OPTIONS_INIT;
    options.only = "";
    EXPECT_EQ(refused(), "found no technique left by only and without, expected at least one");
    options.only = ",";
    EXPECT_EQ(refused(), "found technique '', expected an id of nonet_technique_id");
    options = NONET_EXPLAIN_OPTIONS_INIT;
    options.size = 4;
    EXPECT_EQ(refused(), "found size 4 in options, expected one made with its NONET_..._INIT");
}

// A program built with a later header has a longer struct; the fields that this library lacks are not read.
TEST(CExplain, TakesOptionsOfALaterVersion) {
    struct Later {
        nonet_explain_options options;
        const char* more;
    } later{NONET_EXPLAIN_OPTIONS_INIT, "more"};
    later.options.size = sizeof later;
    later.options.only = "hidden_single";
    nonet_explain_options now = NONET_EXPLAIN_OPTIONS_INIT;
    now.only = "hidden_single";
    Text expected, got;
    ASSERT_EQ(nonet_explain(Given(puzzle), &now, nullptr, expected.c, nullptr), NONET_OK);
    ASSERT_EQ(nonet_explain(Given(puzzle), &later.options, nullptr, got.c, nullptr), NONET_OK);
    EXPECT_EQ(got.string(), expected.string());
}

TEST(CTexts, AllStepsAreThoseOfTheStart) {
    const State start = start_of(*parse_classic_puzzle(puzzle));
    EXPECT_EQ(asked(puzzle, [](auto p, auto out,
                               auto error) { return nonet_all_steps(p, nullptr, nullptr, out, error); }),
              written([&](auto& o) {
                  write_fields(o, start, Status::unique, all_steps(start, Status::unique), Cells::r1c1);
              }));
}

std::string diagnosed(const std::string& text, const nonet_limits* limits = nullptr,
                      const char* board = nullptr) {
    Text out;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_diagnose(board, text.data(), text.size(), limits, out.c, &error), NONET_OK)
        << error.message;
    return out.string();
}

TEST(CDiagnose, SaysWhatCxxSaysWithEveryRepair) {
    nonet_limits few = NONET_LIMITS_INIT;
    few.nodes = 20000;
    for (const std::string& text : {puzzle, several, none}) {
        SCOPED_TRACE(text);
        const ClassicPuzzle parsed = *parse_classic_puzzle(text);
        EXPECT_EQ(diagnosed(text, &few), to_json(diagnose(parsed, {.nodes = 20000}), parsed));
    }
}

TEST(CDiagnose, AlsoOnOtherBoards) {
    nonet_limits few = NONET_LIMITS_INIT;
    few.nodes = 20000;
    const Geometry board = *parse_board("4x4+x");
    const std::string text = "11............4.";
    const BoardPuzzle parsed = *parse_board_puzzle(text, board);
    EXPECT_EQ(diagnosed(text, &few, "4x4+x"), to_json(diagnose(parsed, {.nodes = 20000}), parsed));
    Text out;
    EXPECT_EQ(nonet_diagnose("4x4+x", "123", 3, &few, out.c, nullptr), NONET_WRONG_LENGTH);
}

TEST(CDiagnose, TextThatIsNoPuzzleIsAnAnswerWithItsRepairs) {
    const std::string said = diagnosed(puzzle.substr(1));
    EXPECT_TRUE(said.starts_with(R"({"status":"invalid","error":{"code":"wrong_length")")) << said;
    EXPECT_NE(said.find(R"("slip":"missing_character")"), std::string::npos) << said;
    EXPECT_NE(said.find(puzzle), std::string::npos) << said;
    const std::string rubbish = diagnosed("?");
    EXPECT_NE(rubbish.find(R"("repairs":[],"missing_rows":[],"repairs_known":true,"sentences":[")"),
              std::string::npos)
        << rubbish;
}

TEST(CDiagnose, EntriesAreComparedInTheOrderOfPlay) {
    std::string entries = format_line(solve(*parse_classic_puzzle(puzzle)).first);
    entries[1] = '9';   // r1c2
    entries[80] = '1';  // r9c9
    const std::uint16_t order[] = {80, 1};
    Text out;
    ASSERT_EQ(nonet_diagnose_entries(Given(puzzle), Given(entries), order, 2, nullptr, out.c, nullptr),
              NONET_OK);
    EXPECT_EQ(out.string(),
              R"({"status":"unique","changed":[],"wrong":[{"cell":[1,2],"from":9,"to":1},)"
              R"({"cell":[9,9],"from":1,"to":9}],"first_wrong":[{"cell":[9,9],"from":1,"to":9}]})");
    const std::uint16_t outside[] = {81};
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_diagnose_entries(Given(puzzle), Given(entries), outside, 1, nullptr, out.c, &error),
              NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found cell 81 in order, expected 0 to 80");
}

TEST(CProve, WritesTheLineThatCxxWrites) {
    for (const std::string& text : {puzzle, several, none}) {
        Text out;
        nonet_outcome outcome = NONET_BUDGET;
        ASSERT_EQ(nonet_prove(Given(text), nullptr, out.c, &outcome, nullptr), NONET_OK);
        const Proof proof = *prove(*parse_classic_puzzle(text));
        EXPECT_EQ(out.string(), format_proof(proof));
        EXPECT_EQ(static_cast<int>(outcome), static_cast<int>(proof.status));
    }
    Text out;
    nonet_outcome outcome = NONET_NONE;
    EXPECT_EQ(nonet_prove(Given(marks), nullptr, out.c, &outcome, nullptr), NONET_UNSUPPORTED);
}

TEST(CTrueCandidates, AreThoseOfCxx) {
    nonet_stop stop = NONET_STOP_BUDGET;
    EXPECT_EQ(
        asked(several, [&](auto p, auto out,
                           auto error) { return nonet_true_candidates(p, nullptr, out, &stop, error); }),
        format_marks(Geometry::classic(), true_candidates(*parse_classic_puzzle(several)).digits));
    EXPECT_EQ(stop, NONET_STOP_FINISHED);
}

TEST(CEnumerate, HandsOverEverySolutionOnce) {
    std::vector<std::string> found;
    nonet_limits all = NONET_LIMITS_INIT;
    all.solutions = 0;
    const auto gather = [](void* list, const char* cells) {
        static_cast<std::vector<std::string>*>(list)->emplace_back(cells);
    };
    uint64_t count = 0;
    nonet_stop stop = NONET_STOP_BUDGET;
    ASSERT_EQ(nonet_enumerate(Given(several), &all, gather, &found, &count, &stop, nullptr), NONET_OK);
    EXPECT_EQ(count, 26u);
    EXPECT_EQ(stop, NONET_STOP_FINISHED);
    std::vector<std::string> expected;
    const auto same = [&](const Grid& grid) { expected.push_back(format_line(grid)); };
    (void)run(default_engine(), *parse_classic_puzzle(several), {.solutions = 0}, same);
    EXPECT_EQ(found, expected);
}

TEST(CEnumerate, EndsWhenTheFunctionAsksForIt) {
    nonet_cancel flag;
    nonet_cancel_reset(&flag);
    nonet_limits all = NONET_LIMITS_INIT;
    all.solutions = 0;
    all.cancel = &flag;
    const auto enough = [](void* flag_of_search, const char*) {
        nonet_cancel_request(static_cast<nonet_cancel*>(flag_of_search));
    };
    nonet_stop stop = NONET_STOP_FINISHED;
    ASSERT_EQ(nonet_enumerate(Given(empty), &all, enough, &flag, nullptr, &stop, nullptr), NONET_OK);
    EXPECT_EQ(stop, NONET_STOP_CANCELLED);
}

TEST(CRate, IsThatOfCxx) {
    const auto rated = [](auto p, auto out, auto error) {
        return nonet_rate(p, nullptr, nullptr, out, error);
    };
    const Rating expected = rate(*parse_classic_puzzle(puzzle));
    EXPECT_EQ(asked(puzzle, rated), to_json(expected, true));
    EXPECT_NE(asked(puzzle, rated).find(R"("er":)" + format_tenths(expected.er) + ","), std::string::npos);
    EXPECT_EQ(asked(several, rated), R"({"status":"multiple"})");
}

TEST(CCanon, SaysWhatCxxSays) {
    const Grid grid = parse_classic_puzzle(several)->givens;
    EXPECT_EQ(asked(several, [](auto p, auto out, auto error) { return nonet_canon(p, out, error); }),
              written([&](auto& o) {
                  write_fields(o, *canonicalize(grid));
                  json_transforms(o, "generators", automorphisms(grid)->generators);
              }));
    const std::string cells =
        asked(several, [](auto p, auto out, auto error) { return nonet_scramble(p, 7, 3, out, error); });
    EXPECT_EQ(cells, format_line(apply(random_transform(7, 3), grid)));
    const auto compared = [&](const std::string& other) {
        return asked(several,
                     [&](auto p, auto out, auto error) { return nonet_same(p, Given(other), out, error); });
    };
    EXPECT_TRUE(compared(cells).starts_with(R"({"same":true,"transform":{"transposed":)"));
    EXPECT_EQ(compared(puzzle), R"({"same":false})");
    Text out;
    EXPECT_EQ(nonet_canon(Given(none), out.c, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_canon(Given(marks), out.c, nullptr), NONET_UNSUPPORTED);
}

}  // namespace
}  // namespace nonet
