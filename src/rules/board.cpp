#include "rules/board.hpp"

#include <algorithm>

#include "nonet/contract.hpp"
#include "nonet/rules.hpp"

namespace nonet {
namespace {

bool is_twice_in_a_house(const Geometry& geometry, std::span<const std::uint8_t> values) {
    for (House house = 0; house < geometry.house_count(); ++house) {
        BoardDigitSet seen;
        for (Cell cell : geometry.house_cells(house)) {
            if (values[cell] == 0) continue;
            const auto digit = static_cast<Digit>(values[cell] - 1);
            if (seen.contains(digit)) return true;
            seen.insert(digit);
        }
    }
    return false;
}

bool breaks(const CellPair& pair, std::span<const std::uint8_t> values) {
    const int first = values[pair.first], second = values[pair.second];
    if (first == 0 || second == 0) return false;
    switch (pair.relation) {
        case Relation::different: return first == second;
        case Relation::apart: return first - second == 1 || second - first == 1;
        case Relation::less: return first >= second;
    }
    return false;
}

bool breaks_a_rule(const Geometry& geometry, std::span<const std::uint8_t> values) {
    NONET_EXPECT(values.size() == static_cast<std::size_t>(geometry.cell_count()));
    NONET_EXPECT(std::ranges::all_of(values, [&](int value) { return value <= geometry.digit_count(); }));
    for (Cell cell = 0; cell < geometry.cell_count(); ++cell)
        if (values[cell] != 0 &&
            !geometry.allowed_digits(cell).contains(static_cast<Digit>(values[cell] - 1)))
            return true;
    if (std::ranges::find(values, 0) == values.end() &&
        std::ranges::any_of(geometry.rules(),
                            [&](const Rule& rule) { return !rule_holds(geometry, rule, values); }))
        return true;
    return is_twice_in_a_house(geometry, values) ||
           std::ranges::any_of(geometry.pairs(), [&](const CellPair& pair) { return breaks(pair, values); });
}

}  // namespace

bool has_clash(const BoardPuzzle& puzzle) {
    for (std::size_t cell = 0; cell < puzzle.marks.size(); ++cell)
        if (const int value = puzzle.values[cell];
            value != 0 && !puzzle.marks[cell].contains(static_cast<Digit>(value - 1)))
            return true;
    return breaks_a_rule(puzzle.geometry, puzzle.values);
}

bool is_solution(const Geometry& geometry, std::span<const std::uint8_t> values) {
    return std::ranges::find(values, 0) == values.end() && !breaks_a_rule(geometry, values);
}

}  // namespace nonet
