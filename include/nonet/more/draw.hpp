#pragma once
// Pictures of puzzles, states and steps: shapes first, then text that shows them.
//
//   State, Step --draw--> Drawing --svg, pdf--> text
//
// A Drawing knows what each shape is for (its Ink); how that looks is decided where it is written, once for all forms
// (src/draw/inks.cpp).  Every mark differs from the others without colour: by its outline, its dashes, its form.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/explain.hpp"

namespace nonet {

// What a shape is for.
enum class Ink : std::uint8_t {
    paper,
    thin_line,  // between cells
    box_line,   // between boxes, and around the grid
    label,      // the numbers of rows and columns
    caption,
    title,
    given,
    value,  // filled in by the player
    candidate,
    base,        // a house looked into
    base_line,   // its outline: solid
    cover,       // a house that confines
    cover_line,  // its outline: dashed
    cell,        // a cell of the pattern
    excluder,    // a cell or value that rules something out: a dotted outline
    used,        // a candidate of the pattern; in a chain one that is true: a ring
    supposed,    // where a chain begins: a double ring
    off,         // in a chain a candidate that is false: a dashed ring
    extra,       // a candidate beyond a deadly pattern, or a place that follows: a square
    placed,      // a digit that the step sets: a filled disc
    placed_digit,
    removed,  // a candidate that the step takes away: struck out
    removed_digit,
    strike,
    strong_link,   // solid: if the one is false, the other is true
    weak_link,     // dashed: if the one is true, the other is false
    pattern_link,  // dotted: together these false candidates make a pattern that rules the other out
    link_head,
};
inline constexpr int ink_count = 28;

struct Point {
    double x = 0, y = 0;  // y grows downwards
};

struct Shape {
    enum class Kind : std::uint8_t {
        box,       // points[0] and points[1] are opposite corners; with `radius` rounded, up to a disc
        line,      // from points[0] to points[1]
        curve,     // the same, pulled towards points[2]: a quadratic Bezier curve
        triangle,  // filled
        text,      // centred on points[0], `size` high; or beginning there
    };
    Kind kind = Kind::box;
    Ink ink = Ink::paper;
    std::array<Point, 3> points{};
    double size = 0;    // of text
    double radius = 0;  // of a box's corners
    double width = 0;   // of its outline
    bool centred = true;
    std::string text;  // UTF-8
};

// One picture; shapes cover those before them.
struct Drawing {
    double width = 0, height = 0;
    std::string title;  // in words, for readers who cannot see it
    std::vector<Shape> shapes;
};

struct DrawOptions {
    std::optional<Grid> givens;  // shown in bold; without them every value is
    bool candidates = true;      // of empty cells
    Cells cells = Cells::r1c1;   // the labels of the rows, and the names in captions
    bool caption = false;        // below a step: its name and what it concludes
};

// For a grid, its shapes cost some ten microseconds and its text some hundred, and both memory.

// A grid as it stands.
[[nodiscard]] Drawing draw(const State& state, const DrawOptions& options = {});

// A step on the state before it: one grid, or one for each of its chains if it has several.
[[nodiscard]] std::vector<Drawing> draw_parts(const State& before, const Step& step,
                                              const DrawOptions& options = {});

// The same as one picture, the grids side by side and one below another.
[[nodiscard]] Drawing draw(const State& before, const Step& step, const DrawOptions& options = {});

// Sheets of puzzles for printing.
struct Sheet {
    struct Entry {
        Grid puzzle;
        std::optional<Grid> solution;  // drawn at the end
    };
    enum class Paper : std::uint8_t { a4, letter };
    std::vector<Entry> entries;
    std::string title;  // on top of each page, if any
    Paper paper = Paper::a4;
    int per_page = 6;       // puzzles; as large as they can be
    bool solutions = true;  // small, on pages of their own after the puzzles
};

// One Drawing for each page, in points of 1/72 inch.
[[nodiscard]] std::vector<Drawing> draw(const Sheet& sheet);

// One SVG document, without anything from elsewhere.  Several pages stand one below another.
[[nodiscard]] std::string svg(std::span<const Drawing> pages);

// The same picture as an element of an HTML page, which has svg_style() in its own style sheet.
[[nodiscard]] std::string svg_element(const Drawing& drawing);

// The looks of the inks as a style sheet: light, and dark where the reader prefers it; always light in print.
[[nodiscard]] std::string svg_style();

// A PDF 1.4 document, one page for each drawing, in vectors and the fonts that every reader has.  What they lack becomes
// a question mark: ask missing_in_pdf first.
[[nodiscard]] std::string pdf(std::span<const Drawing> pages);

// The first letter of a text in UTF-8 that the fonts of a PDF lack, if there is one: they have those of the languages of
// western Europe.  SVG draws any.
[[nodiscard]] std::optional<std::string_view> missing_in_pdf(std::string_view text) noexcept;

}  // namespace nonet
