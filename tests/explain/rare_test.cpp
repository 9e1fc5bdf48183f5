// Techniques that never occur in a million steps of random puzzles: the checker accepts the golden step of each, and
// rejects it if the state differs or a part of its evidence is missing.

#include <gtest/gtest.h>

#include <algorithm>

#include "explain/game.hpp"
#include "nonet/more/verify.hpp"
#include "support/played.hpp"
#include "techniques/registry.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

struct Rare {
    Grid givens;
    State state;
    Step step;
};

// Returns the first case of a golden file.
Rare case_of(const std::string& id) {
    std::string state;
    for (const std::string& line :
         testing::read_lines(testing::source_path("tests/golden/techniques/" + id + ".txt"))) {
        if (state == "next") {
            state = line;
            break;
        }
        if (line.starts_with("fires")) state = "next";
    }
    const auto [position, givens] = testing::parse_state(state);
    std::vector<Step> steps;
    find_steps(*find_technique(id), position, {.keep = Keep::first, .givens = &givens}, steps);
    EXPECT_EQ(steps.size(), 1u) << id;
    if (steps.empty()) return {givens, state_of(position), {}};
    return {givens, state_of(position), steps.front()};
}

bool is_proved(const Rare& rare) { return verify(rare.state, rare.step, rare.givens.values).sound; }

// Cells by name: "r7c8".
Cell cell(std::string_view name) { return cell_at(name[1] - '1', name[3] - '1'); }

Rare with_mark(Rare rare, std::string_view where, int digit) {
    EXPECT_FALSE(rare.state.marks[cell(where)].contains(static_cast<Digit>(digit - 1))) << where;
    rare.state.marks[cell(where)].insert(static_cast<Digit>(digit - 1));
    return rare;
}

// Returns the case without the first exhibit of this role.
Rare without(Rare rare, Role role) {
    auto& exhibits = rare.step.exhibits;
    const auto first = std::ranges::find(exhibits, role, &Exhibit::role);
    EXPECT_NE(first, exhibits.end());
    if (first != exhibits.end()) exhibits.erase(first);
    return rare;
}

TEST(RareTechniques, AvoidableRectangleType2) {
    const Rare rare = case_of("avoidable_rectangle_2");
    EXPECT_TRUE(is_proved(rare));
    Rare given = rare;
    given.givens[cell("r8c4")] = given.state.values[cell("r8c4")];
    EXPECT_FALSE(is_proved(given)) << "a cell of it is a given";
    EXPECT_FALSE(verify(rare.state, rare.step).sound) << "what was given is not known";
    EXPECT_FALSE(is_proved(without(rare, Role::extra)));
    EXPECT_FALSE(is_proved(without(rare, Role::pattern)));
}

TEST(RareTechniques, Tridagon) {
    const Rare rare = case_of("tridagon");
    EXPECT_TRUE(is_proved(rare));
    for (std::string_view where : {"r4c6", "r7c7", "r8c5"}) {
        EXPECT_FALSE(is_proved(with_mark(rare, where, 6))) << "a second guardian in " << where;
    }
    EXPECT_FALSE(is_proved(without(rare, Role::pattern)));
}

TEST(RareTechniques, SkLoop) {
    const Rare rare = case_of("sk_loop");
    EXPECT_TRUE(is_proved(rare));
    EXPECT_FALSE(is_proved(with_mark(rare, "r2c1", 4))) << "nothing covers the 4 of a cell of the loop";
    EXPECT_FALSE(is_proved(without(rare, Role::cover)));
    EXPECT_FALSE(is_proved(without(rare, Role::pattern)));
}

// The fixed digits of the lines may differ by one, but not by two.
TEST(RareTechniques, QiuPattern) {
    const Rare rare = case_of("qiu_pattern");
    EXPECT_TRUE(is_proved(rare));
    Rare apart = rare;
    apart.state.values[cell("r7c1")] = 5;
    EXPECT_FALSE(is_proved(apart));
    Rare given = rare;
    given.givens[cell("r8c4")] = 1;
    EXPECT_FALSE(is_proved(given)) << "a given in the crossing cannot change";
    Rare open = rare;
    open.state.values[cell("r9c5")] = 0;
    open.state.marks[cell("r9c5")] = DigitSet::of(0) | DigitSet::of(3);
    EXPECT_FALSE(is_proved(open)) << "a place for 1 in the box beside the crossing";
    for (Role role : {Role::pattern, Role::pivot, Role::cover, Role::extra})
        EXPECT_FALSE(is_proved(without(rare, role)));
}

TEST(RareTechniques, DoubleExocet) {
    const Rare rare = case_of("double_exocet");
    EXPECT_TRUE(is_proved(rare));
    EXPECT_FALSE(is_proved(with_mark(rare, "r7c2", 8))) << "a fifth digit in a base";
    for (Role role : {Role::pivot, Role::base})  // the targets follow from these
        EXPECT_FALSE(is_proved(without(rare, role)));
}

TEST(RareTechniques, SymmetricalPlacement) {
    const Rare rare = case_of("symmetrical_placement");
    EXPECT_TRUE(is_proved(rare));
    Rare broken = rare;
    broken.state.values[cell("r1c2")] = 0;
    EXPECT_FALSE(is_proved(broken)) << "a filled cell has no image";
    EXPECT_FALSE(is_proved(without(rare, Role::partner))) << "an exchange is not said";
}

}  // namespace
}  // namespace nonet
