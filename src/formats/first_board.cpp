// What board a stream begins with.

#include "nonet/boards.hpp"
#include "nonet/reader.hpp"

namespace nonet {
namespace {

// How many of a text's first records are puzzles of that board: a heading or a slip that has as many characters as one does
// not decide for all that follows.
std::size_t puzzles_in(std::string_view text, const Geometry& board, std::size_t most = 100) {
    TextBytes bytes(text);
    PuzzleReader reader(bytes, board);
    std::size_t puzzles = 0;
    for (Record record; most > 0 && reader.next(record); --most) puzzles += !record.error;
    return puzzles;
}

}  // namespace

Geometry board_of_first(std::string_view text) {
    const Geometry classic = Geometry::classic(), board = infer_board(text).value_or(classic);
    if (board == classic || puzzles_in(text, board, 1) == 1) return board;
    if (board.digit_count() == 4)
        if (const Geometry rows = *parse_board("16x16"); puzzles_in(text, rows, 1) == 1) return rows;
    return puzzles_in(text, board) > puzzles_in(text, classic) ? board : classic;
}

}  // namespace nonet
