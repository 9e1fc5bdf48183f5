#include "formats/boards.hpp"

#include <algorithm>

#include "command/other_boards.hpp"
#include "core/say.hpp"
#include "formats/formats.hpp"
#include "nonet/boards.hpp"

namespace nonet::formats {

Result<std::optional<Geometry>> board_of_record(Boards& boards, std::string_view name, const Line& at) {
    if (!names_board(name)) return boards.of_stream;
    if (!boards.last || boards.name != name) {
        auto board = parse_board(name);
        if (!board)
            return std::unexpected(error_at(board.error().code, at, board.error().at,
                                            std::move(board.error().found),
                                            std::move(board.error().expected)));
        boards.name = name;
        boards.last = std::move(*board);
    }
    boards.named = true;
    if (boards.of_stream || *boards.last == Geometry::classic()) return boards.last;
    return std::unexpected(error_at(Errc::unsupported, at, 0,
                                    say("a puzzle of the board {board}", boards.name),
                                    "one of the classic board, 9x9"));
}

void widen(Record& record, const Geometry& geometry) {
    if (geometry == Geometry::classic()) return;
    BoardPuzzle other = to_board_puzzle(record.puzzle);
    other.geometry = geometry;
    record.puzzle = std::move(other);
}

std::optional<Error> read_board_field(std::string_view text, const Line& at, const Geometry& geometry,
                                      Record& record) {
    TextForm form;
    auto puzzle = parse_board_puzzle(text, geometry, &form);
    if (!puzzle)
        return error_at(puzzle.error().code, place_in(at, text, std::min(puzzle.error().at, text.size())), 0,
                        std::move(puzzle.error().found), std::move(puzzle.error().expected));
    record.glyphs = form.glyphs;
    record.puzzle = std::move(*puzzle);
    return std::nullopt;
}

}  // namespace nonet::formats

bool nonet::has_other_boards() noexcept { return true; }
