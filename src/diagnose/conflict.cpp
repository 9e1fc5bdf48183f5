#include "diagnose/conflict.hpp"

#include "core/tables.hpp"
#include "diagnose/hitting_set.hpp"

namespace nonet {
namespace {

CellSet givens_of(const Grid& grid) {
    CellSet givens;
    for (int cell = 0; cell < cell_count; ++cell)
        if (grid[cell] != 0) givens.insert(static_cast<Cell>(cell));
    return givens;
}

Grid only(const Grid& grid, const CellSet& cells) {
    Grid part;
    for (Cell cell : cells) part[cell] = grid[cell];
    return part;
}

// Returns the givens outside a maximal (by inclusion) solvable part that contains `part`.  Every conflict has one of them.
std::optional<CellSet> correction(const Grid& grid, CellSet part, Grid solution, Asker& asker) {
    const CellSet givens = givens_of(grid);
    for (;;) {
        for (Cell cell : givens)
            if (solution[cell] == grid[cell]) part.insert(cell);
        bool grown = false;
        for (Cell cell : givens - part) {
            bool known;
            const auto next = asker.solution_of(only(grid, part | CellSet::of(cell)), known);
            if (!known) return std::nullopt;
            if (!next) continue;
            solution = *next;
            grown = true;
            break;
        }
        if (!grown) return givens - part;
    }
}

// Searches for a smaller conflict than `core`, by implicit hitting sets.  Every conflict has a given in common with every
// correction, so a smallest set that hits all corrections known so far is not larger than the smallest conflict.
bool find_minimum(const Grid& grid, CellSet& core, Asker& asker) {
    std::vector<CellSet> corrections;
    for (;;) {
        const auto hitting = smallest_hitting_set(corrections, core.size());
        if (!hitting.complete) return false;
        if (!hitting.cells) return true;  // no smaller set hits them all
        bool known;
        const auto solution = asker.solution_of(only(grid, *hitting.cells), known);
        if (!known) return false;
        if (!solution) {
            core = *hitting.cells;
            return true;
        }
        const auto next = correction(grid, *hitting.cells, *solution, asker);
        if (!next) return false;
        corrections.push_back(*next);
    }
}

// Candidates under singles, with a record of the placements.
class Singles {
 public:
    explicit Singles(const Grid& grid) {
        candidates_.fill(DigitSet::all());
        for (int cell = 0; cell < cell_count; ++cell)
            if (grid[cell] != 0) place(static_cast<Cell>(cell), static_cast<Digit>(grid[cell] - 1));
    }

    // Returns the first impossible cell or house.
    std::optional<DeadEnd> dead_end() const {
        const auto all = dead_ends();
        return all.empty() ? std::nullopt : std::optional(all.front());
    }

    std::vector<DeadEnd> dead_ends() const {
        std::vector<DeadEnd> found;
        for (int cell = 0; cell < cell_count; ++cell)
            if (!filled_.contains(static_cast<Cell>(cell)) && candidates_[cell].empty())
                found.push_back({.cell = static_cast<Cell>(cell)});
        for (int house = 0; house < house_count; ++house)
            for (Digit digit : ~placed_in(house))
                if (places(house, digit).empty())
                    found.push_back({.house = static_cast<House>(house), .digit = digit});
        return found;
    }

    // Returns all current singles, cells first.
    std::vector<Forced> singles() const {
        std::vector<Forced> found;
        for (int cell = 0; cell < cell_count; ++cell)
            if (!filled_.contains(static_cast<Cell>(cell)) && candidates_[cell].size() == 1)
                found.push_back({static_cast<Cell>(cell), candidates_[cell].first(), {}});
        for (int house = 0; house < house_count; ++house)
            for (Digit digit : ~placed_in(house))
                if (const CellSet where = places(house, digit); where.size() == 1)
                    found.push_back({where.first(), digit, static_cast<House>(house)});
        return found;
    }

    bool holds(const Forced& step) const {
        if (filled_.contains(step.cell) || !candidates_[step.cell].contains(step.digit)) return false;
        return step.house ? places(*step.house, step.digit) == CellSet::of(step.cell)
                          : candidates_[step.cell].size() == 1;
    }

    void place(Cell cell, Digit digit) {
        filled_.insert(cell);
        candidates_[cell] = DigitSet::of(digit);
        for (Cell peer : peers[cell])
            if (!filled_.contains(peer)) candidates_[peer].erase(digit);
    }

 private:
    DigitSet placed_in(int house) const {
        DigitSet placed;
        for (Cell cell : house_sets[house] & filled_) placed |= candidates_[cell];
        return placed;
    }

    CellSet places(int house, Digit digit) const {
        CellSet found;
        for (Cell cell : house_sets[house] - filled_)
            if (candidates_[cell].contains(digit)) found.insert(cell);
        return found;
    }

    Candidates candidates_;
    CellSet filled_;
};

// Applies the steps one after the other; returns the dead end if they all hold and lead to one.
std::optional<DeadEnd> replay(const Grid& grid, const std::vector<Forced>& steps) {
    Singles singles(grid);
    for (const auto& step : steps) {
        if (!singles.holds(step)) return std::nullopt;
        singles.place(step.cell, step.digit);
    }
    return singles.dead_end();
}

// Returns the steps by singles alone that lead from the givens to a dead end; nullopt if singles find none.
std::optional<std::vector<Forced>> refute_by_singles(const Grid& grid) {
    Singles singles(grid);
    std::vector<Forced> steps;
    while (!singles.dead_end()) {
        const auto next = singles.singles();
        if (next.empty()) return std::nullopt;
        for (const auto& step : next) {
            if (!singles.holds(step)) continue;
            singles.place(step.cell, step.digit);
            steps.push_back(step);
            if (singles.dead_end()) break;
        }
    }
    return steps;
}

// Returns a minimal set of givens that singles need for a contradiction; nullopt if they find none.
std::optional<CellSet> shrink_by_singles(const Grid& grid) {
    CellSet core = givens_of(grid);
    if (!refute_by_singles(grid)) return std::nullopt;
    for (Cell cell : CellSet(core)) {
        CellSet without = core;
        without.erase(cell);
        if (refute_by_singles(only(grid, without))) core = without;
    }
    return core;
}

// Sets the reason why these givens contradict each other, without unnecessary steps; returns false if singles find none.
bool explain(const Grid& grid, const CellSet& cells, Conflict& conflict) {
    const Grid part = only(grid, cells);
    auto steps = refute_by_singles(part);
    if (!steps) return false;
    for (std::size_t i = steps->size(); i-- > 0;) {
        auto fewer = *steps;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (replay(part, fewer)) steps = fewer;
    }
    conflict.dead_end = replay(part, *steps);
    conflict.steps = std::move(*steps);
    conflict.reason.assign(cells.begin(), cells.end());
    return true;
}

}  // namespace

std::vector<DeadEnd> find_dead_ends(const Grid& grid) { return Singles(grid).dead_ends(); }

bool shrink_conflict(const Grid& grid, CellSet& core, Asker& asker) {
    for (Cell cell : CellSet(core)) {
        CellSet without = core;
        without.erase(cell);
        bool known;
        if (!asker.solution_of(only(grid, without), known)) {
            if (!known) return false;
            core = without;
        }
    }
    return true;
}

Conflict find_conflict(const Grid& grid, Asker& asker) {
    Conflict conflict;
    CellSet core = givens_of(grid);
    conflict.minimal = shrink_conflict(grid, core, asker);
    conflict.minimum = conflict.minimal && find_minimum(grid, core, asker);
    conflict.cells.assign(core.begin(), core.end());
    const bool is_plain = core.size() == 2;  // two equal givens that see each other
    if (!is_plain && !explain(grid, core, conflict))
        if (const auto larger = shrink_by_singles(grid)) explain(grid, *larger, conflict);
    return conflict;
}

}  // namespace nonet
