#include "formats/numbers.hpp"

#include <algorithm>

#include "core/rules.hpp"
#include "core/say.hpp"

namespace nonet::formats {
namespace {

// The dashes before the items of a list (YAML, Markdown) look like empty cells at the beginning of each line.
bool are_list_items(const std::vector<DrawnRow>& rows) {
    return rows.size() > side &&
           std::ranges::all_of(rows, [](const DrawnRow& row) { return row.lists[0].blank == '-'; });
}

// Three cells on each line may be thirds of rows or rows of boxes. Returns whether the former reading is uncertain.
bool may_be_boxes(const std::vector<DrawnRow>& rows, const Grid& grid) {
    if (std::ranges::any_of(rows, [](const DrawnRow& row) { return row.cells != box_side; })) return false;
    Grid boxes;
    for (int cell = 0; cell < cell_count; ++cell) {
        const int box = cell / side, within = cell % side;
        boxes[cell_at(box / box_side * box_side + within / box_side,
                      box % box_side * box_side + within % box_side)] = grid[cell];
    }
    return has_clash(grid) || !has_clash(boxes);
}

}  // namespace

std::optional<Error> read_numbers(const std::vector<DrawnRow>& rows, ClassicPuzzle& puzzle) {
    if (are_list_items(rows))
        return error_at(Errc::bad_structure, rows[0].line, rows[0].lists[0].at,
                        "a dash at the start of each line", "cells without the dashes of a list");
    std::size_t cell = 0;
    for (const DrawnRow& row : rows)
        for (std::size_t i = 0; i < row.cells && cell < cell_count; ++i)
            puzzle.givens[static_cast<int>(cell++)] = row.values[i];
    if (may_be_boxes(rows, puzzle.givens))
        return error_at(Errc::bad_structure, rows[0].line, rows[0].lists[0].at,
                        "three cells on each line, which could be rows or boxes", "nine rows of nine");
    return std::nullopt;
}

Error bad_numbers(const std::vector<DrawnRow>& rows) {
    std::size_t total = 0;
    for (const DrawnRow& row : rows) total += row.cells;
    return error_at(Errc::wrong_length, rows.back().line, rows.back().end, counted(total, "number"),
                    std::to_string(cell_count));
}

}  // namespace nonet::formats
