// Lays out sheets: puzzles as large as the page allows, and their solutions, small, on pages at the end.

#include <algorithm>

#include "draw/board.hpp"
#include "draw/ground.hpp"
#include "draw/rule_pictures.hpp"

namespace nonet {
namespace {

// All in points of 1/72 inch.
struct Size {
    double width, height;
};
constexpr Size a4{595.28, 841.89}, us_letter{612, 792};
constexpr double margin = 42, gap = 22;
constexpr double title_size = 17, title_room = 36;
constexpr double number_size = 10, number_room = 18;  // the number above each grid
constexpr double foot_size = 9, foot_room = 22;
constexpr double largest = 400,
                 largest_solution = 150;  // a grid: larger ones are no easier to fill in or to read

constexpr int solutions_per_puzzle = 4;  // on a page: not for writing in, so they can be small
constexpr int most_solutions = 24;

// The layout of puzzles on a page: the number of columns that makes the grids largest; among equals the greatest number.
struct Plan {
    int columns = 1, rows = 1;
    double length = 0;  // of one grid
};

Plan plan_for(int per_page, Size room, double largest_grid) {
    Plan best;
    for (int columns = 1; columns <= per_page; ++columns) {
        const int rows = (per_page + columns - 1) / columns;
        const double wide = (room.width - gap * (columns - 1)) / columns,
                     high = (room.height - gap * (rows - 1)) / rows - number_room,
                     length = std::min({wide, high, largest_grid});
        if (length >= best.length) best = {columns, rows, length};
    }
    return best;
}

class Printer {
 public:
    Printer(const Sheet& sheet, SheetEntries entries, FunctionRef<Sheet::Entry(std::uint64_t)> entry,
            FunctionRef<void(const Drawing&)> out)
        : sheet_(sheet), entries_(entries), entry_(entry), out_(out) {}

    void run() {
        if (entries_.count == 0) return;
        // A page that is never full needs no room for more.
        const auto at_most = [](std::uint64_t number, int most) {
            return static_cast<int>(std::min<std::uint64_t>(number, static_cast<std::uint64_t>(most)));
        };
        const int per_page = at_most(entries_.count, std::max(sheet_.per_page, 1));
        const bool wants_solutions = sheet_.solutions && entries_.solved > 0;
        const int solved_per_page =
            std::min(at_most(entries_.solved, most_solutions), per_page * solutions_per_puzzle);
        count_ = pages_for(entries_.count, per_page);
        if (wants_solutions) count_ += pages_for(entries_.solved, solved_per_page);
        print(per_page, false);
        if (wants_solutions) print(solved_per_page, true);
    }

 private:
    static std::uint64_t pages_for(std::uint64_t entries, int per_page) {
        const auto room = static_cast<std::uint64_t>(per_page);
        return (entries + room - 1) / room;
    }

    Size paper() const { return sheet_.paper == Sheet::Paper::a4 ? a4 : us_letter; }

    // Starts a page and returns the room below the title.
    Size begin_page(bool solutions) {
        page_ = {.width = paper().width, .height = paper().height};
        page_.title = sheet_.title.empty() ? "Sudoku" : sheet_.title;
        if (solutions) page_.title += sheet_.title.empty() ? " solutions" : ": solutions";
        top_ = margin;
        if (!sheet_.title.empty() || solutions) {
            const std::string words = sheet_.title.empty() ? "Solutions" : page_.title;
            Canvas(page_).text(Ink::title, {margin, margin + title_size / 2}, title_size, words, false);
            top_ += title_room;
        }
        return {paper().width - 2 * margin, paper().height - top_ - margin - foot_room};
    }

    void print(int per_page, bool solutions) {
        Plan plan;
        Size room{};
        int place = 0;
        for (std::uint64_t i = 0; i < entries_.count; ++i) {
            const Sheet::Entry entry = entry_(i);
            if (solutions && entry.solution.empty()) continue;
            if (place == per_page) place = end_page();
            if (place == 0) {
                room = begin_page(solutions);
                plan = plan_for(per_page, room, solutions ? largest_solution : largest);
            }
            const int on_page = place++;
            const double step_across =
                             plan.columns == 1 ? 0 : (room.width - plan.length) / (plan.columns - 1),
                         left = plan.columns == 1 ? (room.width - plan.length) / 2 : 0;
            print_grid(entry, solutions, i + 1,
                       {margin + left + on_page % plan.columns * step_across,
                        top_ + on_page / plan.columns * (plan.length + number_room + gap)},
                       plan.length);
        }
        end_page();
    }

    // The number, the rules that the grid does not show, and the legend of its lines.
    static std::string caption_of(const Sheet::Entry& entry, std::uint64_t number) {
        std::string caption = std::to_string(number);
        const BoardPuzzle* other = entry.puzzle.board_puzzle();
        if (other == nullptr) return caption;
        if (board::has_unseen_rules(other->geometry)) caption += "  " + board::plain_name(other->geometry);
        for (const board::Legend& legend : board::legend_of(other->geometry)) caption += "  " + legend.words;
        return caption;
    }

    void print_grid(const Sheet::Entry& entry, bool solved, std::uint64_t number, Point at, double length) {
        Canvas(page_, at).text(Ink::caption, {0, number_room / 2 - 2}, number_size, caption_of(entry, number),
                               false);
        const Point corner{at.x, at.y + number_room};
        if (const BoardPuzzle* other = entry.puzzle.board_puzzle())
            return print_board(*other, entry, solved, corner, length);
        Canvas canvas(page_, corner, length / board::length);
        const Grid& puzzle = entry.puzzle.classic()->givens;
        const std::span<const std::uint8_t> givens = puzzle.values;
        board::draw_back(canvas);
        board::draw_lines(canvas);
        board::draw_digits(canvas, {.geometry = Geometry::classic(),
                                    .values = solved ? std::span(entry.solution) : givens,
                                    .givens = givens});
    }

    // As large as the classic grid, so its cells are smaller.
    void print_board(const BoardPuzzle& puzzle, const Sheet::Entry& entry, bool solved, Point at,
                     double length) {
        const Geometry& geometry = puzzle.geometry;
        const double room = board::clue_room(geometry);
        const double scale = length / (std::max(geometry.rows(), geometry.columns()) + 2 * room);
        Canvas canvas(page_, {at.x + room * scale, at.y + room * scale}, scale);
        board::draw_back(canvas, geometry);
        board::draw_lines(canvas, geometry);
        const std::span<const std::uint8_t> givens = puzzle.values;
        board::draw_digits(
            canvas,
            {.geometry = geometry, .values = solved ? std::span(entry.solution) : givens, .givens = givens});
    }

    // Numbers the page and passes it on; the next page starts empty.
    int end_page() {
        Canvas(page_).text(Ink::label, {page_.width / 2, page_.height - margin / 2 - foot_size}, foot_size,
                           std::to_string(++number_) + " / " + std::to_string(count_));
        out_(page_);
        return 0;
    }

    const Sheet& sheet_;
    const SheetEntries entries_;
    const FunctionRef<Sheet::Entry(std::uint64_t)> entry_;
    const FunctionRef<void(const Drawing&)> out_;
    Drawing page_;                          // the current page
    std::uint64_t number_ = 0, count_ = 0;  // of pages
    double top_ = margin;
};

}  // namespace

void draw(const Sheet& sheet, SheetEntries entries, FunctionRef<Sheet::Entry(std::uint64_t)> entry,
          FunctionRef<void(const Drawing&)> page) {
    Printer(sheet, entries, entry, page).run();
}

std::vector<Drawing> draw(const Sheet& sheet) {
    const auto has_solution = [](const Sheet::Entry& entry) { return !entry.solution.empty(); };
    const SheetEntries entries{
        .count = sheet.entries.size(),
        .solved = static_cast<std::uint64_t>(std::ranges::count_if(sheet.entries, has_solution))};
    std::vector<Drawing> pages;
    draw(
        sheet, entries, [&](std::uint64_t i) { return sheet.entries[static_cast<std::size_t>(i)]; },
        [&](const Drawing& page) { pages.push_back(page); });
    return pages;
}

}  // namespace nonet
