#pragma once
// Puzzles made from the project's own random numbers: the sets in data/, and the inputs of engine tests.
//
// The result only depends on the seed, and not on the search order of any engine: only on whether a puzzle has no, one
// or more solutions, and on their number.

#include <numeric>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "nonet/solve.hpp"
#include "support/grids.hpp"

namespace nonet::testing {

// ------------------------------------------------------------------------------------------------ single puzzles

// Returns the values that none of the cell's peers holds.
inline std::vector<int> fitting_values(const Grid& grid, int cell) {
    bool used[side + 1] = {};
    for (int other = 0; other < cell_count; ++other) used[grid[other]] |= sees(cell, other);
    std::vector<int> values;
    for (int value = 1; value <= side; ++value)
        if (!used[value]) values.push_back(value);
    return values;
}

// Fills the grid at random, always in the first cell with the fewest possibilities; returns false if that is
// impossible.
inline bool fill_at_random(Grid& grid, Rng& rng) {
    int best = -1;
    std::vector<int> values(side + 1);
    for (int cell = 0; cell < cell_count; ++cell) {
        if (grid[cell] != 0) continue;
        const auto fitting = fitting_values(grid, cell);
        if (fitting.size() < values.size()) best = cell, values = fitting;
    }
    if (best < 0) return true;
    rng.shuffle(std::span(values));
    for (int value : values) {
        grid[best] = static_cast<std::uint8_t>(value);
        if (fill_at_random(grid, rng)) return true;
    }
    grid[best] = 0;
    return false;
}

inline Grid random_solution(Rng& rng) {
    Grid grid;
    fill_at_random(grid, rng);
    return grid;
}

inline std::vector<int> shuffled_cells(Rng& rng) {
    std::vector<int> cells(cell_count);
    std::iota(cells.begin(), cells.end(), 0);
    rng.shuffle(std::span(cells));
    return cells;
}

inline std::uint64_t count_up_to(const Grid& grid, std::uint64_t limit) {
    return count_solutions({grid, {}}, {.solutions = limit}).solutions;
}

// Drops givens in random order as long as the solution stays unique.
inline Grid random_minimal(Rng& rng) {
    Grid grid = random_solution(rng);
    for (int cell : shuffled_cells(rng)) {
        const auto value = std::exchange(grid[cell], std::uint8_t{0});
        if (count_up_to(grid, 2) != 1) grid[cell] = value;
    }
    return grid;
}

// Keeps the given number of cells of a random solution.
inline Grid random_part(Rng& rng, int givens) {
    Grid grid = random_solution(rng);
    const auto cells = shuffled_cells(rng);
    for (int i = givens; i < cell_count; ++i) grid[cells[i]] = 0;
    return grid;
}

inline int random_given(const Grid& grid, Rng& rng) {
    for (int cell : shuffled_cells(rng))
        if (grid[cell] != 0) return cell;
    return 0;
}

// Changes one given to another value without a clash. Returns false if there is none.
inline bool change_a_given(Grid& grid, Rng& rng) {
    const int cell = random_given(grid, rng);
    auto values = fitting_values(grid, cell);
    std::erase(values, grid[cell]);
    if (values.empty()) return false;
    grid[cell] = static_cast<std::uint8_t>(values[rng.below(static_cast<std::uint32_t>(values.size()))]);
    return true;
}

// Marks around a solution: nearly always its own digits, and each other digit with a probability of `percent`.
inline Candidates random_marks(const Grid& solution, Rng& rng, std::uint32_t percent) {
    Candidates marks{};
    for (int cell = 0; cell < cell_count; ++cell)
        for (Digit digit = 0; digit < side; ++digit)
            if (solution[cell] == digit + 1 ? rng.below(500) != 0 : rng.below(100) < percent)
                marks[cell].insert(digit);
    return marks;
}

// ------------------------------------------------------------------------------------------------ the sets in data/

inline constexpr std::uint64_t data_seed = 20261121;

inline std::vector<std::string> make_minimal() {
    std::vector<std::string> lines;
    for (std::uint64_t i = 0; lines.size() < 200; ++i) {
        Rng rng(data_seed, i);
        lines.push_back(text(random_minimal(rng)));
    }
    return lines;
}

// Minimal puzzles without one, two or three of their givens; the number of solutions follows the puzzle.
inline std::vector<std::string> make_several() {
    std::vector<std::string> lines;
    for (std::uint64_t i = 0; lines.size() < 100; ++i) {
        Rng rng(data_seed + 1, i);
        Grid grid = random_minimal(rng);
        for (std::uint32_t drops = 1 + rng.below(3); drops > 0; --drops) grid[random_given(grid, rng)] = 0;
        const auto count = count_up_to(grid, 10'000);
        if (count < 10'000) lines.push_back(text(grid) + " " + std::to_string(count));
    }
    return lines;
}

// Minimal puzzles with one given changed, without a visible clash.
inline std::vector<std::string> make_unsolvable() {
    std::vector<std::string> lines;
    for (std::uint64_t i = 0; lines.size() < 100; ++i) {
        Rng rng(data_seed + 2, i);
        Grid grid = random_minimal(rng);
        if (change_a_given(grid, rng) && count_up_to(grid, 1) == 0) lines.push_back(text(grid));
    }
    return lines;
}

struct PuzzleSet {
    const char* file;  // in data/
    std::vector<std::string> (*make)();
};
inline constexpr PuzzleSet puzzle_sets[] = {
    {"minimal.txt", make_minimal},
    {"several.txt", make_several},
    {"unsolvable.txt", make_unsolvable},
};

}  // namespace nonet::testing
