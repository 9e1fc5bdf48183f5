#include "diagnose/completions.hpp"

#include <algorithm>

#include "diagnose/hitting_set.hpp"
#include "diagnose/repairs.hpp"

namespace nonet {
namespace {

Grid with(const Grid& grid, std::span<const Edit> edits) {
    Grid more = grid;
    for (const Edit& edit : edits) more[edit.cell] = edit.to;
    return more;
}

// Finds two givens: tries all pairs of givens that leave some solution.
std::vector<Edit> find_pair(const Grid& grid, std::span<const Edit> possible, Asker& asker) {
    for (std::size_t i = 0; i < possible.size(); ++i)
        for (std::size_t j = i + 1; j < possible.size(); ++j) {
            if (asker.spent()) return {};
            if (possible[i].cell == possible[j].cell) continue;
            const Edit pair[] = {possible[i], possible[j]};
            if (asker.is_unique(with(grid, pair))) return {pair[0], pair[1]};
        }
    return {};
}

// Finds the fewest cells of one solution that distinguish it from all others.  Each other solution found gives a set of cells,
// one of which must be shown.  Returns none if fewer than `bound` cells are not enough, or if `complete` becomes false: the
// budget was spent, or the search for a smallest set was abandoned.
std::vector<Edit> tell_apart(const Grid& grid, const Grid& solution, int bound, Asker& asker,
                             bool& complete) {
    std::vector<CellSet> differences;
    for (;;) {
        const auto hitting = smallest_hitting_set(differences, bound);
        complete = hitting.complete && !asker.spent();
        if (!complete || !hitting.cells) return {};
        std::vector<Edit> edits;
        for (Cell cell : *hitting.cells) edits.push_back({cell, 0, solution[cell]});
        bool unique = true;
        const Search search = asker.run(with(grid, edits), 2, [&](const Grid& other) {
            CellSet difference;
            for (int cell = 0; cell < cell_count; ++cell)
                if (other[cell] != solution[cell]) difference.insert(static_cast<Cell>(cell));
            if (difference.empty()) return;
            differences.push_back(difference);
            unique = false;
        });
        if (unique && search.stop == Stop::finished) return edits;
    }
}

// Starts from all cells of one solution and drops them one by one; none of the remaining ones can be dropped.
std::vector<Edit> fill_and_drop(const Grid& grid, const Grid& solution, Asker& asker) {
    Grid more = solution;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (grid[cell] != 0) continue;
        more[cell] = 0;
        if (!asker.is_unique(more)) more[cell] = solution[cell];
    }
    return edits_between(grid, more);
}

// Returns a lower bound on the givens to add: a proper puzzle has at least fewest_proper_givens and eight different digits.
int fewest_needed(const CheckReport& report) {
    return std::max({1, fewest_proper_givens - report.givens, report.absent_digits - 1});
}

// Finds each given that is enough alone; returns false if the budget was spent.  Those that leave some solution are `possible`.
bool find_single(const Grid& grid, Asker& asker, Completions& completions, std::vector<Edit>& possible) {
    for (int cell = 0; cell < cell_count; ++cell)
        for (int value = 1; grid[cell] == 0 && value <= side; ++value) {
            const Edit one[] = {{static_cast<Cell>(cell), 0, static_cast<std::uint8_t>(value)}};
            const Search search = asker.run(with(grid, one), 2);
            if (asker.spent()) return false;
            if (search.solutions > 0) possible.push_back(one[0]);
            if (search.solutions == 1) completions.single.push_back(one[0]);
        }
    return true;
}

// Finds three givens or more: takes one solution after the other, each time with fewer cells than before.
void find_several(const Grid& grid, const CheckReport& report, Asker& asker, Completions& completions) {
    constexpr std::uint64_t solutions_tried = 200;
    constexpr std::size_t few_of_many = 10;  // without all of them nothing can be proved, so a few must do
    constexpr int out_of_reach = 8;          // the smallest sets of more cells would take hours
    Grid first;
    std::ranges::copy(report.first, first.values.begin());
    completions.fewest = fill_and_drop(grid, first, asker);
    if (completions.needed > out_of_reach) return;
    std::vector<Grid> solutions;
    const Search search =
        asker.run(grid, solutions_tried, [&](const Grid& solution) { solutions.push_back(solution); });
    bool complete = true;
    const bool all = search.stop == Stop::finished;
    if (!all) solutions.resize(few_of_many);
    for (const Grid& solution : solutions) {
        const auto bound = static_cast<int>(completions.fewest.size());
        if (bound == completions.needed) break;
        const auto edits = tell_apart(grid, solution, bound, asker, complete);
        if (!complete) break;
        if (!edits.empty()) completions.fewest = edits;
    }
    completions.fewest_proved =
        (complete && all) || static_cast<int>(completions.fewest.size()) == completions.needed;
}

}  // namespace

Completions find_completions(const Grid& grid, const CheckReport& report, Asker& asker) {
    Completions completions{.needed = fewest_needed(report)};
    std::vector<Edit> possible;
    if (completions.needed <= 2) {
        completions.single_known = find_single(grid, asker, completions, possible);
        if (!completions.single_known) return completions;
        completions.fewest = completions.single.empty() ? find_pair(grid, possible, asker)
                                                        : std::vector{completions.single.front()};
        completions.fewest_proved = !completions.fewest.empty();
    }
    completions.single_known = true;
    if (completions.fewest.empty() && !asker.spent()) {
        completions.needed = std::max(completions.needed, 3);
        find_several(grid, report, asker, completions);
    }
    if (completions.fewest_proved) completions.needed = static_cast<int>(completions.fewest.size());
    return completions;
}

}  // namespace nonet
