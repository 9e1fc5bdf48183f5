// Many puzzles in one text, in C.

#include "nonet/reader.hpp"

#include "capi/translate.hpp"

struct nonet_reader {
    nonet_read_bytes read = nullptr;  // NULL: the text is read
    void* context = nullptr;
    nonet::TextBytes text{{}};
    nonet::PuzzleReader puzzles{*this};        // asks this very object, which never moves
    nonet::Record record;                      // keeps its memory from one puzzle to the next
    char cells[nonet::capi::cells_room] = "";  // the record's as texts
    std::string marks;

    std::size_t operator()(char* buffer, std::size_t size) {
        return read ? read(context, buffer, size) : text(buffer, size);
    }
};

nonet_reader* nonet_reader_new(nonet_read_bytes read, void* context) {
    return read ? new nonet_reader{.read = read, .context = context} : nullptr;
}

nonet_reader* nonet_reader_of(const char* text, size_t length) {
    if (!text && length != 0) return nullptr;
    return new nonet_reader{.text = nonet::TextBytes({text, length})};
}

void nonet_reader_free(nonet_reader* reader) { delete reader; }

int nonet_reader_next(nonet_reader* reader, nonet_record* record, nonet_error* error) {
    using namespace nonet::capi;
    auto wrong = check_size(record, "record");
    if (!reader) wrong = bad_argument("no reader", "one made with nonet_reader_new");
    if (wrong) return fail(*wrong, error), 0;
    const nonet::Record& read = reader->record;
    if (!reader->puzzles.next(reader->record)) return 0;
    nonet_record ours = NONET_RECORD_INIT;
    ours.line = read.line;
    ours.at = read.at;
    if (read.error) {
        ours.status = fail(*read.error, error);
    } else {
        ours.format = nonet::name_of(read.format).data();  // a literal, so there is a NUL
        write_cells(read.puzzle.givens, reader->cells);
        ours.cells = reader->cells;
        if (read.puzzle.marks) {
            reader->marks = nonet::format_marks(nonet::candidates_of(read.puzzle));
            ours.marks = reader->marks.c_str();
        }
    }
    write_struct(ours, record);
    return 1;
}
