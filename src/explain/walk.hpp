#pragma once
// The loop of everything that solves as a person does: find the first step, show it, apply it, begin again.

#include "nonet/explain.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/more/techniques.hpp"
#include "techniques/technique.hpp"

namespace nonet {

// What happens with each step before it is applied.  Returns the step, in the place where it is kept; nullptr ends the walk.
using OnStep = FunctionRef<const Step*(const Position& before, const Technique& technique, Step& step)>;

// Whether no empty cell has a candidate that is not among these.
bool has_only(const Position& position, const Candidates& digits);

// Walks from `position`, changing it, until it is solved or no technique finds anything.  Where the puzzle may have no
// solution it ends at the first dead end.
//
//   unique      whether techniques that assume one solution may be used
//   list        the techniques to use, in the order of trial
//   possible    what stands in some solution, where that is known: once nothing else is left, nothing is looked for
//   most_steps  how many are taken; then it ends as when the budget is spent
Ending walk(Position& position, const Request& request, bool unique, OnStep on_step,
            std::span<const Technique* const> list = se_order(), const Candidates* possible = nullptr,
            std::size_t most_steps = every_step);

}  // namespace nonet
