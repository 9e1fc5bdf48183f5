#include "covers/clause_search.hpp"

#include <algorithm>
#include <cstring>

#include "core/pace.hpp"

namespace nonet::covers {
namespace {

// The restart sequence: 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...
std::uint64_t luby(std::uint64_t i) {
    std::uint64_t size = 1, sequence = 0;
    while (size < i + 1) ++sequence, size = 2 * size + 1;
    while (size - 1 != i) {
        size = (size - 1) / 2;
        --sequence;
        i %= size;
    }
    return std::uint64_t{1} << sequence;
}

}  // namespace

ClauseSearch::ClauseSearch(const Instance& instance)
    : instance_(instance),
      truth_(2 * instance.var_count()),
      reason_(instance.var_count()),
      level_of_(instance.var_count()),
      watches_(2 * instance.var_count()),
      seen_(instance.var_count()),
      level_mark_(instance.var_count() + 1),
      activity_(instance.var_count()),
      heap_(activity_) {
    for (std::size_t group = 0; group < instance.group_count(); ++group) {
        const auto size = static_cast<int>(instance.members[group].size());
        live_.push_back(below(size));
        open_size_.push_back(static_cast<std::uint8_t>(size));
    }
    if (!instance_.prefers_groups) heap_.fill();
}

void ClauseSearch::shuffle(Rng& rng) {
    for (auto& activity : activity_) activity = rng.below(1u << 20);
    if (!instance_.prefers_groups) heap_.fill();
}

ClauseSearch::End ClauseSearch::next(Budget& budget) {
    Pace pace;
    while (!is_refuted_) {
        if (!propagate()) {
            if (level() == 0)
                is_refuted_ = true;
            else
                learn();
            continue;
        }
        if (conflicts_ >= restart_at_) {
            restart();
            continue;
        }
        const Var var = next_decision();
        if (var == Instance::none) return End::model;
        if (pace.spend(budget)) return End::stopped;
        level_starts_.push_back(static_cast<std::uint32_t>(trail_.size()));
        set(lit_of(var, true), {});
    }
    return End::exhausted;
}

void ClauseSearch::restart() {
    constexpr std::uint64_t unit = 100;
    back_to(0);
    restart_at_ = conflicts_ + unit * luby(restarts_++);
    if (learned_.size() > most_learned_) forget_half();
}

Var ClauseSearch::next_decision() {
    return instance_.prefers_groups ? most_active_of_smallest_group() : most_active();
}

// Sizes are bytes, so that the C library can search for one many at a time.
Var ClauseSearch::most_active_of_smallest_group() const {
    const auto find = [&](std::size_t from, int size) {
        if (from == open_size_.size()) return from;
        const void* found = std::memchr(open_size_.data() + from, size, open_size_.size() - from);
        return found ? static_cast<std::size_t>(static_cast<const std::uint8_t*>(found) - open_size_.data())
                     : open_size_.size();
    };
    Var best = Instance::none;
    for (int size = 2; size <= Geometry::most_digits && best == Instance::none; ++size)
        for (std::size_t group = find(0, size); group < open_size_.size(); group = find(group + 1, size))
            for (Var var : instance_.members[group])
                if (truth_[lit_of(var, true)] == 0 &&
                    (best == Instance::none || activity_[var] > activity_[best]))
                    best = var;
    return best;
}

Var ClauseSearch::most_active() {
    while (!heap_.empty())
        if (const Var var = heap_.take(); truth_[lit_of(var, true)] == 0) return var;
    return Instance::none;
}

void ClauseSearch::back_to(std::size_t target) {
    if (level() <= target) return;
    const std::size_t start = level_starts_[target];
    while (trail_.size() > start) {
        const Lit lit = trail_.back();
        trail_.pop_back();
        const auto var = static_cast<Var>(lit / 2);
        truth_[lit] = truth_[not_of(lit)] = 0;
        for (const auto& [group, bit] : instance_.places[var])
            if ((lit & 1) == 0) {
                open_size_[group] &= static_cast<std::uint8_t>(~settled);
            } else {
                live_[group] |= Mask{1} << bit;
                ++open_size_[group];
            }
        if (!instance_.prefers_groups) heap_.insert(var);
    }
    level_starts_.resize(target);
    visited_ = std::min(visited_, trail_.size());
}

}  // namespace nonet::covers
