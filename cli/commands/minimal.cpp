// minimal: the puzzles that are left when no given can be dropped any more.

#include "flow/listing.hpp"
#include "flow/pipeline.hpp"
#include "nonet/minimal.hpp"

namespace nonet::cli {
namespace {

constexpr Flag all{.name = "--all", .help = "all of them, in any number; without it, one for each puzzle"};
constexpr Flag limit{.name = "--limit",
                     .kind = Flag::Kind::number,
                     .value = "N",
                     .help = "with --all: at most N for each puzzle (default: no limit)"};
constexpr std::array flags{
    all, limit, flag::listing_form, flag::json, flag::budget, flag::jobs, flag::progress, flag::no_progress,
};

constexpr std::array examples{
    Example{"A puzzle of 32 givens, and what it needs of them:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. | nonet "
            "minimal",
            "...\n"},
};

Exit run_minimal(const Args& args, Streams& io) {
    const Listing listing(args, io);
    if (args.has(limit) && !args.has(all)) throw UsageError("--limit goes with --all");
    const std::uint64_t most = args.has(all) ? args.number(limit, 0) : 1;
    const auto answer = [&](const Batch& batch, Rows& rows) {
        listing.answer(batch, rows, true, [&](const Listing::Task& task, Limits limits) {
            limits.solutions = most;
            const auto write = [&](const Grid& puzzle) {
                listing.write(batch, task.record, rows, "minimal", puzzle);
            };
            return find_minimal_puzzles(task.givens, write, limits)->stop;  // the puzzle is proper: no error
        });
    };
    return run_pipeline(args, io, answer, {.batch_size = 16}).exit;
}

}  // namespace

extern constinit const Command cmd_minimal{
    .name = "minimal",
    .summary = "minimal puzzles within a puzzle: its givens, without those that it does not need",
    .description =
        R"(Drops givens from each puzzle for as long as it keeps its one solution, in the order of the cells, and prints
what is left: a minimal puzzle. With --all it prints every minimal puzzle that can come of dropping givens,
each once. ('nonet check' tells which givens can be dropped, each alone.)

A puzzle with no solution or several gives itself, a tab and none or multiple, and the exit code is 1. A list
that --budget cuts off ends with the puzzle, a tab and budget.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_minimal};

}  // namespace nonet::cli
