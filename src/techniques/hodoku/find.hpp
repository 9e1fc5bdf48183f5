#pragma once
// The result of a search: one step, with its placements or removals in the order in which they are made.

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/budget.hpp"
#include "nonet/more/hodoku.hpp"
#include "techniques/hodoku/board.hpp"

namespace nonet::hodoku {

using Link = HodokuNode;
using Links = HodokuChain;

class Memory;

// The input of a search, besides the board.
struct Search {
    Budget& budget;
    const Grid& solution;        // of the puzzle
    bool evidence = false;       // whether the find needs exhibits and chains
    bool shorter_first = false;  // HoDoKu 2.3: of chains with equally many removals the shortest
    Memory* memory = nullptr;    // of the path, if there is one

    bool spend() const { return budget.spend(); }
};

struct Find {
    std::string_view kind;  // from the table of kinds.hpp: "sashimi_x_wing"
    std::vector<Candidate> place, remove;

    // The evidence, if it is wanted.
    std::vector<Exhibit> exhibits;
    std::vector<Links> chains;

    bool empty() const { return place.empty() && remove.empty(); }
    void clear() { *this = {}; }

    void drop(const CellSet& cells, Digit digit) {
        for (Cell cell : cells) remove.push_back({cell, digit});
    }
    void drop(Cell cell, DigitSet digits) {
        for (Digit digit : digits) remove.push_back({cell, digit});
    }
    void show(Role role, const CellSet& cells, DigitSet digits = {});
    void show(Role role, std::initializer_list<House> houses);
};

// Sorts by digit, then by cell, and removes duplicates.
void sort_removals(std::vector<Candidate>& removals);

}  // namespace nonet::hodoku
