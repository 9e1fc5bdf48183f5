#pragma once
// Scales and techniques, as they are named in Python.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "errors.hpp"
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

// By its name, or its text, without some of its techniques.
Scale scale_named(const std::string& name, const Ids& without = {});

// What `scale`, `only` and `without` ask for: techniques of Sudoku Explainer's scale, or another one.
struct Asked {
    std::optional<Scale> scale;
    std::vector<const Technique*> techniques;
};
Asked asked_of(const std::string& scale, const std::optional<Ids>& only, const Ids& without);

// Those of `order` that the lists leave.
std::vector<const Technique*> chosen_of(std::span<const Technique* const> order,
                                        const std::optional<Ids>& only, const Ids& without);

}  // namespace nonet::python
