#pragma once
// Makes and rates puzzles for the strata of a data set, before it is known whether they are needed.

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "dataset/generator_pool.hpp"
#include "dataset/strata.hpp"
#include "flow/batch.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/rate.hpp"

namespace nonet::cli {

struct MakerOptions {
    GenerateOptions generate;  // seed, symmetry, minimal
    bool by_rating = false;    // whether strata are ranges of ratings; otherwise of givens
    bool rates = false;        // even if the strata do not need ratings
    std::uint64_t nodes = 0;   // budget of one rating; 0: no limit
    std::vector<Stratum> strata;
};

// A puzzle that belongs to a stratum, with all requested information.
struct Made {
    std::size_t stratum;
    Grid puzzle, solution;
    int givens;
    std::optional<Rating> rating;
    Fingerprint form, own;
};

// Item number i does not depend on items made before it or in parallel.
class Maker {
 public:
    // Throws UsageError if no puzzle can meet the options.
    explicit Maker(MakerOptions options);

    // Marks a stratum as complete or given up: from then on its candidates may be missing.
    void fill(std::size_t stratum) { full_[stratum].store(true, std::memory_order_relaxed); }
    bool is_full(std::size_t stratum) const { return full_[stratum].load(std::memory_order_relaxed); }
    bool all_full() const;

    // Returns the strata that items of this batch may belong to.
    std::vector<std::size_t> strata_of(std::uint64_t first) const;

    // Returns the candidates among items first, first + 1, ..., in order; each batch begins at a multiple of
    // batch_size.
    //
    //   threads   safe
    std::vector<Made> make(std::uint64_t first, std::size_t count, const std::atomic<bool>& cancel);
    static constexpr std::size_t batch_size = 64;

    const MakerOptions& options() const { return options_; }

 private:
    // With strata of givens, each stratum has its own generator, and batches take turns among them. Otherwise there is
    // one generator.
    std::size_t generators() const { return options_.by_rating ? 1 : options_.strata.size(); }
    GenerateOptions order_of(std::size_t number) const;
    std::optional<std::size_t> stratum_of(const Made& candidate, std::size_t generator) const;

    const MakerOptions options_;
    std::vector<std::atomic<bool>> full_;
    std::vector<std::unique_ptr<GeneratorPool>> pools_;
};

}  // namespace nonet::cli
