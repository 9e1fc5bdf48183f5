// The algorithm of every kernel, over the vector type that the including file defines.  docs/solver.md draws it.
//
// A lane is 16 bits of a vector. Each lane holds a node: a position in the search of some puzzle, stored as 81 sets of
// candidates, one in each of 81 vectors. All lanes are propagated together, without a branch. From time to time the lanes
// that need attention (dead, solved, stalled) are handled together.
//
// Parts, in order of dependency. No include guards: each kernel compiles its own copy.

// clang-format off: the order matters
#include "kernels/ways.inl.hpp"
#include "kernels/ledger.inl.hpp"

namespace lanes {
#include "kernels/lanes_state.inl.hpp"
#include "kernels/lanes_propagate.inl.hpp"
#include "kernels/lanes_branch.inl.hpp"
#include "kernels/lanes_transpose.inl.hpp"
#include "kernels/lanes_puzzles.inl.hpp"
#include "kernels/lanes_waiting.inl.hpp"
#include "kernels/lanes_at_work.inl.hpp"
#include "kernels/lanes_search.inl.hpp"
}  // namespace lanes

#include "kernels/operations.inl.hpp"
// clang-format on
