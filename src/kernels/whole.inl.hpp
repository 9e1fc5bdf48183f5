// The third algorithm of a kernel, for one puzzle after another. The whole grid is in three vectors, so that one
// operation covers all digits and all houses at once. docs/solver.md draws it.
//
//   row[0]   lane (band, digit): where the digit may be in the first row of the band
//   row[1]   the same for the second rows, row[2] for the third
//
//   bit      8 7 6   5 4 3   2 1 0       column of the grid; a triad is three bits
//
// So the three rows of a band are aligned: operations on a band or a box need shifts but no exchange of lanes. Operations
// on a column exchange the lanes of the bands, operations on a cell those of the digits.
//
// The including file defines the vector `Rows` with the operations of a kernel's vector, lane by lane; a set of lanes is
// a number with bit 9*band + digit. It also defines:
//
//   shift_up<n>, shift_down<n>      the bits in each lane
//   from_band<n>                    the contents of lane (band + n, digit); cyclically
//   triples_of                      the lanes of the digits 012, 345 and 678 as three `Shared`, for operations in which the
//                                   order of the three does not matter
//   in_all_triples                  a Shared in the lanes of each triple
//   from_digit<n>                   of a Shared: the contents for the digit n further in the triple; cyclically
//   from_place<n>                   the contents of lane (band, n), in all lanes of the band
//   bits_in_lane, load_lanes        one lane, and 27 side by side
//   has_empty_lane, is_all_full     whether some of the 27 lanes is empty; whether all have nine bits
//   if_equal, if_meeting            a number in the lanes in which two vectors are equal, or share a bit
//   lanes_like                      the lanes that hold a number
//   read_rows, write_rows           81 values to lanes (band, column), and back
//
// Lanes in addition to the 27, if the vector has any, are always empty.
//
// Parts, in order of dependency; lanes.inl.hpp and the rows come before, in the same namespace. No include guards: each
// kernel compiles its own copy.

namespace whole {
// clang-format off: the order matters
#include "kernels/whole_propagate.inl.hpp"
#include "kernels/whole_branch.inl.hpp"
#include "kernels/whole_search.inl.hpp"
// clang-format on
}  // namespace whole
