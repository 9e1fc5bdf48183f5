#pragma once
// A board with rules made ready for searching: what its rules say, as flat lists of a few kinds of constraints.
//
//   mask      a cell's open digits, bit d for digit d
//   link      a table for two cells: which digits of the one go with which of the other
//   item      one constraint of any other kind: its kind and its number among those of the kind
//
//   A record of the registry posts its rule here (Post); propagate.cpp draws what follows.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/lists.hpp"
#include "nonet/geometry.hpp"
#include "nonet/rules.hpp"
#include "rules/subsets.hpp"

namespace nonet::rules {

constexpr Mask below(int count) { return static_cast<Mask>((std::uint64_t{1} << count) - 1); }
constexpr bool has_one(Mask mask) { return (mask & (mask - 1)) == 0; }  // of masks that are not empty

// How many digits; a table, because the processors that the library is built for need not count bits.
inline constexpr std::array<std::uint8_t, 1024> size_of_few = [] {
    std::array<std::uint8_t, 1024> sizes{};
    for (std::size_t mask = 1; mask < sizes.size(); ++mask)
        sizes[mask] = static_cast<std::uint8_t>(sizes[mask / 2] + mask % 2);
    return sizes;
}();
inline int size_of(Mask mask) { return mask < size_of_few.size() ? size_of_few[mask] : std::popcount(mask); }

// Cells of a sum that are all different and count alike.
struct Clique {
    std::uint32_t first, last;  // of Network::sum_cells
    int weight;                 // more than 0
    bool is_flipped;            // the digit counts as highest - digit: the weight is less than 0
};

// The cliques' digits, weighed, have the total `target`.
struct Sum {
    std::uint32_t first, last;  // of Network::cliques
    int target;
    int rest;         // of one clique within a full house: the list of the house's other cells; or -1
    bool is_derived;  // follows from other rules
};

// Digits increase along the cells, strictly or not.
struct Chain {
    std::uint32_t cells;  // of Network::lists
    bool is_strict;
};

// Different cells that hold one of these sets of digits.
struct Sets {
    std::uint32_t cells;
    std::uint32_t first, last;  // of Network::sets
};

// The first and the last cell are ends, and the others lie between them, or outside when the ends differ by `apart`.
struct Ends {
    std::uint32_t cells;
    int apart;
    bool is_outside;
};

// A layer for each cell: what digits lead from its states to which of the next layer.  States are numbered through all layers.
struct Layered {
    struct Edge {
        std::uint32_t to;
        Mask digits;
    };
    std::vector<Cell> cells;
    Lists<Edge> edges;                      // of each state
    std::size_t first_end = 0, states = 0;  // where the end begins; all, the ends as well
};

// Digits that stand in the cells `least` to `most` times.
struct Count {
    struct Need {
        Digit digit;
        std::uint16_t least, most;
    };
    std::uint32_t cells;
    std::vector<Need> needs;
};

// The first cell is the cell of the list whose number (from `low`) the second says.
struct Element {
    std::uint32_t cells;
};

struct Network {
    explicit Network(const Geometry& board);

    enum class Kind : std::uint8_t {
        house,
        sum,
        chain,
        sets,
        ends,
        layered,
        count,
        counting,     // a list: each digit that stands there does so as often as it says
        same_values,  // groups of lists
        element,
        distinct,  // a list: the first says how many digits the others have
        check,     // a rule: its meaning, once all its cells are filled
        locked,    // digits whose places in a house are all seen from elsewhere, of all houses
        either     // one of several alternatives
    };
    struct Item {
        Kind kind;
        std::uint8_t turn;  // 0 to 3: those that cost little come first
        std::uint32_t number;
    };
    struct Link {
        Cell other;
        std::uint32_t table;
    };
    // A link from both sides.
    struct Joint {
        Cell a, b;
        std::uint32_t table, turned;  // from a to b, from b to a
    };
    // What holds together where an alternative does: drawn by themselves only.
    struct Alternative {
        std::vector<Item> items;
        std::vector<Joint> joints;
        std::vector<std::pair<Cell, Mask>> allowed;
        bool can_be = true;
    };
    // One of them holds, or more.
    struct Either {
        std::uint32_t cells;  // of lists: all that they speak of
        std::vector<Alternative> alternatives;
    };
    // What came of one rule.
    struct Posted {
        std::uint32_t first_item, last_item, first_joint, last_joint;
        std::vector<std::pair<Cell, Mask>> allowed;  // cells that hold these digits only
    };

    Geometry board;
    int cell_count, digit_count, low;
    Mask all;
    std::vector<Mask> start;  // of each cell

    Lists<Cell> peers;
    std::size_t words;                // of a set of cells, 64 in each; at least two
    std::vector<std::uint64_t> seen;  // of each cell the set of its peers
    Lists<Cell> houses;               // full ones; the items of kind `house` are the first, in this order
    std::vector<std::uint64_t> house_sets;
    Lists<std::uint16_t> houses_of;  // of each cell
    Lists<Link> links;
    // One after the other: of each mask where there are few digits, otherwise of each digit.
    std::vector<Mask> tables;
    std::size_t table_size;

    std::vector<Item> items;
    Lists<Cell> cells_of;               // of each item
    std::vector<std::uint32_t> ranked;  // items, those that come first before the others
    std::size_t item_words;             // of a set of ranks
    std::vector<std::uint64_t> asks;    // of each cell the ranks of its items
    Lists<Cell> lists;                  // cells of whatever needs them
    std::vector<Sum> sums;
    std::vector<Clique> cliques;
    std::vector<Cell> sum_cells;
    std::vector<Chain> chains;
    std::vector<Sets> set_items;
    std::vector<Mask> sets;
    std::vector<Ends> ends;
    std::vector<Layered> layered;
    std::vector<Count> counts;
    std::vector<std::uint32_t> countings;
    std::vector<std::vector<std::uint32_t>> same_values;
    std::vector<Element> elements;
    std::vector<std::uint32_t> distincts;
    std::vector<const Rule*> checks;
    std::vector<Either> eithers;
    std::vector<Joint> joints;
    std::vector<Posted> posted;   // of each rule of the board
    std::vector<Posted> derived;  // of each sum that follows from them, as derived_sums() lists them

    std::span<const Subsets> subsets;        // of each size, where there are few digits
    std::span<const std::uint16_t> flipped;  // of each mask: digit d as highest - d

    std::span<const Cell> list(std::uint32_t number) const { return lists[std::size_t{number}]; }

    // Digits that go with any of these.
    Mask supported(std::uint32_t table, Mask mask) const {
        const Mask* of = tables.data() + table_size * table;
        if (digit_count <= few_digits) return of[mask];
        Mask found = 0;
        for (; mask != 0; mask &= mask - 1) found |= of[static_cast<std::size_t>(__builtin_ctz(mask))];
        return found;
    }

    static constexpr int few_digits = 10;
};

// Digits and weights of a sum of values.
struct Term {
    Cell cell;
    int weight;
};

// What records say to a network.  Values are those that are written.
class Post {
 public:
    Post(Network& network) : network_(network), board(network.board), low(network.low) {}

    int high() const { return low + network_.digit_count - 1; }

    // What a cell can hold.
    template <class Holds>
    void allow(Cell cell, Holds holds) {
        Mask mask = 0;
        for (int digit = 0; digit < network_.digit_count; ++digit)
            if (holds(digit + low)) mask |= Mask{1} << digit;
        keep(cell, mask);
    }
    // What holds between two cells.
    template <class Holds>
    void pair(Cell a, Cell b, Holds holds) {
        if (a == b) return allow(a, [&](int value) { return holds(value, value); });
        std::vector<Mask> rows(static_cast<std::size_t>(network_.digit_count));
        for (int i = 0; i < network_.digit_count; ++i)
            for (int k = 0; k < network_.digit_count; ++k)
                if (holds(i + low, k + low)) rows[static_cast<std::size_t>(i)] |= Mask{1} << k;
        link(a, b, rows);
    }
    template <class Holds>
    void each_step(std::span<const Cell> cells, Holds holds) {
        for (std::size_t i = 0; i + 1 < cells.size(); ++i) pair(cells[i], cells[i + 1], holds);
    }

    void total(std::vector<Term> terms, long long sum, bool is_derived = false);
    void equal_totals(std::span<const std::vector<Cell>> groups);
    void chain(std::span<const Cell> cells, bool is_strict);
    void sets(std::span<const Cell> cells, std::span<const Mask> sets);
    void ends(std::span<const Cell> cells, bool is_outside, int apart);
    void counts(std::span<const Cell> cells, std::span<const Count::Need> needs);
    void counting(std::span<const Cell> cells);
    void same_values(std::span<const std::vector<Cell>> groups);
    void element(std::span<const Cell> cells);
    void distinct(std::span<const Cell> cells);
    void check(const Rule& rule, std::span<const Cell> cells);
    void layered(Layered layered);
    // A rule within another one: what the board would say of it, that digits differ, is said here.
    void part(const Rule& rule);
    void either(std::span<const Rule> rules);

    // Sets of so many digits for which `fits` holds, where there are few enough digits to list them; empty otherwise.
    template <class Fits>
    std::vector<Mask> subsets(std::size_t count, Fits fits) const {
        std::vector<Mask> found;
        if (count < network_.subsets.size())
            for (Mask mask : network_.subsets[count].sets)
                if (fits(mask)) found.push_back(mask);
        return found;
    }
    bool lists_sets() const { return !network_.subsets.empty(); }
    // Whether no digit can stand twice in the cells.
    bool all_different(std::span<const Cell> cells) const;

    Digit digit_of(int value) const { return static_cast<Digit>(value - low); }
    bool is_value(int value) const { return value >= low && value <= high(); }

 private:
    void keep(Cell cell, Mask mask);
    void contradict();
    void link(Cell a, Cell b, const std::vector<Mask>& rows);
    void item(Network::Kind kind, std::uint8_t turn, std::size_t number, std::span<const Cell> cells);
    std::uint32_t list(std::span<const Cell> cells);
    std::uint32_t table(const std::vector<Mask>& rows);

    friend class NetworkMaker;
    Network& network_;
    std::map<std::vector<Mask>, std::uint32_t> table_of_;
    std::vector<std::vector<Network::Link>> links_;
    Network::Alternative* within_ = nullptr;  // where what is posted belongs to it
    std::vector<Cell> concerned_;             // cells of alternatives, from within

 public:
    const Geometry& board;
    const int low;
};

// A state of an automaton as a number, another one for each.
constexpr std::uint64_t key_of(int state) { return static_cast<std::uint32_t>(state); }
constexpr std::uint64_t key_of(const std::pair<int, int>& state) {
    return key_of(state.first) << 32 | key_of(state.second);
}

// Numbers keys in the order in which they come.
class Numbering {
 public:
    std::uint32_t number_of(std::uint64_t key) {
        if (2 * keys_.size() >= slots_.size()) grow();
        std::size_t slot = slot_of(key);
        for (; slots_[slot] != none; slot = (slot + 1) & (slots_.size() - 1))
            if (keys_[slots_[slot]] == key) return slots_[slot];
        keys_.push_back(key);
        return slots_[slot] = static_cast<std::uint32_t>(keys_.size() - 1);
    }
    void clear() {
        keys_.clear();
        std::fill(slots_.begin(), slots_.end(), none);
    }

 private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    std::size_t slot_of(std::uint64_t key) const {
        return ((key ^ key >> 29) * 0x9E3779B97F4A7C15u >> 32) & (slots_.size() - 1);
    }
    void grow() {
        slots_.assign(2 * slots_.size(), none);
        for (std::size_t i = 0; i < keys_.size(); ++i) {
            std::size_t slot = slot_of(keys_[i]);
            while (slots_[slot] != none) slot = (slot + 1) & (slots_.size() - 1);
            slots_[slot] = static_cast<std::uint32_t>(i);
        }
    }

    std::vector<std::uint64_t> keys_;
    std::vector<std::uint32_t> slots_ =
        std::vector<std::uint32_t>(64, none);  // twice as many as keys, or more
};

// A layered automaton of states that a function makes as they come: next(state, value, place, emit) calls emit(state) for
// those that follow, and is_end(state) says which are ends.  What leads to no end is left out.
template <class State, class Next, class IsEnd>
Layered layered_of(std::span<const Cell> cells, State start, int low, int digits, Next next, IsEnd is_end) {
    struct Raw {
        std::uint32_t from, to;
        Mask digits;
    };
    std::vector<std::vector<State>> states{{start}};
    std::vector<std::vector<Raw>> edges;
    Numbering numbers;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        numbers.clear();
        std::vector<State> following;
        auto& list = edges.emplace_back();
        std::vector<std::uint32_t>
            edge_to;  // of each state that follows: its edge from this one, behind `first`
        for (std::size_t from = 0; from < states[i].size(); ++from) {
            const std::size_t first = list.size();
            for (int digit = 0; digit < digits; ++digit)
                next(states[i][from], low + digit, i, [&](const State& to) {
                    if (i + 1 == cells.size() && !is_end(to)) return;
                    const std::uint32_t number = numbers.number_of(key_of(to));
                    if (number == following.size()) {
                        following.push_back(to);
                        edge_to.push_back(0);
                    }
                    std::uint32_t& edge = edge_to[number];
                    if (edge < first || edge >= list.size() || list[edge].to != number) {
                        edge = static_cast<std::uint32_t>(list.size());
                        list.push_back({static_cast<std::uint32_t>(from), number, 0});
                    }
                    list[edge].digits |= Mask{1} << digit;
                });
        }
        states.push_back(std::move(following));
    }
    // From the end back: only what leads there.
    std::vector<std::vector<std::uint8_t>> alive(states.size());
    alive.back().assign(states.back().size(), 1);
    for (std::size_t i = edges.size(); i-- > 0;) {
        alive[i].resize(states[i].size());
        std::erase_if(edges[i], [&](const Raw& edge) { return alive[i + 1][edge.to] == 0; });
        for (const Raw& edge : edges[i]) alive[i][edge.from] = 1;
    }
    // The start is state 0 in any case.
    alive[0][0] = 1;
    Layered layered{{cells.begin(), cells.end()}, {}};
    std::vector<std::uint32_t> following;
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (i == edges.size()) layered.first_end = layered.states;
        for (std::uint8_t is_alive : alive[i]) layered.states += is_alive;
        if (i == edges.size()) break;
        following.clear();
        std::size_t number = layered.states;
        for (std::uint8_t is_alive : alive[i + 1]) {
            following.push_back(static_cast<std::uint32_t>(number));
            number += is_alive;
        }
        auto edge = edges[i].begin();
        for (std::size_t from = 0; from < states[i].size(); ++from) {
            if (alive[i][from] == 0) continue;
            for (; edge != edges[i].end() && edge->from == from; ++edge)
                layered.edges.push({following[edge->to], edge->digits});
            layered.edges.end();
        }
    }
    return layered;
}

}  // namespace nonet::rules
