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

// Two givens: all pairs of those that leave some solution.
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

// The fewest cells of one solution that tell it from all others: each other solution found is a set of cells of which
// one has to be shown.  None when the budget was spent, or when `bound` cells are not enough.
std::vector<Edit> tell_apart(const Grid& grid, const Grid& solution, int bound, Asker& asker) {
    std::vector<CellSet> differences;
    for (;;) {
        const auto hitting = smallest_hitting_set(differences, bound);
        if (!hitting.cells) return {};
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
        if (asker.spent()) return {};
        if (unique && search.stop == Stop::finished) return edits;
    }
}

// Up to this many solutions are tried as the one to single out.
constexpr std::uint64_t solutions_tried = 200;

}  // namespace

Completions find_completions(const Grid& grid, Asker& asker) {
    Completions completions;
    std::vector<Edit> possible;  // those that leave some solution
    for (int cell = 0; cell < cell_count; ++cell)
        for (int value = 1; grid[cell] == 0 && value <= side; ++value) {
            const Edit one[] = {{static_cast<Cell>(cell), 0, static_cast<std::uint8_t>(value)}};
            const Search search = asker.run(with(grid, one), 2);
            if (asker.spent()) return completions;
            if (search.solutions > 0) possible.push_back(one[0]);
            if (search.solutions == 1) completions.single.push_back(one[0]);
        }
    completions.single_known = true;
    if (!completions.single.empty()) {
        completions.fewest = {completions.single.front()};
        completions.fewest_proved = true;
        return completions;
    }
    completions.fewest = find_pair(grid, possible, asker);
    if (!completions.fewest.empty()) {
        completions.fewest_proved = true;
        return completions;
    }
    // Three or more: single out one solution after the other, each time with fewer cells than before.
    std::vector<Grid> solutions;
    const Search search =
        asker.run(grid, solutions_tried, [&](const Grid& solution) { solutions.push_back(solution); });
    const bool all = search.stop == Stop::finished;
    int bound = cell_count + 1;
    for (const Grid& solution : solutions) {
        const auto edits = tell_apart(grid, solution, bound, asker);
        if (asker.spent()) return completions;
        if (edits.empty()) continue;
        completions.fewest = edits;
        bound = static_cast<int>(edits.size());
    }
    completions.fewest_proved = all || bound == 3;  // two were tried in vain
    return completions;
}

}  // namespace nonet
