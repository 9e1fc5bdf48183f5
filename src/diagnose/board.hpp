#pragma once
// diagnose() for a board other than the classic one.

#include "nonet/more/diagnose.hpp"

namespace nonet {

Diagnosis diagnose_board(const BoardPuzzle& puzzle, const Limits& limits);

}  // namespace nonet
