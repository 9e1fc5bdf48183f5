// Every text about steps, hints, diagnoses and checks has a German form, with the same cells and digits.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/say.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/check.hpp"
#include "nonet/explain.hpp"
#include "nonet/language.hpp"
#include "nonet/more/diagnose.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rules.hpp"
#include "rules/record.hpp"
#include "support/files.hpp"
#include "support/german.hpp"
#include "techniques/hodoku/kinds.hpp"
#include "techniques/registry.hpp"

namespace nonet {
namespace {

// A form without words, such as "{deadly}.", is the same in all languages.
bool has_words(std::string_view form) {
    bool inside = false;
    return std::ranges::any_of(form, [&](char c) {
        inside = c == '{' || (inside && c != '}');
        return !inside && std::isalpha(static_cast<unsigned char>(c)) != 0;
    });
}

void expect_form(std::string_view english) {
    const InLanguage german(Language::german);
    if (has_words(english)) {
        EXPECT_NE(find_translation(english), nullptr) << english;
    }
}

// The sentences of a technique's reason, as words.cpp takes them.
void expect_forms(std::string_view reason) {
    reason = reason.substr(0, reason.find('\n'));
    for (std::size_t at; (at = reason.find(". ")) != reason.npos; reason.remove_prefix(at + 2))
        expect_form(reason.substr(0, at + 1));
    expect_form(reason);
}

TEST(German, HasTheNamesAndSentencesOfAllTechniques) {
    for (const Technique* technique : techniques()) {
        expect_form(technique->name);
        for (const StepForm& form : find_record(technique->id)->forms) {
            if (form.sentence.empty()) continue;
            if (!form.name.empty()) expect_form(form.name);
            expect_forms(form.sentence);
        }
    }
    for (const hodoku::Kind& kind : hodoku::kinds) {
        expect_form(kind.name);
        expect_forms(kind.sentence);
    }
    expect_form(hodoku::because_deadly);
}

TEST(German, HasTheNamesMeaningsAndReasonsOfAllRules) {
    for (const RuleInfo& info : rule_infos()) {
        expect_form(info.name);
        expect_form(info.meaning);
        expect_form(rules::record_of(info.kind).reason);
    }
}

// The numbers, also those in names of cells, in any order.
std::multiset<std::string> numbers_in(const std::string& text) {
    std::multiset<std::string> numbers;
    for (std::size_t begin = 0, end = 0; (begin = text.find_first_of("0123456789", end)) != text.npos;) {
        end = std::min(text.find_first_not_of("0123456789", begin), text.size());
        numbers.insert(text.substr(begin, end - begin));
    }
    return numbers;
}

void add(const StepWords& words, std::vector<std::string>& texts) {
    texts.emplace_back(words.name);
    texts.insert(texts.end(), words.sentences.begin(), words.sentences.end());
    for (const auto& branch : words.branches)
        texts.insert(texts.end(), branch.sentences.begin(), branch.sentences.end());
    for (const StepWords& inner : words.inner) add(inner, texts);
}

std::vector<std::string> texts_about(const Puzzle& puzzle) {
    std::vector<std::string> texts;
    const auto add_all = [&](const std::vector<std::string>& more) {
        texts.insert(texts.end(), more.begin(), more.end());
    };
    constexpr Rung rungs[] = {Rung::region, Rung::house, Rung::technique, Rung::cells, Rung::whole};
    const Path path = explain(puzzle, {.nodes = 5'000});
    for (const Step& step : path.steps) {
        add(words_of(step, Cells::r1c1, path.board), texts);
        for (const Rung rung : rungs) texts.push_back(describe(step, rung, Cells::r1c1, path.board));
    }
    if (path.dead_end) texts.push_back(describe(*path.dead_end, Cells::r1c1, path.board));
    texts.push_back(describe(hint(puzzle, {.nodes = 5'000}), Rung::region));
    const Diagnosis diagnosis = diagnose(puzzle, {.nodes = 20'000});
    add_all(describe(diagnosis, puzzle));
    add_all({summary_of(diagnosis, puzzle).headline, summary_of(diagnosis, puzzle).about});
    const CheckReport report = check(puzzle, true, {.nodes = 20'000});
    add_all(describe(report, puzzle, true));
    add_all(warnings(report, puzzle));
    return texts;
}

void compare(const Puzzle& puzzle, std::set<std::string>& seen) {
    const std::vector<std::string> english = texts_about(puzzle);
    const InLanguage language(Language::german);
    const std::vector<std::string> german = texts_about(puzzle);
    EXPECT_EQ(english.size(), german.size());
    for (std::size_t i = 0; i < std::min(english.size(), german.size()); ++i) {
        if (!seen.insert(english[i]).second) continue;
        EXPECT_EQ(numbers_in(english[i]), numbers_in(german[i])) << english[i] << '\n' << german[i];
        EXPECT_EQ(testing::english_word_in(german[i]), "") << german[i];
    }
}

TEST(German, TellsTheSameOfPuzzlesWithRules) {
    std::set<std::string> seen, kinds;
    for (const std::string& line : testing::read_lines(testing::source_path("data/rules.tsv"))) {
        std::vector<std::string> fields{""};  // id, kind, board, puzzle, solution
        for (const char c : line)
            if (c == '\t')
                fields.emplace_back();
            else
                fields.back() += c;
        if (fields[0] == "id" || !kinds.insert(fields[1]).second) continue;  // one of each kind
        const auto board = parse_board(fields[2]);
        ASSERT_TRUE(board);
        const auto puzzle = parse_board_puzzle(fields[3], *board);
        ASSERT_TRUE(puzzle);
        compare(*puzzle, seen);
    }
    EXPECT_GT(seen.size(), 5'000u);
}

TEST(German, TellsTheSameOfClassicPuzzles) {
    std::set<std::string> seen;
    for (const char* line : {
             // Singles to chains, and puzzles that are not proper.
             ".5.9.....4...3.....7.281..93..4..9........8.7.......4......52....73...6.84...6.3.",
             "..2.7..3.6....59.......1...9.3...2.85...19.4..6.........6....2...5...6.9...42.3..",
             "4........3..7.5.49.......8.....4.7..63..8....9......38.4.......5.6.1...77....9.52",
             "..94.2.8.....3.25.6.......3....7....8.....6...6...571.5.2.........9..345...7.....",
             "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5",
             "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58",
             "3165.84..52........87....31..3.1..8.9..863..5.5..9.6..13..7.25........74..52.63..",
             "316578492529134768487629531263415987974863125851792643138947256692351874745286319",
             "11...............................................................................",
             ".................................................................................",
         }) {
        const auto puzzle = parse_puzzle(line);
        ASSERT_TRUE(puzzle);
        compare(*puzzle, seen);
    }
    EXPECT_GT(seen.size(), 1'000u);
}

TEST(German, IsTheLanguageOfAThreadWhileItIsChosen) {
    const auto message = [] { return Error{.found = "no puzzle", .expected = "a puzzle"}.message(); };
    EXPECT_EQ(message(), "found no puzzle, expected a puzzle");
    {
        const InLanguage german(Language::german);
        EXPECT_EQ(message(), "gefunden: kein Rätsel; erwartet: ein Rätsel");
        {
            const InLanguage english(Language::english);
            EXPECT_EQ(message(), "found no puzzle, expected a puzzle");
        }
        EXPECT_EQ(language(), Language::german);
    }
    EXPECT_EQ(language(), Language::english);
}

// A part is never read as a form, and a name that occurs twice is one part.
TEST(German, FillsFormsWithPartsAsTheyAre) {
    EXPECT_EQ(say("{a} and {b} and {a}", "{b}", 2), "{b} and 2 and {b}");
    const InLanguage german(Language::german);
    EXPECT_EQ(say("{cells} are not {digits}", "{digits}", 'x'), "{digits} sind nicht x");
}

}  // namespace
}  // namespace nonet
