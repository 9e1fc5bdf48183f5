#include <algorithm>

#include "formats/board_name.hpp"
#include "nonet/text.hpp"

namespace nonet::formats {
namespace {

std::string joined(const std::vector<Cell>& cells, int columns) {
    std::string text;
    for (Cell cell : cells) text += (text.empty() ? "" : ",") + name_of_cell(cell, columns);
    return text;
}

std::string labels_of(const std::vector<int>& pieces) {
    std::string labels;
    for (int piece : pieces) labels += piece < 0 ? '.' : glyph_of(static_cast<Digit>(piece));
    return labels;
}

}  // namespace

std::string name_of_cell(Cell cell, int columns) {
    return 'r' + std::to_string(cell / columns + 1) + 'c' + std::to_string(cell % columns + 1);
}

std::string name_of_parts(const BoardParts& parts) {
    const bool alone = !parts.pieces.empty() && parts.boxes.height == 0 && parts.rows == parts.columns;
    std::string name =
        alone ? "jigsaw:" + labels_of(parts.pieces) : size_name(parts.rows, parts.columns, parts.boxes);
    const int lowest = parts.zero_based ? 0 : 1;
    if (parts.zero_based || parts.digits != std::max(parts.rows, parts.columns))
        name += '+' + std::to_string(lowest) + ".." + std::to_string(lowest + parts.digits - 1);
    if (!parts.pieces.empty() && !alone) name += "+jigsaw:" + labels_of(parts.pieces);
    const auto add = [&](bool has, std::string_view word) { has ? name.append("+").append(word) : name; };
    add(parts.falling && parts.rising, "x");
    add(parts.falling && !parts.rising, "diagonal-");
    add(parts.rising && !parts.falling, "diagonal+");
    add(parts.windows, "windoku");
    add(parts.groups, "disjoint");
    add(parts.asterisk, "asterisk");
    add(parts.centre_dot, "centredot");
    add(parts.girandola, "girandola");
    for (const auto& region : parts.regions) name += "+region:" + joined(region, parts.columns);
    add(parts.knight, "knight");
    add(parts.king, "king");
    add(parts.nonconsecutive, "nonconsecutive");
    add(parts.repeats, "repeats");
    const auto add_cells = [&](const std::vector<Cell>& cells, std::string_view word) {
        if (!cells.empty()) name.append("+").append(word) += joined(cells, parts.columns);
    };
    add_cells(parts.odd, "odd:");
    add_cells(parts.even, "even:");
    add_cells(parts.minimum, "min:");
    add_cells(parts.maximum, "max:");
    for (const Rule& rule : parts.rules) name += '+' + rule_name(rule, parts.columns, parts.digits);
    return name;
}

}  // namespace nonet::formats
