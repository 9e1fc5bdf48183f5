#include "techniques/hodoku/find.hpp"

#include <algorithm>

namespace nonet::hodoku {

void Find::show(Role role, const CellSet& cells, DigitSet digits) {
    Exhibit exhibit{.role = role, .digits = digits};
    for (Cell cell : cells) exhibit.cells.push_back({cell, digits});
    exhibits.push_back(std::move(exhibit));
}

void Find::show(Role role, std::initializer_list<House> houses) {
    exhibits.push_back({.role = role, .houses = houses});
}

void sort_removals(std::vector<Candidate>& removals) {
    std::ranges::sort(removals, [](Candidate a, Candidate b) {
        return a.digit != b.digit ? a.digit < b.digit : a.cell < b.cell;
    });
    const auto [first, last] = std::ranges::unique(removals);
    removals.erase(first, last);
}

}  // namespace nonet::hodoku
