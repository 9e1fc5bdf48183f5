#pragma once
// Puzzles for the strata of a data set, made and rated, before it is known whether they are wanted.

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
    bool by_rating = false;    // what the strata are ranges of; otherwise givens
    bool rates = false;        // also when the strata do not need it
    std::uint64_t nodes = 0;   // for one rating; 0: no limit
    std::vector<Stratum> strata;
};

// A puzzle that belongs to a stratum, with all that is asked about it.
struct Made {
    std::size_t stratum;
    Grid puzzle, solution;
    int givens;
    std::optional<Rating> rating;
    Fingerprint form, own;
};

// Item number i is the same whatever is made before, beside or after it.
class Maker {
 public:
    // Throws UsageError when no puzzle can be as the options say.
    explicit Maker(MakerOptions options);

    // The strata that need no more, or are given up: their candidates may be missing from then on.
    void fill(std::size_t stratum) { full_[stratum].store(true, std::memory_order_relaxed); }
    bool is_full(std::size_t stratum) const { return full_[stratum].load(std::memory_order_relaxed); }
    bool all_full() const;

    // The strata that items of this batch may belong to.
    std::vector<std::size_t> strata_of(std::uint64_t first) const;

    // The candidates among items first, first + 1, ..., in order; each batch begins at a multiple of batch_size.
    //
    //   threads   safe
    std::vector<Made> make(std::uint64_t first, std::size_t count, const std::atomic<bool>& cancel);
    static constexpr std::size_t batch_size = 64;

    const MakerOptions& options() const { return options_; }

 private:
    // For strata of givens each has its own generator, and takes its turn among the batches; otherwise there is one.
    std::size_t generators() const { return options_.by_rating ? 1 : options_.strata.size(); }
    GenerateOptions order_of(std::size_t number) const;
    std::optional<std::size_t> stratum_of(const Made& candidate, std::size_t generator) const;

    const MakerOptions options_;
    std::vector<std::atomic<bool>> full_;
    std::vector<std::unique_ptr<GeneratorPool>> pools_;
};

}  // namespace nonet::cli
