// generate: puzzles to order.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <random>

#include "command/forms.hpp"
#include "dataset/generate_order.hpp"
#include "dataset/generator_pool.hpp"
#include "flow/pipeline.hpp"
#include "flow/unpack.hpp"
#include "forms/form.hpp"
#include "forms/json.hpp"
#include "frame/files.hpp"
#include "frame/flags.hpp"
#include "nonet/generate.hpp"
#include "nonet/text.hpp"
#include "rows/steps.hpp"

namespace nonet::cli {
namespace {

constexpr Flag count = flag::number("--count", "how many puzzles to make (default: 1)", 'n');
constexpr Flag attempts = flag::number(
    "--attempts", "try at most N solutions for a puzzle, then print the best (default: no limit)");
constexpr Flag budget = flag::budget_of(
    "TIME", "stop after this long altogether, and print the best of what is not done: 500ms, 2s, 1m");
constexpr Flag solutions{.name = "--solutions", .help = "also print the solutions"};
constexpr auto flags = flag::of_stream(
    count, order::seed, order::minimal, order::givens, order::rating, order::needs, order::symmetry,
    order::pattern, order::contains, order::from, order::like, order::like_drop, order::like_add,
    order::unlike, order::unbiased, attempts, budget, solutions,
    flag::format("line grid json", "write line (the default), grid or json"), flag::json);

constexpr std::array examples{
    Example{"Two puzzles with half-turn symmetry:", "nonet generate -n 2 --symmetry rot180 --seed 1", "..."},
    Example{"Five hard ones, with their rating:", "nonet generate -n 5 --rating 7.0..7.5 --seed 3", "..."},
    Example{"A hundred minimal puzzles with 22 or 23 givens, and their solutions:",
            "nonet generate -n 100 --minimal --givens 22..23 --solutions --seed 7", "..."},
};

class GenerateCommand {
 public:
    GenerateCommand(const Args& args, const Streams& io)
        : form_(args), cancel_(io.cancel), shows_solutions_(args.has(solutions)) {
        options_ = order_of(args);
        options_.seed = args.has(order::seed) ? args.number(order::seed, 0) : random_seed();
        options_.attempts = args.number(attempts, 0);
        Limits limits;
        args.budget(budget, limits);
        if (limits.nodes != 0)
            throw UsageError("--budget: a time is expected here; --attempts limits the work otherwise");
        if (limits.time.count() > 0) deadline_ = Clock::now() + limits.time;
    }

    // The forms to avoid must be set before the first batch.
    void avoid(std::vector<Grid> forms) {
        avoided_ = std::move(forms);
        options_.avoid = avoided_;
    }

    // From now on the order is settled.
    void check() {
        auto pool = GeneratorPool::create(options_);
        if (!pool) throw UsageError(pool.error().message());
        pool_ = std::move(*pool);
    }

    void answer(const Batch& batch, Rows& rows) {
        std::vector<Generated> made(batch.size);
        Limits limits{.cancel = &cancel_};
        if (deadline_)
            limits.time = std::max<Clock::duration>(*deadline_ - Clock::now(), std::chrono::nanoseconds(1));
        const Stop stop = pool_->make(batch.first_record, made, limits);
        if (stop == Stop::cancelled) return rows.cut();
        for (std::size_t i = 0; i < made.size(); ++i) write(batch.first_record + i, made[i], rows);
        const auto unmet = std::ranges::count(made, false, &Generated::met);
        rows.when_out([this, unmet] { unmet_ += static_cast<std::uint64_t>(unmet); });
        if (unmet != 0) rows.exit(Exit::budget);
    }

    std::uint64_t unmet() const { return unmet_; }
    std::uint64_t seed() const { return options_.seed; }

 private:
    using Clock = std::chrono::steady_clock;

    static std::uint64_t random_seed() {
        std::random_device device;
        return std::uint64_t{device()} << 32 | device();
    }

    void write(std::uint64_t item, const Generated& made, Rows& rows) const {
        if (made.puzzle.filled() == 0) return;  // the time was over too soon
        const auto shown = static_cast<std::uint64_t>(made.puzzle.filled());
        switch (form_.chosen().value_or(Form::line)) {
            case Form::json: {
                JsonObject object(rows.out);
                write_fields(object, made, item, options_.seed);
                return object.end_line();
            }
            case Form::grid:
                if (item != 0) rows.out += '\n';
                rows.out += format_grid(made.puzzle);
                if (shows_solutions_) rows.out += '\n' + format_grid(made.solution);
                return;
            default: break;
        }
        rows.out += format_line(made.puzzle);
        if (shows_solutions_) rows.out += '\t' + format_line(made.solution);
        if (made.er) (rows.out += '\t') += format_tenths(*made.er);
        if (!made.met) rows.out += fmt::format("\tconditions not met: {} givens", shown);
        rows.out += '\n';
    }

    const FormChoice form_;
    const std::atomic<bool>& cancel_;
    const bool shows_solutions_;
    GenerateOptions options_;
    std::vector<Grid> avoided_;
    std::optional<Clock::time_point> deadline_;
    std::unique_ptr<GeneratorPool> pool_;
    std::uint64_t unmet_ = 0;
};

// The forms of the puzzles in the file of --unlike.  An exit code when it cannot be read; the message is out by then.
std::expected<std::vector<Grid>, Exit> forms_of(const std::string& path, Streams& io) {
    const auto refuse = [&](Exit exit, const std::string& why) {
        (void)io.err.write(why);
        return std::unexpected(exit);
    };
    auto file = open_file(path, io);
    if (!file)
        return refuse(Exit::input_output, fmt::format("nonet: {}: cannot open: {}\n", path, file.error()));
    const auto input = unpacked(std::move(*file));
    std::string trouble;
    auto read = [&](char* buffer, std::size_t size) -> std::size_t {
        auto taken = input->read(buffer, size);
        if (!taken) trouble = taken.error();
        return taken.value_or(0);
    };
    PuzzleReader reader(read);
    auto forms = read_forms(reader);
    if (!trouble.empty())
        return refuse(Exit::input_output, fmt::format("nonet: {}: cannot read: {}\n", path, trouble));
    if (!forms) {
        const Error& error = forms.error();
        return refuse(Exit::bad_input,
                      fmt::format("{}:{}:{}: error: {}\n", path, error.line,
                                  std::max<std::uint64_t>(error.column, 1), error.message()));
    }
    return std::move(*forms);
}

Exit run_generate(const Args& args, Streams& io) {
    GenerateCommand orders(args, io);
    if (const auto path = args.value(order::unlike)) {
        auto forms = forms_of(std::string(*path), io);
        if (!forms) return forms.error();
        orders.avoid(std::move(*forms));
    }
    orders.check();
    if (!args.has(order::seed)) (void)io.err.write(fmt::format("nonet: --seed {}\n", orders.seed()));
    const std::uint64_t wanted = args.number(count, 1);
    // Small batches for small numbers, so that all threads have something to do and results come early.
    const std::size_t batch_size = wanted < 4096 ? 64 : 1024;
    const RunOutcome outcome =
        run_items(args, io, wanted, [&](const Batch& batch, Rows& rows) { orders.answer(batch, rows); },
                  {.batch_size = batch_size});
    if (orders.unmet() != 0)
        (void)io.err.write(fmt::format(
            "nonet: {} of {} puzzles do not meet the conditions: the attempts or the time were spent\n",
            orders.unmet(), wanted));
    return outcome.exit;
}

}  // namespace

extern constinit const Command generate_command{
    .name = "generate",
    .summary = "make puzzles to order, each with one solution, proved",
    .description =
        R"(Draws finished grids, all of them with the same chance, and takes givens away in random order as
long as the solution stays the only one. Without --givens this goes on until no given, or with
--symmetry no group of givens, can go any more; with --givens it stops at a number drawn from the
range. With --minimal every given is needed by itself, and what does not fit is thrown away. Each
line begins with the puzzle; --solutions adds a tab and the solution.

--rating and --needs rate each puzzle on the scale of Sudoku Explainer; the rating stands in the column after
the solution. Ratings that are rare are looked for near puzzles that come close. --like makes neighbours of
one puzzle instead, all of them with the same chance.

The same seed and options give the same puzzles on every machine and for any number of threads, and a longer
run begins with the puzzles of a shorter one. A puzzle that could not be made so before --attempts or
--budget ended is still proper, is marked as such, and the exit code is 5.

Puzzles with many givens come up less often than they would among all puzzles of their kind; --unbiased makes
those with the same number of givens equally likely.)",
    .operands = "",
    .flags = flags,
    .examples = examples,
    .run = run_generate,
    .shards = true};

}  // namespace nonet::cli
