#pragma once
// How hard is it on the scale of HoDoKu?  A level, a score, and the steps they come from, one for one.

#include <cstdint>
#include <string_view>
#include <vector>

#include "nonet/explain.hpp"

namespace nonet {

// The version whose steps are taken.  They differ where several chains compete: the newer one takes the shortest.
enum class HodokuVersion : std::uint8_t { v2_2, v2_3 };

enum class HodokuLevel : std::uint8_t { easy, medium, hard, unfair, extreme };

// "easy", "medium", "hard", "unfair", "extreme".
[[nodiscard]] std::string_view name_of(HodokuLevel level) noexcept;

struct HodokuStep {
    // That was looked for: "finned_franken_swordfish"; it has the level and the score.
    std::string_view technique;
    // What was found: "finned_swordfish".
    std::string_view kind;
    HodokuLevel level = HodokuLevel::easy;
    int score = 0;
    std::vector<Candidate> place;   // values set
    std::vector<Candidate> remove;  // candidates removed, in the order on which the next single depends
    std::vector<Exhibit> exhibits;  // what to point at; of chains each node, in order
};

struct HodokuRating {
    Status status = Status::none;  // unique: rated.  budget: cut off.  Otherwise: none
    HodokuLevel level = HodokuLevel::easy;
    int score = 0;  // the sum of the steps'
    std::vector<HodokuStep> steps;
    std::string_view scale;  // "HoDoKu 2.2": stamp it on what shows the rating
};

// Rates a puzzle as HoDoKu does with its default settings.
//
//   puzzle   its marks, if any, restrict the start
//   limits   nodes, time and cancel; `solutions` is not used
//   returns  see HodokuRating; the level is that of the hardest step, or a higher one that allows the score
//   errors   none
//   cost     one search for the solution and the steps to it: some tenths of a millisecond, some hundredths of a second
//            where only forcing nets find a step
//   threads  safe; no state outlives the call
//   source   docs/rating.md
[[nodiscard]] HodokuRating rate_hodoku(const ClassicPuzzle& puzzle,
                                       HodokuVersion version = HodokuVersion::v2_2,
                                       const Limits& limits = reasoning_limits);

}  // namespace nonet
