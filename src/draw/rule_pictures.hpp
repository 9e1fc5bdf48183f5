#pragma once
// The pictures of rules, each in the form that its record says.
//
//   below the lines of the grid   lines, shafts, shades, rings
//   above them                    cages, dots, signs, numbers
//   outside                       clues at the edge, with the arrows of little killers

#include <array>
#include <string>
#include <vector>

#include "draw/canvas.hpp"
#include "nonet/rules.hpp"

namespace nonet::board {

// Returns the room that clues at the edge need around the grid, in cells: 0 if there are none.
double clue_room(const Geometry& geometry);

// Whether totals or other labels are in the upper left of cells.
bool has_labels(const Geometry& geometry);

void draw_rules_below(Canvas& canvas, const Geometry& geometry);
void draw_rules_above(Canvas& canvas, const Geometry& geometry);

// The legend of a board's lines and clues whose form is not self-explanatory: a line for each kind, with a sample of it,
// below `from` and `height` apart.
struct Legend {
    RuleKind kind;
    std::string words;
};
std::vector<Legend> legend_of(const Geometry& geometry);
void draw_legend(Canvas& canvas, const Legend& legend, Point from, double size);

}  // namespace nonet::board
