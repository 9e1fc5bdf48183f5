#pragma once
// A test of the distribution of random solutions, in two lengths.

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>

#include "nonet/canon.hpp"
#include "support/band_completions.hpp"
#include "support/bands.hpp"
#include "support/text_grid.hpp"

namespace nonet::generate {

inline Grid first_band_of(Grid grid) {
    for (int cell = box_side * side; cell < cell_count; ++cell) grid[cell] = 0;
    return grid;
}

inline Grid transposed(const Grid& grid) { return apply({.transposed = true}, grid); }

// Every grid has the same probability, so a class of bands occurs in proportion to its grids, as first band and as
// first stack. The two are drawn in very different ways.
inline void expect_bands_in_proportion(int draws, int every, std::uint64_t seed) {
    std::map<std::string, double> expected;
    SolutionSampler sampler;
    std::map<std::string, Grid> classes;
    for_each_band([&](const Grid& band) {
        const Grid form = canonicalize(band)->grid;
        classes.emplace(text_of(form), band);
    });
    double total = 0;
    int number = 0;
    for (const auto& [form, band] : classes) {
        if (number++ % every != 0) continue;
        const double grids = static_cast<double>(completions(band, sampler)) /
                             static_cast<double>(canonicalize(band)->automorphisms);
        expected[form] = grids;
        total += grids;
    }
    std::map<std::string, int> as_band, as_stack;
    int bands = 0, stacks = 0;
    Rng rng(seed);
    for (int i = 0; i < draws; ++i) {
        const Grid grid = sampler.next(rng);
        const auto band = text_of(canonicalize(first_band_of(grid))->grid);
        const auto stack = text_of(canonicalize(first_band_of(transposed(grid)))->grid);
        if (expected.contains(band)) ++as_band[band], ++bands;
        if (expected.contains(stack)) ++as_stack[stack], ++stacks;
    }
    for (const auto& [seen, count] : {std::pair{&as_band, bands}, std::pair{&as_stack, stacks}}) {
        double chi_square = 0, freedom = -1;
        for (const auto& [form, grids] : expected) {
            const double mean = count * grids / total;
            if (mean < 5) continue;
            const double difference = (*seen)[form] - mean;
            chi_square += difference * difference / mean;
            freedom += 1;
        }
        EXPECT_GT(freedom, 250 / every);
        EXPECT_LT(chi_square, freedom + 5 * std::sqrt(2 * freedom));
        EXPECT_GT(chi_square, freedom - 5 * std::sqrt(2 * freedom));
    }
}

}  // namespace nonet::generate
