#include "nonet/geometry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "core/layout.hpp"
#include "core/nine.hpp"
#include "core/wide.hpp"

namespace nonet {
namespace {

std::vector<int> numbers(const auto& list) { return {list.begin(), list.end()}; }

// The lists of every board agree: houses list cells, cells list houses, and peers are the cells that share a house.
void expect_whole(const Geometry& board) {
    std::vector<std::set<int>> houses(static_cast<std::size_t>(board.cell_count())), peers = houses;
    for (int h = 0; h < board.house_count(); ++h) {
        const auto cells = board.house_cells(static_cast<House>(h));
        EXPECT_TRUE(std::ranges::is_sorted(cells));
        for (Cell cell : cells) {
            houses[cell].insert(h);
            for (Cell other : cells)
                if (other != cell) peers[cell].insert(other);
        }
    }
    for (int c = 0; c < board.cell_count(); ++c) {
        const auto cell = static_cast<Cell>(c);
        EXPECT_EQ(numbers(board.houses_of(cell)), numbers(houses[cell])) << c;
        EXPECT_EQ(numbers(board.peer_cells(cell)), numbers(peers[cell])) << c;
    }
}

TEST(Geometry, OfTheClassicBoardIsThatOfTheConstants) {
    const Geometry classic = Geometry::classic();
    EXPECT_EQ(classic.digit_count(), side);
    EXPECT_EQ(classic.cell_count(), cell_count);
    EXPECT_EQ(classic.house_count(), house_count);
    for (int house = 0; house < house_count; ++house)
        EXPECT_EQ(numbers(classic.house_cells(static_cast<House>(house))), numbers(house_cells[house]));
    for (int cell = 0; cell < cell_count; ++cell) {
        EXPECT_EQ(numbers(classic.peer_cells(static_cast<Cell>(cell))), numbers(peers[cell]));
        EXPECT_EQ(numbers(classic.houses_of(static_cast<Cell>(cell))), numbers(houses_of(cell)));
    }
    EXPECT_EQ(classic.name_of(0), "row 1");
    EXPECT_EQ(classic.name_of(17), "column 9");
    EXPECT_EQ(classic.name_of(22), "box 5");
    EXPECT_EQ(classic.kind_of(22), HouseKind::box);
    EXPECT_EQ(classic.number_of(22), 4);
}

TEST(Geometry, BoxesOfAnyHeightAndWidthMakeABoard) {
    for (const auto& [height, width] :
         {std::pair{2, 2}, {2, 3}, {3, 2}, {3, 3}, {3, 4}, {4, 4}, {1, 7}, {5, 5}}) {
        const Geometry board = boxed_geometry(height, width);
        const int digits = height * width;
        EXPECT_EQ(board.digit_count(), digits);
        EXPECT_EQ(board.cell_count(), digits * digits);
        EXPECT_EQ(board.house_count(), 3 * digits);
        for (int house = 0; house < board.house_count(); ++house)
            EXPECT_EQ(board.house_cells(static_cast<House>(house)).size(), static_cast<std::size_t>(digits));
        expect_whole(board);
    }
    EXPECT_EQ(numbers(boxed_geometry(2, 3).house_cells(12)), (std::vector{0, 1, 2, 6, 7, 8}));
    EXPECT_EQ(numbers(boxed_geometry(2, 3).peer_cells(7)),
              (std::vector{0, 1, 2, 6, 8, 9, 10, 11, 13, 19, 25, 31}));
    EXPECT_EQ(boxed_geometry(5, 5).name_of(74), "box 25");
    EXPECT_EQ(boxed_geometry(5, 5).cell_count(), Geometry::most_cells);
}

TEST(Geometry, EqualityAsksForTheBoardAndNotForItsMaker) {
    EXPECT_EQ(boxed_geometry(2, 3), boxed_geometry(2, 3));
    EXPECT_NE(boxed_geometry(2, 3), boxed_geometry(3, 2));
    EXPECT_NE(boxed_geometry(4, 4), Geometry::classic());
    EXPECT_EQ(boxed_geometry(3, 3), Geometry::classic());

    std::vector<HouseLayout> houses;
    const Geometry classic = Geometry::classic();
    for (House house = 0; house < classic.house_count(); ++house) {
        const auto cells = classic.house_cells(house);
        houses.push_back({classic.kind_of(house),
                          classic.number_of(house),
                          std::string(classic.name_of(house)),
                          {cells.begin(), cells.end()}});
    }
    EXPECT_EQ(geometry_of(9, 9, 9, houses), classic);
    std::swap(houses[18].cells.back(), houses[19].cells.front());
    for (HouseLayout& house : houses) std::ranges::sort(house.cells);
    EXPECT_NE(geometry_of(9, 9, 9, houses), classic);
}

TEST(Geometry, BoxesAreAsSquareAsTheyCanBeAndRatherWide) {
    const auto boxes = [](int height, int width) { return BoxShape{height, width}; };
    EXPECT_EQ(default_boxes(4, 4), boxes(2, 2));
    EXPECT_EQ(default_boxes(6, 6), boxes(2, 3));
    EXPECT_EQ(default_boxes(8, 8), boxes(2, 4));
    EXPECT_EQ(default_boxes(10, 10), boxes(2, 5));
    EXPECT_EQ(default_boxes(12, 12), boxes(3, 4));
    EXPECT_EQ(default_boxes(15, 15), boxes(3, 5));
    EXPECT_EQ(default_boxes(20, 20), boxes(4, 5));
    EXPECT_EQ(default_boxes(24, 24), boxes(4, 6));
    EXPECT_EQ(default_boxes(6, 9), boxes(3, 3));
    EXPECT_EQ(default_boxes(6, 8), boxes(2, 4));
    EXPECT_EQ(default_boxes(8, 6), boxes(4, 2));
    for (int prime : {1, 2, 3, 5, 7, 11, 13}) EXPECT_EQ(default_boxes(prime, prime), boxes(0, 0));
    EXPECT_EQ(default_boxes(6, 7), boxes(0, 0));
    EXPECT_EQ(Geometry::classic().name(), "9x9");
    EXPECT_EQ(boxed_geometry(2, 3).name(), "6x6");
    EXPECT_EQ(boxed_geometry(3, 2).name(), "6x6:3x2");
    EXPECT_EQ(geometry_of(2, 4, 4, {{HouseKind::row, 0, "row 1", {0, 1, 2, 3}}}).name(), "");
}

// Two rows of four digits, a piece of three cells, and a cell in no house.
TEST(Geometry, CarriesAnyListsOfCells) {
    const Geometry board = geometry_of(
        2, 4, 4, {{HouseKind::row, 0, "row 1", {0, 1, 2, 3}}, {HouseKind::box, 0, "piece 1", {2, 5, 6}}});
    expect_whole(board);
    EXPECT_EQ(numbers(board.houses_of(2)), (std::vector{0, 1}));
    EXPECT_EQ(numbers(board.peer_cells(2)), (std::vector{0, 1, 3, 5, 6}));
    EXPECT_TRUE(board.peer_cells(7).empty());
    EXPECT_EQ(board.name_of(1), "piece 1");
}

// Expects that both representations describe the same board.
template <class Board>
void expect_same(const Board& board, const Geometry& geometry) {
    EXPECT_EQ(board.rows(), geometry.rows());
    EXPECT_EQ(board.columns(), geometry.columns());
    EXPECT_EQ(board.digit_count(), geometry.digit_count());
    EXPECT_EQ(board.cell_count(), geometry.cell_count());
    ASSERT_EQ(board.house_count(), geometry.house_count());
    EXPECT_EQ(board.all_digits().size(), geometry.digit_count());
    EXPECT_EQ(board.all_cells().size(), geometry.cell_count());
    for (House house = 0; house < board.house_count(); ++house) {
        EXPECT_EQ(numbers(board.house_cells(house)), numbers(geometry.house_cells(house)));
        EXPECT_EQ(numbers(board.house_set(house)), numbers(geometry.house_cells(house)));
        EXPECT_EQ(board.kind_of(house), geometry.kind_of(house));
        EXPECT_EQ(board.number_of(house), geometry.number_of(house));
    }
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        EXPECT_EQ(numbers(board.peer_cells(cell)), numbers(geometry.peer_cells(cell)));
        EXPECT_EQ(numbers(board.peers(cell)), numbers(geometry.peer_cells(cell)));
        EXPECT_EQ(numbers(board.houses_of(cell)), numbers(geometry.houses_of(cell)));
        EXPECT_EQ(board.row_of(cell) * board.columns() + board.column_of(cell), cell);
        for (int other = 0; other < board.cell_count(); ++other)
            EXPECT_EQ(board.sees(cell, other), board.peers(cell).contains(static_cast<Cell>(other)));
    }
}

TEST(Boards, NineAndWideSayWhatTheGeometrySays) {
    expect_same(Nine(), Geometry::classic());
    for (const Geometry& geometry :
         {Geometry::classic(), boxed_geometry(2, 3), boxed_geometry(4, 4), boxed_geometry(5, 5),
          geometry_of(2, 4, 4, {{HouseKind::row, 0, "row 1", {0, 1, 2, 3}}})})
        expect_same(Wide(geometry), geometry);
}

}  // namespace
}  // namespace nonet
