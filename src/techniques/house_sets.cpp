#include "techniques/house_sets.hpp"

namespace nonet {

std::array<std::uint16_t, house_slots> narrow_digits(const Position& position, int most) {
    std::array<std::uint16_t, house_slots> narrow{};
    for (Digit digit = 0; digit < side; ++digit) {
        const auto& spots = position.spots(digit);
        const auto bit = static_cast<std::uint16_t>(1u << digit);
        for (int house = 0; house < house_slots; ++house) {
            // Dropping the lowest member once, twice, ...: something left after one, nothing after `most`.
            const std::uint16_t second = spots[house] & static_cast<std::uint16_t>(spots[house] - 1);
            const std::uint16_t third = second & static_cast<std::uint16_t>(second - 1);
            const std::uint16_t fourth = third & static_cast<std::uint16_t>(third - 1);
            const std::uint16_t fifth = fourth & static_cast<std::uint16_t>(fourth - 1);
            const std::uint16_t beyond = most == 2 ? third : most == 3 ? fourth : fifth;
            narrow[house] |= static_cast<std::uint16_t>(second != 0 && beyond == 0 ? bit : 0);
        }
    }
    return narrow;
}

std::array<Spots, house_slots> narrow_cells(const Position& position, int most) {
    std::array<Spots, house_slots> narrow{};
    const Position::BySize by_size = position.by_size();
    CellSet cells = by_size.two;
    if (most >= 3) cells |= by_size.three;
    if (most >= 4) cells |= by_size.more;
    for (Cell cell : cells) {
        if (position.candidates(cell).size() > most) continue;
        const CellPlace& at = cell_places[cell];
        for (HouseType type : house_types) narrow[at.house[type]] |= at.spot[type];
    }
    return narrow;
}

std::vector<CellDigits> marks_at(const Position& position, House house, Spots cells, DigitSet digits) {
    std::vector<CellDigits> marks;
    for (int spot : spots_of(cells)) {
        const Cell cell = house_cells[house][spot];
        const DigitSet found = position.candidates(cell) & digits;
        if (!found.empty()) marks.push_back({cell, found});
    }
    return marks;
}

std::vector<CellDigits> naked_removals(const Position& position, const HouseSet& set) {
    return marks_at(position, set.house, static_cast<Spots>(position.empty(set.house) & ~set.cells),
                    set.digits);
}

std::vector<CellDigits> hidden_removals(const Position& position, const HouseSet& set) {
    return marks_at(position, set.house, set.cells, ~set.digits);
}

void find_naked_sets(const Position& position, const Request& request, std::vector<Step>& steps, int size,
                     std::string_view id, double rating) {
    for_each_naked_set(position, size, [&](const HouseSet& set) {
        Step step{.technique = id, .kind = id, .rating = rating};
        step.remove = naked_removals(position, set);
        if (request.evidence())
            step.exhibits = {{.role = Role::base, .houses = {set.house}},
                             {.role = Role::pattern,
                              .cells = marks_at(position, set.house, set.cells, set.digits),
                              .digits = set.digits}};
        steps.push_back(std::move(step));
        return request.one();
    });
}

void find_hidden_sets(const Position& position, const Request& request, std::vector<Step>& steps, int size,
                      std::string_view id, double rating) {
    for_each_hidden_set(position, size, 2 * size, [&](const HouseSet& set) {
        Step step{.technique = id, .kind = id, .rating = rating};
        step.remove = hidden_removals(position, set);
        if (step.remove.empty()) return false;
        if (request.evidence())
            step.exhibits = {{.role = Role::base, .houses = {set.house}, .digits = set.digits},
                             {.role = Role::pattern,
                              .cells = marks_at(position, set.house, set.cells, set.digits),
                              .digits = set.digits}};
        steps.push_back(std::move(step));
        return request.one();
    });
}

void find_direct_hidden_sets(const Position& position, const Request& request, std::vector<Step>& steps,
                             int size, std::string_view id, double rating) {
    for_each_hidden_set(position, size, size, [&](const HouseSet& set) {
        for (Digit digit : ~set.digits) {
            const Spots spots = position.spots(set.house, digit);
            const auto outside = static_cast<Spots>(spots & ~set.cells);
            if (count_of(spots) < 2 || count_of(outside) != 1) continue;
            Step step{.technique = id, .kind = id, .rating = rating};
            step.place = {{house_cells[set.house][std::countr_zero(outside)], digit}};
            if (request.evidence())
                step.exhibits = {{.role = Role::base, .houses = {set.house}, .digits = set.digits},
                                 {.role = Role::pattern,
                                  .cells = marks_at(position, set.house, set.cells, set.digits),
                                  .digits = set.digits}};
            steps.push_back(std::move(step));
            return request.one();
        }
        return false;
    });
}

}  // namespace nonet
