#pragma once
// The named techniques, in the order in which they are tried.

#include <span>
#include <string_view>
#include <vector>

#include "nonet/step.hpp"

namespace nonet {

class Position;  // src/techniques/position.hpp: values and marks, from every side
struct Request;  // src/techniques/technique.hpp: how much is wanted

struct Technique {
    std::string_view id;    // "hidden_pair": stable, printed in tables and JSON
    std::string_view name;  // "Hidden Pair"
    double rating;          // the lowest rating a step of it can have
    bool assumes_unique;    // whether it relies on the puzzle having one solution
    void (*find)(const Position& position, const Request& request, std::vector<Step>& steps);
};

// All techniques, in the order of trial of Sudoku Explainer 1.2.1 (which is not quite the order of rating).
std::span<const Technique* const> techniques() noexcept;

// nullptr when there is none of that id.
const Technique* find_technique(std::string_view id) noexcept;

}  // namespace nonet
