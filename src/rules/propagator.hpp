#pragma once
// What follows from the open digits of a board's cells, by its network.
//
//   open       a mask for each cell
//   Propagator queues the cells that changed and the items they belong to, cheap ones first, until nothing changes

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "rules/network.hpp"

namespace nonet::rules {

class Propagator {
 public:
    explicit Propagator(const Network& network);

    // All that follows where anything may have changed, or only these cells; false on a contradiction, which leaves the
    // masks as they may be.
    bool settle(std::span<Mask> open);
    bool settle(std::span<Mask> open, Cell changed);

    // What follows from one rule alone, whatever the others say, and whatever follows from that; false on a contradiction.
    bool draw(std::span<Mask> open, const Network::Posted& rule);

    // After a contradiction: the item that found it, or -1: two cells.
    int failed() const { return failed_; }
    Cell failed_cell() const { return failed_cell_; }

 private:
    bool run();
    bool shrink(Cell cell, Mask mask);  // to what it has in common with the mask
    bool strike(Cell cell, Mask mask) { return shrink(cell, ~mask); }
    // The digit stands in one of the cells: where only one can be it, it is, and what all that can see is not.
    bool place(std::span<const Cell> cells, Mask digit);
    void note(Cell cell);
    void forget();  // which cells changed
    bool relate(Cell cell);
    bool run_item(const Network::Item& item);
    Mask open(Cell cell) const { return open_[cell]; }
    bool is_single(Cell cell) const { return has_one(open_[cell]); }

    bool run_house(std::span<const Cell> cells);
    bool run_chain(const Chain& chain);
    bool run_sets(const Sets& sets);
    bool run_ends(const Ends& ends);
    bool run_layered(const Layered& layered);
    bool run_count(const Count& count);
    bool run_counting(std::span<const Cell> cells);
    bool run_same_values(std::span<const std::uint32_t> groups);
    bool run_element(std::span<const Cell> cells);
    bool run_distinct(std::span<const Cell> cells);
    bool run_connected(const Connected& connected);
    bool drop_small_areas(const Connected& connected, std::span<const std::uint8_t> can_be);
    bool fit_size(const Connected& connected, std::span<const std::uint8_t> can_be,
                  std::span<const std::uint8_t> is_in);
    bool run_regions(const Regions& regions);
    bool run_same(const Same& same);
    bool run_check(const Rule& rule);
    bool run_crossings();
    bool run_either(const Network::Either& either);
    bool draw_alternative(const Network::Alternative& alternative);

    // Sums: sum_propagation.cpp.
    struct Open;  // the open cells of a clique
    static constexpr std::size_t most_cliques = 16;
    bool run_sum(const Sum& sum);
    bool run_bounds(const Sum& sum);
    bool fit_bounds(const Clique& clique, const Open& cells, int least, int most);
    void open_clique(const Clique& clique, Open& cells, int& target) const;
    // Totals: bit t is the total t, in 64 or 128 bits.
    template <class Totals>
    bool run_cliques(const Sum& sum, std::span<const Open> cliques, int target);
    template <class Totals>
    bool fit_clique(const Sum& sum, const Clique& clique, const Open& cells, Totals allowed);
    template <class Totals>
    Totals totals_of(const Open& cells) const;
    template <class Totals>
    std::pair<Mask, Mask> sets_of(const Open& cells, Totals allowed, Mask needed) const;
    Mask needed_of(const Sum& sum, const Clique& clique) const;
    bool shrink_open(const Clique& clique, const Open& cells, std::span<const Mask> kept);
    bool require(const Open& cells, bool is_flipped, Mask required);
    Mask flip(Mask mask) const;

    const Network& net_;
    std::span<Mask> open_;
    std::vector<Cell> cells_;  // that changed
    std::vector<std::uint8_t> is_noted_, is_queued_;
    std::array<std::vector<std::uint32_t>, 4> queues_;
    std::array<std::size_t, 4> heads_{};
    std::vector<std::uint64_t> states_;  // of layered
    std::vector<Mask> scratch_;
    std::vector<std::uint8_t> values_;
    std::vector<Mask>
        kept_;  // of alternatives within each other: the masks before, and what any of them leaves
    int failed_ = -1;
    Cell failed_cell_ = 0;
    bool is_of_one_rule_ = false;  // draw()
};

}  // namespace nonet::rules
