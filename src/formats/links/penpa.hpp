#pragma once
// Links of Penpa+.  They draw rules and do not state them: digits, cages with their totals, thermometers and the small
// circles between two cells, white and black dots, are read; whatever else is drawn is named as lost.
//
//   text    lines, packed as raw deflate and base64; the first has the kind of grid and its size, the second the margins, the
//           fourth JSON of what is drawn, its longer keys in two characters (z9 for "qa"), the sixth the cells of the grid
//   points  a grid with two more cells on each side; cells are numbered along its rows, behind them its corners, behind these
//           the edges below its cells, and then the edges on their right; a cell's small number is 4 x corner + place

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "formats/links/import.hpp"

namespace nonet::formats {

// What stands behind "p=".
[[nodiscard]] std::expected<Import, Fault> read_penpa(std::string_view packed);

// A link.  What is not drawn there is added to `losses`; other boxes than the usual ones are a fault.
[[nodiscard]] std::expected<std::string, Fault> write_penpa(const WidePuzzle& puzzle, const About& about,
                                                            std::vector<Loss>& losses);

}  // namespace nonet::formats
