#include "forms/json.hpp"

#include "nonet/board_text.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

JsonObject json_record(std::string& out, const Batch& batch, const Record& record) {
    JsonObject object(out);
    if (record.format == Format::json && !record.error) object.keep(record.rest);
    object.text("file", batch.source).number("line", record.line);
    if (record.error) {
        object.text("text", record.text);
        return object;
    }
    if (record.wide) {
        const Geometry& board = record.wide->geometry;
        object.text("board", board.name()).values("puzzle", board, record.wide->values);
        if (!record.wide->marks.empty()) object.text("marks", format_board_marks(board, record.wide->marks));
        return object;
    }
    object.grid("puzzle", record.puzzle.givens);
    if (record.puzzle.marks) object.text("marks", format_marks(*record.puzzle.marks));
    return object;
}

void json_refusal(std::string& out, const Batch& batch, const Record& record, const Error& error) {
    JsonObject object = json_record(out, batch, record);
    object.text("status", name_of(Status::invalid));
    json_error(object, error);
    object.end_line();
}

}  // namespace nonet::cli
