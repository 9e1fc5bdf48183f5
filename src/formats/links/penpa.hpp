#pragma once
// Links of Penpa+.  They draw rules without stating them.  Digits, cages with their totals, thermometers and the small
// circles between two cells (white and black dots) are read; any other drawing is recorded as lost.
//
//   text    lines, compressed with raw deflate and base64.  The first line has the kind of grid and its size, the second
//           the margins, the fourth JSON of the drawing, with its longer keys in two characters (z9 for "qa"), the sixth
//           the cells of the grid
//   points  a grid with two more cells on each side.  Cells are numbered along its rows, followed by its corners, the
//           edges below its cells, and the edges to their right; a small number in a cell has the key 4 x corner + place

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "formats/links/import.hpp"

namespace nonet::formats {

// Reads the text after "p=".
[[nodiscard]] std::expected<Import, Fault> read_penpa(std::string_view packed);

// Returns a link. What it cannot draw is added to `losses`; other boxes than the default ones are a fault.
[[nodiscard]] std::expected<std::string, Fault> write_penpa(const BoardPuzzle& puzzle, const About& about,
                                                            std::vector<Loss>& losses);

}  // namespace nonet::formats
