#pragma once
// A grid of cells on a canvas.
//
//   unit     one cell is 1 wide and 1 high; the grid's upper left corner is (0, 0)
//   layers   back, then marks behind the digits, then lines, then digits, then marks upon them

#include "draw/canvas.hpp"

namespace nonet::board {

inline constexpr double length = side;    // of the classic grid, either way
inline constexpr double label_room = .5;  // left of it and above, where there are labels

// What a candidate looks like.
enum class Face : std::uint8_t { plain, placed, removed };
using Faces = std::array<std::array<Face, side>, cell_count>;

// Of the classic board.
Point corner_of(Cell cell);  // upper left
Point centre_of(Cell cell);
Point centre_of(Candidate candidate);
double candidate_radius();  // of a ring around it

// Behind everything: the paper, and what a board has beyond rows, columns and boxes.
void draw_back(Canvas& canvas, const Geometry& geometry = Geometry::classic());
void draw_lines(Canvas& canvas, const Geometry& geometry = Geometry::classic());
void draw_labelled_lines(Canvas& canvas, Cells cells, const Geometry& geometry = Geometry::classic());

// Values, and the candidates of empty cells if they are wanted.
void draw_digits(Canvas& canvas, const State& state, const DrawOptions& options, const Faces& faces = {});

// The same of any board.
//
//   solution     as in draw(); empty: the puzzle's own values only
//   candidates   of the cells; empty: none are drawn
void draw_digits(Canvas& canvas, const WidePuzzle& puzzle, std::span<const std::uint8_t> solution,
                 std::span<const WideDigitSet> candidates);

}  // namespace nonet::board
