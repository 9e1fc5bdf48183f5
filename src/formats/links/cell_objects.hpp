#pragma once
// Grids whose cells are JSON objects, as programs store them:
//
//   [{"val": 5}, {"val": null}, ...]                      each cell, row by row
//   [[{"value": 5, "given": true}, ...], ...]             rows of them
// [{"row": 0, "col": 4, "digit": 7}, ...]               with places; missing cells are empty
//   {"cells": [{"position": [0, 4], "value": 7}, ...]}    within an object, as GNOME Sudoku saves games

#include <expected>
#include <optional>
#include <string_view>

#include "formats/links/import.hpp"
#include "formats/links/json_node.hpp"

namespace nonet::formats {

// Whether an object is a cell, by its members as written: one has a key for values and a short value.
[[nodiscard]] bool is_cell_object(std::string_view text, std::size_t at, std::size_t& end);

// Returns the puzzle of a list of cells or of rows of cells.
[[nodiscard]] std::expected<Import, Fault> read_cells_as_objects(const JsonNode& list);

// Returns the list of cells that an object holds, or nullptr.
[[nodiscard]] const JsonNode* cell_list_of(const JsonNode& object);

}  // namespace nonet::formats
