#pragma once
// Pictures of puzzles, states and steps: shapes first, then text that shows them.
//
//   State, Step --draw--> Drawing --svg, pdf--> text
//
// A Drawing records the purpose of each shape (its Ink). The writers decide how that looks, in one place for all formats
// (src/draw/inks.cpp). Marks differ even without colour, by outline, dashes or form.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "nonet/explain.hpp"
#include "nonet/function_ref.hpp"

namespace nonet {

// The purpose of a shape.
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
    base,        // a house that is examined
    base_line,   // its outline: solid
    cover,       // a house that confines
    cover_line,  // its outline: dashed
    cell,        // a cell of the pattern
    excluder,    // a cell or value that rules something out: a dotted outline
    used,        // a candidate of the pattern; in a chain a true one: a ring
    supposed,    // where a chain begins: a double ring
    off,         // in a chain a false candidate: a dashed ring
    extra,       // a candidate beyond a deadly pattern, or a place that follows: a square
    placed,      // a digit that the step sets: a filled disc
    placed_digit,
    removed,  // a candidate that the step takes away: struck out
    removed_digit,
    strike,
    strong_link,   // solid: if one is false, the other is true
    weak_link,     // dashed: if one is true, the other is false
    pattern_link,  // dotted: together these false candidates form a pattern that rules out the other
    link_head,
    region,       // a house other than rows, columns, boxes and pieces
    region_line,  // a diagonal; a sign between two cells
    parity,       // a disc: odd values only; a square: even ones
    // Rules. Lines also differ by their dashes and widths.
    cage,         // the outline of cells that belong together: dashed
    clue,         // numbers of cages, on dots and at the edge
    grey_line,    // thermometers, with a bulb; and all lines with distinct ends
    thin_rule,    // arrows, rings
    green_line,   // whispers
    purple_line,  // renbans
    blue_line,    // sums of regions
    orange_line,  // entropic lines: low, middle and high
    teal_line,    // modular lines: remainders
    yellow_line,  // nabners
    rose_line,    // zippers, sums along a line
    pale_line,    // palindromes
    white_dot,
    black_dot,
    white_dot_text,  // the number in a white dot
    black_dot_text,
};
inline constexpr int ink_count = 47;
// Pictures without rules omit the styles of these inks.
inline constexpr Ink first_ink_of_rules = Ink::cage;

struct Point {
    double x = 0, y = 0;  // y grows downwards
};

struct Shape {
    enum class Kind : std::uint8_t {
        box,       // points[0] and points[1] are opposite corners; rounded by `radius`, up to a disc
        line,      // from points[0] to points[1]
        curve,     // the same, pulled towards points[2]: a quadratic Bezier curve
        triangle,  // filled
        text,      // centred on points[0], `size` high; or starting there
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

// Shapes that are likely to recur, at this or another place: the lines of a grid, the givens. A document of several
// drawings can write them once.
struct Part {
    std::size_t first = 0, count = 0;  // of the drawing's shapes
    Point at;                          // shapes with the same layout relative to this point are equal
    bool everywhere = false;  // in the drawings of any puzzle; otherwise only of one puzzle and one ink
};

// One picture; later shapes cover earlier ones.
struct Drawing {
    double width = 0, height = 0;
    std::string title;  // in words, for readers who cannot see it
    std::vector<Shape> shapes;
    std::vector<Part> parts;  // in order; no two share a shape
};

struct DrawOptions {
    std::span<const std::uint8_t> givens = {};  // shown in bold; if empty, all values are
    bool candidates = true;                     // of empty cells
    Cells cells = Cells::r1c1;                  // the labels of the rows, and the names in captions
    bool caption = false;                       // below a step: its name and what it concludes
};

// For one grid, the shapes cost tens of microseconds and the text hundreds; both use memory.

// Draws a grid of the classic board in its current state.
[[nodiscard]] Drawing draw(const State& state, const DrawOptions& options = {});

// Draws a puzzle of any board, with its regions, pieces and diagonals; `options.givens` is ignored.
//
//   solution   nothing, or a value for each cell: cells without a given are filled in
//   rules      rules that no line can show (anti-knight, disjoint groups, ...) are listed below the grid, as in the
//              board's name
[[nodiscard]] Drawing draw(const BoardPuzzle& puzzle, const DrawOptions& options = {},
                           std::span<const std::uint8_t> solution = {});

// Draws a step on the state before it: one grid, or one for each of its chains if it has several.
[[nodiscard]] std::vector<Drawing> draw_parts(const State& before, const Step& step,
                                              const DrawOptions& options = {},
                                              const Geometry& board = Geometry::classic());

// The same as one picture, with the grids side by side and in rows.
[[nodiscard]] Drawing draw(const State& before, const Step& step, const DrawOptions& options = {},
                           const Geometry& board = Geometry::classic());

// Draws a step of a path, on the state that the earlier steps leave.
//
//   number   1 is the first step; the step must exist
[[nodiscard]] Drawing draw(const Path& path, std::size_t number, const DrawOptions& options = {});

// Sheets of puzzles for printing.
struct Sheet {
    struct Entry {
        Puzzle puzzle{ClassicPuzzle{}};      // of any board; different boards may be side by side
        std::vector<std::uint8_t> solution;  // a value for each cell, drawn at the end; empty: none
    };
    enum class Paper : std::uint8_t { a4, letter };
    std::vector<Entry> entries;
    std::string title;  // at the top of each page, if any
    Paper paper = Paper::a4;
    int per_page = 6;       // puzzles, drawn as large as possible
    bool solutions = true;  // small, on separate pages after the puzzles
};

// One Drawing for each page, in points of 1/72 inch.
[[nodiscard]] std::vector<Drawing> draw(const Sheet& sheet);

// The same for entries that are not all in memory: `sheet.entries` is ignored.
//
//   entries   the number of entries, and how many of them have a solution
//   entry     called for 0, 1, 2, ... to the last one, and a second time if solutions are drawn
//   page      called with each page as soon as it is drawn
struct SheetEntries {
    std::uint64_t count = 0, solved = 0;
};
void draw(const Sheet& sheet, SheetEntries entries, FunctionRef<Sheet::Entry(std::uint64_t)> entry,
          FunctionRef<void(const Drawing&)> page);

// Writes one self-contained SVG document. Several pages are placed one below another.
[[nodiscard]] std::string svg(std::span<const Drawing> pages);

// The board's drawing apart from its cells and the lines between them, for overlaying on another grid: diagonals,
// outlines of overlapping regions, signs, rules with their clues outside. It is an SVG element without a style: each ink
// is a class. There are two groups, "below", for under the digits, and "above". Cells are 48 wide; the grid's upper left
// corner is at 0, 0, and the view box begins left of it and above it if there are clues outside. Cell shading is not
// included.
[[nodiscard]] std::string svg_ground(const Geometry& geometry);

// Pictures as elements of an HTML page that has svg_style() in its style sheet. Parts common to the drawings of all
// puzzles are written once, with an id, and reused by all elements of the page.
class SvgShelf {
 public:
    // names   prefix of the ids: nothing else in the page may begin with it
    explicit SvgShelf(std::string names) : names_(std::move(names)) {}

    [[nodiscard]] std::string element(const Drawing& drawing);

    // Returns a part of a drawing as the element that refers to it; empty if it is not written yet.
    [[nodiscard]] std::string used(const Drawing& drawing, const Part& part) const;

 private:
    friend class SvgWriter;
    struct Kept {
        std::string id;
        Point at;
    };
    std::string shown(const Drawing& drawing, const Part& part, std::string_view href, bool lists);
    std::string used(const std::string& shapes, const Part& part, std::string_view href) const;

    std::string names_;
    std::unordered_map<std::string, Kept> parts_;  // by their shapes
};

// The pictures of one puzzle, from the first step on, as elements of one page.
struct SvgSeries {
    std::string shared;  // an element without a size; must be in the page, before or after them
    std::vector<std::string> elements;  // one for each
};

// names   as above; different for each series
// shelf   has written the parts common to all puzzles; the series contains the rest
[[nodiscard]] SvgSeries svg_series(std::span<const Drawing> drawings, std::string_view names,
                                   const SvgShelf& shelf);

// A picture as such an element on its own.
[[nodiscard]] std::string svg_element(const Drawing& drawing);

// Writes an SVG document one page at a time. The document is head(), the output of page() for each page in order, and
// `tail`. The head is known last because it contains the total size. Memory does not grow with the pages.
class SvgWriter {
 public:
    [[nodiscard]] std::string page(const Drawing& page);
    [[nodiscard]] std::string head() const;
    static constexpr std::string_view tail = "</svg>\n";

 private:
    double width_ = 0, height_ = 0;
    std::uint64_t pages_ = 0;
    bool has_rules_ = false;
    std::string title_;
    SvgShelf shelf_{"nonet-"};
};

// The style sheet of the inks: light, and dark if the reader prefers it; always light in print.
//
//   rules   include the inks for rules
[[nodiscard]] std::string svg_style(bool rules = true);

// Writes a PDF 1.4 document, one page for each drawing, in vectors and the standard fonts. Characters missing from the
// fonts become question marks: check with missing_in_pdf first.
[[nodiscard]] std::string pdf(std::span<const Drawing> pages);

// Writes a PDF one page at a time. The document is the output of page() for each page in order, then that of end().
// Memory grows by eight bytes a page.
class PdfWriter {
 public:
    [[nodiscard]] std::string page(const Drawing& page);
    void end(FunctionRef<void(std::string_view)> write);  // in pieces

 private:
    // A part that several pages show.
    struct Form {
        std::size_t number;  // of its object
        std::string shapes;
    };
    std::string object(std::string_view body);  // with the next number
    std::size_t next_number() const;
    std::string begun(std::string_view title);
    const Form& form_of(const Drawing& page, const Part& part, std::string& made);

    std::vector<std::uint32_t> sizes_;  // of the objects, in order
    std::vector<Form> forms_;
};

// Returns the first character of a UTF-8 text that the PDF fonts lack, if any. The fonts cover the languages of western
// Europe. SVG can show any character.
[[nodiscard]] std::optional<std::string_view> missing_in_pdf(std::string_view text) noexcept;

}  // namespace nonet
