#pragma once
// Difficulty for a person: the rating of Sudoku Explainer 1.2.1, with ER, EP and ED; on boards other than the classic one,
// for which it is not defined, a level.

#include <cstdint>
#include <optional>
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

// ---- Other boards

// The level of a technique on boards other than the classic one, and of a puzzle that needs it.
enum class Level : std::uint8_t {
    easy,    // singles
    medium,  // cages, lines and other rules, locked candidates, common peers, pairs, triplets
    hard,    // innies and outies, clues from outside, the law of leftovers, fish, wings, quads
    expert,  // chains
    trial,   // a supposition and everything that follows from it
};

// "easy", "medium", "hard", "expert", "trial".
[[nodiscard]] std::string_view name_of(Level level) noexcept;

// The level of that name, if there is one.
[[nodiscard]] std::optional<Level> find_level(std::string_view name) noexcept;

// The difficulty of a puzzle of a board other than the classic one: the level of its hardest step, and the steps of each
// technique.
struct LevelRating {
    Status status = Status::none;  // unique: rated, as far as the techniques reach
    Ending ending = Ending::stuck;
    Level level = Level::easy;  // of the hardest step; with Ending::stuck the techniques do not suffice
    std::string_view hardest;   // the name of its technique; empty if there was no step
    std::vector<std::uint32_t>
        counts;  // steps of each technique, in the order of board_order(), more/techniques.hpp
};
[[nodiscard]] LevelRating rate_by_level(const BoardPuzzle& puzzle, const Limits& limits = reasoning_limits);
[[nodiscard]] LevelRating level_rating_of(const Path& path);

}  // namespace nonet
