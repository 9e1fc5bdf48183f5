// Naked single: a cell has one digit left, so that digit goes there.
//
// Cost: a few word operations on the nine digits' cell sets.

#include "techniques/registry.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

void find(const Position& position, const Request& request, std::vector<Step>& steps) {
    for (Cell cell : position.by_size().one) {
        Step step{.technique = "naked_single", .kind = "naked_single", .rating = 2.3};
        step.place = {{cell, position.candidates(cell).first()}};
        if (request.evidence())
            step.exhibits = {{.role = Role::pattern, .cells = {{cell, position.candidates(cell)}}}};
        steps.push_back(std::move(step));
        if (request.one()) return;
    }
}

}  // namespace

constinit const Technique technique::naked_single{"naked_single", "Naked Single", 2.3, false, find};

}  // namespace nonet
