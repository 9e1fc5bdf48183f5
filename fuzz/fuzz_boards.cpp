// Any bytes as a board's name on the first line and a puzzle of it after that; a puzzle is written by every writer and
// read back.

#include <algorithm>
#include <string>

#include "expect.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"

namespace {

using namespace nonet;

void check_error(std::string_view text, const Error& error) {
    FUZZ_EXPECT(error.at <= text.size() && !error.found.empty() && !error.expected.empty());
}

void expect_values(const std::string& text, const BoardPuzzle& puzzle) {
    const auto again = parse_board_puzzle(text, puzzle.geometry);
    FUZZ_EXPECT(again && again->values == puzzle.values && again->marks.empty());
}

void check_writers(const BoardPuzzle& puzzle) {
    const Geometry& board = puzzle.geometry;
    for (char blank : {'.', '-', '*'}) {
        expect_values(format_line(board, puzzle.values, blank), puzzle);
        expect_values(format_grid(board, puzzle.values, blank), puzzle);
        expect_values(format_pretty(board, puzzle.values, blank), puzzle);
    }
    if (board.digit_count() >= 10)
        expect_values(format_pretty(board, puzzle.values, '.', Glyphs::numbers), puzzle);
    if (puzzle.marks.empty()) return;
    const auto marks = parse_board_puzzle(format_marks(board, puzzle.marks), board);
    FUZZ_EXPECT(marks && (marks->marks == puzzle.marks || board.digit_count() == 1));
    const auto pencil = parse_board_puzzle(format_pencil(board, puzzle.marks), board);
    // Without a list of two or more candidates it is a grid.
    const bool has_list = std::ranges::any_of(puzzle.marks, [](BoardDigitSet set) { return set.size() > 1; });
    FUZZ_EXPECT(pencil && (!has_list || pencil->marks == puzzle.marks));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const std::string_view name = input.substr(0, input.find('\n'));
    const std::string_view text = input.substr(std::min(name.size() + 1, size));
    const auto board = parse_board(name);
    if (!board) return check_error(name, board.error()), 0;
    const auto same = parse_board(board->name());
    FUZZ_EXPECT(same && *same == *board && same->name() == board->name());
    const auto puzzle = parse_board_puzzle(text, *board);
    if (!puzzle) return check_error(text, puzzle.error()), 0;
    check_writers(*puzzle);
    if (const auto inferred = infer_board(text)) FUZZ_EXPECT(!inferred->name().empty());
    return 0;
}
