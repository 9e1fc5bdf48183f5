#include "generate/pattern_search.hpp"
#include "nonet/more/kernels.hpp"

#include <algorithm>
#include <limits>

namespace nonet::generate {
namespace {

// Most starts leave few enough solutions to count; if this many in a row do not, the counting limit is raised. (Measured
// on patterns of 26, 24 and 22 cells, user time: counts up to 1,024 take 1.1, 8.5 and 208 milliseconds a puzzle, up to
// 4,096 1.4, 8.6 and 61, up to 16,384 2.7, 16 and 53; twice as many counts at a time take 1.7 times as long.)
constexpr int barren_until_more = 64;
constexpr std::uint64_t counted_at_last = 1 << 18;
constexpr std::uint32_t unknown = std::numeric_limits<std::uint32_t>::max();

}  // namespace

void PatternSearch::begin(const Grid& givens, const Grid& fixed) {
    givens_ = givens;
    cells_.clear();
    for (int cell = 0; cell < cell_count; ++cell)
        if (givens[cell] != 0 && fixed[cell] == 0) cells_.push_back(static_cast<Cell>(cell));
    fewest_ = unknown;
    stale_ = 0;
}

std::optional<Grid> PatternSearch::step(Rng& rng, Budget& budget, const Kernel& kernel) {
    take_out(rng);
    tallies_.assign(rests_.size(), {});
    const auto count = [this](std::size_t index, const Grid& solution) {
        Taken& taken = taken_[index];
        ++taken.solutions[static_cast<std::size_t>((solution[taken.first] - 1) * side +
                                                   solution[taken.second] - 1)];
    };
    const auto interrupted = [&] { return budget.look() ? budget.why() : Stop::finished; };
    kernel.solve({.size = rests_.size(),
                  .grids = rests_.data(),
                  .tallies = tallies_.data(),
                  .on_solution = count,
                  .solutions = most_counted_,
                  .interrupted = interrupted});
    if (budget.look() || go_on(rng) != 1) return std::nullopt;
    Tally tally;
    Grid solution, none;
    kernel.solve({.size = 1,
                  .grids = &givens_,
                  .tallies = &tally,
                  .first = &solution,
                  .second = &none,
                  .interrupted = interrupted});
    if (budget.look()) return std::nullopt;
    return solution;
}

// Alternates between one given, which leaves fewer solutions to count, and two, which shows more digits.
void PatternSearch::take_out(Rng& rng) {
    taken_.clear();
    rests_.assign(counts_at_a_time, givens_);
    for (std::size_t i = 0; i < counts_at_a_time; ++i) {
        const auto any = [&] { return cells_[rng.below(static_cast<std::uint32_t>(cells_.size()))]; };
        const Cell first = any(), second = i % 2 == 0 ? first : any();
        rests_[i][first] = rests_[i][second] = 0;
        taken_.push_back({first, second, std::vector<std::uint32_t>(side * side)});
    }
}

// Moves to the digits that leave the fewest solutions, other than the current ones; among several, to some at random.
// Returns the number of solutions they leave.
std::uint32_t PatternSearch::go_on(Rng& rng) {
    std::uint32_t fewest = unknown, equals = 0;
    Grid next;
    for (std::size_t i = 0; i < taken_.size(); ++i)
        if (tallies_[i].stop == Stop::finished) look_at(i, rng, next, fewest, equals);
    if (equals == 0) {
        stale_ = rounds_until_stale;
        if (++barren_ % barren_until_more == 0) most_counted_ = std::min(4 * most_counted_, counted_at_last);
        return unknown;
    }
    givens_ = next;
    stale_ = fewest < fewest_ ? 0 : stale_ + 1;
    fewest_ = std::min(fewest_, fewest);
    return fewest;
}

void PatternSearch::look_at(std::size_t number, Rng& rng, Grid& next, std::uint32_t& fewest,
                            std::uint32_t& equals) const {
    const Taken& taken = taken_[number];
    for (std::size_t digits = 0; digits < taken.solutions.size(); ++digits) {
        const std::uint32_t solutions = taken.solutions[digits];
        if (solutions == 0 || solutions > fewest) continue;
        Grid grid = givens_;
        grid[taken.first] = static_cast<std::uint8_t>(digits / side + 1);
        grid[taken.second] = static_cast<std::uint8_t>(digits % side + 1);
        if (grid == givens_) continue;
        if (solutions < fewest) fewest = solutions, equals = 0;
        if (rng.below(++equals) == 0) next = grid;
    }
}

}  // namespace nonet::generate
