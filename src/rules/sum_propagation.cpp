// Sums.  Few open cells of a clique that see each other are tried out, more are told by the sets of digits they can be;
// several cliques by the totals that each can have, as bits, forward and back.
//
//   totals   of open cells are told from the lowest they can have, each for itself: bit 0 is that of the lowest digits.
//            So what is still missing fits into 128 bits also where weights are large

#include <algorithm>
#include <bit>
#include <tuple>

#include "rules/propagator.hpp"

namespace nonet::rules {

// Digits as they count in the sum.
struct Propagator::Open {
    static constexpr int most = Geometry::most_digits;
    std::array<Cell, most> cells;
    std::array<Mask, most> masks;
    std::size_t count;
    Mask any;     // of all
    int lowest;   // the total of the lowest digits of the open ones
    int highest;  // and of the highest

    std::span<const Mask> all() const { return {masks.data(), count}; }
};

namespace {

__extension__ typedef unsigned __int128 Long;

constexpr std::size_t few_cells = 3;

int lowest(std::uint64_t bits) { return std::countr_zero(bits); }
int lowest(Long bits) {
    const auto half = static_cast<std::uint64_t>(bits);
    return half != 0 ? std::countr_zero(half) : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64));
}
int highest(std::uint64_t bits) { return 63 - std::countl_zero(bits); }
int highest(Long bits) {
    const auto half = static_cast<std::uint64_t>(bits >> 64);
    return half != 0 ? 127 - std::countl_zero(half) : highest(static_cast<std::uint64_t>(bits));
}

// Calls use(total) for each.
template <class Totals, class Use>
void each_bit(Totals bits, Use use) {
    for (; bits != 0; bits &= bits - 1) use(lowest(bits));
}

// The totals of up to three cells with different digits; of three the last may be equal to another.
template <class Totals>
Totals reached(std::span<const Mask> masks) {
    const auto from_low = [](Mask mask) { return static_cast<Totals>(mask >> std::countr_zero(mask)); };
    Totals found = from_low(masks[0]);
    if (masks.size() == 1) return found;
    found = 0;
    const int lows = std::countr_zero(masks[0]) + std::countr_zero(masks[1]);
    for (Mask a = masks[0]; a != 0; a &= a - 1) {
        const int digit = std::countr_zero(a);
        const int shift = digit - lows;
        const auto others = static_cast<Totals>(masks[1] & ~(a & (~a + 1)));
        found |= shift >= 0 ? others << shift : others >> -shift;
    }
    if (masks.size() == 2) return found;
    const Totals two = found;
    found = 0;
    const int low = std::countr_zero(masks[2]);
    for (Mask c = masks[2]; c != 0; c &= c - 1) found |= two << (std::countr_zero(c) - low);
    return found;
}

// What remains of up to three cells where their total is one of these; and the digits that all ways have.
//
// Measured, not kept: for one total all ways of two cells at once, by the mask turned round.  3 % more instructions on a hard
// killer: most often there are several totals, or two digits.
template <class Totals>
Mask keep(std::span<const Mask> masks, Totals totals, std::span<Mask> kept) {
    Mask every = ~Mask{0};
    for (Mask& mask : kept) mask = 0;
    const int low = std::countr_zero(masks.back());
    if (masks.size() == 1) {
        kept[0] = masks[0] & static_cast<Mask>(totals) << low;
        return has_one(kept[0]) ? kept[0] : 0;
    }
    for (Mask a = masks[0]; a != 0; a &= a - 1) {
        const Mask first = a & (~a + 1);
        const int sum = std::countr_zero(first) - std::countr_zero(masks[0]);
        if (masks.size() == 2) {
            const Mask last = masks[1] & ~first & static_cast<Mask>(totals >> sum) << low;
            if (last == 0) continue;
            kept[0] |= first;
            kept[1] |= last;
            every &= first | (has_one(last) ? last : 0);
            continue;
        }
        for (Mask b = masks[1] & ~first; b != 0; b &= b - 1) {
            const Mask second = b & (~b + 1);
            const int both = sum + std::countr_zero(second) - std::countr_zero(masks[1]);
            const Mask last = masks[2] & ~first & ~second & static_cast<Mask>(totals >> both) << low;
            if (last == 0) continue;
            kept[0] |= first;
            kept[1] |= second;
            kept[2] |= last;
            every &= first | second | (has_one(last) ? last : 0);
        }
    }
    return every;
}

// Bits up to this one.
template <class Totals>
Totals up_to(int total) {
    return total + 1 >= static_cast<int>(8 * sizeof(Totals)) ? ~Totals{0} : (Totals{1} << (total + 1)) - 1;
}

// The lowest and the highest total of different digits, as near as can be told from each cell's lowest and highest.
std::pair<int, int> bounds_of(std::span<const Mask> masks) {
    std::array<int, Geometry::most_digits> low, high;
    for (std::size_t i = 0; i < masks.size(); ++i) {
        low[i] = std::countr_zero(masks[i]);
        high[i] = 31 - std::countl_zero(masks[i]);
    }
    std::sort(low.begin(), low.begin() + static_cast<std::ptrdiff_t>(masks.size()));
    std::sort(high.begin(), high.begin() + static_cast<std::ptrdiff_t>(masks.size()));
    int least = 0, most = 0, last = -1, next = Geometry::most_digits;
    for (std::size_t i = 0; i < masks.size(); ++i) {
        last = std::max(low[i], last + 1);
        least += last;
        next = std::min(high[masks.size() - 1 - i], next - 1);
        most += next;
    }
    return {least, most};
}

}  // namespace

Mask Propagator::flip(Mask mask) const {
    if (!net_.flipped.empty()) return net_.flipped[mask];
    Mask flipped = 0;
    for (; mask != 0; mask &= mask - 1) flipped |= Mask{1} << (net_.digit_count - 1 - std::countr_zero(mask));
    return flipped;
}

// The totals that the open cells of a clique can have; some more of three cells and more.
template <class Totals>
Totals Propagator::totals_of(const Open& cells) const {
    if (cells.count == 0) return 1;
    Totals found =
        cells.count <= few_cells ? reached<Totals>(cells.all()) : up_to<Totals>(cells.highest - cells.lowest);
    if (cells.count < few_cells) return found;
    if (!net_.subsets.empty()) {
        const auto& subsets = net_.subsets[cells.count];
        const int shift = subsets.least - cells.lowest;
        const auto within = static_cast<Totals>(subsets.within[cells.any]);
        return found & (shift >= 0 ? within << shift : within >> -shift);
    }
    const auto [low, high] = bounds_of(cells.all());
    const int least = low - cells.lowest, most = high - cells.lowest;
    return most < least ? 0
                        : found & up_to<Totals>(most) & ~(least == 0 ? Totals{0} : up_to<Totals>(least - 1));
}

bool Propagator::shrink_open(const Clique& clique, const Open& cells, std::span<const Mask> kept) {
    for (std::size_t i = 0; i < cells.count; ++i)
        if (!shrink(cells.cells[i], clique.is_flipped ? flip(kept[i]) : kept[i])) return false;
    return true;
}

// Digits that stand in one of the cells, whichever it is: where only one can be it, it is.
bool Propagator::require(const Open& cells, bool is_flipped, Mask required) {
    if (is_flipped) required = flip(required);
    for (; required != 0; required &= required - 1)
        if (!place({cells.cells.data(), cells.count}, required & (~required + 1))) return false;
    return true;
}

// Digits that stand in the clique because the rest of the house cannot hold them.
Mask Propagator::needed_of(const Sum& sum, const Clique& clique) const {
    Mask others = 0;
    for (Cell cell : net_.list(static_cast<std::uint32_t>(sum.rest))) others |= open(cell);
    Mask needed = sum.house & ~others;
    for (std::uint32_t i = clique.first; i < clique.last; ++i)
        if (is_single(net_.sum_cells[i])) needed &= ~open(net_.sum_cells[i]);
    return clique.is_flipped ? flip(needed) : needed;
}

// The sets of digits that have one of the totals and can be held: which digits any has, and which all have.
template <class Totals>
std::pair<Mask, Mask> Propagator::sets_of(const Open& cells, Totals allowed, Mask needed) const {
    const auto& subsets = net_.subsets[cells.count];
    Mask any = 0, every = net_.all;
    const int from = lowest(allowed), to = highest(allowed);
    for (int total = from; total <= to; ++total) {
        if ((allowed >> total & 1) == 0) continue;
        const auto t = static_cast<std::size_t>(total + cells.lowest);
        for (std::size_t i = subsets.begin[t]; i < subsets.begin[t + 1]; ++i) {
            const Mask set = subsets.sets[i];
            if ((set & ~cells.any) != 0 || (needed & ~set) != 0) continue;
            bool fits = true;
            for (std::size_t k = 0; k < cells.count && fits; ++k) fits = (cells.masks[k] & set) != 0;
            if (!fits) continue;
            any |= set;
            every &= set;
        }
    }
    return {any, every};
}

// The open cells have a total of `least` to `most`: only the lowest and the highest that each leaves to the others.
bool Propagator::fit_bounds(const Clique& clique, const Open& cells, int least, int most) {
    std::array<Mask, Open::most> kept;
    for (std::size_t i = 0; i < cells.count; ++i) {
        std::array<Mask, Open::most> others;
        std::size_t count = 0;
        for (std::size_t k = 0; k < cells.count; ++k)
            if (k != i) others[count++] = cells.masks[k];
        const auto [low, high] = bounds_of({others.data(), count});
        kept[i] = cells.masks[i] & below(std::clamp(most - low + 1, 0, 32)) &
                  ~below(std::clamp(least - high, 0, 32));
    }
    return shrink_open(clique, cells, {kept.data(), cells.count});
}

// The open cells have one of the totals.
template <class Totals>
bool Propagator::fit_clique(const Sum& sum, const Clique& clique, const Open& cells, Totals allowed) {
    if (cells.count == 0) return (allowed & 1) != 0;
    if (allowed == 0) return failed_cell_ = cells.cells[0], false;
    std::array<Mask, Open::most> kept;
    const std::span<Mask> list(kept.data(), cells.count);
    // What the rest of the house cannot hold stands in the sum.
    const Mask needed = sum.rest >= 0 && cells.count > 1 ? needed_of(sum, clique) : 0;
    Mask every = 0;
    if (cells.count <= few_cells) {
        every = keep(cells.all(), allowed, list) | needed;
        if (needed != 0 && size_of(every) == static_cast<int>(cells.count))
            for (Mask& mask : list) mask &= every;
    } else if (!net_.subsets.empty()) {
        Mask any = 0;
        std::tie(any, every) = sets_of(cells, allowed, needed);
        if (any == 0) return failed_cell_ = cells.cells[0], false;
        for (std::size_t i = 0; i < cells.count; ++i) kept[i] = cells.masks[i] & any;
    } else {
        return fit_bounds(clique, cells, lowest(allowed) + cells.lowest, highest(allowed) + cells.lowest);
    }
    if (!shrink_open(clique, cells, list)) return false;
    return every == 0 || cells.count == 1 || require(cells, clique.is_flipped, every);
}

// Sets `target` to what the open cells have to bring above their lowest digits.
void Propagator::open_clique(const Clique& clique, Open& cells, int& target) const {
    int base = 0, lowest = 0, highest = 0;
    Mask any = 0;
    std::size_t count = 0;
    for (std::uint32_t k = clique.first; k < clique.last; ++k) {
        const Cell cell = net_.sum_cells[k];
        const Mask mask = clique.is_flipped ? flip(open(cell)) : open(cell);
        const int low = std::countr_zero(mask);
        base += low;
        if (has_one(mask)) continue;
        lowest += low;
        highest += 31 - std::countl_zero(mask);
        cells.cells[count] = cell;
        cells.masks[count++] = mask;
        any |= mask;
    }
    cells.count = count;
    cells.any = any;
    cells.lowest = lowest;
    cells.highest = highest;
    target -= base * clique.weight;
}

bool Propagator::run_sum(const Sum& sum) {
    const std::size_t count = sum.last - sum.first;
    if (count > most_cliques) return run_bounds(sum);
    std::array<Open, most_cliques> cliques;
    int target = sum.target, slack = 0, most = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Clique& clique = net_.cliques[sum.first + i];
        open_clique(clique, cliques[i], target);
        const int range = (cliques[i].highest - cliques[i].lowest) * clique.weight;
        slack += range;
        most = std::max(most, range);
    }
    const auto fail = [&] { return failed_cell_ = net_.sum_cells[net_.cliques[sum.first].first], false; };
    if (target < 0 || target > slack) return fail();
    if (count == 1) {
        const int weight = net_.cliques[sum.first].weight;
        if (target % weight != 0) return fail();
        if (cliques[0].count == 0) return target == 0 || fail();
        const int total = target / weight;
        const Clique& clique = net_.cliques[sum.first];
        if (total < 64) return fit_clique(sum, clique, cliques[0], std::uint64_t{1} << total);
        return total < 128 ? fit_clique(sum, clique, cliques[0], Long{1} << total) : run_bounds(sum);
    }
    // Where each clique leaves the others all they can have, bounds say nothing, and holes between totals seldom.  (Measured:
    // a tenth fewer instructions on hard killers and little killers, nodes as before.)
    if (!is_of_one_rule_ && most <= std::min(target, slack - target)) return true;
    const std::span<const Open> list(cliques.data(), count);
    if (target < 64) return run_cliques<std::uint64_t>(sum, list, target);
    return target < 128 ? run_cliques<Long>(sum, list, target) : run_bounds(sum);
}

template <class Totals>
bool Propagator::run_cliques(const Sum& sum, std::span<const Open> cliques, int target) {
    const auto fail = [&] { return failed_cell_ = net_.sum_cells[net_.cliques[sum.first].first], false; };
    const std::size_t count = cliques.size();
    const auto weight_of = [&](std::size_t i) { return net_.cliques[sum.first + i].weight; };
    // from[i]: what those before clique i can bring; rest: what those from it on still have to bring.
    std::array<Totals, most_cliques> totals;
    std::array<Totals, most_cliques + 1> from;
    from[0] = 1;
    for (std::size_t i = 0; i < count; ++i) {
        totals[i] = totals_of<Totals>(cliques[i]);
        from[i + 1] = 0;
        const int weight = weight_of(i);
        // The shorter list of bits is gone through.
        if (weight == 1 && highest(from[i]) < highest(totals[i]))
            each_bit(from[i], [&](int total) { from[i + 1] |= totals[i] << total; });
        else
            each_bit(totals[i], [&](int total) {
                if (total * weight <= target) from[i + 1] |= from[i] << (total * weight);
            });
        from[i + 1] &= up_to<Totals>(target);
    }
    if ((from[count] >> target & 1) == 0) return fail();
    Totals rest = Totals{1} << target;
    for (std::size_t i = count; i-- > 0;) {
        const int weight = weight_of(i);
        Totals allowed = 0, before = 0;
        each_bit(totals[i], [&](int total) {
            const int weighed = total * weight;
            if (weighed > target || ((from[i] << weighed) & rest) == 0) return;
            allowed |= Totals{1} << total;
            before |= rest >> weighed;
        });
        rest = before;
        // Where all totals are left, the sum says nothing of the clique.
        if (allowed == totals[i] && cliques[i].count > 0) continue;
        if (!fit_clique(sum, net_.cliques[sum.first + i], cliques[i], allowed)) return false;
    }
    return true;
}

// Of many cliques, or where much is missing: what each clique leaves to the others, as bounds.
bool Propagator::run_bounds(const Sum& sum) {
    const auto fail = [&] { return failed_cell_ = net_.sum_cells[net_.cliques[sum.first].first], false; };
    // What the open cells of a clique can bring above their lowest digits.
    const auto range_of = [](const Open& cells) {
        const auto [low, high] = bounds_of(cells.all());
        return std::pair(low - cells.lowest, high - cells.lowest);
    };
    int target = sum.target, least = 0, most = 0;
    for (std::uint32_t i = sum.first; i < sum.last; ++i) {
        Open cells;
        open_clique(net_.cliques[i], cells, target);
        const auto [low, high] = range_of(cells);
        least += net_.cliques[i].weight * low;
        most += net_.cliques[i].weight * high;
    }
    if (target < least || target > most) return fail();
    for (std::uint32_t i = sum.first; i < sum.last; ++i) {
        const Clique& clique = net_.cliques[i];
        Open cells;
        int unused = 0;
        open_clique(clique, cells, unused);
        if (cells.count == 0) continue;
        const auto [low, high] = range_of(cells);
        const int over = target - (most - clique.weight * high);
        const int top = (target - (least - clique.weight * low)) / clique.weight;
        const int bottom = over <= 0 ? 0 : (over + clique.weight - 1) / clique.weight;
        if (top >= high && bottom <= low) continue;
        if (!fit_bounds(clique, cells, bottom + cells.lowest, top + cells.lowest)) return false;
    }
    return true;
}

}  // namespace nonet::rules
