#pragma once
// The choice among several finds: the first one, unless a later one is strictly better.  None of the comparisons is a proper
// order, so the order of discovery matters.

#include <compare>
#include <cstdint>
#include <span>
#include <string_view>

#include "techniques/hodoku/find.hpp"

namespace nonet::hodoku {

// Returns a weight for sorted removals: smaller if they are nearer to the top.
inline int weight_of(std::span<const Candidate> removals) {
    int weight = 0, factor = 1;
    for (const Candidate& gone : removals) {
        weight += gone.cell * factor + gone.digit;
        factor += 80;
    }
    return weight;
}

// The properties of a chain that are compared.
struct ChainFind {
    std::string_view kind;
    std::vector<Candidate> remove;  // sorted
    int length = 0;
    int start_digits = 0;
};

// Whether chain `a` is better than `b`.
inline bool is_better(const ChainFind& a, const ChainFind& b, bool shorter_first) {
    if (a.remove.size() != b.remove.size()) return a.remove.size() > b.remove.size();
    if (a.kind != b.kind || a.remove != b.remove) {
        if (shorter_first && a.length != b.length) return a.length < b.length;
        return weight_of(a.remove) < weight_of(b.remove);
    }
    if (a.length != b.length) return a.length < b.length;
    return a.start_digits < b.start_digits;
}

}  // namespace nonet::hodoku
