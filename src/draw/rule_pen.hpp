#pragma once
// What pictures of rules are drawn with: lines through cells, outlines of cells, dots between them, clues at the edge.
// One cell is 1 wide and 1 high.

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

    // Through the middles of cells; its corners and ends are round where the line is wide.
    void path(Ink ink, std::span<const Cell> cells, double width);
    // The same with an arrow's head at the last cell; it begins outside of a ring around the first.
    void arrow(Ink ink, Point from, std::span<const Cell> cells, double width);
    // Where a line leaves a ring around `from` towards `to`.
    static Point leaving(Point from, Point to, double radius);

    // Around cells, `inset` from their edges, with one label in the upper left one.
    void outline(Ink ink, std::span<const Cell> cells, double inset, double width);
    void label(std::span<const Cell> cells, const std::string& words);
    bool has_labels() const { return !labelled_.empty(); }

    // Between two cells: upon the edge of neighbours, in the middle of others.
    Point between(std::span<const Cell> cells) const;
    // A text upon a patch of paper.
    void patch(Point at, const std::string& words, double size);

    // A ring around cells, which are a bulb: a disc, or a pill around several.
    void ring(Ink ink, std::span<const Cell> cells, double radius, double width);

    // Where a clue of a line stands: beyond its first cell, on the side that the line comes from; each place is taken once,
    // the next clue stands further out.  Nothing where the line does not begin at an edge.
    std::optional<Point> clue_place(std::span<const Cell> cells);

 private:
    Canvas& canvas_;
    const Geometry& board_;
    std::map<std::pair<int, int>, int> taken_;
    std::set<Cell> labelled_;
};

}  // namespace nonet::board
