// Every rule of the registry: its record, its word, its example.

#include "rules/record.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "nonet/boards.hpp"
#include "nonet/rules.hpp"
#include "support/files.hpp"

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
    }
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
