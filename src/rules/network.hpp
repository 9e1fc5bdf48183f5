#pragma once
// A board with rules, prepared for searching: its rules as flat lists of a few kinds of constraints.
//
//   mask      a cell's open digits, bit d for digit d
//   link      a table for two cells: the pairs of digits that are allowed
//   item      a constraint of any other kind: its kind, and its number within the kind
//
//   A record of the registry posts its rule here (Post). propagator.cpp and the *_propagation.cpp files propagate it.

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
#include "rules/counts.hpp"
#include "rules/subsets.hpp"

namespace nonet::rules {

constexpr Mask below(int count) { return static_cast<Mask>((std::uint64_t{1} << count) - 1); }
constexpr bool has_one(Mask mask) { return (mask & (mask - 1)) == 0; }  // Requires a mask that is not empty.

// Returns the number of digits. Uses a table, because the library is built for processors that need not have an
// instruction for it.
inline constexpr std::array<std::uint8_t, 1024> size_of_few = [] {
    std::array<std::uint8_t, 1024> sizes{};
    for (std::size_t mask = 1; mask < sizes.size(); ++mask)
        sizes[mask] = static_cast<std::uint8_t>(sizes[mask / 2] + mask % 2);
    return sizes;
}();
inline int size_of(Mask mask) { return mask < size_of_few.size() ? size_of_few[mask] : std::popcount(mask); }

// Cells of a sum that all differ and have the same weight.
struct Clique {
    std::uint32_t first, last;  // of Network::sum_cells
    int weight;                 // more than 0
    bool is_flipped;            // the weight is less than 0: the digit counts as highest - digit
};

// The weighted digits of the cliques have the total `target`.
struct Sum {
    std::uint32_t first, last;  // of Network::cliques
    int target;
    int rest;    // if one clique is within a full house: the list of the house's other cells; otherwise -1
    Mask house;  // the digits of that house
    bool is_derived;  // follows from other rules
};

// Digits increase along the cells, strictly or not.
struct Chain {
    std::uint32_t cells;  // of Network::lists
    bool is_strict;
};

// Different cells that hold exactly one of these sets of digits.
struct Sets {
    std::uint32_t cells;
    std::uint32_t first, last;  // of Network::sets
};

// The first and the last cell are ends. The other cells are between them, or outside if the ends differ by `apart`.
struct Ends {
    std::uint32_t cells;
    int apart;
    bool is_outside;
};

// A layer for each cell: which digits lead from its states to which states of the next layer. States are numbered
// through all layers.
struct Layers {
    struct Edge {
        std::uint32_t to;
        Mask digits;
    };
    Lists<Edge> edges;                      // of each state
    std::size_t first_end = 0, states = 0;  // the first end state; the number of all states, including ends
};
struct Layered {
    std::vector<Cell> cells;
    std::shared_ptr<const Layers> layers;
};

// The number of lines at the edge that are less than one line, read as numbers, and the number of greater ones.
struct Rank {
    std::uint32_t line;  // of Network::edge_lines
    int less, more;      // of all lines; or, if the line's first digit is known, of those that begin with it
    Mask first;          // this digit, or 0
    bool is_shared;      // equal lines count as more
};

// One line is less than another, read as numbers.
struct Ordered {
    std::uint32_t less, more;  // of Network::lists
};

struct Network {
    // The rules that the network has.
    enum class Which : std::uint8_t {
        all,    // all, for a search: regions may be numbered in another order if no rule depends on it
        apart,  // all, each by itself, for steps: a sum does not use the rest of its house
        extra   // only the rule of the extra cells (extra.hpp), and no houses
    };
    // The cells of the board hold only these digits.
    explicit Network(const Geometry& board, Which which = Which::all, Mask digits = ~Mask{0});

    enum class Kind : std::uint8_t {
        house,
        short_house,  // a list: fewer cells than digits; each open digit is placed once there are no more than cells
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
        counting,
        same_values,  // groups of lists
        element,
        connected,
        regions,
        same,
        rank,
        ordered,
        distinct,
        check,   // a rule: its meaning is checked once all its cells are filled
        locked,  // all houses: cells that see all places of a digit in a house lose that digit
        either   // at least one of several alternatives
    };
    struct Item {
        Kind kind;
        std::uint8_t turn;  // 0 to 3: cheap items come first
        std::uint32_t number;
    };
    struct Link {
        Cell other;
        std::uint32_t table;
    };
    // A link in both directions.
    struct Joint {
        Cell a, b;
        std::uint32_t table, turned;  // from a to b, from b to a
    };
    // The constraints of an alternative, which are only propagated by themselves.
    struct Alternative {
        std::vector<Item> items;
        std::vector<Joint> joints;
        std::vector<std::pair<Cell, Mask>> allowed;
        bool can_be = true;
    };
    // At least one of these holds.
    struct Either {
        std::uint32_t cells;  // of lists: all cells that the alternatives name
        std::vector<Alternative> alternatives;
    };
    // The constraints that one rule has posted.
    struct Posted {
        std::uint32_t first_item, last_item, first_joint, last_joint;
        std::vector<std::pair<Cell, Mask>> allowed;  // cells that hold only these digits
    };

    Geometry board;
    Which which;
    const Rule* extra;                 // the rule of the extra cells, or nullptr
    int cell_count, digit_count, low;  // including extra cells
    Mask all;
    std::vector<Mask> start;  // of each cell

    Lists<Cell> peers;
    std::size_t words;                // of a set of cells, 64 in each; at least two
    std::vector<std::uint64_t> seen;  // for each cell the set of its peers
    Lists<Cell> houses;               // full ones; the items of kind `house` come first, in this order
    std::vector<Mask> house_digits;   // the digits of each house
    std::vector<std::uint64_t> house_sets;
    Lists<std::uint16_t> houses_of;  // of each cell
    Lists<Link> links;
    // One after the other: an entry for each mask if there are few digits, otherwise one for each digit.
    std::vector<Mask> tables;
    std::size_t table_size;

    std::vector<Item> items;
    Lists<Cell> cells_of;               // of each item
    std::vector<std::uint32_t> ranked;  // items in the order of their turns
    std::size_t item_words;             // of a set of ranks
    std::vector<std::uint64_t> asks;    // for each cell the ranks of its items
    Lists<Cell> lists;                  // cell lists of all kinds of items
    Lists<Cell> placed;                 // cell lists of items that need sets of places
    std::vector<bool> are_a_run;        // whether these cells are consecutive
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
    std::vector<Counting> countings;
    std::vector<std::vector<std::uint32_t>> same_values;
    std::vector<Element> elements;
    std::vector<Distinct> distincts;
    std::vector<Connected> connecteds;
    std::vector<std::vector<std::uint64_t>> adjacent;  // of lists: for each cell a PlaceSet of others
    std::vector<Regions> regions;
    std::vector<Same> sames;
    std::vector<std::uint32_t> edge_lines;  // of lists: all_lines() of the board, if any of them has a rank
    std::vector<Rank> line_ranks;
    std::vector<Ordered> ordered;
    std::vector<const Rule*> checks;
    std::vector<Either> eithers;
    std::vector<Joint> joints;
    std::vector<Posted> posted;   // for each rule of the board
    std::vector<Posted> derived;  // for each derived sum, in the order of derived_sums()

    std::span<const Subsets> subsets;        // for each size, if there are few digits
    std::span<const std::uint16_t> flipped;  // for each mask: digit d as highest - d

    std::span<const Cell> list(std::uint32_t number) const { return lists[std::size_t{number}]; }

    bool is_asked_for(std::size_t cell) const {
        const auto first = asks.begin() + static_cast<std::ptrdiff_t>(item_words * cell);
        return std::any_of(first, first + static_cast<std::ptrdiff_t>(item_words),
                           [](std::uint64_t ranks) { return ranks != 0; });
    }

    // Returns the digits that the table allows with any digit of the mask.
    Mask supported(std::uint32_t table, Mask mask) const {
        const Mask* of = tables.data() + table_size * table;
        if (digit_count <= few_digits) return of[mask];
        Mask found = 0;
        for (; mask != 0; mask &= mask - 1) found |= of[static_cast<std::size_t>(__builtin_ctz(mask))];
        return found;
    }

    static constexpr int few_digits = 10;
};

// A cell and its weight in a sum of values.
struct Term {
    Cell cell;
    int weight;
    friend bool operator==(const Term&, const Term&) = default;
};

// The interface by which records post constraints to a network. Values are the printed ones.
class Post {
 public:
    Post(Network& network) : network_(network), board(network.board), low(network.low) {}

    int high() const { return low + network_.digit_count - 1; }

    // Restricts the digits of a cell.
    template <class Holds>
    void allow(Cell cell, Holds holds) {
        Mask mask = 0;
        for (int digit = 0; digit < network_.digit_count; ++digit)
            if (holds(digit + low)) mask |= Mask{1} << digit;
        keep(cell, mask);
    }
    // Restricts the pairs of digits of two cells.
    template <class Holds>
    void pair(Cell a, Cell b, Holds holds) {
        if (a == b) return allow(a, [&](int value) { return holds(value, value); });
        std::vector<Mask> rows(static_cast<std::size_t>(network_.digit_count));
        for (int i = 0; i < network_.digit_count; ++i)
            for (int k = 0; k < network_.digit_count; ++k)
                if (holds(i + low, k + low)) rows[static_cast<std::size_t>(i)] |= Mask{1} << k;
        link(a, b, rows);
    }
    void not_both(Cell a, Cell b, int value);  // two different cells, a value of the board
    template <class Holds>
    void each_step(std::span<const Cell> cells, Holds holds) {
        for (std::size_t i = 0; i + 1 < cells.size(); ++i) pair(cells[i], cells[i + 1], holds);
    }

    void total(std::vector<Term> terms, long long sum, bool is_derived = false);
    void equal_totals(std::span<const std::vector<Cell>> groups);
    void chain(std::span<const Cell> cells, bool is_strict);
    void sets(std::span<const Cell> cells, std::span<const Mask> sets);
    void ends(std::span<const Cell> cells, bool is_outside, int apart);
    // Requires different cells, for which orders() returns true.
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
    // Areas of `size` cells. Their numbers are in extra cells that correspond to those of the board.
    void regions(std::span<const Cell> numbers, int count, int size);
    void same(Cell number, Cell first, std::span<const std::vector<Cell>> arms, int more);
    // Posts the rank of a line of all_lines().
    void rank(std::span<const Cell> line, int rank, bool is_shared);
    // Posts the consequences of the ranks of several lines together.
    void order(std::span<const Rule> rules);
    void check(const Rule& rule, std::span<const Cell> cells);
    void layered(std::span<const Cell> cells, Layers layers);
    // Posts layers that depend only on the rule's kind, these numbers, the number of cells and the digits. They are
    // made once for all boards (known_layers.cpp).
    void layered(std::span<const Cell> cells, RuleKind kind, std::initializer_list<int> numbers,
                 FunctionRef<Layers()> make);
    // Posts a rule that is part of another one. Also posts that its digits differ, which the board does for other
    // rules.
    void part(const Rule& rule);
    void either(std::span<const Rule> rules);

    // Returns the sets of `count` digits for which `fits` holds; empty if there are too many digits to list the sets.
    template <class Fits>
    std::vector<Mask> subsets(std::size_t count, Fits fits) const {
        std::vector<Mask> found;
        if (count < network_.subsets.size())
            for (Mask mask : network_.subsets[count].sets)
                if (fits(mask)) found.push_back(mask);
        return found;
    }
    bool lists_sets() const { return !network_.subsets.empty(); }
    // Posts a contradiction.
    void contradict();
    // Returns whether the cells can never hold a digit twice.
    bool all_different(std::span<const Cell> cells) const;
    // The same for at most as many cells as digits: overlapping regions can keep more cells different.
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
    void link(const Network::Joint& joint);
    // Returns whether the cells never hold the same digit: always, or if the current alternative holds.
    bool differ(Cell a, Cell b) const;
    std::uint32_t adjacent(std::span<const Cell> places);
    // Returns which cells of the list differ from each of them.
    std::uint32_t seen(std::span<const Cell> places);
    void item(Network::Kind kind, std::uint8_t turn, std::size_t number, std::span<const Cell> cells);
    std::uint32_t list(std::span<const Cell> cells);
    std::uint32_t placed(std::span<const Cell> cells);
    std::uint32_t table(const std::vector<Mask>& rows);

    friend class NetworkMaker;
    Network& network_;
    std::map<std::vector<Mask>, std::uint32_t> table_of_;
    std::vector<std::vector<Network::Link>> links_;
    std::vector<std::pair<Cell, Mask>> kept_;  // what the rule that is posted leaves to cells
    Network::Alternative* within_ = nullptr;   // the alternative to which constraints are posted, if any
    std::vector<Cell> concerned_;              // cells of alternatives, from the inside out
    std::vector<std::vector<Cell>>
        different_;  // ascending lists of cells that differ within the alternatives

 public:
    const Geometry& board;
    const int low;
};

}  // namespace nonet::rules
