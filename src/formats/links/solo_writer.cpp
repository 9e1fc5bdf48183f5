// Writes game IDs of Solo.

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "core/say.hpp"
#include "formats/links/export.hpp"
#include "formats/links/solo.hpp"

namespace nonet::formats {
namespace {

// Returns numbers and runs of empty cells.
std::string numbers_of(const std::vector<int>& numbers) {
    constexpr std::size_t longest = 26;
    std::string text;
    std::size_t run = 0;
    const auto end_run = [&] {
        for (; run > 0; run -= std::min(run, longest))
            text += static_cast<char>('a' + std::min(run, longest) - 1);
    };
    for (int number : numbers) {
        if (number == 0) {
            ++run;
            continue;
        }
        if (run == 0 && !text.empty()) text += '_';
        end_run();
        text += std::to_string(number);
    }
    end_run();
    return text;
}

std::string borders_of(const std::vector<int>& blocks, int side) {
    constexpr int longest = 26;  // for z, as Solo reads it
    std::string text;
    int run = 0;
    const auto add = [&](bool border) {
        if (!border) {
            ++run;
            return;
        }
        for (; run >= longest; run -= longest) text += 'z';
        text += run == 0 ? '_' : static_cast<char>('a' + run - 1);
        run = 0;
    };
    for (int next : {1, side})
        for (int line = 0; line < side; ++line)
            for (int step = 0; step + 1 < side; ++step) {
                const int cell = next == 1 ? line * side + step : step * side + line;
                add(blocks[static_cast<std::size_t>(cell)] != blocks[static_cast<std::size_t>(cell + next)]);
            }
    add(true);
    return text;
}

// Returns whether all cells are connected along rows and columns.
bool are_connected(const std::vector<Cell>& cells, int side) {
    std::vector<Cell> reached{cells[0]};
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (Cell cell : cells) {
            const int down = std::abs(cell / side - reached[i] / side),
                      right = std::abs(cell % side - reached[i] % side);
            if (down + right == 1 && std::ranges::find(reached, cell) == reached.end())
                reached.push_back(cell);
        }
    return reached.size() == cells.size();
}

// Returns whether the pieces fill the board, each connected and with as many cells as a row.
bool are_pieces(const std::vector<int>& pieces, int side) {
    std::vector<std::vector<Cell>> cells(static_cast<std::size_t>(side));
    for (std::size_t cell = 0; cell < pieces.size(); ++cell) {
        if (pieces[cell] < 0 || pieces[cell] >= side) return false;
        cells[static_cast<std::size_t>(pieces[cell])].push_back(static_cast<Cell>(cell));
    }
    return !pieces.empty() && std::ranges::all_of(cells, [&](const auto& piece) {
        return piece.size() == static_cast<std::size_t>(side) && are_connected(piece, side);
    });
}

struct CagesOfCells {
    std::vector<int> cage_of, totals;  // one for each cell; -1: in no cage
};

// Returns the cages if each cell is in at most one, as the format requires.
std::optional<CagesOfCells> cages_of(const Export& from, std::vector<Loss>& losses) {
    const int side = from.parts().rows;
    const auto count = static_cast<std::size_t>(from.cells());
    CagesOfCells cages{std::vector<int>(count, -1), std::vector<int>(count)};
    int number = 0;
    bool any = false;
    for (const Rule& rule : from.parts().rules) {
        if (rule.kind != RuleKind::killer) {
            lose(losses, name_of(rule.kind), "the format supports only cages", true);
            continue;
        }
        any = true;
        std::vector<Cell> cells = rule.groups[0];
        std::ranges::sort(cells);
        const bool fits =
            cells.size() > 1 && cells.size() <= static_cast<std::size_t>(side) &&
            std::ranges::adjacent_find(cells) == cells.end() && are_connected(cells, side) &&
            (rule.values.empty() || (rule.values[0] > 0 && rule.values[0] <= side * (side + 1) / 2));
        const bool is_free = std::ranges::all_of(cells, [&](Cell cell) { return cages.cage_of[cell] < 0; });
        if (!fits || !is_free) {
            lose(losses, "killer",
                 "in this format a cage has at least 2 connected cells, and each cell is in one cage", true);
            continue;
        }
        for (Cell cell : cells) cages.cage_of[cell] = number;
        cages.totals[cells[0]] = rule.values.empty() ? 0 : rule.values[0];
        ++number;
    }
    if (!any || number == 0) return std::nullopt;
    if (std::ranges::find(cages.cage_of, -1) == cages.cage_of.end()) return cages;
    lose(losses, "killer", "in this format every cell is in a cage", true);
    return std::nullopt;
}

}  // namespace

std::expected<std::string, Fault> write_solo(const BoardPuzzle& puzzle, std::vector<Loss>& losses) {
    const auto from = Export::of(puzzle);
    if (!from) return std::unexpected(from.error());
    const BoardParts& parts = from->parts();
    const int side = parts.rows;
    const bool boxes = parts.pieces.empty() && parts.boxes.height * parts.boxes.width == side &&
                       std::min(parts.boxes.height, parts.boxes.width) > 1;
    const bool pieces = parts.boxes.height == 0 && are_pieces(parts.pieces, side);
    if (parts.rows != parts.columns || parts.zero_based || parts.digits != side || side < 2 ||
        (!boxes && !pieces))
        return std::unexpected(Fault{0, say("the board {board}", puzzle.geometry.name()),
                                     "a square one with boxes, or pieces that fill it"});
    lose_terms(*from, losses, {.diagonals = true});
    std::string text = boxes ? std::to_string(parts.boxes.height) + 'x' + std::to_string(parts.boxes.width)
                             : std::to_string(side) + 'j';
    if (parts.falling && parts.rising) text += 'x';
    const auto cages = cages_of(*from, losses);
    if (cages) text += 'k';
    std::vector<int> values;
    for (int cell = 0; cell < from->cells(); ++cell)
        values.push_back(from->value(static_cast<Cell>(cell)).value_or(0));
    (text += ':') += numbers_of(values);
    if (pieces) (text += ',') += borders_of(parts.pieces, side);
    if (cages) ((text += ',') += borders_of(cages->cage_of, side)) += ',' + numbers_of(cages->totals);
    return text;
}

}  // namespace nonet::formats
