// Estimates the number of solutions on any board: the method of estimate.cpp, on the positions of src/covers.

#include <algorithm>
#include <array>
#include <bit>

#include "core/rng.hpp"
#include "nonet/more/research.hpp"
#include "search/board_search.hpp"
#include "search/mean.hpp"
#include "search/within.hpp"

namespace nonet {
namespace {

using covers::Mask;
using covers::Option;
using covers::State;

// Puzzles with fewer solutions are counted, not estimated.
constexpr std::uint64_t counted_outright = 10'000;

// A probe ends once at most this many options are open and the number of solutions is below the bound: the rest is
// counted.
constexpr int few_options = 100;
constexpr std::uint64_t few_solutions = 100;

// chances[n]: the relative probability of a branch that removes n options more than the one that removes the fewest;
// fifteen halve it (estimate.cpp says why).
constexpr auto chances = [] {
    std::array<std::uint32_t, 512> table{};
    std::uint64_t chance = 1 << 26;  // 25 of them still fit in 32 bits
    for (auto& entry : table) {
        entry = static_cast<std::uint32_t>(chance > 0 ? chance : 1);
        chance = chance * 62'576 >> 16;  // 2^(16 - 1/15)
    }
    return table;
}();

class CoverProber {
 public:
    CoverProber(covers::CoverSolver& solver, std::uint64_t seed, Budget& budget)
        : solver_(solver),
          board_(solver.board()),
          seed_(seed),
          budget_(budget),
          even_(static_cast<std::size_t>(board_.cell_count)) {}

    // Returns one estimate: 0 if the probe ends in a contradiction. Invalid if the limits are spent.
    double probe(State state, std::uint64_t number) {
        Rng rng(seed_, number);
        double solutions = 1;
        while (!state.solved() && !budget_.spend() && !budget_.look()) {
            if (open_options(state) <= few_options) {
                covers::CoverFound found{.wanted = few_solutions};
                solver_.search_from(state, budget_, found);
                if (!found.enough()) return solutions * static_cast<double>(found.solutions);
            }
            const double branches = descend(state, rng);
            if (branches == 0) return 0;
            solutions *= branches;
        }
        return solutions;
    }

 private:
    int open_options(const State& state) const {
        int open = 0;
        for (std::size_t cell = 0; cell < state.filled.size(); ++cell)
            open += covers::size_of(state.open[cell]);
        return open - static_cast<int>(state.filled.size()) + state.left;
    }

    // Takes one branch; returns the reciprocal of its probability, or 0 if every branch is a contradiction.
    double descend(State& state, Rng& rng) {
        const int group = covers::narrowest(board_, state, even_);
        std::array<int, Geometry::most_digits> left{};
        std::size_t size = 0;
        int most_left = 0;
        for (Mask rest = state.open[static_cast<std::size_t>(group)]; rest != 0; rest &= rest - 1) {
            if (size == branches_.size()) branches_.emplace_back();
            State& branch = branches_[size] = state;
            if (!solver_.propagator().choose(branch, covers::option_of(board_, group, rest & -rest)))
                continue;
            left[size] = open_options(branch);
            most_left = std::max(most_left, left[size++]);
        }
        if (size == 0) return 0;
        const auto chance_of = [&](std::size_t branch) {
            const auto more = static_cast<std::size_t>(most_left - left[branch]);
            return chances[std::min(more, chances.size() - 1)];
        };
        std::uint32_t sum = 0;
        for (std::size_t i = 0; i < size; ++i) sum += chance_of(i);
        std::uint32_t drawn = rng.below(sum);
        std::size_t taken = 0;
        while (drawn >= chance_of(taken)) drawn -= chance_of(taken++);
        state = branches_[taken];
        return static_cast<double>(sum) / chance_of(taken);
    }

    covers::CoverSolver& solver_;
    const covers::Board& board_;
    std::uint64_t seed_;
    Budget& budget_;
    std::vector<State> branches_;
    std::vector<std::uint32_t> even_;
};

// Probes a board with rules: chooses the digit of one cell after the other, each consistent digit with equal probability.
class RuleProber {
 public:
    RuleProber(rules::Solver& solver, std::uint64_t seed, Budget& budget)
        : solver_(solver), seed_(seed), budget_(budget) {}

    double probe(std::vector<rules::Mask> open, std::uint64_t number) {
        Rng rng(seed_, number);
        double solutions = 1;
        std::vector<std::vector<rules::Mask>> branches;
        while (!budget_.spend() && !budget_.look()) {
            const auto cell = std::ranges::min_element(open, {}, [](rules::Mask mask) {
                const int count = std::popcount(mask);
                return count == 1 ? Geometry::most_digits + 1 : count;
            });
            if (rules::has_one(*cell)) return solutions;
            branches.clear();
            for (rules::Mask rest = *cell; rest != 0; rest &= rest - 1) {
                auto& branch = branches.emplace_back(open);
                const auto changed = static_cast<Cell>(cell - open.begin());
                branch[changed] = rest & (~rest + 1);
                if (!solver_.propagator().settle(branch, changed)) branches.pop_back();
            }
            if (branches.empty()) return 0;
            solutions *= static_cast<double>(branches.size());
            open = std::move(branches[rng.below(static_cast<std::uint32_t>(branches.size()))]);
        }
        return solutions;
    }

 private:
    rules::Solver& solver_;
    std::uint64_t seed_;
    Budget& budget_;
};

template <class Probing, class Root>
Estimate mean_of(Probing prober, const Root& root, std::uint64_t counted, const EstimateOptions& options,
                 Budget& budget) {
    Mean mean;
    for (std::uint64_t number = 0; number < options.probes && !budget.look(); ++number) {
        const double solutions = prober.probe(root, number);
        if (!budget.stopped()) mean.add(solutions);
    }
    Estimate estimate = mean.estimate(counted);
    estimate.stop = budget.why();
    return estimate;
}

Estimate estimate_with_rules(rules::Solver& solver, const BoardPuzzle& puzzle, const EstimateOptions& options,
                             Budget& budget) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::vector<rules::Mask> root;
    solver.propagator().watch(&budget);
    if (!solver.start(puzzle.values, puzzle.marks, root))
        return budget.stopped() ? Estimate{.low = 0, .high = infinity, .stop = budget.why()} : exactly(0);
    Limits limits = budget.left();
    limits.solutions = counted_outright;
    const rules::Found few = solver.run(puzzle.values, puzzle.marks, limits);
    budget.add_nodes(few.counters.nodes);
    if (few.stop == Stop::finished) return exactly(few.solutions);
    if (few.stop != Stop::solutions) budget.stop(few.stop);
    solver.propagator().watch(&budget);  // the search has ended its own
    return mean_of(RuleProber(solver, options.seed, budget), root, few.solutions, options, budget);
}

}  // namespace

Estimate estimate_solutions(const Puzzle& any_puzzle, const EstimateOptions& options, const Limits& limits) {
    if (any_puzzle.classic()) return estimate_classic(*any_puzzle.classic(), options, limits);
    const BoardPuzzle& puzzle = *any_puzzle.board_puzzle();
    Budget budget(limits);
    AnyBoard any(puzzle.geometry);
    if (budget.look())
        return {.low = 0, .high = std::numeric_limits<double>::infinity(), .stop = budget.why()};
    if (any.has_rules()) return estimate_with_rules(any.rules(), puzzle, options, budget);
    covers::CoverSolver& solver = any.covers();
    covers::State root;
    if (!solver.propagator().start(root, puzzle.values, puzzle.marks)) return exactly(0);
    covers::CoverFound few{.wanted = counted_outright};
    solver.search_from(root, budget, few);
    if (!budget.stopped() && !few.enough()) return exactly(few.solutions);
    return mean_of(CoverProber(solver, options.seed, budget), root, few.solutions, options, budget);
}

}  // namespace nonet
