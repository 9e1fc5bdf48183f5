#pragma once
// Steps, paths, hints and ratings of any board as JSON: the keys are those of the classic board, with a level in place
// of the scale of Sudoku Explainer.

#include "command/json.hpp"
#include "nonet/board_explain.hpp"

namespace nonet {

void write_fields(JsonObject& object, const Step& step, const Geometry& board, Cells cells);
void write_fields(JsonObject& object, const WidePath& path, const Geometry& board, Cells cells);
void write_fields(JsonObject& object, const WideHint& hint, Rung rung, const Geometry& board, Cells cells);
void write_fields(JsonObject& object, const WideContradiction& contradiction, Candidate candidate,
                  const Geometry& board, Cells cells);
void write_fields(JsonObject& object, const WideRating& rating, bool counts);

// Writes the result of all_steps for the initial state of a puzzle with this status.
void write_fields(JsonObject& object, const WideState& start, Status status, std::span<const Step> steps,
                  const Geometry& board, Cells cells);

}  // namespace nonet
