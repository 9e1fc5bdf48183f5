#pragma once
// A puzzle as another program's text says it, on the way to one of ours.
//
//   text --reader of a form--> Import --finish_import--> Record
//
// What the text says and the puzzle does not have is in its losses, each with its reason.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/extra_cells.hpp"
#include "core/layout.hpp"
#include "formats/links/fault.hpp"
#include "nonet/reader.hpp"
#include "nonet/rules.hpp"

namespace nonet::formats {

class Import {
 public:
    // An empty board of that size, with the boxes it has by itself.
    explicit Import(int rows = side, int columns = side);

    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int cells() const { return rows_ * columns_; }
    [[nodiscard]] int low() const { return low_; }
    [[nodiscard]] int high() const { return low_ + digits_ - 1; }
    [[nodiscard]] int digits() const { return digits_; }
    [[nodiscard]] BoxShape boxes() const { return boxes_; }
    [[nodiscard]] bool has_pieces() const { return !pieces_.empty(); }

    // The values from low to high.
    void set_range(int low, int high);
    void set_boxes(BoxShape boxes) { boxes_ = boxes; }
    // Rows and columns may hold a digit twice; boxes are told on their own.
    void set_repeats() { repeats_ = true; }
    // For each cell the number of its piece, negative: in none.  Boxes go where they are wanted no more.  Pieces that are
    // the board's own boxes are these, also where it has none as its lines repeat.
    void set_pieces(std::vector<int> pieces);
    // "x", "knight", "odd:r1c1": as behind a '+' in a board's name.
    void add_term(std::string_view term) { (terms_ += '+') += term; }
    void add_term(std::string_view word, const std::vector<Cell>& cells);
    void add_rule(Rule rule) { rules_.push_back(std::move(rule)); }
    void add_rule(RuleKind kind, std::vector<std::vector<Cell>> groups,
                  std::vector<std::int32_t> values = {}) {
        rules_.push_back({kind, std::move(groups), std::move(values), {}});
    }

    // Cells beside the grid, named as none before; false where the board has no room for so many.
    bool add_extra(std::string name, int count, int columns);
    [[nodiscard]] const ExtraCells& extra() const { return extra_; }

    // How many rules there are; those from one on taken back out, to be parts of another.
    [[nodiscard]] std::size_t rule_count() const { return rules_.size(); }
    std::vector<Rule> take_rules(std::size_t first);

    // A value as it is written; false if the board has none such.
    [[nodiscard]] bool has_value(int value) const { return value >= low() && value <= high(); }
    void set_value(Cell cell, int value);
    // Only these values; what was said of the cell before holds too.
    void restrict_values(Cell cell, const std::vector<int>& values);

    // changes   whether the puzzle is another one without it
    void lose(std::string_view what, std::string_view why, bool changes, int count = 1);

    // How much of what was lost makes the puzzle another one.
    [[nodiscard]] int changes() const;

    About about;

    // The puzzle, its board's name made of all that was said.
    [[nodiscard]] std::expected<WidePuzzle, Fault> puzzle() const;
    [[nodiscard]] std::vector<Loss> take_losses() { return std::move(losses_); }

 private:
    [[nodiscard]] std::string board_name() const;

    int rows_, columns_, low_ = 1, digits_;
    BoxShape boxes_;
    bool repeats_ = false;
    std::vector<int> pieces_;
    std::string terms_;
    std::vector<Rule> rules_;
    ExtraCells extra_;
    std::vector<std::uint8_t> values_;
    std::vector<WideDigitSet> marks_;  // empty: none
    std::vector<Loss> losses_;
};

// The record of it.  A puzzle of the classic board without rules is a classic one.
std::optional<Fault> finish_import(Import& import, Record& record);

// "R1C1" of f-puzzles, "R1Cg" of others in base 17: rows and columns from 1; nothing for what is no name of a cell.
struct Place {
    int row, column;
};
[[nodiscard]] std::optional<Place> decimal_place(std::string_view name);

}  // namespace nonet::formats
