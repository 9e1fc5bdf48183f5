// Skyscrapers along different cells: examines every order of digits that the cells allow, by the sets of digits so far.
//
//   a set of digits determines the number of cells that hold them and the highest one; it is kept with the possible
//   numbers of visible cells

#include <algorithm>
#include <bit>

#include "rules/propagator.hpp"

namespace nonet::rules {
namespace {

// Bit n of the ways: n cells are visible. A 0 is never visible, and neither is anything after the highest digit.
struct SeenCells {
    Mask zero, highest, wanted;
    std::array<Mask, Network::few_digits>
        fits{};  // by the highest digit so far: ways that can still meet the clue

    SeenCells(int digits, bool has_zero, bool is_full, int number)
        : zero(has_zero ? 1 : 0), highest(Mask{1} << (digits - 1)), wanted(Mask{1} << number) {
        for (int digit = 0; digit < digits; ++digit)
            fits[static_cast<std::size_t>(digit)] =
                below(is_full ? number : number + 1) & ~below(std::max(0, number - (digits - 1 - digit)));
    }
    bool is_seen(Mask set, Mask digit) const { return digit > (set | zero); }
    Mask with(Mask ways, Mask set, Mask digit) const {
        if (digit == highest) return 0;
        const Mask can = is_seen(set, digit) ? ways << 1 : ways;
        return can & fits[static_cast<std::size_t>(std::bit_width(set | digit) - 1)];
    }
    Mask before(Mask ways, Mask set, Mask digit) const { return is_seen(set, digit) ? ways >> 1 : ways; }
    Mask before_end(Mask, Mask digit) const { return digit == highest ? wanted >> 1 : 0; }
};

// Only one way: each digit was higher than those before.
struct FirstHidden {
    Mask hidden;
    static constexpr Mask wanted = 0;

    Mask with(Mask ways, Mask set, Mask digit) const { return digit > set ? ways : 0; }
    Mask before(Mask ways, Mask set, Mask digit) const { return digit > set ? ways : 0; }
    Mask before_end(Mask set, Mask digit) const { return digit == hidden && digit < set ? 1 : 0; }
};

}  // namespace

//   with         the possible numbers of visible cells, as bits, after a digit follows those of a set
//   before       the reverse: the possible numbers before that digit
//   before_end   the possible numbers before a digit that meets the clue regardless of the rest
//   wanted       the numbers that meet the clue if there is no such digit
template <class Seen>
bool Propagator::run_orders(std::span<const Cell> cells, const Seen& seen) {
    const std::size_t length = cells.size();
    const bool is_full = static_cast<int>(length) == net_.digit_count;
    std::array<Mask, Network::few_digits + 1> left{};  // digits that the cells from there on can hold
    for (std::size_t i = length; i-- > 0;) left[i] = left[i + 1] | open(cells[i]);
    ways_.assign(std::size_t{1} << net_.digit_count, 0);
    ways_[0] = 1;
    reached_.assign(1, 0);
    layer_begins_.assign(1, 0);
    for (std::size_t i = 0; i < length; ++i) {
        const Mask mask = open(cells[i]);
        const Mask needed = is_full ? net_.all & ~left[i + 1] : 0;
        const std::size_t begin = layer_begins_.back(), end = reached_.size();
        for (std::size_t k = begin; k < end; ++k) {
            const Mask set = reached_[k], ways = ways_[set];
            for (Mask rest = mask & ~set; rest != 0; rest &= rest - 1) {
                const Mask digit = rest & (~rest + 1), to = set | digit;
                if ((needed & ~to) != 0) continue;
                const Mask can = seen.with(ways, set, digit);
                if (can == 0) continue;
                if (ways_[to] == 0) reached_.push_back(to);
                ways_[to] |= static_cast<std::uint16_t>(can);
            }
        }
        layer_begins_.push_back(end);
    }
    for (std::size_t k = layer_begins_[length]; k < reached_.size(); ++k) ways_[reached_[k]] &= seen.wanted;
    // Returns whether the cells from there on can have digits outside of the set.
    const auto can_follow = [&](std::size_t from, Mask set) {
        if (is_full && (net_.all & ~set & ~left[from]) != 0) return false;
        return std::ranges::all_of(cells.subspan(from), [&](Cell cell) { return (open(cell) & ~set) != 0; });
    };
    std::array<Mask, Network::few_digits> kept{};
    std::array<Mask, Network::few_digits + 1> behind{};  // the digits kept for the cells from there on
    for (std::size_t i = length; i-- > 0;) {
        const Mask mask = open(cells[i]);
        for (std::size_t k = layer_begins_[i]; k < layer_begins_[i + 1]; ++k) {
            const Mask set = reached_[k];
            Mask lead = 0;
            for (Mask rest = mask & ~set; rest != 0; rest &= rest - 1) {
                const Mask digit = rest & (~rest + 1), to = set | digit;
                Mask can = seen.before(ways_[to], set, digit);
                if (const Mask end = seen.before_end(set, digit) & ways_[set];
                    end != 0 && can_follow(i + 1, to)) {
                    can |= end;
                    behind[i + 1] |= net_.all & ~to;
                }
                can &= ways_[set];
                if (can != 0) kept[i] |= digit;
                lead |= can;
            }
            ways_[set] = static_cast<std::uint16_t>(lead);
        }
    }
    Mask free = 0;
    for (std::size_t i = 0; i < length; ++i) {
        free |= behind[i];
        if (!shrink(cells[i], kept[i] | free)) return false;
    }
    return true;
}

bool Propagator::run_skyline(std::size_t number) {
    const Skyline& line = net_.skylines[number];
    const auto cells = net_.list(line.cells);
    const int digits = net_.digit_count;
    const bool is_full = static_cast<int>(cells.size()) == digits;
    // Skips the item if the cells are unchanged up to the last one that can be the highest, or to the one after it; the
    // others matter little. For one rule alone everything is computed each time, so that the result does not depend on
    // earlier calls.
    std::size_t last = cells.size();
    const Mask highest = Mask{1} << (digits - 1);
    while (is_full && last > 0 && (open(cells[last - 1]) & highest) == 0) --last;
    if (line.is_hidden && last < cells.size()) ++last;
    const auto drawn = std::span(drawn_).subspan(number * Network::few_digits, cells.size());
    if (!is_of_one_rule_ &&
        std::ranges::equal(cells.first(last), drawn.first(last), {}, [&](Cell cell) { return open(cell); }))
        return true;
    const bool holds = line.is_hidden
                           ? run_orders(cells, FirstHidden{Mask{1} << line.wanted})
                           : run_orders(cells, SeenCells(digits, net_.low == 0, is_full, line.wanted));
    if (holds) std::ranges::transform(cells, drawn.begin(), [&](Cell cell) { return open(cell); });
    return holds;
}

}  // namespace nonet::rules
