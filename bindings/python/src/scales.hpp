#pragma once
// Scales and techniques, as given in Python.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "command/step_choice.hpp"
#include "errors.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/hodoku.hpp"
#include "nonet/more/scales.hpp"
#include "nonet/more/techniques.hpp"

namespace nonet::python {

using Ids = std::vector<std::string>;

inline HodokuVersion hodoku_named(const std::string& scale) {
    const auto version = find_hodoku(scale);
    if (!version) raise_argument("scale '" + scale + "'", "se, hodoku, hodoku-2.2 or hodoku-2.3");
    return *version;
}

// Returns the scale with a name or a text, without some of its techniques.
Scale scale_named(const std::string& name, const Ids& without = {});

// The selection by `scale`, `only` and `without`: techniques of the board's order (on the classic one Sudoku Explainer's),
// or another scale, which only the classic board has.
struct Asked {
    std::optional<Scale> scale;
    std::vector<const Technique*> techniques;

    [[nodiscard]] StepChoice choice() const { return {scale ? &*scale : nullptr, techniques}; }
};
Asked asked_of(const Geometry& board, const std::string& scale, const std::optional<Ids>& only,
               const Ids& without);

// Returns the path, on request without unnecessary steps.
[[nodiscard]] Path path_of(const Puzzle& puzzle, const Asked& asked, bool drop, const Limits& limits);

}  // namespace nonet::python
