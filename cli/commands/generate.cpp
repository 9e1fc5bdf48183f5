// generate: makes puzzles to order.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>

#include "dataset/board_generate.hpp"
#include "dataset/generate_order.hpp"
#include "dataset/generator_pool.hpp"
#include "dataset/unlike.hpp"
#include "flow/pipeline.hpp"
#include "forms/boxed.hpp"
#include "forms/form.hpp"
#include "forms/json.hpp"
#include "frame/flags.hpp"
#include "frame/seed.hpp"
#include "nonet/canon.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/text.hpp"
#include "rows/scales.hpp"
#include "rows/steps.hpp"

namespace nonet::cli {
namespace {

constexpr Flag generate_count = flag::number("--count", "number of puzzles (default: 1)", 'n');
constexpr Flag generate_attempts =
    flag::number("--attempts",
                 "try at most N solution grids for a puzzle, then print the best puzzle (default: no limit)");
constexpr Flag run_budget = flag::budget_of(
    "TIME", "stop the run after this time (500ms, 2s, 1m), and print the best puzzles so far");
constexpr Flag solutions{.name = "--solutions", .help = "also print the solutions"};
constexpr Flag repeats{
    .name = "--repeats",
    .help = "with --like: choose neighbours uniformly; allow the puzzle itself, and isomorphs of others"};
constexpr auto generate_flags = flag::of_run(
    generate_count, flag::seed, order::minimal, order::givens, order::rating, flag::scale, order::level,
    order::score, order::difficulty, order::needs, order::rules, order::clues, order::jigsaw, order::symmetry,
    order::pattern, order::contains, order::from, order::like, order::like_drop, order::like_add, repeats,
    order::unlike, order::unbiased, flag::board, generate_attempts, run_budget, solutions,
    flag::format("line grid json pretty",
                 "write line (the default), grid, json or pretty (boxed; the default on a terminal)"),
    flag::json);

// After this many successive items without a new puzzle, the search for different puzzles ends.
constexpr std::uint64_t most_repeats = 1000;

constexpr std::array generate_examples{
    Example{"Make two puzzles with half-turn symmetry:", "nonet generate -n 2 --symmetry rot180 --seed 1",
            "..."},
    Example{"Make three puzzles that HoDoKu rates as hard (columns: level, difficulty, score, scale):",
            "nonet generate -n 3 --scale hodoku --level hard --seed 3", "..."},
    Example{"Make five hard puzzles, with their ratings:", "nonet generate -n 5 --rating 7.0..7.5 --seed 3",
            "..."},
    Example{"Make a killer Sudoku; the name of its board contains the cages:",
            "nonet generate --rules killer --seed 1", "..."},
    Example{"Make a jigsaw:", "nonet generate --jigsaw --board 6x6 --seed 1", "..."},
    Example{"Make a hundred minimal puzzles with 22 or 23 givens, and print their solutions:",
            "nonet generate -n 100 --minimal --givens 22..23 --solutions --seed 7", "..."},
};

Limits time_of(const Args& args) {
    Limits limits;
    args.budget(run_budget, limits);
    if (limits.nodes != 0)
        throw UsageError("--budget: expected a time; use --attempts to limit the number of attempts");
    return limits;
}

class GenerateCommand {
 public:
    GenerateCommand(const Args& args, Streams& io)
        : seed_(seed_of(args)),
          form_(args, io),
          look_(io),
          cancel_(io.cancel),
          wanted_(args.number(generate_count, 1)),
          shows_solutions_(args.has(solutions)),
          differ_(args.has(order::like) && !args.has(repeats)) {
        if (args.has(repeats) && !args.has(order::like)) throw UsageError("--repeats needs --like");
        if (differ_ && args.has(flag::shard))
            throw UsageError(
                "--like compares with all earlier puzzles of the run: it can be combined with --shard only if --repeats is given");
        scale_ = scale_asked(args, io);
        options_ = order_of(args, scale_ ? &*scale_ : nullptr);
        options_.seed = seed_.number;
        options_.attempts = args.number(generate_attempts, 0);
        const Limits limits = time_of(args);
        if (limits.time.count() > 0) deadline_ = Clock::now() + limits.time;
    }

    // The forms to avoid must be set before the first batch.
    void avoid(std::vector<Grid> forms) {
        avoided_ = std::move(forms);
        options_.avoid = avoided_;
    }

    // The options must not change after this call.
    void check() {
        auto pool = GeneratorPool::create([options = options_] { return Generator::create(options); });
        if (!pool) throw UsageError(pool.error().message());
        pool_ = std::move(*pool);
        if (differ_) (void)is_new(fingerprint_of(*options_.like));
    }

    // Runs the command. If puzzles have to differ, items are made until there are enough: as many as are missing, and
    // more the longer no new puzzle has been found.
    RunOutcome run(const Args& args, Streams& io) {
        // Small batches for small numbers keep all threads busy and give early results.
        PipelineOptions options{.batch_size = wanted_ < 4096 ? 64u : 1024u};
        const Work work = [&](const Batch& batch, Rows& rows) { answer(batch, rows); };
        if (!differ_) return run_items(args, io, wanted_, work, options);
        RunOutcome outcome;
        while (!is_over()) {
            const std::uint64_t end = options.first + (wanted_ - written_) + repeats_;
            const RunOutcome round = run_items(args, io, end, work, options);
            outcome.exit = worst(outcome.exit, round.exit);
            options.first = end;
        }
        if (is_cancelled() || written_ == wanted_) return outcome;
        (void)io.err.write(fmt::format(
            "nonet: found {} different puzzles, expected {}: {}\n", written_, wanted_,
            late_ ? "the time ran out" : fmt::format("the last {} attempts gave nothing new", repeats_)));
        outcome.exit = worst(outcome.exit, Exit::budget);
        return outcome;
    }

    std::uint64_t unmet() const { return unmet_; }
    std::uint64_t wanted() const { return wanted_; }
    const Seed& seed() const { return seed_; }

 private:
    using Clock = std::chrono::steady_clock;

    bool is_cancelled() const { return cancel_.load(std::memory_order_relaxed); }
    bool is_enough() const { return written_ == wanted_ || repeats_ >= most_repeats; }
    bool is_over() const { return is_enough() || late_ || is_cancelled(); }

    void answer(const Batch& batch, Rows& rows) {
        std::vector<Generated> made(batch.size);
        Limits limits{.cancel = &cancel_};
        if (deadline_)
            limits.time = std::max<Clock::duration>(*deadline_ - Clock::now(), std::chrono::nanoseconds(1));
        const Stop stop = pool_->make(batch.first_record, made, limits);
        if (stop == Stop::cancelled) return rows.cut();
        if (differ_) {
            std::vector<Fingerprint> forms;
            for (const Generated& one : made) forms.push_back(fingerprint_of(one.puzzle));
            rows.in_turn = [this, &batch, &rows, stop, made = std::move(made), forms = std::move(forms)] {
                late_ = late_ || stop == Stop::budget;
                for (std::size_t i = 0; i < made.size() && !is_enough(); ++i)
                    take(batch.first_record + i, made[i], forms[i], rows);
            };
            return;
        }
        for (std::size_t i = 0; i < made.size(); ++i) {
            const std::uint64_t item = batch.first_record + i;
            write(item, made[i], item == 0, rows);
        }
        const auto unmet = std::ranges::count(made, false, &Generated::met);
        rows.when_out([this, unmet] { unmet_ += static_cast<std::uint64_t>(unmet); });
        if (unmet != 0) rows.exit(Exit::budget);
    }

    // Takes an item in order: all earlier items are known.
    void take(std::uint64_t item, const Generated& made, const Fingerprint& form, Rows& rows) {
        if (made.puzzle.filled() == 0 || !is_new(form)) return void(++repeats_);
        repeats_ = 0;
        ++written_;
        write(item, made, written_ == 1, rows);
        if (made.met) return;
        ++unmet_;
        rows.exit(Exit::budget);
    }

    bool is_new(const Fingerprint& form) {
        return seen_.add(form, form, 0).novelty == SeenPuzzles::Novelty::novel;
    }

    static Fingerprint fingerprint_of(const Grid& puzzle) {
        const auto canonical = canonicalize(puzzle);
        return fingerprint(canonical ? canonical->grid : puzzle);
    }

    void write(std::uint64_t item, const Generated& made, bool first, Rows& rows) const {
        if (made.puzzle.filled() == 0) return;  // the time ran out too soon
        const std::string unmet =
            made.met ? "" : fmt::format("conditions not met: {} givens", made.puzzle.filled());
        switch (form_.of_plain_line()) {
            case Form::json: {
                JsonObject object(rows.out);
                write_fields(object, made, item, options_.seed);
                return object.end_line();
            }
            case Form::grid:
                if (!first) rows.out += '\n';
                rows.out += format_grid(made.puzzle);
                if (shows_solutions_) rows.out += '\n' + format_grid(made.solution);
                return;
            case Form::pretty:  // the facts are comments, so the output can be read again
                if (!first) rows.out += '\n';
                rows.out += boxed(ClassicPuzzle{made.puzzle, {}}, made.puzzle.values, Glyphs::usual, look_);
                if (made.er) rows.out += fmt::format("# ER {}\n", format_tenths(*made.er));
                if (made.on_scale)
                    rows.out += fmt::format("# {}\n", fmt::join(on_scale(*made.on_scale), ", "));
                if (!made.met) rows.out += fmt::format("# {}\n", unmet);
                if (shows_solutions_)
                    rows.out +=
                        boxed(ClassicPuzzle{made.puzzle, {}}, made.solution.values, Glyphs::usual, look_);
                return;
            default: break;
        }
        rows.out += format_line(made.puzzle);
        if (shows_solutions_) rows.out += '\t' + format_line(made.solution);
        if (made.er) (rows.out += '\t') += format_tenths(*made.er);
        if (made.on_scale) rows.out += fmt::format("\t{}", fmt::join(on_scale(*made.on_scale), "\t"));
        if (!made.met) (rows.out += '\t') += unmet;
        rows.out += '\n';
    }

    // Returns level, difficulty, score and scale: the columns of rate.
    static std::vector<std::string> on_scale(const OnScale& rated) {
        return {rated.level, format_tenths(rated.difficulty), format_tenths(rated.score), rated.scale};
    }

    // Returns the requested scale, including Sudoku Explainer's if it is named; --needs always refers to Sudoku
    // Explainer's.
    static std::optional<Scale> scale_asked(const Args& args, Streams& io) {
        std::vector<Scale> scales = scales_by(args, io);
        if (scales.size() > 1) throw UsageError("--scale takes only one scale here");
        return scales.empty() ? std::nullopt : std::optional(std::move(scales.front()));
    }

    const Seed seed_;
    const FormChoice form_;
    const Look look_;
    const std::atomic<bool>& cancel_;
    const std::uint64_t wanted_;
    const bool shows_solutions_, differ_;
    std::optional<Scale> scale_;
    GenerateOptions options_;
    std::vector<Grid> avoided_;
    std::optional<Clock::time_point> deadline_;
    std::unique_ptr<GeneratorPool> pool_;
    std::uint64_t unmet_ = 0;

    // For puzzles that have to differ; only accessed in order.
    SeenPuzzles seen_;
    std::uint64_t written_ = 0, repeats_ = 0;  // repeats since the last new puzzle
    bool late_ = false;                        // the time ran out
};

Exit tell_unmet(std::uint64_t unmet, std::uint64_t wanted, Exit exit, Streams& io) {
    if (unmet != 0)
        (void)io.err.write(fmt::format(
            "nonet: {} of {} puzzles do not meet the conditions: the attempts or the time ran out\n", unmet,
            wanted));
    return exit;
}

// Puzzles of another board.
Exit run_on_board(const Args& args, Streams& io, const Geometry& board) {
    refuse_with_board(args, repeats);
    const Seed seed = seed_of(args);
    BoardGenerateRun run(
        args, io,
        {.board = board,
         .order = board_order_of(args, board, seed.number, args.number(generate_attempts, 0)),
         .wanted = args.number(generate_count, 1),
         .shows_solutions = args.has(solutions),
         .time = time_of(args).time});
    say_if_new(seed, io);
    const RunOutcome outcome = run.run(args, io);
    return tell_unmet(run.unmet(), args.number(generate_count, 1), outcome.exit, io);
}

Exit run_generate(const Args& args, Streams& io) {
    const auto board = args.board(flag::board);
    if (args.has(order::rules) || args.has(order::jigsaw) || (board && *board != Geometry::classic()))
        return run_on_board(args, io, board ? *board : Geometry::classic());
    if (args.has(order::clues)) throw UsageError("--clues needs --rules");
    GenerateCommand orders(args, io);
    if (const auto path = args.value(order::unlike)) {
        auto forms = forms_of(std::string(*path), io);
        if (!forms) return forms.error();
        orders.avoid(std::move(*forms));
    }
    orders.check();
    say_if_new(orders.seed(), io);
    const RunOutcome outcome = orders.run(args, io);
    return tell_unmet(orders.unmet(), orders.wanted(), outcome.exit, io);
}

}  // namespace

extern constinit const Command generate_command{
    .name = "generate",
    .summary = "make puzzles to order, each with a proven unique solution",
    .description =
        R"(Draws solution grids uniformly at random, and removes givens in random order as long as the solution stays
unique. Without --givens, it stops when no given (with --symmetry, no group of givens) can be removed; with
--givens, it stops at a random number in the range. With --minimal, every single given is needed, and other
puzzles are discarded. Each line begins with the puzzle; --solutions adds a tab and the solution.

--rating and --needs rate each puzzle on the scale of Sudoku Explainer; the rating is in the column after the
solution. For rare ratings, the search continues near puzzles that come close. --level LEVEL requires a level of
the scale given by --scale: HoDoKu's levels are easy, medium, hard, unfair and extreme; nonet's own scale
(nonet) has seven. --score and --difficulty require a range of the numbers of the scale. These options add
columns for level, difficulty, score and scale. --needs takes any technique listed by 'nonet techniques'. With
--scale, a puzzle needs a technique if those before it on that scale do not suffice. Techniques unknown to
Sudoku Explainer are compared on nonet's own scale.

--like makes neighbours of one puzzle. They differ from it and from each other, even when mirrored, rotated or
relabelled. If there are no new ones, the exit code is 5. With --repeats they may be the same.

The same seed and options give the same puzzles on every machine and for any number of threads, and a longer run
begins with the puzzles of a shorter one. If --attempts or --budget ends before a puzzle meets the conditions,
the puzzle is still proper, is marked, and the exit code is 5.

--rules makes clues of the given kinds for each puzzle, based on its solution: cages over the whole board,
lines, dots or clues outside the grid; --clues sets the number of each kind. Cages of --board without a total
get one. Givens remain only if the clues do not suffice. The output is a table of two columns, puzzles and
boards, which every command reads. --jigsaw does the same with pieces instead of boxes; both can be combined. With
--board, --rules or --jigsaw, --level takes easy, medium, hard, expert or trial.

Puzzles with many givens are rarer than among all puzzles of their kind; --unbiased makes all puzzles with the
same number of givens equally likely.)",
    .operands = "",
    .flags = generate_flags,
    .examples = generate_examples,
    .run = run_generate,
    .shards = true};

}  // namespace nonet::cli
