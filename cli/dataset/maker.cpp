#include "dataset/maker.hpp"

#include <algorithm>
#include <numeric>

namespace nonet::cli {

Maker::Maker(MakerOptions options) : options_(std::move(options)), full_(options_.strata.size()) {
    for (std::size_t i = 0; i < generators(); ++i) {
        auto pool = GeneratorPool::create([order = order_of(i)] { return Generator::create(order); });
        if (!pool) throw UsageError("--strata: " + pool.error().message());
        pools_.push_back(std::move(*pool));
    }
}

bool Maker::all_full() const {
    for (std::size_t i = 0; i < full_.size(); ++i)
        if (!is_full(i)) return false;
    return true;
}

std::vector<std::size_t> Maker::strata_of(std::uint64_t first) const {
    if (!options_.by_rating) return {static_cast<std::size_t>(first / batch_size % generators())};
    std::vector<std::size_t> all(options_.strata.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

GenerateOptions Maker::order_of(std::size_t number) const {
    constexpr std::uint64_t patience = 100;  // solutions to try for one puzzle; then the item is left out
    GenerateOptions order = options_.generate;
    if (!options_.by_rating) {
        order.fewest_givens = options_.strata[number].range.lowest;
        order.most_givens = options_.strata[number].range.highest;
        order.attempts = patience;
    }
    return order;
}

std::optional<std::size_t> Maker::stratum_of(const Made& candidate, std::size_t generator) const {
    if (!options_.by_rating) return generator;
    const auto& strata = options_.strata;
    const auto found = std::ranges::find_if(
        strata, [&](auto& stratum) { return stratum.range.holds(candidate.rating->er); });
    if (found == strata.end()) return std::nullopt;
    return static_cast<std::size_t>(found - strata.begin());
}

std::vector<Made> Maker::make(std::uint64_t first, std::size_t count, const std::atomic<bool>& cancel) {
    const std::size_t number = first / batch_size % generators();
    std::vector<Made> candidates;
    if (!options_.by_rating && is_full(number)) return candidates;
    std::vector<Generated> made(count);
    pools_[number]->make(first, made, {.cancel = &cancel});
    for (const Generated& one : made) {
        if (!one.met || cancel.load(std::memory_order_relaxed)) continue;
        Made candidate{.stratum = 0,
                       .puzzle = one.puzzle,
                       .solution = one.solution,
                       .givens = one.puzzle.filled(),
                       .rating = {},
                       .form = {},
                       .own = {}};
        if (options_.by_rating || options_.rates) {
            candidate.rating = rate({one.puzzle, {}}, {.nodes = options_.nodes, .cancel = &cancel});
            if (candidate.rating->status != Status::unique) continue;  // the budget ran out
        }
        const auto stratum = stratum_of(candidate, number);
        if (!stratum || is_full(*stratum)) continue;
        candidate.stratum = *stratum;
        candidate.form = *form_fingerprint({one.puzzle, {}});
        candidate.own = fingerprint(one.puzzle);
        candidates.push_back(std::move(candidate));
    }
    return candidates;
}

}  // namespace nonet::cli
