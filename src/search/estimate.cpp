// Estimates the number of solutions by random descents of the search tree.
//
// A probe descends from the root, into one random branch at each split. The number of solutions at its end, divided by
// the probability of getting there, is on average over all probes the total number, for any probabilities. They are
// chosen so that probes differ little: a branch that removes more options has fewer solutions.

#include "nonet/more/engines.hpp"
#include "nonet/more/research.hpp"

#include <array>

#include "core/rng.hpp"
#include "search/mean.hpp"
#include "search/options.hpp"
#include "search/shared_limits.hpp"
#include "search/within.hpp"

namespace nonet {
namespace {

using namespace cover;

// Puzzles with fewer solutions are counted, not estimated.
constexpr std::uint64_t counted_outright = 100'000;

// A probe ends once at most this many options are open and the number of solutions is below the bound: the rest is
// counted. (Measured on the empty grid: 140, 160, 180, 200 options and 300, 1000, 3000 solutions give intervals of the
// same width in the same time. Both bounds are the same for every kernel; a bound on nodes would not be.)
constexpr int few_options = 180;
constexpr std::uint64_t few_solutions = 1000;

// chance_of[n]: the relative probability of a branch that removes n options; fifteen options halve it. (Measured on the
// empty grid and five others: 20 and 10 are as good, 40 and 6 worse, and equal probabilities 1.5 times as wide.)
constexpr auto chance_of = [] {
    std::array<std::uint32_t, option_count + 1> table{};
    std::uint64_t chance = 1 << 28;  // nine of them still fit in 32 bits
    for (auto& entry : table) {
        entry = static_cast<std::uint32_t>(chance > 0 ? chance : 1);
        chance = chance * 62'576 >> 16;  // 2^(16 - 1/15)
    }
    return table;
}();

// The first constraint with the fewest open options, but more than one.
int narrowest(const OpenOptions& state) {
    int best = -1;
    for (int constraint = 0; constraint < constraint_count; ++constraint)
        if (const int left = state.left(constraint); left > 1 && (best < 0 || left < state.left(best)))
            best = constraint;
    return best;
}

Grid settled(const OpenOptions& state) {
    Grid grid;
    for (int cell = 0; cell < cell_count; ++cell)
        if (state.left(cell) == 1)
            grid[cell] = static_cast<std::uint8_t>(1 + lowest(cell, state.open[cell]) % side);
    return grid;
}

// Marks that allow the open options.
Candidates open_candidates(const OpenOptions& state) {
    Candidates open;
    for (int cell = 0; cell < cell_count; ++cell) open[cell] = DigitSet(state.open[cell]);
    return open;
}

class ClassicProber {
 public:
    ClassicProber(const ClassicPuzzle& puzzle, std::uint64_t seed, SharedLimits& shared)
        : has_marks_(puzzle.marks.has_value()), seed_(seed), shared_(shared) {}

    // Returns one estimate: 0 if the probe ends in a contradiction. Invalid if the limits are spent.
    double probe(OpenOptions state, std::uint64_t number) {
        Rng rng(seed_, number);
        double solutions = 1;
        while (!state.solved()) {
            if (state.count <= few_options) {
                const std::uint64_t below = count(state);
                if (below < few_solutions) return solutions * static_cast<double>(below);
            }
            const double branches = descend(state, rng);
            if (branches == 0) return 0;
            solutions *= branches;
        }
        return solutions;
    }

 private:
    std::uint64_t count(const OpenOptions& state) {
        ClassicPuzzle rest{settled(state), {}};
        if (has_marks_) rest.marks = open_candidates(state);
        return shared_.run(default_engine(), rest, few_solutions).solutions;
    }

    // Takes one branch; returns the reciprocal of its probability, or 0 if every branch is a contradiction.
    static double descend(OpenOptions& state, Rng& rng) {
        const int constraint = narrowest(state);
        std::array<OpenOptions, side> branches;
        std::array<std::uint32_t, side> chances;
        std::size_t size = 0;
        std::uint32_t sum = 0;
        for (unsigned rest = state.open[constraint]; rest != 0; rest &= rest - 1) {
            OpenOptions& branch = branches[size] = state;
            if (!choose(branch, lowest(constraint, rest))) continue;
            sum += chances[size++] = chance_of[static_cast<std::size_t>(state.count - branch.count)];
        }
        if (size == 0) return 0;
        std::uint32_t drawn = rng.below(sum);
        std::size_t taken = 0;
        while (drawn >= chances[taken]) drawn -= chances[taken++];
        state = branches[taken];
        return static_cast<double>(sum) / chances[taken];
    }

    bool has_marks_;
    std::uint64_t seed_;
    SharedLimits& shared_;
};

}  // namespace

Estimate estimate_classic(const ClassicPuzzle& puzzle, const EstimateOptions& options, const Limits& limits) {
    SharedLimits shared(limits);
    const Search few = shared.run(default_engine(), puzzle, counted_outright);
    if (few.stop == Stop::finished) return exactly(few.solutions);
    const auto root = start(puzzle);
    ClassicProber prober(puzzle, options.seed, shared);
    Mean mean;
    for (std::uint64_t number = 0; root && number < options.probes && !shared.look(); ++number) {
        const double solutions = prober.probe(*root, number);
        if (!shared.stopped()) mean.add(solutions);
    }
    Estimate estimate = mean.estimate(few.solutions);
    estimate.stop = shared.why();
    return estimate;
}

}  // namespace nonet
