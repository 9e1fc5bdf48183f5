// The cells of a list in which each digit is open, for items that test many cells.

#include <algorithm>
#include <bit>
#include <utility>

#include "rules/propagator.hpp"

namespace nonet::rules {

std::size_t Propagator::held_size(const Network& network) {
    return 1 + many_words * static_cast<std::size_t>(network.digit_count + 1);
}

// For consecutive cells, the sets of places_ are shifted. For one rule alone, places_ is out of date, so each cell is
// read.
template <std::size_t Words>
HeldPlaces<Words> Propagator::look_at(std::uint32_t placed) {
    const auto cells = net_.placed[std::size_t{placed}];
    std::uint64_t* as_of = held_.data() + held_size(net_) * placed;
    std::uint64_t* words = as_of + 1;
    const HeldPlaces<Words> held(words, net_.digit_count);
    if (!is_of_one_rule_ && std::exchange(*as_of, tells_) == tells_) return held;
    const auto digits = static_cast<std::size_t>(net_.digit_count);
    if (is_of_one_rule_ || !net_.are_a_run[placed]) {
        *as_of = 0;
        std::fill_n(words, Words * (digits + 1), 0);
        for (std::size_t place = 0; place < cells.size(); ++place) {
            const std::uint64_t bit = std::uint64_t{1} << (place % 64);
            for (Mask mask = open(cells[place]); mask != 0; mask &= mask - 1)
                words[Words * static_cast<std::size_t>(std::countr_zero(mask)) + place / 64] |= bit;
            if (is_single(cells[place])) words[Words * digits + place / 64] |= bit;
        }
        return held;
    }
    const std::size_t shift = cells[0] % 64U;
    const PlaceSet<Words> all = PlaceSet<Words>::below(cells.size());
    PlaceSet<Words> any, more;
    for (std::size_t digit = 0; digit < digits; ++digit) {
        const std::uint64_t* places = places_.data() + net_.words * digit + cells[0] / 64U;
        PlaceSet<Words> found;
        for (std::size_t i = 0; i < Words; ++i)
            found.words[i] = places[i] >> shift | places[i + 1] << 1 << (63 - shift);
        found &= all;
        more |= any & found;
        any |= found;
        words = std::ranges::copy(found.words, words).out;
    }
    std::ranges::copy((any - more).words, words);
    return held;
}
template HeldPlaces<few_words> Propagator::look_at(std::uint32_t);
template HeldPlaces<many_words> Propagator::look_at(std::uint32_t);

}  // namespace nonet::rules
