#pragma once
// A puzzle as another program's text describes it, before it is converted.
//
//   text --reader of a form--> Import --finish_import--> Record
//
// Elements of the text that the puzzle cannot hold are in its losses, each with a reason.

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

// Reasons for which several readers leave out parts of a text.
inline constexpr std::string_view of_player = "it belongs to the player and is not part of the puzzle";
inline constexpr std::string_view only_drawn = "it is drawn and is not a rule";
inline constexpr std::string_view explained_in_words = "it is drawn, and only the puzzle's text explains it";

class Import {
 public:
    // Makes an empty board of that size with its default boxes.
    explicit Import(int rows = side, int columns = side);

    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int cells() const { return rows_ * columns_; }
    [[nodiscard]] int low() const { return low_; }
    [[nodiscard]] int high() const { return low_ + digits_ - 1; }
    [[nodiscard]] int digits() const { return digits_; }
    [[nodiscard]] BoxShape boxes() const { return boxes_; }
    [[nodiscard]] bool has_pieces() const { return !pieces_.empty(); }

    // Sets the range of values.
    void set_range(int low, int high);
    void set_boxes(BoxShape boxes) { boxes_ = boxes; }
    // Allows repeated digits in rows and columns; boxes are set separately.
    void set_repeats() { repeats_ = true; }
    // Sets the number of each cell's piece; a negative number means no piece. The default boxes are removed. Pieces
    // that equal the board's default boxes become these, also on a board that has none because its lines may repeat
    // digits.
    void set_pieces(std::vector<int> pieces);
    // Adds a term like those after a '+' in a board's name: "x", "knight", "odd:r1c1".
    void add_term(std::string_view term) { (terms_ += '+') += term; }
    void add_term(std::string_view word, const std::vector<Cell>& cells);
    void add_rule(Rule rule) { rules_.push_back(std::move(rule)); }
    void add_rule(RuleKind kind, std::vector<std::vector<Cell>> groups,
                  std::vector<std::int32_t> values = {}) {
        rules_.push_back({kind, std::move(groups), std::move(values), {}});
    }

    // Adds extra cells under a new name. Returns false if the board has no room for that many.
    bool add_extra(std::string name, int count, int columns);
    [[nodiscard]] const ExtraCells& extra() const { return extra_; }

    // Return the number of rules, and remove and return the rules from `first` on, which become parts of another rule.
    [[nodiscard]] std::size_t rule_count() const { return rules_.size(); }
    std::vector<Rule> take_rules(std::size_t first);

    // Sets a value as it is printed; returns false if the board lacks it.
    [[nodiscard]] bool has_value(int value) const { return value >= low() && value <= high(); }
    void set_value(Cell cell, int value);
    // Restricts a cell to these values; earlier restrictions of the cell still hold.
    void restrict_values(Cell cell, const std::vector<int>& values);

    // changes   whether the puzzle is a different one without the element
    void lose(std::string_view what, std::string_view why, bool changes, int count = 1);

    // Returns the number of losses that change the puzzle.
    [[nodiscard]] int changes() const;

    About about;

    // Returns the puzzle, with a board of everything that was set.
    [[nodiscard]] std::expected<BoardPuzzle, Fault> puzzle() const;
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
    std::vector<BoardDigitSet> marks_;  // empty: no marks
    std::vector<Loss> losses_;
};

// Fills the record. A puzzle of the classic board without rules becomes a classic one.
std::optional<Fault> finish_import(Import& import, Record& record);

// "R1C1" of f-puzzles, "R1Cg" of others in base 17: rows and columns count from 1. Returns nothing if the text does not
// name a cell.
struct Place {
    int row, column;
};
[[nodiscard]] std::optional<Place> decimal_place(std::string_view name);

}  // namespace nonet::formats
