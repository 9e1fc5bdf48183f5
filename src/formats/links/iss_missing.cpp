// Doppelgangers of Interactive Sudoku Solver: each row, column and box lacks one digit.

#include "formats/links/iss.hpp"

namespace nonet::formats {
namespace {

using Cells = std::vector<Cell>;

class MissingDigits {
 public:
    explicit MissingDigits(Import& import) : import_(import), side_(import.rows()), boxes_(import.boxes()) {}

    void add() {
        if (import_.columns() != side_ || import_.low() != 0 || import_.digits() != side_ + 1)
            return import_.lose("Doppelganger",
                                "it needs a square grid whose values are 0 to the number of rows", true);
        const bool has_room = import_.add_extra("dgr", side_, side_) &&
                              import_.add_extra("dgc", side_, side_) &&
                              (boxes_.height == 0 || import_.add_extra("dgb", side_, side_ / boxes_.width));
        if (!has_room) return import_.lose("Doppelganger", "nonet cannot hold its extra cells", true);
        std::vector<Cells> rows(static_cast<std::size_t>(side_)), columns(rows), boxes(rows);
        for (int cell = 0; cell < import_.cells(); ++cell) {
            rows[row(cell)].push_back(static_cast<Cell>(cell));
            columns[column(cell)].push_back(static_cast<Cell>(cell));
            if (boxes_.height > 0) boxes[box(cell)].push_back(static_cast<Cell>(cell));
        }
        add_houses("dgc", rows);
        add_houses("dgr", columns);
        if (boxes_.height > 0) add_houses("dgb", boxes);
        for (int cell = 0; cell < import_.cells(); ++cell) add_place(cell);
    }

 private:
    std::size_t row(int cell) const { return static_cast<std::size_t>(cell / side_); }
    std::size_t column(int cell) const { return static_cast<std::size_t>(cell % side_); }
    std::size_t box(int cell) const {
        return static_cast<std::size_t>(cell / side_ / boxes_.height * (side_ / boxes_.width) +
                                        cell % side_ / boxes_.width);
    }
    Cell missing(const char* name, std::size_t number) const {
        return *import_.extra().cell(name, static_cast<int>(number) + 1);
    }
    std::vector<std::int32_t> all_but_zero() const {
        std::vector<std::int32_t> values;
        for (int value = 1; value <= side_; ++value) values.push_back(value);
        return values;
    }

    // Each house together with its missing digit has every digit.
    void add_houses(const char* name, std::vector<Cells>& houses) {
        Cells all;
        for (std::size_t i = 0; i < houses.size(); ++i) {
            all.push_back(missing(name, i));
            houses[i].push_back(all.back());
            import_.add_rule(RuleKind::killer, {houses[i]});
        }
        import_.add_rule(RuleKind::killer, {all});
        import_.add_rule(RuleKind::allowed, {all}, all_but_zero());
    }

    void add_place(int cell) {
        Rule place{RuleKind::any_of, {}, {}, {}};
        place.parts.push_back({RuleKind::allowed, {{static_cast<Cell>(cell)}}, all_but_zero(), {}});
        Cells here{missing("dgc", row(cell)), missing("dgr", column(cell))};
        if (boxes_.height > 0) here.push_back(missing("dgb", box(cell)));
        place.parts.push_back({RuleKind::killer, {std::move(here)}, {}, {}});
        import_.add_rule(std::move(place));
    }

    Import& import_;
    const int side_;
    const BoxShape boxes_;
};

}  // namespace

void add_found_regions(Import& import) {
    if (!import.add_extra("cc", import.cells(), import.columns()))
        return import.lose("ChaosConstruction", "nonet cannot hold its extra cells", true);
    Cells cells;
    for (int number = 1; number <= import.cells(); ++number)
        cells.push_back(*import.extra().cell("cc", number));
    import.add_rule(RuleKind::found_regions, {std::move(cells)});
}

void add_missing_digits(Import& import) { MissingDigits(import).add(); }

}  // namespace nonet::formats
