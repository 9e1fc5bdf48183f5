#include "json.hpp"

#include "nonet/text.hpp"

namespace nonet::cli {

JsonObject json_record(std::string& out, const Batch& batch, const Record& record) {
    JsonObject object(out);
    object.text("file", batch.source).number("line", record.line);
    if (record.error) {
        object.text("text", record.text);
        return object;
    }
    object.grid("puzzle", record.puzzle.givens);
    if (record.puzzle.marks) object.text("marks", format_marks(*record.puzzle.marks));
    return object;
}

}  // namespace nonet::cli
