#pragma once
// One puzzle of the stream, and the place where its answer goes.

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
    Form form;                                    // in which the answer is wanted
    std::string& out;                             // of `rows`
    std::chrono::steady_clock::time_point begun;  // from here on its budget is spent

    // How many records came before, of all inputs.
    std::uint64_t number() const { return batch.first_record + index; }

    // What the answer means for the exit code and for --stats.
    void tell(Status status, const Counters& counters = {}) const {
        rows.totals.count(status, counters);
        rows.exit(exit_of(status));
    }

    // An object with the record's own keys; the caller ends it.
    JsonObject json() const { return json_record(out, batch, record); }

    // The same with an answer's fields, as one line: the whole row.
    template <class... Answer>
    void fields(const Answer&... answer) const {
        JsonObject object = json();
        write_fields(object, answer...);
        object.end_line();
    }

    // The puzzle as it came, a tab, and what there is to say.
    void line(std::string_view words) const;

    // The row of a puzzle that has a status and nothing else: that line, or an object.
    void status(Status status) const;

    // Several lines follow: an empty one keeps them apart from what came before.
    void begin_block() const;

    void warn(std::string_view text) const { message("warning", text); }
    void fail(std::string_view text) const { message("error", text); }
    void message(std::string_view kind, std::string_view text) const;

    // `error` in the line of this record; and that of a command that takes no pencil marks.
    Error at_record(Error error) const;
    Error unsupported_marks(std::string_view marks = "pencil marks") const;

    // That of a command, or of something of it, that takes the classic board only.
    Error unsupported_board(std::string_view taker) const;
};

}  // namespace nonet::cli
