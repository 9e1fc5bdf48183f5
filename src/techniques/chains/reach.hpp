#pragma once
// How far single chains lead, for all their starts at once, layer by layer.
//
// Only candidates with a strong link, the nodes, carry a chain on.  One bit of a row stands for one node as
// the false literal a chain sets out from; each layer asks of every node at once which chains reach it.
//
//   layer k         chains with k strong links:  a false ~> q true
//   candidate c     c true makes some nodes a false; when one of those chains ends at a q that c sees, then
//                   c true has led to c false, over 2k + 2 literals
//   node p          p false ~> p true is a chain that places p, over 2k literals
//
// The rest of a cell, and of a digit in a house, is seen group by group: what any member reaches (`once`) and
// what at least two reach (`twice`) tell what the others of each member reach.
//
//   bits    numbered through all nodes; without links in cells, digits never mix, and each digit has its own
//           numbers
//   cost    per layer, about 8 operations on rows per candidate

#include <algorithm>
#include <array>
#include <limits>

#include "techniques/chains/network.hpp"

namespace nonet::chains {

// A set of nodes as a row of bits.
template <int words>
struct Row {
    std::array<std::uint64_t, words> word;

    bool contains(int i) const { return word[i / 64] >> (i % 64) & 1; }
    void insert(int i) { word[i / 64] |= std::uint64_t{1} << (i % 64); }
    void erase(int i) { word[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }
    bool any() const {
        std::uint64_t all = 0;
        for (std::uint64_t w : word) all |= w;
        return all != 0;
    }
    bool meets(const Row& other) const { return (*this & other).any(); }
    friend Row operator|(Row a, const Row& b) {
        for (int i = 0; i < words; ++i) a.word[i] |= b.word[i];
        return a;
    }
    friend Row operator&(Row a, const Row& b) {
        for (int i = 0; i < words; ++i) a.word[i] &= b.word[i];
        return a;
    }
    friend Row operator-(Row a, const Row& b) {
        for (int i = 0; i < words; ++i) a.word[i] &= ~b.word[i];
        return a;
    }
    Row& operator|=(const Row& b) { return *this = *this | b; }
};

// The candidates of a position, their groups and their strong links.
struct Board {
    struct Candidate {
        Mark mark;
        bool may_fall;                // false when it is known to be true
        std::int16_t node = -1;       // with a strong link: which node
        std::array<Group, 4> groups;  // its cell, and the digit in its box, row and column
    };
    struct Node {
        std::int16_t candidate;
        std::int16_t bit;
        std::uint8_t series;  // which numbering of bits: its digit's, or the only one
        std::uint8_t partner_count = 0;
        std::array<std::int16_t, 4> partners;  // nodes
    };
    static constexpr int max_nodes = 256;

    // False when there are more nodes or bits than rows can hold.
    bool build(const Position& position, Links links, const Grid* solution);

    int count = 0, node_count = 0, bit_count = 0;
    int first_group = 0;  // 0: weak links within cells too; 1: not
    std::array<Candidate, mark_count> candidates;
    std::array<Node, max_nodes> nodes;

    int node_at(int series, int bit) const { return numbered_[series][bit]; }

 private:
    std::array<std::array<std::int16_t, max_nodes>, side> numbered_;
};

template <int words>
class Reach {
    using Bits = Row<words>;

 public:
    // The shortest chain found for a candidate, in literals; none is past any length.
    static constexpr int none = std::numeric_limits<std::int16_t>::max();

    explicit Reach(const Board& board) : board_(board) {
        std::array<Bits, group_count> group{};
        for (int i = 0; i < board.count; ++i) {
            const Board::Candidate& c = board.candidates[i];
            falls_[i] = stands_[i] = none;
            if (c.node < 0) continue;
            for (int g = board.first_group; g < 4; ++g) group[c.groups[g]].insert(board.nodes[c.node].bit);
        }
        for (int i = 0; i < board.count; ++i) {
            const Board::Candidate& c = board.candidates[i];
            Bits seen{};
            for (int g = board.first_group; g < 4; ++g) seen |= group[c.groups[g]];
            if (c.node >= 0) seen.erase(board.nodes[c.node].bit);
            sees_[i] = seen;
        }
        for (int n = 0; n < board.node_count; ++n) {
            off_[0][n] = on_[0][n] = fresh_[n] = Bits{};
            off_[0][n].insert(board.nodes[n].bit);
            for (int p = 0; p < board.nodes[n].partner_count; ++p)
                fresh_[n].insert(board.nodes[board.nodes[n].partners[p]].bit);
            partners_[n] = fresh_[n];
        }
    }

    // One layer more; false when no chain got any further.
    bool advance() {
        ++layer_;
        const int at = std::min(layer_, last_kept);
        const int before = std::min(layer_ - 1, last_kept);
        bool any = false;
        for (int n = 0; n < board_.node_count; ++n) {
            on_[at][n] = on_[before][n] | fresh_[n];
            any |= fresh_[n].any();
            if (fresh_[n].contains(board_.nodes[n].bit))
                stands_[board_.nodes[n].candidate] = static_cast<std::int16_t>(2 * layer_);
        }
        if (!any) {
            --layer_;
            return false;
        }
        gather(fresh_);
        std::array<Bits, Board::max_nodes> newly_off;
        for (int n = 0; n < board_.node_count; ++n) {
            reached_[n] = others(board_.candidates[board_.nodes[n].candidate], fresh_[n]);
            newly_off[n] = reached_[n] - off_[before][n];
            off_[at][n] = off_[before][n] | reached_[n];
        }
        for (int n = 0; n < board_.node_count; ++n) {
            const Board::Node& node = board_.nodes[n];
            Bits next{};
            for (int p = 0; p < node.partner_count; ++p) next |= newly_off[node.partners[p]];
            fresh_[n] = next - on_[at][n];
        }
        return true;
    }

    // Finds what falls in the layer just added.
    void watch() {
        for (int i = 0; i < board_.count; ++i) {
            const Board::Candidate& c = board_.candidates[i];
            if (!c.may_fall || falls_[i] != none) continue;
            if ((c.node < 0 ? others(c, Bits{}) : reached_[c.node]).meets(sees_[i])) fall(i, layer_);
        }
    }

    // All layers there are, and what falls in any of them.
    void run_out() {
        while (layer_ < last_kept && advance()) {
        }
        look_back();
        while (advance()) watch();
    }

    int falls(int candidate) const { return falls_[candidate]; }    // c true ~> c false, in literals
    int stands(int candidate) const { return stands_[candidate]; }  // c false ~> c true
    int shortest() const { return shortest_; }                      // of all that fall

    template <class Visit>
    static void for_each(const Bits& bits, Visit&& visit) {
        for (int i = 0; i < words; ++i)
            for (std::uint64_t rest = bits.word[i]; rest != 0; rest &= rest - 1)
                visit(64 * i + std::countr_zero(rest));
    }

    // The nodes that are false when a candidate is true.
    template <class Visit>
    void for_each_seen(int candidate, Visit&& visit) const {
        const Board::Candidate& c = board_.candidates[candidate];
        const int series = board_.first_group == 0 ? 0 : digit_of(c.mark);
        for_each(sees_[candidate], [&](int bit) { visit(board_.node_at(series, bit)); });
    }

    // The nodes a true candidate makes true.
    Bits all_on(int candidate) const {
        // What a false node leads to also leads to it: each chain reads backwards as well.
        Bits reached{};
        for_each_seen(candidate, [&](int node) { reached |= on_[layers()][node]; });
        return reached;
    }

    // The layers of chains; those past the last one kept count as that one, and some lengths come out short.
    bool too_deep() const { return layer_ > last_kept; }
    int layers() const { return std::min(layer_, last_kept); }

    // After how many strong links a true candidate leads to a true node, and to a false one; `none` if never.
    int to_on(int candidate, int node) const { return first_layer(on_, node, sees_[candidate]); }
    int to_off(int candidate, int node) const { return first_layer(off_, node, sees_[candidate]); }

    // Whether a cycle of at most `limit` literals runs through a true node: out to a literal that sees one of
    // its partners, without making that partner false on the way.
    bool has_cycle(int start, int limit) const {
        const Board::Node& node = board_.nodes[start];
        return std::any_of(node.partners.begin(), node.partners.begin() + node.partner_count,
                           [&](int partner) { return leads_past(start, partner, limit / 2 - 1); });
    }

    // The same from a false node to a true one.
    int between(int from, int node) const {
        Bits bit{};
        bit.insert(board_.nodes[from].bit);
        return first_layer(on_, node, bit);
    }

 private:
    static constexpr int last_kept = 20;
    using History = std::array<std::array<Bits, Board::max_nodes>, last_kept + 1>;

    int first_layer(const History& history, int node, const Bits& from) const {
        if (!history[layers()][node].meets(from)) return none;
        int layer = 0;
        while (!history[layer][node].meets(from)) ++layer;
        return layer;
    }

    // Whether within some strong links a true node leads to one that sees `avoided`, but not by way of it.
    bool leads_past(int start, int avoided, int links) const {
        const Bits& goal = sees_[board_.nodes[avoided].candidate];
        const int series = board_.nodes[start].series;
        Bits off{}, on{}, layer{};
        off.insert(board_.nodes[avoided].bit);
        on.insert(board_.nodes[start].bit);
        layer = on;
        while (links-- > 0 && layer.any()) {
            Bits fresh{}, next{};
            for_each(layer,
                     [&](int bit) { fresh |= sees_[board_.nodes[board_.node_at(series, bit)].candidate]; });
            fresh = fresh - off;
            off |= fresh;
            for_each(fresh, [&](int bit) { next |= partners_[board_.node_at(series, bit)]; });
            layer = next - on;
            if (layer.meets(goal)) return true;
            on |= layer;
        }
        return false;
    }

    // Finds what falls in any layer so far.
    void look_back() {
        if (layer_ == 0) return;
        const auto& on = on_[layers()];
        gather(on);
        for (int i = 0; i < board_.count; ++i) {
            const Board::Candidate& c = board_.candidates[i];
            if (!c.may_fall || !others(c, c.node < 0 ? Bits{} : on[c.node]).meets(sees_[i])) continue;
            int links = none;
            for_each_seen(i, [&](int node) { links = std::min(links, to_on(i, node)); });
            fall(i, links);
        }
    }

    void fall(int candidate, int links) {
        falls_[candidate] = static_cast<std::int16_t>(2 * links + 2);
        shortest_ = std::min(shortest_, int{falls_[candidate]});
    }

    // Unites the rows of each group's nodes.
    void gather(const std::array<Bits, Board::max_nodes>& rows) {
        ++gathering_;
        for (int n = 0; n < board_.node_count; ++n) {
            const Bits row = rows[n];
            if (!row.any()) continue;
            for (int g = board_.first_group; g < 4; ++g) {
                const Group group = board_.candidates[board_.nodes[n].candidate].groups[g];
                if (gathered_[group] != gathering_) {
                    gathered_[group] = gathering_;
                    once_[group] = row;
                    twice_[group] = Bits{};
                } else {
                    twice_[group] |= once_[group] & row;
                    once_[group] |= row;
                }
            }
        }
    }

    // The rows of the others of a candidate's groups, united; `own` is its own row.
    Bits others(const Board::Candidate& c, const Bits& own) const {
        Bits united{};
        for (int g = board_.first_group; g < 4; ++g) {
            const Group group = c.groups[g];
            if (gathered_[group] != gathering_) continue;
            united |= (once_[group] - own) | twice_[group];
        }
        return united;
    }

    const Board& board_;
    int layer_ = 0;
    int shortest_ = none;
    std::array<std::int16_t, mark_count> falls_, stands_;
    std::array<Bits, mark_count> sees_;
    std::array<Bits, Board::max_nodes> fresh_, reached_, partners_;
    History on_, off_;  // by layer: from which false nodes each is reached, true or false
    std::array<Bits, group_count> once_, twice_;
    std::array<int, group_count> gathered_{};  // in which gathering
    int gathering_ = 0;
};

}  // namespace nonet::chains
