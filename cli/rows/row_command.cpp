#include "rows/row_command.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "forms/csv.hpp"
#include "nonet/links.hpp"
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

// A dropped rule changes the puzzle, so every command warns about it.
void RowCommand::warn_of_losses(const Row& row) {
    for (const Loss& loss : row.record.losses) {
        if (!loss.changes) continue;
        row.warn(fmt::format("not read: {}: {}", in_words(loss), loss.why));
        row.rows.exit(Exit::bad_input);
    }
}

void RowCommand::answer(const Row& row) {
    if (row.record.error) return refuse(row, *row.record.error);
    warn_of_losses(row);
    ask(row, row.record.puzzle);
}

void ClassicRowCommand::ask(const Row& row, const Puzzle& puzzle) {
    if (const ClassicPuzzle* classic = puzzle.classic()) return ask_classic(row, *classic);
    refuse_board(row, fmt::format("'{}'", args_.command().name));
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

namespace {

// Tables of other boards have a column for the board, so that they can be read again.
std::vector<std::string_view> beside_board(bool boards, std::string_view board,
                                           std::span<const std::string_view> others) {
    std::vector<std::string_view> all(others.begin(), others.end());
    if (boards) all.insert(all.begin(), board);
    return all;
}

}  // namespace

void RowCommand::csv(const Row& row, std::span<const std::string_view> values) const {
    const bool boards = row.batch.names_boards;
    if (!row.rows.table) start_table(row.batch, row.rows, beside_board(boards, "board", columns()));
    const Record& record = row.record;
    if (!boards) return row.rows.table->write_row(record, values, row.out);
    const Geometry board = record.puzzle.geometry();
    row.rows.table->write_row(record, beside_board(boards, record.error ? "" : board.name(), values),
                              row.out);
}

void RowCommand::csv(const Row& row, std::initializer_list<std::string_view> values) const {
    csv(row, std::span(values.begin(), values.size()));
}

std::chrono::steady_clock::time_point RowCommand::begin_of(const Batch& batch, const Record& record) {
    return std::chrono::steady_clock::now() - batch.reading_time(record);
}

Limits RowCommand::left(const Row& row) const {
    Limits left = limits_;
    if (limits_.time.count() > 0)
        left.time = std::max<std::chrono::nanoseconds>(
            limits_.time - (std::chrono::steady_clock::now() - row.begun), std::chrono::nanoseconds(1));
    return left;
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

std::string RowCommand::header() const {
    const auto names = header_columns();
    if (names.empty() || form_.of_plain_line() != Form::line) return {};
    return fmt::format("{:{}}\t{}\n", "puzzle", cell_count, fmt::join(names, "\t"));
}

Exit run_rows(const Args& args, Streams& io, RowCommand& command) {
    const auto work = [&](const Batch& batch, Rows& rows) { command.answer(batch, rows); };
    PipelineOptions options = command.options();
    options.boards = true;
    if (io.out_is_terminal && !args.has(flag::shard)) print(io, command.header());
    return command.end(io, run_pipeline(args, io, work, options));
}

}  // namespace nonet::cli
