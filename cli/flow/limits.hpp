#pragma once
// The limits of a command's searches.

#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "frame/streams.hpp"

namespace nonet::cli {

// What --budget allows, in time or in nodes and then not in the other, and `otherwise` where it is absent.  Ctrl-C ends
// them all.
inline Limits limits_by(const Args& args, const Streams& io, Limits otherwise = {}) {
    if (args.has(flag::budget)) otherwise = {.solutions = otherwise.solutions};
    otherwise.cancel = &io.cancel;
    args.budget(flag::budget, otherwise);
    return otherwise;
}

// The nodes that a flag allows, where a time would make the output another on another machine; 0: no limit.
inline std::uint64_t nodes_by(const Args& args, const Flag& flag) {
    Limits limits;
    args.budget(flag, limits);
    if (limits.time.count() > 0)
        throw UsageError(std::string(flag.name) + ": expected nodes, like 100000n: not a time");
    return limits.nodes;
}

inline bool is_cancelled(const Limits& limits) { return limits.cancel->load(std::memory_order_relaxed); }

}  // namespace nonet::cli
