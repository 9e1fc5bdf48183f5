// Writes killers in the form of strings.

#include "core/say.hpp"
#include "formats/links/export.hpp"
#include "formats/links/killer_strings.hpp"

namespace nonet::formats {
namespace {

// The first cell of each cell's cage, and the total of each of these; 0 for none.
struct Layout {
    std::vector<int> root, total;
};

constexpr int most_cage_total = 45;

std::expected<Layout, Fault> layout_of(const Export& from, std::vector<Loss>& losses, bool holds_pieces) {
    if (!from.is_nine_by_nine(holds_pieces))
        return std::unexpected(Fault{
            0, say("the board {board}", from.puzzle().geometry.name()),
            holds_pieces ? "one of 9 x 9 cells with boxes or pieces" : "one of 9 x 9 cells with boxes"});
    lose_terms(from, losses, {.diagonals = true});
    Layout layout{std::vector<int>(cell_count, -1), std::vector<int>(cell_count)};
    for (const Rule& rule : from.parts().rules) {
        if (rule.kind != RuleKind::killer) {
            lose(losses, name_of(rule.kind), "the format supports only cages", true);
            continue;
        }
        std::vector<Cell> cells = rule.groups[0];
        std::ranges::sort(cells);
        if (rule.values.empty() || rule.values[0] > most_cage_total)
            lose(losses, "killer", "totals in this format are at most 45", true);
        else if (std::ranges::adjacent_find(cells) != cells.end() ||
                 std::ranges::any_of(cells, [&](Cell cell) { return layout.root[cell] >= 0; }))
            lose(losses, "killer", "in this format a cell can be in only one cage", true);
        else
            for (Cell cell : cells) {
                layout.root[cell] = cells[0];
                layout.total[cells[0]] = rule.values[0];
            }
    }
    for (int cell = 0; cell < cell_count; ++cell) {
        auto& root = layout.root[static_cast<std::size_t>(cell)];
        const auto given = from.value(static_cast<Cell>(cell));
        if (given && root >= 0) lose(losses, "given", "in this format a given is a cage of one cell", true);
        if (root >= 0) continue;
        root = cell;
        layout.total[static_cast<std::size_t>(cell)] = given.value_or(0);
    }
    return layout;
}

}  // namespace

std::expected<std::string, Fault> write_killer(const BoardPuzzle& puzzle, std::vector<Loss>& losses) {
    const auto from = Export::of(puzzle);
    if (!from) return std::unexpected(from.error());
    const auto layout = layout_of(*from, losses, false);
    if (!layout) return std::unexpected(layout.error());
    std::string text = from->parts().falling && from->parts().rising ? "3x3:d:k:" : "3x3::k:";
    for (int root : layout->root)
        text += std::to_string(layout->total[static_cast<std::size_t>(root)] * cage_numbers + root) + ':';
    return text;
}

std::expected<std::string, Fault> write_sumocue(const BoardPuzzle& puzzle, std::vector<Loss>& losses) {
    const auto from = Export::of(puzzle);
    if (!from) return std::unexpected(from.error());
    const auto layout = layout_of(*from, losses, true);
    if (!layout) return std::unexpected(layout.error());
    const auto& pieces = from->parts().pieces;
    std::string text = from->parts().falling && from->parts().rising ? "SumoCueV1D" : "SumoCueV1";
    for (std::size_t cell = 0; cell < layout->root.size(); ++cell) {
        const int root = layout->root[cell];
        text += root == static_cast<int>(cell) ? '=' + std::to_string(layout->total[cell])
                                               : '+' + std::to_string(root);
        if (!pieces.empty()) text += 'J' + std::to_string(pieces[cell]);
    }
    return text;
}

}  // namespace nonet::formats
