#pragma once
// Batches for the kernels' tests, and the kernels that this CPU can run.

#include <algorithm>
#include <string>
#include <vector>

#include "kernels/kernel.hpp"
#include "nonet/batch.hpp"
#include "support/grids.hpp"
#include "support/puzzle_sets.hpp"

namespace nonet::testing {

inline std::vector<const Kernel*> supported_kernels() {
    std::vector<const Kernel*> found;
    for (const Kernel* kernel : kernels())
        if (kernel->supported()) found.push_back(kernel);
    return found;
}

// One algorithm of a kernel, for any number of puzzles.
inline Kernel only(const Kernel& kernel, std::string_view name, int nodes_at_once, Algorithm algorithm) {
    return {name, nodes_at_once, kernel.supported, algorithm};
}

// Everything that this CPU can run: the kernels, which choose by the number of puzzles, and each of their algorithms as
// a separate kernel.
inline std::vector<const Kernel*> supported_runs() {
    static const std::vector<Kernel> algorithms = [] {
        std::vector<Kernel> found;
        for (const Kernel* kernel : supported_kernels()) {
            if (kernel->whole) found.push_back(only(*kernel, "whole", 1, kernel->whole));
            const Algorithm slices = slices_of(*kernel);
            if (!slices) continue;
            found.push_back(only(*kernel, "lanes", kernel->lane_count, kernel->lanes));
            const int in_a_block = static_cast<int>(Kernel::enough_for_slices);  // and lanes for the rest
            found.push_back(only(*kernel, "slices", in_a_block + kernel->lane_count, slices));
        }
        return found;
    }();
    auto found = supported_kernels();
    for (const Kernel& kernel : algorithms) found.push_back(&kernel);
    return found;
}

struct Results {
    std::vector<Tally> tallies;
    std::vector<Grid> first, second;
    Stop stop;
};

inline Results solve_all(const Kernel& kernel, const std::vector<Grid>& grids, const Limits& limits = {},
                         std::span<const Candidates> marks = {}, OnBatchSolution on_solution = {}) {
    Results results{std::vector<Tally>(grids.size()),
                    std::vector<Grid>(grids.size()),
                    std::vector<Grid>(grids.size()),
                    {}};
    results.stop = solve_batch({grids, marks, results.tallies, results.first, results.second, on_solution},
                               limits, kernel);
    return results;
}

// Puzzles with none, one, two and many solutions, easy and hard, many of each kind.
inline std::vector<Grid> mixed_grids(std::uint64_t stream, int count) {
    std::vector<Grid> grids;
    for (std::uint64_t i = 0; static_cast<int>(grids.size()) < count; ++i) {
        Rng rng(7 + stream, i);
        Grid grid = i % 8 == 0 ? random_minimal(rng) : random_part(rng, 22 + static_cast<int>(rng.below(30)));
        if (i % 8 == 0) {
            if (rng.below(3) == 0) grid[random_given(grid, rng)] = 0;
        } else if (rng.below(3) == 0) {
            change_a_given(grid, rng);
        }
        if (i % 50 == 49) grid[0] = grid[1] = 5;  // a visible clash
        grids.push_back(grid);
    }
    return grids;
}

inline bool is_solution_of(const Grid& solution, const Grid& puzzle) {
    unsigned rows[side] = {}, columns[side] = {}, boxes[side] = {};  // the digits so far, as bits
    for (int cell = 0; cell < cell_count; ++cell) {
        if (solution[cell] < 1 || solution[cell] > side) return false;
        if (puzzle[cell] != 0 && puzzle[cell] != solution[cell]) return false;
        const unsigned digit = 1u << solution[cell];
        unsigned* const houses[] = {&rows[row_of(cell)], &columns[column_of(cell)], &boxes[box_of(cell)]};
        for (unsigned* house : houses) {
            if (*house & digit) return false;
            *house |= digit;
        }
    }
    return true;
}

}  // namespace nonet::testing
