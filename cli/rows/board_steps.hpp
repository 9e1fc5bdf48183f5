#pragma once
// Steps on other boards than the classic one: the techniques that are on there, and what the command line says of cells and
// candidates of a board.

#include <vector>

#include "frame/args.hpp"
#include "nonet/board_explain.hpp"
#include "rows/row.hpp"

namespace nonet::cli {

// What --only or --without leave of board_order(), in that order.
std::vector<const Technique*> board_techniques_by(const Args& args);

// Of these the ones that are on; a warning for each that --only names and that is off.
std::vector<const Technique*> techniques_on(const Row& row, const Args& args,
                                            std::span<const Technique* const> chosen);

// The candidate of --why-not; none that the board has is a bad argument.
Result<Candidate> candidate_on(const Row& row, std::string_view typed, const Geometry& board);

// "medium".
std::string_view level_of_step(const Step& step);

}  // namespace nonet::cli
