#pragma once
// Difficulty on the scale of HoDoKu: a level, a score, and the steps that give them, the same as HoDoKu's.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/explain.hpp"
#include "nonet/function_ref.hpp"

namespace nonet {

// The HoDoKu version that is reproduced. They differ if several chains compete: the newer one takes the shortest.
enum class HodokuVersion : std::uint8_t { v2_2, v2_3 };

// The stamp of results, "HoDoKu 2.2": the version, with its default settings.
[[nodiscard]] std::string_view scale_of(HodokuVersion version) noexcept;

// Finds a version by name: "hodoku-2.2", "hodoku-2.3", or "hodoku" for the first; nothing for any other word.
[[nodiscard]] std::optional<HodokuVersion> find_hodoku(std::string_view name) noexcept;

enum class HodokuLevel : std::uint8_t { easy, medium, hard, unfair, extreme };

// "easy", "medium", "hard", "unfair", "extreme".
[[nodiscard]] std::string_view name_of(HodokuLevel level) noexcept;

// A technique of the scale.
struct HodokuTechnique {
    std::string_view code;  // HoDoKu's own abbreviation: "fbf3"
    std::string_view id;    // "finned_swordfish"
    std::string_view name;  // HoDoKu's own: "Finned Swordfish"
    HodokuLevel level = HodokuLevel::easy;
    int score = 0;    // of one step
    bool on = false;  // whether it is used with the default settings
};

// All techniques in the order of trial.
[[nodiscard]] std::span<const HodokuTechnique> hodoku_techniques() noexcept;

// A link of a chain: a candidate, or the same digit in some cells of a box and a line; true or false.
struct HodokuNode {
    CellSet cells;
    Digit digit = 0;
    bool on = false;  // for several cells: one of them holds the digit; off: none does
    // The house in which the link follows from the node before it. If the link is true, the house with no other place
    // left.
    std::optional<House> house = std::nullopt;
};
using HodokuChain = std::vector<HodokuNode>;

struct HodokuStep {
    // The technique that was tried: "finned_franken_swordfish"; it has the level and the score.
    std::string_view technique;
    // The technique that was found: "finned_swordfish".
    std::string_view kind;
    HodokuLevel level = HodokuLevel::easy;
    int score = 0;
    bool assumes_unique = false;    // whether the conclusion relies on the puzzle having one solution
    std::vector<Candidate> place;   // values set
    std::vector<Candidate> remove;  // candidates removed, in the order on which the next single depends
    std::vector<Exhibit> exhibits;  // what to show
    std::vector<HodokuChain>
        chains;  // for a forcing net, the main lines: other causes of a link are left out
};

struct HodokuRating {
    Status status = Status::none;  // unique: rated. Otherwise there is no level and no score; budget: cut off
    HodokuLevel level = HodokuLevel::easy;
    int score = 0;                      // the sum over the steps
    std::vector<std::uint32_t> counts;  // steps of each technique, in the order of hodoku_techniques()
    std::string_view scale;             // "HoDoKu 2.2": show it with the rating
    // stuck: techniques were left out, and the others do not suffice; then the level is the highest
    Ending ending = Ending::solved;
};

// Rates a puzzle as HoDoKu does with its default settings.
//
//   puzzle   its marks, if any, restrict the start
//   limits   nodes, time and cancel; `solutions` is ignored
//   without  ids of techniques to switch off
//   returns  see HodokuRating; the level is that of the hardest step, or a higher one that allows the score
//   errors   none
//   cost     one search for the solution and the steps to it: some tenths of a millisecond, some hundredths of a second
//            if only forcing nets find a step
//   threads  safe; no state outlives the call
//   source   docs/rating.md
[[nodiscard]] HodokuRating rate_hodoku(const ClassicPuzzle& puzzle,
                                       HodokuVersion version = HodokuVersion::v2_2,
                                       const Limits& limits = reasoning_limits,
                                       std::span<const std::string_view> without = {});

// The path behind a rating.
struct HodokuPath {
    HodokuRating rating;             // level and score are set if the ending is `solved`
    Ending ending = Ending::budget;  // stuck: without exactly one solution there are no steps
    State start, end;
    std::vector<HodokuStep> steps;
};

struct HodokuExplainOptions {
    // Called once the status is known, and after each step.
    FunctionRef<void(const HodokuPath&)> on_progress = {};
    std::size_t most_steps = SIZE_MAX;               // then the ending is `budget`
    std::span<const std::string_view> without = {};  // ids of techniques to switch off
};

// Solves as HoDoKu does, with evidence for each step.
//
//   limits   nodes, time and cancel
//   returns  see HodokuPath
//   errors   none
//   cost     that of rate_hodoku, and up to twice that if forcing chains or nets are measured
//   threads  safe
[[nodiscard]] HodokuPath explain_hodoku(const ClassicPuzzle& puzzle,
                                        HodokuVersion version = HodokuVersion::v2_2,
                                        const Limits& limits = reasoning_limits,
                                        const HodokuExplainOptions& options = {});

// Applies a step: removals, then placements, each of which clears the digit from its 20 peers.
void apply(State& state, const HodokuStep& step);

// ---- In words.

// HoDoKu's own name for the technique that was found: "Locked Candidates Type 1 (Pointing)".
[[nodiscard]] std::string_view hodoku_name(std::string_view kind) noexcept;

// The conclusion of a step in HoDoKu's notation: "r4c79,r6c46<>7, r6c46<>8", or "r4c5=2".
[[nodiscard]] std::string hodoku_notation(const HodokuStep& step);

// A chain in HoDoKu's notation of forcing chains: "r6c8<>8 r5c8=8 r5c46<>8".
[[nodiscard]] std::string hodoku_notation(const HodokuChain& chain);

// A step in words; StepWords::Branch::eureka is the chain's notation.
[[nodiscard]] StepWords words_of(const HodokuStep& step, Cells cells = Cells::r1c1);

}  // namespace nonet
