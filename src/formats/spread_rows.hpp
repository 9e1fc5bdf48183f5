#pragma once
// Rows whose empty cells are only spaces: the cell of a digit follows from its position on the line.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/puzzle.hpp"

namespace nonet::formats {

struct SpreadRows {
    enum class Kind : std::uint8_t {
        none,       // not written in this way
        read,       // `rows` are nine texts of nine cells
        ambiguous,  // written in this way, but the cells are ambiguous
    };
    Kind kind = Kind::none;
    std::array<std::string, side> rows;
};

// Reads nine lines of digits and spaces.
//
//   lines     each without its prefix; positions count from its beginning
//   columns   the positions of the nine columns if they are known, for example from names above them; otherwise empty,
//             and each column must have a digit
//   anchored  whether a prefix on each line shows that no leading space was lost
SpreadRows read_spread_rows(const std::vector<std::string_view>& lines,
                            const std::vector<std::size_t>& columns, bool anchored);

}  // namespace nonet::formats
