// Pointing: a box has a digit in one line only, so the rest of the line has none.
//
// Cost: 54 pairs of houses x 9 digits.

#include "techniques/locked.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::pointing{
    "pointing", "Pointing", 2.6, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        constexpr std::array<std::array<HouseType, 2>, 2> pairs{
            {{box_type, column_type}, {box_type, row_type}}};
        find_locked(position, request, steps, pairs, "pointing", 2.6);
    }};

}  // namespace nonet
