#include "command/writers.hpp"

#include <algorithm>

#include "core/say.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

// Writes rows in SudoCue's form: lists of candidates with single spaces between them.
std::string sdx(const ClassicPuzzle& puzzle) {
    const Candidates candidates = candidates_of(puzzle);
    std::string text;
    for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
        for (Digit digit : candidates[cell]) text += glyph_of(digit);
        if (candidates[cell].empty()) text += '-';
        text += cell % side + 1 == side ? '\n' : ' ';
    }
    return text;
}

constexpr PuzzleWriter writers[] = {
    {"line", false, false, [](const ClassicPuzzle& puzzle) { return format_line(puzzle.givens); },
     [](const BoardPuzzle& puzzle, Glyphs) { return format_line(puzzle.geometry, puzzle.values); }},
    {"grid", true, false, [](const ClassicPuzzle& puzzle) { return format_grid(puzzle.givens); },
     [](const BoardPuzzle& puzzle, Glyphs style) {
         return format_grid(puzzle.geometry, puzzle.values, '.', style);
     }},
    {"pretty", true, false, [](const ClassicPuzzle& puzzle) { return format_pretty(puzzle.givens); },
     [](const BoardPuzzle& puzzle, Glyphs style) {
         return format_pretty(puzzle.geometry, puzzle.values, '.', style);
     }},
    {"pencil", true, true, [](const ClassicPuzzle& puzzle) { return format_pencil(candidates_of(puzzle)); },
     [](const BoardPuzzle& puzzle, Glyphs) { return format_pencil(puzzle.geometry, candidates_of(puzzle)); }},
    {"marks", false, true, [](const ClassicPuzzle& puzzle) { return format_marks(candidates_of(puzzle)); },
     [](const BoardPuzzle& puzzle, Glyphs) { return format_marks(puzzle.geometry, candidates_of(puzzle)); }},
    {"hodoku", false, true, format_hodoku, nullptr},
    {"sdx", true, true, sdx, nullptr},
};

}  // namespace

Result<std::string> PuzzleWriter::write(const Puzzle& puzzle, Glyphs style) const {
    if (const ClassicPuzzle* classic = puzzle.classic()) return write_classic(*classic);
    if (write_board != nullptr) return write_board(*puzzle.board_puzzle(), style);
    return std::unexpected(Error{.code = Errc::unsupported,
                                 .found = say("a puzzle of another board for the form '{name}'", name),
                                 .expected = "a form of every board: line, grid, pretty, pencil or marks"});
}

std::span<const PuzzleWriter> puzzle_writers() noexcept { return writers; }

const PuzzleWriter* find_writer(std::string_view name) noexcept {
    const auto* const found = std::ranges::find(writers, name, &PuzzleWriter::name);
    return found == std::end(writers) ? nullptr : found;
}

}  // namespace nonet
