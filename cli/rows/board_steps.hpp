#pragma once
// Steps on other boards: the techniques that apply to a board, and cells and candidates of a board on the command line.

#include <vector>

#include "frame/args.hpp"
#include "nonet/explain.hpp"
#include "rows/row.hpp"

namespace nonet::cli {

// Returns the techniques of board_order() that --only or --without leave, in that order.
std::vector<const Technique*> board_techniques_by(const Args& args);

// Returns those that apply to the board; warns about each that --only names and that does not apply.
std::vector<const Technique*> techniques_on(const Row& row, const Args& args,
                                            std::span<const Technique* const> chosen);

// Returns the candidate of --why-not; an error if the board lacks it.
Result<Candidate> candidate_on(const Row& row, std::string_view typed, const Geometry& board);

}  // namespace nonet::cli
