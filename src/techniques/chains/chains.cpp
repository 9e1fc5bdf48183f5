// Chains: one or more suppositions and their consequences, link by link.
//
//   forcing chain    a candidate leads to its own negation, so the negation holds
//   cycle            alternating true and false literals that come back to the start: either all of them hold or all their
//                    negations do, so a candidate that sees a true and a false literal of its digit is removed
//   nishio           a digit placed in a cell, or excluded from it, can no longer fill the board
//   multiple chains  whichever digit a cell takes, or whichever place in a house a digit takes, the same literal follows
//   dynamic chains   multiple chains and contradictions, where each literal may follow from several others
//   (+), nested      dynamic chains that also use patterns, or chains, on the marks they have left (inner_rules.hpp)
//
// Forcing chains and cycles take three passes: links in houses (X), links in bivalue cells (Y, cycles only), both (XY).
// The step with the lowest rating is taken, then the one with the fewest literals.
//
// Cost: single chains take three breadth-first searches per candidate and pass; the others two propagations per candidate, and
// one per further place of each house.

#include "techniques/chains/chains.hpp"

#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/single_chains.hpp"

namespace nonet::chains {
namespace {

template <class Board>
void fill(Step& step, ChainFinding&& finding) {
    using N = Numbering<Board>;
    step.complexity = finding.complexity;
    if (finding.places)
        step.place = {{N::cell_of(finding.conclusion), N::digit_of(finding.conclusion)}};
    else
        for (Mark mark : finding.removed) {  // ascending, so the candidates of a cell are consecutive
            const Cell cell = N::cell_of(mark);
            if (step.remove.empty() || step.remove.back().cell != cell) step.remove.push_back({cell, {}});
            step.remove.back().digits.insert(N::digit_of(mark));
        }
    step.exhibits = std::move(finding.exhibits);
    step.chains = std::move(finding.chains);
    step.inner = std::move(finding.inner);
}

template <class Board>
void add(ChainFinding&& finding, Steps& steps) {
    fill<Board>(steps.add(place_of(finding.form), finding.rating), std::move(finding));
}

template <class Board>
void add(std::vector<ChainFinding>&& findings, Steps& steps) {
    for (ChainFinding& finding : findings) add<Board>(std::move(finding), steps);
}

void add(std::optional<ChainFinding>&& finding, Steps& steps) {
    if (finding) add<Nine>(std::move(*finding), steps);
}

Wanted wanted_by(const Steps& steps) {
    return {.evidence = steps.evidence(),
            .one = steps.one(),
            .budget = steps.request().budget,
            .solution = steps.request().solution};
}

template <class Board>
void find_forcing_chain(const BasicPosition<Board>& position, Steps& steps) {
    const Wanted wanted = wanted_by(steps);
    if constexpr (Numbering<Board>::is_nine)
        if (steps.one()) return add(first_single_chain(position, wanted), steps);
    add<Board>(search_single_chains(position, wanted), steps);
}

// The limit on candidates of other boards.  Each supposition is kept with its consequences: more would take hundreds of
// megabytes.
constexpr int most_wide_candidates = 2500;

template <class Board>
void find_branches(const BasicPosition<Board>& position, const Branching& branching, Steps& steps) {
    if constexpr (!Numbering<Board>::is_nine) {
        int candidates = 0;
        for (Cell cell : position.empty()) candidates += position.candidates(cell).size();
        if (candidates > most_wide_candidates) return;
    }
    add<Board>(search_multiple_chains(position, branching, wanted_by(steps)), steps);
}

template <class Board>
void find_multiple_chain(const BasicPosition<Board>& position, Steps& steps) {
    if constexpr (Numbering<Board>::is_nine)
        if (steps.one()) return add(first_multiple_chain(position, wanted_by(steps)), steps);
    find_branches(position, multiple_chains, steps);
}

template <class Board>
void find_nishio(const BasicPosition<Board>& position, Steps& steps) {
    find_branches(position, nishio, steps);
}

// The levels of inner_rules.hpp; other boards have only level 0.
template <int level, class Board>
void find_dynamic_chain(const BasicPosition<Board>& position, Steps& steps) {
    find_branches(position, dynamic_chains(level), steps);
}

// clang-format off: a sentence stays whole

// The record of a technique with the forms of chains of several branches.
//
//   title   of its forms
//   how     the property that distinguishes it
#define NONET_BRANCHES(id, name, meaning, rating, find, find_wide, title, how)               \
    {{id, name, meaning, {.se = rating}},                                                           \
     {{id ".contradiction", title " (contradiction)",                                        \
       "If {start}, {clash}" how ". So {so}.\n{proof}"},                           \
      {id ".double", title " (either way)",                                                  \
       "Whether {start} or not, the same conclusion follows" how ". So {so}.\n{proof}"},                \
      {id ".cell", title " (cell)",                                                          \
       "Whichever digit {cells} holds, the same conclusion follows" how ". So {so}.\n{proof}"},            \
      {id ".house", title " (house)",                                                        \
       "Wherever the {digits} is in {base}, the same conclusion follows" how ". So {so}.\n{proof}"}}, \
     find,                                                                                   \
     find_wide}

constexpr TechniqueRecord chains_records[] = {
    {{"forcing_chain", "Forcing Chains and Cycles", "A chain from one assumption, link by link, to its own negation; or a loop.", {.se = 6.5}},
     {{"forcing_chain.x_cycle", "X-Cycle",
       R"(The places of one digit form a loop in which either one half or the other half is true. A candidate that sees both halves is false. So {so}.
{proof})"},
      {"forcing_chain.y_cycle", "Y-Cycle",
       R"(The candidates of bivalue cells form a loop in which either one half or the other half is true. A candidate that sees both halves is false. So {so}.
{proof})"},
      {"forcing_chain.xy_cycle", "XY-Cycle",
       R"(The candidates form a loop in which either one half or the other half is true. A candidate that sees both halves is false. So {so}.
{proof})",
       {.se = 7.0}},
      {"forcing_chain.x_chain", "Forcing X-Chain",
       R"(Suppose that {start}. Along a chain of places for this digit, {clash}. So {so}.
{proof})",
       {.se = 6.6}},
      {"forcing_chain.xy_chain", "Forcing Chain",
       R"(Suppose that {start}. Along the chain, {clash}. So {so}.
{proof})",
       {.se = 7.0}}},
     find_forcing_chain<Nine>,
     find_forcing_chain<Wide>},
    {{"nishio", "Nishio Forcing Chains", "If a digit were in one place, it would have no place in some house, or two.", {.se = 7.5}},
     {{.name = "Nishio Forcing Chain", .sentence = R"(Suppose that {start}. From the places of this digit alone, {clash}. So {so}.
{proof})"}},
     find_nishio<Nine>,
     find_nishio<Wide>},
    NONET_BRANCHES("multiple_chain", "Multiple Forcing Chains",
                   "Every candidate of a cell, or every place of a digit in a house, leads to the same conclusion.", 8.0, find_multiple_chain<Nine>, find_multiple_chain<Wide>,
                   "Multiple Forcing Chains", ""),
    NONET_BRANCHES("dynamic_chain", "Dynamic Forcing Chains",
                   "Branches that lead to the same conclusion or to a contradiction, using several premises together.", 8.5, (find_dynamic_chain<0, Nine>), (find_dynamic_chain<0, Wide>),
                   "Dynamic Forcing Chains", ", using several premises together"),
    NONET_BRANCHES("dynamic_chain_plus", "Dynamic Forcing Chains (+)",
                   "Dynamic chains that also use locked candidates, pairs and X-Wings of the remaining candidates.", 9.0, (find_dynamic_chain<1, Nine>), nullptr,
                   "Dynamic Forcing Chains (+)", ", using patterns of the remaining candidates"),
    NONET_BRANCHES("nested_forcing_chain", "Nested Forcing Chains",
                   "Dynamic chains that also use forcing chains of the remaining candidates.", 9.5, (find_dynamic_chain<2, Nine>), nullptr,
                   "Dynamic + Forcing Chains", ", using chains of the remaining candidates"),
    NONET_BRANCHES("nested_multiple_chain", "Nested Multiple Forcing Chains",
                   "Dynamic chains that also use multiple chains of the remaining candidates.", 10.0, (find_dynamic_chain<3, Nine>), nullptr,
                   "Dynamic + Multiple Forcing Chains", ", using multiple chains of the remaining candidates"),
    NONET_BRANCHES("nested_dynamic_chain", "Nested Dynamic Forcing Chains",
                   "Dynamic chains that also use dynamic chains of the remaining candidates.", 10.5, (find_dynamic_chain<4, Nine>), nullptr,
                   "Dynamic + Dynamic Forcing Chains", ", using dynamic chains of the remaining candidates"),
    NONET_BRANCHES("nested_dynamic_chain_plus", "Nested Dynamic Forcing Chains (+)",
                   "Dynamic chains that also use dynamic chains with patterns of the remaining candidates.", 11.0,
                   (find_dynamic_chain<5, Nine>), nullptr, "Dynamic + Dynamic Forcing Chains (+)",
                   ", using dynamic chains and patterns of the remaining candidates"),
};
// clang-format on

#undef NONET_BRANCHES

}  // namespace

const TechniqueRecord& record_of(ChainTechnique technique) noexcept {
    return chains_records[static_cast<std::size_t>(technique)];
}

Step step_of(ChainFinding&& finding, ChainTechnique technique) {
    Step step = record_of(technique).blank(place_of(finding.form), finding.rating);
    fill<Nine>(step, std::move(finding));
    return step;
}

}  // namespace nonet::chains

namespace nonet::family {
extern constinit const Family chains{chains::chains_records};
}
