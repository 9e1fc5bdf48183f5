#pragma once
// Random rules, and all solutions of a board by brute force, for comparison with the engine of rules.

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "nonet/boards.hpp"
#include "nonet/rules.hpp"
#include "rules/extra.hpp"
#include "rules/record.hpp"

namespace nonet::test {

using Values = std::vector<std::uint8_t>;

// Calls use(values) for each filling with these givens that keeps houses and pairs; other rules are ignored.
template <class Use>
void each_filling(const Geometry& board, Values& values, int cell, Use use) {
    while (cell < board.cell_count() && values[static_cast<std::size_t>(cell)] != 0) ++cell;
    if (cell == board.cell_count()) return use(values);
    const auto at = static_cast<std::size_t>(cell);
    for (int digit = 0; digit < board.digit_count(); ++digit) {
        const auto peers = board.peer_cells(static_cast<Cell>(cell));
        if (std::ranges::any_of(peers, [&](Cell peer) { return values[peer] == digit + 1; })) continue;
        values[at] = static_cast<std::uint8_t>(digit + 1);
        each_filling(board, values, cell + 1, use);
    }
    values[at] = 0;
}

// Returns whether a rule holds with some values of its extra cells; shares no code with the search.
inline bool holds_somehow(const Geometry& board, const Rule& rule, Values values, int beside) {
    if (beside == 0) return rule_holds(board, rule, values);
    values.push_back(0);
    for (int digit = 1; digit <= board.digit_count(); ++digit) {
        values.back() = static_cast<std::uint8_t>(digit);
        if (holds_somehow(board, rule, values, beside - 1)) return true;
    }
    return false;
}
inline bool is_meant(const Geometry& board, const Rule& rule, const Values& values) {
    const int beside = rule.kind == RuleKind::extra ? rules::extra_cells(rule).count() : 0;
    return holds_somehow(board, rule, values, beside);
}

// Calls use(values) for each filling that keeps all rules of a board by their meanings. `plain` is the board without
// rules.
template <class Use>
void each_meant(const Geometry& plain, const Geometry& board, Values givens, Use use) {
    each_filling(plain, givens, 0, [&](const Values& values) {
        if (std::ranges::all_of(board.rules(),
                                [&](const Rule& rule) { return is_meant(board, rule, values); }))
            use(values);
    });
}
inline std::uint64_t count_by_meaning(const Geometry& plain, const Geometry& board, const Values& givens) {
    std::uint64_t count = 0;
    each_meant(plain, board, givens, [&](const Values&) { ++count; });
    return count;
}

class RandomRules {
 public:
    explicit RandomRules(std::uint64_t seed) : rng_(seed, 7) {}

    int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(bound))); }

    // Returns a rule of the kind; mostly one that holds in the filling, if trying finds one.
    Rule rule(RuleKind kind, const Geometry& plain, const Values& filling) {
        const bool shall_hold = below(4) != 0;
        Rule last;
        for (int i = 0; i < 300; ++i) {
            Rule rule = any_rule(kind, plain);
            const auto board = with_rules(plain, std::span(&rule, 1));
            if (!board) continue;
            last = rule;
            if (!shall_hold || rule_holds(*board, board->rules()[0], filling)) break;
        }
        return last;
    }

    // Returns a rule that has the kind as a part, together with a random other part: alternatives, a conjunction, or
    // rules of extra cells. Returns nothing if the kind cannot be such a part.
    std::optional<Rule> part_of(RuleKind whole, RuleKind kind, const Geometry& plain, const Values& filling) {
        for (int i = 0; i < 100; ++i) {
            const Rule inner = rule(kind, plain, filling), other = part(plain);
            std::optional<Rule> made = Rule{whole, {}, {}, {}, {inner, other}};
            if (whole == RuleKind::extra) made = with_cells_beside(plain, inner, other);
            if (made && with_rules(plain, std::span(&*made, 1))) return made;
        }
        return std::nullopt;
    }

    // Returns a rule of the kind, which need not fit the board.
    Rule unchecked(RuleKind kind, const Geometry& board) { return any_rule(kind, board); }

    // Returns the rule with some of its cells replaced by extra cells.
    Rule beside(Rule rule, const ExtraCells& cells) {
        for (auto& group : rule.groups)
            for (Cell& cell : group)
                if (below(3) == 0) cell = static_cast<Cell>(cells.first + below(cells.count()));
        for (Rule& part : rule.parts) part = beside(std::move(part), cells);
        return rule;
    }

 private:
    std::vector<Cell> walk(const Geometry& board, int length, bool once) {
        std::vector<Cell> cells;
        int row = below(board.rows()), column = below(board.columns());
        for (int i = 0; i < 50 && static_cast<int>(cells.size()) < length; ++i) {
            const auto cell = static_cast<Cell>(board.columns() * row + column);
            if (!once || std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
            row = std::clamp(row + below(3) - 1, 0, board.rows() - 1);
            column = std::clamp(column + below(3) - 1, 0, board.columns() - 1);
        }
        return cells;
    }
    std::vector<Cell> line(const Geometry& board) {
        std::vector<Cell> cells;
        const bool is_row = below(2) == 0;
        const int number = below(is_row ? board.rows() : board.columns());
        for (int i = 0; i < (is_row ? board.columns() : board.rows()); ++i)
            cells.push_back(
                static_cast<Cell>(is_row ? board.columns() * number + i : board.columns() * i + number));
        if (below(2) == 0) std::ranges::reverse(cells);
        return cells;
    }

    // Rules in which some cells are extra cells.
    static ExtraCells three_beside(const Geometry& board) { return {board.cell_count(), {{"a", 3, 3}}}; }
    Rule extra(const Geometry& board) {
        const ExtraCells cells = three_beside(board);
        for (;;) {
            std::vector<Rule> rules;
            for (int i = 1 + below(3); i > 0; --i) rules.push_back(beside(part(board), cells));
            rules::gather_extra(rules, cells);
            if (rules.back().kind == RuleKind::extra) return rules.back();
        }
    }

    // One that certainly names extra cells, and another one that may.
    std::optional<Rule> with_cells_beside(const Geometry& board, const Rule& one, const Rule& other) {
        const ExtraCells cells = three_beside(board);
        std::vector<Rule> rules{beside(one, cells)};
        if (!rules::names_extra(rules[0], cells.first)) return std::nullopt;
        rules.push_back(beside(other, cells));
        if (!rules::names_extra(rules[1], cells.first)) rules.pop_back();
        rules::gather_extra(rules, cells);
        return rules.back();
    }

    // Returns a rule for cells; sometimes one that has parts again.
    Rule part(const Geometry& board) {
        for (;;) {
            const auto kind = static_cast<RuleKind>(below(rule_kind_count));
            const rules::Shape& shape = rules::record_of(kind).shape;
            if (shape.most_groups != 0 && kind != RuleKind::extra && kind != RuleKind::found_regions)
                return any_rule(kind, board);
        }
    }

    Rule any_rule(RuleKind kind, const Geometry& board) {
        const rules::Shape& shape = rules::record_of(kind).shape;
        const int low = board.zero_based() ? 0 : 1, most_value = board.digit_count();
        const auto value = [&] { return low + below(most_value); };
        Rule rule{kind, {}, {}, {}};
        const int most_groups = static_cast<int>(std::min<std::size_t>(shape.most_groups, 3));
        const int groups = most_groups == 0
                               ? 0
                               : static_cast<int>(shape.least_groups) +
                                     below(most_groups - static_cast<int>(shape.least_groups) + 1);
        if (kind == RuleKind::extra) return extra(board);
        if (shape.has_parts) {
            for (int i = 1 + below(3); i > 0; --i) rule.parts.push_back(part(board));
            return rule;
        }
        const bool is_outside = kind >= RuleKind::sandwich && kind <= RuleKind::shared_rank;
        int length = 0;
        for (int i = 0; i < groups; ++i) {
            const int most =
                static_cast<int>(std::min<std::size_t>(shape.most_cells, shape.distinct ? 5 : 6));
            if (i == 0 || !shape.equal_groups)
                length = static_cast<int>(shape.least_cells) +
                         below(most - static_cast<int>(shape.least_cells) + 1);
            if (kind == RuleKind::arrow) length = i == 0 ? 1 + below(2) : 1 + below(4);
            rule.groups.push_back(is_outside && below(4) != 0
                                      ? line(board)
                                      : walk(board, length, shape.distinct || below(8) != 0));
        }
        using enum rules::ValueShape;
        switch (shape.values) {
            case none: break;
            case one:
            case usual: rule.values = {is_outside || kind == RuleKind::xv ? below(12) : 1 + below(14)}; break;
            case maybe:
                if (below(5) != 0) rule.values = {1 + below(15)};
                break;
            case weights:
                rule.values = {below(20) - 4};
                if (below(2) == 0)
                    for (std::size_t i = 0; i < rule.groups[0].size(); ++i)
                        rule.values.push_back(below(7) - 3);
                break;
            case digits:
                for (int i = 1 + below(3); i > 0; --i) rule.values.push_back(value());
                break;
            case couples:
                for (int a = 0; a < most_value; ++a)
                    for (int b = 0; b < most_value; ++b)
                        if (below(3) != 0) rule.values.insert(rule.values.end(), {low + a, low + b});
                break;
            case counts:
                for (int i = 1 + below(2); i > 0; --i)
                    rule.values.insert(rule.values.end(), {below(3), value()});
                break;
            case automaton:
                rule.values = {3, 1, below(3), 2, below(3), below(3)};
                for (int i = 6 + below(6); i > 0; --i)
                    rule.values.insert(rule.values.end(), {below(3), value(), below(3)});
                break;
        }
        if (shape.has_text) {
            static constexpr auto patterns = std::to_array<const char*>(
                {"[12]*.*", ".*3.*", "(1|2|3)+4?.*", ".{2}[^1].*", "(..)*", "[1-3]+", "(12|21|3.)*.?",
                 ".*2.?3.*", "1*[^1]*", ".*[12]/.*", "(1.*/.*2|.*/3.*)(/.*)*"});
            rule.text = patterns[static_cast<std::size_t>(below(patterns.size()))];
        }
        return rule;
    }

    Rng rng_;
};

}  // namespace nonet::test
