#pragma once
// The seed of a run: what was typed after --seed, or a new one, which is printed so that the run can be repeated.

#include "frame/args.hpp"
#include "frame/streams.hpp"

namespace nonet::cli {

struct Seed {
    std::uint64_t number = 0;
    bool is_new = false;  // nobody typed it
};

// Throws UsageError where a new one would be drawn for one part of a --shard run: the parts need the same.
Seed seed_of(const Args& args);

// Prints a new one on standard error, as it is to be typed.
void say_if_new(const Seed& seed, Streams& io);

}  // namespace nonet::cli
