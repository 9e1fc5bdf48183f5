#pragma once
// The loop of all solving in HoDoKu's way: get the first find, hand it out, apply it, repeat.

#include "hodoku/scale.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::hodoku {

// Called with each find before it is applied.
using OnFind = FunctionRef<void(const Board& before, const Trial& trial, Find& find)>;

struct Walk {
    std::size_t most_steps = SIZE_MAX;
    std::span<const std::string_view> without = {};  // ids
};

// Walks to the solution.  Returns `solved`; `budget` if the budget or `most_steps` is used up; `stuck` if techniques are left
// out and the others are not sufficient.
Ending walk(Board& board, const Search& search, const Walk& how, OnFind on_find);

// Adds a find to the numbers of a path.
void count_in(HodokuRating& rating, const Trial& trial);

// Raises the level, after all finds, to the first one that allows the score.
void settle_level(HodokuRating& rating);

}  // namespace nonet::hodoku
