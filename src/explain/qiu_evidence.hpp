#pragma once
// Whether a step of Qiu's deadly pattern speaks of a pattern that is deadly: every way to fill its two lines is looked at.

#include "nonet/explain.hpp"

namespace nonet {

// Whether the step says so of itself.
bool is_of_qiu(const Step& step);

// However the lines, the crossing and the corners are filled, with nothing but the digits in the corners, there is another way
// that changes no given and leaves each house its digits.
//
//   givens   null: every value is one
bool is_deadly_by_lines(const State& state, const Step& step, const Grid* givens);

// Whether two lines with these digits in the columns that may change, of which the first two are the crossing's, can be put
// right however they are filled: the digits a and b change columns there.
bool can_be_put_right(int columns, DigitSet first, DigitSet second, Digit a, Digit b);

}  // namespace nonet
