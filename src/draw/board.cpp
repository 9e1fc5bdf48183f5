#include "draw/board.hpp"

#include <algorithm>

#include "draw/ground.hpp"
#include "draw/rule_pictures.hpp"
#include "nonet/board_text.hpp"
#include "nonet/text.hpp"

namespace nonet::board {
namespace {

constexpr double value_size = .62, label_size = .26;  // text
constexpr double candidate_share = .84;  // digit height as a share of the candidate's place in the cell
// Candidates are slightly closer to the middle of the cell, away from the lines, and below the totals of cages.
constexpr double margin = .0625, cage_margin = .08, below_totals = .27, cage_foot = .1;
constexpr double usual_room = 1 - 2 * margin;

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

void draw_values(Canvas& canvas, const Scene& scene, bool givens) {
    const Places places(scene.geometry);
    for (std::size_t cell = 0; cell < scene.values.size(); ++cell) {
        const int value = scene.values[cell];
        const bool given = scene.givens.empty() || scene.givens[cell] != 0;
        if (value != 0 && given == givens)
            canvas.text(given ? Ink::given : Ink::value, places.centre_of(static_cast<Cell>(cell)),
                        value_size,
                        std::string(1, board_glyph(scene.geometry, static_cast<Digit>(value - 1))));
    }
}

// Calls `draw` with each candidate of the empty cells.
template <class Draw>
void for_each_candidate(const Scene& scene, Draw draw) {
    for (std::size_t cell = 0; cell < scene.marks.size(); ++cell) {
        if (scene.values[cell] != 0) continue;
        for (Digit digit : scene.marks[cell]) draw(Candidate{static_cast<Cell>(cell), digit});
    }
}

}  // namespace

Places::Places(const Geometry& geometry)
    : columns_(geometry.columns()), from_{margin, margin}, room_{usual_room, usual_room} {
    if (has_labels(geometry)) {
        from_ = {cage_margin, below_totals};
        room_ = {1 - 2 * cage_margin, 1 - below_totals - cage_foot};
    }
    const MarkRaster raster = mark_raster(geometry.digit_count());
    across_ = raster.across, down_ = raster.down;
}

Point Places::corner_of(Cell cell) const {
    return {static_cast<double>(cell % columns_), static_cast<double>(cell / columns_)};
}

Point Places::centre_of(Cell cell) const {
    const Point corner = corner_of(cell);
    return {corner.x + .5, corner.y + .5};
}

Point Places::centre_of(Candidate candidate) const {
    const Point corner = corner_of(candidate.cell);
    const int row = candidate.digit / across_, column = candidate.digit % across_;
    return {corner.x + from_.x + room_.x / across_ * (column + .5),
            corner.y + from_.y + room_.y / down_ * (row + .5)};
}

double Places::scale() const {
    return std::min(room_.x, room_.y) / usual_room * box_side / std::max(across_, box_side);
}

double Places::candidate_size() const { return candidate_share / box_side * scale(); }

double Places::candidate_radius() const { return .44 / box_side * scale(); }

void draw_back(Canvas& canvas, const Geometry& geometry) {
    canvas.part(true, [&] {
        canvas.box(Ink::paper, {0, 0},
                   {static_cast<double>(geometry.columns()), static_cast<double>(geometry.rows())});
        draw_shades(canvas, geometry);
        draw_region_lines(canvas, geometry);
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

void draw_digits(Canvas& canvas, const Scene& scene, Faces& faces) {
    const Places places(scene.geometry);
    const auto draw_candidate = [&](Ink ink, Candidate candidate) {
        canvas.text(ink, places.centre_of(candidate), places.candidate_size(),
                    std::string(1, board_glyph(scene.geometry, candidate.digit)));
    };
    for (bool givens : {true, false}) canvas.part(false, [&] { draw_values(canvas, scene, givens); });
    // Cells that a step refers to come last.
    canvas.part(false, [&] {
        for_each_candidate(scene, [&](Candidate candidate) {
            if (faces[candidate] == Face::plain) draw_candidate(Ink::candidate, candidate);
        });
    });
    for_each_candidate(scene, [&](Candidate candidate) {
        if (faces[candidate] == Face::plain) return;
        draw_candidate(faces[candidate] == Face::placed ? Ink::placed_digit : Ink::removed_digit, candidate);
    });
}

void draw_digits(Canvas& canvas, const Scene& scene) {
    Faces plain(scene.geometry);
    draw_digits(canvas, scene, plain);
}

}  // namespace nonet::board
