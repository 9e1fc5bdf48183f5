// Makes certificates: a tree of splits that a greedy look-ahead keeps small, and that is then shrunk.
//
// The consequences drawn between splits are exactly those that the checker finds by itself (search/options.hpp).

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/budget.hpp"
#include "search/decide.hpp"
#include "search/options.hpp"
#include "search/prove.hpp"

namespace nonet {
namespace {

using namespace cover;

// The binary form counts them in two bytes.
constexpr std::size_t most_splits = 65'535;

class Prover {
 public:
    explicit Prover(const Limits& limits) : budget_(limits) {}

    // Appends the splits of a refutation of everything but the solution; returns false if the budget is spent.
    bool explore(const OpenOptions& state, std::vector<std::uint16_t>& splits) {
        if (state.solved()) return true;
        const int constraint = best_split(state);
        if (budget_.stopped()) return false;
        const std::size_t begin = splits.size();
        if (begin == most_splits) return budget_.stop(Stop::budget), false;
        splits.push_back(static_cast<std::uint16_t>(constraint));
        for (unsigned rest = state.open[constraint]; rest != 0; rest &= rest - 1) {
            OpenOptions child = state;
            const int option = lowest(constraint, rest);
            const std::size_t child_begin = splits.size();
            if (!choose(child, option)) continue;
            if (!explore(child, splits)) return false;
            // Shrink: if the refutation of this branch also refutes its parent, the split was not needed.
            if (refutes(state, splits, child_begin, splits.size())) {
                splits.erase(splits.begin() + static_cast<std::ptrdiff_t>(begin),
                             splits.begin() + static_cast<std::ptrdiff_t>(child_begin));
                return true;
            }
        }
        return true;
    }

 private:
    // Whether splits[at, end) is the whole tree of a refutation of `state`.
    bool refutes(const OpenOptions& state, const std::vector<std::uint16_t>& splits, std::size_t at,
                 std::size_t end) {
        return at < end && walk(state, splits, at, end) && at == end;
    }

    bool walk(const OpenOptions& state, const std::vector<std::uint16_t>& splits, std::size_t& at,
              std::size_t end) {
        if (state.solved() || at == end) return false;
        const int constraint = splits[at++];
        if (state.left(constraint) < 2) return false;
        for (unsigned rest = state.open[constraint]; rest != 0; rest &= rest - 1) {
            OpenOptions child = state;
            budget_.spend();
            if (!choose(child, lowest(constraint, rest))) continue;
            if (!walk(child, splits, at, end)) return false;
        }
        return true;
    }

    // Returns the split whose branches leave the least work, by trying each split with the fewest options.
    int best_split(const OpenOptions& state) {
        const int fewest = fewest_left(state);
        looked_at_.fill(false);
        int best = -1;
        double best_cost = 0;
        for (int constraint = 0; constraint < constraint_count; ++constraint) {
            const unsigned open = state.open[constraint];
            if (fewest == 2 ? !has_two(open) : state.left(constraint) != fewest) continue;
            if (fewest == 2) {
                const int option = lowest(constraint, open);
                if (looked_at_[option]) continue;
                look_at_chained(state, option);
            }
            const double cost = cost_of(state, constraint);
            if (budget_.stopped()) return -1;
            if (best < 0 || cost < best_cost) best = constraint, best_cost = cost;
            if (best_cost == 0) break;  // every branch is a contradiction
        }
        return best;
    }

    // Considers only the constraints that are not met.
    static int fewest_left(const OpenOptions& state) {
        if (std::ranges::any_of(state.open, [](unsigned open) { return has_two(open); })) return 2;
        int fewest = side + 1;
        for (int constraint = 0; constraint < constraint_count; ++constraint)
            if (const int left = state.left(constraint); left > 1) fewest = std::min(fewest, left);
        return fewest;
    }

    // Constraints of two options that share an option are equivalent: each option determines which of the others are
    // chosen. So all of them have the same two branches, and one constraint represents all.
    void look_at_chained(const OpenOptions& state, int first) {
        std::array<std::uint16_t, option_count> chained;
        int size = 0;
        const auto look_at = [&](int option) {
            if (!std::exchange(looked_at_[option], true))
                chained[size++] = static_cast<std::uint16_t>(option);
        };
        look_at(first);
        for (int at = 0; at < size; ++at)
            for (ConstraintBit own : places[chained[at]])
                if (const unsigned open = state.open[own.constraint]; has_two(open))
                    look_at(lowest(own.constraint, open & ~own.bit));
    }

    // Estimates the size of the trees below: every twenty options removed halve it. (Measured: 8, 11, 15, 20, 30 give 92,
    // 89, 86, 85, 85 splits per puzzle on the 375 hardest of 2011.)
    double cost_of(const OpenOptions& state, int constraint) {
        double cost = 0;
        for (unsigned rest = state.open[constraint]; rest != 0; rest &= rest - 1) {
            OpenOptions child = state;
            budget_.spend();
            if (choose(child, lowest(constraint, rest)))
                cost += std::exp2((child.count - state.count) / options_that_halve);
        }
        return cost;
    }

    static constexpr double options_that_halve = 20;
    Budget budget_;
    std::array<bool, option_count> looked_at_;  // in the current search for a split
};

}  // namespace

Proof prove_by_splits(const Grid& givens, const Limits& limits) {
    const ClassicPuzzle puzzle{givens, {}};
    const ClassicAnswer answer = decide(puzzle, limits);
    const auto list = [](const Grid& grid) { return std::vector(grid.values.begin(), grid.values.end()); };
    Proof proof{.status = answer.status, .givens = list(givens)};
    if (answer.solutions >= 1) proof.first = list(answer.first);
    if (answer.solutions >= 2) proof.second = list(answer.second);
    if (proof.status != Status::unique && proof.status != Status::none) return proof;
    const auto state = start(puzzle);
    if (state && !Prover(limits).explore(*state, proof.splits)) proof.status = Status::budget;
    return proof;
}

Result<Proof> prove(const Puzzle& puzzle, const Limits& limits) {
    if (puzzle.has_marks())
        return std::unexpected(
            Error{.code = Errc::unsupported, .found = "pencil marks", .expected = "givens only"});
    if (const ClassicPuzzle* classic = puzzle.classic()) return prove_by_splits(classic->givens, limits);
    return prove_by_lemmas(*puzzle.board_puzzle(), limits);
}

}  // namespace nonet
