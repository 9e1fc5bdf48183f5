#pragma once
// Solving as a person does: one step after the other, each with its reason.

#include <cstdint>
#include <optional>
#include <vector>

#include "nonet/more/techniques.hpp"
#include "nonet/solve.hpp"
#include "nonet/step.hpp"

namespace nonet {

// A grid as it stands on paper: what is filled in, and for each empty cell which digits are still possible.
struct State {
    Grid values;
    Candidates marks{};  // empty sets where there is a value
    friend bool operator==(const State&, const State&) = default;
};

// The state in which a puzzle begins.
State start_of(const ClassicPuzzle& puzzle);

// Takes the step: removals, then placements, each of which clears the digit from its 20 peers.
void apply(State& state, const Step& step);

// How a path ended.
enum class Ending : std::uint8_t {
    solved,
    stuck,   // no technique finds anything more
    budget,  // nodes, time or patience were spent
    clash,   // an empty cell has no digit left: the puzzle has no solution
};

// "solved", "stuck", "budget", "clash".
std::string_view name_of(Ending ending) noexcept;

struct Path {
    Status status =
        Status::none;  // of the puzzle: techniques that assume uniqueness are used only when it is unique
    Ending ending = Ending::stuck;
    State start, end;
    std::vector<Step> steps;
};

// Solves step by step, always with the first step of the first technique in the list that finds one.
//
//   limits   nodes, time and cancel
//   returns  the path, with evidence in every step; it may end before the solution: see Path::ending.  A puzzle with
//            several solutions cannot be solved so, and is stuck where only dynamic and nested chains could go on
//   threads  safe
Path explain(const ClassicPuzzle& puzzle, const Limits& limits = {});

// What a player should look at next.
struct Hint {
    Status status =
        Status::none;  // of the player's grid without its marks; a step is sought when it is unique
    std::vector<Cell>
        wrong_values;  // of these values at least `wrong_count` are wrong; which, is known when both agree
    int wrong_count = 0;
    std::vector<CellDigits>
        wrong;                 // marks that lack the solution's digit: the digit that is missing, by cell
    std::optional<Step> step;  // the easiest step known; none when something is wrong, or stuck
    State state;               // the state the step applies to
    Ending ending = Ending::stuck;  // solved when there is nothing left to do
};

// The next step from the grid as the player has it: values, and their own marks when they are given.
//
//   givens   the puzzle the player began with, if it is known and proper: then every wrong value is, and a given that
//            the player lacks stands where it was.  Otherwise wrong are those values, one or two, without which a grid
//            without a solution has one; if there are several ways, one of them is it
//   returns  first what is wrong, otherwise the first step in the order of se_order()
//   cost     a few milliseconds when something is wrong
//   threads  safe
Hint hint(const ClassicPuzzle& puzzle, const Limits& limits = {}, const std::optional<Grid>& givens = {});

// Why a candidate cannot be true: what follows from supposing it, up to a cell without a digit or a digit without a place.
struct Contradiction {
    Status status = Status::none;  // of the puzzle
    bool found = false;  // false: the candidate is right, or no contradiction was found with the techniques
    bool right = false;  // it is the solution's digit
    State start;         // the candidate is set
    std::vector<Step> steps;  // none of them can be left out
    std::optional<Cell>
        value;  // it is seen without a step: the value of this cell rules the candidate out; or else
    std::optional<Cell> empty_cell;  // the cell that is left without a digit,
    House house = 0;                 // or the house that is left
    Digit digit = 0;                 // without a place for this digit
};

// Supposes a candidate and follows the easiest techniques that lead to a contradiction.
//
//   candidate  any; where the puzzle came with marks that lack it, nothing is found
//   cost       a path, and then its square to drop what is not needed
//   threads    safe
Contradiction why_not(const ClassicPuzzle& puzzle, Candidate candidate, const Limits& limits = {});

// Every step that every technique finds now, by technique; dynamic and nested chains only where nothing easier finds any,
// and not for a puzzle with several solutions.
//
//   status   whether steps that assume one solution may be listed: they are, when it is unique
std::vector<Step> all_steps(const State& state, Status status, const Limits& limits = {});

}  // namespace nonet
