#pragma once
// The scale of HoDoKu by its name.

#include <string>

#include "errors.hpp"
#include "nonet/more/hodoku.hpp"

namespace nonet::python {

inline HodokuVersion hodoku_named(const std::string& scale) {
    const auto version = find_hodoku(scale);
    if (!version) raise_argument("scale '" + scale + "'", "se, hodoku, hodoku-2.2 or hodoku-2.3");
    return *version;
}

}  // namespace nonet::python
