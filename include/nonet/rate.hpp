#pragma once
// How hard is it for a person?  The rating of Sudoku Explainer 1.2.1: ER, EP, ED.

#include <cstdint>
#include <string_view>
#include <vector>

#include "nonet/explain.hpp"

namespace nonet {

// The scale and its version, stamped on every output that shows a rating.
inline constexpr std::string_view rating_scale = "SE 1.2.1";

inline constexpr int stuck_rating = 200;  // tenths: no technique applies

struct Rating {
    Status status = Status::none;  // unique: rated.  budget: the numbers are lower bounds.  Otherwise: none
    Ending ending = Ending::stuck;
    int er = 0;  // tenths of the hardest step; stuck_rating when the techniques used do not suffice
    int ep = 0;  // of the hardest step up to the first placement ("pearl")
    int ed = 0;  // of the first step ("diamond")
    std::vector<std::uint32_t> counts;  // steps of each technique, in the order of techniques()

    std::string_view scale = rating_scale;
};

// Rates a puzzle.  With some of the techniques only: more/techniques.hpp.
//
//   puzzle   its marks, if any, restrict the start
//   limits   nodes, time and cancel; `solutions` is not used
//   returns  see Rating; a solved grid has 0, 0, 0
//   errors   none
//   cost     one search for the solution and the steps to it: microseconds to milliseconds, seconds above 9.5
//   threads  safe; no state outlives the call
//   source   docs/rating.md
[[nodiscard]] Rating rate(const ClassicPuzzle& puzzle, const Limits& limits = reasoning_limits);

// The rating of a path that was found before.
//
//   path     one of explain
//   returns  the same as rate() gives its puzzle
[[nodiscard]] Rating rating_of(const Path& path);

}  // namespace nonet
