#pragma once
// Draws the elements of rule pictures: lines through cells, outlines of cells, dots between them, clues at the edge. One
// cell is 1 wide and 1 high.

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "draw/canvas.hpp"
#include "nonet/rules.hpp"

namespace nonet::board {

class RulePen {
 public:
    RulePen(Canvas& canvas, const Geometry& board) : canvas_(canvas), board_(board) {}

    const Geometry& board() const { return board_; }
    Canvas& canvas() { return canvas_; }

    Point centre(Cell cell) const {
        return {cell % board_.columns() + .5, static_cast<double>(cell / board_.columns()) + .5};
    }

    // Draws a line through the middles of cells; its corners and ends are round if it is wide.
    void path(Ink ink, std::span<const Cell> cells, double width);
    // The same with an arrowhead at the last cell; it begins outside a ring around the first.
    void arrow(Ink ink, Point from, std::span<const Cell> cells, double width);
    // Returns the point where a line leaves a ring around `from` towards `to`.
    static Point leaving(Point from, Point to, double radius);

    // Draws an outline around cells, `inset` from their edges, with one label in the upper left cell.
    void outline(Ink ink, std::span<const Cell> cells, double inset, double width);
    void label(std::span<const Cell> cells, const std::string& words);
    bool has_labels() const { return !labelled_.empty(); }

    // Returns a point between two cells: on their common edge, or in the middle between non-adjacent ones.
    Point between(std::span<const Cell> cells) const;
    // Draws text on a patch of paper.
    void patch(Point at, const std::string& words, double size);

    // Draws the bulb of cells: a disc for one, a pill around several.
    void ring(Ink ink, std::span<const Cell> cells, double radius, double width);

    // Returns the place for the clue of a line: outside its first cell, on the side where the line starts. Each place is
    // used once; the next clue is further out. Nothing if the line does not start at an edge.
    std::optional<Point> clue_place(std::span<const Cell> cells);

 private:
    Canvas& canvas_;
    const Geometry& board_;
    std::map<std::pair<int, int>, int> taken_;
    std::set<Cell> labelled_;
};

}  // namespace nonet::board
