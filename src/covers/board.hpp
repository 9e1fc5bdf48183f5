#pragma once
// A board prepared for searching: a Geometry as flat lists and masks, without the rules of many cells, which the searches
// check themselves.
//
//   option   "digit d in cell c": digits * c + d                                              0..15,624
//   group    options of which exactly one is true, as a mask of those that are open:
//              0..cells-1         a cell: bit d is digit d
//              cells + N*f + d    digit d in full house f: bit i is the house's cell i
//   full     a house with as many cells as there are digits. A smaller one only makes peers

#include <cstdint>
#include <vector>

#include "core/lists.hpp"
#include "nonet/geometry.hpp"

namespace nonet::covers {

using Mask = std::uint32_t;
using Option = std::uint16_t;

constexpr bool has_one(Mask mask) { return (mask & (mask - 1)) == 0; }  // for masks that are not empty
constexpr Mask below(int count) { return static_cast<Mask>((std::uint64_t{1} << count) - 1); }

// std::popcount is a function call unless the CPU's instruction is enabled.
constexpr int size_of(Mask mask) {
    mask -= mask >> 1 & 0x5555'5555;
    mask = (mask & 0x3333'3333) + (mask >> 2 & 0x3333'3333);
    return static_cast<int>(((mask + (mask >> 4)) & 0x0f0f'0f0f) * 0x0101'0101 >> 24);
}

// The place of a cell in one of its full houses.
struct Seat {
    std::uint32_t first_group;  // the group of digit 0; that of digit d is d further
    std::uint32_t house;
    Mask bit;
};

// How the digits of one cell restrict those of another.
struct Related {
    enum class Kind : std::uint8_t {
        apart,   // the other digit does not differ by one
        higher,  // the other digit is higher
        lower
    };
    Cell other;
    Kind kind;
};

// Cells outside a full house that see the same two or more of its cells. If a digit's places in the house are among
// these, none of the outside cells holds it. They are listed for each of the seen cells, because only those that see a
// digit's first place need to be examined.
struct Pointing {
    Mask seen;
    std::uint32_t first, last;  // of Board::pointed
};

struct Board {
    explicit Board(const Geometry& geometry);

    int cell_count, digit_count;
    int house_count = 0;  // only full ones
    int group_count;
    bool has_pieces = false;

    Lists<Cell> house_cells;    // of each full house, ascending
    Lists<Seat> seats;          // of each cell
    Lists<Cell> peers;          // of each cell
    Lists<Cell> far_peers;      // those of them with which it shares no full house
    Lists<Related> related;     // of each cell
    Lists<Pointing> pointings;  // of each full house and each place in it: digit_count * house + place
    std::vector<Cell> pointed;
    std::vector<Mask> allowed;  // of each cell
    std::vector<Mask> start;    // of each group, before any given

    bool has_relations() const { return has_relations_; }
    Cell cell_of(Option option) const { return static_cast<Cell>(option / digit_count); }
    Digit digit_of(Option option) const { return static_cast<Digit>(option % digit_count); }
    Option option(int cell, int digit) const { return static_cast<Option>(cell * digit_count + digit); }

    std::span<const Pointing> pointings_of(int house, int place) const {
        return pointings[house * digit_count + place];
    }

    // Returns the cell of bit `place` in full house `house`.
    Cell cell_at(int house, int place) const { return house_cells[house][static_cast<std::size_t>(place)]; }

 private:
    void add_houses(const Geometry& geometry);
    void add_relations(const Geometry& geometry);
    void add_pointings(const Geometry& geometry);
    bool has_relations_ = false;
};

}  // namespace nonet::covers
