// Lines: digits that increase along a line, sets of digits, digits between ends, automatons.

#include <algorithm>
#include <bit>

#include "rules/propagator.hpp"

namespace nonet::rules {

bool Propagator::run_chain(const Chain& chain) {
    const auto cells = net_.list(chain.cells);
    Mask floor = net_.all;  // digits that are high enough
    for (Cell cell : cells) {
        if (!shrink(cell, floor)) return false;
        const Mask lowest = open(cell) & (~open(cell) + 1);
        floor = ~(lowest - 1) & net_.all;
        if (chain.is_strict) floor &= ~lowest;
    }
    Mask ceiling = net_.all;
    for (std::size_t i = cells.size(); i-- > 0;) {
        if (!shrink(cells[i], ceiling)) return false;
        const Mask highest = std::bit_floor(open(cells[i]));
        ceiling = highest - 1;
        if (!chain.is_strict) ceiling |= highest;
    }
    return true;
}

// The sets that the cells can still hold: digits that are in no set are removed. A digit that is in every set and open
// in only one cell is placed there.
bool Propagator::run_sets(const Sets& sets) {
    const auto cells = net_.list(sets.cells);
    Mask open_digits = 0, held = 0;
    for (Cell cell : cells) {
        open_digits |= open(cell);
        if (is_single(cell)) held |= open(cell);
    }
    Mask any = 0, every = net_.all;
    for (std::uint32_t i = sets.first; i < sets.last; ++i) {
        const Mask set = net_.sets[i];
        if ((set & ~open_digits) != 0 || (held & ~set) != 0) continue;
        if (std::ranges::any_of(cells, [&](Cell cell) { return (open(cell) & set) == 0; })) continue;
        any |= set;
        every &= set;
    }
    if (any == 0) return failed_cell_ = cells[0], false;
    for (Cell cell : cells)
        if (!shrink(cell, any)) return false;
    for (Mask left = every & ~held; left != 0; left &= left - 1) {
        const Mask digit = left & (~left + 1);
        if (!place(cells, digit)) return false;
    }
    return true;
}

// Both directions, the first end low or high: digits that neither allows are removed.
bool Propagator::run_ends(const Ends& ends) {
    const auto cells = net_.list(ends.cells);
    if (cells.size() == 2 && !ends.is_outside) return true;
    const auto inner = cells.subspan(1, cells.size() - 2);
    const auto above = [&](int digit) { return net_.all & ~below(digit + 1); };
    scratch_.assign(cells.size(), 0);
    for (bool is_turned : {false, true}) {
        Mask low = open(is_turned ? cells.back() : cells.front());
        Mask high = open(is_turned ? cells.front() : cells.back());
        const auto lowest = [](Mask mask) { return std::countr_zero(mask); };
        const auto highest = [](Mask mask) { return 31 - std::countl_zero(mask); };
        const int apart = ends.is_outside ? ends.apart : 2;
        // The minimum distance between the ends.
        if (lowest(low) + apart > highest(high)) continue;
        low &= below(highest(high) - apart + 1);
        high &= ~below(lowest(low) + apart);
        if (low == 0 || high == 0) continue;
        bool fits = true;
        std::vector<Mask> kept(inner.size());
        for (std::size_t i = 0; i < inner.size() && fits; ++i) {
            const Mask own = open(inner[i]);
            if (!ends.is_outside) {
                kept[i] = own & above(lowest(low)) & below(highest(high));
                if (kept[i] == 0) {
                    fits = false;
                    break;
                }
                low &= below(highest(kept[i]));
                high &= above(lowest(kept[i]));
            } else {
                kept[i] = own & (below(highest(low)) | above(lowest(high)));
                if (kept[i] == 0) {
                    fits = false;
                    break;
                }
                // Keeps the values of an end with which the cell can be below the low end or above the high one.
                const int least = lowest(kept[i]), most = highest(kept[i]);
                Mask low_left = 0, high_left = 0;
                for (Mask rest = low; rest != 0; rest &= rest - 1)
                    if (const int end = lowest(rest);
                        least < end || most > std::max(end + apart, lowest(high)))
                        low_left |= rest & (~rest + 1);
                for (Mask rest = high; rest != 0; rest &= rest - 1)
                    if (const int end = lowest(rest);
                        most > end || least < std::min(end - apart, highest(low)))
                        high_left |= rest & (~rest + 1);
                low = low_left;
                high = high_left;
            }
            fits = low != 0 && high != 0;
        }
        if (!fits) continue;
        scratch_.front() |= is_turned ? high : low;
        scratch_.back() |= is_turned ? low : high;
        for (std::size_t i = 0; i < inner.size(); ++i) scratch_[i + 1] |= kept[i];
    }
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (!shrink(cells[i], scratch_[i])) return false;
    return true;
}

// Computes which states can be reached from the start, and from which of them the end can be reached.
bool Propagator::run_layered(const Layered& item) {
    const auto& [cells, shared] = item;
    const Layers& layers = *shared;
    enum State : std::uint8_t { unseen, reached, leads };
    const std::size_t length = cells.size();
    states_.assign(layers.states, unseen);
    reached_.assign(1, 0);
    layer_begins_.assign(1, 0);
    for (std::size_t i = 0; i < length; ++i) {
        const Mask mask = open(cells[i]);
        const std::size_t begin = layer_begins_.back(), end = reached_.size();
        for (std::size_t k = begin; k < end; ++k)
            for (const auto& edge : layers.edges[std::size_t{reached_[k]}])
                if ((edge.digits & mask) != 0 && states_[edge.to] == unseen) {
                    states_[edge.to] = reached;
                    reached_.push_back(edge.to);
                }
        layer_begins_.push_back(end);
    }
    std::fill(states_.begin() + static_cast<std::ptrdiff_t>(layers.first_end), states_.end(), leads);
    for (std::size_t i = length; i-- > 0;) {
        const Mask mask = open(cells[i]);
        Mask kept = 0;
        for (std::size_t k = layer_begins_[i]; k < layer_begins_[i + 1]; ++k)
            for (const auto& edge : layers.edges[std::size_t{reached_[k]}]) {
                if ((edge.digits & mask) == 0 || states_[edge.to] != leads) continue;
                states_[reached_[k]] = leads;
                kept |= edge.digits & mask;
                if (kept == mask) break;  // the other edges add nothing
            }
        if (!shrink(cells[i], kept)) return false;
    }
    return true;
}

// Bit n of a set of states: n digits have occurred. The forward pass finds the states that can be reached, the backward
// pass those that lead to the end. A digit that has occurred needs a state above itself; a new one needs exactly its
// own number. A cell is skipped if the states before and after it are the same as when it last excluded nothing.
//
// Measured: The Fountain of ISS's collection, one run as layers took 27,000 instructions, this way 2,700.
bool Propagator::run_precedence(std::uint32_t number) {
    const auto& [list, count] = net_.precedences[number];
    const auto cells = net_.list(list);
    const Mask all = below(count);
    const auto above_lowest = [](Mask mask) { return ~((mask & (~mask + 1)) * 2 - 1); };
    auto& passes = passes_[number];
    passes.resize(cells.size());
    Mask states = 1;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        Pass& pass = passes[i];
        if (const Mask mask = open(cells[i]); pass.open != mask || pass.before != states) {
            const Mask digits = mask & all;
            const Mask behind = (states & above_lowest(digits)) | (states & digits) << 1;
            pass = {mask, states, behind, 0, 0};
        }
        states = pass.behind;
    }
    Mask leads = states & Mask{1} << count;
    if (leads == 0) return failed_cell_ = cells[0], false;
    for (std::size_t i = cells.size(); i-- > 0;) {
        Pass& pass = passes[i];
        if (pass.from != leads) {
            const Mask digits = pass.open & all;
            const Mask stay = pass.before & leads & above_lowest(digits);
            const Mask grow = pass.before & leads >> 1 & digits;
            const Mask stood = stay == 0 ? 0 : below(31 - std::countl_zero(stay)) & digits;
            if (!shrink(cells[i], stood | grow)) return false;
            pass.from = (stood | grow) == pass.open ? leads : 0;
            pass.to = stay | grow;
        }
        leads = pass.to;
    }
    return true;
}

}  // namespace nonet::rules
