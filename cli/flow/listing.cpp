#include "flow/listing.hpp"

#include <fmt/format.h>

#include "flow/limits.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

Listing::Listing(const Args& args, Streams& io) : form_(args), limits_(limits_by(args, io)) {}

void Listing::answer(const Batch& batch, Rows& rows, bool proper,
                     const std::function<Stop(const Task& task, const Limits& limits)>& search) const {
    for (const Record& record : batch.records()) {
        if (rows.is_cut()) return;
        std::optional<Error> error = record.error;
        if (!error && record.puzzle.marks)
            error = Error{.code = Errc::unsupported,
                          .line = record.line,
                          .found = "pencil marks",
                          .expected = "givens only"};
        if (error) {
            rows.refuse(batch, *error);
            end(batch, record, rows, Status::invalid, &*error);
            continue;
        }
        Task task{.givens = record.puzzle.givens, .solution = {}, .record = record};
        Stop stop = Stop::finished;
        if (proper) {
            const auto answer = solve(record.puzzle, limits_);  // the default engine takes every puzzle
            if (answer->status == Status::none || answer->status == Status::multiple) {
                rows.exit(Exit::no);
                end(batch, record, rows, answer->status, nullptr);
                continue;
            }
            task.solution = answer->first;
            if (answer->status == Status::budget) stop = Stop::budget;
        }
        if (stop == Stop::finished) stop = search(task, limits_);
        if (is_cancelled(limits_)) return rows.cut();
        if (stop != Stop::budget) continue;
        rows.exit(Exit::budget);
        end(batch, record, rows, Status::budget, nullptr);
    }
}

void Listing::write(const Batch& batch, const Record& record, Rows& rows, std::string_view key,
                    const Grid& puzzle) const {
    if (is_json())
        json_record(rows.out, batch, record).grid(key, puzzle).end_line();
    else
        rows.out += format_line(puzzle) + '\n';
    rows.relay();
}

void Listing::end(const Batch& batch, const Record& record, Rows& rows, Status status,
                  const Error* error) const {
    if (!is_json()) {
        rows.out += fmt::format("{}\t{}\n", puzzle_as_it_came(record), name_of(status));
        return;
    }
    JsonObject object = json_record(rows.out, batch, record);
    object.text("status", name_of(status));
    if (error) json_error(object, *error);
    object.end_line();
}

}  // namespace nonet::cli
