#pragma once
// Verifies steps of Qiu's deadly pattern: tries every way to fill its two lines.

#include "core/classic_state.hpp"

namespace nonet {

// Whether the step claims to be of this kind.
bool is_of_qiu(const Step& step);

// Whether every way to fill the lines, the crossing and the corners, with only the digits in the corners, has a twin that
// changes no given and leaves each house its digits.
//
//   givens   nullptr: every value is a given
bool is_deadly_by_lines(const ClassicState& state, const Step& step, const Grid* givens);

// Whether two lines can always be repaired after the digits a and b change columns in the crossing.  The lines have these digits
// in the columns that may change; the first two columns are those of the crossing.
bool can_be_put_right(int columns, DigitSet first, DigitSet second, Digit a, Digit b);

}  // namespace nonet
