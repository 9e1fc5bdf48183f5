#pragma once
// What a technique finds: one step, its placements or its removals in the order in which they are made.

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

// What a search is given beside the board.
struct Search {
    Budget& budget;
    const Grid& solution;        // of the puzzle
    bool evidence = false;       // whether the find is to be put into words
    bool shorter_first = false;  // HoDoKu 2.3: of chains with as many removals the shortest
    Memory* memory = nullptr;    // of the path, where there is one

    bool spend() const { return budget.spend(); }
};

struct Find {
    std::string_view kind;  // of the table of kinds.hpp: "sashimi_x_wing"
    std::vector<Candidate> place, remove;

    // For the words, where they are asked for.
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

// By digit, then by cell; each once.
void sort_removals(std::vector<Candidate>& removals);

}  // namespace nonet::hodoku
