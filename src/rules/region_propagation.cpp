// Regions to be found, and counts of the cells that equal a given one.

#include <algorithm>
#include <array>
#include <bit>

#include "rules/propagator.hpp"

namespace nonet::rules {

// A region has no digit twice, and has every digit if it has as many cells as there are digits.
template <std::size_t Words>
bool Propagator::run_regions(const Regions& regions) {
    using Set = PlaceSet<Words>;
    const auto cells = net_.placed[std::size_t{regions.cells}],
               numbers = net_.placed[std::size_t{regions.numbers}];
    const HeldPlaces<Words> held = look_at<Words>(regions.cells), owned = look_at<Words>(regions.numbers);
    const Set placed = held.single(), numbered = owned.single();
    for (int region = 0; region < regions.count; ++region)
        for (int digit = 0; digit < net_.digit_count; ++digit) {
            const Mask in = Mask{1} << region, bit = Mask{1} << digit;
            const Set both = held.of(digit) & owned.of(region);
            if (const Set known = both & placed & numbered; !known.empty()) {
                if (!known.has_one()) return failed_cell_ = cells[known.first()], false;
                if (!(both - known).all_of([&](std::size_t place) {
                        return (!numbered.contains(place) || strike(cells[place], bit)) &&
                               (!placed.contains(place) || strike(numbers[place], in));
                    }))
                    return false;
            } else if (regions.is_full) {
                if (both.empty()) return failed_cell_ = numbers[0], false;
                if (!both.has_one()) continue;
                const std::size_t place = both.first();
                if (!shrink(cells[place], bit) || !shrink(numbers[place], in)) return false;
            }
        }
    return true;
}
template bool Propagator::run_regions<few_words>(const Regions&);
template bool Propagator::run_regions<many_words>(const Regions&);

// Computes how far each arm certainly equals the first cell, and how far it can; then restricts both by the number.
bool Propagator::run_same(const Same& same) {
    const Mask first = open(same.first);
    const auto can_be = [&](Cell cell) { return (open(cell) & first) != 0; };
    const auto is_sure = [&](Cell cell) {
        return cell == same.first || (has_one(first) && open(cell) == first);
    };
    int least = 1, most = 1;
    std::vector<std::pair<int, int>> runs;
    for (std::uint32_t arm : same.arms) {
        const auto cells = net_.list(arm);
        const auto sure = std::ranges::find_if_not(cells, is_sure) - cells.begin();
        const auto end = std::ranges::find_if_not(cells, can_be) - cells.begin();
        runs.emplace_back(sure, end);
        least += static_cast<int>(sure);
        most += static_cast<int>(end);
    }
    Mask said = 0;
    for (int digit = 0; digit < net_.digit_count; ++digit) {
        const int length = digit + net_.low + same.more;
        if (length >= least && length <= most) said |= Mask{1} << digit;
    }
    if (!shrink(same.number, said)) return false;
    const int lowest = std::countr_zero(open(same.number)) + net_.low + same.more;
    const int highest = 31 - std::countl_zero(open(same.number)) + net_.low + same.more;
    Mask common = first;  // of the cells that must be equal
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const auto cells = net_.list(same.arms[i]);
        const auto [sure, end] = runs[i];
        const int needed = lowest - (most - end);
        for (int k = 0; k < needed; ++k) common &= open(cells[static_cast<std::size_t>(k)]);
        if (highest == least && has_one(first) && sure < static_cast<int>(cells.size()) &&
            !strike(cells[static_cast<std::size_t>(sure)], first))
            return false;
    }
    if (!shrink(same.first, common)) return false;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const auto cells = net_.list(same.arms[i]);
        const int needed = lowest - (most - runs[i].second);
        for (int k = 0; k < needed; ++k)
            if (!shrink(cells[static_cast<std::size_t>(k)], common)) return false;
    }
    return true;
}

}  // namespace nonet::rules
