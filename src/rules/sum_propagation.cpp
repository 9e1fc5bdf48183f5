// Sums.  Few open cells of a clique that see each other are tried out, more are told by the sets of digits they can be;
// several cliques by the totals that each can have, as bits, forward and back.
//
//   totals   of open cells are told from the lowest they can have, each for itself: bit 0 is that of the lowest digits.
//            So what is still missing fits into 128 bits also where weights are large

#include <algorithm>
#include <bit>

#include "rules/propagator.hpp"

namespace nonet::rules {

// Digits as they count in the sum.
struct Propagator::Open {
    static constexpr int most = Geometry::most_digits;
    std::array<Cell, most> cells;
    std::array<Mask, most> masks;
    std::size_t count = 0;
    Mask any = 0;    // of all
    int base = 0;    // the total of the lowest digits, and of those that have one
    int lowest = 0;  // the same of the open ones alone
    int weight = 1;
    Totals totals = 0;  // of the open ones, before they are weighed

    std::span<const Mask> all() const { return {masks.data(), count}; }
};

namespace {

__extension__ typedef unsigned __int128 Bits;

constexpr std::size_t few_cells = 3;

int lowest(Bits bits) {
    const auto half = static_cast<std::uint64_t>(bits);
    return half != 0 ? std::countr_zero(half) : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64));
}

// Calls use(total) for each.
template <class Use>
void each_bit(Bits bits, Use use) {
    for (; bits != 0; bits &= bits - 1) use(lowest(bits));
}

// All ways to give up to three cells different digits.
Bits reached(std::span<const Mask> masks) {
    const int low = std::countr_zero(masks.back());
    if (masks.size() == 1) return masks[0] >> low;
    Bits found = 0;
    for (Mask a = masks[0]; a != 0; a &= a - 1) {
        const Mask first = a & (~a + 1);
        const int sum = std::countr_zero(first) - std::countr_zero(masks[0]);
        if (masks.size() == 2) {
            found |= Bits{(masks[1] & ~first) >> low} << sum;
            continue;
        }
        for (Mask b = masks[1] & ~first; b != 0; b &= b - 1) {
            const Mask second = b & (~b + 1);
            found |= Bits{(masks[2] & ~first & ~second) >> low}
                     << (sum + std::countr_zero(second) - std::countr_zero(masks[1]));
        }
    }
    return found;
}

// What remains of up to three cells where their total is one of these; and the digits that all ways have.
Mask keep(std::span<const Mask> masks, Bits totals, std::span<Mask> kept) {
    Mask every = ~Mask{0};
    std::ranges::fill(kept, 0);
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

int total_of(Mask mask) {
    int total = 0;
    for (; mask != 0; mask &= mask - 1) total += std::countr_zero(mask);
    return total;
}

Bits below_total(int total) { return total >= 127 ? ~Bits{0} : (Bits{1} << (total + 1)) - 1; }

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
    Mask flipped = 0;
    for (; mask != 0; mask &= mask - 1) flipped |= Mask{1} << (net_.digit_count - 1 - std::countr_zero(mask));
    return flipped;
}

Propagator::Totals Propagator::totals_of(Open& cells) const {
    if (cells.count == 0) return 1;
    if (cells.count <= few_cells) return reached(cells.all());
    if (!net_.subsets.empty()) {
        Totals found = 0;
        for (Mask set : net_.subsets[cells.count])
            if ((set & ~cells.any) == 0 && total_of(set) >= cells.lowest)
                found |= Totals{1} << (total_of(set) - cells.lowest);
        return found;
    }
    const auto [low, high] = bounds_of(cells.all());
    const int least = low - cells.lowest, most = high - cells.lowest;
    return most < least ? 0 : below_total(most) & ~(least == 0 ? Totals{0} : below_total(least - 1));
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

// The open cells have one of the totals.
bool Propagator::fit_clique(const Sum& sum, const Clique& clique, Open& cells, Totals allowed) {
    if (cells.count == 0) return (allowed & 1) != 0;
    std::array<Mask, Open::most> kept;
    const std::span<Mask> list(kept.data(), cells.count);
    Mask needed = 0;
    if (sum.rest >= 0 && cells.count > 1) {
        // What the rest of the house cannot hold stands in the sum.
        Mask others = 0;
        for (Cell cell : net_.list(static_cast<std::uint32_t>(sum.rest))) others |= open(cell);
        needed = net_.all & ~others;
        for (std::uint32_t i = clique.first; i < clique.last; ++i)
            if (is_single(net_.sum_cells[i])) needed &= ~open(net_.sum_cells[i]);
        if (clique.is_flipped) needed = flip(needed);
    }
    Mask every = 0;
    if (cells.count <= few_cells) {
        every = keep(cells.all(), allowed, list) | needed;
        if (std::popcount(every) == static_cast<int>(cells.count))
            for (Mask& mask : list) mask &= every;
    } else if (!net_.subsets.empty()) {
        Mask any = 0;
        every = net_.all;
        for (Mask set : net_.subsets[cells.count]) {
            if ((set & ~cells.any) != 0 || (needed & ~set) != 0) continue;
            const int total = total_of(set) - cells.lowest;
            if (total < 0 || (allowed >> total & 1) == 0) continue;
            bool fits = true;
            for (std::size_t i = 0; i < cells.count && fits; ++i) fits = (cells.masks[i] & set) != 0;
            if (!fits) continue;
            any |= set;
            every &= set;
        }
        if (any == 0) return failed_cell_ = cells.cells[0], false;
        for (std::size_t i = 0; i < cells.count; ++i) kept[i] = cells.masks[i] & any;
    } else {
        if (allowed == 0) return failed_cell_ = cells.cells[0], false;
        int most = 0;
        each_bit(allowed, [&](int total) { most = total + cells.lowest; });
        const int least = lowest(allowed) + cells.lowest;
        for (std::size_t i = 0; i < cells.count; ++i) {
            std::array<Mask, Open::most> others;
            std::size_t count = 0;
            for (std::size_t k = 0; k < cells.count; ++k)
                if (k != i) others[count++] = cells.masks[k];
            const auto [low, high] = bounds_of({others.data(), count});
            kept[i] = cells.masks[i] & below(std::clamp(most - low + 1, 0, 32)) &
                      ~below(std::clamp(least - high, 0, 32));
        }
    }
    if (!shrink_open(clique, cells, list)) return false;
    return every == 0 || cells.count == 1 || require(cells, clique.is_flipped, every);
}

bool Propagator::run_sum(const Sum& sum) {
    const std::size_t count = sum.last - sum.first;
    if (count > 16) return run_bounds(sum);
    std::array<Open, 16> cliques;
    int target = sum.target;
    for (std::size_t i = 0; i < count; ++i) {
        const Clique& clique = net_.cliques[sum.first + i];
        Open& cells = cliques[i];
        cells.weight = clique.weight;
        for (std::uint32_t k = clique.first; k < clique.last; ++k) {
            const Cell cell = net_.sum_cells[k];
            const Mask mask = clique.is_flipped ? flip(open(cell)) : open(cell);
            cells.base += std::countr_zero(mask);
            if (has_one(mask)) continue;
            cells.lowest += std::countr_zero(mask);
            cells.cells[cells.count] = cell;
            cells.masks[cells.count++] = mask;
            cells.any |= mask;
        }
        target -= cells.base * cells.weight;
    }
    const auto fail = [&] { return failed_cell_ = net_.sum_cells[net_.cliques[sum.first].first], false; };
    if (target < 0) return fail();
    if (target >= most_totals) return run_bounds(sum);
    if (count == 1) {
        if (target % cliques[0].weight != 0) return fail();
        if (cliques[0].count == 0) return target == 0 || fail();
        return fit_clique(sum, net_.cliques[sum.first], cliques[0],
                          Totals{1} << (target / cliques[0].weight));
    }
    // rest[i]: what those from clique i on still have to bring.
    std::array<Totals, 17> rest;
    rest[count] = Totals{1} << target;
    const auto scaled = [](const Open& cells, auto use) {
        each_bit(cells.totals, [&](int total) { use(total * cells.weight); });
    };
    std::array<Totals, 17> from;
    from[0] = 1;
    for (std::size_t i = 0; i < count; ++i) {
        cliques[i].totals = totals_of(cliques[i]);
        from[i + 1] = 0;
        scaled(cliques[i], [&](int total) {
            if (total <= target) from[i + 1] |= from[i] << total;
        });
        from[i + 1] &= below_total(target);
    }
    if ((from[count] >> target & 1) == 0) return fail();
    for (std::size_t i = count; i-- > 0;) {
        rest[i] = 0;
        Totals allowed = 0;
        each_bit(cliques[i].totals, [&](int total) {
            const int weighed = total * cliques[i].weight;
            if (weighed > target || ((from[i] << weighed) & rest[i + 1]) == 0) return;
            allowed |= Totals{1} << total;
            rest[i] |= rest[i + 1] >> weighed;
        });
        const Clique& clique = net_.cliques[sum.first + i];
        if (!fit_clique(sum, clique, cliques[i], allowed)) return false;
    }
    return true;
}

// Of many cliques, or where much is missing: only the lowest and the highest that each cell leaves to the others.
bool Propagator::run_bounds(const Sum& sum) {
    long long least = 0, most = 0;
    const auto each = [&](auto use) {
        for (std::uint32_t i = sum.first; i < sum.last; ++i) {
            const Clique& clique = net_.cliques[i];
            for (std::uint32_t k = clique.first; k < clique.last; ++k)
                if (!use(net_.sum_cells[k], clique)) return false;
        }
        return true;
    };
    const auto low_of = [&](Cell cell, const Clique& clique) -> long long {
        const Mask mask = clique.is_flipped ? flip(open(cell)) : open(cell);
        return static_cast<long long>(clique.weight) * std::countr_zero(mask);
    };
    const auto high_of = [&](Cell cell, const Clique& clique) -> long long {
        const Mask mask = clique.is_flipped ? flip(open(cell)) : open(cell);
        return static_cast<long long>(clique.weight) * (31 - std::countl_zero(mask));
    };
    each([&](Cell cell, const Clique& clique) {
        least += low_of(cell, clique);
        most += high_of(cell, clique);
        return true;
    });
    if (least > sum.target || most < sum.target)
        return failed_cell_ = net_.sum_cells[net_.cliques[sum.first].first], false;
    return each([&](Cell cell, const Clique& clique) {
        const long long low = low_of(cell, clique), high = high_of(cell, clique);
        const long long top = (sum.target - (least - low)) / clique.weight;
        const long long over = sum.target - (most - high);
        const long long bottom = over <= 0 ? 0 : (over + clique.weight - 1) / clique.weight;
        Mask kept = below(static_cast<int>(std::clamp<long long>(top + 1, 0, 32))) &
                    ~below(static_cast<int>(std::clamp<long long>(bottom, 0, 32)));
        kept &= net_.all;
        return shrink(cell, clique.is_flipped ? flip(kept) : kept);
    });
}

}  // namespace nonet::rules
