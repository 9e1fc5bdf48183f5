// The C interface's answers with many parts have the same text as those of the C++ interface.

#include <gtest/gtest.h>

#include "answers.hpp"
#include "nonet/boards.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/kernels.hpp"

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
        const ClassicPuzzle parsed = *parse_puzzle(text);
        const auto check_text = [](auto p, auto out, auto error) {
            return nonet_check(p, 1, nullptr, out, error);
        };
        EXPECT_EQ(asked(text, check_text),
                  written([&](auto& o) { write_fields(o, check(parsed), parsed, true); }));
        for (int level = 1; level <= rung_count; ++level)
            EXPECT_EQ(asked(text, [&](auto p, auto out, auto error) { return nonet_hint(p, level, nullptr, nullptr, out, error); }),
                      written([&](auto& o) {
                          write_fields(o, hint(parsed), static_cast<Rung>(level - 1), Cells::r1c1);
                      }));
        nonet_limits few = NONET_LIMITS_INIT;
        few.nodes = 2000;
        const Limits limits{.nodes = 2000};
        EXPECT_EQ(asked(text, [&](auto p, auto out, auto error) { return nonet_explain(p, nullptr, &few, out, error); }),
                  written([&](auto& o) { write_fields(o, explain(parsed, limits), Cells::r1c1); }));
        const Candidate wrong{1, 8};
        EXPECT_EQ(
            asked(text, [&](auto p, auto out, auto error) { return nonet_why_not(p, 1, 9, nullptr, &few, out, error); }),
            written([&](auto& o) { write_fields(o, why_not(parsed, wrong, limits), wrong, Cells::r1c1); }));
    }
}

TEST(CExplain, PrunesAndChoosesTechniquesAsCxxDoes) {
    // Hidden pairs, x-wings and chains; some of its eliminations are useless.
    const std::string hard =
        "..2..5....461....53...8.......476.........93..5......8......19.7....8....9...18.3";
    const ClassicPuzzle parsed = *parse_puzzle(hard);
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
        EXPECT_EQ(nonet_explain(Given(puzzle), &options, nullptr, out.c, &error),
                  NONET_BAD_ARGUMENT);
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
    ASSERT_EQ(nonet_explain(Given(puzzle), &later.options, nullptr, got.c, nullptr),
              NONET_OK);
    EXPECT_EQ(got.string(), expected.string());
}

TEST(CTexts, AllStepsAreThoseOfTheStart) {
    const State start = start_of(*parse_puzzle(puzzle));
    EXPECT_EQ(asked(puzzle, [](auto p, auto out, auto error) { return nonet_all_steps(p, nullptr, nullptr, out, error); }),
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
        const ClassicPuzzle parsed = *parse_puzzle(text);
        EXPECT_EQ(diagnosed(text, &few), to_json(diagnose(parsed, {.nodes = 20000}), parsed));
    }
}

TEST(CDiagnose, AlsoOnOtherBoards) {
    nonet_limits few = NONET_LIMITS_INIT;
    few.nodes = 20000;
    const Geometry board = *parse_board("4x4+x");
    const std::string text = "11............4.";
    const WidePuzzle parsed = *parse_board_puzzle(text, board);
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
    std::string entries = format_line(solve(*parse_puzzle(puzzle)).first);
    entries[1] = '9';   // r1c2
    entries[80] = '1';  // r9c9
    const std::uint16_t order[] = {80, 1};
    Text out;
    ASSERT_EQ(nonet_diagnose_entries(Given(puzzle), Given(entries), order, 2,
                                     nullptr, out.c, nullptr),
              NONET_OK);
    EXPECT_EQ(out.string(),
              R"({"status":"unique","changed":[],"wrong":[{"cell":[1,2],"from":9,"to":1},)"
              R"({"cell":[9,9],"from":1,"to":9}],"first_wrong":[{"cell":[9,9],"from":1,"to":9}]})");
    const std::uint16_t outside[] = {81};
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_diagnose_entries(Given(puzzle), Given(entries), outside, 1,
                                     nullptr, out.c, &error),
              NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found cell 81 in order, expected 0 to 80");
}

TEST(CProve, WritesTheLineThatCxxWrites) {
    for (const std::string& text : {puzzle, several, none}) {
        Text out;
        nonet_outcome outcome = NONET_BUDGET;
        ASSERT_EQ(nonet_prove(Given(text), nullptr, out.c, &outcome, nullptr), NONET_OK);
        const Proof proof = *prove(*parse_puzzle(text));
        EXPECT_EQ(out.string(), format_proof(proof));
        EXPECT_EQ(static_cast<int>(outcome), static_cast<int>(proof.status));
    }
    Text out;
    nonet_outcome outcome = NONET_NONE;
    EXPECT_EQ(nonet_prove(Given(marks), nullptr, out.c, &outcome, nullptr), NONET_UNSUPPORTED);
}

TEST(CTrueCandidates, AreThoseOfCxx) {
    nonet_stop stop = NONET_STOP_BUDGET;
    EXPECT_EQ(asked(several,
                    [&](auto p, auto out, auto error) {
                        return nonet_true_candidates(p, nullptr, out, &stop, error);
                    }),
              format_marks(true_candidates(*parse_puzzle(several)).digits));
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
    ASSERT_EQ(nonet_enumerate(Given(several), &all, gather, &found, &count, &stop, nullptr),
              NONET_OK);
    EXPECT_EQ(count, 26u);
    EXPECT_EQ(stop, NONET_STOP_FINISHED);
    std::vector<std::string> expected;
    const auto same = [&](const Grid& grid) { expected.push_back(format_line(grid)); };
    (void)run(default_engine(), *parse_puzzle(several), {.solutions = 0}, same);
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
    ASSERT_EQ(nonet_enumerate(Given(empty), &all, enough, &flag, nullptr, &stop, nullptr),
              NONET_OK);
    EXPECT_EQ(stop, NONET_STOP_CANCELLED);
}

TEST(CRate, IsThatOfCxx) {
    const auto rated = [](auto p, auto out, auto error) {
        return nonet_rate(p, nullptr, nullptr, out, error);
    };
    const Rating expected = rate(*parse_puzzle(puzzle));
    EXPECT_EQ(asked(puzzle, rated), to_json(expected, true));
    EXPECT_NE(asked(puzzle, rated).find(R"("er":)" + format_tenths(expected.er) + ","), std::string::npos);
    EXPECT_EQ(asked(several, rated), R"({"status":"multiple"})");
}

TEST(CCanon, SaysWhatCxxSays) {
    const Grid grid = parse_puzzle(several)->givens;
    EXPECT_EQ(
        asked(several, [](auto p, auto out, auto error) { return nonet_canon(p, out, error); }),
        written([&](auto& o) {
            write_fields(o, *canonicalize(grid));
            json_transforms(o, "generators", automorphisms(grid)->generators);
        }));
    const std::string cells = asked(
        several, [](auto p, auto out, auto error) { return nonet_scramble(p, 7, 3, out, error); });
    EXPECT_EQ(cells, format_line(apply(random_transform(7, 3), grid)));
    const auto compared = [&](const std::string& other) {
        return asked(several, [&](auto p, auto out, auto error) {
            return nonet_same(p, Given(other), out, error);
        });
    };
    EXPECT_TRUE(compared(cells).starts_with(R"({"same":true,"transform":{"transposed":)"));
    EXPECT_EQ(compared(puzzle), R"({"same":false})");
    Text out;
    EXPECT_EQ(nonet_canon(Given(none), out.c, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_canon(Given(marks), out.c, nullptr), NONET_UNSUPPORTED);
}

TEST(CArguments, OutOfRangeIsAnError) {
    Text out;
    const Given given(puzzle);
    const auto hinted = [&](int level) { return nonet_hint(given, level, nullptr, nullptr, out.c, nullptr); };
    EXPECT_EQ(hinted(0), NONET_BAD_ARGUMENT);
    EXPECT_EQ(hinted(6), NONET_BAD_ARGUMENT);
    const auto refuted = [&](int cell, int digit) {
        return nonet_why_not(given, cell, digit, nullptr, nullptr, out.c, nullptr);
    };
    EXPECT_EQ(refuted(81, 1), NONET_BAD_ARGUMENT);
    EXPECT_EQ(refuted(0, 0), NONET_BAD_ARGUMENT);
    EXPECT_EQ(refuted(0, 10), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_explain(given, nullptr, nullptr, nullptr, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_diagnose(nullptr, puzzle.data(), puzzle.size(), nullptr, nullptr, nullptr),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_diagnose(nullptr, nullptr, 1, nullptr, out.c, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_scramble(given, 0, 0, nullptr, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_enumerate(given, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_true_candidates(given, nullptr, nullptr, nullptr, nullptr), NONET_BAD_ARGUMENT);
}

// Each function reports a missing puzzle.
TEST(CArguments, APuzzleIsNeeded) {
    Text out;
    nonet_answer answer = NONET_ANSWER_INIT;
    nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
    nonet_fingerprint print;
    nonet_outcome outcome;
    std::uint64_t count = 0;
    const auto call = [](void*, const char*) {};
    nonet_error error = NONET_ERROR_INIT;
    const nonet_puzzle* const no = nullptr;
    for (const nonet_status status :
         {nonet_solve(no, nullptr, nullptr, &answer, &error), nonet_count(no, nullptr, &count, nullptr, &error),
          nonet_check(no, 0, nullptr, out.c, &error),
          nonet_true_candidates(no, nullptr, out.c, nullptr, &error),
          nonet_enumerate(no, nullptr, call, nullptr, nullptr, nullptr, &error),
          nonet_estimate(no, 0, 0, nullptr, out.c, &error), nonet_minimal(no, nullptr, out.c, &error),
          nonet_diagnose_entries(no, no, nullptr, 0, nullptr, out.c, &error),
          nonet_prove(no, nullptr, out.c, &outcome, &error), nonet_format(no, "line", out.c, &error),
          nonet_hint(no, 1, nullptr, nullptr, out.c, &error),
          nonet_explain(no, nullptr, nullptr, out.c, &error),
          nonet_why_not(no, 0, 1, nullptr, nullptr, out.c, &error),
          nonet_all_steps(no, nullptr, nullptr, out.c, &error),
          nonet_rate(no, nullptr, nullptr, out.c, &error), nonet_canon(no, out.c, &error),
          nonet_same(no, no, out.c, &error), nonet_same(Given(puzzle), no, out.c, &error),
          nonet_scramble(no, 0, 0, out.c, &error), nonet_class_of(no, 0, nullptr, &print, &error),
          nonet_minimal_puzzles(no, nullptr, call, nullptr, nullptr, nullptr, &error),
          nonet_neighbours(no, 1, 1, nullptr, call, nullptr, nullptr, nullptr, &error),
          nonet_unavoidable_sets(no, 6, nullptr, call, nullptr, nullptr, nullptr, &error),
          nonet_draw(no, 0, nullptr, nullptr, out.c, &error),
          nonet_trace(no, nullptr, nullptr, nullptr, 0, nullptr, 0, &summary, &error)}) {
        EXPECT_EQ(status, NONET_BAD_ARGUMENT);
        EXPECT_STREQ(error.message, "found no puzzle, expected one of nonet_puzzle_read");
    }
    EXPECT_EQ(out.string(), "");
}

// Functions of the classic board say so for any other puzzle.
TEST(CArguments, SomeQuestionsAreOfTheClassicBoard) {
    Text out;
    nonet_fingerprint print;
    const auto call = [](void*, const char*) {};
    nonet_error error = NONET_ERROR_INIT;
    const Given four("1..............4"), nine(puzzle);
    for (const nonet_status status :
         {nonet_canon(four, out.c, &error), nonet_same(nine, four, out.c, &error),
          nonet_same(four, nine, out.c, &error), nonet_scramble(four, 0, 0, out.c, &error),
          nonet_diagnose_entries(four, four, nullptr, 0, nullptr, out.c, &error),
          nonet_diagnose_entries(nine, four, nullptr, 0, nullptr, out.c, &error),
          nonet_minimal_puzzles(four, nullptr, call, nullptr, nullptr, nullptr, &error),
          nonet_neighbours(four, 1, 1, nullptr, call, nullptr, nullptr, nullptr, &error),
          nonet_unavoidable_sets(four, 6, nullptr, call, nullptr, nullptr, nullptr, &error)}) {
        EXPECT_EQ(status, NONET_UNSUPPORTED);
        EXPECT_STREQ(error.message, "found a puzzle of the board 4x4, expected one of the classic board, 9x9");
    }
    EXPECT_EQ(nonet_class_of(four, 0, nullptr, &print, &error), NONET_UNSUPPORTED);
    EXPECT_EQ(out.string(), "");
}

TEST(CNames, OfStopsEnginesTechniquesAndKernelsAreThoseOfCxx) {
    for (int stop = NONET_STOP_FINISHED; stop <= NONET_STOP_STUCK; ++stop)
        EXPECT_EQ(nonet_stop_name(stop), name_of(static_cast<Stop>(stop)));
    EXPECT_STREQ(nonet_stop_name(-1), "unknown");
    EXPECT_STREQ(nonet_stop_name(NONET_STOP_STUCK + 1), "unknown");
    for (std::size_t i = 0; i < engines().size(); ++i) {
        EXPECT_EQ(nonet_engine_source(i), engines()[i]->source);
        EXPECT_EQ(nonet_engine_takes_marks(i), engines()[i]->takes_marks);
    }
    EXPECT_EQ(nonet_engine_source(engines().size()), nullptr);
    EXPECT_EQ(nonet_engine_takes_marks(engines().size()), 0);
    ASSERT_EQ(nonet_technique_count(), techniques().size());
    for (std::size_t i = 0; i < techniques().size(); ++i) {
        EXPECT_EQ(nonet_technique_id(i), techniques()[i]->id);
        EXPECT_EQ(nonet_technique_name(i), techniques()[i]->name);
        EXPECT_DOUBLE_EQ(nonet_technique_rating(i) / 10.0, techniques()[i]->ratings.se);
    }
    EXPECT_EQ(nonet_technique_id(techniques().size()), nullptr);
    EXPECT_EQ(nonet_technique_name(techniques().size()), nullptr);
    EXPECT_EQ(nonet_technique_rating(techniques().size()), 0);
    ASSERT_EQ(nonet_symmetry_count(), static_cast<std::size_t>(symmetry_count));
    for (int i = 0; i < symmetry_count; ++i) {
        const auto symmetry = static_cast<Symmetry>(i);
        EXPECT_EQ(nonet_symmetry_name(static_cast<std::size_t>(i)), name_of(symmetry));
        EXPECT_EQ(nonet_symmetry_words(static_cast<std::size_t>(i)), describe(symmetry));
    }
    EXPECT_EQ(nonet_symmetry_name(symmetry_count), nullptr);
    EXPECT_EQ(nonet_symmetry_words(symmetry_count), nullptr);
    ASSERT_EQ(nonet_kernel_count(), kernels().size());
    for (std::size_t i = 0; i < kernels().size(); ++i) {
        EXPECT_EQ(nonet_kernel_name(i), name_of(*kernels()[i]));
        EXPECT_EQ(nonet_kernel_is_supported(i), is_supported(*kernels()[i]));
    }
    EXPECT_EQ(nonet_kernel_name(kernels().size()), nullptr);
    EXPECT_EQ(nonet_kernel_is_supported(kernels().size()), 0);
    EXPECT_EQ(nonet_kernel_default(), name_of(default_kernel()));
}

}  // namespace
}  // namespace nonet
