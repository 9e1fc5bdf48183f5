#include "techniques/chains/network.hpp"

#include <algorithm>

namespace nonet::chains {
namespace {

// Visits the groups of two in which a candidate has a strong link; skips a line if its box has the same two members.
template <class Visit>
void for_each_pair(const ChainNetwork<Nine>& network, int candidate, Links links, Visit&& visit) {
    const auto& groups = network.groups[candidate];
    if (links.by_cell && network.size[groups[0]] == 2) visit(groups[0]);
    if (!links.by_house) return;
    const bool in_box = network.size[groups[1]] == 2;
    for (std::size_t g = 1; g < groups.size(); ++g) {
        if (network.size[groups[g]] != 2) continue;
        if (g > 1 && in_box && network.members_xor[groups[g]] == network.members_xor[groups[1]]) continue;
        visit(groups[g]);
    }
}

}  // namespace

template <class Board>
ChainNetwork<Board>::ChainNetwork(const BasicPosition<Board>& position)
    : cell_count(position.board().cell_count()),
      house_count(position.board().house_count()),
      group_count(cell_count + position.board().digit_count() * house_count) {
    lengthen(index, N::mark_count);
    lengthen(size, group_count);
    lengthen(members_xor, group_count);
    for (Cell cell : position.empty())
        for (Digit digit : position.candidates(cell)) {
            const auto i = static_cast<Index>(count++);
            add_candidate(position.board(), i, cell, digit);
            index[mark[i]] = i;
            for (Group g : groups[i]) {
                ++size[g];
                members_xor[g] ^= i;
            }
        }
}

template <class Board>
void ChainNetwork<Board>::add_candidate(const Board& board, Index i, Cell cell, Digit digit) {
    if constexpr (N::is_nine) {
        mark[i] = N::mark_of(cell, digit);
        groups[i][0] = cell;
        for (HouseType type : house_types)
            groups[i][1 + type] = group_of(digit, cell_places[cell].house[type]);
    } else {
        mark.push_back(N::mark_of(cell, digit));
        groups.add_candidate();
        groups.add(cell);
        for (House house : board.houses_of(cell))
            if (holds_every_digit(board, house))
                groups.add(static_cast<Group>(cell_count + digit * house_count + house));
    }
}

template <class Board>
WeakLinks<Board>::WeakLinks(const BasicPosition<Board>& position, const ChainNetwork<Board>& network) {
    lengthen(first_, network.count + 1);
    lengthen(in_cell_, network.count);
    lengthen(first_member_, network.group_count + 1);
    first_member_[0] = 0;
    typename N::template List<Place, group_count> end;
    lengthen(end, network.group_count);
    for (int g = 0; g < network.group_count; ++g) {
        end[g] = first_member_[g];
        first_member_[g + 1] = static_cast<Place>(first_member_[g] + network.size[g]);
    }
    lengthen(members_, first_member_[network.group_count]);
    Place link_count = 0;
    for (int i = 0; i < network.count; ++i) {
        for (Group g : network.groups[i]) members_[end[g]++] = static_cast<Index>(i);
        first_[i] = link_count;
        if constexpr (N::is_nine)
            in_cell_[i] = static_cast<std::uint8_t>(network.size[network.groups[i][0]] - 1);
        for_each_weak(position, network.mark[i], true, [&](Mark other, Why why) {
            if constexpr (N::is_nine) {
                reasons_[link_count] = why;
                links_[link_count] = network.index[other];
            } else {
                reasons_.push_back(why);
                links_.push_back(network.index[other]);
                in_cell_[i] += why != Why::house;  // includes other digits that another rule excludes
            }
            ++link_count;
        });
    }
    first_[network.count] = link_count;
}

template struct ChainNetwork<Nine>;
template struct ChainNetwork<Wide>;
template class WeakLinks<Nine>;
template class WeakLinks<Wide>;

StrongLinks::StrongLinks(const ChainNetwork<Nine>& network, Links links)
    : first_group(links.by_cell ? 0 : 1) {
    std::array<int, side> bits{};
    for (int i = 0; i < network.count && fits; ++i) {
        node[i] = -1;
        bool strong = false;
        for_each_pair(network, i, links, [&](Group) { strong = true; });
        if (!strong) continue;
        fits = node_count < max_nodes;
        if (fits) add_node(network, i, links, bits);
    }
    for (int n = 0; n < node_count && fits; ++n) {
        StrongNode& from = nodes[n];
        for_each_pair(network, from.candidate, links, [&](Group g) {
            from.partners[from.partner_count++] = node[network.members_xor[g] ^ from.candidate];
        });
    }
    bit_count = *std::ranges::max_element(bits);
}

void StrongLinks::add_node(const ChainNetwork<Nine>& network, int candidate, Links links,
                           std::array<int, side>& bits) {
    const int series = links.by_cell ? 0 : digit_of(network.mark[candidate]);
    const int bit = bits[series]++;
    numbered_[series][bit] = node[candidate] = static_cast<std::int16_t>(node_count);
    nodes[node_count++] = {.candidate = static_cast<ChainNetwork<Nine>::Index>(candidate),
                           .bit = static_cast<std::int16_t>(bit),
                           .series = static_cast<std::uint8_t>(series)};
}

}  // namespace nonet::chains
