#pragma once
// Steps, paths, hints and ratings of any board as JSON: the keys of the classic board's, where the scale of Sudoku Explainer is
// absent and a level stands.

#include "command/json.hpp"
#include "nonet/board_explain.hpp"

namespace nonet {

void write_fields(JsonObject& object, const Step& step, const Geometry& board, Cells cells);
void write_fields(JsonObject& object, const WidePath& path, const Geometry& board, Cells cells);
void write_fields(JsonObject& object, const WideHint& hint, Rung rung, const Geometry& board, Cells cells);
void write_fields(JsonObject& object, const WideContradiction& contradiction, Candidate candidate,
                  const Geometry& board, Cells cells);
void write_fields(JsonObject& object, const WideRating& rating, bool counts);

// What all_steps found in the state in which a puzzle of this status begins.
void write_fields(JsonObject& object, const WideState& start, Status status, std::span<const Step> steps,
                  const Geometry& board, Cells cells);

}  // namespace nonet
