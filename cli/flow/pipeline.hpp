#pragma once
// One reader, N workers, rows in order.
//
//   files --Feed--> Batch --workers--> Rows --in the order of the batches--> standard output, standard error
//
// The number of batches is fixed, so memory does not grow with the input. The output does not depend on N. With --shard
// K/N only one batch in N is processed, and the rows are framed as described in shard.hpp.

#include <atomic>

#include "flow/rows.hpp"
#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::cli {

// Answers one batch. Called from several threads at once. It gets whole batches, so that it can pass many puzzles to
// the library in one call.
using Work = std::function<void(const Batch& batch, Rows& rows)>;

struct RunOutcome {
    Exit exit = Exit::done;     // the worst of all batches
    std::uint64_t puzzles = 0;  // printed records
    double seconds = 0;
    bool output_open = true;  // standard output was neither closed by its reader nor failed
};

struct PipelineOptions {
    std::size_t batch_size = 1024;  // smaller if a puzzle takes long
    unsigned default_jobs = 0;      // without --jobs; 0: the number of CPUs that this process may use
    bool plain_lines = false;       // batches have grids, texts and plain lines; much faster to read
    std::uint64_t first = 0;        // the first record or item; earlier ones were done in another run
    const std::atomic<bool>* enough = nullptr;  // after it is set, run_items makes no more batches
    bool boards = false;                        // records may be of other boards
    std::optional<Geometry> board = {};         // from --board
    bool for_logs = false;                      // runs of hours: progress is also shown without a terminal
    std::function<std::string()> more_progress = {};  // an addition to its line; called from any thread
};

// Runs `work` on all records of the command's files.
//
//   returns  Exit::interrupted if io.cancel was set from outside, Exit::done if the reader of standard output has gone,
//            and otherwise the worst exit of all rows
RunOutcome run_pipeline(const Args& args, Streams& io, const Work& work, PipelineOptions options = {});

// The same for items that are made and not read: `count` items in batches of which only `first_record`, `size` and
// `starts_table` are meaningful; `store` is empty.
RunOutcome run_items(const Args& args, Streams& io, std::uint64_t count, const Work& work,
                     PipelineOptions options = {});

// Writes output that depends on all answers, after they are complete. Returns the command's exit code.
Exit write_at_end(Streams& io, const RunOutcome& outcome, std::string_view text);

// The same in pieces: `tell` is called once and passes them to `write`.
Exit write_at_end(Streams& io, const RunOutcome& outcome,
                  FunctionRef<void(FunctionRef<void(std::string_view)> write)> tell);

}  // namespace nonet::cli
