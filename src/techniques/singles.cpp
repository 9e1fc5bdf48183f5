// Hidden single: a digit has one place left in a house, so it goes there.
//
// The last empty cell of a house is looked for in all houses first: it is the easiest thing to see.  Then
// boxes before columns before rows; within a house the smallest digit.
//
// Cost: one pass over the 9 x 27 spot sets.

#include "techniques/house_sets.hpp"
#include "techniques/registry.hpp"
#include "techniques/single_sweep.hpp"

namespace nonet {
namespace {

// For each house whether some digit has exactly one place in it.
std::array<Spots, house_slots> houses_with_single(const Position& position) {
    std::array<Spots, house_slots> found{};
    for (Digit digit = 0; digit < side; ++digit) {
        const auto& spots = position.spots(digit);
        for (int house = 0; house < house_slots; ++house) {
            const auto lower = static_cast<Spots>(spots[house] - 1);  // 0 wraps round to all ones
            found[house] |= static_cast<Spots>((spots[house] & lower) == 0 && lower != 0xffff ? 1 : 0);
        }
    }
    return found;
}

void add_step(const Position& position, const Request& request, House house, Digit digit, bool last,
              std::vector<Step>& steps) {
    constexpr std::array<std::string_view, 3> kinds{"hidden_single.box", "hidden_single.row",
                                                    "hidden_single.column"};
    const HouseType type = type_of(house);
    Step& step = steps.emplace_back(Step{.technique = "hidden_single",
                                         .kind = last ? "hidden_single.last" : kinds[type],
                                         .rating = last               ? last_cell_rating
                                                   : type == box_type ? box_single_rating
                                                                      : line_single_rating});
    const Cell cell = house_cells[house][std::countr_zero(position.spots(house, digit))];
    step.place.push_back({cell, digit});
    if (!request.evidence()) return;
    step.exhibits = {{.role = Role::base, .houses = {house}, .digits = DigitSet::of(digit)},
                     {.role = Role::pattern, .cells = {{cell, DigitSet::of(digit)}}}};
    // The values that keep the digit out of the house's other empty cells, each once.
    CellSet causes;
    for (int spot : spots_of(position.empty(house))) {
        const Cell other = house_cells[house][spot];
        if (other == cell) continue;
        CellSet seen;
        for (Cell peer : peers[other])
            if (position.value(peer) == digit + 1) seen.insert(peer);
        if ((seen & causes).empty() && !seen.empty()) causes.insert(seen.first());
    }
    if (last || causes.empty()) return;
    Exhibit cause{.role = Role::cause, .digits = DigitSet::of(digit)};
    for (Cell other : causes) cause.cells.push_back({other, {}});
    step.exhibits.push_back(std::move(cause));
}

void find_last(const Position& position, const Request& request, std::vector<Step>& steps) {
    for (House house : set_houses) {
        if (!is_single(position.empty(house))) continue;
        for (Digit digit : position.candidates(house_cells[house][std::countr_zero(position.empty(house))])) {
            add_step(position, request, house, digit, true, steps);
            if (request.one()) return;
        }
    }
}

void find(const Position& position, const Request& request, std::vector<Step>& steps) {
    const std::size_t before = steps.size();
    find_last(position, request, steps);
    if (request.one() && steps.size() > before) return;
    const auto found = houses_with_single(position);
    for (House house : set_houses) {
        if (!found[house] || is_single(position.empty(house))) continue;
        for (Digit digit = 0; digit < side; ++digit) {
            if (!is_single(position.spots(house, digit))) continue;
            add_step(position, request, house, digit, false, steps);
            if (request.one()) return;
        }
    }
}

}  // namespace

constinit const Technique technique::hidden_single{"hidden_single", "Hidden Single", 1.0, false, find};

}  // namespace nonet
