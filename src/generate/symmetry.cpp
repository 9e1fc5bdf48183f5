// The symmetries of a square, applied to the places of givens.

#include "command/symmetry.hpp"

#include <algorithm>
#include <array>

#include "core/each_once.hpp"

namespace nonet {
namespace {

// The eight movements of a square, as bits of a set.
enum Move : unsigned {
    turn = 1,  // quarter turn
    half_turn = 2,
    turn_back = 4,
    left_right = 8,
    top_bottom = 16,
    diagonal = 32,
    antidiagonal = 64,
};

struct NamedSymmetry {
    std::string_view name;
    unsigned moves;  // in addition to the identity
};

constexpr std::array<NamedSymmetry, symmetry_count> entries{{
    {"none", 0},
    {"rot180", half_turn},
    {"rot90", turn | half_turn | turn_back},
    {"horizontal", left_right},
    {"vertical", top_bottom},
    {"diagonal", diagonal},
    {"antidiagonal", antidiagonal},
    {"mirrors", left_right | top_bottom | half_turn},
    {"diagonals", diagonal | antidiagonal | half_turn},
    {"full", turn | half_turn | turn_back | left_right | top_bottom | diagonal | antidiagonal},
}};

// For a square if `move` is a turn or a diagonal.
Cell moved(Cell cell, unsigned move, int rows, int columns) {
    const int row = cell / columns, column = cell % columns;
    const int last_row = rows - 1, last_column = columns - 1;
    const auto at = [&](int r, int c) { return static_cast<Cell>(columns * r + c); };
    switch (move) {
        case turn: return at(column, last_row - row);
        case half_turn: return at(last_row - row, last_column - column);
        case turn_back: return at(last_column - column, row);
        case left_right: return at(row, last_column - column);
        case top_bottom: return at(last_row - row, column);
        case diagonal: return at(column, row);
        case antidiagonal: return at(last_column - column, last_row - row);
        default: return cell;
    }
}

}  // namespace

std::string_view name_of(Symmetry symmetry) noexcept {
    return entries[static_cast<std::size_t>(symmetry)].name;
}

std::optional<Symmetry> find_symmetry(std::string_view name) noexcept {
    const auto found = std::ranges::find(entries, name, &NamedSymmetry::name);
    if (found == entries.end()) return std::nullopt;
    return static_cast<Symmetry>(found - entries.begin());
}

CellSet orbit_of(Cell cell, Symmetry symmetry) noexcept {
    CellSet orbit = CellSet::of(cell);
    const unsigned moves = entries[static_cast<std::size_t>(symmetry)].moves;
    for (unsigned move = turn; move <= antidiagonal; move <<= 1)
        if (moves & move) orbit.insert(moved(cell, move, side, side));
    return orbit;
}

bool fits(Symmetry symmetry, int rows, int columns) noexcept {
    constexpr unsigned of_any_shape = half_turn | left_right | top_bottom;
    return rows == columns || (entries[static_cast<std::size_t>(symmetry)].moves & ~of_any_shape) == 0;
}

std::vector<Cell> orbit_of(Cell cell, Symmetry symmetry, int rows, int columns) {
    std::vector<Cell> orbit{cell};
    const unsigned moves = entries[static_cast<std::size_t>(symmetry)].moves;
    for (unsigned move = turn; move <= antidiagonal; move <<= 1)
        if (moves & move) orbit.push_back(moved(cell, move, rows, columns));
    return each_once(std::move(orbit));
}

}  // namespace nonet
