// minimal: the puzzles that are left when no given can be dropped any more.

#include "nonet/more/research.hpp"
#include "rows/listing.hpp"

namespace nonet::cli {
namespace {

constexpr Flag all{.name = "--all", .help = "all of them, in any number; without it, one for each puzzle"};
constexpr Flag limit = flag::number("--limit", "with --all: at most N for each puzzle (default: no limit)");
constexpr auto flags = flag::of_rows(all, limit, flag::listing_form);

constexpr std::array examples{
    Example{
        "A puzzle of 32 givens, and what it needs of them:",
        "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. | nonet minimal",
        "...\n"},
};

class MinimalCommand : public ListingCommand {
 public:
    MinimalCommand(const Args& args, Streams& io) : ListingCommand(args, io, true) {
        if (args.has(limit) && !args.has(all)) throw UsageError("--limit needs --all");
        most_ = args.has(all) ? args.number(limit, 0) : 1;
    }

    PipelineOptions options() const override { return {.batch_size = 16}; }

 private:
    Stop search(const Row& row, const ProperPuzzle& task) override {
        Limits limits = limits_;
        limits.solutions = most_;
        const auto take = [&](const Grid& puzzle) { write(row, "minimal", puzzle); };
        return find_minimal_puzzles(task.givens, take, limits)->stop;  // the puzzle is proper: no error
    }

    std::uint64_t most_;
};

}  // namespace

extern constinit const Command minimal_command{
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
    .run = run_rows<MinimalCommand>,
    .shards = true};

}  // namespace nonet::cli
