#pragma once
// Rules and givens that contradict each other, and the changes of rules that repair a puzzle.

#include <cstdint>
#include <span>
#include <vector>

#include "core/budget.hpp"
#include "nonet/more/diagnose.hpp"
#include "nonet/more/research.hpp"

namespace nonet {

class RuleDiagnosis {
 public:
    using Numbers = std::vector<std::uint16_t>;  // indices of the board's rules

    // Requires a board with a name.
    RuleDiagnosis(const BoardPuzzle& puzzle, const Limits& limits);

    // For a puzzle without a solution: sets conflict.
    void find_conflict(Diagnosis& diagnosis);
    // Then finds changes of one of these rules that leave exactly one solution: sets rule_repairs, repairs_known.
    void find_repairs(Diagnosis& diagnosis);
    // For a puzzle with one solution: finds the rules each of which can be dropped alone.
    void find_redundant(Diagnosis& diagnosis);
    // Drops the rules in their order, each if possible; returns the remaining ones.
    MinimalRules find_minimal();

    // Adds nodes that other searches spent under the same limits.
    void add_nodes(std::uint64_t nodes) { budget_.add_nodes(nodes); }

 private:
    using WideValues = std::vector<std::uint8_t>;

    // Returns the number of solutions, up to `most`; nullopt if patience or the budget ended first.
    std::optional<std::uint64_t> count(std::span<const Rule> rules, const WideValues& values,
                                       std::uint64_t most);
    std::vector<Rule> rules_of(const Numbers& numbers) const;
    bool contradict(const Numbers& rules, const WideValues& values);
    // Drops items that a contradiction does not need, at first many at a time.
    template <class Item, class Contradict>
    void shrink(std::vector<Item>& items, Contradict still_contradict);
    void offer(Diagnosis& diagnosis, std::uint16_t number, std::int32_t value);

    const BoardPuzzle& puzzle_;
    Geometry plain_;  // without its rules
    Budget budget_;
    std::chrono::nanoseconds making_{0};  // how long the last solver took to be made
    bool was_patient_ = true;             // every question was answered
};

}  // namespace nonet
