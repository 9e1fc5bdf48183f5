#pragma once
// One puzzle of the stream, and the destination of its answer.

#include <chrono>
#include <string>
#include <string_view>

#include "flow/rows.hpp"
#include "forms/form.hpp"
#include "forms/json.hpp"

namespace nonet::cli {

struct Row {
    const Batch& batch;
    const Record& record;
    std::size_t index;  // in the batch
    Rows& rows;
    Form form;                                    // of the answer
    std::string& out;                             // of `rows`
    std::chrono::steady_clock::time_point begun;  // its budget starts here

    // Returns the number of earlier records in all inputs.
    std::uint64_t number() const { return batch.first_record + index; }

    // Records the answer for the exit code and for --stats.
    void tell(Status status, const Counters& counters = {}) const {
        rows.totals.count(status, counters);
        rows.exit(exit_of(status));
    }

    // Begins an object with the record's own keys; the caller ends it.
    JsonObject json() const { return json_record(out, batch, record); }

    // Writes the same with an answer's fields as one line: the whole row.
    template <class... Answer>
    void fields(const Answer&... answer) const {
        JsonObject object = json();
        write_fields(object, answer...);
        object.end_line();
    }

    // Writes the original puzzle, a tab, and the words.
    void line(std::string_view words) const;

    // Writes the row of a puzzle that has only a status: such a line, or an object.
    void status(Status status) const;

    // Separates a block of several lines from the earlier output by an empty line.
    void begin_block() const;

    void warn(std::string_view text) const { message("warning", text); }
    void fail(std::string_view text) const { message("error", text); }
    void message(std::string_view kind, std::string_view text) const;

    // Return `error` with its place in this record, and the error of a command without support for pencil marks.
    Error at_record(Error error) const;
    Error unsupported_marks(std::string_view marks = "pencil marks") const;

    // Returns the error of a command, or of one of its flags, that only supports the classic board.
    Error unsupported_board(std::string_view taker) const;
};

}  // namespace nonet::cli
