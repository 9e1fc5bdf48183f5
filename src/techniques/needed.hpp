#pragma once
// Reduces a chain to the nodes that its conclusion rests on.

#include "nonet/step.hpp"

namespace nonet {

// Keeps the supposition, `node`, and the nodes that `node` rests on; removes all others.  `node` comes last.
inline void keep_needed(Chain& chain, std::size_t node) {
    std::vector<bool> needed(node + 1);
    needed[0] = needed[node] = true;
    for (std::size_t i = node + 1; i-- > 0;)
        if (needed[i])
            for (std::uint16_t from : chain.nodes[i].from) needed[from] = true;
    std::vector<std::uint16_t> place(node + 1);
    std::vector<ChainNode> kept;
    for (std::size_t i = 0; i <= node; ++i) {
        if (!needed[i]) continue;
        place[i] = static_cast<std::uint16_t>(kept.size());
        for (std::uint16_t& from : chain.nodes[i].from) from = place[from];
        kept.push_back(std::move(chain.nodes[i]));
    }
    chain.nodes = std::move(kept);
}

}  // namespace nonet
