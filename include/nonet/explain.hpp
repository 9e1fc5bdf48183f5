#pragma once
// Solving as a person does: one step after the other, each with its reason, and in words.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/solve.hpp"
#include "nonet/step.hpp"

namespace nonet {

// A grid as it stands on paper: what is filled in, and for each empty cell which digits are still possible.
struct State {
    Grid values;
    Candidates marks{};  // empty sets where there is a value
    friend bool operator==(const State&, const State&) = default;
};

// The state in which a puzzle begins: its givens, and the candidates that they leave.
[[nodiscard]] State start_of(const ClassicPuzzle& puzzle);

// Takes a step: removals, then placements, each of which clears the digit from its 20 peers.
//
//   step     one that was found in this state; no rule is checked
void apply(State& state, const Step& step);

// Where a state contradicts itself.
struct DeadEnd {
    std::optional<Cell> cell;    // a cell without a candidate, or
    std::optional<House> house;  // a house without a place for
    Digit digit = 0;             //   this digit
};

// What the functions below may spend where the caller says nothing: about ten seconds of work, counted in nodes, so
// that their answers are the same everywhere.  The hardest puzzle known with one solution takes a half of it; without
// a bound, some that have none would take hours.
inline constexpr Limits reasoning_limits{.nodes = 10'000'000};

// How a path ended.
enum class Ending : std::uint8_t {
    solved,
    stuck,   // no technique finds anything more
    budget,  // nodes or time were spent, or as many steps taken as were asked for
    clash,   // a dead end, which shows that the puzzle has no solution
};

// "solved", "stuck", "budget", "clash".
[[nodiscard]] std::string_view name_of(Ending ending) noexcept;

struct Path {
    Status status = Status::none;  // of the puzzle: what assumes one solution is used only when it is unique
    Ending ending = Ending::stuck;
    State start, end;
    std::vector<Step> steps;
    std::optional<DeadEnd> dead_end;  // with Ending::clash
    std::string scale = "SE 1.2.1";   // on which the steps are rated
};

// Solves step by step, always with the first step of the first technique in the list that finds one.
//
//   limits   nodes, time and cancel
//   returns  the path, with evidence in every step; it may end before the solution: see Path::ending.  Where several
//            solutions leave nothing to find it is stuck, and without any it ends at the first dead end
//   errors   none
//   cost     microseconds to milliseconds, seconds for the hardest puzzles and for some that are not proper
//   threads  safe
[[nodiscard]] Path explain(const ClassicPuzzle& puzzle, const Limits& limits = reasoning_limits);

// A path without the steps that nothing later rests on.  Where it is solved every placement stays; an elimination stays
// only if without it some step that stays would no longer be proved by its evidence (verify, more/verify.hpp).  Where it
// ends in a dead end, only what leads there stays.
//
//   path     any; one that is stuck, or that the limits cut off, comes back as it is: anything might have been of use
//   returns  the path: every step holds where it now stands, and none can be dropped.  A step that stays is left as it
//            is, even if only one of its eliminations is of use
//   errors   none
//   cost     that of verify for up to the square of the number of steps: milliseconds
//   threads  safe
[[nodiscard]] Path pruned(Path path);

// What a player should look at next.
struct Hint {
    // Of the player's grid without its marks; a step is sought when it is unique.
    Status status = Status::none;
    // Of these values at least `wrong_count` are wrong; which ones, is known when both numbers agree.
    std::vector<Cell> wrong_values;
    int wrong_count = 0;
    // Marks that lack the solution's digit: the digit that is missing, by cell.
    std::vector<CellDigits> wrong;
    std::optional<Step> step;       // the easiest step known; none when something is wrong, or stuck
    State state;                    // the state the step applies to
    Ending ending = Ending::stuck;  // solved when there is nothing left to do
};

// The next step from the grid as the player has it: values, and their own marks when they are given.
//
//   givens   the puzzle the player began with, if it is known and proper: then every wrong value is, and a given that
//            the player lacks stands where it was.  Otherwise wrong are those values, one or two, without which a grid
//            without a solution has one; if there are several ways, one of them is it
//   limits   nodes, time and cancel
//   returns  first what is wrong, otherwise the first step in the order of se_order(), more/techniques.hpp
//   errors   none
//   cost     that of one step; a few milliseconds when something is wrong
//   threads  safe
[[nodiscard]] Hint hint(const ClassicPuzzle& puzzle, const Limits& limits = reasoning_limits,
                        const std::optional<Grid>& givens = {});

// Why a candidate cannot be true: what follows from supposing it, up to a cell without a digit or a digit without a place.
struct Contradiction {
    Status status = Status::none;  // of the puzzle
    bool found = false;  // false: the candidate is right, or no contradiction was found with the techniques
    bool right = false;  // it is the solution's digit
    State start;         // the candidate is set
    std::vector<Step> steps;  // none of them can be left out
    // What is impossible: the value of this cell, which rules the candidate out at once; or else where the steps lead.
    std::optional<Cell> value;
    std::optional<DeadEnd> dead_end;
};

// Supposes a candidate and follows the easiest techniques that lead to a contradiction.
//
//   candidate  any; where the puzzle came with marks that lack it, nothing is found
//   limits     nodes, time and cancel
//   returns    see Contradiction
//   errors     none
//   cost       a path, and then its square to drop what is not needed
//   threads    safe
[[nodiscard]] Contradiction why_not(const ClassicPuzzle& puzzle, Candidate candidate,
                                    const Limits& limits = reasoning_limits);

// Every step that every technique finds now, by technique; dynamic and nested chains only where nothing easier finds any,
// and not for a puzzle with several solutions.
//
//   status   of the puzzle: steps that assume one solution are listed when it is unique
//   limits   nodes, time and cancel; what was found until then is returned
//   errors   none
//   cost     milliseconds; seconds where only nested chains find a step
//   threads  safe
[[nodiscard]] std::vector<Step> all_steps(const State& state, Status status,
                                          const Limits& limits = reasoning_limits);

// ---- In words: what to look at, and why it follows.  These functions take what the functions above return, and cost
// what it takes to write a few sentences.

// How cells are written: r1c1, or A1 (row letter, column number).
enum class Cells : std::uint8_t { r1c1, a1 };

// The ladder of a hint, each rung saying a little more than the one before.
enum class Rung : std::uint8_t {
    region,     // "Look at rows 4-6."
    house,      // "Look at row 4."
    technique,  // "There is a hidden pair in row 4."
    cells,      // "... in r4c2 and r4c7."
    whole,      // the whole step, with its reason
};
inline constexpr int rung_count = 5;

// The name of a form of a technique: "hidden_single.box" is "Hidden Single in a Box".
[[nodiscard]] std::string_view name_of_kind(std::string_view kind) noexcept;

// What a step concludes: "r4c5 is 2", "r4c5 is not 2 or 7, r6c5 and r9c5 are not 2".
[[nodiscard]] std::string conclusion_of(const Step& step, Cells cells = Cells::r1c1);

// A step in words, all of it.
struct StepWords {
    // One of the step's chains.
    struct Branch {
        std::vector<std::string> sentences;  // one for each node: "Suppose r4c5 is 7."
        std::string eureka;                  // see eureka() below
    };
    std::string_view name;  // "Hidden Single in a Box"
    std::vector<std::string>
        sentences;  // why it follows: "In row 4 the 7 has one place left.", "So r4c5 is 7."
    std::vector<Branch> branches;
    std::vector<StepWords> inner;  // of Step::inner; sentences of branches call them a, b, c, ...
};
[[nodiscard]] StepWords words_of(const Step& step, Cells cells = Cells::r1c1);

// The same as one text: a paragraph, with a numbered proof below it where there are chains.
[[nodiscard]] std::string text_of(const StepWords& words);

// One rung of the ladder; `whole` is the text of all words.
[[nodiscard]] std::string describe(const Step& step, Rung rung, Cells cells = Cells::r1c1);

// What a hint says on one rung; first what is wrong, if anything is.
[[nodiscard]] std::string describe(const Hint& hint, Rung rung, Cells cells = Cells::r1c1);

// Where a found contradiction ends: "Then r4c5 has no candidate."
[[nodiscard]] std::string describe_clash(const Contradiction& contradiction, Cells cells = Cells::r1c1);

// "row 3 has no place for 2", "r4c5 has no candidate".
[[nodiscard]] std::string describe(const DeadEnd& end, Cells cells = Cells::r1c1);

// "r4c5=7".
[[nodiscard]] std::string candidate_name(Candidate candidate, Cells cells = Cells::r1c1);

// A chain in Eureka notation: "(7)r4c5-r4c9=(7-2)r6c9=..."; empty for one that is not a line of links.
[[nodiscard]] std::string eureka(const Chain& chain, Cells cells = Cells::r1c1);

}  // namespace nonet
