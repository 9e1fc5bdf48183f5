#pragma once
// The loop of everything that solves as a person does: find the first step, show it, apply it, begin again.

#include <type_traits>
#include <utility>

#include "nonet/explain.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/more/techniques.hpp"
#include "techniques/technique.hpp"

namespace nonet {

// What happens with each step before it is applied.  Returns the step, in the place where it is kept; nullptr ends the walk.
template <class Board>
using OnStep =
    FunctionRef<const Step*(const BasicPosition<Board>& before, const Technique& technique, Step& step)>;

// For each cell some digits.
template <class Board>
using MarksOf = std::remove_cvref_t<decltype(std::declval<BasicPosition<Board>>().candidates())>;

// Whether no empty cell has a candidate that is not among these.
template <class Board>
bool has_only(const BasicPosition<Board>& position, const std::type_identity_t<MarksOf<Board>>& digits);

// Walks from `position`, changing it, until it is solved or no technique finds anything.  Where the puzzle may have no
// solution it ends at the first dead end.
//
//   unique      whether techniques that assume one solution may be used
//   list        the techniques to use, in the order of trial
//   possible    what stands in some solution, where that is known: once nothing else is left, nothing is looked for
//   most_steps  how many are taken; then it ends as when the budget is spent
//   entries     where there are any, those of a scale, in place of `list`
template <class Board>
Ending walk(BasicPosition<Board>& position, const Request& request, bool unique,
            std::type_identity_t<OnStep<Board>> on_step, std::span<const Technique* const> list = se_order(),
            const std::type_identity_t<MarksOf<Board>>* possible = nullptr,
            std::size_t most_steps = every_step, std::span<const ScaleEntry> entries = {});

}  // namespace nonet
