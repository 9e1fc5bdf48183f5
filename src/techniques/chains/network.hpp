#pragma once
// The candidates of a position, numbered one after the other, and how they are linked.
//
//   group        a cell, or a digit in a house: of its candidates at most one is true
//   weak links   from each candidate, in the order of links.hpp: its cell first, then its box, row and column
//   xor          of all members of a group; of two that are left, it gives the other one

#include <array>
#include <span>

#include "techniques/chains/links.hpp"

namespace nonet::chains {

using Group = std::uint16_t;
inline constexpr int group_count = cell_count + side * house_count;
constexpr Group group_of(Digit digit, House house) {
    return static_cast<Group>(cell_count + digit * house_count + house);
}

struct Network {
    using Index = std::uint16_t;  // of a candidate

    explicit Network(const Position& position);

    std::span<const Index> weak(Index i) const {
        return {weak_links.data() + first_weak[i], weak_links.data() + first_weak[i + 1]};
    }
    std::span<const Why> weak_why(Index i) const {
        return {weak_reasons.data() + first_weak[i], weak_reasons.data() + first_weak[i + 1]};
    }
    // The members of a group, ascending.
    std::span<const Index> members(Group g) const {
        return {group_members.data() + first_member[g], group_members.data() + first_member[g + 1]};
    }

    int count = 0;
    std::array<Mark, mark_count> mark;
    std::array<Index, mark_count> index;                  // of a mark that is there
    std::array<std::array<Group, 4>, mark_count> groups;  // its cell, and its digit in its box, row, column
    std::array<std::uint8_t, mark_count> in_cell;         // how many of its weak links stay in the cell
    std::array<std::uint8_t, group_count> size{};
    std::array<Index, group_count> members_xor{};

 private:
    std::array<std::uint16_t, mark_count + 1> first_weak;
    std::array<std::uint16_t, group_count + 1> first_member;
    std::array<Index, 4 * mark_count> group_members;
    std::array<Index, (side - 1 + peer_count) * mark_count> weak_links;
    std::array<Why, (side - 1 + peer_count) * mark_count> weak_reasons;
};

}  // namespace nonet::chains
