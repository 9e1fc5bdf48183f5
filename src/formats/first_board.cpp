// Infers the board of a stream from its beginning.

#include "nonet/boards.hpp"
#include "nonet/reader.hpp"

namespace nonet {
namespace {

// Counts the first records of a text that are puzzles of the board. A heading or a damaged puzzle that happens to have
// the right length does not decide about the whole stream.
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
