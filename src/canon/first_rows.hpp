#pragma once
// The first two rows of a finished grid's minlex form, for nearly all such grids without a search.

#include <cstdint>
#include <vector>

#include "canon/partial.hpp"
#include "canon/source_rows.hpp"

namespace nonet::canon {

// All the ways to the smallest first two rows, in the order in which the search finds them.
struct FirstRows {
    std::uint64_t second = 0;   // the text of row 1, four bits a cell; that of row 0 is 123456789
    std::vector<Partial> ways;  // settled; if empty, the search has to find them
};

//   source   of a finished grid
FirstRows find_first_rows(const SourceRows& source);

}  // namespace nonet::canon
