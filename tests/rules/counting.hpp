#pragma once
// Puzzles with a random rule, counted by the rule's meaning and by the engine.

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "rules/search.hpp"
#include "support/random_rules.hpp"

namespace nonet::test {

// Returns a random filling; some of its cells are emptied, so that brute force takes a moment.
inline Values some_filling(const Geometry& plain, RandomRules& random) {
    Values filling(static_cast<std::size_t>(plain.cell_count()));
    rules::Solver solver(plain);
    Rng rng(static_cast<std::uint64_t>(random.below(1 << 30)), 1);
    Budget budget{Limits{}};
    solver.fill(rng, budget, filling);
    return filling;
}

inline void empty_some(Values& values, int empty, RandomRules& random) {
    std::vector<std::size_t> order(values.size());
    for (std::size_t k = 0; k < order.size(); ++k) order[k] = k;
    for (std::size_t k = order.size(); k > 1; --k)
        std::swap(order[k - 1], order[static_cast<std::size_t>(random.below(static_cast<int>(k)))]);
    for (std::size_t k = 0; k < std::min<std::size_t>(order.size(), static_cast<std::size_t>(empty)); ++k)
        values[order[k]] = 0;
}

// Returns whether there is a solution. Expects that the numbers of solutions agree and that each is valid.
inline bool compare_count(const Geometry& plain, const Geometry& board, const Values& givens) {
    const std::uint64_t meant = count_by_meaning(plain, board, givens);
    rules::Solver solver(board);
    std::uint64_t wrong = 0;
    const auto found = solver.run(givens, {}, {.solutions = 0}, [&](std::span<const std::uint8_t> values) {
        for (const Rule& rule : board.rules()) wrong += !rule_holds(board, rule, values);
    });
    std::string text;
    for (auto value : givens) text += static_cast<char>('0' + value);
    EXPECT_EQ(found.solutions, meant) << board.name() << ' ' << text;
    EXPECT_EQ(wrong, 0U) << board.name() << ' ' << text;
    EXPECT_EQ(found.stop, Stop::finished);
    return meant != 0;
}

// Compares puzzles with one or two rules; returns the number of those with a solution.
inline int compare_counts(RuleKind kind, const char* board_name, int puzzles, int empty, std::uint64_t seed) {
    const Geometry plain = parse_board(board_name).value();
    RandomRules random(seed + 1000 * static_cast<std::uint64_t>(kind));
    int solvable = 0;
    for (int i = 0; i < puzzles; ++i) {
        std::vector<Rule> rules{{kind, {}, {}, {}}};
        const bool is_of_all_cells = rules::record_of(kind).shape.most_groups == 0;
        const auto whole = is_of_all_cells ? with_rules(plain, rules) : plain;
        if (!whole) return 0;  // the rule does not fit this board
        Values givens = some_filling(*whole, random);
        if (givens[0] == 0) givens = some_filling(plain, random);  // no filling keeps the rule
        if (!is_of_all_cells) rules[0] = random.rule(kind, plain, givens);
        if (random.below(4) == 0)
            rules.push_back(random.rule(static_cast<RuleKind>(random.below(rule_kind_count)), plain, givens));
        const auto board = with_rules(plain, rules);
        if (!board) continue;  // the kind does not fit this board
        empty_some(givens, empty, random);
        solvable += compare_count(plain, *board, givens);
    }
    return solvable;
}

// Compares puzzles with three rules of random kinds; returns the number of those with a solution.
inline int compare_mixes(const char* board_name, int puzzles, int empty, std::uint64_t seed) {
    const Geometry plain = parse_board(board_name).value();
    RandomRules random(seed);
    int solvable = 0;
    for (int i = 0; i < puzzles; ++i) {
        Values givens = some_filling(plain, random);
        std::vector<Rule> rules;
        while (rules.size() < 3) {
            rules.push_back(random.rule(static_cast<RuleKind>(random.below(rule_kind_count)), plain, givens));
            if (!with_rules(plain, rules)) rules.pop_back();
        }
        empty_some(givens, empty, random);
        solvable += compare_count(plain, with_rules(plain, rules).value(), givens);
    }
    return solvable;
}

struct PartCounts {
    int tried = 0, solvable = 0;
};

// The same for puzzles with one rule that has the kind as a part (RandomRules::part_of).
inline PartCounts compare_parts(RuleKind whole, RuleKind kind, const char* board_name, int puzzles, int empty,
                                std::uint64_t seed) {
    const Geometry plain = parse_board(board_name).value();
    RandomRules random(seed + 1000 * static_cast<std::uint64_t>(kind));
    PartCounts counts;
    for (int i = 0; i < puzzles; ++i) {
        Values givens = some_filling(plain, random);
        const auto rule = random.part_of(whole, kind, plain, givens);
        if (!rule) return counts;
        empty_some(givens, empty, random);
        ++counts.tried;
        counts.solvable += compare_count(plain, with_rules(plain, std::span(&*rule, 1)).value(), givens);
    }
    return counts;
}

inline std::string letters_of(RuleKind kind) {
    std::string name(name_of(kind));
    std::erase(name, '-');
    return name;
}

}  // namespace nonet::test
