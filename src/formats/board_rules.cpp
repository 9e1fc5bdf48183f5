// Adds rules to boards and removes rules from them, without writing and parsing a name.

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "core/say.hpp"
#include "formats/board_name.hpp"
#include "formats/rule_names.hpp"
#include "formats/symbols.hpp"
#include "nonet/boards.hpp"
#include "rules/extra.hpp"

namespace nonet {
namespace formats {
namespace {

Error refused(std::string found, std::string expected) {
    return {.code = Errc::bad_argument, .found = std::move(found), .expected = std::move(expected)};
}

// Adds rules to the parts of a board.
class RuleAdder {
 public:
    explicit RuleAdder(BoardParts parts) : parts_(std::move(parts)) {
        for (const Rule& rule : parts_.rules) cells_ += cells_of(rule);
        // The rules of extra cells are gathered again at the end.
        if (parts_.rules.empty() || parts_.rules.back().kind != RuleKind::extra) return;
        Rule extra = std::move(parts_.rules.back());
        parts_.rules.pop_back();
        std::ranges::move(extra.parts, std::back_inserter(parts_.rules));
    }

    std::optional<Error> add(const Rule& rule) {
        if (rule.kind != RuleKind::extra) return add_one(rule);
        if (auto error = add_cells(rule)) return error;
        for (const Rule& part : rule.parts)
            if (auto error = add_one(part)) return error;
        return std::nullopt;
    }

    Geometry board() {
        rules::gather_extra(parts_.rules, parts_.extra);
        parts_.different = different_cells(parts_.rules);
        return board_of(parts_, name_of_parts(parts_));
    }

 private:
    // Adds the extra cells that a rule declares.
    std::optional<Error> add_cells(const Rule& rule) {
        if (parts_.extra.count() > 0)
            return refused("extra cells for a board that has extra cells",
                           "extra cells for a board without them");
        const int first = parts_.rows * parts_.columns;
        if (rule.values.empty() || rule.values[0] != first)
            return refused("extra cells with other numbers",
                           say("extra cells with numbers from {number}", first));
        auto with_cells = parts_with_term(parts_, extra_name(rules::extra_cells(rule)));
        if (!with_cells) return std::move(with_cells.error());
        parts_.extra = std::move(with_cells->extra);
        return std::nullopt;
    }

    std::optional<Error> add_one(Rule rule) {
        if (auto problem = fit(rule, 0))
            return refused(std::move(problem->found), std::move(problem->expected));
        cells_ += cells_of(rule);
        if (parts_.rules.size() == most_rules)
            return refused(say("more than {count}", counted(most_rules, "rule")), "fewer");
        if (cells_ > most_cells_of_rules)
            return refused(say("rules of more than {cells}", counted(most_cells_of_rules, "cell")), "fewer");
        parts_.rules.push_back(std::move(rule));
        return std::nullopt;
    }

    // An error names the innermost rule that does not fit.
    std::optional<RuleProblem> fit(Rule& rule, int depth) {
        if (depth > most_rule_depth)
            return RuleProblem{RuleProblem::Part::parts, 0, "brackets nested too deeply",
                               say("at most {number} levels", most_rule_depth)};
        for (Rule& part : rule.parts)
            if (auto problem = fit(part, depth + 1)) return problem;
        return fit_rule(rule, parts_);
    }

    BoardParts parts_;
    std::size_t cells_ = 0;
};

}  // namespace

Result<Geometry> board_with(BoardParts parts, std::span<const Rule> rules) {
    RuleAdder adder(std::move(parts));
    for (const Rule& rule : rules)
        if (auto error = adder.add(rule)) return std::unexpected(*std::move(error));
    return adder.board();
}

Geometry board_without(const Geometry& board, FunctionRef<bool(const Rule&)> is_left_out) {
    auto parts = parts_of_name(board.name());
    if (!parts) return board;
    std::erase_if(parts->rules, is_left_out);
    parts->different = different_cells(parts->rules);
    return board_of(*parts, name_of_parts(*parts));
}

}  // namespace formats

Result<Geometry> with_rules(const Geometry& board, std::span<const Rule> rules) {
    if (board.name().empty())
        return std::unexpected(
            formats::refused("a board without a name", "a board that parse_board returned"));
    auto parts = formats::parts_of_name(board.name());
    if (!parts) return std::unexpected(std::move(parts.error()));
    return formats::board_with(*std::move(parts), rules);
}

}  // namespace nonet
