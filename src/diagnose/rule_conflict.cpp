#include "diagnose/rule_conflict.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>

#include "engines/any_board.hpp"
#include "formats/board_name.hpp"
#include "nonet/rules.hpp"
#include "rules/board.hpp"

namespace nonet {
namespace {

// Nodes for one question: with few rules and givens, a solution can be hard to find even if there are very many.
constexpr std::uint64_t patience = 20'000;
// The highest total that is tried.
constexpr int highest_total = 405;

}  // namespace

RuleDiagnosis::RuleDiagnosis(const BoardPuzzle& puzzle, const Limits& limits)
    : puzzle_(puzzle),
      plain_(formats::board_without(puzzle.geometry, [](const Rule&) { return true; })),
      budget_(limits) {}

std::optional<std::uint64_t> RuleDiagnosis::count(std::span<const Rule> rules, const WideValues& values,
                                                  std::uint64_t most) {
    if (budget_.look()) return std::nullopt;
    const auto board = with_rules(plain_, rules);
    if (!board) return std::nullopt;
    if (has_clash(BoardPuzzle{*board, values, {}})) return 0;
    // Making a solver for many rules takes up to a second, and cannot be stopped: so none is begun that would end too late.
    if (const Limits left = budget_.left(); left.time.count() > 0 && left.time < making_)
        return budget_.stop(Stop::budget), std::nullopt;
    const auto begun = Clock::now();
    AnyBoard solver(*board);
    making_ = Clock::now() - begun;
    if (budget_.look()) return std::nullopt;
    Limits limits = budget_.left();
    limits.solutions = most;
    limits.nodes = limits.nodes == 0 ? patience : std::min(limits.nodes, patience);
    const auto found = solver.run(values, {}, limits);
    budget_.add_nodes(found.counters.nodes);
    if (found.stop == Stop::finished || found.solutions == most) return found.solutions;
    return std::nullopt;
}

std::vector<Rule> RuleDiagnosis::rules_of(const Numbers& numbers) const {
    std::vector<Rule> rules;
    for (std::uint16_t number : numbers) rules.push_back(puzzle_.geometry.rules()[number]);
    return rules;
}

bool RuleDiagnosis::contradict(const Numbers& rules, const WideValues& values) {
    const auto solutions = count(rules_of(rules), values, 1);
    was_patient_ = was_patient_ && solutions.has_value();
    return solutions == 0U;
}

template <class Item, class Contradict>
void RuleDiagnosis::shrink(std::vector<Item>& items, Contradict still_contradict) {
    for (std::size_t many = std::max<std::size_t>(items.size() / 2, 1);; many /= 2) {
        for (std::size_t first = 0; first < items.size() && !budget_.look();) {
            std::vector<Item> fewer = items;
            const auto from = fewer.begin() + static_cast<std::ptrdiff_t>(first);
            fewer.erase(from, fewer.end() - from > static_cast<std::ptrdiff_t>(many)
                                  ? from + static_cast<std::ptrdiff_t>(many)
                                  : fewer.end());
            if (still_contradict(fewer))
                items = std::move(fewer);
            else
                first += many;
        }
        if (many <= 1) return;
    }
}

void RuleDiagnosis::find_conflict(Diagnosis& diagnosis) {
    Numbers rules(puzzle_.geometry.rules().size());
    std::iota(rules.begin(), rules.end(), std::uint16_t{0});
    std::vector<Cell> givens;
    for (std::size_t cell = 0; cell < puzzle_.values.size(); ++cell)
        if (puzzle_.values[cell] != 0) givens.push_back(static_cast<Cell>(cell));
    const auto values_of = [&](const std::vector<Cell>& cells) {
        WideValues values(puzzle_.values.size());
        for (Cell cell : cells) values[cell] = puzzle_.values[cell];
        return values;
    };
    // Use givens alone, or rules alone, if they contradict each other.
    if (contradict({}, puzzle_.values))
        rules.clear();
    else if (contradict(rules, values_of({})))
        givens.clear();
    was_patient_ = true;
    shrink(rules, [&](const Numbers& fewer) { return contradict(fewer, values_of(givens)); });
    was_patient_ = true;
    shrink(givens, [&](const std::vector<Cell>& fewer) { return contradict(rules, values_of(fewer)); });
    // Checks the minimality at the end: without any one of the rules, the rest must be solvable.
    for (std::size_t i = 0; i < rules.size() && was_patient_; ++i) {
        Numbers fewer = rules;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        contradict(fewer, values_of(givens));
    }
    diagnosis.conflict = Conflict{
        .cells = std::move(givens), .rules = std::move(rules), .minimal = was_patient_ && !budget_.stopped()};
}

// Offers a rule with another number if that leaves one solution.
void RuleDiagnosis::offer(Diagnosis& diagnosis, std::uint16_t number, std::int32_t value) {
    std::vector<Rule> rules(puzzle_.geometry.rules().begin(), puzzle_.geometry.rules().end());
    rules[number].values = {value};
    if (count(rules, puzzle_.values, 2) == 1U) diagnosis.rule_repairs.push_back({number, value});
}

void RuleDiagnosis::find_repairs(Diagnosis& diagnosis) {
    for (std::uint16_t number : diagnosis.conflict->rules) {
        const Rule& rule = puzzle_.geometry.rules()[number];
        if (rule.values.size() == 1 && !rule.groups.empty()) {
            const int most = std::min(
                highest_total, puzzle_.geometry.digit_count() * static_cast<int>(rule.groups[0].size()));
            for (int apart = 1; apart <= highest_total && !budget_.look(); ++apart)
                for (int value : {rule.values[0] - apart, rule.values[0] + apart})
                    if (value >= 0 && value <= most) offer(diagnosis, number, value);
        }
        std::vector<Rule> rules(puzzle_.geometry.rules().begin(), puzzle_.geometry.rules().end());
        rules.erase(rules.begin() + number);
        if (count(rules, puzzle_.values, 2) == 1U) diagnosis.rule_repairs.push_back({number, std::nullopt});
    }
    // Small changes of a number come first, superfluous rules last.
    std::ranges::stable_sort(diagnosis.rule_repairs, {}, [&](const RuleRepair& repair) {
        return repair.value ? std::abs(*repair.value - puzzle_.geometry.rules()[repair.rule].values[0])
                            : highest_total + 1;
    });
    diagnosis.repairs_known = diagnosis.repairs_known && !budget_.stopped();
}

void RuleDiagnosis::find_redundant(Diagnosis& diagnosis) {
    for (std::size_t number = 0; number < puzzle_.geometry.rules().size(); ++number) {
        std::vector<Rule> rules(puzzle_.geometry.rules().begin(), puzzle_.geometry.rules().end());
        rules.erase(rules.begin() + static_cast<std::ptrdiff_t>(number));
        const auto solutions = count(rules, puzzle_.values, 2);
        if (!solutions) diagnosis.redundant_known = false;
        if (solutions == 1U) diagnosis.redundant_rules.push_back(static_cast<std::uint16_t>(number));
    }
}

MinimalRules RuleDiagnosis::find_minimal() {
    MinimalRules minimal{Numbers(puzzle_.geometry.rules().size()), puzzle_.geometry};
    std::iota(minimal.rules.begin(), minimal.rules.end(), std::uint16_t{0});
    for (std::size_t i = 0; i < minimal.rules.size() && !budget_.look();) {
        Numbers fewer = minimal.rules;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        const auto solutions = count(rules_of(fewer), puzzle_.values, 2);
        if (solutions == 1U)
            minimal.rules = std::move(fewer);
        else
            ++i;
        minimal.is_certain = minimal.is_certain && solutions.has_value();
    }
    minimal.board = with_rules(plain_, rules_of(minimal.rules)).value_or(puzzle_.geometry);
    minimal.stop = budget_.why();
    return minimal;
}

MinimalRules find_minimal_rules(const BoardPuzzle& puzzle, const Limits& limits) {
    return RuleDiagnosis(puzzle, limits).find_minimal();
}

}  // namespace nonet
