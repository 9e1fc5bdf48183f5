#pragma once
// The parts of a puzzle, for writers of other programs' formats.

#include <algorithm>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/boards.hpp"
#include "formats/links/fault.hpp"
#include "nonet/reader.hpp"

namespace nonet::formats {

class Export {
 public:
    // Fails for a board without a name.
    [[nodiscard]] static std::expected<Export, Fault> of(const BoardPuzzle& puzzle);

    const BoardParts& parts() const { return parts_; }
    const BoardPuzzle& puzzle() const { return puzzle_; }
    int cells() const { return parts_.rows * parts_.columns; }
    int low() const { return parts_.zero_based ? 0 : 1; }
    int high() const { return low() + parts_.digits - 1; }

    // Returns the value of a cell as it is printed, or nothing.
    std::optional<int> value(Cell cell) const;
    // Returns the values that a cell may hold by the puzzle's marks and by odd and even; empty: any.
    std::vector<int> restriction(Cell cell) const;

    // Returns whether the board is 9 x 9 with the values 1 to 9, and has the usual boxes or pieces that fill it.
    bool is_nine_by_nine(bool or_pieces) const;

    // Returns the regions that a form lists as cells, including named ones.
    std::vector<std::vector<Cell>> regions() const;

    bool touch(Cell a, Cell b) const;
    // Returns whether there is such a rule, alone or within 'or' and 'and'.
    bool has(RuleKind kind) const;

    // Returns the upper left cell if the cells are a square of 2 x 2.
    std::optional<Cell> square(std::vector<Cell> cells) const;

    // A whole row or column.
    struct Line {
        bool is_row;
        int number;    // zero-based
        bool reverse;  // seen from its last cell
    };
    std::optional<Line> line(const std::vector<Cell>& cells) const;

    // Returns the pairs of adjacent cells, each pair once.
    std::vector<std::vector<Cell>> neighbours() const;

    // Returns whether a rule of one of these kinds applies to the two cells.
    bool has_mark(const std::vector<Cell>& pair, std::initializer_list<RuleKind> kinds) const;

    // Returns pairs of cells of which the first must be less, for min and max.
    std::vector<std::pair<Cell, Cell>> lesser() const;

 private:
    Export(const BoardPuzzle& puzzle, BoardParts parts) : puzzle_(puzzle), parts_(std::move(parts)) {}

    const BoardPuzzle& puzzle_;
    BoardParts parts_;
};

// Records an element that a form cannot hold.
void lose(std::vector<Loss>& losses, std::string_view what, std::string_view why, bool changes);

// The terms that a form for few kinds of boards can hold, apart from rows, columns and boxes or pieces.
struct HeldTerms {
    bool diagonals = false;  // both of them
    bool marks = false;
};
// Records all other terms of the board, except its rules, as lost.
void lose_terms(const Export& from, std::vector<Loss>& losses, const HeldTerms& held);

}  // namespace nonet::formats
