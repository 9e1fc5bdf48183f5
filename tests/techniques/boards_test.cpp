// Techniques written for every board: on the classic board both instantiations find the same, and on other boards
// singles match the simplest definition.

#include <gtest/gtest.h>

#include <fstream>
#include <numeric>
#include <set>
#include <tuple>

#include "core/layout.hpp"
#include "core/rng.hpp"
#include "nonet/more/techniques.hpp"
#include "support/files.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

const Technique& hidden() { return *find_technique("hidden_single"); }
const Technique& naked() { return *find_technique("naked_single"); }

// Returns all properties of a step except its rating, which other boards lack.
std::string words(const Step& step) {
    std::string text = std::string(step.technique) + " " + std::string(step.kind);
    for (const auto& [cell, digits] : step.remove)
        text += " -" + std::to_string(cell) + ":" + std::to_string(digits.bits());
    for (const auto& [cell, digit] : step.place)
        text += " =" + std::to_string(cell) + ":" + std::to_string(digit);
    for (const Exhibit& exhibit : step.exhibits) {
        text += " role" + std::to_string(static_cast<int>(exhibit.role)) + " " +
                std::to_string(exhibit.digits.bits());
        for (House house : exhibit.houses) text += " h" + std::to_string(house);
        for (const auto& [cell, digits] : exhibit.cells)
            text += " c" + std::to_string(cell) + ":" + std::to_string(digits.bits());
    }
    return text;
}

// The techniques with one finder for every board.
constexpr std::string_view of_one_text[] = {
    "hidden_single",  "naked_single", "naked_pair",     "naked_triplet", "naked_quad", "hidden_pair",
    "hidden_triplet", "hidden_quad",  "x_wing",         "swordfish",     "jellyfish",  "xyz_wing",
    "xy_wing",        "bug",          "simple_colours", "multi_colours"};

template <class SomePosition>
std::vector<std::string> all_words(const SomePosition& position) {
    std::vector<std::string> all;
    for (Keep keep : {Keep::conclusion, Keep::first, Keep::all})
        for (std::string_view id : of_one_text) {
            std::vector<Step> steps;
            find_steps(*find_technique(id), position, {.keep = keep}, steps);
            for (const Step& step : steps) all.push_back(words(step));
            // Wings examine a cell's peers in another order: box, row, column; on other boards row by row. HoDoKu's
            // colouring never reports more than one step.
            // tells of more than one step.
            if (id.ends_with("_colours") ? keep == Keep::all : id.ends_with("wing") && keep != Keep::all)
                all.resize(all.size() - steps.size());
        }
    std::ranges::sort(all);
    return all;
}

WidePosition to_board_puzzle(const Wide& board, const Position& position) {
    BoardPuzzle puzzle{.geometry = Geometry::classic(), .values = {}, .marks = {}};
    for (int cell = 0; cell < cell_count; ++cell) {
        puzzle.values.push_back(position.values()[cell]);
        puzzle.marks.push_back(position.candidates(static_cast<Cell>(cell)));
    }
    return WidePosition(board, puzzle);
}

TEST(Boards, FindTheSameOnTheClassicBoardEitherWay) {
    const Wide board(Geometry::classic());
    std::ifstream file(testing::source_path("data/minimal.txt"));
    int positions = 0, steps = 0;
    for (std::string line; std::getline(file, line) && positions < 1000;) {
        ClassicPuzzle puzzle;
        for (int cell = 0; cell < cell_count; ++cell)
            puzzle.givens[cell] = static_cast<std::uint8_t>(line[cell] == '.' ? 0 : line[cell] - '0');
        Position position(puzzle);
        WidePosition wide = to_board_puzzle(board, position);
        while (!position.solved() && positions < 1000) {
            const auto found = all_words(position);
            EXPECT_EQ(all_words(wide), found) << line;
            EXPECT_TRUE(wide == to_board_puzzle(board, position)) << "placed and removed alike";
            ++positions;
            steps += static_cast<int>(found.size());
            std::vector<Step> next;
            find_next(position, {.keep = Keep::conclusion}, true, se_order().first(19), next);
            if (next.empty()) break;
            apply_step(position, next.front());
            apply_step(wide, next.front());
        }
    }
    EXPECT_GE(positions, 500);
    EXPECT_GE(steps, 5000);
}

// Returns the conclusions of a technique's steps, independent of their order and evidence.
template <class SomePosition>
std::set<std::tuple<Cell, Digit, bool>> conclusions_of(std::string_view id, const SomePosition& position) {
    std::vector<Step> steps;
    find_steps(*find_technique(id), position, {.keep = Keep::all}, steps);
    std::set<std::tuple<Cell, Digit, bool>> all;
    for (const Step& step : steps) {
        for (const auto& [cell, digit] : step.place) all.insert({cell, digit, true});
        for (const auto& [cell, digits] : step.remove)
            for (Digit digit : digits) all.insert({cell, digit, false});
    }
    return all;
}

// Links and rings are equal, so the conclusions are; which of several is shown first differs.
TEST(Boards, ChainsAndLoopsConcludeTheSameOnTheClassicBoardEitherWay) {
    const Wide board(Geometry::classic());
    std::ifstream file(testing::source_path("data/minimal.txt"));
    int positions = 0, conclusions = 0, loops = 0;
    for (std::string line; std::getline(file, line) && positions < 40;) {
        ClassicPuzzle puzzle;
        for (int cell = 0; cell < cell_count; ++cell)
            puzzle.givens[cell] = static_cast<std::uint8_t>(line[cell] == '.' ? 0 : line[cell] - '0');
        Position position(puzzle);
        std::vector<Step> next;
        while (find_next(position, {.keep = Keep::conclusion}, false, se_order().first(15), next) !=
               nullptr) {
            apply_step(position, next.front());
            next.clear();
        }
        if (position.solved()) continue;
        ++positions;
        const WidePosition wide = to_board_puzzle(board, position);
        for (std::string_view id : {"unique_loop", "forcing_chain", "nishio"}) {
            if (positions > 12 && id != "unique_loop") continue;
            const auto found = conclusions_of(id, position);
            loops += id == "unique_loop" && !found.empty();
            EXPECT_EQ(conclusions_of(id, wide), found) << id << " " << line;
            conclusions += static_cast<int>(found.size());
        }
    }
    EXPECT_EQ(positions, 40);
    EXPECT_GE(loops, 5);
    EXPECT_GE(conclusions, 100);
}

// ---- Other boards, compared with the rules in their simplest form

using Values = std::vector<std::uint8_t>;
using HouseSingle = std::tuple<House, Cell, Digit>;

// Returns whether no cell in a common house holds the digit.
bool may_hold(const Geometry& geometry, const Values& values, Cell cell, Digit digit) {
    for (House house = 0; house < geometry.house_count(); ++house) {
        bool inside = false, taken = false;
        for (Cell other : geometry.house_cells(house)) {
            inside = inside || other == cell;
            taken = taken || values[other] == digit + 1;
        }
        if (inside && taken) return false;
    }
    return values[cell] == 0;
}

std::set<HouseSingle> plain_hidden(const Geometry& geometry, const Values& values) {
    std::set<HouseSingle> singles;
    for (House house = 0; house < geometry.house_count(); ++house)
        for (Digit digit = 0; digit < geometry.digit_count(); ++digit) {
            const auto cells = geometry.house_cells(house);
            if (std::ssize(cells) != geometry.digit_count()) continue;  // the house may lack the digit
            std::vector<Cell> places;
            for (Cell cell : cells)
                if (may_hold(geometry, values, cell, digit)) places.push_back(cell);
            if (places.size() == 1) singles.insert({house, places[0], digit});
        }
    return singles;
}

std::set<std::pair<Cell, Digit>> plain_naked(const Geometry& geometry, const Values& values) {
    std::set<std::pair<Cell, Digit>> singles;
    for (Cell cell = 0; cell < geometry.cell_count(); ++cell) {
        std::vector<Digit> left;
        for (Digit digit = 0; digit < geometry.digit_count(); ++digit)
            if (may_hold(geometry, values, cell, digit)) left.push_back(digit);
        if (left.size() == 1) singles.insert({cell, left[0]});
    }
    return singles;
}

bool share_a_house(const Geometry& geometry, Cell one, Cell other) {
    for (House house = 0; house < geometry.house_count(); ++house) {
        const auto cells = geometry.house_cells(house);
        if (std::ranges::count(cells, one) + std::ranges::count(cells, other) == 2) return true;
    }
    return false;
}

// The causes of a hidden single are cells with its digit. Every other empty cell of its house sees one of them, and no
// cause is seen only by filled cells.
void expect_plain_causes(const Geometry& geometry, const Values& values, const Step& step) {
    if (::testing::Test::HasFailure()) return;  // one failure is enough
    const auto [place, digit] = step.place[0];
    const std::vector<CellDigits> causes =
        step.exhibits.size() > 2 ? step.exhibits[2].cells : std::vector<CellDigits>{};
    std::set<Cell> needed;
    for (Cell other : geometry.house_cells(step.exhibits[0].houses[0])) {
        if (other == place || values[other] != 0) continue;
        bool ruled_out = false;
        for (const CellDigits& cause : causes)
            if (share_a_house(geometry, cause.cell, other)) needed.insert(cause.cell), ruled_out = true;
        EXPECT_TRUE(ruled_out) << "cell " << other;
    }
    for (const CellDigits& cause : causes) {
        EXPECT_EQ(values[cause.cell], digit + 1);
        EXPECT_TRUE(needed.contains(cause.cell)) << "cell " << cause.cell;
    }
}

void expect_plain_singles(const Geometry& geometry, const WidePosition& position) {
    std::vector<Step> steps;
    find_steps(hidden(), position, {.keep = Keep::all}, steps);
    std::set<HouseSingle> in_houses;
    for (const Step& step : steps) {
        in_houses.insert({step.exhibits[0].houses[0], step.place[0].cell, step.place[0].digit});
        expect_plain_causes(geometry, position.values(), step);
    }
    EXPECT_EQ(in_houses, plain_hidden(geometry, position.values()));
    EXPECT_EQ(in_houses.size(), steps.size()) << "each once";

    steps.clear();
    find_steps(naked(), position, {.keep = Keep::all}, steps);
    std::set<std::pair<Cell, Digit>> in_cells;
    for (const Step& step : steps) in_cells.insert({step.place[0].cell, step.place[0].digit});
    EXPECT_EQ(in_cells, plain_naked(geometry, position.values()));
    EXPECT_EQ(in_cells.size(), steps.size()) << "each once";
}

// Places singles as long as there are any, and checks each position; returns whether they lead to the solution.
bool solves(const Geometry& geometry, const Values& givens, const Values& solution) {
    const Wide board(geometry);
    WidePosition position(board, {.geometry = geometry, .values = givens, .marks = {}});
    while (!position.solved()) {
        expect_plain_singles(geometry, position);
        std::vector<Step> steps;
        for (const Technique* technique : {&hidden(), &naked()})
            if (steps.empty()) find_steps(*technique, position, {.keep = Keep::conclusion}, steps);
        if (steps.empty()) return false;
        apply_step(position, steps.front());
    }
    EXPECT_EQ(position.values(), solution);
    return true;
}

// A complete grid: each row is the one above shifted by a box's width within a band, and by one between bands.
Values finished(int box_height, int box_width, Rng& rng) {
    const int size = box_height * box_width;
    std::vector<int> names(static_cast<std::size_t>(size));
    std::iota(names.begin(), names.end(), 1);
    rng.shuffle(std::span(names));
    Values values;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const int moved = box_width * (row % box_height) + row / box_height + column;
            values.push_back(static_cast<std::uint8_t>(names[static_cast<std::size_t>(moved % size)]));
        }
    return values;
}

// Returns how many of some puzzles with `open` percent empty cells are solved by singles.
int solved_of(const Geometry& geometry, int box_height, int box_width, std::uint32_t open, int puzzles) {
    Rng rng(2026, static_cast<std::uint64_t>(geometry.digit_count()));
    int solved = 0;
    for (int i = 0; i < puzzles; ++i) {
        const Values solution = finished(box_height, box_width, rng);
        Values givens = solution;
        for (std::uint8_t& value : givens)
            if (rng.below(100) < open) value = 0;
        solved += solves(geometry, givens, solution);
    }
    return solved;
}

TEST(Boards, SinglesSolveSixBySix) { EXPECT_GE(solved_of(boxed_geometry(2, 3), 2, 3, 50, 60), 20); }

TEST(Boards, SinglesSolveSixteenBySixteen) { EXPECT_GE(solved_of(boxed_geometry(4, 4), 4, 4, 25, 4), 3); }

// Rows and columns of five, and three cells that must differ: these need not hold any particular digit.
TEST(Boards, SinglesKnowThatASmallHouseNeedNotHoldADigit) {
    std::vector<HouseLayout> houses;
    for (HouseKind kind : {HouseKind::row, HouseKind::column})
        for (int number = 0; number < 5; ++number) {
            HouseLayout house{.kind = kind, .number = number, .name = "a line", .cells = {}};
            for (int i = 0; i < 5; ++i)
                house.cells.push_back(
                    static_cast<Cell>(kind == HouseKind::row ? 5 * number + i : 5 * i + number));
            houses.push_back(house);
        }
    houses.push_back({.kind = HouseKind::box, .number = 0, .name = "the corner", .cells = {0, 6, 11}});
    const Geometry geometry = geometry_of(5, 5, 5, houses);
    Rng rng(2026, 3);
    int solved = 0;
    for (int i = 0; i < 60; ++i) {
        const Values solution = finished(1, 5, rng);
        Values givens = solution;
        for (std::uint8_t& value : givens)
            if (rng.below(100) < 50) value = 0;
        solved += solves(geometry, givens, solution);
    }
    EXPECT_GE(solved, 20);
}

}  // namespace
}  // namespace nonet
