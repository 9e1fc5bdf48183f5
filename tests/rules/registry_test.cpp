// Every rule of the registry: its record, its word, its example.

#include "rules/record.hpp"

#include <gtest/gtest.h>

#include <string>

#include "nonet/boards.hpp"
#include "nonet/rules.hpp"

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

}  // namespace
}  // namespace nonet
