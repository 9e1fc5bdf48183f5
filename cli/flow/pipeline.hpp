#pragma once
// One reader, N workers, rows in order.
//
//   files --Feed--> Batch --workers--> Rows --in the order of the batches--> standard output, standard error
//
// A fixed number of batches goes round, so memory does not grow with the input.  The output does not depend on N.
// With --shard K/N only one batch of N goes round, and the rows are framed as shard.hpp says.

#include <atomic>

#include "flow/rows.hpp"
#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::cli {

// Answers one batch.  Called from several threads at once.  It gets whole batches, so that the library can be given
// many puzzles in one call.
using Work = std::function<void(const Batch& batch, Rows& rows)>;

struct RunOutcome {
    Exit exit = Exit::done;     // the worst of all
    std::uint64_t puzzles = 0;  // records that went out
    double seconds = 0;
    bool output_open =
        true;  // nobody has gone away, and nothing has failed, as far as standard output is concerned
};

struct PipelineOptions {
    std::size_t batch_size = 1024;  // fewer where a puzzle takes long
    unsigned default_jobs = 0;      // without --jobs; 0: as many as this process may use
    bool plain_lines = false;       // batches have grids, texts and plain lines; much faster to read
    std::uint64_t first = 0;  // work begins with this record or item: those before were done in another run
    const std::atomic<bool>* enough = nullptr;  // once it is set, run_items makes no more batches
    bool boards = false;                        // records may be of other boards than the classic one
    std::optional<Geometry> board = {};         // that of --board
    bool for_logs = false;  // runs of hours: progress is shown where there is no terminal, too
    std::function<std::string()> more_progress = {};  // what its line says besides; called from any thread
};

// Runs `work` over all records of the command's files.
//
//   returns  Exit::interrupted when io.cancel was set from outside, Exit::done when the reader of standard output
//            has gone, and the worst exit of all rows otherwise
RunOutcome run_pipeline(const Args& args, Streams& io, const Work& work, PipelineOptions options = {});

// The same for what is made and not read: `count` items in batches of which only `first_record`, `size` and
// `starts_table` mean something; `store` is empty.
RunOutcome run_items(const Args& args, Streams& io, std::uint64_t count, const Work& work,
                     PipelineOptions options = {});

// For output that is made of all answers together, or its last part: writes it when they are done, and says how the
// command ends.
Exit write_at_end(Streams& io, const RunOutcome& outcome, std::string_view text);

// The same in pieces: `tell` is called once and hands them over.
Exit write_at_end(Streams& io, const RunOutcome& outcome,
                  FunctionRef<void(FunctionRef<void(std::string_view)> write)> tell);

}  // namespace nonet::cli
