// The second algorithm of a kernel, over the same vector type: for many puzzles at once.  docs/solver.md draws it.
//
// Here a lane is one bit.  A vector says of one candidate in which of 128 nodes it is still there, so 729 vectors are
// 128 nodes, and a round is nothing but logic: nothing is counted or compared.  Nodes that wait are lists of bits; they
// become a block, and a block becomes nodes again, by a transpose of bits.
//
// Parts, in the order in which they use each other; lanes.inl.hpp comes before.  No include guards: each kernel
// compiles its own copy.

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
