#pragma once
// Rating scales as data: which techniques are tried, in which order, how hard each is, and what the result is called.
//
//   se-1.2.1     Sudoku Explainer: a rating, 1.0 to 11.9
//   hodoku-2.2   HoDoKu: a level and a score; hodoku-2.3 its later version
//   nonet-1      our own: the easiest explanation first, with every technique
//   a text       anybody's: a technique and its difficulty on each line (docs/rating.md)
//
// Every question below takes any of them, and every answer says on which it was given.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/explain.hpp"
#include "nonet/more/hodoku.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/result.hpp"

namespace nonet {

// The name of all difficulties from here up to the next level.
struct ScaleLevel {
    std::string name;
    double from = 0;
};

struct Scale {
    // How the next step is found: by the first entry that finds one, or as those programs do it.
    enum class Walk : std::uint8_t { entries, se, hodoku_2_2, hodoku_2_3 };

    std::string name;   // "nonet-1": what --scale takes
    std::string title;  // "nonet 1": what results are stamped with
    Walk walk = Walk::entries;
    std::vector<ScaleEntry> entries;   // in the order of trial
    std::vector<ScaleLevel> levels;    // the easiest first; none: there are no words for difficulties
    std::vector<std::string> without;  // ids of techniques that were switched off: a part of the stamp
};

// The scales that are known by name.
[[nodiscard]] std::span<const Scale> scales();

// One of them: "se-1.2.1", "hodoku-2.2", ...; "se", "hodoku" and "nonet" are the version that people mean.  nullptr for
// any other name.
[[nodiscard]] const Scale* find_scale(std::string_view name) noexcept;

// A scale that somebody wrote.  Each line is empty, or one of
//
//   name my-class-1                  letters, digits, '.', '_' and '-'; without this line it is `name`
//   level hard 3.0                   the name of all difficulties from 3.0 up to the next level
//   naked_pair 2.3                   a technique and its difficulty, 0.1 to 10000; tried in the order of the lines
//   forcing_chain 5.0 up to 8        of its chains only those of at most 8 literals; it may come again, on a later line
//
// and what stands behind '#' is a remark.
//
//   errors   Errc::bad_structure and Errc::bad_argument, with line and column: a line of another form, a technique that is
//            none, a number that is none, a name, a level or a technique that comes twice, levels that do not ascend, no
//            technique at all
[[nodiscard]] Result<Scale> parse_scale(std::string_view text, std::string_view name = "own");

// The text of a scale, which parse_scale reads: of one with Walk::entries it is the same scale again; of the others what of
// it can be said so.
[[nodiscard]] std::string format_scale(const Scale& scale);

// A scale without some of its techniques.
//
//   ids      of techniques; those that the scale does not have anyway change nothing
//   errors   Errc::bad_argument when nothing is left
[[nodiscard]] Result<Scale> without(Scale scale, std::span<const std::string_view> ids);

// What a result is stamped with: "nonet 1", "nonet 1 without x_wing and swordfish".
[[nodiscard]] std::string stamp_of(const Scale& scale);

// The level of a difficulty; empty where the scale has none.
[[nodiscard]] std::string_view level_of(const Scale& scale, double difficulty) noexcept;

struct ScaleRating {
    Status status =
        Status::none;  // unique: rated.  Otherwise there is nothing but the stamp; budget: cut off
    Ending ending = Ending::stuck;
    std::string_view level;  // of the scale; empty where it has none, and where the techniques do not suffice
    double difficulty = 0;   // of the hardest step
    double score = 0;        // the sum of all steps; 0 on the scale of Sudoku Explainer, which has none
    std::vector<std::uint32_t> counts;  // steps of each entry
    std::string scale;                  // the stamp
};

// Rates a puzzle.
//
//   limits   nodes, time and cancel
//   returns  see ScaleRating.  On HoDoKu's scales the level is raised where the score is more than it allows
//   errors   none
//   cost     that of rate() or rate_hodoku(); on a list that of its techniques, by nonet-1 a millisecond, a second for the
//            hardest
//   threads  safe; no state outlives the call.  The rating's level is part of the scale
[[nodiscard]] ScaleRating rate(const Scale& scale, const ClassicPuzzle& puzzle,
                               const Limits& limits = reasoning_limits);

// The rating of a path that explain() below found on that scale.
[[nodiscard]] ScaleRating rating_of(const Scale& scale, const Path& path);

struct ScaleExplainOptions {
    FunctionRef<void(const Path& path)> on_progress = {};  // as in ExplainOptions
    std::size_t most_steps = every_step;
};

// explain(), hint(), why_not() and all_steps() on a scale.  Steps have the difficulty that it gives them as their rating: on
// HoDoKu's scales the score.  There why_not() and all_steps() use those of its techniques that can be asked one by one
// (ScaleEntry::found_by), and steps that HoDoKu's own walk found are shown as others are; explain_hodoku() has them in the
// order in which HoDoKu removes.
//
//   returns  as those do; Path::scale is the stamp
//   errors   none
//   cost     that of rate, and of the evidence
//   threads  safe
[[nodiscard]] Path explain(const Scale& scale, const ClassicPuzzle& puzzle,
                           const Limits& limits = reasoning_limits, const ScaleExplainOptions& options = {});
[[nodiscard]] Hint hint(const Scale& scale, const ClassicPuzzle& puzzle,
                        const Limits& limits = reasoning_limits, const std::optional<Grid>& givens = {});
[[nodiscard]] Contradiction why_not(const Scale& scale, const ClassicPuzzle& puzzle, Candidate candidate,
                                    const Limits& limits = reasoning_limits);
[[nodiscard]] std::vector<Step> all_steps(const Scale& scale, const State& state, Status status,
                                          const Limits& limits = reasoning_limits);

// A step of HoDoKu's walk as all others are shown; its rating is the score.
[[nodiscard]] Step step_of(const HodokuStep& step);

}  // namespace nonet
