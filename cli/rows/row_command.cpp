#include "rows/row_command.hpp"

#include <algorithm>

#include "forms/csv.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

void RowCommand::answer(const Batch& batch, Rows& rows) {
    ask_batch(batch, rows);
    rows.when_out([this, &rows] { totals_ += rows.totals; });
}

void RowCommand::ask_batch(const Batch& batch, Rows& rows) {
    for (std::size_t i = 0; i < batch.size && !rows.is_cut(); ++i)
        answer(row_of(batch, batch.store[i], i, rows));
}

void RowCommand::refuse(const Row& row, const Error& error) {
    row.rows.refuse(row.batch, error);
    row.rows.totals.count(Status::invalid);
    write_refusal(row, error);
}

void RowCommand::write_refusal(const Row& row, const Error& error) {
    if (row.form == Form::json) return json_refusal(row.out, row.batch, row.record, error);
    if (row.form != Form::csv) return row.line(name_of(Status::invalid));
    const auto names = columns();
    const auto status = std::ranges::find(names, "status");
    std::vector<std::string_view> values(names.size());
    values[status == names.end() ? 0 : static_cast<std::size_t>(status - names.begin())] =
        name_of(Status::invalid);
    csv(row, values);
}

void RowCommand::csv(const Row& row, std::span<const std::string_view> values) const {
    if (!row.rows.table) start_table(row.batch, row.rows, columns());
    row.rows.table->write_row(row.record, values, row.out);
}

void RowCommand::csv(const Row& row, std::initializer_list<std::string_view> values) const {
    csv(row, std::span(values.begin(), values.size()));
}

bool RowCommand::cuts(const Row& row) const {
    if (!is_cancelled(limits_)) return false;
    row.rows.cut();
    return true;
}

Exit RowCommand::end(Streams& io, const RunOutcome& outcome) {
    if (args_.has(flag::stats)) print_totals(io, form_.is_json(), engine_name(), totals_, outcome);
    return outcome.exit;
}

Exit run_rows(const Args& args, Streams& io, RowCommand& command) {
    const auto work = [&](const Batch& batch, Rows& rows) { command.answer(batch, rows); };
    return command.end(io, run_pipeline(args, io, work, command.options()));
}

}  // namespace nonet::cli
