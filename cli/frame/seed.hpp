#pragma once
// The seed of a run: the one typed after --seed, or a new one, which is printed so that the run can be repeated.

#include "frame/args.hpp"
#include "frame/streams.hpp"

namespace nonet::cli {

struct Seed {
    std::uint64_t number = 0;
    bool is_new = false;  // it was not typed
};

// Throws UsageError instead of drawing a new seed for one part of a --shard run: all parts need the same seed.
Seed seed_of(const Args& args);

// Prints a new seed on standard error in the form of the flag.
void say_if_new(const Seed& seed, Streams& io);

}  // namespace nonet::cli
