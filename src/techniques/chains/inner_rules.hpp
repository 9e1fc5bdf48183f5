#pragma once
// Patterns and chains used within a chain, on the marks it has left.
//
//   level 1   locked candidates, hidden pairs, naked pairs, X-Wings
//   level 2   ... and forcing chains and cycles
//   level 3   ... and multiple forcing chains
//   level 4   the patterns, and dynamic forcing chains
//   level 5   ... and dynamic forcing chains that use what level 2 uses
//
// The first rule with a finding that the outer chain has made possible is used, with all its findings.

#include "techniques/chains/finding.hpp"

namespace nonet::chains {

struct InnerFinding {
    std::vector<Mark> removed;   // ascending
    std::vector<Mark> premises;  // the marks that had to be removed first; never empty
    std::uint32_t complexity = 0;
    std::uint64_t fingerprint = 0;
    Step step;  // with evidence, if it is wanted
};

// Searches the inner rules of a level.
//
//   before    the marks before the chain
//   now       the marks that the chain has left
std::vector<InnerFinding> search_inner(const Position& before, const Position& now, int level,
                                       const Wanted& wanted);

}  // namespace nonet::chains
