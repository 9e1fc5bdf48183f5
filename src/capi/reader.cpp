// Many puzzles in one text, in C.

#include "nonet/reader.hpp"
#include "nonet/links.hpp"

#include <memory>

#include "capi/translate.hpp"
#include "command/record_texts.hpp"
#include "nonet/boards.hpp"

struct nonet_reader {
    nonet_read_bytes read = nullptr;  // NULL: reads the text
    void* context = nullptr;
    nonet::TextBytes text{{}};
    nonet::PuzzleReader puzzles{*this};  // calls this object, which never moves
    nonet::Record record;                // keeps its memory from one puzzle to the next
    nonet::RecordTexts texts;

    std::size_t operator()(char* buffer, std::size_t size) {
        return read ? read(context, buffer, size) : text(buffer, size);
    }
};

namespace {

void write_record(const nonet::Record& record, nonet::RecordTexts& texts) {
    if (record.wide) return nonet::write_texts(*record.wide, texts);
    texts.cells = nonet::format_line(record.puzzle.givens);
    texts.marks.clear();
    if (record.puzzle.marks) texts.marks = nonet::format_marks(nonet::candidates_of(record.puzzle));
    texts.board = nonet::classic_name;
}

}  // namespace

nonet_reader* nonet_reader_new(nonet_read_bytes read, void* context) {
    if (!read) return nullptr;
    return nonet::capi::with_memory([&] { return new nonet_reader{.read = read, .context = context}; },
                                    []() -> nonet_reader* { return nullptr; });
}

nonet_reader* nonet_reader_of(const char* text, size_t length) {
    if (!text && length != 0) return nullptr;
    return nonet::capi::with_memory(
        [&] { return new nonet_reader{.text = nonet::TextBytes({text, length})}; },
        []() -> nonet_reader* { return nullptr; });
}

nonet_reader* nonet_reader_of_board(const char* board, const char* text, size_t length, nonet_error* error) {
    using namespace nonet::capi;
    nonet_reader* made = nullptr;
    guarded(error, [&]() -> nonet_status {
        if (!text && length != 0) return fail(bad_argument("no text", "a text of the given length"), error);
        const std::string_view all(text, length);
        const auto geometry =
            board ? nonet::parse_board(board) : nonet::Result<nonet::Geometry>(nonet::board_of_first(all));
        if (!geometry) return fail(geometry.error(), error);
        auto reader = std::make_unique<nonet_reader>(nullptr, nullptr, nonet::TextBytes(all));
        reader->puzzles = nonet::PuzzleReader(*reader, *geometry);
        made = reader.release();
        return NONET_OK;
    });
    return made;
}

void nonet_reader_free(nonet_reader* reader) { delete reader; }

int nonet_reader_next(nonet_reader* reader, nonet_record* record, nonet_error* error) {
    using namespace nonet::capi;
    const auto next = [&]() -> int {
        auto wrong = check_size(record, "record");
        if (!reader) wrong = bad_argument("no reader", "one made with nonet_reader_new");
        if (wrong) return fail(*wrong, error), 0;
        const nonet::Record& read = reader->record;
        if (!reader->puzzles.next(reader->record)) return 0;
        nonet_record ours = NONET_RECORD_INIT;
        ours.line = read.line;
        ours.at = read.at;
        // A record cannot express a lost rule: the caller would get a different puzzle without noticing.
        if (const auto wrong_record = read.error ? read.error : nonet::lost_rule(read)) {
            ours.status = fail(*wrong_record, error);
        } else {
            write_record(read, reader->texts);
            ours.format = nonet::name_of(read.format).data();  // a literal, so it is followed by a NUL
            ours.cells = reader->texts.cells.c_str();
            ours.marks = reader->texts.marks.c_str();
            ours.board = reader->texts.board.c_str();
        }
        write_struct(ours, record);
        return 1;
    };
    return with_memory(next, [&] { return fail_without_memory(error), 0; });
}
