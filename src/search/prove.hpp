#pragma once
// The two ways to make a certificate.

#include "nonet/more/proof.hpp"

namespace nonet {

// A tree of splits, without marks.
[[nodiscard]] Proof prove_by_splits(const Grid& givens, const Limits& limits);

// A list of lemmas. The puzzle has no marks.
[[nodiscard]] Result<Proof> prove_by_lemmas(const BoardPuzzle& puzzle, const Limits& limits);

}  // namespace nonet
