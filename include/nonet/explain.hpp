#pragma once
// Solves puzzles of any board as a person does: one step after the other, each with its reason, in words.
//
// The techniques, and the answers by only some of them, are in more/techniques.hpp. On the classic board steps have the
// rating of Sudoku Explainer. Its scale is defined for no other board: there Step::rating is 0, and the difficulty of a
// step is the level of its technique.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/solve.hpp"
#include "nonet/step.hpp"

namespace nonet {

// A grid as on paper: for each cell its value, 0 or digit + 1, and the digits still possible, none if there is a value.
struct State {
    std::vector<std::uint8_t> values;
    std::vector<BoardDigitSet> marks;
    friend bool operator==(const State&, const State&) = default;
};

// The state in which a puzzle begins: its givens, and the candidates they leave.
[[nodiscard]] State start_of(const Puzzle& puzzle);

// Applies a step: removals, then placements, each of which clears the digits that it excludes from other cells.
//
//   step     found in this state; no rule is checked
void apply(State& state, const Step& step, const Geometry& board = Geometry::classic());

// Where a state contradicts itself.
struct DeadEnd {
    std::optional<Cell> cell;    // a cell without a candidate, or
    std::optional<House> house;  // a house without a place for
    Digit digit = 0;             //   this digit
};

// The default limits of the functions below: about ten seconds of work, counted in nodes so that answers are the same
// everywhere. The hardest known puzzle with one solution takes half of it; without a bound, some puzzles with no solution
// would take hours.
inline constexpr Limits reasoning_limits{.nodes = 10'000'000};

// How a path ended.
enum class Ending : std::uint8_t {
    solved,
    stuck,   // no technique finds anything more
    budget,  // nodes or time were spent, or the requested number of steps was taken
    clash,   // a dead end, which shows that the puzzle has no solution
};

// "solved", "stuck", "budget", "clash".
[[nodiscard]] std::string_view name_of(Ending ending) noexcept;

struct Path {
    Geometry board = Geometry::classic();
    Status status = Status::none;  // of the puzzle: steps that assume one solution need `unique`
    Ending ending = Ending::stuck;
    State start, end;
    std::vector<Step> steps;
    std::optional<DeadEnd> dead_end;  // with Ending::clash
    std::string scale;  // that the ratings of the steps refer to: "SE 1.2.1"; empty on other boards
};

// Solves step by step, always with the first step of the first technique in the list that finds one.
//
//   limits   nodes, time and cancel
//   returns  the path, with evidence in every step; it may end before the solution: see Path::ending. A puzzle with
//            several solutions can get stuck; one without a solution ends at the first dead end
//   errors   none
//   cost     microseconds to milliseconds, seconds for the hardest puzzles, for some that are not proper, and for boards of
//            20 x 20 and larger
//   threads  safe
[[nodiscard]] Path explain(const Puzzle& puzzle, const Limits& limits = reasoning_limits);

// Removes the steps that no later step depends on. In a solved path every placement stays; an elimination stays only if
// some remaining step would no longer be proved by its evidence without it (verify, more/verify.hpp). In a path that ends
// in a dead end, only the steps that lead there stay.
//
//   path     any; a path that is stuck or was cut off by the limits is returned unchanged: any step may have been useful
//   limits   at a limit the steps that were not examined yet stay
//   returns  the path: every step holds in its place, and none can be dropped. A remaining step is left as it is, even
//            if only one of its eliminations is used
//   errors   none
//   cost     that of verify for up to the square of the number of steps: milliseconds, seconds on large boards
//   threads  safe
[[nodiscard]] Path pruned(Path path, const Limits& limits = {});

// What a player should look at next.
struct Hint {
    Geometry board = Geometry::classic();
    // Of the player's grid without its marks; the next step is looked for only if it is unique.
    Status status = Status::none;
    // At least `wrong_count` of these values are wrong. If both numbers agree, all of them are.
    std::vector<Cell> wrong_values;
    int wrong_count = 0;
    // Marks that lack the solution's digit, with the missing digit, by cell.
    std::vector<CellDigits> wrong;
    std::optional<Step> step;       // the easiest step known; none if something is wrong, or stuck
    State state;                    // the state the step applies to
    Ending ending = Ending::stuck;  // solved if there is nothing left to do
};

// Finds the next step from the player's grid: values, and the player's marks if given.
//
//   givens   the values the player began with, if they are known and proper; otherwise empty. With them every wrong value
//            is found, and a missing given is treated as present. Without them, an unsolvable grid of the classic board
//            gets as wrong values those one or two without which it has exactly one solution; of several such choices
//            all are listed, and one is the mistake
//   limits   nodes, time and cancel
//   returns  the wrong values, if any; otherwise the first step in the order of se_order() or board_order(),
//            more/techniques.hpp
//   errors   none
//   cost     that of one step; a few milliseconds when something is wrong
//   threads  safe
[[nodiscard]] Hint hint(const Puzzle& puzzle, const Limits& limits = reasoning_limits,
                        std::span<const std::uint8_t> givens = {});

// Why a candidate is wrong: the steps that follow from supposing it, up to a cell without a digit or a digit without a
// place.
struct Contradiction {
    Geometry board = Geometry::classic();
    Status status = Status::none;  // of the puzzle
    bool found = false;            // false: the candidate is right, or the techniques found no contradiction
    bool right = false;            // it is the solution's digit
    State start;                   // the candidate is set
    std::vector<Step> steps;       // none of them can be left out
    // The impossible place: the value of this cell, which rules the candidate out at once; otherwise where the steps
    // lead.
    std::optional<Cell> value;
    std::optional<DeadEnd> dead_end;
};

// Supposes a candidate and follows the easiest techniques that lead to a contradiction.
//
//   candidate  any; if the puzzle's own marks lack it, nothing is found
//   limits     nodes, time and cancel
//   returns    see Contradiction
//   errors     none
//   cost       that of a path, then its square to drop unneeded steps
//   threads    safe
[[nodiscard]] Contradiction why_not(const Puzzle& puzzle, Candidate candidate,
                                    const Limits& limits = reasoning_limits);

// Finds every step of every technique in a state of the classic board, by technique. Dynamic and nested chains are tried
// only if nothing easier is found, and not for a puzzle with several solutions.
//
//   status   of the puzzle: steps that assume one solution are listed only if it is unique
//   limits   nodes, time and cancel; the steps found so far are returned
//   errors   none
//   cost     milliseconds; seconds where only nested chains find a step
//   threads  safe
[[nodiscard]] std::vector<Step> all_steps(const State& state, Status status,
                                          const Limits& limits = reasoning_limits);

// ---- In words: where to look, and why the step follows. These functions take the results of those above, and only cost
// the writing of a few sentences. A step, a candidate and a dead end have the names of a board's cells, houses and values.

// How cell names are written: r1c1, or A1 (row letter, column number).
enum class Cells : std::uint8_t { r1c1, a1 };

// The rungs of a hint, each revealing a little more than the one before.
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

// The conclusion of a step: "r4c5 is 2", "r4c5 is not 2 or 7, r6c5 and r9c5 are not 2".
[[nodiscard]] std::string conclusion_of(const Step& step, Cells cells = Cells::r1c1,
                                        const Geometry& board = Geometry::classic());

// A step fully in words.
struct StepWords {
    // One of the step's chains.
    struct Branch {
        std::vector<std::string> sentences;  // one for each node: "Suppose r4c5 is 7."
        std::string eureka;                  // see eureka() below
    };
    std::string_view name;  // "Hidden Single in a Box"
    std::vector<std::string>
        sentences;  // why it follows: "In row 4, only one place is left for 7.", "So r4c5 is 7."
    std::vector<Branch> branches;
    std::vector<StepWords> inner;  // for Step::inner; sentences of branches call them a, b, c, ...
};
[[nodiscard]] StepWords words_of(const Step& step, Cells cells = Cells::r1c1,
                                 const Geometry& board = Geometry::classic());

// The same as one text: a paragraph, followed by a numbered proof if there are chains.
[[nodiscard]] std::string text_of(const StepWords& words);

// One rung of the ladder; `whole` is the text of all words.
[[nodiscard]] std::string describe(const Step& step, Rung rung, Cells cells = Cells::r1c1,
                                   const Geometry& board = Geometry::classic());

// The text of a hint on one rung; anything wrong comes first.
[[nodiscard]] std::string describe(const Hint& hint, Rung rung, Cells cells = Cells::r1c1);

// The end of a contradiction: "Then r4c5 has no candidate."
[[nodiscard]] std::string describe_clash(const Contradiction& contradiction, Cells cells = Cells::r1c1);

// "row 3 has no place for 2", "r4c5 has no candidate".
[[nodiscard]] std::string describe(const DeadEnd& end, Cells cells = Cells::r1c1,
                                   const Geometry& board = Geometry::classic());

// "r4c5=7".
[[nodiscard]] std::string candidate_name(Candidate candidate, Cells cells = Cells::r1c1,
                                         const Geometry& board = Geometry::classic());

// A chain in Eureka notation: "(7)r4c5-r4c9=(7-2)r6c9=..."; empty if the chain is not a single line of links.
[[nodiscard]] std::string eureka(const Chain& chain, Cells cells = Cells::r1c1);

}  // namespace nonet
