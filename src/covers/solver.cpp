#include "covers/solver.hpp"

#include <algorithm>

#include "covers/clause_search.hpp"

namespace nonet::covers {
namespace {

// The number of nodes of the depth-first search without a solution after which clauses are learned: fewer for more
// digits. (Measured on 30 minimal puzzles each, million instructions a puzzle for 400 nodes and for these: 16 x 16 12.7
// and 11.2, 15 x 15 7.5 and 7.0, 9 x 9 with a knight's move 5.3 and 3.9; the slowest of all in ms: 12.6 and 8.0, 3.3 and
// 2.7, 8.3 and 2.5.)
std::uint64_t patience_on(const Board& board) {
    return board.digit_count <= 9 ? 2000 : board.digit_count < 15 ? 400 : 60;
}

void write_model(const Board& board, const Instance& instance, const ClauseSearch& search,
                 std::span<std::uint8_t> values) {
    for (std::size_t var = 0; var < instance.var_count(); ++var)
        if (search.is_true(static_cast<Var>(var))) {
            const Option option = instance.options[var];
            values[board.cell_of(option)] = static_cast<std::uint8_t>(board.digit_of(option) + 1);
        }
}

// Finds by learning all solutions that the depth-first search has not found.
void search_by_clauses(const Board& board, const State& root, const Lists<Option>& explored, Budget& budget,
                       CoverFound& found) {
    const Instance instance(board, root);
    ClauseSearch search(instance);
    std::vector<Var> vars;
    for (std::size_t i = 0; i < explored.size(); ++i) {
        vars.clear();
        for (Option option : explored[i]) vars.push_back(instance.var_of[option]);
        search.forbid(vars);
    }
    std::vector<std::uint8_t> values(static_cast<std::size_t>(board.cell_count));
    write_values(board, root, values);
    while (!found.enough() && search.next(budget) == ClauseSearch::End::model) {
        write_model(board, instance, search, values);
        found.add(values);
        if (!found.enough()) search.block();
    }
    found.dead_ends += search.conflicts();
}

}  // namespace

Result CoverSolver::run(std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks,
                        const Limits& limits, OnValues on_values, Way way) {
    Budget budget(limits);
    CoverFound found{.wanted = limits.solutions, .on_values = on_values};
    if (!budget.look()) search(values, marks, budget, found, way);
    const std::uint64_t nodes = budget.nodes();
    return {found.enough() ? Stop::solutions : budget.why(),
            found.solutions,
            {.digit_tries = nodes - (nodes != 0), .backtracks = found.dead_ends, .nodes = nodes}};
}

void CoverSolver::search(std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks,
                         Budget& budget, CoverFound& found, Way way) {
    if (!depth_first_.propagator().start(root_, values, marks)) {
        budget.spend();
        return;
    }
    search_from(root_, budget, found, way);
}

void CoverSolver::search_from(const State& state, Budget& budget, CoverFound& found, Way way) {
    if (way == Way::clauses && !state.solved()) return search_by_clauses(board_, state, {}, budget, found);
    const auto end =
        depth_first_.search(state, budget, way == Way::depth_first ? 0 : patience_on(board_), found);
    if (end == DepthFirst::End::given_up)
        search_by_clauses(board_, state, depth_first_.explored(), budget, found);
}

Stop CoverSolver::fill(Rng& rng, Budget& budget, std::span<std::uint8_t> values) {
    std::ranges::fill(values, std::uint8_t{0});
    if (!propagator().start(root_, values, {})) return Stop::finished;
    const Instance instance(board_, root_);
    ClauseSearch search(instance);
    search.shuffle(rng);
    const auto end = search.next(budget);
    if (end == ClauseSearch::End::stopped) return budget.why();
    if (end == ClauseSearch::End::exhausted) return Stop::finished;
    write_values(board_, root_, values);
    write_model(board_, instance, search, values);
    return Stop::solutions;
}

}  // namespace nonet::covers
