// Puzzles, in C: read, and written in any form.

#include "capi/puzzle.hpp"

#include <memory>

#include "command/say.hpp"
#include "command/writers.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/links.hpp"
#include "nonet/reader.hpp"

namespace nonet::capi {

void set_puzzle(nonet_puzzle& out, Puzzle puzzle, Format form) {
    out.puzzle = std::move(puzzle);
    out.form = form;
    out.marks.clear();
    on_board(out, [&](const auto& its) {
        if constexpr (std::is_same_v<decltype(its), const ClassicPuzzle&>) {
            out.cells = format_line(its.givens);
            if (its.marks) out.marks = format_marks(candidates_of(its));
            out.board = "9x9";
        } else {
            out.cells = format_line(its.geometry, its.values);
            if (!its.marks.empty()) out.marks = format_marks(its.geometry, candidates_of(its));
            out.board = its.geometry.name();
        }
    });
}

Result<Geometry> board_from(const char* name) {
    if (!name) return std::unexpected(bad_argument("no board", "the name of a board"));
    return parse_board(name);
}

std::optional<Error> read_puzzle(const char* board, std::string_view text, nonet_puzzle& out) {
    TextForm form;
    const auto take = [&](auto puzzle) -> std::optional<Error> {
        if (!puzzle) return puzzle.error();
        set_puzzle(out, std::move(*puzzle), form.format);
        return std::nullopt;
    };
    if (!board) return take(parse_puzzle(text, &form));
    if (!has_other_boards())
        return Error{.code = Errc::unsupported, .found = "a board", .expected = "the whole module"};
    const auto geometry = board_from(board);
    return geometry ? take(parse_board_puzzle(text, *geometry, &form)) : geometry.error();
}

Result<const ClassicPuzzle*> classic_from(const nonet_puzzle* puzzle) {
    if (!puzzle) return std::unexpected(no_puzzle());
    if (const ClassicPuzzle* classic = puzzle->puzzle.classic()) return classic;
    return std::unexpected(Error{.code = Errc::unsupported,
                                 .found = say("a puzzle of the board {board}", puzzle->board),
                                 .expected = "one of the classic board, 9x9"});
}

namespace {

Result<const PuzzleWriter*> writer_from(const char* name) {
    if (const PuzzleWriter* const found = name ? find_writer(name) : nullptr; found != nullptr) return found;
    std::string names;
    for (const PuzzleWriter& writer : puzzle_writers())
        names.append(names.empty() ? "" : ", ").append(writer.name);
    for (const LinkForm& form : link_forms()) names.append(", ").append(form.name);
    return std::unexpected(
        bad_argument(name ? say("form '{name}'", name) : "no form", say("one of {names}", names)));
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_puzzle_read(const char* board, const char* text, size_t length, nonet_puzzle** puzzle,
                               nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!puzzle) return fail(bad_argument("no puzzle", "a place for it"), error);
        if (!text && length != 0) return fail(bad_argument("no text", "a text of the given length"), error);
        auto made = std::make_unique<nonet_puzzle>();
        if (auto wrong = read_puzzle(board, {text, length}, *made)) return fail(*wrong, error);
        *puzzle = made.release();
        return NONET_OK;
    });
}

nonet_puzzle* nonet_puzzle_copy(const nonet_puzzle* puzzle) {
    return with_memory([&] { return new nonet_puzzle(*puzzle); }, []() -> nonet_puzzle* { return nullptr; });
}

void nonet_puzzle_free(nonet_puzzle* puzzle) { delete puzzle; }
const char* nonet_puzzle_board(const nonet_puzzle* puzzle) { return puzzle->board.c_str(); }
const char* nonet_puzzle_cells(const nonet_puzzle* puzzle) { return puzzle->cells.c_str(); }
const char* nonet_puzzle_marks(const nonet_puzzle* puzzle) { return puzzle->marks.c_str(); }
const char* nonet_puzzle_form(const nonet_puzzle* puzzle) {
    return nonet::name_of(puzzle->form).data();  // a literal, so it is followed by a NUL
}

nonet_status nonet_format(const nonet_puzzle* puzzle, const char* form, nonet_text* out, nonet_error* error) {
    return answer(
        puzzle, nullptr, out, error, [&](const auto& its, const auto&) -> nonet::Result<std::string> {
            if (const nonet::LinkForm* link = form ? nonet::find_link_form(form) : nullptr; link != nullptr)
                return write_whole(*link, its);
            const auto writer = writer_from(form);
            if (!writer) return std::unexpected(writer.error());
            return (*writer)->write(its);
        });
}
