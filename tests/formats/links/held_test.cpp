// What each form can hold: the table of docs/formats.md, and every public puzzle in every form.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include "formats/links/read_forms.hpp"
#include "nonet/rules.hpp"
#include "support/files.hpp"

namespace nonet {
namespace {

using namespace testing;

// Returns whether a form writes a rule and reads it again unchanged, on a small or the classic board.
bool holds(const LinkForm& form, const RuleInfo& info) {
    for (const char* board : {"4x4+", "9x9+"}) {
        const std::string name = board + std::string(info.example);
        if (!parse_board(name)) continue;
        const auto written = form.write(empty_puzzle(name), {});
        if (!written || !written->losses.empty()) continue;
        const Record again = read(written->text);
        EXPECT_FALSE(again.error) << form.name << ' ' << name << ' ' << again.error->message();
        EXPECT_TRUE(again.losses.empty()) << form.name << ' ' << name;
        return true;
    }
    return false;
}

std::string listed(const std::vector<std::string_view>& words) {
    std::string text;
    for (std::string_view word : words) ((text += text.empty() ? "`" : ", `") += word) += '`';
    return text;
}

// Returns the rules that a form loses, or holds if these are fewer: "`box-indexer`".
std::string lost_by(const LinkForm& form) {
    std::vector<std::string_view> held, lost;
    for (const RuleInfo& info : rule_infos()) {
        auto& list = holds(form, info) ? held : lost;
        list.push_back(info.id);
    }
    if (lost.empty()) return "nothing";
    if (held.empty()) return "every rule";
    return held.size() < 5 ? "every rule but " + listed(held) : listed(lost);
}

// Forms that lose the same rules share a row: "| `killer`, `sumocue` | every rule but `killer` |".
TEST(HeldRules, AreWhatTheDocumentSays) {
    std::ifstream file(source_path("docs/formats.md"));
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::map<std::string, std::vector<std::string_view>> forms;
    for (const LinkForm& form : link_forms()) forms[lost_by(form)].push_back(form.name);
    for (const auto& [lost, names] : forms) {
        const std::string row = "| " + listed(names) + " | " + lost + " |\n";
        EXPECT_NE(text.find(row), text.npos) << row;
    }
}

// ---- The public sets, if they are present

struct Shared {
    std::string id, text, solution;
};

std::vector<Shared> shared() {
    constexpr std::string_view link = "https://f-puzzles.com/?load=";
    std::vector<Shared> found;
    for (const char* name : {"iss_collection", "generated_constraints", "dclamage_fpuzzles"}) {
        std::map<std::string, std::size_t> columns;
        for (const std::string& line : read_lines(sets_path(std::string("variants/dev/") + name + ".tsv"))) {
            std::vector<std::string> fields(1);
            for (char c : line) c == '\t' ? void(fields.emplace_back()) : fields.back().push_back(c);
            if (columns.empty()) {
                for (std::size_t i = 0; i < fields.size(); ++i) columns[fields[i]] = i;
                continue;
            }
            const auto field = [&](const char* column) {
                return columns.contains(column) ? fields[columns[column]] : std::string();
            };
            const std::string id = fields[0], solution = field("solution");
            if (!field("iss").empty()) found.push_back({id, field("iss"), solution});
            if (!field("fpuzzles").empty())
                found.push_back({id, std::string(link) + field("fpuzzles"), solution});
        }
    }
    return found;
}

std::vector<std::string> names_of_rules(const Geometry& board) {
    std::vector<std::string> names;
    for (const Rule& rule : board.rules())
        names.push_back(rule_name(rule, board.columns(), board.digit_count()));
    std::ranges::sort(names);
    return names;
}

// Returns the givens; in strings of killers these include cages of one cell.
std::vector<std::uint8_t> values_of(const LinkForm& form, const BoardPuzzle& puzzle) {
    std::vector<std::uint8_t> values = puzzle.values;
    if (form.name != "killer" && form.name != "sumocue") return values;
    for (const Rule& rule : puzzle.geometry.rules())
        if (rule.groups[0].size() == 1) values[rule.groups[0][0]] = static_cast<std::uint8_t>(rule.values[0]);
    return values;
}

// Expects the same givens and rules. If a rule becomes another one in the form, expects that nothing changes from then
// on.
void expect_same(const LinkForm& form, const std::string& id, const BoardPuzzle& puzzle,
                 const std::string& text) {
    const auto again = [&](const std::string& from) {
        const Record record = read(from);
        EXPECT_FALSE(record.error) << id << ' ' << form.name << ' ' << record.error->message();
        EXPECT_TRUE(record.losses.empty()) << id << ' ' << form.name << ' ' << words(record.losses);
        return to_board_puzzle(record.puzzle);
    };
    const BoardPuzzle same = again(text);
    EXPECT_EQ(same.values, values_of(form, puzzle)) << id << ' ' << form.name;
    if (names_of_rules(same.geometry) == names_of_rules(puzzle.geometry)) return;
    const auto once = form.write(same, {});
    ASSERT_TRUE(once) << id << ' ' << form.name;
    const BoardPuzzle twice = again(once->text);
    EXPECT_EQ(names_of_rules(twice.geometry), names_of_rules(same.geometry)) << id << ' ' << form.name;
}

TEST(HeldRules, OfEverySharedPuzzleGoThroughEveryForm) {
    const auto puzzles = shared();
    if (puzzles.empty()) GTEST_SKIP() << "the shared puzzles with rules are absent";
    std::map<std::string_view, int> whole;
    for (const auto& [id, text, solution] : puzzles) {
        const Record record = read(text);
        ASSERT_FALSE(record.error) << id << ' ' << record.error->message();
        const BoardPuzzle puzzle = to_board_puzzle(record.puzzle);
        for (const LinkForm& form : link_forms()) {
            const auto written = form.write(puzzle, {});
            if (!written || std::ranges::any_of(written->losses, &Loss::changes)) continue;
            ++whole[form.name];
            expect_same(form, id, puzzle, written->text);
        }
    }
    for (const auto& [form, count] : whole) RecordProperty(std::string(form), count);
    EXPECT_EQ(whole["rules"], static_cast<int>(puzzles.size()));
    EXPECT_GT(whole["iss"], 400);
    EXPECT_GT(whole["fpuzzles"], 250);
    EXPECT_GT(whole["killer"], 40);
    EXPECT_GT(whole["penpa"], 40);
}

}  // namespace
}  // namespace nonet
