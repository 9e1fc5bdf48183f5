#include "rules/alone.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <optional>
#include <vector>

namespace nonet::rules {
namespace {

// The state of a walk along the cells: the digits of a cage so far, a total, the rest that a shaft must add, or the
// previous value.
class Walk {
 public:
    Walk(const Geometry& board, const Rule& rule)
        : rule_(rule), low_(board.zero_based() ? 0 : 1), number_(rule.values.empty() ? 0 : rule.values[0]) {}

    // Returns the state after `place` cells and the next value, in a bulb of `bulb` cells. Returns nothing if the rule
    // is broken.
    std::optional<int> next(int state, std::size_t place, std::size_t bulb, int value) const {
        const auto if_holds = [](bool holds, int to) { return holds ? std::optional(to) : std::nullopt; };
        const bool is_first = place == 0;
        switch (rule_.kind) {
            case RuleKind::killer: {
                const int bit = 1 << (value - low_);
                return if_holds((state & bit) == 0, state | bit);
            }
            case RuleKind::sum:
            case RuleKind::little_killer:
            case RuleKind::xv: return if_holds(state + value <= number_, state + value);
            case RuleKind::arrow:
                if (place < bulb) return if_holds(is_first || value <= 9, 10 * state + value);
                return if_holds(value <= state, state - value);
            case RuleKind::thermo: return if_holds(is_first || value > state, value);
            case RuleKind::slow_thermo: return if_holds(is_first || value >= state, value);
            case RuleKind::whisper: return if_holds(is_first || std::abs(value - state) >= number_, value);
            case RuleKind::white: return if_holds(is_first || std::abs(value - state) == number_, value);
            case RuleKind::black:
                return if_holds(is_first || value == number_ * state || state == number_ * value, value);
            case RuleKind::greater: return if_holds(is_first || value < state, value);
            default: return std::nullopt;
        }
    }

    bool is_end(int state) const {
        switch (rule_.kind) {
            case RuleKind::killer: {
                int total = 0;
                for (auto set = static_cast<unsigned>(state); set != 0; set &= set - 1)
                    total += std::countr_zero(set) + low_;
                return rule_.values.empty() || total == number_;
            }
            case RuleKind::sum:
            case RuleKind::little_killer:
            case RuleKind::xv: return state == number_;
            case RuleKind::arrow: return state == 0 || rule_.groups.size() == 1;
            default: return true;
        }
    }

    // A cage of 13 cells with 25 digits has millions of states, so the budget is checked in between.
    bool reaches_an_end(std::span<const Cell> cells, std::size_t bulb, std::span<const Mask> open,
                        Budget& budget) const {
        constexpr std::size_t states_per_look = 4096;
        std::vector<int> states{0}, following;
        for (std::size_t place = 0; place < cells.size(); ++place) {
            following.clear();
            for (std::size_t i = 0; i < states.size(); ++i) {
                if (i % states_per_look == 0 && budget.look()) return true;
                for (Mask mask = open[cells[place]]; mask != 0; mask &= mask - 1)
                    if (const auto to = next(states[i], place, bulb, std::countr_zero(mask) + low_))
                        following.push_back(*to);
            }
            std::ranges::sort(following);
            const auto [end, last] = std::ranges::unique(following);
            following.erase(end, last);
            states.swap(following);
        }
        return std::ranges::any_of(states, [&](int state) { return is_end(state); });
    }

 private:
    const Rule& rule_;
    const int low_, number_;
};

}  // namespace

bool can_be_alone(const Rule& rule) {
    switch (rule.kind) {
        case RuleKind::killer:
        case RuleKind::little_killer:
        case RuleKind::xv:
        case RuleKind::arrow:
        case RuleKind::thermo:
        case RuleKind::slow_thermo:
        case RuleKind::whisper:
        case RuleKind::white:
        case RuleKind::black:
        case RuleKind::greater: break;
        case RuleKind::sum:
            if (rule.values.size() == 1) break;
            return false;
        default: return false;
    }
    // A cell that a total counts twice is treated as two cells, which is enough for a proof. A cage would be broken by
    // that.
    std::vector<Cell> cells = rule.groups[0];
    std::ranges::sort(cells);
    return rule.kind != RuleKind::killer || std::ranges::adjacent_find(cells) == cells.end();
}

bool can_hold_alone(const Geometry& board, const Rule& rule, std::span<const Mask> open, Budget& budget) {
    const Walk walk(board, rule);
    if (rule.kind != RuleKind::arrow) return walk.reaches_an_end(rule.groups[0], 0, open, budget);
    // A bulb without a shaft must still hold a number.
    if (rule.groups.size() == 1)
        return walk.reaches_an_end(rule.groups[0], rule.groups[0].size(), open, budget);
    for (std::size_t shaft = 1; shaft < rule.groups.size(); ++shaft) {
        std::vector<Cell> cells = rule.groups[0];
        cells.insert(cells.end(), rule.groups[shaft].begin(), rule.groups[shaft].end());
        if (!walk.reaches_an_end(cells, rule.groups[0].size(), open, budget)) return false;
    }
    return true;
}

}  // namespace nonet::rules
