#pragma once
// Scales by their names.

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "errors.hpp"
#include "nonet/more/scales.hpp"

namespace nonet::python {

// A name, or the text of a scale; without the techniques of those ids.
inline Scale scale_named(const std::string& name, const std::vector<std::string>& ids) {
    std::optional<Scale> scale;
    if (const Scale* known = find_scale(name)) {
        scale = *known;
    } else {
        if (!name.contains('\n'))
            raise_argument("scale '" + name + "'",
                           "se, hodoku, hodoku-2.2, hodoku-2.3, nonet, or the text of a scale");
        scale = value_or_raise(parse_scale(name));
    }
    for (const std::string& id : ids) {
        const bool known = find_technique(id) != nullptr ||
                           std::ranges::find(hodoku_techniques(), id, &HodokuTechnique::id) != hodoku_techniques().end();
        if (!known) raise_argument("technique '" + id + "'", "an id of nonet.techniques()");
    }
    const std::vector<std::string_view> off(ids.begin(), ids.end());
    return value_or_raise(without(std::move(*scale), off));
}

inline HodokuVersion hodoku_named(const std::string& scale) {
    const auto version = find_hodoku(scale);
    if (!version) raise_argument("scale '" + scale + "'", "se, hodoku, hodoku-2.2 or hodoku-2.3");
    return *version;
}

}  // namespace nonet::python
