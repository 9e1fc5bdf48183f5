// The fourth algorithm of a kernel, for boards with rules: houses, cells with totals, sets of digits, orders and pairs, and
// automata.
//
// Each lane holds a position of one search, a set of digits for each cell. A round applies all constraints once to all
// lanes, without a branch. Lanes in which nothing changed are solved, or branch: one child stays, the other one waits.
//
// The search has 32 lanes with every kernel, in as many vectors as needed. What happens in a lane does not depend on the
// others in a round, so all kernels visit the same nodes and find the same solutions in the same order.
//
// Each constraint but automata is weaker than that of rules/propagator.hpp: a search takes four to eight times the nodes, each in a
// tenth of the time. docs/notes/solver_experiments.md lists the experiments.
//
// Parts, in order of dependency. No include guards: each kernel compiles its own copy.

namespace rule_lanes {
// clang-format off: the order matters
#include "kernels/rule_lanes_round.inl.hpp"
#include "kernels/rule_lanes_search.inl.hpp"
// clang-format on
}  // namespace rule_lanes
