#include "techniques/chains/network.hpp"

namespace nonet::chains {

Network::Network(const Position& position) {
    for (Cell cell : position.empty())
        for (Digit digit : position.candidates(cell)) {
            const auto i = static_cast<Index>(count++);
            mark[i] = mark_of(cell, digit);
            index[mark[i]] = i;
            groups[i][0] = cell;
            for (HouseType type : house_types) groups[i][1 + type] = group_of(digit, house_of(cell, type));
            for (Group g : groups[i]) {
                ++size[g];
                members_xor[g] ^= i;
            }
        }
    first_member[0] = 0;
    std::array<std::uint16_t, group_count> end;
    for (int g = 0; g < group_count; ++g) {
        end[g] = first_member[g];
        first_member[g + 1] = static_cast<std::uint16_t>(first_member[g] + size[g]);
    }
    std::uint16_t weak_count = 0;
    for (int i = 0; i < count; ++i) {
        for (Group g : groups[i]) group_members[end[g]++] = static_cast<Index>(i);
        first_weak[i] = weak_count;
        in_cell[i] = static_cast<std::uint8_t>(size[groups[i][0]] - 1);
        for_each_weak(position, mark[i], true, [&](Mark other, Why why) {
            weak_reasons[weak_count] = why;
            weak_links[weak_count++] = index[other];
        });
    }
    first_weak[count] = weak_count;
}

}  // namespace nonet::chains
