#include "techniques/house_sets.hpp"

namespace nonet {

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
            if (std::popcount(spots) < 2 || std::popcount(outside) != 1) continue;
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
