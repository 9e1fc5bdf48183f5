#pragma once
// Difficulty for a person: the rating of Sudoku Explainer 1.2.1, with ER, EP and ED.

#include <cstdint>
#include <string_view>
#include <vector>

#include "nonet/explain.hpp"

namespace nonet {

// The scale and its version, printed with every rating.
inline constexpr std::string_view rating_scale = "SE 1.2.1";

inline constexpr int stuck_rating = 200;  // tenths: no technique applies

struct Rating {
    Status status = Status::none;  // unique: rated. budget: the numbers are lower bounds. Otherwise unrated
    Ending ending = Ending::stuck;
    int er = 0;  // tenths, of the hardest step; stuck_rating if the techniques used do not suffice
    int ep = 0;  // of the hardest step up to the first placement ("pearl")
    int ed = 0;  // of the first step ("diamond")
    std::vector<std::uint32_t> counts;  // steps of each technique, in the order of techniques()

    std::string_view scale = rating_scale;
};

// Rates a puzzle. To use only some of the techniques, see more/techniques.hpp.
//
//   puzzle   its marks, if any, restrict the start
//   limits   nodes, time and cancel; `solutions` is ignored
//   returns  see Rating; a solved grid has 0, 0, 0
//   errors   none
//   cost     one search for the solution and the steps to it: microseconds to milliseconds, seconds above 9.5
//   threads  safe; no state outlives the call
//   source   docs/rating.md
[[nodiscard]] Rating rate(const ClassicPuzzle& puzzle, const Limits& limits = reasoning_limits);

// Returns the rating of an existing path.
//
//   path     returned by explain
//   returns  the same as rate() for its puzzle
[[nodiscard]] Rating rating_of(const Path& path);

}  // namespace nonet
