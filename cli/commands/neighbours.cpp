// neighbours: {-n+m}, the puzzles that differ in a few givens.

#include <algorithm>

#include "nonet/canon.hpp"
#include "nonet/check.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/more/research.hpp"
#include "rows/listing.hpp"

namespace nonet::cli {
namespace {

constexpr Flag drop = flag::number("--drop", "number of givens to drop (default: 1)");
constexpr Flag add = flag::number("--add", "number of givens to add (default: 1)");
constexpr Flag only_minimal{.name = "--minimal", .help = "print only minimal puzzles"};
constexpr Flag once{
    .name = "--new",
    .help =
        "skip isomorphs of all puzzles read or printed before (default: only those of the same puzzle's neighbours)"};
constexpr auto neighbours_flags = flag::of_rows(drop, add, only_minimal, once, flag::listing_form);

constexpr std::array neighbours_examples{
    Example{"Print the first three neighbours with one given dropped and none added:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet neighbours --drop 1 --add 0 | head -n 3",
            "..65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..\n..."},
};

class NeighboursCommand : public ListingCommand {
 public:
    NeighboursCommand(const Args& args, Streams& io)
        : ListingCommand(args, io, false),
          dropped_(number(args, drop)),
          added_(number(args, add)),
          minimal_(args.has(only_minimal)),
          once_(args.has(once)) {
        if (once_ && args.has(flag::shard))
            throw UsageError("--new needs the whole run: it cannot be combined with --shard");
    }

 private:
    struct Found {
        Grid puzzle;
        Fingerprint form;
        bool printed;  // printed, or only read
    };

    static int number(const Args& args, const Flag& flag) {
        return static_cast<int>(std::min<std::uint64_t>(args.number(flag, 1), cell_count));
    }

    Stop search(const Row& row, const ProperPuzzle& task) override {
        Limits limits = left(row);
        limits.solutions = 0;
        std::vector<Found> kept;
        SeenPuzzles own;
        const auto is_new = [&](const Grid& puzzle, bool printed) {
            const auto canonical = canonicalize(puzzle);
            if (!canonical) return false;
            const Fingerprint form = fingerprint(canonical->grid);
            if (!is_novel(own, form)) return false;
            if (once_) kept.push_back({puzzle, form, printed});
            return true;
        };
        is_new(task.givens, false);
        const auto take = [&](const Grid& puzzle) {
            if (minimal_ && !check(ClassicPuzzle{puzzle, {}}).minimal) return;
            if (is_new(puzzle, true) && !once_) write(row, "neighbour", puzzle);
        };
        const Stop stop = find_neighbours(task.givens, dropped_, added_, take, limits).stop;
        // The row is alone in its batch, so it stays at its place until its turn.
        if (once_) row.rows.in_turn = [this, row, kept = std::move(kept)] { write_new(row, kept); };
        return stop;
    }

    void write_new(const Row& row, const std::vector<Found>& kept) {
        for (const Found& one : kept)
            if (is_novel(seen_, one.form) && one.printed) write(row, "neighbour", one.puzzle);
    }

    static bool is_novel(SeenPuzzles& seen, const Fingerprint& form) {
        return seen.add(form, form, 0).novelty == SeenPuzzles::Novelty::novel;
    }

    const int dropped_, added_;
    const bool minimal_, once_;
    SeenPuzzles seen_;  // only accessed in order
};

}  // namespace

extern constinit const Command neighbours_command{
    .name = "neighbours",
    .summary = "find all proper puzzles that differ from a puzzle by some givens: {-n+m}",
    .description =
        R"(Drops --drop givens from each puzzle and adds --add others, in every possible way. Prints each resulting puzzle
with exactly one solution, once up to isomorphism, but not the puzzle itself. A dropped given may be added with
another value. --minimal keeps the minimal ones. --new prints each class of isomorphs once in the whole run.

{-1+1} takes milliseconds per puzzle, {-2+2} of 17 givens some seconds, and one more of each about a thousand
times as long. A list that --budget stops ends with the puzzle, a tab and budget.)",
    .operands = "[FILE...]",
    .flags = neighbours_flags,
    .examples = neighbours_examples,
    .run = run_rows<NeighboursCommand>,
    .shards = true};

}  // namespace nonet::cli
