#pragma once
// Rows whose empty cells are nothing but space: which cell a digit stands in is told by its place on the line.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/puzzle.hpp"

namespace nonet::formats {

struct SpreadRows {
    enum class Kind : std::uint8_t {
        none,       // not written so
        read,       // `rows` are nine texts of nine cells
        ambiguous,  // written so, but where the cells are cannot be told
    };
    Kind kind = Kind::none;
    std::array<std::string, side> rows;
};

// Nine lines of digits and spaces.
//
//   lines     each without what stands before it; places are counted from its begin
//   columns   the places of the nine columns where something tells them, as names above them do; otherwise empty: then
//             each column has to have a digit
//   anchored  whether something before each line shows that no space was lost at its begin
SpreadRows read_spread_rows(const std::vector<std::string_view>& lines,
                            const std::vector<std::size_t>& columns, bool anchored);

}  // namespace nonet::formats
