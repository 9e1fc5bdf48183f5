#pragma once
// A board with rules made ready for searching: what its rules say, as flat lists of a few kinds of constraints.
//
//   mask      a cell's open digits, bit d for digit d
//   link      a table for two cells: which digits of the one go with which of the other
//   item      one constraint of any other kind: its kind and its number among those of the kind
//
//   A record of the registry posts its rule here (Post); propagator.cpp and the *_propagation.cpp draw what follows.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/lists.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/geometry.hpp"
#include "nonet/rules.hpp"
#include "rules/areas.hpp"
#include "rules/clues.hpp"
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
    Mask house;       // and the digits of that house
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
struct Layers {
    struct Edge {
        std::uint32_t to;
        Mask digits;
    };
    Lists<Edge> edges;                      // of each state
    std::size_t first_end = 0, states = 0;  // where the end begins; all, the ends as well
};
struct Layered {
    std::vector<Cell> cells;
    std::shared_ptr<const Layers> layers;
};

// Digits that stand in the cells `least` to `most` times.
struct Count {
    struct Need {
        Digit digit;
        std::uint16_t least, most;
    };
    std::uint32_t cells;  // of Network::placed
    std::vector<Need> needs;
};

// The first cell is the cell of the list whose number (from `low`) the second says.
struct Element {
    std::uint32_t cells;
};

// Of the lines at the edge so many are less than one, read as numbers, and so many more.
struct Rank {
    std::uint32_t line;  // of Network::edge_lines
    int less, more;      // of all; or, where the line's first digit is known, of those that begin with it
    Mask first;          // this digit, or 0
    bool is_shared;      // equal ones count as more
};

// One line is less than another, read as numbers.
struct Ordered {
    std::uint32_t less, more;  // of Network::lists
};

struct Network {
    // Which rules.
    enum class Which : std::uint8_t {
        all,  // to search: numbers of regions can have another order than the rule's, where none asks for it
        apart,  // all, each by itself, for steps: a sum says nothing of the rest of its house
        extra   // that of the extra cells (extra.hpp) alone, and no house
    };
    // With only these digits in the cells of the board.
    explicit Network(const Geometry& board, Which which = Which::all, Mask digits = ~Mask{0});

    enum class Kind : std::uint8_t {
        house,
        short_house,  // a list: fewer cells than digits, which hold each of theirs once there are no more than cells
        sum,
        chain,
        sets,
        ends,
        layered,
        precedence,
        skyline,
        stretch,
        room,
        count,
        counting,     // a list: each digit that stands there does so as often as it says
        same_values,  // groups of lists
        element,
        connected,
        regions,
        same,
        rank,
        ordered,
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
    Which which;
    const Rule* extra;                 // the rule of the cells beside the board, or nullptr
    int cell_count, digit_count, low;  // with these cells
    Mask all;
    std::vector<Mask> start;  // of each cell

    Lists<Cell> peers;
    std::size_t words;                // of a set of cells, 64 in each; at least two
    std::vector<std::uint64_t> seen;  // of each cell the set of its peers
    Lists<Cell> houses;               // full ones; the items of kind `house` are the first, in this order
    std::vector<Mask> house_digits;   // which digits each holds
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
    Lists<Cell> placed;                 // the same of those that ask for sets of places
    std::vector<bool> are_a_run;        // whether these are one behind the other
    std::vector<Sum> sums;
    std::vector<Clique> cliques;
    std::vector<Cell> sum_cells;
    std::vector<Chain> chains;
    std::vector<Sets> set_items;
    std::vector<Mask> sets;
    std::vector<Ends> ends;
    std::vector<Layered> layered;
    std::vector<Precedence> precedences;
    std::vector<Skyline> skylines;
    std::vector<Stretch> stretches;
    std::vector<Room> rooms;
    std::vector<Count> counts;
    std::vector<std::uint32_t> countings;
    std::vector<std::vector<std::uint32_t>> same_values;
    std::vector<Element> elements;
    std::vector<std::uint32_t> distincts;
    std::vector<Connected> connecteds;
    std::vector<std::vector<std::uint64_t>> adjacent;  // of lists: for each cell a PlaceSet of its neighbours
    std::vector<Regions> regions;
    std::vector<Same> sames;
    std::vector<std::uint32_t> edge_lines;  // of lists: all_lines() of the board, where one is ranked
    std::vector<Rank> line_ranks;
    std::vector<Ordered> ordered;
    std::vector<const Rule*> checks;
    std::vector<Either> eithers;
    std::vector<Joint> joints;
    std::vector<Posted> posted;   // of each rule of the board
    std::vector<Posted> derived;  // of each sum that follows from them, as derived_sums() lists them

    std::span<const Subsets> subsets;        // of each size, where there are few digits
    std::span<const std::uint16_t> flipped;  // of each mask: digit d as highest - d

    std::span<const Cell> list(std::uint32_t number) const { return lists[std::size_t{number}]; }

    bool is_asked_for(std::size_t cell) const {
        const auto first = asks.begin() + static_cast<std::ptrdiff_t>(item_words * cell);
        return std::any_of(first, first + static_cast<std::ptrdiff_t>(item_words),
                           [](std::uint64_t ranks) { return ranks != 0; });
    }

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
    // Of cells that are different, where orders() says so.
    void skyline(std::span<const Cell> cells, bool is_hidden, int wanted);
    bool orders(std::span<const Cell> cells) const {
        return network_.digit_count <= Network::few_digits && is_different_line(cells);
    }
    void stretch(std::span<const Cell> cells, std::vector<Stretch::Way> ways);
    void room(std::span<const Cell> cells, Mask digit);
    void counts(std::span<const Cell> cells, std::span<const Count::Need> needs);
    void counting(std::span<const Cell> cells);
    void same_values(std::span<const std::vector<Cell>> groups);
    void element(std::span<const Cell> cells);
    void distinct(std::span<const Cell> cells);
    void connected(std::span<const Cell> cells, Mask digits);
    void precedence(std::span<const Cell> cells, int count);
    // Areas of so many cells, which have their numbers in different cells that lie where those of the board do.
    void regions(std::span<const Cell> numbers, int count, int size);
    void same(Cell number, Cell first, std::span<const std::vector<Cell>> arms, int more);
    // The rank of a line of all_lines() among these.
    void rank(std::span<const Cell> line, int rank, bool is_shared);
    // What follows from the ranks of several lines together.
    void order(std::span<const Rule> rules);
    void check(const Rule& rule, std::span<const Cell> cells);
    void layered(std::span<const Cell> cells, Layers layers);
    // Those that depend on nothing but the rule's kind, these numbers, how many cells there are and the digits: made once
    // for all boards (known_layers.cpp).
    void layered(std::span<const Cell> cells, RuleKind kind, std::initializer_list<int> numbers,
                 FunctionRef<Layers()> make);
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
    // No digit fits any cell.
    void contradict();
    // Whether no digit can stand twice in the cells.
    bool all_different(std::span<const Cell> cells) const;
    // The same of no more cells than digits: regions that overlap can keep more apart.
    bool is_different_line(std::span<const Cell> cells) const {
        return static_cast<int>(cells.size()) <= network_.digit_count && all_different(cells);
    }

    bool is_apart() const { return network_.which == Network::Which::apart; }
    Digit digit_of(int value) const { return static_cast<Digit>(value - low); }
    bool is_value(int value) const { return value >= low && value <= high(); }

 private:
    void keep(Cell cell, Mask mask);
    void layered(std::span<const Cell> cells, std::shared_ptr<const Layers> layers);
    void link(Cell a, Cell b, const std::vector<Mask>& rows);
    bool can_be_said_shorter(const std::map<Cell, int>& weights) const;
    std::uint32_t adjacent(std::span<const Cell> places);
    void item(Network::Kind kind, std::uint8_t turn, std::size_t number, std::span<const Cell> cells);
    std::uint32_t list(std::span<const Cell> cells);
    std::uint32_t placed(std::span<const Cell> cells);
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

}  // namespace nonet::rules
