#include "covers/solver.hpp"

namespace nonet::covers {

Result Solver::run(std::span<const std::uint8_t> values, std::span<const WideDigitSet> marks,
                   const Limits& limits, OnValues on_values, Way) {
    Budget budget(limits);
    Found found{.wanted = limits.solutions, .on_values = on_values};
    if (budget.look()) return {budget.why(), 0, {}};
    if (!depth_first_.propagator().start(root_, values, marks)) {
        budget.spend();
        return {budget.why(), 0, {.nodes = budget.nodes()}};
    }
    depth_first_.search(root_, budget, 0, found);
    const bool full = !budget.stopped() && found.enough();
    return {full ? Stop::solutions : budget.why(),
            found.solutions,
            {.digit_tries = budget.nodes() - (budget.nodes() != 0), .backtracks = found.dead_ends, .nodes = budget.nodes()}};
}

}  // namespace nonet::covers
