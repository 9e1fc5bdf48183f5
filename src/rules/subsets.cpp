#include "rules/subsets.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>

namespace nonet::rules {
namespace {

SubsetTables make(int digits) {
    SubsetTables tables;
    const int most = digits * (digits - 1) / 2;
    const std::size_t masks = std::size_t{1} << digits;
    std::vector<std::uint8_t> total(masks);
    tables.flipped.resize(masks);
    tables.of_size.resize(static_cast<std::size_t>(digits) + 1);
    for (auto& subsets : tables.of_size) subsets.begin.resize(static_cast<std::size_t>(most) + 2);
    for (std::size_t mask = 0; mask < masks; ++mask) {
        if (mask != 0) {
            const int digit = std::countr_zero(mask);
            total[mask] = static_cast<std::uint8_t>(total[mask & (mask - 1)] + digit);
            tables.flipped[mask] =
                static_cast<std::uint16_t>(tables.flipped[mask & (mask - 1)] | 1U << (digits - 1 - digit));
        }
        ++tables.of_size[static_cast<std::size_t>(std::popcount(mask))].begin[total[mask] + 1U];
    }
    for (std::size_t count = 0; count < tables.of_size.size(); ++count) {
        auto& [sets, begin, meeting, least, within] = tables.of_size[count];
        std::partial_sum(begin.begin(), begin.end(), begin.begin());
        sets.resize(begin.back());
        meeting.resize((sets.size() + 63) / 64 * masks);
        const int size = static_cast<int>(count);
        least = size * (size - 1) / 2;
        // With the lowest digit of the mask, or without it.
        within.resize(masks);
        if (count == 0) std::ranges::fill(within, 1);
        for (std::size_t mask = 1; mask < masks && count > 0; ++mask) {
            const std::size_t rest = mask & (mask - 1);
            const int shift = std::countr_zero(mask) - (size - 1);
            const std::uint64_t with = tables.of_size[count - 1].within[rest];
            within[mask] = within[rest] | (shift >= 0 ? with << shift : with >> -shift);
        }
    }
    std::vector<std::vector<std::uint16_t>> next;
    for (const auto& subsets : tables.of_size) next.push_back(subsets.begin);
    for (std::size_t mask = 0; mask < masks; ++mask) {
        const auto count = static_cast<std::size_t>(std::popcount(mask));
        auto& subsets = tables.of_size[count];
        const std::size_t place = next[count][total[mask]]++;
        subsets.sets[place] = static_cast<Mask>(mask);
        std::uint64_t* meeting = subsets.meeting.data() + masks * (place / 64);
        for (std::size_t left = mask; left != 0; left &= left - 1)
            meeting[left & (~left + 1)] |= std::uint64_t{1} << (place % 64);
    }
    for (auto& subsets : tables.of_size)
        for (std::size_t i = 0; i < subsets.meeting.size(); ++i)
            if (const std::size_t mask = i % masks; (mask & (mask - 1)) != 0)
                subsets.meeting[i] =
                    subsets.meeting[i - (mask & (~mask + 1))] | subsets.meeting[i - (mask & (mask - 1))];
    return tables;
}

// One table for each number of digits, so that a board only pays for its own.
template <std::size_t digits>
const SubsetTables& kept() {
    static const SubsetTables tables = digits == 0 ? SubsetTables{} : make(static_cast<int>(digits));
    return tables;
}

template <std::size_t... digits>
constexpr auto all_kept(std::index_sequence<digits...>) {
    return std::array<const SubsetTables& (*)(), sizeof...(digits)>{kept<digits>...};
}

}  // namespace

const SubsetTables& subset_tables(int digits) {
    constexpr auto all = all_kept(std::make_index_sequence<most_listed_digits + 1>());
    return all[digits <= most_listed_digits ? static_cast<std::size_t>(digits) : 0]();
}

}  // namespace nonet::rules
