#include "explain/deadly_evidence.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "core/tables.hpp"

namespace nonet {
namespace {

// More cells than these are not listed, unless they hold two digits only.
constexpr std::size_t most_deadly_cells = 12;

// The fillings of some cells, by the digits that they put into each house.
using Fillings = std::map<std::array<std::uint16_t, house_count>, std::vector<std::vector<Digit>>>;

void collect(const std::vector<Cell>& cells, DigitSet digits, std::vector<Digit>& filling, Fillings& found) {
    if (filling.size() == cells.size()) {
        std::array<std::uint16_t, house_count> in_houses{};
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (House house : houses_of(cells[i])) in_houses[house] |= DigitSet::of(filling[i]).bits();
        found[in_houses].push_back(filling);
        return;
    }
    const Cell cell = cells[filling.size()];
    for (Digit digit : digits) {
        bool free = true;
        for (std::size_t i = 0; i < filling.size(); ++i)
            free = free && !(filling[i] == digit && sees(cells[i], cell));
        if (!free) continue;
        filling.push_back(digit);
        collect(cells, digits, filling, found);
        filling.pop_back();
    }
}

bool obeys(const Candidates& marks, const std::vector<Cell>& cells, const std::vector<Digit>& filling) {
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (!marks[cells[i]].contains(filling[i])) return false;
    return true;
}

// Cells that hold nothing but the pattern's digits, empty or filled without being given: however they are filled from these,
// there is another way with the same digits in every row, column and box.
bool is_deadly_ring(const State& state, Candidates marks, const Exhibit& ring, const Grid* givens) {
    std::vector<Cell> cells;
    for (const auto& [cell, digits] : ring.cells) {
        if (const int value = state.values[cell]; value != 0) {
            if (givens == nullptr || (*givens)[cell] != 0) return false;
            marks[cell] = DigitSet::of(static_cast<Digit>(value - 1));
        }
        if (!(marks[cell] - DigitSet(ring.digits)).empty()) return false;
        if (std::ranges::find(cells, cell) != cells.end()) return false;
        cells.push_back(cell);
    }
    if (cells.size() > most_deadly_cells && ring.digits.size() > 2) return false;
    Fillings fillings;
    std::vector<Digit> filling;
    collect(cells, DigitSet(ring.digits), filling, fillings);
    if (fillings.empty()) return false;
    for (const auto& [in_houses, ways] : fillings)
        if (ways.size() == 1 && obeys(marks, cells, ways.front())) return false;
    return true;
}

// Two digits in every empty cell, two places or none for every digit in every house.
bool is_grave(const State& state, const Candidates& marks) {
    for (int cell = 0; cell < cell_count; ++cell)
        if (state.values[cell] == 0 && marks[cell].size() != 2) return false;
    for (const auto& cells : house_cells)
        for (Digit digit = 0; digit < side; ++digit) {
            const auto count =
                std::ranges::count_if(cells, [&](Cell cell) { return marks[cell].contains(digit); });
            if (count != 0 && count != 2) return false;
        }
    return true;
}

}  // namespace

const Exhibit* exhibit_of(const Step& step, Role role) {
    const auto found = std::ranges::find(step.exhibits, role, &Exhibit::role);
    return found == step.exhibits.end() ? nullptr : &*found;
}

bool is_deadly(const State& state, const Step& step, const Grid* givens) {
    const Exhibit* extras = exhibit_of(step, Role::extra);
    if (extras == nullptr) return false;
    Candidates marks = state.marks;
    for (const auto& [cell, digits] : extras->cells) marks[cell] -= DigitSet(digits);
    if (const Exhibit* ring = exhibit_of(step, Role::pattern))
        return is_deadly_ring(state, marks, *ring, givens);
    return is_grave(state, marks);
}

}  // namespace nonet
