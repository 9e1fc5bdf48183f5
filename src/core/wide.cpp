#include "core/wide.hpp"

#include <algorithm>

namespace nonet {
namespace {

WideCellSet set_of(std::span<const Cell> cells) {
    WideCellSet set;
    for (Cell cell : cells) set.insert(cell);
    return set;
}

std::vector<std::vector<WideLink>> links_by_cell(const Geometry& geometry) {
    using enum WideLink::Kind;
    std::vector<std::vector<WideLink>> links(static_cast<std::size_t>(geometry.cell_count()));
    for (const auto& [first, second, relation] : geometry.pairs()) {
        if (relation == Relation::different) continue;  // included in the peers
        const bool apart_only = relation == Relation::apart;
        links[first].push_back({second, apart_only ? apart : other_is_more});
        links[second].push_back({first, apart_only ? apart : other_is_less});
    }
    return links;
}

// Returns the houses of all lines of a kind; empty if some line is not a house.
std::vector<House> line_houses(const Geometry& geometry, HouseKind kind) {
    const bool rows = kind == HouseKind::row;
    const int lines = rows ? geometry.rows() : geometry.columns();
    const int length = rows ? geometry.columns() : geometry.rows();
    std::vector<House> houses;
    for (House house = 0; house < geometry.house_count(); ++house)
        if (geometry.kind_of(house) == kind &&
            static_cast<int>(geometry.house_cells(house).size()) == length &&
            geometry.number_of(house) == static_cast<int>(houses.size()))
            houses.push_back(house);
    if (static_cast<int>(houses.size()) != lines) houses.clear();
    return houses;
}

}  // namespace

Wide::Wide(const Geometry& geometry)
    : geometry_(geometry),
      rows_(geometry.rows()),
      columns_(geometry.columns()),
      digit_count_(geometry.digit_count()),
      all_cells_(Cells::below(geometry.cell_count())),
      row_houses_(line_houses(geometry, HouseKind::row)),
      column_houses_(line_houses(geometry, HouseKind::column)) {
    for (int i = 0; i < geometry.house_count(); ++i) {
        const auto house = static_cast<House>(i);
        house_cells_.add(geometry.house_cells(house));
        house_sets_.push_back(set_of(geometry.house_cells(house)));
        kinds_.push_back(geometry.kind_of(house));
        numbers_.push_back(geometry.number_of(house));
    }
    for (int i = 0; i < geometry.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        peer_cells_.add(geometry.peer_cells(cell));
        peer_sets_.push_back(set_of(geometry.peer_cells(cell)));
        houses_of_.add(geometry.houses_of(cell));
        allowed_.push_back(geometry.allowed_digits(cell));
    }
    for (const auto& links : links_by_cell(geometry)) links_of_.add(std::span(links));
    has_houses_only_ =
        geometry.pairs().empty() && geometry.rules().empty() &&
        std::ranges::all_of(allowed_, [&](Digits digits) { return digits == all_digits(); }) &&
        std::ranges::all_of(house_sets_, [&](const Cells& cells) { return cells.size() == digit_count_; });
}

BoardDigitSet Wide::barred_by(const WideLink& link, Digit digit) const {
    switch (link.kind) {
        case WideLink::Kind::apart: {
            const std::uint32_t own = Digits::of(digit).bits();
            return Digits(own << 1 | own >> 1) & all_digits();
        }
        case WideLink::Kind::other_is_more: return Digits::below(digit + 1);
        case WideLink::Kind::other_is_less: return all_digits() - Digits::below(digit);
    }
    return {};
}

BoardDigitSet Wide::barred(Cell from, Digit digit, Cell to) const {
    if (from == to) return all_digits() - Digits::of(digit);
    Digits barred;
    if (sees(from, to)) barred.insert(digit);
    for (const WideLink& link : links_of(from))
        if (link.other == to) barred |= barred_by(link, digit);
    return barred;
}

}  // namespace nonet
