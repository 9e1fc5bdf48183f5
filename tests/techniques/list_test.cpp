// The list of techniques: unique ids, and for each a page and golden cases that hold.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "nonet/words.hpp"
#include "support/se_data.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

std::filesystem::path source(const std::string& path) {
    return std::filesystem::path(NONET_SOURCE_DIR) / path;
}

std::string name(Cell cell) {
    return "r" + std::to_string(row_of(cell) + 1) + "c" + std::to_string(column_of(cell) + 1);
}

// "kind 2.6 r1c1=5 r2c2-34": a step as the golden files have it.
std::string words(const Step& step) {
    const int tenths = tenths_of(step.rating);
    std::ostringstream text;
    text << step.kind << ' ' << tenths / 10 << '.' << tenths % 10;
    for (const auto& [cell, digit] : step.place) text << ' ' << name(cell) << '=' << digit + 1;
    for (const auto& [cell, digits] : step.remove) {
        text << ' ' << name(cell) << '-';
        for (Digit digit : digits) text << digit + 1;
    }
    return text.str();
}

Position parse_state(const std::string& line) {
    Grid values;
    Candidates marks{};
    const auto cells = se::split(line.substr(line.find_first_not_of(' ')), ',');
    for (int cell = 0; cell < cell_count; ++cell) {
        const std::string& text = cells.at(static_cast<std::size_t>(cell));
        if (text[0] == '=')
            values[cell] = static_cast<std::uint8_t>(text[1] - '0');
        else
            for (char digit : text) marks[cell].insert(static_cast<Digit>(digit - '1'));
    }
    return Position(values, marks);
}

std::vector<Step> steps_of(const Technique& technique, const Position& position, Keep keep) {
    std::vector<Step> steps;
    technique.find(position, {.keep = keep}, steps);
    return steps;
}

void expect_case(const Technique& technique, const std::string& what, const Position& position) {
    std::istringstream words_in(what);
    std::string verb, wanted;
    words_in >> verb;
    std::getline(words_in >> std::ws, wanted);
    wanted = wanted.substr(0, wanted.find("  #"));
    if (verb == "fires") {
        // The same step with its evidence and without.
        for (Keep keep : {Keep::conclusion, Keep::first}) {
            const auto steps = steps_of(technique, position, keep);
            ASSERT_EQ(steps.size(), 1u) << technique.id;
            EXPECT_EQ(words(steps[0]), wanted) << technique.id;
        }
        return;
    }
    ASSERT_EQ(verb, "not") << technique.id;
    const auto steps = steps_of(technique, position, Keep::all);
    if (wanted == "any") {
        EXPECT_TRUE(steps.empty()) << technique.id;
    }
    for (const Step& step : steps) EXPECT_NE(words(step), wanted) << technique.id;
}

TEST(TechniqueList, HasUniqueIds) {
    std::set<std::string_view> ids;
    for (const Technique* technique : techniques()) {
        EXPECT_TRUE(ids.insert(technique->id).second) << technique->id;
        EXPECT_EQ(find_technique(technique->id), technique);
    }
    EXPECT_EQ(find_technique("no such technique"), nullptr);
}

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

// The page's example is the first golden case, in the words of the program.
TEST(TechniqueList, HasAPageForEach) {
    for (const Technique* technique : techniques()) {
        const std::string id(technique->id);
        const std::string page = text_of(source("docs/techniques/" + id + ".md"));
        EXPECT_TRUE(page.starts_with("# " + std::string(technique->name) + "\n")) << id;
        std::ifstream file(source("tests/golden/techniques/" + id + ".txt"));
        std::string line;
        while (std::getline(file, line) && !line.starts_with("fires")) {
        }
        ASSERT_TRUE(std::getline(file, line)) << id;
        const auto steps = steps_of(*technique, parse_state(line), Keep::first);
        ASSERT_EQ(steps.size(), 1u) << id;
        EXPECT_NE(page.find(describe(steps[0], Rung::whole)), std::string::npos) << id;
    }
}

// Every kind of step that the golden cases show has its words, and every rung says something of its own.
TEST(TechniqueList, HasWordsForEachKind) {
    for (const Technique* technique : techniques()) {
        std::ifstream file(source("tests/golden/techniques/" + std::string(technique->id) + ".txt"));
        for (std::string line; std::getline(file, line);) {
            if (!line.starts_with("fires")) continue;
            std::getline(file, line);
            const auto steps = steps_of(*technique, parse_state(line), Keep::first);
            ASSERT_EQ(steps.size(), 1u) << technique->id;
            EXPECT_NE(name_of_kind(steps[0].kind), steps[0].kind);
            std::set<std::string> rungs;
            for (int rung = 0; rung < rung_count; ++rung)
                rungs.insert(describe(steps[0], static_cast<Rung>(rung)));
            EXPECT_EQ(rungs.size(), static_cast<std::size_t>(rung_count)) << technique->id;
            const std::string whole = describe(steps[0], Rung::whole);
            EXPECT_EQ(whole.find_first_of("{}"), std::string::npos) << whole;
            EXPECT_NE(whole.find(conclusion_of(steps[0])), std::string::npos) << whole;
        }
    }
}

TEST(TechniqueList, HasGoldenCasesThatHold) {
    for (const Technique* technique : techniques()) {
        std::ifstream file(source("tests/golden/techniques/" + std::string(technique->id) + ".txt"));
        int fires = 0, nots = 0;
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line[0] == '#') continue;
            std::string state;
            std::getline(file, state);
            ++(line.starts_with("fires") ? fires : nots);
            expect_case(*technique, line, parse_state(state));
        }
        EXPECT_GE(fires, 1) << technique->id;
        EXPECT_GE(nots, 1) << technique->id;
    }
}

}  // namespace
}  // namespace nonet
