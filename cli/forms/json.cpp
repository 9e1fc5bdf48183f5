#include "forms/json.hpp"

#include "nonet/board_text.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

namespace {

// Writes the information in another program's text apart from the puzzle, and the parts that the puzzle lacks.
void write_beside(JsonObject& object, const Record& record) {
    if (record.about) {
        if (!record.about->title.empty()) object.text("title", record.about->title);
        if (!record.about->author.empty()) object.text("author", record.about->author);
        if (!record.about->rules.empty()) object.text("rules", record.about->rules);
    }
    if (record.losses.empty()) return;
    object.objects("losses", record.losses, [](JsonObject& inner, const Loss& loss) {
        inner.text("what", loss.what)
            .number("count", static_cast<std::uint64_t>(loss.count))
            .text("why", loss.why);
        inner.boolean("rule", loss.changes);
    });
}

}  // namespace

JsonObject json_record(std::string& out, const Batch& batch, const Record& record) {
    JsonObject object(out);
    if (record.format == Format::json && !record.error) object.keep(record.rest);
    object.text("file", batch.source).number("line", record.line);
    if (record.error) {
        object.text("text", record.text);
        return object;
    }
    if (record.puzzle.board_puzzle()) {
        const Geometry& board = record.puzzle.board_puzzle()->geometry;
        object.text("board", board.name()).values("puzzle", board, record.puzzle.board_puzzle()->values);
        if (!record.puzzle.board_puzzle()->marks.empty())
            object.text("marks", format_marks(board, record.puzzle.board_puzzle()->marks));
        write_beside(object, record);
        return object;
    }
    object.grid("puzzle", record.puzzle.classic()->givens);
    if (record.puzzle.classic()->marks) object.text("marks", format_marks(*record.puzzle.classic()->marks));
    write_beside(object, record);
    return object;
}

void json_refusal(std::string& out, const Batch& batch, const Record& record, const Error& error) {
    JsonObject object = json_record(out, batch, record);
    object.text("status", name_of(Status::invalid));
    json_error(object, error);
    object.end_line();
}

}  // namespace nonet::cli
