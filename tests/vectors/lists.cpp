#include <algorithm>
#include <cstdlib>

#include "core/rng.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/more/research.hpp"
#include "nonet/nonet.hpp"
#include "vectors/sets.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t seed = 20261125;
constexpr std::size_t puzzles = 24;

std::string list_of(const std::vector<std::string>& found, Stop stop) {
    return object([&](JsonObject& out) { out.texts("found", found).text("stop", name_of(stop)); });
}

// Collects grids as lines.
struct Lines {
    std::vector<std::string> found;
    void operator()(const Grid& grid) { found.push_back(format_line(grid)); }
};

void ask_for_lists(const Grid& grid, std::size_t i) {
    const std::string line = quoted(format_line(grid));
    Grid open = grid;
    for (int cell = 0, dropped = 0; cell < cell_count && dropped < 3; ++cell)
        if (open[cell] != 0) open[cell] = 0, ++dropped;
    Lines solutions, minimal, neighbours;
    const Count count = count_solutions({open, {}}, {.solutions = 50}, solutions);
    print_vector("solutions", quoted(format_line(open)) + ",{\"solutions\":50}",
                 list_of(solutions.found, count.stop));
    const Grid full = solve({grid, {}}).first;
    Grid more = grid;  // with some more givens than a minimal puzzle
    Rng rng(seed, i);
    for (int times = 0; times < 4; ++times) {
        const int cell = static_cast<int>(rng.below(cell_count));
        more[cell] = full[cell];
    }
    const auto within = find_minimal_puzzles(more, minimal, {.solutions = 5});
    if (!within) std::abort();
    print_vector("minimalPuzzles", quoted(format_line(more)) + ",{\"solutions\":5}",
                 list_of(minimal.found, within->stop));
    print_vector("minimal", quoted(format_line(more)), quoted(minimal.found.front()));
    const int add = static_cast<int>(i % 2);
    const PuzzleSearch near = find_neighbours(more, 1, add, neighbours, {.solutions = 20});
    print_vector("neighbours",
                 quoted(format_line(more)) + ",1," + std::to_string(add) + ",{\"solutions\":20}",
                 list_of(neighbours.found, near.stop));
    if (i % 4 != 0) return;
    const auto sets = find_unavoidable_sets(full, 8);
    if (!sets) std::abort();
    std::string all;  // lists of lists
    for (const CellSet& set : sets->sets) {
        const std::string one =
            object([&](JsonObject& inner) { inner.cells("", std::vector<Cell>(set.begin(), set.end())); });
        (all += all.empty() ? "" : ",") += one.substr(4, one.size() - 5);  // {"":[...]}
    }
    print_vector("unavoidableSets", line + ",8",
                 "{\"found\":[" + all + "],\"stop\":" + quoted(name_of(sets->stop)) + "}");
}

void ask_of_sets(const Grid& grid, std::size_t i) {
    const std::string line = quoted(format_line(grid));
    const bool by_solution = i % 2 == 1;
    const auto print = form_fingerprint({grid, {}}, by_solution ? FormOf::solution : FormOf::puzzle);
    if (!print) std::abort();
    char hex[33];
    std::snprintf(hex, sizeof hex, "%016llx%016llx", static_cast<unsigned long long>(print->high),
                  static_cast<unsigned long long>(print->low));
    const std::string by = by_solution ? ",{\"by\":\"solution\"}" : "";
    print_vector("classOf", line + by, quoted(hex));
    const std::uint32_t millionths[] = {700'000, 200'000, 100'000};
    print_vector("partOf", line + "," + std::to_string(i) + ",[0.7,0.2,0.1]" + by,
                 std::to_string(part_of(*print, i, millionths)));
}

void ask_on_board(const char* name) {
    const auto board = parse_board(name);
    if (!board) std::abort();
    auto generator = BoardGenerator::create(*board, {.seed = seed});
    BoardPuzzleMade made;
    generator->make(0, {&made, 1});
    const auto line = [&](std::span<const std::uint8_t> values) { return format_line(*board, values); };
    const std::string options = "\"board\":" + quoted(name) + "}";
    BoardPuzzle fuller{*board, made.puzzle, {}};
    fuller.values[0] = made.solution[0];
    print_vector("minimal", quoted(line(fuller.values)) + ",{" + options,
                 quoted(line(find_first_minimal(fuller).values)));
    BoardPuzzle open{*board, made.puzzle, {}};
    *std::ranges::find_if(open.values, [](auto value) { return value != 0; }) = 0;
    std::vector<std::string> found;
    const Count count =
        count_solutions(open, {.solutions = 10}, [&](auto values) { found.push_back(line(values)); });
    print_vector("solutions", quoted(line(open.values)) + ",{\"solutions\":10," + options,
                 list_of(found, count.stop));
}

}  // namespace

void print_list_vectors() {
    std::vector<Generated> made(puzzles);
    auto generator = Generator::create({.seed = seed, .minimal = true});
    if (!generator) std::abort();
    generator->make(0, made);
    for (std::size_t i = 0; i < puzzles; ++i) {
        ask_for_lists(made[i].puzzle, i);
        ask_of_sets(made[i].puzzle, i);
    }
    for (const char* board : {"4x4", "6x6+x", "9x9+x", "9x9+knight"}) ask_on_board(board);
}

}  // namespace nonet
