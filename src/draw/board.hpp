#pragma once
// A grid of cells on a canvas.
//
//   unit     one cell is 1 wide and 1 high; the grid's upper left corner is (0, 0)
//   layers   background, then marks below the digits, then lines, then digits, then marks above them

#include <span>
#include <vector>

#include "draw/canvas.hpp"
#include "nonet/explain.hpp"

namespace nonet::board {

inline constexpr double length = side;    // of the classic grid, in both directions
inline constexpr double label_room = .5;  // to its left and above it, if there are labels

// The positions of a board's cells, and of the candidates within them.
class Places {
 public:
    explicit Places(const Geometry& geometry);

    Point corner_of(Cell cell) const;  // upper left
    Point centre_of(Cell cell) const;
    Point centre_of(Candidate candidate) const;
    double scale() const;             // of candidates: 1 if they are as large as on the classic board
    double candidate_size() const;    // of a candidate's digit
    double candidate_radius() const;  // of a ring around a candidate

 private:
    int columns_, across_, down_;  // of the board; of candidates in a cell
    Point from_, room_;            // of all candidates in a cell, whose side is 1
};

// The appearance of candidates.
enum class Face : std::uint8_t { plain, placed, removed };
class Faces {
 public:
    explicit Faces(const Geometry& geometry)
        : digits_(static_cast<std::size_t>(geometry.digit_count())),
          faces_(digits_ * static_cast<std::size_t>(geometry.cell_count())) {}
    Face& operator[](Candidate candidate) { return faces_[candidate.cell * digits_ + candidate.digit]; }

 private:
    std::size_t digits_;
    std::vector<Face> faces_;
};

// The background: the paper, and everything a board has in addition to rows, columns and boxes.
void draw_back(Canvas& canvas, const Geometry& geometry = Geometry::classic());
void draw_lines(Canvas& canvas, const Geometry& geometry = Geometry::classic());
void draw_labelled_lines(Canvas& canvas, Cells cells, const Geometry& geometry = Geometry::classic());

// Writes below a drawing the rules that lines cannot show, and a legend of the lines.
void draw_below(Drawing& drawing, const Geometry& geometry);

// The contents of a board.
struct Scene {
    const Geometry& geometry;
    std::span<const std::uint8_t> values;
    std::span<const std::uint8_t> givens;    // which values are bold; empty: all
    std::span<const BoardDigitSet> marks{};  // of empty cells; empty: none are drawn
};

// Draws values and candidates.
void draw_digits(Canvas& canvas, const Scene& scene);
void draw_digits(Canvas& canvas, const Scene& scene, Faces& faces);

}  // namespace nonet::board
