#pragma once
// The limits of a command's searches.

#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "frame/streams.hpp"

namespace nonet::cli {

// Returns the limits of --budget, either of time or of nodes, or `otherwise` if it is absent. Ctrl-C ends all searches.
inline Limits limits_by(const Args& args, const Streams& io, Limits otherwise = {}) {
    if (args.has(flag::budget)) otherwise = {.solutions = otherwise.solutions};
    otherwise.cancel = &io.cancel;
    args.budget(flag::budget, otherwise);
    return otherwise;
}

// Returns the number of nodes that a flag allows, for output that a time limit would make dependent on the machine; 0:
// no limit.
inline std::uint64_t nodes_by(const Args& args, const Flag& flag) {
    Limits limits;
    args.budget(flag, limits);
    if (limits.time.count() > 0)
        throw UsageError(std::string(flag.name) + ": expected nodes, like 100000n: not a time");
    return limits.nodes;
}

inline bool is_cancelled(const Limits& limits) { return limits.cancel->load(std::memory_order_relaxed); }

}  // namespace nonet::cli
