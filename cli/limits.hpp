#pragma once
// The limits of a command's searches.

#include "args.hpp"
#include "flags.hpp"
#include "streams.hpp"

namespace nonet::cli {

// What --budget allows, and `otherwise` where it says nothing; Ctrl-C ends them all.
inline Limits limits_by(const Args& args, const Streams& io, Limits otherwise = {}) {
    otherwise.cancel = &io.cancel;
    args.budget(flag::budget, otherwise);
    return otherwise;
}

inline bool is_cancelled(const Limits& limits) { return limits.cancel->load(std::memory_order_relaxed); }

}  // namespace nonet::cli
