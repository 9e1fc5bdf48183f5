#pragma once
// Links of candidates by one rule of the board, besides those that hold for two cells whatever the others are (links.hpp).
//
//   weak     a candidate is true, so the rule excludes others, given the candidates of its cells
//   strong   a candidate is false, so the rule leaves only one for another cell
//
//     12---------+    The cage can hold 129, 138 or 156, and only its first two cells can be 1.  If the first one is not 1,
//     | 1  1  .  |    the second is: a strong link.  If the third is 9, no cell is 3, 5, 6 or 8: weak links.
//     +----------+
//
// A rule with extra cells has no links.
//
// Cost: two propagations of one rule for each candidate of its cells.

#include <optional>
#include <span>
#include <vector>

#include "techniques/chains/finding.hpp"

namespace nonet::chains {

struct RuleLink {
    Mark from, to;
    std::uint16_t rule;
};

template <class Board>
class RuleLinks {
 public:
    RuleLinks(const Position&, const Wanted&) {}
    static std::span<const RuleLink> weak(Mark) { return {}; }
    static std::span<const RuleLink> strong(Mark) { return {}; }
};

template <>
class RuleLinks<Wide> {
 public:
    // If the budget of the search ends first, there are no links.
    RuleLinks(const WidePosition& position, const Wanted& wanted);

    // Return the links from a candidate, each to another one.
    std::span<const RuleLink> weak(Mark mark) const { return from(weak_, mark); }
    std::span<const RuleLink> strong(Mark mark) const { return from(strong_, mark); }

 private:
    static std::span<const RuleLink> from(const std::vector<RuleLink>& links, Mark mark);

    std::vector<RuleLink> weak_, strong_;  // ascending
};

// Returns the rule that excludes a candidate if another one is true, whatever the other cells hold; nullopt if several do so
// only together, or if it is a property of the whole board.
std::optional<std::uint16_t> rule_between(const WidePosition& position, Literal cause, Literal gone);

}  // namespace nonet::chains
