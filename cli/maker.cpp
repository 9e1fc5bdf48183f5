#include "maker.hpp"

#include <algorithm>

#include "nonet/canon.hpp"

namespace nonet::cli {

Maker::Maker(MakerOptions options)
    : options_(std::move(options)), full_(options_.strata.size()), idle_(generators()) {
    for (std::size_t i = 0; i < generators(); ++i) idle_[i].push_back(std::make_unique<Generator>(create(i)));
}

bool Maker::all_full() const {
    for (std::size_t i = 0; i < full_.size(); ++i)
        if (!is_full(i)) return false;
    return true;
}

Generator Maker::create(std::size_t number) const {
    constexpr std::uint64_t patience = 100;  // solutions for one puzzle; then the item is left out
    GenerateOptions order = options_.generate;
    if (!options_.by_rating) {
        order.fewest_givens = options_.strata[number].fewest;
        order.most_givens = options_.strata[number].most;
        order.attempts = patience;
    }
    auto generator = Generator::create(order);
    if (!generator) throw UsageError("--strata: " + generator.error().message());
    return std::move(*generator);
}

std::unique_ptr<Generator> Maker::take(std::size_t number) {
    {
        const std::lock_guard lock(mutex_);
        if (!idle_[number].empty()) {
            auto generator = std::move(idle_[number].back());
            idle_[number].pop_back();
            return generator;
        }
    }
    return std::make_unique<Generator>(create(number));
}

void Maker::give_back(std::size_t number, std::unique_ptr<Generator> generator) {
    const std::lock_guard lock(mutex_);
    idle_[number].push_back(std::move(generator));
}

std::optional<std::size_t> Maker::stratum_of(const Made& candidate, std::size_t generator) const {
    if (!options_.by_rating) return generator;
    const auto& strata = options_.strata;
    const auto found =
        std::ranges::find_if(strata, [&](auto& stratum) { return stratum.holds(candidate.rating->er); });
    if (found == strata.end()) return std::nullopt;
    return static_cast<std::size_t>(found - strata.begin());
}

std::vector<Made> Maker::make(std::uint64_t first, std::size_t count, const std::atomic<bool>& cancel) {
    const std::size_t number = first / batch_size % generators();
    std::vector<Made> candidates;
    if (!options_.by_rating && is_full(number)) return candidates;
    std::vector<Generated> made(count);
    auto generator = take(number);
    generator->make(first, made, {.cancel = &cancel});
    give_back(number, std::move(generator));
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
            if (candidate.rating->status != Status::unique) continue;  // the budget was spent
        }
        const auto stratum = stratum_of(candidate, number);
        if (!stratum || is_full(*stratum)) continue;
        candidate.stratum = *stratum;
        candidate.form = fingerprint(canonicalize(one.puzzle)->grid);
        candidate.own = fingerprint(one.puzzle);
        candidates.push_back(std::move(candidate));
    }
    return candidates;
}

}  // namespace nonet::cli
