#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

#include "command/tables.hpp"
#include "core/each_once.hpp"
#include "core/say.hpp"
#include "nonet/contract.hpp"
#include "nonet/generate.hpp"
#include "rules/automaton.hpp"
#include "rules/extra.hpp"
#include "rules/record.hpp"

namespace nonet::rules {
namespace {

// One line for each family.
constexpr auto families = std::to_array<std::span<const Record> (*)()>(
    {sum_rules, pair_rules, line_rules, outside_rules, set_rules, board_rules, general_rules, compound_rules,
     extra_rules, region_rules});

const std::vector<Record>& all() {
    static const auto& list = *new std::vector<Record>([] {
        std::vector<Record> found;
        for (auto family : families)
            for (const Record& record : family()) found.push_back(record);
        std::ranges::sort(found, {}, [](const Record& record) { return record.info.kind; });
        return found;
    }());
    return list;
}

constexpr std::int32_t most_weight = 1000;

std::string range_of(std::size_t least, std::size_t most, std::string_view noun) {
    if (most == any_number) return say(std::string("{count} or more ").append(noun) + 's', least);
    return least == most ? counted(least, noun) : say("{from} to {to}", least, counted(most, noun));
}

bool is_whole_line(const std::vector<Cell>& cells, const BoardShape& board) {
    const int length = board.columns;
    if (board.rows != length || static_cast<int>(cells.size()) != length || length < 2) return false;
    const int step = cells[1] - cells[0], least = std::min(cells.front(), cells.back());
    if (std::abs(step) != 1 && std::abs(step) != length) return false;
    if (std::abs(step) == 1 ? least % length != 0 : least >= length) return false;
    for (int i = 1; i < length; ++i)
        if (cells[static_cast<std::size_t>(i)] != cells[0] + i * step) return false;
    return true;
}

std::optional<Misfit> fit_groups(const Rule& rule, const Shape& shape, const BoardShape& board) {
    if (shape.is_square && board.rows != board.columns)
        return Misfit{say("{rows} and {columns}", counted(static_cast<std::size_t>(board.rows), "row"),
                          counted(static_cast<std::size_t>(board.columns), "column")),
                      "a square board"};
    const std::size_t groups = rule.groups.size();
    if (groups < shape.least_groups || groups > shape.most_groups)
        return Misfit{say("{groups} of cells", counted(groups, "group")),
                      shape.most_groups == 0 ? "none: the rule applies to the whole board"
                                             : say("{groups} of cells",
                                                   range_of(shape.least_groups, shape.most_groups, "group"))};
    for (const auto& group : rule.groups) {
        if (group.size() < shape.least_cells || group.size() > shape.most_cells)
            return Misfit{counted(group.size(), "cell"),
                          range_of(shape.least_cells, shape.most_cells, "cell")};
        if (shape.equal_groups && group.size() != rule.groups[0].size())
            return Misfit{
                say("groups of {first} and of {cells}", rule.groups[0].size(), counted(group.size(), "cell")),
                "groups of equal size"};
        const bool is_placed = shape.is_placed || shape.whole_line;
        const int cells = board.rows * board.columns + (is_placed ? 0 : board.extra_cells);
        if (std::ranges::any_of(group, [&](Cell cell) { return cell >= cells; }))
            return Misfit{"a cell that is not on the board", "cells of the board"};
    }
    if (shape.distinct) {
        const std::vector<Cell> cells = each_once(rule.groups[0]);
        if (cells.size() > static_cast<std::size_t>(board.digits))
            return Misfit{counted(cells.size(), "cell"),
                          say("at most {number}, as no digit can repeat", board.digits)};
        if (rule.kind != RuleKind::killer && cells.size() != rule.groups[0].size())
            return Misfit{"a cell again", "each cell once"};
    }
    if (shape.one_start && rule.groups[0].size() != 1)
        return Misfit{say("{cells} in the first group", counted(rule.groups[0].size(), "cell")), "one"};
    if (shape.one_start && std::ranges::any_of(rule.groups.begin() + 2, rule.groups.end(),
                                               [&](const auto& arm) { return arm[0] != rule.groups[1][0]; }))
        return Misfit{"groups that begin with different cells",
                      "the same first cell in all groups after the first"};
    if (shape.whole_line && !is_whole_line(rule.groups[0], board))
        return Misfit{counted(rule.groups[0].size(), "cell"),
                      "a row or a column of a square board, from end to end"};
    return std::nullopt;
}

bool is_value(std::int32_t value, const BoardShape& board) {
    const int low = board.zero_based ? 0 : 1;
    return value >= low && value < low + board.digits;
}

std::optional<Misfit> fit_values(Rule& rule, const Shape& shape, const BoardShape& board) {
    auto& values = rule.values;
    if (values.empty() && shape.values == ValueShape::usual) values = {shape.usual(board.digits)};
    const auto misfit = [&](std::string expected) {
        return Misfit{values.empty() ? "no number" : counted(values.size(), "number"), std::move(expected)};
    };

    const auto wrong_value = [&](std::size_t begin, std::size_t step) -> std::optional<Misfit> {
        for (std::size_t i = begin; i < values.size(); i += step)
            if (!is_value(values[i], board))
                return Misfit{std::to_string(values[i]),
                              say("a value of the board, {from} to {to}", board.zero_based ? 0 : 1,
                                  board.digits - (board.zero_based ? 1 : 0))};
        return std::nullopt;
    };
    switch (shape.values) {
        case ValueShape::none:
            if (!values.empty()) return misfit("none");
            break;
        case ValueShape::one:
        case ValueShape::usual:
            if (values.size() != 1) return misfit("one");
            break;
        case ValueShape::maybe:
            if (values.size() > 1) return misfit("one, or none");
            break;
        case ValueShape::weights:
            if (values.size() != 1 && values.size() != 1 + rule.groups[0].size())
                return misfit("a total, and no weight or one for each cell");
            for (std::size_t i = 1; i < values.size(); ++i)
                if (std::abs(values[i]) > most_weight)
                    return Misfit{say("the weight {number}", values[i]),
                                  say("one from {least} to {most}", -most_weight, most_weight)};
            break;
        case ValueShape::digits:
            if (values.empty()) return misfit("one or more");
            return wrong_value(0, 1);
        case ValueShape::couples:
            if (values.size() % 2 != 0) return misfit("an even number");
            return wrong_value(0, 1);
        case ValueShape::counts:
            if (values.empty() || values.size() % 2 != 0) return misfit("pairs of a count and a value");
            if (auto wrong = wrong_value(1, 2)) return wrong;
            break;
        case ValueShape::automaton:
            if (const auto read = automaton_of(values, board.digits, board.zero_based); !read)
                return Misfit{read.error(), "states, starts, ends and steps"};
            return std::nullopt;
    }
    constexpr std::int32_t most = 1'000'000;
    for (std::int32_t value : values)
        if (value < shape.least || value > most)
            return Misfit{std::to_string(value), say("a number from {from} to {to}", shape.least, most)};
    return std::nullopt;
}

// The parts are rules for cells, and the whole rule has all these cells.
std::optional<Misfit> fit_parts(Rule& rule, const BoardShape& board) {
    if (rule.parts.empty()) return Misfit{"no rules", "rules in brackets with '+' between them"};
    std::set<Cell> cells;
    for (Rule& part : rule.parts) {
        if (record_of(part.kind).shape.most_groups == 0)
            return Misfit{say("the whole-board rule '{rule}'", record_of(part.kind).info.id),
                          "rules of cells"};
        if (auto misfit = fit(part, board)) return misfit;
        for (const auto& group : part.groups) cells.insert(group.begin(), group.end());
    }
    rule.groups = {{cells.begin(), cells.end()}};
    return std::nullopt;
}

}  // namespace

std::span<const Record> records() { return all(); }

const Record& record_of(RuleKind kind) { return all()[static_cast<std::size_t>(kind)]; }

RuleNeeds needs_of(const Shape& shape) {
    const auto most = [](std::size_t number) { return number == any_number ? 0 : static_cast<int>(number); };
    RuleNeeds needs{shape.place,
                    RuleNumbers::none,
                    static_cast<int>(shape.least_groups),
                    most(shape.most_groups),
                    static_cast<int>(shape.least_cells),
                    most(shape.most_cells)};
    if (shape.most_groups == 0) return {RulePlace::board};
    switch (shape.values) {
        case ValueShape::none: break;
        case ValueShape::one:
        case ValueShape::weights: needs.numbers = RuleNumbers::one; break;
        case ValueShape::maybe: needs.numbers = RuleNumbers::optional; break;
        case ValueShape::usual: needs.numbers = RuleNumbers::usual; break;
        default: needs.numbers = RuleNumbers::several;
    }
    if (shape.has_text) needs.numbers = RuleNumbers::pattern;
    if (shape.has_parts) needs.numbers = RuleNumbers::rules;
    return needs;
}

bool looks_beside(const Rule& rule) {
    return record_of(rule.kind).shape.looks_beside || std::ranges::any_of(rule.parts, looks_beside);
}

std::optional<Misfit> fit(Rule& rule, const BoardShape& board) {
    const Shape& shape = record_of(rule.kind).shape;
    if (rule.kind == RuleKind::killer && rule.values == std::vector<std::int32_t>{0}) rule.values.clear();
    constexpr std::size_t most_figures = 4;
    if (rule.kind == RuleKind::arrow && !rule.groups.empty() && rule.groups[0].size() > most_figures)
        return Misfit{say("a bulb of {cells}", counted(rule.groups[0].size(), "cell")),
                      say("{from} to {to}", 1, most_figures)};
    if (rule.kind == RuleKind::extra)  // made by rules::gather_extra
        return Misfit{"extra cells within a rule", "a board name that declares them"};
    if (shape.has_parts)
        if (auto misfit = fit_parts(rule, board)) return misfit;
    if (auto misfit = fit_groups(rule, shape, board)) return misfit;
    if (auto misfit = fit_values(rule, shape, board)) return misfit;
    if (shape.has_text) {
        if (const auto read = automaton_of(rule.text, board.digits, board.zero_based); !read)
            return Misfit{read.error(), "a pattern"};
    } else if (!rule.text.empty()) {
        return Misfit{"a text", "none"};
    }
    return std::nullopt;
}

}  // namespace nonet::rules

namespace nonet {

std::string_view name_of(RuleKind kind) noexcept { return rules::record_of(kind).info.id; }

namespace {

const std::vector<RuleInfo>& infos() {
    static const auto& list = *new std::vector<RuleInfo>([] {
        std::vector<RuleInfo> infos;
        for (const rules::Record& record : rules::records()) {
            infos.push_back(record.info);
            infos.back().needs = rules::needs_of(record.shape);
            infos.back().generated = record.shape.usual_clues.has_value();
        }
        return infos;
    }());
    return list;
}

const std::vector<RuleKind>& makeable() {
    static const auto& list = *new std::vector<RuleKind>([] {
        std::vector<RuleKind> kinds;
        for (const RuleInfo& info : infos())
            if (info.generated) kinds.push_back(info.kind);
        return kinds;
    }());
    return list;
}

}  // namespace

void make_rule_lists() { makeable(); }

std::span<const RuleInfo> rule_infos() noexcept { return infos(); }

std::span<const RuleKind> makeable_rules() noexcept { return makeable(); }

bool rule_holds(const Geometry& board, const Rule& rule, std::span<const std::uint8_t> values) {
    NONET_EXPECT(static_cast<int>(values.size()) == board.cell_count() ||
                 (rule.kind == RuleKind::extra &&
                  static_cast<int>(values.size()) == board.cell_count() + rules::extra_cells(rule).count()));
    return rules::record_of(rule.kind).holds({board, rule, values});
}

}  // namespace nonet
