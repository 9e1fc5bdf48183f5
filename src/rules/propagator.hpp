#pragma once
// Propagates the open digits of a board's cells through its network.
//
//   open       a mask for each cell
//   places     for each digit the cells in which it is open, up to the changes processed so far; with them, the effect
//              of a digit on many cells takes a few operations
//   Propagator processes the cells that changed, then the items that they belong to, cheap ones first, until nothing
//   changes

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "rules/network.hpp"
#include "rules/place_set.hpp"

namespace nonet::rules {

class Propagator {
 public:
    explicit Propagator(const Network& network);

    // Propagates until nothing changes; the second form starts from one changed cell. Returns false on a contradiction,
    // which leaves the masks in an unspecified state.
    bool settle(std::span<Mask> open);
    bool settle(std::span<Mask> open, Cell changed);

    // Propagates one rule alone, independent of all others, until it excludes nothing further. Returns false on a
    // contradiction.
    bool draw(std::span<Mask> open, const Network::Posted& rule);

    // Checks the budget during propagation from now on. If it runs out, settle() returns false, with the masks in an
    // unspecified state. The budget must live until the next call of watch(); nullptr: no budget.
    void watch(Budget* budget) { budget_ = budget; }

    // Enables the search for naked pairs and triples in houses, which pays off for hard puzzles.
    void look_for_shares(bool looks) { looks_for_shares_ = looks; }

    // After a contradiction: the item that found it; -1 if it was found between two cells.
    int failed() const { return failed_; }
    Cell failed_cell() const { return failed_cell_; }
    // Returns the cell whose only digit was propagated last, or the one that changed.
    Cell placed_cell() const { return placed_cell_; }

 private:
    using CellBits = std::array<std::uint64_t, many_words>;

    bool run();
    // Words is the number of words in a set of cells: 2, or 0 if the network has more.
    template <std::size_t Words>
    bool run_all();
    template <std::size_t Words>
    bool strike_peers(Cell cell);
    bool relate(Cell cell);
    template <std::size_t Words>
    bool run_house(std::size_t house);
    template <std::size_t Words>
    bool run_locked();
    template <std::size_t Words>
    bool lock(std::size_t house, std::size_t digit);
    bool share_out(std::span<const Cell> house);
    void tell(Cell cell, Mask mask);  // updates places_
    // Restricts the cell to the mask.
    bool shrink(Cell cell, Mask mask) {
        const Mask left = open_[cell] & mask;
        return left == open_[cell] || narrow(cell, left);
    }
    bool narrow(Cell cell, Mask left);  // to fewer digits
    bool strike(Cell cell, Mask mask) { return shrink(cell, ~mask); }
    // Requires the digit in one of the cells: if only one can hold it, it is placed; otherwise cells that see all of
    // them lose it.
    bool place(std::span<const Cell> cells, Mask digit);
    void note(Cell cell) {
        const std::uint64_t bit = std::uint64_t{1} << (cell % 64);
        changed_.cells[cell / 64U] |= bit;
        if (is_single(cell)) changed_.placed[cell / 64U] |= bit;
    }
    bool has_changed() const;
    void forget();  // clears the set of changed cells
    bool run_item(const Network::Item& item);
    Mask open(Cell cell) const { return open_[cell]; }
    // Returns the places of a list at the beginning of an item.
    template <std::size_t Words>
    HeldPlaces<Words> look_at(std::uint32_t placed);
    static std::size_t held_size(const Network& network);  // the number of words of a placed list in held_
    bool is_single(Cell cell) const { return has_one(open_[cell]); }

    bool run_short_house(std::span<const Cell> cells);
    bool run_chain(const Chain& chain);
    bool run_sets(const Sets& sets);
    bool run_ends(const Ends& ends);
    bool run_layered(const Layered& layered);
    bool run_skyline(std::size_t number);
    template <class Seen>
    bool run_orders(std::span<const Cell> cells, const Seen& seen);
    bool run_stretch(const Stretch& stretch);
    bool run_room(const Room& room);
    template <std::size_t Words>
    bool run_count(const Count& count);
    template <std::size_t Words>
    bool place_apart(std::span<const Cell> cells, std::uint32_t seen, const PlaceSet<Words>& places,
                     int digit, int missing);
    template <std::size_t Words>
    bool run_counting(const Counting& counting);
    template <class Use>
    void each_set(std::size_t size, std::span<const Cell> cells, Mask possible, Mask held, Use use) const;
    bool run_same_values(std::span<const std::uint32_t> groups);
    bool run_element(std::span<const Cell> cells);
    bool run_distinct(const Distinct& distinct);
    bool run_precedence(std::uint32_t number);
    template <std::size_t Words>
    bool run_connected(std::uint32_t number);
    template <std::size_t Words>
    bool run_regions(const Regions& regions);
    bool run_same(const Same& same);
    bool run_rank(const Rank& rank);
    std::uint8_t sides_of(const Rank& rank, std::span<const Cell> line) const;
    bool can_be_less(std::span<const Cell> a, std::span<const Cell> b, std::size_t from, bool or_equal) const;
    bool keep_less(std::span<const Cell> a, std::span<const Cell> b, bool or_equal);
    bool sees(Cell a, Cell b) const;
    bool run_check(const Rule& rule);
    bool run_either(const Network::Either& either);
    bool draw_alternative(const Network::Alternative& alternative);

    // Sums: sum_propagation.cpp.
    struct Open;  // the open cells of a clique
    static constexpr std::size_t most_cliques = 16;
    bool run_sum(const Sum& sum);
    bool run_bounds(const Sum& sum);
    bool fail(const Sum& sum);
    bool fit_bounds(const Open& cells, int least, int most);
    void open_clique(const Clique& clique, Open& cells, int& target) const;
    // Totals: bit t is the total t, in 64 or 128 bits.
    template <class Totals>
    bool run_two(const Sum& sum, std::span<const Open> cliques, int target);
    template <class Totals>
    bool run_cliques(const Sum& sum, std::span<const Open> cliques, int target);
    template <class Totals>
    bool fit_clique(const Sum& sum, const Open& cells, Totals allowed);
    template <class Totals>
    Totals totals_of(const Open& cells) const;
    template <class Totals>
    std::pair<Mask, Mask> sets_of(const Open& cells, Totals allowed, Mask needed) const;
    Mask needed_of(const Sum& sum, const Clique& clique) const;
    bool shrink_open(const Open& cells, std::span<const Mask> kept);
    bool require(const Open& cells, Mask required);
    Mask flip(Mask mask) const;

    const Network& net_;
    std::span<Mask> open_;
    struct Changes {
        CellBits cells{}, placed{};  // all that changed; those of them that have one digit left
        friend bool operator==(const Changes&, const Changes&) = default;
    };
    Changes changed_;
    std::vector<std::uint64_t> waiting_;  // ranks of items
    std::vector<Mask> told_;              // each cell's mask as recorded in places_
    std::vector<std::uint64_t> places_;   // of each digit; followed by many_words of padding
    std::uint64_t tells_ = 1;             // the number of updates of places_
    std::vector<std::uint64_t> held_;     // of each placed list: the update it reflects, then HeldPlaces
    // For a cell of a precedence: its mask, the states before and after it, the later states that lead to the end when
    // it last excluded nothing, and the earlier ones.
    struct Pass {
        Mask open, before, behind, from, to;
    };
    std::vector<std::vector<Pass>> passes_;
    std::vector<std::uint64_t> areas_;  // of connected: the last input that excluded nothing
    std::vector<Mask> lost_,
        fewer_;  // for each house the digits that lost a place: since it was processed; since run_locked()
    std::vector<std::uint8_t> states_;  // of layered
    std::vector<std::uint32_t> reached_;
    std::vector<std::size_t> layer_begins_;
    std::vector<std::uint16_t> ways_;  // for sets of digits along a skyline
    std::vector<Mask> drawn_;          // of each skyline: masks for which nothing further follows
    std::vector<Mask> scratch_;
    std::vector<std::uint8_t> values_, sides_;
    std::vector<Mask>
        kept_;  // of nested alternatives: the masks before, and the union of what the alternatives allow
    Budget* budget_ = nullptr;
    std::uint32_t items_run_ = 0;
    int failed_ = -1;
    Cell failed_cell_ = 0, placed_cell_ = 0;
    bool is_of_one_rule_ = false;  // set during draw()
    bool looks_for_shares_ = false;
};

}  // namespace nonet::rules
