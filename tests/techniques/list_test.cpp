// The list of techniques: unique ids, and a page and passing golden cases for each.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <set>
#include <sstream>

#include "explain/game.hpp"
#include "nonet/boards.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/more/verify.hpp"
#include "support/played.hpp"
#include "support/se_data.hpp"
#include "techniques/registry.hpp"

namespace nonet {
namespace {

using testing::parse_state;
using testing::Played;

// The tree's files; recipe/ sets a copy of the tree with an additional technique.
std::filesystem::path source(const std::string& path) {
    const char* copy = std::getenv("NONET_SOURCE_DIR");
    return copy != nullptr ? std::filesystem::path(copy) / path
                           : std::filesystem::path(testing::source_path(path));
}

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string name(Cell cell, int columns) {
    std::string text = "r";
    text += std::to_string(cell / columns + 1);
    text += 'c';
    return text += std::to_string(cell % columns + 1);
}

// Returns "kind 2.6 r1c1=5 r2c2-34": a step in the notation of the golden files; for other boards "kind 0.0 ...".
std::string sentences_of(const Step& step, int columns = side) {
    const int tenths = tenths_of(step.rating);
    std::ostringstream text;
    text << step.kind << ' ' << tenths / 10 << '.' << tenths % 10;
    for (const auto& [cell, digit] : step.place) text << ' ' << name(cell, columns) << '=' << digit + 1;
    for (const auto& [cell, digits] : step.remove) {
        text << ' ' << name(cell, columns) << '-';
        for (Digit digit : digits) text << digit + 1;
    }
    return text.str();
}

// Returns whether a technique is off on the classic board: its cases are of other boards, "6x6+x: =1,23,...".
bool is_of_boards(const Technique& technique) { return find_record(technique.id)->find == nullptr; }

struct BoardCase {
    Geometry geometry;
    std::unique_ptr<const Wide> board;
    WidePosition position;
};

BoardCase parse_board_state(const std::string& line) {
    const std::size_t begin = line.find_first_not_of(' '), end = line.find(": ");
    const Geometry geometry = *parse_board(line.substr(begin, end - begin));
    auto board = std::make_unique<const Wide>(geometry);
    std::vector<std::uint8_t> values;
    std::vector<BoardDigitSet> marks;
    for (const std::string& text : se::split(line.substr(end + 2), ',')) {
        values.push_back(static_cast<std::uint8_t>(text[0] == '=' ? text[1] - '0' : 0));
        auto& open = marks.emplace_back();
        if (text[0] != '=')
            for (char digit : text) open.insert(static_cast<Digit>(digit - '1'));
    }
    WidePosition position(*board, values, marks);
    return {geometry, std::move(board), std::move(position)};
}

template <class SomePosition>
std::vector<Step> steps_of(const Technique& technique, const SomePosition& position, Keep keep,
                           const Grid* givens) {
    std::vector<Step> steps;
    find_steps(technique, position, {.keep = keep, .givens = givens}, steps);
    return steps;
}

// Every kind of step in the golden cases has its words, and every rung reveals more.
void expect_words(const Step& step, const Geometry& board = Geometry::classic()) {
    EXPECT_NE(name_of_kind(step.kind), step.kind);
    std::set<std::string> rungs;
    for (int rung = 0; rung < rung_count; ++rung)
        rungs.insert(describe(step, static_cast<Rung>(rung), Cells::r1c1, board));
    EXPECT_EQ(rungs.size(), static_cast<std::size_t>(rung_count)) << step.kind;
    const std::string whole = describe(step, Rung::whole, Cells::r1c1, board);
    EXPECT_EQ(whole.find_first_of("{}"), std::string::npos) << whole;
    EXPECT_NE(whole.find(conclusion_of(step, Cells::r1c1, board)), std::string::npos) << whole;
}

// The page's example is the first golden case, in the program's words.
void expect_page(const Technique& technique, const Step& step, const Geometry& board = Geometry::classic()) {
    const std::string page = text_of(source("docs/techniques/" + std::string(technique.id) + ".md"));
    EXPECT_TRUE(page.starts_with("# " + std::string(technique.name) + "\n")) << technique.id;
    const std::string example = describe(step, Rung::whole, Cells::r1c1, board);
    EXPECT_NE(page.find(example), std::string::npos) << technique.id << "'s page has no line\n" << example;
}

// All steps of the state are proved by their evidence, by the checker that shares no code with the techniques. Of
// nested chains, which are very numerous, only the first is checked.
void expect_proved(const Technique& technique, const Played& played) {
    const Keep keep = technique.id.starts_with("nested") ? Keep::first : Keep::all;
    for (const Step& step : steps_of(technique, played.position, keep, &played.givens)) {
        const Verdict verdict = verify(state_of(played.position), step, played.givens.values);
        EXPECT_TRUE(verdict.sound) << sentences_of(step) << ": " << verdict.reason;
    }
}

// Returns the step if the case has one.
template <class SomePosition>
std::optional<Step> expect_case(const Technique& technique, const std::string& what,
                                const SomePosition& position, const Grid* givens = nullptr) {
    const int columns = position.board().columns();
    std::istringstream words_in(what);
    std::string verb, wanted;
    words_in >> verb;
    std::getline(words_in >> std::ws, wanted);
    wanted = wanted.substr(0, wanted.find("  #"));
    if (verb == "fires") {
        // The same step with its evidence and without.
        std::optional<Step> step;
        for (Keep keep : {Keep::conclusion, Keep::first}) {
            const auto steps = steps_of(technique, position, keep, givens);
            EXPECT_EQ(steps.size(), 1u) << technique.id;
            if (steps.size() != 1) return std::nullopt;
            EXPECT_EQ(sentences_of(steps[0], columns), wanted) << technique.id;
            step = steps[0];
        }
        return step;
    }
    EXPECT_EQ(verb, "not") << technique.id;
    const auto steps = steps_of(technique, position, Keep::all, givens);
    if (wanted == "any") {
        EXPECT_TRUE(steps.empty()) << technique.id;
    }
    for (const Step& step : steps) EXPECT_NE(sentences_of(step, columns), wanted) << technique.id;
    return std::nullopt;
}

TEST(TechniqueList, HasUniqueIds) {
    std::set<std::string_view> ids;
    for (const Technique* technique : techniques()) {
        EXPECT_TRUE(ids.insert(technique->id).second) << technique->id;
        EXPECT_EQ(find_technique(technique->id), technique);
    }
    EXPECT_EQ(find_technique("no such technique"), nullptr);
}

// The scale's order names exactly the existing records that are rated on it.
TEST(TechniqueList, BeginsWithTheOrderOfSudokuExplainer) {
    EXPECT_EQ(se_order().size(), 31u);
    ASSERT_GE(techniques().size(), se_order().size());
    for (std::size_t i = 0; i < techniques().size(); ++i) {
        const Technique& technique = *techniques()[i];
        EXPECT_EQ(technique.ratings.se != 0, i < se_order().size()) << technique.id;
        if (i < se_order().size()) {
            EXPECT_EQ(se_order()[i], &technique);
        }
    }
    EXPECT_EQ(se_order().front()->id, "hidden_single");
    EXPECT_EQ(se_order().back()->id, "nested_dynamic_chain_plus");
}

// Kinds are unique, and each has its name and its sentence.
TEST(TechniqueList, HasFormsOfTheirOwnKinds) {
    std::set<std::string_view> kinds;
    for (const Technique* technique : techniques()) {
        const TechniqueRecord& record = *find_record(technique->id);
        EXPECT_FALSE(record.forms[0].sentence.empty()) << record.id;
        EXPECT_TRUE(record.meaning.ends_with('.') && !record.meaning.contains('{')) << record.id;
        for (std::size_t i = 0; i < TechniqueRecord::most_forms && !record.forms[i].sentence.empty(); ++i) {
            EXPECT_TRUE(kinds.insert(record.kind(i)).second) << record.kind(i);
            const auto form = find_form(record.kind(i));
            ASSERT_TRUE(form) << record.kind(i);
            EXPECT_EQ(form->sentence, record.forms[i].sentence);
            EXPECT_FALSE(form->name.empty()) << record.kind(i);
            EXPECT_GE(record.se_rating(i), record.ratings.se) << record.kind(i);
        }
    }
    EXPECT_FALSE(find_form("no such kind"));
    EXPECT_FALSE(find_form(""));
}

class TechniqueCases : public ::testing::TestWithParam<std::string> {};

TEST_P(TechniqueCases, HoldAndHaveWordsAndAPage) {
    const Technique& technique = *find_technique(GetParam());
    std::ifstream file(source("tests/golden/techniques/" + std::string(technique.id) + ".txt"));
    int fires = 0, nots = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::string state;
        std::getline(file, state);
        const bool is_step = line.starts_with("fires");
        ++(is_step ? fires : nots);
        if (is_of_boards(technique)) {
            const BoardCase given = parse_board_state(state);
            const auto step = expect_case(technique, line, given.position);
            EXPECT_EQ(step.has_value(), is_step) << technique.id;
            if (step) expect_words(*step, given.geometry);
            if (step && fires == 1) expect_page(technique, *step, given.geometry);
            continue;
        }
        const Played played = parse_state(state);
        const auto step = expect_case(technique, line, played.position, &played.givens);
        EXPECT_EQ(step.has_value(), is_step) << technique.id;
        if (step) expect_words(*step);
        if (step) expect_proved(technique, played);
        if (step && fires == 1) expect_page(technique, *step);
    }
    EXPECT_GE(fires, 1) << technique.id;
    EXPECT_GE(nots, 1) << technique.id;
}

std::vector<std::string> ids() {
    std::vector<std::string> ids;
    for (const Technique* technique : techniques()) ids.emplace_back(technique->id);
    return ids;
}

INSTANTIATE_TEST_SUITE_P(Of, TechniqueCases, ::testing::ValuesIn(ids()),
                         [](const auto& of) { return of.param; });

}  // namespace
}  // namespace nonet
