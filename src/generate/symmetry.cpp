// The symmetries of a square, for the places of givens.

#include "command/symmetry.hpp"

#include <algorithm>
#include <array>

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
    unsigned moves;  // besides staying as it is
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

Cell moved(Cell cell, unsigned move) {
    const int row = row_of(cell), column = column_of(cell), last = side - 1;
    switch (move) {
        case turn: return cell_at(column, last - row);
        case half_turn: return cell_at(last - row, last - column);
        case turn_back: return cell_at(last - column, row);
        case left_right: return cell_at(row, last - column);
        case top_bottom: return cell_at(last - row, column);
        case diagonal: return cell_at(column, row);
        case antidiagonal: return cell_at(last - column, last - row);
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
        if (moves & move) orbit.insert(moved(cell, move));
    return orbit;
}

}  // namespace nonet
