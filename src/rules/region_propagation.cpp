// Regions that are to be found, and how many cells are the same as one.

#include <algorithm>
#include <array>
#include <bit>

#include "rules/propagator.hpp"

namespace nonet::rules {

// A region holds no digit twice, and each of them where it has as many cells as there are digits.
bool Propagator::run_regions(const Regions& regions) {
    const auto numbers = net_.list(regions.numbers);
    std::array<Mask, Geometry::most_digits> owned{},
        owners{};  // digits of each region, regions of each digit
    std::array<std::array<std::uint16_t, Geometry::most_digits>, Geometry::most_digits> places{};
    std::array<std::array<Cell, Geometry::most_digits>, Geometry::most_digits> last;
    const auto index = [](Mask mask) { return static_cast<std::size_t>(std::countr_zero(mask)); };
    for (Cell cell = 0; cell < numbers.size(); ++cell) {
        const Mask digits = open(cell), own = open(numbers[cell]);
        for (Mask left = own; left != 0; left &= left - 1)
            for (Mask digit = digits; digit != 0; digit &= digit - 1) {
                ++places[index(left)][index(digit)];
                last[index(left)][index(digit)] = cell;
            }
        if (!has_one(digits) || !has_one(own)) continue;
        if ((owned[index(own)] & digits) != 0) return failed_cell_ = cell, false;
        owned[index(own)] |= digits;
        owners[index(digits)] |= own;
    }
    for (Cell cell = 0; cell < numbers.size(); ++cell) {
        const Mask digits = open(cell), own = open(numbers[cell]);
        if (has_one(own) && !has_one(digits) && !strike(cell, owned[index(own)])) return false;
        if (has_one(digits) && !has_one(own) && !strike(numbers[cell], owners[index(digits)])) return false;
    }
    if (!regions.is_full) return true;
    for (std::size_t region = 0; region < static_cast<std::size_t>(regions.count); ++region)
        for (std::size_t digit = 0; digit < static_cast<std::size_t>(net_.digit_count); ++digit) {
            if (places[region][digit] == 0) return failed_cell_ = numbers[0], false;
            if (places[region][digit] != 1) continue;
            const Cell cell = last[region][digit];
            if (!shrink(cell, Mask{1} << digit) || !shrink(numbers[cell], Mask{1} << region)) return false;
        }
    return true;
}

// How far each arm is surely the same as the first cell, and how far it can be; what the number leaves of both.
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
    Mask common = first;  // of what has to be the same
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
