// Singles: what can stand in one place only.
//
//   hidden single   a digit has one place left in a house, so it goes there.  The last empty cell of a house is looked
//                   for in all houses first: it is the easiest thing to see.  Then boxes before columns before rows;
//                   within a house the smallest digit.  One pass over the 9 x 27 spot sets.
//   naked single    a cell has one digit left, so that digit goes there.  A few word operations on the nine digits'
//                   cell sets.

#include "techniques/house_sets.hpp"
#include "techniques/single_sweep.hpp"

namespace nonet {
namespace {

// The hidden single's forms, as in its record: the last empty cell, then by HouseType.
constexpr std::size_t last_form = 0;
constexpr std::size_t form_in(HouseType type) { return std::size_t{1} + type; }

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

void add_hidden_single(const Position& position, House house, Digit digit, bool last, Steps& steps) {
    Step& step = steps.add(last ? last_form : form_in(type_of(house)));
    const Cell cell = house_cells[house][std::countr_zero(position.spots(house, digit))];
    step.place.push_back({cell, digit});
    if (!steps.evidence()) return;
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

void find_last(const Position& position, Steps& steps) {
    for (House house : set_houses) {
        if (!is_single(position.empty(house))) continue;
        for (Digit digit : position.candidates(house_cells[house][std::countr_zero(position.empty(house))])) {
            add_hidden_single(position, house, digit, true, steps);
            if (steps.one()) return;
        }
    }
}

void find_hidden_single(const Position& position, Steps& steps) {
    find_last(position, steps);
    if (steps.enough()) return;
    const auto found = houses_with_single(position);
    for (House house : set_houses) {
        if (!found[house] || is_single(position.empty(house))) continue;
        for (Digit digit = 0; digit < side; ++digit) {
            if (!is_single(position.spots(house, digit))) continue;
            add_hidden_single(position, house, digit, false, steps);
            if (steps.one()) return;
        }
    }
}

void find_naked_single(const Position& position, Steps& steps) {
    for (Cell cell : position.by_size().one) {
        Step& step = steps.add();
        step.place = {{cell, position.candidates(cell).first()}};
        if (steps.evidence())
            step.exhibits = {{.role = Role::pattern, .cells = {{cell, position.candidates(cell)}}}};
        if (steps.one()) return;
    }
}

// clang-format off: a sentence stays whole
constexpr Record table[] = {
    {{"hidden_single", "Hidden Single", {.se = 1.0}},
     {{"hidden_single.last", "Last Empty Cell",
       R"({base} has one empty cell left, and it lacks only the {digits}. So {so}.)"},
      {"hidden_single.box", "Hidden Single in a Box",
       R"(In {base} the {digits} has one place left{causes}. So {so}.)",
       {.se = 1.2}},
      {"hidden_single.row", "Hidden Single in a Row",
       R"(In {base} the {digits} has one place left{causes}. So {so}.)",
       {.se = 1.5}},
      {"hidden_single.column", "Hidden Single in a Column",
       R"(In {base} the {digits} has one place left{causes}. So {so}.)",
       {.se = 1.5}}},
     find_hidden_single},
    {{"naked_single", "Naked Single", {.se = 2.3}},
     {{.sentence = R"({cells} sees every digit but {digits}: nothing else can stand there. So {so}.)"}},
     find_naked_single},
};
// clang-format on

}  // namespace

// The one that single_sweep.hpp is short for.
constinit const Record& swept_technique = table[0];

namespace family {
extern constinit const Family singles{table};
}

}  // namespace nonet
