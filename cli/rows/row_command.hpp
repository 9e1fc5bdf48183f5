#pragma once
// A command that answers a question about each puzzle of a stream.
//
//   files --Feed--> Batch --ask_batch--> Row --ask--> answer, in the requested form
//                                         |
//                                         +-- unreadable: write_refusal
//
// Such a command is a class: its constructor reads its own flags, and `ask` answers one puzzle.  Reading, threads, order,
// messages, budgets, forms, shards, totals and the exit code are implemented here and in flow/.

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

    // Returns how the stream is cut into batches. They are small if a puzzle takes long, so that all threads have work.
    virtual PipelineOptions options() const { return {.batch_size = 16}; }

    // A Work for the pipeline.
    void answer(const Batch& batch, Rows& rows);

    // Returns the line above the first row that a person sees; empty: none.
    std::string header() const;

    // Runs after all rows are printed. Prints the end of the output, such as --stats; returns the exit code.
    virtual Exit end(Streams& io, const RunOutcome& outcome);

 protected:
    // otherwise   the default form; nothing: the form of each puzzle
    // limits      used without --budget
    RowCommand(const Args& args, Streams& io, std::optional<Form> otherwise = {}, const Limits& limits = {})
        : args_(args), form_(args, io, otherwise), look_(io), limits_(limits_by(args, io, limits)) {}

    // Answers a puzzle of any board. Called from several threads at once, like all functions that take a Row or a Batch.
    virtual void ask(const Row& row, const Puzzle& puzzle) = 0;

    // Rejects a puzzle of another board than the classic one, which `taker` needs.
    void refuse_board(const Row& row, std::string_view taker) { refuse(row, row.unsupported_board(taker)); }

    // Returns the columns that the command adds to a table; the same for the whole run.
    virtual std::vector<std::string_view> columns() const { return {}; }

    // Returns the names of the columns that follow the puzzle in a line; none: the line needs no header.
    virtual std::vector<std::string_view> header_columns() const { return {}; }

    // Writes a row of that table, with a value for each of its columns.
    void csv(const Row& row, std::span<const std::string_view> values) const;
    void csv(const Row& row, std::initializer_list<std::string_view> values) const;

    // Writes the row of an unreadable record; the message is already added. In JSON it is the error. In a table it is
    // `invalid` in the column `status`, or else in the first column, and the others are empty. Otherwise it is the
    // puzzle, a tab and `invalid`.
    virtual void write_refusal(const Row& row, const Error& error);

    // Answers all records of a batch one by one, unless the command can answer many at once.
    virtual void ask_batch(const Batch& batch, Rows& rows);

    // Returns the name of the engine whose counters --stats shows; empty: none.
    virtual std::string_view engine_name() const { return {}; }

    Row row_of(const Batch& batch, const Record& record, std::size_t index, Rows& rows) const {
        return {batch, record, index, rows, form_.of(record), rows.out, begin_of(batch, record)};
    }
    void answer(const Row& row);
    static void warn_of_losses(const Row& row);

    // Returns whether the record must be answered separately if whole batches are answered: it is not a puzzle of the
    // classic board with givens only.
    static bool stands_alone(const Record& record) {
        return record.error || record.puzzle.board_puzzle() || record.puzzle.classic()->marks ||
               !record.losses.empty();
    }

    // Returns the row's remaining time of --budget. Reading the record, preparing its board and all searches for it
    // count together.
    Limits left(const Row& row) const;

    // Rejects a record that is unreadable, or that this command does not support.
    void refuse(const Row& row, const Error& error);

    // Returns whether work is being cancelled, so that this row has no answer and nothing after it may be printed.
    bool cuts(const Row& row) const;

    // Returns the beginning of the row: the current time less the time that reading the record took.
    static std::chrono::steady_clock::time_point begin_of(const Batch& batch, const Record& record);

    const Args& args_;
    const FormChoice form_;
    const Look look_;
    Limits limits_;

 private:
    Totals totals_;
};

// A command that only answers puzzles of the classic board.
class ClassicRowCommand : public RowCommand {
 protected:
    using RowCommand::RowCommand;

    virtual void ask_classic(const Row& row, const ClassicPuzzle& puzzle) = 0;

 private:
    void ask(const Row& row, const Puzzle& puzzle) final;
};

// Runs the command.
Exit run_rows(const Args& args, Streams& io, RowCommand& command);

// The `run` of a Command.
template <class Asking>
Exit run_rows(const Args& args, Streams& io) {
    Asking command(args, io);
    return run_rows(args, io, command);
}

}  // namespace nonet::cli
