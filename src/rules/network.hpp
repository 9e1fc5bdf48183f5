#pragma once
// A board with rules made ready for searching: what its rules say, as flat lists of a few kinds of constraints.
//
//   mask      a cell's open digits, bit d for digit d
//   link      a table for two cells: which digits of the one go with which of the other
//   item      one constraint of any other kind: its kind and its number among those of the kind
//
//   A record of the registry posts its rule here (Post); propagate.cpp draws what follows.

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/lists.hpp"
#include "nonet/geometry.hpp"
#include "nonet/rules.hpp"

namespace nonet::rules {

using Mask = std::uint32_t;

constexpr Mask below(int count) { return static_cast<Mask>((std::uint64_t{1} << count) - 1); }
constexpr bool has_one(Mask mask) { return (mask & (mask - 1)) == 0; }  // of masks that are not empty

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

// A layer for each cell: what digits lead from one state to which of the next layer.
struct Layered {
    struct Edge {
        std::uint16_t from, to;
        Mask digits;
    };
    std::vector<Cell> cells;
    Lists<Edge> layers;
    std::vector<std::uint16_t> states;  // of each layer, and of the end, where all are ends
};

// Two full houses that share cells: what they do not share, on both sides, holds the same digits.
struct Crossing {
    std::uint32_t first, second;  // of Network::lists
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

// Different cells of which those with one of these digits hang together.
struct Connected {
    std::uint32_t cells;
    Mask digits;
    int size;                         // how many they are; 0: any number
    Lists<std::uint16_t> neighbours;  // of each cell, by their places in the list
};

// The number of the region of each cell of the board: none holds a digit twice.
struct Regions {
    std::uint32_t numbers;
    int count;
    bool is_full;  // each holds every digit
};

// A cell says how many are the same as another: that one, and of each arm those before the first that is not.
struct Same {
    Cell number, first;
    std::vector<std::uint32_t> arms;  // of Network::lists
    int more;                         // so many more than it says
};

struct Network {
    // Which rules: extra cells are those of extra.hpp, and no cells of the network where their rule is left out.
    enum class Which : std::uint8_t {
        all,
        board,  // all others
        extra   // theirs alone, and no house
    };
    explicit Network(const Geometry& board, Which which = Which::all);

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
        connected,
        regions,
        same,
        distinct,   // a list: the first says how many digits the others have
        check,      // a rule: its meaning, once all its cells are filled
        crossings,  // all of them
        either      // one of several alternatives
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
    Which which;
    const Rule* extra;                 // the rule of the cells beside the board, or nullptr
    int cell_count, digit_count, low;  // with these cells
    Mask all;
    std::vector<Mask> start;  // of each cell

    Lists<Cell> peers;
    std::size_t words;                // of a set of cells, 64 in each
    std::vector<std::uint64_t> seen;  // of each cell the set of its peers
    Lists<Cell> houses;               // full ones
    Lists<Link> links;
    std::vector<std::vector<Mask>>
        tables;  // for each mask where there are few digits, otherwise for each digit

    std::vector<Item> items;
    Lists<std::uint32_t> items_of;  // of each cell
    Lists<Cell> cells_of;           // of each item
    Lists<Cell> lists;              // cells of whatever needs them
    std::vector<Sum> sums;
    std::vector<Clique> cliques;
    std::vector<Cell> sum_cells;
    std::vector<Chain> chains;
    std::vector<Crossing> crossings;
    std::vector<Sets> set_items;
    std::vector<Mask> sets;
    std::vector<Ends> ends;
    std::vector<Layered> layered;
    std::vector<Count> counts;
    std::vector<std::uint32_t> countings;
    std::vector<std::vector<std::uint32_t>> same_values;
    std::vector<Element> elements;
    std::vector<std::uint32_t> distincts;
    std::vector<Connected> connecteds;
    std::vector<Regions> regions;
    std::vector<Same> sames;
    std::vector<const Rule*> checks;
    std::vector<Either> eithers;
    std::vector<Joint> joints;
    std::vector<Posted> posted;   // of each rule of the board
    std::vector<Posted> derived;  // of each sum that follows from them, as derived_sums() lists them

    // Where there are few digits, for each number of digits all sets of so many, by their totals: those of total t from
    // begin[t] to begin[t + 1].
    struct Subsets {
        std::vector<Mask> sets;
        std::vector<std::uint16_t> begin;
        int least;  // the total of the lowest digits
        std::vector<std::uint64_t>
            within;  // of each mask: bit t - least where so many of its digits have the total t
    };
    std::vector<Subsets> subsets;
    std::vector<std::uint16_t> flipped;  // of each mask: digit d as highest - d

    std::span<const Cell> list(std::uint32_t number) const { return lists[std::size_t{number}]; }

    // Digits that go with any of these.
    Mask supported(std::uint32_t table, Mask mask) const {
        const auto& of = tables[table];
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
    void connected(std::span<const Cell> cells, Mask digits);
    // Of different cells, which lie where those of `places` do; so many of them.
    void connected(std::span<const Cell> cells, std::span<const Cell> places, Mask digits, int size);
    void regions(std::span<const Cell> numbers, int count, int size);
    void same(Cell number, Cell first, std::span<const std::vector<Cell>> arms, int more);
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
    std::vector<std::vector<std::uint32_t>> items_of_;
    Network::Alternative* within_ = nullptr;  // where what is posted belongs to it
    std::vector<Cell> concerned_;             // cells of alternatives, from within

 public:
    const Geometry& board;
    const int low;
};

// A layered automaton of states that a function makes as they come: next(state, value) gives those that follow, and
// is_end(state) says which are ends.  States of a layer that lead nowhere are left out.
template <class State, class Next, class IsEnd>
Layered layered_of(std::span<const Cell> cells, State start, int low, int digits, Next next, IsEnd is_end) {
    struct Raw {
        std::uint16_t from, to;
        Mask digits;
    };
    std::vector<std::vector<State>> states{{start}};
    std::vector<std::vector<Raw>> edges;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::map<State, std::uint16_t> numbers;
        auto& following = states.emplace_back();
        auto& list = edges.emplace_back();
        std::vector<std::uint32_t>
            edge_to;  // of each state that follows: its edge from this one, behind `first`
        for (std::size_t from = 0; from < states[i].size(); ++from) {
            const std::size_t first = list.size();
            for (int digit = 0; digit < digits; ++digit)
                for (const State& to : next(states[i][from], low + digit, i)) {
                    if (i + 1 == cells.size() && !is_end(to)) continue;
                    const auto [at, is_new] =
                        numbers.try_emplace(to, static_cast<std::uint16_t>(following.size()));
                    if (is_new) {
                        following.push_back(to);
                        edge_to.push_back(0);
                    }
                    std::uint32_t& edge = edge_to[at->second];
                    if (edge < first || edge >= list.size() || list[edge].to != at->second) {
                        edge = static_cast<std::uint32_t>(list.size());
                        list.push_back({static_cast<std::uint16_t>(from), at->second, 0});
                    }
                    list[edge].digits |= Mask{1} << digit;
                }
        }
    }
    // From the end back: only what leads there.
    std::vector<std::uint8_t> alive(states.back().size(), 1);
    for (std::size_t i = edges.size(); i-- > 0;) {
        std::vector<std::uint8_t> before(states[i].size());
        std::erase_if(edges[i], [&](const Raw& edge) { return alive[edge.to] == 0; });
        for (const Raw& edge : edges[i]) before[edge.from] = 1;
        alive = std::move(before);
    }
    Layered layered{{cells.begin(), cells.end()}, {}, {}};
    for (std::size_t i = 0; i < edges.size(); ++i) {
        for (const Raw& edge : edges[i]) layered.layers.push({edge.from, edge.to, edge.digits});
        layered.layers.end();
        layered.states.push_back(static_cast<std::uint16_t>(states[i].size()));
    }
    layered.states.push_back(static_cast<std::uint16_t>(states.back().size()));
    return layered;
}

}  // namespace nonet::rules
