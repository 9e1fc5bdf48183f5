#include "dataset/quotas.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <istream>

#include "flow/progress.hpp"

namespace nonet::cli {

Quotas::Quotas(std::vector<Stratum> strata, std::uint64_t wanted, std::uint64_t patience)
    : strata_(std::move(strata)),
      wanted_(wanted),
      patience_(patience),
      state_(strata_.size()),
      shown_(strata_.size()) {}

void Quotas::keep(std::size_t stratum) {
    State& state = state_[stratum];
    ++state.kept;
    state.dry = 0;
    shown_[stratum].store(state.kept, std::memory_order_relaxed);
}

void Quotas::tried(std::size_t stratum, std::uint64_t more) {
    if (!is_closed(stratum)) state_[stratum].dry += more;
}

bool Quotas::is_given_up(std::size_t stratum) const {
    return patience_ != 0 && !is_full(stratum) && state_[stratum].dry >= patience_;
}

std::string Quotas::shortages(std::string_view why) const {
    std::string text;
    for (std::size_t i = 0; i < state_.size(); ++i) {
        if (is_full(i)) continue;
        const std::string reason =
            is_given_up(i)
                ? fmt::format(
                      "given up after {} puzzles in a row that did not fit (--patience N tries longer)",
                      with_commas(state_[i].dry))
                : std::string(why);
        text += fmt::format("nonet: stratum {}: found {} of {} puzzles; {}\n", strata_[i].name,
                            with_commas(state_[i].kept), with_commas(wanted_), reason);
    }
    return text;
}

std::string Quotas::saved() const {
    std::string text;
    for (const State& state : state_) text += fmt::format(" {} {}", state.kept, state.dry);
    return text;
}

void Quotas::restore(std::istream& saved) {
    for (std::size_t i = 0; i < state_.size(); ++i) {
        saved >> state_[i].kept >> state_[i].dry;
        shown_[i].store(state_[i].kept, std::memory_order_relaxed);
    }
}

std::string Quotas::progress() const {
    std::uint64_t all = 0, least = wanted_;
    std::size_t poorest = 0;
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        const std::uint64_t kept = shown_[i].load(std::memory_order_relaxed);
        all += kept;
        if (kept < least) least = kept, poorest = i;
    }
    const std::uint64_t wanted = wanted_ * strata_.size();
    std::string text = fmt::format("{} of {} kept", with_commas(all), with_commas(wanted));
    if (strata_.size() > 1 && least < wanted_)
        text +=
            fmt::format("; {}: {} of {}", strata_[poorest].name, with_commas(least), with_commas(wanted_));
    return text;
}

}  // namespace nonet::cli
