// neighbours: {-n+m}, the puzzles some givens away.

#include <algorithm>

#include "flow/listing.hpp"
#include "flow/pipeline.hpp"
#include "nonet/canon.hpp"
#include "nonet/check.hpp"
#include "nonet/dataset.hpp"
#include "nonet/minimal.hpp"

namespace nonet::cli {
namespace {

constexpr Flag drop{.name = "--drop",
                    .kind = Flag::Kind::number,
                    .value = "N",
                    .help = "how many givens to drop (default: 1)"};
constexpr Flag add{
    .name = "--add", .kind = Flag::Kind::number, .value = "N", .help = "how many others to add (default: 1)"};
constexpr Flag minimal{.name = "--minimal", .help = "only minimal puzzles"};
constexpr Flag once{.name = "--new",
                    .help =
                        "print no isomorph of anything printed or read before; without it, of the same "
                        "puzzle's neighbours only"};
constexpr std::array flags{
    drop,       add,          minimal,    once,           flag::listing_form,
    flag::json, flag::budget, flag::jobs, flag::progress, flag::no_progress,
};

constexpr std::array examples{
    Example{"The first three of a puzzle's neighbours with one given fewer and none added:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet neighbours --drop 1 --add 0 | head -n 3",
            "..65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..\n..."},
};

class Neighbouring {
 public:
    Neighbouring(const Args& args, Streams& io)
        : listing_(args, io),
          dropped_(number(args, drop)),
          added_(number(args, add)),
          minimal_(args.has(minimal)),
          once_(args.has(once)) {
        if (once_ && args.has(flag::shard))
            throw UsageError("--new remembers the whole run: it does not go with --shard");
    }

    void answer(const Batch& batch, Rows& rows) {
        std::vector<Found> kept;
        listing_.answer(batch, rows, false, [&](const Listing::Task& task, Limits limits) {
            return search(batch, rows, task, limits, kept);
        });
        if (!once_) return;
        rows.in_turn = [this, &batch, &rows, kept = std::move(kept)] {
            for (const Found& one : kept) {
                const bool is_new = seen_.add(one.form, one.form, 0).novelty == SeenPuzzles::Novelty::novel;
                if (is_new && one.printed) listing_.write(batch, *one.record, rows, "neighbour", one.puzzle);
            }
        };
    }

 private:
    struct Found {
        const Record* record;
        Grid puzzle;
        Fingerprint form;
        bool printed;  // or only read
    };

    static int number(const Args& args, const Flag& flag) {
        return static_cast<int>(std::min<std::uint64_t>(args.number(flag, 1), cell_count));
    }

    Stop search(const Batch& batch, Rows& rows, const Listing::Task& task, Limits limits,
                std::vector<Found>& kept) const {
        limits.solutions = 0;
        SeenPuzzles own;
        const auto is_new = [&](const Grid& puzzle, bool printed) {
            const auto canonical = canonicalize(puzzle);
            if (!canonical) return false;
            const Fingerprint form = fingerprint(canonical->grid);
            if (own.add(form, form, 0).novelty != SeenPuzzles::Novelty::novel) return false;
            if (once_) kept.push_back({&task.record, puzzle, form, printed});
            return true;
        };
        is_new(task.givens, false);
        const auto take = [&](const Grid& puzzle) {
            if (minimal_ && !check({puzzle, {}}).minimal) return;
            if (is_new(puzzle, true) && !once_) listing_.write(batch, task.record, rows, "neighbour", puzzle);
        };
        return find_neighbours(task.givens, dropped_, added_, take, limits).stop;
    }

    const Listing listing_;
    const int dropped_, added_;
    const bool minimal_, once_;
    SeenPuzzles seen_;  // only touched in turn
};

Exit run_neighbours(const Args& args, Streams& io) {
    Neighbouring neighbouring(args, io);
    return run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { neighbouring.answer(batch, rows); },
                        {.batch_size = 1})
        .exit;
}

}  // namespace

extern constinit const Command cmd_neighbours{
    .name = "neighbours",
    .summary = "all proper puzzles that are some givens away from a puzzle: {-n+m}",
    .description =
        R"(Drops --drop givens from each puzzle in every possible way, adds --add others in every possible way, and prints
each puzzle that comes out with exactly one solution, once up to isomorphism, and not the puzzle itself. A
dropped given may come back with another value. --minimal keeps the minimal ones, --new prints each class of
isomorphs once in the whole run.

{-1+1} takes milliseconds for a puzzle, {-2+2} of 17 givens some seconds, and one more of each about a
thousand times as long. A list that --budget cuts off ends with the puzzle, a tab and budget.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_neighbours};

}  // namespace nonet::cli
