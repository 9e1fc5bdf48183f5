#pragma once
// The scale as data: the techniques in their order of trial, with level and score of a step.

#include <span>
#include <string_view>

#include "nonet/more/hodoku.hpp"
#include "techniques/hodoku/finders.hpp"
#include "techniques/hodoku/kinds.hpp"

namespace nonet::hodoku {

struct Trial : HodokuTechnique {
    bool (*find)(Board& board, const Search& search, Find& find);
};

// Returns the techniques in their order of trial.
std::span<const Trial> trials();

// The highest score that still belongs to a level.
inline constexpr int most_score[] = {800, 1000, 1600, 1800};

}  // namespace nonet::hodoku
