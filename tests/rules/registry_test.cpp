// Every rule of the registry: its record, its word, its example.

#include "rules/record.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "nonet/boards.hpp"
#include "nonet/rules.hpp"
#include "support/files.hpp"
#include "support/random_rules.hpp"

namespace nonet {
namespace {

TEST(RuleRegistry, HasEachKindOnce) {
    const auto infos = rule_infos();
    ASSERT_EQ(infos.size(), static_cast<std::size_t>(rule_kind_count));
    for (std::size_t i = 0; i < infos.size(); ++i) {
        EXPECT_EQ(static_cast<std::size_t>(infos[i].kind), i) << infos[i].id;
        EXPECT_EQ(name_of(infos[i].kind), infos[i].id);
        EXPECT_TRUE(infos[i].example.starts_with(infos[i].id)) << infos[i].id;
        EXPECT_FALSE(infos[i].meaning.empty());
    }
}

TEST(RuleRegistry, ReadsEachExampleAndWritesItAgain) {
    for (const RuleInfo& info : rule_infos()) {
        const auto board = parse_board("4x4+" + std::string(info.example));
        ASSERT_TRUE(board) << info.example << ": " << board.error().message();
        ASSERT_EQ(board->rules().size(), 1u) << info.example;
        EXPECT_EQ(board->rules()[0].kind, info.kind);
        EXPECT_EQ(board->name(), "4x4+" + std::string(info.example));
        const auto again = with_rules(parse_board("4x4").value(), board->rules());
        ASSERT_TRUE(again) << info.example;
        EXPECT_EQ(*again, *board) << info.example;
        EXPECT_EQ(again->name(), board->name());
    }
}

TEST(RuleRegistry, EachRuleIsDrawnOrInTheLegend) {
    for (const rules::Record& record : rules::records())
        EXPECT_TRUE(record.picture.form != rules::PictureForm::nothing || !record.picture.legend.empty())
            << record.info.id;
}

// with_rules makes the board that the name describes, and refuses the rules that the name cannot have, in the same words.
TEST(RuleRegistry, RandomRulesMakeTheBoardOfTheirNames) {
    test::RandomRules random(20261130);
    int made = 0, refused = 0;
    for (const char* name : {"4x4", "6x6+x", "4x4+0..3", "3x5:none+repeats"}) {
        const Geometry plain = parse_board(name).value();
        for (const RuleInfo& info : rule_infos())
            for (int i = 0; i < 20; ++i) {
                if (info.kind == RuleKind::extra) continue;
                const Rule rules[] = {random.unchecked(info.kind, plain),
                                      random.unchecked(RuleKind::sum, plain)};
                std::string text = name;
                for (const Rule& rule : rules)
                    text += '+' + rule_name(rule, plain.columns(), plain.digit_count());
                const auto expected = parse_board(text);
                const auto board = with_rules(plain, rules);
                ASSERT_EQ(board.has_value(), expected.has_value()) << text;
                (board ? made : refused) += 1;
                if (!board) {
                    EXPECT_EQ(board.error().message(), expected.error().message()) << text;
                    continue;
                }
                EXPECT_EQ(*board, *expected) << text;
                EXPECT_EQ(board->name(), expected->name());
            }
    }
    EXPECT_GT(made, 1000);
    EXPECT_GT(refused, 100);
}

// A board keeps its own rules, and an extra cell has the rules of both.
TEST(RuleRegistry, AddsRulesToABoardThatHasSome) {
    const auto rules_of = [](const char* name) { return parse_board(name).value(); };
    const Geometry plain = rules_of("4x4+extra:a+sum=5:r1c1,a");
    const auto board = with_rules(plain, rules_of("4x4+thermo:r1c1-r1c3").rules());
    ASSERT_TRUE(board);
    EXPECT_EQ(*board, rules_of("4x4+extra:a+sum=5:r1c1,a+thermo:r1c1-r1c3"));
    const Rule more{RuleKind::sum, {{4, 16}}, {6}, {}};
    EXPECT_EQ(with_rules(plain, std::span(&more, 1)).value(),
              rules_of("4x4+extra:a+sum=5:r1c1,a+sum=6:r2c1,a"));
    const auto twice = with_rules(plain, plain.rules());
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error().found, "extra cells for a board that has extra cells");
    const Rule none{RuleKind::extra, {{}}, {}, "a"};
    EXPECT_FALSE(with_rules(rules_of("4x4"), std::span(&none, 1)));
}

// docs/rules.md has each rule with its example and its meaning, and the errors with their messages.
TEST(RuleRegistry, IsWhatTheDocumentSays) {
    std::ifstream file(testing::source_path("docs/rules.md"));
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto escaped = [](std::string_view part) {
        std::string cell;
        for (char c : part) (cell += c == '|' || c == '[' ? "\\" : "") += c;
        return cell;
    };
    for (const RuleInfo& info : rule_infos()) {
        std::string row = "| " + std::string(info.name) + " | `" + escaped(info.example) + "` | ";
        row += escaped(info.meaning) + " |\n";
        EXPECT_NE(text.find(row), std::string::npos) << row;
    }
    int errors = 0;
    for (std::size_t at = 0; (at = text.find("| `9x9+", at)) != std::string::npos; ++errors) {
        const std::size_t end = text.find("` | `", at), line = text.find("` |\n", end + 1);
        ASSERT_NE(line, std::string::npos);
        const std::string name = text.substr(at + 3, end - at - 3);
        const auto board = parse_board(name);
        ASSERT_FALSE(board) << name;
        EXPECT_EQ("1:" + std::to_string(board.error().column) + ": " + board.error().message(),
                  text.substr(end + 5, line - end - 5));
        at = line;
    }
    EXPECT_EQ(errors, 5);
}

}  // namespace
}  // namespace nonet
