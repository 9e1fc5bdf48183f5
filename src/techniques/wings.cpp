#include "techniques/wings.hpp"

#include "techniques/cell_order.hpp"

namespace nonet {
namespace {

struct Wing {
    Cell pivot, first, second;
    Digit shared;
};

Step step_for(const Position& position, const Request& request, const Wing& wing, CellSet victims,
              std::string_view id, double rating) {
    Step step{.technique = id, .kind = id, .rating = rating};
    for (Cell cell : victims) step.remove.push_back({cell, DigitSet::of(wing.shared)});
    if (request.evidence())
        step.exhibits = {{.role = Role::pivot, .cells = {{wing.pivot, position.candidates(wing.pivot)}}},
                         {.role = Role::pincer,
                          .cells = {{wing.first, position.candidates(wing.first)},
                                    {wing.second, position.candidates(wing.second)}},
                          .digits = DigitSet::of(wing.shared)}};
    return step;
}

}  // namespace

void find_wings(const Position& position, const Request& request, std::vector<Step>& steps, int pivot_size,
                std::string_view id, double rating) {
    const Position::BySize by_size = position.by_size();
    for (Cell pivot : pivot_size == 2 ? by_size.two : by_size.three) {
        const DigitSet of_pivot = position.candidates(pivot);
        std::array<Cell, peer_count> pincers{};
        int count = 0;
        for (Cell cell : near_cells[pivot])
            if (by_size.two.contains(cell)) pincers[count++] = cell;
        for (int i = 0; i < count; ++i) {
            const DigitSet of_first = position.candidates(pincers[i]);
            if ((of_pivot - of_first).size() != 1) continue;
            for (int j = 0; j < count; ++j) {
                const DigitSet of_second = position.candidates(pincers[j]);
                const DigitSet shared = of_first & of_second;
                if (shared.size() != 1 || (of_pivot | of_first | of_second).size() != 3) continue;
                // The XY-Wing's pivot is without the shared digit, the XYZ-Wing's has it.
                if ((shared & of_pivot).size() != pivot_size - 2) continue;
                const Digit digit = shared.first();
                CellSet victims = peers[pincers[i]] & peers[pincers[j]] & position.cells(digit);
                if (pivot_size == 3) victims &= peers[pivot];
                if (victims.empty()) continue;
                steps.push_back(
                    step_for(position, request, {pivot, pincers[i], pincers[j], digit}, victims, id, rating));
                if (request.one()) return;
            }
        }
    }
}

}  // namespace nonet
