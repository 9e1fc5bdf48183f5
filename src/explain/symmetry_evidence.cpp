#include "explain/symmetry_evidence.hpp"

#include <algorithm>
#include <array>

#include "techniques/position.hpp"

namespace nonet {
namespace {

constexpr std::string_view symmetry_prefix = "symmetrical_placement.";

// Returns the image of a cell.
Cell image_of(Cell cell, std::string_view symmetry) {
    const int row = row_of(cell), column = column_of(cell), last = side - 1;
    if (symmetry == "half_turn") return cell_at(last - row, last - column);
    if (symmetry == "diagonal") return cell_at(column, row);
    return cell_at(last - column, last - row);
}

// Returns the pairs that the step shows, as a table; digits that are not shown are mapped to themselves.
std::array<int, side> shown_exchange(const Step& step) {
    std::array<int, side> exchange;
    for (int digit = 0; digit < side; ++digit) exchange[digit] = digit;
    for (const Exhibit& exhibit : step.exhibits) {
        if (exhibit.role != Role::partner || exhibit.digits.size() != 2) continue;
        const Digit first = exhibit.digits.first();
        for (Digit second : exhibit.digits)
            if (second != first) {
                exchange[first] = second;
                exchange[second] = first;
            }
    }
    return exchange;
}

}  // namespace

bool is_of_symmetry(const Step& step) { return step.kind.starts_with(symmetry_prefix); }

bool holds_by_symmetry(const ClassicState& state, const Step& step) {
    if (!step.place.empty()) return false;
    const std::string_view symmetry = step.kind.substr(symmetry_prefix.size());
    const auto exchange = shown_exchange(step);
    // If no digit is in two pairs, the table is its own inverse, and maps solutions onto solutions.
    for (int digit = 0; digit < side; ++digit)
        if (exchange[exchange[digit]] != digit) return false;
    for (int cell = 0; cell < cell_count; ++cell) {
        const int value = state.values[cell],
                  image = state.values[image_of(static_cast<Cell>(cell), symmetry)];
        if (value == 0 ? image != 0 : image != exchange[value - 1] + 1) return false;
    }
    return std::ranges::all_of(step.remove, [&](const CellDigits& gone) {
        const Cell image = image_of(gone.cell, symmetry);
        return std::ranges::all_of(BoardDigitSet(gone.digits), [&](Digit digit) {
            const auto other = static_cast<Digit>(exchange[digit]);
            return image == gone.cell ? other != digit : !state.marks[image].contains(other);
        });
    });
}

}  // namespace nonet
