#pragma once
// Boards and their puzzles for tests, named as in data/boards.tsv and the public sets.

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/layout.hpp"
#include "nonet/puzzle.hpp"
#include "support/files.hpp"

namespace nonet::testing {

struct Board {
    int rows, columns, digits;
    std::vector<HouseLayout> houses;
    BoardRules rules;

    Geometry geometry() const { return geometry_of(rows, columns, digits, houses, rules); }
    bool has(int row, int column) const { return row >= 0 && row < rows && column >= 0 && column < columns; }
    Cell cell(int row, int column) const { return static_cast<Cell>(row * columns + column); }

    void add_house(HouseKind kind, int number, std::vector<Cell> cells) {
        houses.push_back({kind, number, "a house", std::move(cells)});
    }
    // Adds each pair of cells with the offset `down` and `right` (or left).
    void add_pairs(Relation relation, int down, int right) {
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                if (has(row + down, column + right)) {
                    const CellPair pair{cell(row, column), cell(row + down, column + right), relation};
                    if (std::ranges::find(rules.pairs, pair) == rules.pairs.end())
                        rules.pairs.push_back(pair);
                }
    }
};

// Rows and columns.
inline Board lines(int side) {
    Board board{side, side, side, {}, {}};
    for (HouseKind kind : {HouseKind::row, HouseKind::column})
        for (int i = 0; i < side; ++i) {
            std::vector<Cell> cells;
            for (int k = 0; k < side; ++k)
                cells.push_back(kind == HouseKind::row ? board.cell(i, k) : board.cell(k, i));
            board.add_house(kind, i, cells);
        }
    return board;
}

// Rows, columns and the pieces given by a label for each cell; pieces of another size than the side's are left out.
inline Board jigsaw(std::string_view labels) {
    int side = 1;
    while (side * side < static_cast<int>(labels.size())) ++side;
    Board board = lines(side);
    int number = 0;
    for (int label = 0; label < 128; ++label) {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < labels.size(); ++i)
            if (labels[i] == label) cells.push_back(static_cast<Cell>(i));
        if (static_cast<int>(cells.size()) == side) board.add_house(HouseKind::piece, number++, cells);
    }
    return board;
}

inline Board boxed(int height, int width) {
    std::string labels;
    const int side = height * width;
    for (int cell = 0; cell < side * side; ++cell)
        labels += static_cast<char>('0' + cell / side / height * height + cell % side / width);
    Board board = jigsaw(labels);
    for (auto& house : board.houses)
        if (house.kind == HouseKind::piece) house.kind = HouseKind::box;
    return board;
}

inline void add_diagonals(Board& board) {
    std::vector<Cell> down, up;
    for (int i = 0; i < board.rows; ++i) {
        down.push_back(board.cell(i, i));
        up.push_back(board.cell(i, board.columns - 1 - i));
    }
    board.add_house(HouseKind::diagonal, 0, down);
    board.add_house(HouseKind::diagonal, 1, up);
}

inline void add_windows(Board& board, int height, int width) {
    int number = 0;
    for (int top = 1; top + height < board.rows; top += height + 1)
        for (int left = 1; left + width < board.columns; left += width + 1) {
            std::vector<Cell> cells;
            for (int k = 0; k < height * width; ++k)
                cells.push_back(board.cell(top + k / width, left + k % width));
            board.add_house(HouseKind::window, number++, cells);
        }
}

inline void add_groups(Board& board, int height, int width) {
    for (int place = 0; place < height * width; ++place) {
        std::vector<Cell> cells;
        for (int top = 0; top < board.rows; top += height)
            for (int left = 0; left < board.columns; left += width)
                cells.push_back(board.cell(top + place / width, left + place % width));
        board.add_house(HouseKind::group, place, cells);
    }
}

inline void add_knight(Board& board) {
    for (auto [down, right] : {std::pair{1, 2}, {1, -2}, {2, 1}, {2, -1}})
        board.add_pairs(Relation::different, down, right);
}
inline void add_king(Board& board) {
    for (int right : {1, -1}) board.add_pairs(Relation::different, 1, right);
}
inline void add_nonconsecutive(Board& board) {
    board.add_pairs(Relation::apart, 0, 1);
    board.add_pairs(Relation::apart, 1, 0);
}

// Returns the board of a set's kind: the text before its size in "c16", "x9", "jigsaw12".
inline Board board_of(std::string_view kind, int height, int width, std::string_view regions) {
    Board board = regions.empty() ? boxed(height, width) : jigsaw(regions);
    const auto is = [&](std::string_view name) { return kind.starts_with(name); };
    if (is("x")) add_diagonals(board);
    if (is("windoku") || is("xwindoku")) add_windows(board, height, width);
    if (is("disjoint")) add_groups(board, height, width);
    if (is("antiknight") || is("kingknight")) add_knight(board);
    if (is("antiking") || is("kingknight")) add_king(board);
    if (is("nonconsecutive")) add_nonconsecutive(board);
    return board;
}

// Reads '1'..'9', 'A'.. as 1.., anything else as 0.
inline std::vector<std::uint8_t> values_of(std::string_view text) {
    std::vector<std::uint8_t> values;
    for (char c : text)
        values.push_back(static_cast<std::uint8_t>(c >= '0' && c <= '9'   ? c - '0'
                                                   : c >= 'A' && c <= 'Z' ? c - 'A' + 10
                                                                          : 0));
    return values;
}

struct KnownPuzzle {
    std::string id, kind, box, regions;  // puzzles with equal kind, box and regions have the same board
    int height = 0, width = 0;
    bool minimal = false;
    std::vector<std::uint8_t> values, solution;

    Geometry geometry() const { return board_of(kind, height, width, regions).geometry(); }
};

// Puzzles of a table with the columns id, kind, box, regions, minimal, grid, solution.
inline std::vector<KnownPuzzle> read_board_puzzles(const std::vector<std::string>& table) {
    const auto cut = [](const std::string& line) {
        std::vector<std::string> fields(1);
        for (char c : line)
            if (c == '\t')
                fields.emplace_back();
            else
                fields.back() += c;
        return fields;
    };
    std::vector<KnownPuzzle> puzzles;
    const auto names = table.empty() ? std::vector<std::string>() : cut(table[0]);
    for (std::size_t i = 1; i < table.size(); ++i) {
        const auto fields = cut(table[i]);
        const auto field = [&](std::string_view name) {
            for (std::size_t k = 0; k < names.size() && k < fields.size(); ++k)
                if (names[k] == name) return fields[k];
            return std::string();
        };
        KnownPuzzle puzzle{field("id"),
                           field("kind"),
                           field("box"),
                           field("regions"),
                           0,
                           0,
                           field("minimal") == "1",
                           values_of(field("grid")),
                           values_of(field("solution"))};
        if (const auto by = puzzle.box.find('x'); by != std::string::npos) {
            puzzle.height = std::stoi(puzzle.box);
            puzzle.width = std::stoi(puzzle.box.substr(by + 1));
        }
        puzzles.push_back(std::move(puzzle));
    }
    return puzzles;
}

}  // namespace nonet::testing
