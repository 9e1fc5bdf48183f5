#include "techniques/chains/inner_rules.hpp"

#include "techniques/chains/chains.hpp"
#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/patterns.hpp"
#include "techniques/chains/single_chains.hpp"

namespace nonet::chains {
namespace {

// Keeps the findings that rely on marks that the outer chain removed.
void add_chains(std::vector<ChainFinding>&& chains, ChainTechnique technique, const Wanted& wanted,
                std::vector<InnerFinding>& findings) {
    for (ChainFinding& chain : chains) {
        if (chain.premises.empty()) continue;
        InnerFinding finding{.removed = chain.removed,
                             .premises = std::move(chain.premises),
                             .complexity = chain.complexity,
                             .fingerprint = chain.fingerprint};
        if (wanted.evidence) finding.step = step_of(std::move(chain), technique);
        findings.push_back(std::move(finding));
    }
}

}  // namespace

std::vector<InnerFinding> search_inner(const Position& before, const Position& now, int level,
                                       const Wanted& outer) {
    std::vector<InnerFinding> findings;
    for (Pattern pattern : patterns) {
        search_pattern(pattern, before, now, outer, findings);
        if (!findings.empty()) return findings;
    }
    const Wanted wanted{.before = &before, .evidence = outer.evidence, .budget = outer.budget};
    const auto search = [&](const Branching& branching) {
        if (findings.empty() && !wanted.stopped())
            add_chains(search_multiple_chains(now, branching, wanted), branching.technique, wanted, findings);
    };
    if (level == 2 || level == 3)
        add_chains(search_single_chains(now, wanted), ChainTechnique::forcing, wanted, findings);
    if (level == 3) search(multiple_chains);
    if (level >= 4) search(dynamic_chains(0));
    if (level >= 5) search(dynamic_chains(level - 3));
    return findings;
}

}  // namespace nonet::chains
