#include "core/wide.hpp"

namespace nonet {
namespace {

WideCellSet set_of(std::span<const Cell> cells) {
    WideCellSet set;
    for (Cell cell : cells) set.insert(cell);
    return set;
}

}  // namespace

Wide::Wide(const Geometry& geometry)
    : rows_(geometry.rows()),
      columns_(geometry.columns()),
      digit_count_(geometry.digit_count()),
      all_cells_(Cells::below(geometry.cell_count())) {
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
    }
}

}  // namespace nonet
