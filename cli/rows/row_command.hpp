#pragma once
// A command that asks something of each puzzle of a stream.
//
//   files --Feed--> Batch --ask_batch--> Row --ask--> answer, in the form wanted
//                                         |
//                                         +-- no puzzle: write_refusal
//
// Such a command is a class: its constructor reads its own flags, `ask` answers one puzzle.  Reading, threads, order,
// messages, budgets, forms, shards, totals and the exit code are here and in flow/.

#include <initializer_list>
#include <span>
#include <string_view>

#include "flow/limits.hpp"
#include "flow/pipeline.hpp"
#include "forms/boxed.hpp"
#include "rows/row.hpp"

namespace nonet::cli {

class RowCommand {
 public:
    virtual ~RowCommand() = default;

    // How the stream is cut into batches.  Small ones where a puzzle takes long, so that all threads have work.
    virtual PipelineOptions options() const { return {.batch_size = 16}; }

    // A Work for the pipeline.
    void answer(const Batch& batch, Rows& rows);

    // All rows are out.  Prints what belongs at the end, such as --stats; returns the exit code.
    virtual Exit end(Streams& io, const RunOutcome& outcome);

 protected:
    // otherwise   the form where none is asked for; nothing: as each puzzle came
    // limits      where --budget says nothing
    RowCommand(const Args& args, Streams& io, std::optional<Form> otherwise = {}, const Limits& limits = {})
        : args_(args), form_(args, io, otherwise), look_(io), limits_(limits_by(args, io, limits)) {}

    // The record is a puzzle.  Called from several threads at once, as are all functions that take a Row or a Batch.
    virtual void ask(const Row& row) = 0;

    // The record is a puzzle of another board than the classic one.  Without an own answer the command refuses it.
    virtual void ask_wide(const Row& row, const WidePuzzle& puzzle);

    // The columns that the command adds to a table; the same for the whole run.
    virtual std::vector<std::string_view> columns() const { return {}; }

    // A row of that table, with a value for each of its columns.
    void csv(const Row& row, std::span<const std::string_view> values) const;
    void csv(const Row& row, std::initializer_list<std::string_view> values) const;

    // What stands in the place of an answer; the message is out.  As JSON the error; in a table `invalid` in the column
    // `status`, or else in the first, and the others empty; otherwise the puzzle, a tab and `invalid`.
    virtual void write_refusal(const Row& row, const Error& error);

    // All records of a batch, one by one, unless the command can answer many at once.
    virtual void ask_batch(const Batch& batch, Rows& rows);

    // The name of the engine whose counters --stats shows; empty: it shows none.
    virtual std::string_view engine_name() const { return {}; }

    Row row_of(const Batch& batch, const Record& record, std::size_t index, Rows& rows) const {
        return {batch, record, index, rows, form_.of(record), rows.out, begin_of(batch, record)};
    }
    void answer(const Row& row);
    static void warn_of_losses(const Row& row);

    // Whether the record has to be answered by itself where whole batches are: it is no puzzle of givens of the classic
    // board.
    static bool stands_alone(const Record& record) {
        return record.error || record.wide || record.puzzle.marks || !record.losses.empty();
    }

    // Returns what the row has left of the time of --budget.  Reading the record, making its board ready and all questions
    // about it count together.
    Limits left(const Row& row) const;

    // The record is no puzzle, or none that this command can take.
    void refuse(const Row& row, const Error& error);

    // Whether work is being cancelled, so that this row has no answer and nothing after it may be printed.
    bool cuts(const Row& row) const;

    // Returns when the row began: before now by the time that reading the record took.
    static std::chrono::steady_clock::time_point begin_of(const Batch& batch, const Record& record);

    const Args& args_;
    const FormChoice form_;
    const Look look_;
    Limits limits_;

 private:
    Totals totals_;
};

// The command's whole run.
Exit run_rows(const Args& args, Streams& io, RowCommand& command);

// The `run` of a Command.
template <class Asking>
Exit run_rows(const Args& args, Streams& io) {
    Asking command(args, io);
    return run_rows(args, io, command);
}

}  // namespace nonet::cli
