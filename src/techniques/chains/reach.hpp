#pragma once
// The reach of single chains, for all their starts at once, layer by layer.
//
// Only candidates with a strong link, the nodes, continue a chain.  One bit of a row (network.hpp) is one node, as the false
// literal that a chain starts from.  Each layer determines for every node at once which chains reach it.
//
//   layer k         chains with k strong links:  a false ~> q true
//   candidate c     c true makes some nodes a false; if one of those chains ends at a q that c sees, then c true has led to c
//                   false, over 2k + 2 literals
//   node p          p false ~> p true is a chain that places p, over 2k literals
//
// For the rest of a cell, and of a digit in a house, the union is computed group by group: the rows that any member reaches
// (`once`), and those that at least two reach (`twice`), give the rows that the others of each member reach.
//
//   cost    about 8 operations on rows per candidate and layer

#include <algorithm>
#include <array>
#include <limits>

#include "techniques/chains/network.hpp"

namespace nonet::chains {

template <int words>
class Reach {
    using Row = Bits<64 * words>;

 public:
    // The length of the shortest chain found for a candidate, in literals; `none` is greater than any length.
    static constexpr int none = std::numeric_limits<std::int16_t>::max();

    // Candidates of the solution cannot be proved false; `solution` is empty if it is not known.
    Reach(const ChainNetwork<Nine>& network, const StrongLinks& strong,
          std::span<const std::uint8_t> solution)
        : network_(network), strong_(strong) {
        std::array<Row, group_count> group{};
        for (int n = 0; n < strong.node_count; ++n) {
            const StrongLinks::StrongNode& node = strong.nodes[n];
            for (Group g : groups_of(node.candidate)) group[g].insert(node.bit);
            off_[0][n] = on_[0][n] = fresh_[n] = Row{};
            off_[0][n].insert(node.bit);
            for (int p = 0; p < node.partner_count; ++p) fresh_[n].insert(strong.nodes[node.partners[p]].bit);
            partners_[n] = fresh_[n];
        }
        for (int i = 0; i < network.count; ++i) {
            const Mark mark = network.mark[i];
            falls_[i] = stands_[i] = none;
            may_fall_[i] = solution.empty() || solution[cell_of(mark)] != digit_of(mark) + 1;
            sees_[i] = Row{};
            for (Group g : groups_of(i)) sees_[i] |= group[g];
            if (strong.node[i] >= 0) sees_[i].erase(strong.nodes[strong.node[i]].bit);
        }
    }

    // Adds one layer; returns false if no chain got any further.
    bool advance() {
        ++layer_;
        const int at = std::min(layer_, last_kept);
        const int before = std::min(layer_ - 1, last_kept);
        bool any = false;
        for (int n = 0; n < strong_.node_count; ++n) {
            on_[at][n] = on_[before][n] | fresh_[n];
            any |= fresh_[n].any();
            if (fresh_[n].contains(strong_.nodes[n].bit))
                stands_[strong_.nodes[n].candidate] = static_cast<std::int16_t>(2 * layer_);
        }
        if (!any) {
            --layer_;
            return false;
        }
        gather(fresh_);
        std::array<Row, StrongLinks::max_nodes> newly_off;
        for (int n = 0; n < strong_.node_count; ++n) {
            reached_[n] = others(strong_.nodes[n].candidate, fresh_[n]);
            newly_off[n] = reached_[n] - off_[before][n];
            off_[at][n] = off_[before][n] | reached_[n];
        }
        for (int n = 0; n < strong_.node_count; ++n) {
            const StrongLinks::StrongNode& node = strong_.nodes[n];
            Row next{};
            for (int p = 0; p < node.partner_count; ++p) next |= newly_off[node.partners[p]];
            fresh_[n] = next - on_[at][n];
        }
        return true;
    }

    // Finds the candidates that fall in the layer just added.
    void watch() {
        for (int i = 0; i < network_.count; ++i) {
            if (!may_fall_[i] || falls_[i] != none) continue;
            const int own = strong_.node[i];
            if ((own < 0 ? others(i, Row{}) : reached_[own]).meets(sees_[i])) fall(i, layer_);
        }
    }

    // Computes all layers, and the candidates that fall in any of them.
    void run_out() {
        while (layer_ < last_kept && advance()) {
        }
        look_back();
        while (advance()) watch();
    }

    int falls(int candidate) const { return falls_[candidate]; }    // c true ~> c false, in literals
    int stands(int candidate) const { return stands_[candidate]; }  // c false ~> c true
    int shortest() const { return shortest_; }                      // over all candidates that fall

    // Visits the nodes that are false if a candidate is true.
    template <class Visit>
    void for_each_seen(int candidate, Visit&& visit) const {
        const int series = strong_.first_group == 0 ? 0 : digit_of(network_.mark[candidate]);
        sees_[candidate].for_each([&](int bit) { visit(strong_.node_at(series, bit)); });
    }

    // Returns the nodes that a true candidate makes true.
    Row all_on(int candidate) const {
        // The nodes that a false node leads to also lead to it: each chain reads backwards as well.
        Row reached{};
        for_each_seen(candidate, [&](int node) { reached |= on_[layers()][node]; });
        return reached;
    }

    // Whether there are more layers than are kept.  They count as the last one kept, so some lengths are too short.
    bool too_deep() const { return layer_ > last_kept; }
    int layers() const { return std::min(layer_, last_kept); }

    // Return the number of strong links from a true candidate to a true node, and to a false one; `none` if it does not lead
    // there.
    int to_on(int candidate, int node) const { return first_layer(on_, node, sees_[candidate]); }
    int to_off(int candidate, int node) const { return first_layer(off_, node, sees_[candidate]); }

    // Whether a cycle of at most `limit` literals runs through a true node: the way out ends at a literal that sees one of its
    // partners, and does not make that partner false.
    bool has_cycle(int start, int limit) const {
        const StrongLinks::StrongNode& node = strong_.nodes[start];
        return std::any_of(node.partners.begin(), node.partners.begin() + node.partner_count,
                           [&](int partner) { return leads_past(start, partner, limit / 2 - 1); });
    }

    // Returns the number of strong links from a false node to a true one.
    int between(int from, int node) const {
        Row bit{};
        bit.insert(strong_.nodes[from].bit);
        return first_layer(on_, node, bit);
    }

 private:
    static constexpr int last_kept = 20;
    using History = std::array<std::array<Row, StrongLinks::max_nodes>, last_kept + 1>;

    int first_layer(const History& history, int node, const Row& from) const {
        if (!history[layers()][node].meets(from)) return none;
        int layer = 0;
        while (!history[layer][node].meets(from)) ++layer;
        return layer;
    }

    // Whether a true node leads within `links` strong links to one that sees `avoided`, without passing `avoided`.
    bool leads_past(int start, int avoided, int links) const {
        const Row& goal = sees_[strong_.nodes[avoided].candidate];
        const int series = strong_.nodes[start].series;
        Row off{}, on{}, layer{};
        off.insert(strong_.nodes[avoided].bit);
        on.insert(strong_.nodes[start].bit);
        layer = on;
        while (links-- > 0 && layer.any()) {
            Row fresh{}, next{};
            layer.for_each(
                [&](int bit) { fresh |= sees_[strong_.nodes[strong_.node_at(series, bit)].candidate]; });
            fresh = fresh - off;
            off |= fresh;
            fresh.for_each([&](int bit) { next |= partners_[strong_.node_at(series, bit)]; });
            layer = next - on;
            if (layer.meets(goal)) return true;
            on |= layer;
        }
        return false;
    }

    // Finds the candidates that fall in any layer so far.
    void look_back() {
        if (layer_ == 0) return;
        const auto& on = on_[layers()];
        gather(on);
        for (int i = 0; i < network_.count; ++i) {
            const int own = strong_.node[i];
            if (!may_fall_[i] || !others(i, own < 0 ? Row{} : on[own]).meets(sees_[i])) continue;
            int links = none;
            for_each_seen(i, [&](int node) { links = std::min(links, to_on(i, node)); });
            fall(i, links);
        }
    }

    void fall(int candidate, int links) {
        falls_[candidate] = static_cast<std::int16_t>(2 * links + 2);
        shortest_ = std::min(shortest_, int{falls_[candidate]});
    }

    // Returns the groups in which links count.
    std::span<const Group> groups_of(int candidate) const {
        return std::span(network_.groups[candidate]).subspan(static_cast<std::size_t>(strong_.first_group));
    }

    // Computes the unions of the rows of each group's nodes.
    void gather(const std::array<Row, StrongLinks::max_nodes>& rows) {
        ++gathering_;
        for (int n = 0; n < strong_.node_count; ++n) {
            const Row row = rows[n];
            if (!row.any()) continue;
            for (Group group : groups_of(strong_.nodes[n].candidate)) {
                if (gathered_[group] != gathering_) {
                    gathered_[group] = gathering_;
                    once_[group] = row;
                    twice_[group] = Row{};
                } else {
                    twice_[group] |= once_[group] & row;
                    once_[group] |= row;
                }
            }
        }
    }

    // Returns the union of the rows of the other members of a candidate's groups; `own` is its own row.
    Row others(int candidate, const Row& own) const {
        Row united{};
        for (Group group : groups_of(candidate)) {
            if (gathered_[group] != gathering_) continue;
            united |= (once_[group] - own) | twice_[group];
        }
        return united;
    }

    const ChainNetwork<Nine>& network_;
    const StrongLinks& strong_;
    int layer_ = 0;
    int shortest_ = none;
    std::array<std::int16_t, mark_count> falls_, stands_;
    std::array<bool, mark_count> may_fall_;
    std::array<Row, mark_count> sees_;
    std::array<Row, StrongLinks::max_nodes> fresh_, reached_, partners_;
    History on_, off_;  // by layer: the false nodes from which each is reached, as true or false
    std::array<Row, group_count> once_, twice_;
    std::array<int, group_count> gathered_{};  // number of the last gathering
    int gathering_ = 0;
};

}  // namespace nonet::chains
