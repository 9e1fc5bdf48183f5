#pragma once
// The candidates of a position, numbered consecutively, and the links between them.
//
//   group          a cell, or a digit in a house that holds every digit: of its candidates at most one is true
//   xor            of all members of a group; if two are left, it gives one from the other
//   weak links     from each candidate, in the order of links.hpp: first its cell, then its box, row and column
//   strong links   between the two members of a group; candidates with a strong link are nodes

#include <array>
#include <span>
#include <vector>

#include "techniques/chains/links.hpp"

namespace nonet::chains {

using Group = std::uint16_t;
inline constexpr int group_count = cell_count + side * house_count;
constexpr Group group_of(Digit digit, House house) {
    return static_cast<Group>(cell_count + digit * house_count + house);
}

// The groups of each candidate.  On the classic board: its cell, and its digit in its box, row and column.  On others: its cell,
// and its digit in the houses that hold every digit.
using NineGroups = std::array<std::array<Group, 4>, mark_count>;
class WideGroups {
 public:
    void add_candidate() { first_.push_back(groups_.size()); }
    void add(Group group) { groups_.push_back(group); }
    std::span<const Group> operator[](std::size_t i) const {
        const std::size_t end = i + 1 < first_.size() ? first_[i + 1] : groups_.size();
        return std::span(groups_).subspan(first_[i], end - first_[i]);
    }

 private:
    std::vector<std::size_t> first_;
    std::vector<Group> groups_;
};

template <class Board>
struct ChainNetwork {
    using Index = std::uint16_t;  // of a candidate
    using N = Numbering<Board>;

    explicit ChainNetwork(const BasicPosition<Board>& position);

    // Returns why the other one of two is true; the house of a group is house().
    Why why(std::size_t place) const {
        constexpr std::array<Why, 4> of_nine{Why::cell, Why::box, Why::row, Why::column};
        if constexpr (N::is_nine) return of_nine[place];
        return place == 0 ? Why::cell : Why::house;
    }
    House house(Group group) const {
        return N::is_nine || group < cell_count ? House{}
                                                : static_cast<House>((group - cell_count) % house_count);
    }

    int count = 0;
    int cell_count, house_count, group_count;
    typename N::template List<Mark, mark_count> mark;
    typename N::template List<Index, mark_count> index;  // of a mark, if it is there
    std::conditional_t<N::is_nine, NineGroups, WideGroups> groups;
    typename N::template List<std::uint8_t, chains::group_count> size{};
    typename N::template List<Index, chains::group_count> members_xor{};

 private:
    void add_candidate(const Board& board, Index i, Cell cell, Digit digit);
};
extern template struct ChainNetwork<Nine>;
extern template struct ChainNetwork<Wide>;

// The candidates that each candidate makes false, and the members of each group.
template <class Board>
class WeakLinks {
    using N = Numbering<Board>;

 public:
    using Index = typename ChainNetwork<Board>::Index;

    WeakLinks(const BasicPosition<Board>& position, const ChainNetwork<Board>& network);

    std::span<const Index> from(Index i) const { return {links_.data() + first_[i], count(i)}; }
    std::span<const Why> why(Index i) const { return {reasons_.data() + first_[i], count(i)}; }
    // Returns the number of links that stay in the cell; these come first.
    std::size_t in_cell(Index i) const { return in_cell_[i]; }
    // Returns the members, ascending.
    std::span<const Index> members(Group g) const {
        return {members_.data() + first_member_[g], members_.data() + first_member_[g + 1]};
    }

 private:
    std::size_t count(Index i) const { return static_cast<std::size_t>(first_[i + 1] - first_[i]); }

    using Place = std::conditional_t<N::is_nine, std::uint16_t, std::uint32_t>;
    static constexpr int most_links = (side - 1 + peer_count) * mark_count;
    typename N::template List<Place, mark_count + 1> first_;
    typename N::template List<Place, group_count + 1> first_member_;
    typename N::template List<Index, 4 * mark_count> members_;
    typename N::template List<Index, most_links> links_;
    typename N::template List<Why, most_links> reasons_;
    typename N::template List<std::uint8_t, mark_count> in_cell_;
};
extern template class WeakLinks<Nine>;
extern template class WeakLinks<Wide>;

// The nodes of the classic board, each with the nodes that are true if it is false.  Sets of nodes are sets of bits.  With links
// in cells, bits number all nodes; without, digits never mix, and each digit has its own numbers.
struct StrongLinks {
    struct StrongNode {
        ChainNetwork<Nine>::Index candidate;
        std::int16_t bit;
        std::uint8_t series;  // its numbering of bits: that of its digit, or the only one
        std::uint8_t partner_count = 0;
        std::array<std::int16_t, 4> partners;  // nodes
    };
    static constexpr int max_nodes = 256;

    StrongLinks(const ChainNetwork<Nine>& network, Links links);

    bool fits = true;  // false if there are more nodes than `max_nodes`: the others are missing
    int node_count = 0, bit_count = 0;
    int first_group;                            // of a candidate: 0, or 1 without links in cells
    std::array<std::int16_t, mark_count> node;  // by candidate; -1 without a strong link
    std::array<StrongNode, max_nodes> nodes;

    int node_at(int series, int bit) const { return numbered_[series][bit]; }

 private:
    void add_node(const ChainNetwork<Nine>& network, int candidate, Links links, std::array<int, side>& bits);

    std::array<std::array<std::int16_t, max_nodes>, side> numbered_;
};

}  // namespace nonet::chains
