#include "draw/board.hpp"

#include <algorithm>

#include "draw/ground.hpp"
#include "draw/rule_pictures.hpp"
#include "nonet/board_text.hpp"
#include "nonet/text.hpp"

namespace nonet::board {
namespace {

constexpr double value_size = .62, label_size = .26;  // text
constexpr double candidate_room = 1. / box_side;      // each candidate has its own place in the cell
constexpr double candidate_share = .84;               // of that place, the height of its digit

Point centre_in(int column, int row) { return {column + .5, row + .5}; }

// The place of a digit among the candidates of a cell whose corner that is.
Point centre_among(MarkRaster raster, Point corner, int digit) {
    // A little towards the middle of the cell, away from the lines.
    constexpr double margin = .0625, room = 1 - 2 * margin;
    const int row = digit / raster.across, column = digit % raster.across;
    return {corner.x + margin + room / raster.across * (column + .5),
            corner.y + margin + room / raster.down * (row + .5)};
}

void draw_labels(Canvas& canvas, Cells cells, const Geometry& geometry) {
    const double out = -.28 - clue_room(geometry);
    for (int i = 0; i < geometry.columns(); ++i)
        canvas.text(Ink::label, {i + .5, out}, label_size, std::to_string(i + 1));
    for (int i = 0; i < geometry.rows(); ++i) {
        const bool letter = cells == Cells::a1;
        canvas.text(Ink::label, {out, i + .5}, label_size,
                    letter ? std::string(1, static_cast<char>('A' + i)) : std::to_string(i + 1));
    }
}

void draw_values(Canvas& canvas, const State& state, const DrawOptions& options, bool givens) {
    for (int index = 0; index < cell_count; ++index) {
        const auto cell = static_cast<Cell>(index);
        const int value = state.values[cell];
        const bool given = !options.givens || (*options.givens)[cell] != 0;
        if (value != 0 && given == givens)
            canvas.text(given ? Ink::given : Ink::value, centre_of(cell), value_size,
                        std::string(1, glyph_of_value(value)));
    }
}

// `draw` gets each candidate of the empty cells.
template <class Draw>
void for_each_candidate(const State& state, Draw draw) {
    for (int index = 0; index < cell_count; ++index) {
        const auto cell = static_cast<Cell>(index);
        if (state.values[cell] != 0) continue;
        for (Digit digit : state.marks[cell]) draw(Candidate{cell, digit});
    }
}

void draw_candidate(Canvas& canvas, Ink ink, Candidate candidate) {
    canvas.text(ink, centre_of(candidate), candidate_share * candidate_room,
                std::string(1, glyph_of_value(candidate.digit + 1)));
}

void draw_candidates(Canvas& canvas, const WidePuzzle& puzzle, std::span<const WideDigitSet> candidates) {
    const Geometry& geometry = puzzle.geometry;
    const MarkRaster raster = mark_raster(geometry.digit_count());
    const double size = candidate_share / std::max(raster.across, box_side);
    for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
        if (puzzle.values[cell] != 0) continue;
        const int index = static_cast<int>(cell);
        const Point corner{static_cast<double>(index % geometry.columns()),
                           static_cast<double>(index / geometry.columns())};
        for (Digit digit : candidates[cell])
            canvas.text(Ink::candidate, centre_among(raster, corner, digit), size,
                        std::string(1, board_glyph(geometry, digit)));
    }
}

}  // namespace

Point corner_of(Cell cell) {
    return {static_cast<double>(column_of(cell)), static_cast<double>(row_of(cell))};
}

Point centre_of(Cell cell) { return centre_in(column_of(cell), row_of(cell)); }

Point centre_of(Candidate candidate) {
    return centre_among({box_side, box_side}, corner_of(candidate.cell), candidate.digit);
}

double candidate_radius() { return .44 * candidate_room; }

void draw_back(Canvas& canvas, const Geometry& geometry) {
    canvas.part(true, [&] {
        canvas.box(Ink::paper, {0, 0},
                   {static_cast<double>(geometry.columns()), static_cast<double>(geometry.rows())});
        draw_regions(canvas, geometry);
        draw_rules_below(canvas, geometry);
    });
}

void draw_lines(Canvas& canvas, const Geometry& geometry) {
    canvas.part(true, [&] {
        draw_all_lines(canvas, geometry);
        draw_signs(canvas, geometry);
        draw_rules_above(canvas, geometry);
    });
}

void draw_labelled_lines(Canvas& canvas, Cells cells, const Geometry& geometry) {
    canvas.part(true, [&] {
        draw_all_lines(canvas, geometry);
        draw_signs(canvas, geometry);
        draw_rules_above(canvas, geometry);
        draw_labels(canvas, cells, geometry);
    });
}

void draw_digits(Canvas& canvas, const State& state, const DrawOptions& options, const Faces& faces) {
    for (bool givens : {true, false})
        canvas.part(false, [&] { draw_values(canvas, state, options, givens); });
    // Those of which a step has something to say come last.
    const auto face_of = [&](Candidate candidate) { return faces[candidate.cell][candidate.digit]; };
    if (options.candidates)
        canvas.part(false, [&] {
            for_each_candidate(state, [&](Candidate candidate) {
                if (face_of(candidate) == Face::plain) draw_candidate(canvas, Ink::candidate, candidate);
            });
        });
    for_each_candidate(state, [&](Candidate candidate) {
        if (face_of(candidate) == Face::plain) return;
        draw_candidate(canvas, face_of(candidate) == Face::placed ? Ink::placed_digit : Ink::removed_digit,
                       candidate);
    });
}

void draw_digits(Canvas& canvas, const WidePuzzle& puzzle, std::span<const std::uint8_t> solution,
                 std::span<const WideDigitSet> candidates) {
    const int columns = puzzle.geometry.columns();
    for (bool givens : {true, false})
        canvas.part(false, [&] {
            for (std::size_t cell = 0; cell < puzzle.values.size(); ++cell) {
                const bool given = puzzle.values[cell] != 0;
                const int value = given ? puzzle.values[cell] : solution.empty() ? 0 : solution[cell];
                if (value == 0 || given != givens) continue;
                const int index = static_cast<int>(cell);
                canvas.text(given ? Ink::given : Ink::value, centre_in(index % columns, index / columns),
                            value_size,
                            std::string(1, board_glyph(puzzle.geometry, static_cast<Digit>(value - 1))));
            }
        });
    canvas.part(false, [&] { draw_candidates(canvas, puzzle, candidates); });
}

}  // namespace nonet::board
