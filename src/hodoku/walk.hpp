#pragma once
// The loop of everything that solves as HoDoKu does: ask for the first find, hand it out, apply it, begin again.

#include "hodoku/scale.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::hodoku {

// What happens with each find before it is applied.
using OnFind = FunctionRef<void(const Board& before, const Trial& trial, Find& find)>;

struct Walk {
    std::size_t most_steps = SIZE_MAX;
    std::span<const std::string_view> without = {};  // ids
};

// Walks to the solution: `solved`, or `budget` where that is spent, or as many steps taken as there may be, or `stuck` where
// techniques are left out and the others do not suffice.
Ending walk(Board& board, const Search& search, const Walk& how, OnFind on_find);

// The numbers of a path, find by find.
void count_in(HodokuRating& rating, const Trial& trial);

// All finds are in: the level is one that allows the score.
void settle_level(HodokuRating& rating);

}  // namespace nonet::hodoku
