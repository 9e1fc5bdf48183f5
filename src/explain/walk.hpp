#pragma once
// The loop of all solving by techniques: find the first step, show it, apply it, repeat.

#include <span>
#include <type_traits>
#include <vector>

#include "nonet/explain.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/more/techniques.hpp"
#include "techniques/technique.hpp"

namespace nonet {

// Called with each step before it is applied.  Returns the address where the step is kept; nullptr ends the walk.
template <class Board>
using OnStep =
    FunctionRef<const Step*(const BasicPosition<Board>& before, const Technique& technique, Step& step)>;

// Whether all candidates of the empty cells are among these.
template <class Board>
bool has_only(const BasicPosition<Board>& position, std::span<const BoardDigitSet> digits);

// Walks from `position`, changing it, until it is solved or no technique finds a step.  If the puzzle may have no solution, the
// walk ends at the first dead end.
//
//   unique      whether techniques that assume one solution may be used
//   list        the techniques to use, in the order of trial
//   possible    the candidates that are in some solution, if known: once no others are left, the walk ends
//   most_steps  limit on the number of steps; at the limit the walk ends as if the budget were spent
//   entries     if not empty, the entries of a scale, used instead of `list`
template <class Board>
Ending walk(BasicPosition<Board>& position, const Request& request, bool unique,
            std::type_identity_t<OnStep<Board>> on_step, std::span<const Technique* const> list = se_order(),
            const std::vector<BoardDigitSet>* possible = nullptr, std::size_t most_steps = every_step,
            std::span<const ScaleEntry> entries = {});

}  // namespace nonet
