#pragma once
// The candidates of a position, numbered one after the other, and how they are linked.
//
//   group          a cell, or a digit in a house: of its candidates at most one is true
//   xor            of all members of a group; of two that are left, it gives the other one
//   weak links     from each candidate, in the order of links.hpp: its cell first, then its box, row and column
//   strong links   between the two members of a group; candidates that have one are nodes

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

    int count = 0;
    std::array<Mark, mark_count> mark;
    std::array<Index, mark_count> index;                  // of a mark that is there
    std::array<std::array<Group, 4>, mark_count> groups;  // its cell, and its digit in its box, row, column
    std::array<std::uint8_t, group_count> size{};
    std::array<Index, group_count> members_xor{};
};

// What each candidate makes false, and the members of each group.
class WeakLinks {
 public:
    using Index = Network::Index;

    WeakLinks(const Position& position, const Network& network);

    std::span<const Index> from(Index i) const { return {links_.data() + first_[i], count(i)}; }
    std::span<const Why> why(Index i) const { return {reasons_.data() + first_[i], count(i)}; }
    // How many of them stay in the cell: these come first.
    std::size_t in_cell(Index i) const { return in_cell_[i]; }
    // Ascending.
    std::span<const Index> members(Group g) const {
        return {members_.data() + first_member_[g], members_.data() + first_member_[g + 1]};
    }

 private:
    std::size_t count(Index i) const { return static_cast<std::size_t>(first_[i + 1] - first_[i]); }

    std::array<std::uint16_t, mark_count + 1> first_;
    std::array<std::uint16_t, group_count + 1> first_member_;
    std::array<Index, 4 * mark_count> members_;
    std::array<Index, (side - 1 + peer_count) * mark_count> links_;
    std::array<Why, (side - 1 + peer_count) * mark_count> reasons_;
    std::array<std::uint8_t, mark_count> in_cell_;
};

// The nodes, each with the nodes that are true when it is false.  Sets of nodes are sets of their bits: numbered
// through all nodes; without links in cells, digits never mix, and each digit has its own numbers.
struct StrongLinks {
    struct StrongNode {
        Network::Index candidate;
        std::int16_t bit;
        std::uint8_t series;  // which numbering of bits: its digit's, or the only one
        std::uint8_t partner_count = 0;
        std::array<std::int16_t, 4> partners;  // nodes
    };
    static constexpr int max_nodes = 256;

    StrongLinks(const Network& network, Links links);

    bool fits = true;  // false when there are more nodes than `max_nodes`: the rest are not here
    int node_count = 0, bit_count = 0;
    int first_group;                            // of a candidate: 0, or 1 without links in cells
    std::array<std::int16_t, mark_count> node;  // by candidate; -1 without a strong link
    std::array<StrongNode, max_nodes> nodes;

    int node_at(int series, int bit) const { return numbered_[series][bit]; }

 private:
    void add_node(const Network& network, int candidate, Links links, std::array<int, side>& bits);

    std::array<std::array<std::int16_t, max_nodes>, side> numbered_;
};

}  // namespace nonet::chains
