// Claiming: a line has a digit in one box only, so the rest of the box has none.
//
// Cost: 54 pairs of houses x 9 digits.

#include "techniques/locked.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::claiming{
    "claiming", "Claiming", 2.8, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        constexpr std::array<std::array<HouseType, 2>, 2> pairs{
            {{column_type, box_type}, {row_type, box_type}}};
        find_locked(position, request, steps, pairs, "claiming", 2.8);
    }};

}  // namespace nonet
