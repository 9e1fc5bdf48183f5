#include "techniques/chains/inner_rules.hpp"

#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/patterns.hpp"
#include "techniques/chains/chains.hpp"
#include "techniques/chains/single_chains.hpp"

namespace nonet::chains {
namespace {

// Keeps the hints that rely on something the outer chain removed.
void add_chains(std::vector<Hint>&& chains, const Name& name, const Wanted& wanted,
                std::vector<InnerHint>& hints) {
    for (Hint& chain : chains) {
        if (chain.premises.empty()) continue;
        InnerHint hint{.removed = chain.removed,
                       .premises = std::move(chain.premises),
                       .complexity = chain.complexity,
                       .fingerprint = chain.fingerprint};
        if (wanted.evidence) hint.step = step_of(std::move(chain), name);
        hints.push_back(std::move(hint));
    }
}

}  // namespace

std::vector<InnerHint> search_inner(const Position& before, const Position& now, int level,
                                    const Wanted& outer) {
    std::vector<InnerHint> hints;
    for (Pattern pattern : patterns) {
        search_pattern(pattern, before, now, outer, hints);
        if (!hints.empty()) return hints;
    }
    const Wanted wanted{.before = &before, .evidence = outer.evidence, .budget = outer.budget};
    const auto search = [&](const Branching& branching, const Name& name) {
        if (hints.empty() && !wanted.stopped())
            add_chains(search_multiple_chains(now, branching, wanted), name, wanted, hints);
    };
    if (level == 2 || level == 3) add_chains(search_single_chains(now, wanted), forcing_chain, wanted, hints);
    if (level == 3) search(multiple_chains, multiple_chain);
    if (level >= 4) search(dynamic_chains(0), dynamic_chain);
    if (level >= 5) search(dynamic_chains(level - 3), nested_forcing_chain);
    return hints;
}

}  // namespace nonet::chains
