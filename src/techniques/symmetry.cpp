// Symmetrical placement: if a symmetry of the grid together with an exchange of digits maps the filled cells onto themselves, it
// also maps the only solution onto itself.
//
//      a candidate whose image is gone is false; cells that the symmetry fixes hold digits that the exchange fixes
//
// After M. Gurth.  The symmetries are the half turn and the two diagonals.  A reflection in a middle line would fix nine
// different digits in that line, and its two neighbours would have the same digits in the same boxes.
//
// Cost: one look at the 81 cells for each of the three symmetries.

#include "techniques/removals.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

using Image = Cell (*)(Cell);

constexpr Cell turned(Cell cell) { return static_cast<Cell>(cell_count - 1 - cell); }
Cell across_main(Cell cell) { return cell_at(column_of(cell), row_of(cell)); }
Cell across_other(Cell cell) { return cell_at(side - 1 - column_of(cell), side - 1 - row_of(cell)); }

constexpr Image images[] = {turned, across_main, across_other};  // in the order of the forms

// Returns the partner of each digit; nothing if the filled cells are not symmetrical, or leave two digits undetermined.
std::optional<std::array<Digit, side>> exchange_of(const Grid& values, Image image) {
    std::array<int, side> to{};  // digit + 1
    for (int cell = 0; cell < cell_count; ++cell) {
        const int value = values[cell], other = values[image(static_cast<Cell>(cell))];
        if ((value == 0) != (other == 0)) return std::nullopt;
        if (value == 0) continue;
        int& known = to[value - 1];
        if (known != 0 && known != other) return std::nullopt;
        known = other;
    }
    std::array<Digit, side> exchange;
    DigitSet images_of_digits;
    int open = 0;
    for (int digit = 0; digit < side; ++digit) {
        open += to[digit] == 0;
        exchange[digit] = static_cast<Digit>(to[digit] == 0 ? digit : to[digit] - 1);
        images_of_digits.insert(exchange[digit]);
    }
    if (open > 1 || images_of_digits != DigitSet::all()) return std::nullopt;
    return exchange;
}

void find_symmetry(const Position& position, Steps& steps) {
    for (std::size_t form = 0; form < std::size(images); ++form) {
        if (steps.enough() || steps.spend()) return;
        const Image image = images[form];
        const auto exchange = exchange_of(position.values(), image);
        if (!exchange) continue;
        Removals removals;
        for (Cell cell : position.empty()) {
            const Cell other = image(cell);
            for (Digit digit : position.candidates(cell)) {
                const Digit exchanged = (*exchange)[digit];
                const bool fits =
                    other == cell ? exchanged == digit : position.candidates(other).contains(exchanged);
                if (!fits) removals.add(cell, DigitSet::of(digit));
            }
        }
        if (removals.empty()) continue;
        Step& step = steps.add(form, 0);
        step.remove = removals.list();
        if (!steps.evidence()) continue;
        for (Digit digit : DigitSet::all()) {
            const Digit other = (*exchange)[digit];
            if (other < digit) continue;
            step.exhibits.push_back(
                {.role = Role::partner, .digits = DigitSet::of(digit) | DigitSet::of(other)});
        }
        Exhibit filled{.role = Role::pattern};
        for (int cell = 0; cell < cell_count; ++cell)
            if (position.values()[cell] != 0) filled.cells.push_back({static_cast<Cell>(cell), {}});
        step.exhibits.push_back(std::move(filled));
    }
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord symmetry_records[] = {
    {{"symmetrical_placement", "Symmetrical Placement", "The filled cells have a symmetry up to an exchange of digits, and so has the solution.", {}, true},
     {{"symmetrical_placement.half_turn", "Symmetrical Placement by a Half Turn",
       R"(The filled cells stay the same if the grid is rotated by half a turn and digits are exchanged: {exchange}. The only solution has the same symmetry, so a candidate without its counterpart is false. So {so}.)"},
      {"symmetrical_placement.diagonal", "Symmetrical Placement along the Diagonal",
       R"(The filled cells stay the same if rows are exchanged with columns, and digits with each other: {exchange}. The only solution has the same symmetry, so a candidate without its counterpart is false. So {so}.)"},
      {"symmetrical_placement.antidiagonal", "Symmetrical Placement along the Antidiagonal",
       R"(The filled cells stay the same if the grid is reflected in the diagonal from r9c1 to r1c9 and digits are exchanged: {exchange}. The only solution has the same symmetry, so a candidate without its counterpart is false. So {so}.)"}},
     find_symmetry},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family symmetry{symmetry_records};
}

}  // namespace nonet
