#pragma once
// How each kind of rule is drawn: a record for each, in one table.
//
//   below the lines of the grid   lines, shafts, shades, rings
//   upon them                     cages, dots, signs, numbers
//   outside                       clues at the edge, with the arrows of little killers

#include <array>
#include <string>
#include <vector>

#include "draw/canvas.hpp"
#include "nonet/rules.hpp"

namespace nonet::board {

// How much room clues at the edge need around the grid, in cells: 0 where there are none.
double clue_room(const Geometry& geometry);

// Whether totals or other words stand in the upper left of cells.
bool has_labels(const Geometry& geometry);

void draw_rules_below(Canvas& canvas, const Geometry& geometry);
void draw_rules_above(Canvas& canvas, const Geometry& geometry);

// What the lines and clues of a board mean, where their form does not say it: a line for each kind, with a sample of it.
// They stand below `from`, `height` apart.
struct Legend {
    RuleKind kind;
    std::string words;
};
std::vector<Legend> legend_of(const Geometry& geometry);
void draw_legend(Canvas& canvas, const Legend& legend, Point from, double size);

}  // namespace nonet::board
