#include "diagnose/repairs.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <utility>

#include "diagnose/symmetric_pattern.hpp"

namespace nonet {
namespace {

// Whether the digits are adjacent on a keypad of three by three, or differ by one.
bool near_digits(int a, int b) {
    const int rows = std::abs((a - 1) / box_side - (b - 1) / box_side);
    const int columns = std::abs((a - 1) % box_side - (b - 1) % box_side);
    return std::abs(a - b) == 1 || rows + columns == 1;
}

bool both_filled(const Grid& grid, int a, int b) { return grid[a] != 0 && grid[b] != 0; }

// Visits the cell to the right and the cell below, if there is one.
template <class Visit>
void for_neighbours(int cell, Visit visit) {
    if (column_of(cell) + 1 < side) visit(cell + 1);
    if (row_of(cell) + 1 < side) visit(cell + side);
}

void offer_swaps_and_moves(const Grid& grid, RepairList& list) {
    for (int cell = 0; cell < cell_count; ++cell)
        for_neighbours(cell, [&](int neighbour) {
            if (grid[cell] == grid[neighbour]) return;
            Grid repaired = grid;
            std::swap(repaired[cell], repaired[neighbour]);
            list.offer_change(both_filled(grid, cell, neighbour) ? Slip::swapped : Slip::neighbour_cell, grid,
                              repaired);
        });
}

// Offers shifts of the cells begin..end-1 as a typist causes them: a value left out, and a blank added at the end; or a value
// typed twice, and the last one lost.
void offer_shifts(const Grid& grid, int begin, int end, RepairList& list) {
    const auto values = grid.values.begin();
    for (int at = begin; at + 1 < end; ++at)
        for (int value = 0; value <= side; ++value) {
            if (grid[end - 1] == 0) {
                Grid repaired = grid;
                std::copy(values + at, values + end - 1, repaired.values.begin() + at + 1);
                repaired[at] = static_cast<std::uint8_t>(value);
                list.offer_change(Slip::shifted, grid, repaired);
            }
            if (grid[at] == grid[at + 1]) {
                Grid repaired = grid;
                std::copy(values + at + 1, values + end, repaired.values.begin() + at);
                repaired[end - 1] = static_cast<std::uint8_t>(value);
                list.offer_change(Slip::shifted, grid, repaired);
            }
        }
}

Slip slip_of(int from, int to) {
    if (to == 0) return Slip::extra_given;
    if (from == 0) return Slip::missing_given;
    return near_digits(from, to) ? Slip::near_digit : Slip::wrong_digit;
}

void offer_changes(const Grid& grid, RepairList& list) {
    for (int cell = 0; cell < cell_count; ++cell)
        for (int value = 0; value <= side; ++value) {
            if (grid[cell] == value) continue;
            Grid repaired = grid;
            repaired[cell] = static_cast<std::uint8_t>(value);
            list.offer_change(slip_of(grid[cell], value), grid, repaired);
        }
}

// Offers changes or deletions of two givens.
void offer_pairs(const Grid& grid, Asker& asker, RepairList& list) {
    for (int first = 0; first < cell_count; ++first)
        for (int second = first + 1; second < cell_count; ++second) {
            if (!both_filled(grid, first, second)) continue;
            for (int a = 0; a <= side; ++a)
                for (int b = 0; b <= side; ++b) {
                    if (a == grid[first] || b == grid[second]) continue;
                    if (asker.spent()) return;
                    Grid repaired = grid;
                    repaired[first] = static_cast<std::uint8_t>(a);
                    repaired[second] = static_cast<std::uint8_t>(b);
                    list.offer_change(Slip::two_changes, grid, repaired);
                }
        }
}

bool has_pattern(const Grid& grid) {
    return has_symmetric_pattern(side, side, [&](int cell) { return grid[cell] != 0; });
}

bool is_minimal(const Grid& grid, Asker& asker) {
    for (int cell = 0; cell < cell_count; ++cell) {
        Grid without = grid;
        without[cell] = 0;
        if (grid[cell] != 0 && asker.is_unique(without)) return false;
    }
    return true;
}

}  // namespace

std::vector<Edit> edits_between(const Grid& from, const Grid& to) {
    std::vector<Edit> edits;
    for (int cell = 0; cell < cell_count; ++cell)
        if (from[cell] != to[cell]) edits.push_back({static_cast<Cell>(cell), from[cell], to[cell]});
    return edits;
}

void RepairList::offer(Slip slip, std::vector<Edit> edits, const Grid& repaired) {
    const auto same = std::ranges::find(repairs_, repaired, &FoundRepair::grid);
    if (same != repairs_.end()) {
        if (slip < same->slip) *same = {slip, std::move(edits), repaired};
    } else if (asker_.is_unique(repaired)) {
        repairs_.push_back({slip, std::move(edits), repaired});
    }
}

std::vector<Repair> RepairList::ranked() && {
    std::vector<std::pair<std::tuple<bool, bool, Slip, std::size_t>, std::size_t>> keys;
    keys.reserve(repairs_.size());
    for (std::size_t i = 0; i < repairs_.size(); ++i) {
        const FoundRepair& repair = repairs_[i];
        keys.push_back(
            {{!has_pattern(repair.grid), !is_minimal(repair.grid, asker_), repair.slip, repair.edits.size()},
             i});
    }
    std::ranges::sort(keys);
    std::vector<Repair> ranked;
    for (const auto& [key, i] : keys) {
        auto& [slip, edits, grid] = repairs_[i];
        ranked.push_back({slip, std::move(edits), {grid.values.begin(), grid.values.end()}});
    }
    return ranked;
}

std::vector<Repair> find_repairs(const Grid& grid, Asker& asker, bool& known) {
    RepairList list(asker);
    offer_swaps_and_moves(grid, list);
    offer_changes(grid, list);
    for (int row = 0; row < side; ++row) offer_shifts(grid, row * side, (row + 1) * side, list);
    offer_shifts(grid, 0, cell_count, list);
    known = !asker.spent();
    if (list.empty()) offer_pairs(grid, asker, list);
    return std::move(list).ranked();
}

}  // namespace nonet
