#include "techniques/chains/reach.hpp"

namespace nonet::chains {

bool Board::build(const Position& position, Links links, const Grid* solution) {
    count = node_count = bit_count = 0;
    first_group = links.by_cell ? 0 : 1;
    std::array<std::int16_t, mark_count> node_of;
    std::array<int, side> bits{};
    for (Cell cell : position.empty()) {
        const DigitSet digits = position.candidates(cell);
        const CellPlace& at = cell_places[cell];
        for (Digit digit : digits) {
            Candidate& c = candidates[count];
            c.mark = mark_of(cell, digit);
            c.may_fall = solution == nullptr || (*solution)[cell] != digit + 1;
            c.groups[0] = cell;
            bool strong = links.by_cell && is_pair(digits.bits());
            for (HouseType type : house_types) {
                c.groups[1 + type] = group_of(digit, at.house[type]);
                strong |= links.by_house && is_pair(position.spots(at.house[type], digit));
            }
            c.node = -1;
            if (strong) {
                if (node_count == max_nodes) return false;
                const int series = links.by_cell ? 0 : digit;
                const int bit = bits[series]++;
                numbered_[series][bit] = static_cast<std::int16_t>(node_count);
                nodes[node_count] = {.candidate = static_cast<std::int16_t>(count),
                                     .bit = static_cast<std::int16_t>(bit),
                                     .series = static_cast<std::uint8_t>(series)};
                bit_count = std::max(bit_count, bit + 1);
                node_of[c.mark] = c.node = static_cast<std::int16_t>(node_count++);
            }
            ++count;
        }
    }
    for (int n = 0; n < node_count; ++n)
        for_each_strong(position, candidates[nodes[n].candidate].mark, links,
                        [&](Mark mark, Why) { nodes[n].partners[nodes[n].partner_count++] = node_of[mark]; });
    return true;
}

}  // namespace nonet::chains
