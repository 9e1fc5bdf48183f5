// Many puzzles in one text, in C.

#include "nonet/reader.hpp"

#include <memory>

#include "capi/puzzle.hpp"
#include "nonet/boards.hpp"
#include "nonet/links.hpp"

struct nonet_reader {
    nonet_read_bytes read = nullptr;  // NULL: reads the text
    void* context = nullptr;
    nonet::TextBytes text{{}};
    nonet::PuzzleReader puzzles{*this};  // calls this object, which never moves
    nonet::Record record;                // keeps its memory from one puzzle to the next
    nonet_puzzle puzzle;

    std::size_t operator()(char* buffer, std::size_t size) {
        return read ? read(context, buffer, size) : text(buffer, size);
    }
};

namespace nonet::capi {
namespace {

// The board of puzzles that do not name one. `text` is null if only the bytes of a stream are known.
Result<Geometry> board_of_reader(const char* board, const std::string_view* text) {
    if (board && !has_other_boards())
        return std::unexpected(
            Error{.code = Errc::unsupported, .found = "a board", .expected = "puzzles of the classic board"});
    if (board) return parse_board(board);
    return text && has_other_boards() ? board_of_first(*text) : Geometry::classic();
}

nonet_reader* reader_from(const char* board, const std::string_view* text, nonet_read_bytes read,
                          void* context, nonet_error* error) {
    nonet_reader* made = nullptr;
    guarded(error, [&]() -> nonet_status {
        auto geometry = board_of_reader(board, text);
        if (!geometry) return fail(geometry.error(), error);
        auto reader = std::make_unique<nonet_reader>(read, context, TextBytes(text ? *text : ""));
        if (has_other_boards()) reader->puzzles = PuzzleReader(*reader, std::move(*geometry));
        made = reader.release();
        return NONET_OK;
    });
    return made;
}

Puzzle puzzle_in(const Record& record) {
    return has_other_boards() ? record.puzzle : Puzzle(*record.puzzle.classic());
}

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_reader* nonet_reader_of(const char* board, const char* text, size_t length, nonet_error* error) {
    if (!text && length != 0)
        return fail(bad_argument("no text", "a text of the given length"), error), nullptr;
    const std::string_view all(text, length);
    return reader_from(board, &all, nullptr, nullptr, error);
}

nonet_reader* nonet_reader_new(const char* board, nonet_read_bytes read, void* context, nonet_error* error) {
    if (!read) return fail(bad_argument("no read", "a function to call"), error), nullptr;
    return reader_from(board, nullptr, read, context, error);
}

void nonet_reader_free(nonet_reader* reader) { delete reader; }

int nonet_reader_next(nonet_reader* reader, nonet_record* record, nonet_error* error) {
    const auto next = [&]() -> int {
        auto wrong = check_size(record, "record");
        if (!reader) wrong = bad_argument("no reader", "one of nonet_reader_of");
        if (wrong) return fail(*wrong, error), 0;
        const nonet::Record& read = reader->record;
        if (!reader->puzzles.next(reader->record)) return 0;
        nonet_record ours = NONET_RECORD_INIT;
        ours.line = read.line;
        ours.at = read.at;
        // A puzzle without one of its rules is a different one, and the caller would not notice.
        if (const auto wrong_record = read.error ? read.error : nonet::lost_rule(read)) {
            ours.status = fail(*wrong_record, error);
        } else {
            set_puzzle(reader->puzzle, puzzle_in(read), read.format);
            ours.puzzle = &reader->puzzle;
        }
        write_struct(ours, record);
        return 1;
    };
    return with_memory(next, [&] { return fail_without_memory(error), 0; });
}
