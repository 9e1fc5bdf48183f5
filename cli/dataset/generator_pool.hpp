#pragma once
// Generators that rest between two batches.

#include <memory>
#include <mutex>
#include <vector>

#include "nonet/generate.hpp"

namespace nonet::cli {

// A generator serves one thread at a time, and remembers what makes it quick: so each batch takes one that has been
// used, and a new one is made only where none is idle.
//
//   threads   safe, but for the constructor
class GeneratorPool {
 public:
    // The first one is made at once, so that an order that cannot be met is known before anything is made: then there
    // is an error, and no pool.  What the options point to must outlive the pool.
    static Result<std::unique_ptr<GeneratorPool>> create(const GenerateOptions& options) {
        auto first = Generator::create(options);
        if (!first) return std::unexpected(std::move(first.error()));
        std::unique_ptr<GeneratorPool> pool(new GeneratorPool(options));
        pool->give_back(std::move(*first));
        return pool;
    }

    Stop make(std::uint64_t first, std::span<Generated> out, const Limits& limits) {
        Generator generator = take();
        const Stop stop = generator.make(first, out, limits);
        give_back(std::move(generator));
        return stop;
    }

 private:
    explicit GeneratorPool(const GenerateOptions& options) : options_(options) {}

    Generator take() {
        {
            const std::lock_guard lock(mutex_);
            if (!idle_.empty()) {
                Generator generator = std::move(idle_.back());
                idle_.pop_back();
                return generator;
            }
        }
        return std::move(*Generator::create(options_));  // which went well before
    }

    void give_back(Generator generator) {
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(generator));
    }

    const GenerateOptions options_;
    std::mutex mutex_;
    std::vector<Generator> idle_;
};

}  // namespace nonet::cli
