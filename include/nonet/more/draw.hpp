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
#include <unordered_map>
#include <vector>

#include "nonet/board_explain.hpp"
#include "nonet/explain.hpp"
#include "nonet/function_ref.hpp"

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
    region,       // a house beyond rows, columns, boxes and pieces
    region_line,  // a diagonal; a sign between two cells
    parity,       // a disc: odd values only; a square: even ones
    // Rules.  Lines differ by their dashes and widths too.
    cage,         // the outline of cells that belong together: dashed
    clue,         // numbers of cages, dots and at the edge
    grey_line,    // thermometers, with a bulb; and all that has ends of its own
    thin_rule,    // arrows, rings
    green_line,   // whispers
    purple_line,  // renbans
    blue_line,    // sums of regions
    orange_line,  // sets of low, middle and high
    teal_line,    // remainders
    yellow_line,  // nabners
    rose_line,    // zippers, sums along a line
    pale_line,    // palindromes
    white_dot,
    black_dot,
    white_dot_text,  // a number in one
    black_dot_text,
};
inline constexpr int ink_count = 47;
// Pictures without rules are written without the looks of these.
inline constexpr Ink first_ink_of_rules = Ink::cage;

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

// Shapes that are likely to come again, at this or another place: the lines of a grid, the givens.  What is written of
// several drawings need not repeat them.
struct Part {
    std::size_t first = 0, count = 0;  // of the drawing's shapes
    Point at;                          // they are the same as others that lie the same way from there
    bool everywhere = false;  // in the drawings of any puzzle; otherwise in those of one, and of one ink
};

// One picture; shapes cover those before them.
struct Drawing {
    double width = 0, height = 0;
    std::string title;  // in words, for readers who cannot see it
    std::vector<Shape> shapes;
    std::vector<Part> parts;  // in their order; no two share a shape
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

// A puzzle of any board, with its regions, pieces and diagonals; of the options, `givens` is not looked at.
//
//   solution   nothing, or a value for each cell: those that are not given are filled in
//   rules      that no line can show (anti-knight, disjoint groups, ...) are said below the grid, by the name of the board
[[nodiscard]] Drawing draw(const WidePuzzle& puzzle, const DrawOptions& options = {},
                           std::span<const std::uint8_t> solution = {});

// A step on the state before it: one grid, or one for each of its chains if it has several.
[[nodiscard]] std::vector<Drawing> draw_parts(const State& before, const Step& step,
                                              const DrawOptions& options = {});

// The same as one picture, the grids side by side and one below another.
[[nodiscard]] Drawing draw(const State& before, const Step& step, const DrawOptions& options = {});

// A step on a puzzle of any board, its givens bold: one picture.  Of the options, `givens` is not looked at.
[[nodiscard]] Drawing draw(const WidePuzzle& puzzle, const WideState& before, const Step& step,
                           const DrawOptions& options = {});

// A step of a puzzle's path, on the state in which the steps before it leave the puzzle.  Of the options, `givens` is not
// looked at.
//
//   number   1 is the first step; there must be such a one
[[nodiscard]] Drawing draw(const ClassicPuzzle& puzzle, const Path& path, std::size_t number,
                           const DrawOptions& options = {});
[[nodiscard]] Drawing draw(const WidePuzzle& puzzle, const WidePath& path, std::size_t number,
                           const DrawOptions& options = {});

// Sheets of puzzles for printing.
struct Sheet {
    struct Entry {
        Puzzle puzzle{ClassicPuzzle{}};      // of any board; boards may stand side by side
        std::vector<std::uint8_t> solution;  // a value for each cell, drawn at the end; empty: none
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

// The same for entries that are not all in memory: those of `sheet` are not looked at.
//
//   entries   how many there are, and how many of them have a solution
//   entry     is asked for 0, 1, 2, ... to the last one, and where solutions are drawn a second time
//   page      gets each page as soon as it is drawn
struct SheetEntries {
    std::uint64_t count = 0, solved = 0;
};
void draw(const Sheet& sheet, SheetEntries entries, FunctionRef<Sheet::Entry(std::uint64_t)> entry,
          FunctionRef<void(const Drawing&)> page);

// One SVG document, without anything from elsewhere.  Several pages stand one below another.
[[nodiscard]] std::string svg(std::span<const Drawing> pages);

// What a board has beside its cells and the lines between them, to be laid over a grid of one's own: diagonals, outlines of
// regions that overlap, signs, rules with their clues outside.  An SVG element without a style: each ink is a class, and two
// groups are "below", for under the digits, and "above".  Cells are 48 wide; the grid's upper left corner is at 0, 0, and the
// view box begins left of it and above where clues stand outside.  Which cells are shaded is not in it.
[[nodiscard]] std::string svg_ground(const Geometry& geometry);

// Pictures as elements of an HTML page, which has svg_style() in its own style sheet.  What is in the drawings of any
// puzzle is written once, with an id, and used from there by all elements of the page.
class SvgShelf {
 public:
    // names   what the ids begin with: nothing else in the page may begin so
    explicit SvgShelf(std::string names) : names_(std::move(names)) {}

    [[nodiscard]] std::string element(const Drawing& drawing);

    // A part of a drawing as the element that uses it; empty if it is not written yet.
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
    std::string shared;                 // an element without a size that must stand before or behind them
    std::vector<std::string> elements;  // one for each
};

// names   as above; other ones for each series
// shelf   has written what is in the drawings of any puzzle; the rest the series has itself
[[nodiscard]] SvgSeries svg_series(std::span<const Drawing> drawings, std::string_view names,
                                   const SvgShelf& shelf);

// A picture as such an element by itself.
[[nodiscard]] std::string svg_element(const Drawing& drawing);

// An SVG document a page at a time.  It is head(), what page() gave for each page in order, and `tail`; the head is known
// last, because it says how large the whole is.  Memory does not grow with the pages.
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

// The looks of the inks as a style sheet: light, and dark where the reader prefers it; always light in print.
//
//   rules   also of those that rules are drawn with
[[nodiscard]] std::string svg_style(bool rules = true);

// A PDF 1.4 document, one page for each drawing, in vectors and the fonts that every reader has.  What they lack becomes
// a question mark: ask missing_in_pdf first.
[[nodiscard]] std::string pdf(std::span<const Drawing> pages);

// The same a page at a time.  What page() gave for each page in order, and what end() writes, is the document.  Memory
// grows by eight bytes a page.
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

    std::vector<std::uint32_t> sizes_;  // of the objects, as they came
    std::vector<Form> forms_;
};

// The first letter of a text in UTF-8 that the fonts of a PDF lack, if there is one: they have those of the languages of
// western Europe.  SVG draws any.
[[nodiscard]] std::optional<std::string_view> missing_in_pdf(std::string_view text) noexcept;

}  // namespace nonet
