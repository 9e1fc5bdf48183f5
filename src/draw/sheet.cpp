// Sheets: puzzles as large as they can be on a page, and their solutions, small, on pages at the end.

#include <algorithm>

#include "draw/board.hpp"

namespace nonet {
namespace {

// All in points of 1/72 inch.
struct Size {
    double width, height;
};
constexpr Size a4{595.28, 841.89}, letter{612, 792};
constexpr double margin = 42, gap = 22;
constexpr double title_size = 17, title_room = 36;
constexpr double number_size = 10, number_room = 18;  // the number above each grid
constexpr double foot_size = 9, foot_room = 22;
constexpr double largest = 400,
                 largest_solution = 150;  // a grid: larger ones are no better to write in, or to read

constexpr int solutions_per_puzzle = 4;  // on a page: they are not written in, so they can be small
constexpr int most_solutions = 24;

// How puzzles are laid out on a page: the columns that make the grids largest; of several the most.
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
    explicit Printer(const Sheet& sheet) : sheet_(sheet) {}

    std::vector<Drawing> run() {
        // A page that is never full needs no room for more.
        const int most = std::max(static_cast<int>(sheet_.entries.size()), 1);
        const int per_page = std::clamp(sheet_.per_page, 1, most);
        print(per_page, false);
        const auto solved = static_cast<int>(std::ranges::count_if(sheet_.entries, &has_solution));
        if (sheet_.solutions && solved > 0)
            print(std::min({per_page * solutions_per_puzzle, most_solutions, solved}), true);
        for (std::size_t i = 0; i < pages_.size(); ++i) number_page(i);
        return std::move(pages_);
    }

 private:
    static bool has_solution(const Sheet::Entry& entry) { return entry.solution.has_value(); }

    Size paper() const { return sheet_.paper == Sheet::Paper::a4 ? a4 : letter; }

    // Starts a page and returns what there is room for below the title.
    Size begin_page(bool solutions) {
        Drawing page{.width = paper().width, .height = paper().height};
        page.title = sheet_.title.empty() ? "Sudoku" : sheet_.title;
        if (solutions) page.title += sheet_.title.empty() ? " solutions" : ": solutions";
        top_ = margin;
        if (!sheet_.title.empty() || solutions) {
            const std::string words = sheet_.title.empty() ? "Solutions" : page.title;
            Canvas(page).text(Ink::title, {margin, margin + title_size / 2}, title_size, words, false);
            top_ += title_room;
        }
        pages_.push_back(std::move(page));
        return {paper().width - 2 * margin, paper().height - top_ - margin - foot_room};
    }

    void print(int per_page, bool solutions) {
        Plan plan;
        Size room{};
        int place = 0;
        for (std::size_t i = 0; i < sheet_.entries.size(); ++i) {
            const Sheet::Entry& entry = sheet_.entries[i];
            if (solutions && !entry.solution) continue;
            if (place % per_page == 0) {
                room = begin_page(solutions);
                plan = plan_for(per_page, room, solutions ? largest_solution : largest);
            }
            const int on_page = place++ % per_page;
            const double step_across =
                             plan.columns == 1 ? 0 : (room.width - plan.length) / (plan.columns - 1),
                         left = plan.columns == 1 ? (room.width - plan.length) / 2 : 0;
            print_grid(entry, solutions, i + 1,
                       {margin + left + on_page % plan.columns * step_across,
                        top_ + on_page / plan.columns * (plan.length + number_room + gap)},
                       plan.length);
        }
    }

    void print_grid(const Sheet::Entry& entry, bool solved, std::size_t number, Point at, double length) {
        Drawing& page = pages_.back();
        Canvas(page, at).text(Ink::caption, {0, number_room / 2 - 2}, number_size, std::to_string(number),
                              false);
        Canvas canvas(page, {at.x, at.y + number_room}, length / board::length);
        board::draw_back(canvas);
        board::draw_lines(canvas);
        board::draw_digits(canvas, {.values = solved ? *entry.solution : entry.puzzle},
                           {.givens = entry.puzzle, .candidates = false});
    }

    void number_page(std::size_t index) {
        Drawing& page = pages_[index];
        Canvas(page).text(Ink::label, {page.width / 2, page.height - margin / 2 - foot_size}, foot_size,
                          std::to_string(index + 1) + " / " + std::to_string(pages_.size()));
    }

    const Sheet& sheet_;
    std::vector<Drawing> pages_;
    double top_ = margin;
};

}  // namespace

std::vector<Drawing> draw(const Sheet& sheet) { return Printer(sheet).run(); }

}  // namespace nonet
