#pragma once
// Rating scales as data: the techniques, their order of trial, their difficulties, and the names of the levels.
//
//   se-1.2.1     Sudoku Explainer: a rating, 1.0 to 11.9
//   hodoku-2.2   HoDoKu: a level and a score; hodoku-2.3 its later version
//   nonet-1      nonet's own: the easiest explanation first, with every technique
//   a text       a user's scale: a technique and its difficulty on each line (docs/rating.md)
//
// Every function below accepts any of them, and every answer names its scale.

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

// The name of all difficulties from this one up to the next level.
struct ScaleLevel {
    std::string name;
    double from = 0;
};

struct Scale {
    // How the next step is found: by the first entry that finds one, or as the named program does.
    enum class Walk : std::uint8_t { entries, se, hodoku_2_2, hodoku_2_3 };

    std::string name;   // "nonet-1": what --scale takes
    std::string title;  // "nonet 1": the name printed with results
    Walk walk = Walk::entries;
    std::vector<ScaleEntry> entries;   // in the order of trial
    std::vector<ScaleLevel> levels;    // easiest first; empty: the scale has no level names
    std::vector<std::string> without;  // ids of techniques that were switched off: part of the stamp
};

// The scales known by name.
[[nodiscard]] std::span<const Scale> scales();

// Finds a scale by name: "se-1.2.1", "hodoku-2.2", ...; "se", "hodoku" and "nonet" select the usual version. nullptr for
// any other name.
[[nodiscard]] const Scale* find_scale(std::string_view name) noexcept;

// Parses a user-defined scale. Each line is empty, or one of
//
//   name my-class-1                  letters, digits, '.', '_' and '-'; without this line it is `name`
//   level hard 3.0                   the name of all difficulties from 3.0 up to the next level
//   naked_pair 2.3                   a technique and its difficulty, 0.1 to 10000; tried in the order of the lines
//   forcing_chain 5.0 up to 8        only its chains of at most 8 literals; it may occur again, on a later line
//
// Text after '#' is a comment.
//
//   errors   Errc::bad_structure and Errc::bad_argument, with line and column: a line of another form, an unknown
//            technique, an invalid number, a name, level or technique that occurs twice, levels that do not ascend, no
//            technique at all
[[nodiscard]] Result<Scale> parse_scale(std::string_view text, std::string_view name = "own");

// Formats a scale for parse_scale. With Walk::entries, parsing gives the same scale; for the others the text contains as
// much as it can express.
[[nodiscard]] std::string format_scale(const Scale& scale);

// A scale without some of its techniques.
//
//   ids      of techniques; ids that the scale does not have are ignored
//   errors   Errc::bad_argument if nothing is left
[[nodiscard]] Result<Scale> without(Scale scale, std::span<const std::string_view> ids);

// The name of the scale in results: "nonet 1", "nonet 1 without x_wing and swordfish".
[[nodiscard]] std::string stamp_of(const Scale& scale);

// The level of a difficulty; empty if the scale has none.
[[nodiscard]] std::string_view level_of(const Scale& scale, double difficulty) noexcept;

struct ScaleRating {
    Status status = Status::none;  // unique: rated. Otherwise only the stamp is set; budget: cut off
    Ending ending = Ending::stuck;
    std::string_view level;  // of the scale; empty if it has none, or the techniques do not suffice
    double difficulty = 0;   // of the hardest step
    double score = 0;        // the sum of all steps; 0 on the scale of Sudoku Explainer, which has none
    std::vector<std::uint32_t> counts;  // steps of each entry
    std::string scale;                  // the stamp
};

// Rates a puzzle.
//
//   limits   nodes, time and cancel
//   returns  see ScaleRating. On HoDoKu's scales a score above the level's maximum raises the level
//   errors   none
//   cost     that of rate() or rate_hodoku(); for a list, that of its techniques: with nonet-1 two milliseconds for a
//            minimal puzzle, fifty for hard ones, seconds for the hardest, some of which reasoning_limits cut off
//   threads  safe; no state outlives the call.  The rating's level is part of the scale
[[nodiscard]] ScaleRating rate(const Scale& scale, const ClassicPuzzle& puzzle,
                               const Limits& limits = reasoning_limits);

// Returns the rating of a path that explain() below found on that scale.
[[nodiscard]] ScaleRating rating_of(const Scale& scale, const Path& path);

struct ScaleExplainOptions {
    FunctionRef<void(const Path& path)> on_progress = {};  // as in ExplainOptions
    std::size_t most_steps = every_step;
};

// explain(), hint(), why_not() and all_steps() on a scale. The rating of a step is its difficulty on that scale; on
// HoDoKu's scales it is the score. There, why_not() and all_steps() use the techniques that can be tried separately
// (ScaleEntry::found_by), and steps found by HoDoKu's own walk are shown in the same form as others; explain_hodoku()
// keeps HoDoKu's order of removals.
//
//   returns  as those do; Path::scale is the stamp
//   errors   none
//   cost     that of rate, and of the evidence
//   threads  safe
[[nodiscard]] Path explain(const Scale& scale, const ClassicPuzzle& puzzle,
                           const Limits& limits = reasoning_limits, const ScaleExplainOptions& options = {});
[[nodiscard]] Hint hint(const Scale& scale, const ClassicPuzzle& puzzle,
                        const Limits& limits = reasoning_limits, std::span<const std::uint8_t> givens = {});
[[nodiscard]] Contradiction why_not(const Scale& scale, const ClassicPuzzle& puzzle, Candidate candidate,
                                    const Limits& limits = reasoning_limits);
[[nodiscard]] std::vector<Step> all_steps(const Scale& scale, const State& state, Status status,
                                          const Limits& limits = reasoning_limits);

// Converts a step of HoDoKu's walk to the common form; its rating is the score.
[[nodiscard]] Step step_of(const HodokuStep& step);

}  // namespace nonet
