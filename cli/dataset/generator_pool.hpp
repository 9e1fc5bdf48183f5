#pragma once
// Generators that are idle between two batches.

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "nonet/generate.hpp"

namespace nonet::cli {

// A generator serves one thread at a time, and has caches that make it fast. So each batch takes a used generator, and
// makes a new one only if none is idle.
//
//   threads   safe, except for the constructor
template <class Maker, class Made>
class PoolOf {
 public:
    using Create = std::function<Result<Maker>()>;

    // The first generator is made immediately, so that an impossible order is detected before anything is made: then
    // the result is an error. All objects that `create` refers to must outlive the pool.
    static Result<std::unique_ptr<PoolOf>> create(Create create) {
        auto first = create();
        if (!first) return std::unexpected(std::move(first.error()));
        std::unique_ptr<PoolOf> pool(new PoolOf(std::move(create)));
        pool->give_back(std::move(*first));
        return pool;
    }

    Stop make(std::uint64_t first, std::span<Made> out, const Limits& limits) {
        Maker maker = take();
        const Stop stop = maker.make(first, out, limits);
        give_back(std::move(maker));
        return stop;
    }

 private:
    explicit PoolOf(Create create) : create_(std::move(create)) {}

    Maker take() {
        {
            const std::lock_guard lock(mutex_);
            if (!idle_.empty()) {
                Maker maker = std::move(idle_.back());
                idle_.pop_back();
                return maker;
            }
        }
        return std::move(*create_());  // which has succeeded before
    }

    void give_back(Maker maker) {
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(maker));
    }

    const Create create_;
    std::mutex mutex_;
    std::vector<Maker> idle_;
};

using GeneratorPool = PoolOf<Generator, Generated>;
using BoardGeneratorPool = PoolOf<BoardGenerator, BoardPuzzleMade>;

}  // namespace nonet::cli
