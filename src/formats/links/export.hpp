#pragma once
// What a puzzle is made of, for those who write it as another program does.

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
    // A board without a name cannot be written.
    [[nodiscard]] static std::expected<Export, Fault> of(const WidePuzzle& puzzle);

    const BoardParts& parts() const { return parts_; }
    const WidePuzzle& puzzle() const { return puzzle_; }
    int cells() const { return parts_.rows * parts_.columns; }
    int low() const { return parts_.zero_based ? 0 : 1; }
    int high() const { return low() + parts_.digits - 1; }

    // The value of a cell as it is written, or nothing.
    std::optional<int> value(Cell cell) const;
    // What a cell may hold by the puzzle's marks and by odd and even; empty: anything.
    std::vector<int> restriction(Cell cell) const;

    // Whether it is 9 x 9 of the values 1 to 9, with the usual boxes, or with pieces that fill it.
    bool is_nine_by_nine(bool or_pieces) const;

    // Regions that a form lists as cells, with those that have names of their own.
    std::vector<std::vector<Cell>> regions() const;

    bool touch(Cell a, Cell b) const;
    // Whether there is such a rule, alone or within 'or' and 'and'.
    bool has(RuleKind kind) const;

    // The upper left one of a square of 2 x 2, if the cells are that.
    std::optional<Cell> square(std::vector<Cell> cells) const;

    // A row or a column, whole.
    struct Line {
        bool is_row;
        int number;    // from 0
        bool reverse;  // seen from its last cell
    };
    std::optional<Line> line(const std::vector<Cell>& cells) const;

    // Neighbours in a row or a column, each two once.
    std::vector<std::vector<Cell>> neighbours() const;

    // Whether a rule of one of these kinds stands on two cells.
    bool has_mark(const std::vector<Cell>& pair, std::initializer_list<RuleKind> kinds) const;

    // Two cells of which the first has to be less, for min and max.
    std::vector<std::pair<Cell, Cell>> lesser() const;

 private:
    Export(const WidePuzzle& puzzle, BoardParts parts) : puzzle_(puzzle), parts_(std::move(parts)) {}

    const WidePuzzle& puzzle_;
    BoardParts parts_;
};

// Notes what a form cannot hold.
void lose(std::vector<Loss>& losses, std::string_view what, std::string_view why, bool changes);

// What a form for few kinds of boards holds beside rows, columns and boxes or pieces.
struct HeldTerms {
    bool diagonals = false;  // both together
    bool marks = false;
};
// Notes everything else of the board but its rules.
void lose_terms(const Export& from, std::vector<Loss>& losses, const HeldTerms& held);

}  // namespace nonet::formats
