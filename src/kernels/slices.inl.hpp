// The second algorithm of a kernel, over the same vector type, for many puzzles at once. docs/solver.md draws it.
//
// Here a lane is one bit. A vector stores for one candidate in which of 128 nodes it remains, so 729 vectors are 128
// nodes. A round is pure logic: nothing is counted or compared. Waiting nodes are lists of bits; a transpose of bits
// turns them into a block, and a block back into nodes.
//
// Parts, in order of dependency; lanes.inl.hpp comes before. No include guards: each kernel compiles its own copy.

namespace slices {
// clang-format off: the order matters
#include "kernels/slices_state.inl.hpp"
#include "kernels/slices_transpose.inl.hpp"
#include "kernels/slices_propagate.inl.hpp"
#include "kernels/slices_branch.inl.hpp"
#include "kernels/slices_puzzles.inl.hpp"
#include "kernels/slices_rest.inl.hpp"
#include "kernels/slices_search.inl.hpp"
// clang-format on
}  // namespace slices
