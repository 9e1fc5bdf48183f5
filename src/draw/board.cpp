#include "draw/board.hpp"
#include "nonet/text.hpp"

namespace nonet::board {
namespace {

constexpr double thin = .02, bold = .06;              // lines
constexpr double value_size = .62, label_size = .26;  // text
constexpr double candidate_room = 1. / box_side;      // each candidate has its own place in the cell
constexpr double candidate_size = .84 * candidate_room;

std::string digit_text(int value) { return {glyph_of_value(value)}; }

void draw_line(Canvas& canvas, int at, Ink ink, double width) {
    // The corners of the frame are closed by lines that reach half their width further.
    const double over = at % side == 0 ? width / 2 : 0, from = -over, to = length + over;
    const auto where = static_cast<double>(at);
    canvas.line(ink, {where, from}, {where, to}, width);
    canvas.line(ink, {from, where}, {to, where}, width);
}

void draw_all_lines(Canvas& canvas) {
    for (int at = 0; at <= side; ++at)
        if (at % box_side != 0) draw_line(canvas, at, Ink::thin_line, thin);
    for (int at = 0; at <= side; at += box_side) draw_line(canvas, at, Ink::box_line, bold);
}

void draw_labels(Canvas& canvas, Cells cells) {
    for (int i = 0; i < side; ++i) canvas.text(Ink::label, {i + .5, -.28}, label_size, std::to_string(i + 1));
    for (int i = 0; i < side; ++i) {
        const bool letter = cells == Cells::a1;
        canvas.text(Ink::label, {-.28, i + .5}, label_size,
                    letter ? std::string(1, static_cast<char>('A' + i)) : std::to_string(i + 1));
    }
}

void draw_values(Canvas& canvas, const State& state, const DrawOptions& options, bool givens) {
    for (int index = 0; index < cell_count; ++index) {
        const auto cell = static_cast<Cell>(index);
        const int value = state.values[cell];
        const bool given = !options.givens || (*options.givens)[cell] != 0;
        if (value != 0 && given == givens)
            canvas.text(given ? Ink::given : Ink::value, centre_of(cell), value_size, digit_text(value));
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
    canvas.text(ink, centre_of(candidate), candidate_size, digit_text(candidate.digit + 1));
}

}  // namespace

Point corner_of(Cell cell) {
    return {static_cast<double>(column_of(cell)), static_cast<double>(row_of(cell))};
}

Point centre_of(Cell cell) {
    const Point corner = corner_of(cell);
    return {corner.x + .5, corner.y + .5};
}

Point centre_of(Candidate candidate) {
    const Point corner = corner_of(candidate.cell);
    // A little towards the middle of the cell, away from the lines.
    constexpr double margin = .0625, room = (1 - 2 * margin) / box_side;
    const int row = candidate.digit / box_side, column = candidate.digit % box_side;
    return {corner.x + margin + room * (column + .5), corner.y + margin + room * (row + .5)};
}

double candidate_radius() { return .44 * candidate_room; }

void draw_back(Canvas& canvas) {
    canvas.part(true, [&] { canvas.box(Ink::paper, {0, 0}, {length, length}); });
}

void draw_lines(Canvas& canvas) {
    canvas.part(true, [&] { draw_all_lines(canvas); });
}

void draw_labelled_lines(Canvas& canvas, Cells cells) {
    canvas.part(true, [&] {
        draw_all_lines(canvas);
        draw_labels(canvas, cells);
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

}  // namespace nonet::board
