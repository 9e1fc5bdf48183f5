// generate: puzzles to order.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <mutex>
#include <random>

#include "files.hpp"
#include "flags.hpp"
#include "forms.hpp"
#include "json.hpp"
#include "nonet/canon.hpp"
#include "nonet/generate.hpp"
#include "nonet/text.hpp"
#include "pipeline.hpp"
#include "unpack.hpp"

namespace nonet::cli {
namespace {

constexpr Flag count{.name = "--count",
                     .kind = Flag::Kind::number,
                     .value = "N",
                     .help = "how many puzzles to make (default: 1)",
                     .letter = 'n'};
constexpr Flag seed{
    .name = "--seed",
    .kind = Flag::Kind::number,
    .value = "N",
    .help =
        "the same seed gives the same puzzles, on every machine (default: a random one, which is "
        "printed on standard error)"};
constexpr Flag minimal{.name = "--minimal", .help = "no given can be dropped"};
constexpr Flag givens{.name = "--givens",
                      .kind = Flag::Kind::text,
                      .value = "A..B",
                      .help = "how many givens: 24, 24..28, 24.. or ..28"};
constexpr Flag symmetry{
    .name = "--symmetry",
    .kind = Flag::Kind::word,
    .value = "NAME",
    .help = "how the places of the givens repeat",
    .choices = "none rot180 rot90 horizontal vertical diagonal antidiagonal mirrors diagonals full"};
constexpr Flag pattern{.name = "--pattern",
                       .kind = Flag::Kind::text,
                       .value = "MASK",
                       .help = "81 characters: givens exactly where there is neither '.' nor '0'"};
constexpr Flag contains{.name = "--contains",
                        .kind = Flag::Kind::text,
                        .value = "PUZZLE",
                        .help = "81 characters: givens that each puzzle must have"};
constexpr Flag from{.name = "--from",
                    .kind = Flag::Kind::text,
                    .value = "SOLUTION",
                    .help = "81 digits: the solution of each puzzle"};
constexpr Flag unlike{.name = "--unlike",
                      .kind = Flag::Kind::text,
                      .value = "FILE",
                      .help = "make no isomorph of the puzzles in this file"};
constexpr Flag unbiased{.name = "--unbiased",
                        .help =
                            "minimal puzzles, each with the same chance as any other with as many givens "
                            "(seconds for each puzzle)"};
constexpr Flag attempts{
    .name = "--attempts",
    .kind = Flag::Kind::number,
    .value = "N",
    .help = "try at most N solutions for a puzzle, then print the best (default: no limit)"};
constexpr Flag budget{
    .name = "--budget",
    .kind = Flag::Kind::budget,
    .value = "TIME",
    .help = "stop after this long altogether, and print the best of what is not done: 500ms, 2s, 1m"};
constexpr Flag solutions{.name = "--solutions", .help = "also print the solutions"};
constexpr std::array flags{
    count,          seed,
    minimal,        givens,
    symmetry,       pattern,
    contains,       from,
    unlike,         unbiased,
    attempts,       budget,
    solutions,      flag::format("line grid json", "write line (the default), grid or json"),
    flag::json,     flag::jobs,
    flag::progress, flag::no_progress,
};

constexpr std::array examples{
    Example{"Two puzzles with half-turn symmetry:", "nonet generate -n 2 --symmetry rot180 --seed 1", "..."},
    Example{"A hundred minimal puzzles with 22 or 23 givens, and their solutions:",
            "nonet generate -n 100 --minimal --givens 22..23 --solutions --seed 7", "..."},
};

Grid grid_of(const Args& args, const Flag& flag) {
    const auto grid = parse_line(*args.value(flag));
    if (!grid) throw UsageError(fmt::format("{}: {}", flag.name, grid.error().message()));
    return *grid;
}

int givens_number(std::string_view text, int otherwise) {
    if (text.empty()) return otherwise;
    int number = 0;
    for (char c : text) {
        if (c < '0' || c > '9' || number > cell_count)
            throw UsageError(
                fmt::format("--givens: found '{}', expected a number from 0 to {}", text, cell_count));
        number = 10 * number + (c - '0');
    }
    return number;
}

void read_range(std::string_view text, GenerateOptions& options) {
    const std::size_t dots = text.find("..");
    const std::string_view fewest = text.substr(0, dots);
    const std::string_view most = dots == std::string_view::npos ? text : text.substr(dots + 2);
    if (fewest.empty() && most.empty()) throw UsageError("--givens: found no number, expected A..B");
    options.fewest_givens = givens_number(fewest, 0);
    options.most_givens = givens_number(most, cell_count);
}

void read_pattern(std::string_view mask, GenerateOptions& options) {
    if (mask.size() != cell_count)
        throw UsageError(fmt::format("--pattern: found {} characters, expected {}", mask.size(), cell_count));
    options.cells = {};
    for (int cell = 0; cell < cell_count; ++cell) {
        const char c = mask[static_cast<std::size_t>(cell)];
        if (c != '.' && c != '0') options.cells.insert(static_cast<Cell>(cell));
    }
    options.fewest_givens = options.most_givens = options.cells.size();
}

class Orders {
 public:
    Orders(const Args& args, Streams& io)
        : form_(args), cancel_(io.cancel), shows_solutions_(args.has(solutions)) {
        options_.seed = args.has(seed) ? args.number(seed, 0) : random_seed(io);
        options_.minimal = args.has(minimal);
        options_.unbiased = args.has(unbiased);
        options_.attempts = args.number(attempts, 0);
        if (const auto name = args.value(symmetry)) options_.symmetry = *find_symmetry(*name);
        if (const auto range = args.value(givens)) read_range(*range, options_);
        if (const auto mask = args.value(pattern)) {
            if (args.has(givens))
                throw UsageError("--pattern says how many givens there are: it does not go with --givens");
            read_pattern(*mask, options_);
        }
        if (args.has(contains)) options_.contains = grid_of(args, contains);
        if (args.has(from)) options_.solution = grid_of(args, from);
        Limits limits;
        args.budget(budget, limits);
        if (limits.nodes != 0)
            throw UsageError("--budget: a time is expected here; --attempts limits the work otherwise");
        if (limits.time.count() > 0) deadline_ = Clock::now() + limits.time;
    }

    // The forms to avoid must be set before the first batch.
    void avoid(std::vector<Grid> forms) {
        avoided_ = std::move(forms);
        std::ranges::sort(avoided_, {}, &Grid::values);
        options_.avoid = avoided_;
    }

    void check() const {
        if (const auto generator = Generator::create(options_); !generator)
            throw UsageError(generator.error().message());
    }

    void answer(const Batch& batch, Rows& rows) {
        auto generator = take();
        std::vector<Generated> made(batch.size);
        Limits limits{.cancel = &cancel_};
        if (deadline_)
            limits.time = std::max<Clock::duration>(*deadline_ - Clock::now(), std::chrono::nanoseconds(1));
        const Stop stop = generator->make(batch.first_record, made, limits);
        give_back(std::move(generator));
        if (stop == Stop::cancelled) return rows.cut();
        for (std::size_t i = 0; i < made.size(); ++i) write(batch.first_record + i, made[i], rows);
        const auto unmet = std::ranges::count(made, false, &Generated::met);
        rows.on_done = [this, unmet] { unmet_ += static_cast<std::uint64_t>(unmet); };
        if (unmet != 0) rows.exit(Exit::budget);
    }

    std::uint64_t unmet() const { return unmet_; }

 private:
    using Clock = std::chrono::steady_clock;

    static std::uint64_t random_seed(Streams& io) {
        std::random_device device;
        const std::uint64_t drawn = std::uint64_t{device()} << 32 | device();
        (void)io.err.write(fmt::format("nonet: --seed {}\n", drawn));
        return drawn;
    }

    // A generator remembers what makes it quick, so each thread goes on with one that has been used.
    std::unique_ptr<Generator> take() {
        {
            const std::lock_guard lock(mutex_);
            if (!idle_.empty()) {
                auto generator = std::move(idle_.back());
                idle_.pop_back();
                return generator;
            }
        }
        return std::make_unique<Generator>(
            std::move(*Generator::create(options_)));  // check() has found no error
    }

    void give_back(std::unique_ptr<Generator> generator) {
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(generator));
    }

    void write(std::uint64_t item, const Generated& made, Rows& rows) const {
        if (made.attempts == 0) return;  // not begun when the time was over
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
        if (!made.met) rows.out += fmt::format("\tnot as ordered: {} givens", shown);
        rows.out += '\n';
    }

    const FormChoice form_;
    const std::atomic<bool>& cancel_;
    const bool shows_solutions_;
    GenerateOptions options_;
    std::vector<Grid> avoided_;
    std::optional<Clock::time_point> deadline_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Generator>> idle_;
    std::uint64_t unmet_ = 0;
};

// The forms of the puzzles in the file of --unlike.
std::vector<Grid> forms_of(const std::string& path, Streams& io) {
    auto file = open_file(path, io);
    if (!file) throw UsageError(fmt::format("--unlike: cannot open {}: {}", path, file.error()));
    const auto input = unpacked(std::move(*file));
    std::string trouble;
    auto read = [&](char* buffer, std::size_t size) -> std::size_t {
        auto taken = input->read(buffer, size);
        if (!taken) trouble = taken.error();
        return taken.value_or(0);
    };
    std::vector<Grid> forms;
    PuzzleReader reader(read);
    for (Record record; reader.next(record);) {
        const auto canonical = record.error ? Result<Canonical>(std::unexpected(*record.error))
                                            : canonicalize(record.puzzle.givens);
        if (!canonical)
            throw UsageError(
                fmt::format("--unlike: {}:{}: {}", path, record.line, canonical.error().message()));
        forms.push_back(canonical->grid);
    }
    if (!trouble.empty()) throw UsageError(fmt::format("--unlike: {}: {}", path, trouble));
    return forms;
}

Exit run_generate(const Args& args, Streams& io) {
    Orders orders(args, io);
    if (const auto path = args.value(unlike)) orders.avoid(forms_of(std::string(*path), io));
    orders.check();
    const std::uint64_t wanted = args.number(count, 1);
    // Small batches for small numbers, so that all threads have something to do and results come early.
    const std::size_t batch_size = wanted < 4096 ? 64 : 1024;
    const Outcome outcome =
        run_items(args, io, wanted, [&](const Batch& batch, Rows& rows) { orders.answer(batch, rows); },
                  {.batch_size = batch_size});
    if (orders.unmet() != 0)
        (void)io.err.write(
            fmt::format("nonet: {} of {} puzzles are not as ordered: attempts or time were spent\n",
                        orders.unmet(), wanted));
    return outcome.exit;
}

}  // namespace

extern constinit const Command cmd_generate{
    .name = "generate",
    .summary = "make puzzles to order, each with one solution, proved",
    .description =
        "Draws finished grids, all of them with the same chance, and takes givens away in random order as "
        "long as the "
        "solution stays the only one. Without --givens this goes on until no given, or with --symmetry no "
        "group of "
        "givens, can go any more; with --givens it stops at a number drawn from the range. With --minimal "
        "every given "
        "is needed by itself, and what does not fit is thrown away. Each line begins with the puzzle; "
        "--solutions adds "
        "a tab and the solution.\n\n"
        "The same seed and options give the same puzzles on every machine and for any number of threads, and "
        "a longer "
        "run begins with the puzzles of a shorter one. A puzzle that could not be made as ordered before "
        "--attempts or "
        "--budget ended is still proper, is marked as such, and the exit code is 5.\n\n"
        "Puzzles with many givens come up less often than they would among all puzzles of their kind; "
        "--unbiased "
        "makes those with the same number of givens equally likely.",
    .operands = "",
    .flags = flags,
    .examples = examples,
    .run = run_generate};

}  // namespace nonet::cli
