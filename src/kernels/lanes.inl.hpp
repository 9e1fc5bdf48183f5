// The algorithm of every kernel, over the vector type that the including file defines.  docs/solver.md draws it.
//
// A lane is 16 bits of a vector.  Each lane holds a node: a position of the search of some puzzle, as 81 sets
// of candidates, one in each of 81 vectors.  All lanes are propagated together, without a branch; now and
// then those that want something (dead, solved, stalled) are attended to together.
//
// Parts, in the order in which they use each other.  No include guards: each kernel compiles its own copy.

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
