#include "generate/neighbour_sampler.hpp"

#include <algorithm>

#include "core/tables.hpp"

namespace nonet::generate {
namespace {

// Moves `count` of the groups to the front, each choice equally likely.
void choose(std::vector<CellSet>& groups, int count, Rng& rng) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
        std::swap(groups[i], groups[i + rng.below(static_cast<std::uint32_t>(groups.size() - i))]);
}

}  // namespace

NeighbourSampler::NeighbourSampler(const Grid& puzzle, std::span<const CellSet> groups,
                                   const std::optional<Grid>& solution)
    : puzzle_(puzzle), solution_(solution) {
    for (const CellSet& group : groups) (puzzle[group.first()] != 0 ? filled_ : empty_).push_back(group);
}

std::optional<Grid> NeighbourSampler::draw(Rng& rng, int drop, int add) {
    Grid grid = puzzle_;
    choose(filled_, drop, rng);
    free_ = empty_;
    for (const CellSet& group : std::span(filled_).first(static_cast<std::size_t>(drop))) {
        free_.push_back(group);
        for (Cell cell : group) grid[cell] = 0;
    }
    choose(free_, add, rng);
    for (const CellSet& group : std::span(free_).first(static_cast<std::size_t>(add)))
        if (!fill(group, grid, rng)) return std::nullopt;
    return grid;
}

bool NeighbourSampler::fill(const CellSet& group, Grid& grid, Rng& rng) const {
    bool is_as_it_was = true;
    for (Cell cell : group) {
        const int value = solution_ ? (*solution_)[cell] : static_cast<int>(rng.below(side)) + 1;
        if (std::ranges::any_of(peer_cells[cell], [&](Cell peer) { return grid[peer] == value; }))
            return false;
        grid[cell] = static_cast<std::uint8_t>(value);
        is_as_it_was &= puzzle_[cell] == value;
    }
    return !is_as_it_was;
}

}  // namespace nonet::generate
