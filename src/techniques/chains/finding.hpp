#pragma once
// The result of a search for chains, before it becomes a step.

#include <algorithm>
#include <string_view>
#include <vector>

#include "techniques/chains/tree.hpp"
#include "techniques/technique.hpp"

namespace nonet::chains {

// The forms of chains.  Of findings equal in rating and complexity, the one with the lower number comes first, as in Sudoku
// Explainer.
enum class ChainForm : std::uint8_t {
    double_forcing = 1,
    x_cycle = 2,
    y_cycle = 3,
    xy_cycle = 4,
    cell_forcing = 5,
    house_forcing = 6,
    contradiction = 7,
    x_chain = 12,  // these two weigh as much as the cycles
    xy_chain = 14,
};
constexpr int weight_of(ChainForm form) { return static_cast<int>(form) % 10; }

struct ChainFinding {
    ChainForm form;
    double rating;
    std::uint32_t complexity;
    bool places;                // `removed` is all but one candidate of a cell, and that one is placed
    Mark conclusion;            // the candidate placed, or the (first) one removed
    std::vector<Mark> removed;  // ascending

    // For chains within chains (classic board only): the removed candidates it relies on, and a fingerprint of its literals.
    std::vector<Mark> premises;
    std::uint64_t fingerprint = 0;

    // The evidence, if it is wanted.
    std::vector<Exhibit> exhibits;
    std::vector<Chain> chains;
    std::vector<Step> inner;
};

// The options of a search.
struct Wanted {
    const Position* before = nullptr;  // the marks before the outer chain; requests premises and fingerprints
    bool evidence = false;
    bool one = false;  // only the first finding in the order of goes_before()
    Budget* budget = nullptr;
    std::span<const std::uint8_t> solution = {};  // if known: tells which candidates cannot be proved false
    bool spend() const { return budget != nullptr && budget->spend(); }
    bool look() const { return budget != nullptr && budget->look(); }
    bool stopped() const { return budget != nullptr && budget->stopped(); }
};

// Tenths added for the length of chains: one for each of 4, 6, 8, 12, 16, 24, ... below complexity - 2.
constexpr int length_tenths(std::uint32_t complexity) {
    int tenths = 0;
    bool odd = false;
    for (std::int64_t limit = 4; std::int64_t{complexity} - 2 > limit; odd = !odd, ++tenths)
        limit = odd ? limit * 4 / 3 : limit * 3 / 2;
    return tenths;
}
static_assert(length_tenths(6) == 0 && length_tenths(7) == 1 && length_tenths(11) == 3 &&
              length_tenths(14) == 3);

// The order of findings; findings that compare equal keep the order of the search.
constexpr bool goes_before(double rating, std::uint32_t complexity, ChainForm form,
                           const ChainFinding& other) {
    if (rating != other.rating) return rating < other.rating;
    if (complexity != other.complexity) return complexity < other.complexity;
    return weight_of(form) < weight_of(other.form);
}
inline bool goes_before(const ChainFinding& a, const ChainFinding& b) {
    return goes_before(a.rating, a.complexity, a.form, b);
}

// Collects findings: all of them in the order found, or only the first by goes_before().
class Findings {
 public:
    explicit Findings(bool one) : one_(one) {}
    bool wants(double rating, std::uint32_t complexity, ChainForm form) const {
        return !one_ || list_.empty() || goes_before(rating, complexity, form, list_.front());
    }
    void add(ChainFinding&& finding) {
        if (one_) list_.clear();
        list_.push_back(std::move(finding));
    }
    // Returns the findings in the order of goes_before(); of those with the same removals, only the first.
    std::vector<ChainFinding> sorted() &&;

 private:
    bool one_;
    std::vector<ChainFinding> list_;
};

// Mixes one more number into a fingerprint.
constexpr std::uint64_t mix(std::uint64_t print, std::uint64_t value) {
    print = (print ^ value) * 0x9e3779b97f4a7c15u;
    return print ^ print >> 29;
}

// Fills in the effects of a conclusion: the candidate is removed, or it is placed and the others of its cell are removed.
template <class Board>
void conclude(ChainFinding& finding, const BasicPosition<Board>& position, Lit conclusion);

// Adds to `premises` the marks removed between two positions that leave one place for `mark`: those of its cell, or those of its
// digit in one of its houses.
void add_premises(std::vector<Mark>& premises, const Position& before, const Position& now, Mark mark,
                  Why why);

// Returns the nodes of a chain in reading order: each after its premises, the conclusion last.
template <class Board>
Chain chain_of(const BasicPosition<Board>& position, Target<Board> target);

// Returns a node for display, without its premises; `parent` is one of them.
template <class Board>
ChainNode shown(const BasicPosition<Board>& position, const TreeNode& node, const TreeNode* parent);

}  // namespace nonet::chains
