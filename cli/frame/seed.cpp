#include "frame/seed.hpp"

#include <fmt/format.h>

#include <random>

#include "frame/flags.hpp"

namespace nonet::cli {
namespace {

// The largest size that a JSON number can have without being rounded by common readers.
constexpr int bits = 53;

std::uint64_t new_number() {
    std::random_device device;
    return (std::uint64_t{device()} << 32 | device()) >> (64 - bits);
}

}  // namespace

Seed seed_of(const Args& args) {
    if (args.has(flag::seed)) return {args.number(flag::seed, 0)};
    if (args.has(flag::shard)) throw UsageError("--shard needs --seed: the parts are made independently");
    return {new_number(), true};
}

void say_if_new(const Seed& seed, Streams& io) {
    if (seed.is_new) (void)io.err.write(fmt::format("nonet: --seed {}\n", seed.number));
}

}  // namespace nonet::cli
