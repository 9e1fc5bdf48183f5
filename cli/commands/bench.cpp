// bench: measures the speed on this machine, for these puzzles, optionally next to another program.

#include <fmt/format.h>

#include <algorithm>

#include "flow/feed.hpp"
#include "forms/json.hpp"
#include "frame/flags.hpp"
#include "frame/values.hpp"
#include "frame/words.hpp"
#include "measure/race.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/text.hpp"
#include "nonet/version.hpp"
#include "platform/process.hpp"

namespace nonet::cli {
namespace {

constexpr Flag peer = flag::text(
    "--peer", "CMD",
    "also run this shell command, which must read puzzles as lines from standard input and write a line for each; can be repeated");
constexpr Flag kernel_names = flag::text(
    "--kernels", "NAMES",
    "solve batches with these kernels, separated by commas (default: the current one; 'nonet engines' lists them)");
constexpr Flag engine_names{.name = "--engines",
                            .kind = Flag::Kind::engines,
                            .value = "NAMES",
                            .help = "solve single puzzles with these engines (default: fast)"};
constexpr Flag bench_limit = flag::number(
    "--limit", "stop at N solutions of a puzzle (0: never; default: 2, which proves uniqueness)");
constexpr Flag repeat = flag::number("--repeat", "repeat each measurement N times, in turns (default: 5)");
constexpr Flag at_most =
    flag::number("--at-most", "use N evenly spaced puzzles of each file (default: 20000; 0: all)");
constexpr std::array bench_flags{peer,    kernel_names, engine_names, bench_limit,       repeat,
                                 at_most, flag::json,   flag::budget, flag::all_messages};

constexpr std::array bench_examples{
    Example{"Compare the fast solver's portable kernel with another program:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet bench --kernels portable --peer 'nonet solve --engine mrv'",
            "...\n"
            "<stdin>, 1 puzzle\n"
            "us per puzzle least median wall ratio\n"
            "batch/portable ... 1\n"
            "single/fast ...\n"
            "process/nonet ... 1\n"
            "process/nonet solve --engine mrv ...\n"},
};

// The puzzles of one input.
class Collector : public BatchSink {
 public:
    Batch& vacant() override { return batch_; }

    void send() override {
        for (BatchWalk walk(batch_); !walk.at_end(); walk.next())
            if (walk.is_plain())
                grids.push_back(batch_.grids[walk.index()]);
            else
                add(walk.record());
        if (!batch_.trouble.empty()) rows.exit(Exit::input_output);
        rows.err += batch_.trouble;
    }

    std::vector<Grid> grids;
    Rows rows;  // messages about the other records

 private:
    void add(const Record& record) {
        if (record.error)
            rows.refuse(batch_, *record.error);
        else if (record.puzzle.classic()->marks)
            rows.message(batch_, record.line, 1, "warning", "pencil marks: left out");
        else
            grids.push_back(record.puzzle.classic()->givens);
    }

    Batch batch_;
};

std::vector<Grid> spread(const std::vector<Grid>& grids, std::uint64_t most) {
    if (most == 0 || grids.size() <= most) return grids;
    std::vector<Grid> chosen;
    for (std::uint64_t i = 0; i < most; ++i) chosen.push_back(grids[i * grids.size() / most]);
    return chosen;
}

std::vector<const Kernel*> kernels_from(const Args& args) {
    const auto names = args.value(kernel_names);
    if (!names) return {&default_kernel()};
    std::vector<const Kernel*> chosen;
    for (std::string_view name : words_of(*names, ','))
        chosen.push_back(&kernel_named(kernel_names.name, name));
    return chosen;
}

// Enters the requested contenders.
void enter(Race& race, const Args& args) {
    for (const Kernel* kernel : kernels_from(args)) race.add_batch(*kernel);
    const auto engines = args.has(engine_names) ? args.engines(engine_names) : std::vector{&default_engine()};
    for (const Engine* engine : engines) race.add_single(*engine);
    const auto peers = args.values(peer);
    if (!peers.empty()) race.add_process("nonet", {platform::this_program(), "solve", "--jobs", "1"});
    for (const std::string& command : peers) race.add_process(command, platform::shell_words(command));
}

class BenchCommand {
 public:
    BenchCommand(const Args& args, Streams& io) : args_(args), io_(io), repetitions_(args.number(repeat, 5)) {
        if (repetitions_ == 0) throw UsageError("--repeat: found '0', expected at least 1");
        (void)kernels_from(args);  // rejects a wrong name before anything is read
    }

    Exit run() {
        if (!args_.has(flag::json))
            io_.out.write(fmt::format("{}; nonet " NONET_VERSION " by {}; {} repetitions\n",
                                      platform::processor_name(), compiler, repetitions_));
        for (const std::string& path : args_.files())
            if (!io_.cancel.load(std::memory_order_relaxed)) run(path);
        return io_.cancel.load(std::memory_order_relaxed) ? Exit::interrupted : exit_;
    }

 private:
#if defined(__clang__)
    static constexpr std::string_view compiler = "clang " __clang_version__;
#else
    static constexpr std::string_view compiler = "g++ " __VERSION__;
#endif

    void run(const std::string& path) {
        Collector collector;
        collector.rows.messages.shows_all = args_.has(flag::all_messages);
        {
            Progress progress(args_, io_, {});
            Feed(io_, collector, progress, {.plain_lines = true}, Shard{}).read({path});
        }
        MessageDesk desk(args_.has(flag::all_messages));
        const std::string messages = desk.take(collector.rows.messages);
        io_.err.write(messages + collector.rows.err + desk.rest());
        exit_ = worst(exit_, collector.rows.worst());
        if (collector.grids.empty()) return;
        Limits limits{.cancel = &io_.cancel};
        limits.solutions = args_.number(bench_limit, limits.solutions);
        args_.budget(flag::budget, limits);
        Race race(spread(collector.grids, args_.number(at_most, 20'000)), limits);
        enter(race, args_);
        race.run(repetitions_);
        io_.err.write(race.complaints());
        if (!race.complaints().empty()) exit_ = worst(exit_, Exit::no);
        if (io_.cancel.load(std::memory_order_relaxed)) return;
        const std::string text = args_.has(flag::json) ? objects(path, race) : table(path, race);
        if (io_.out.write(text) == Output::Condition::failed) exit_ = worst(exit_, Exit::input_output);
    }

    // Returns the contender that a row is compared with: the first one of its kind.
    static const Contender& base_of(const Contender& contender, const Race& race) {
        return *std::ranges::find(race.contenders(), contender.whole, &Contender::whole);
    }

    // Times per puzzle in microseconds, and the ratio of the least times.
    struct Figures {
        double least, median, wall, ratio;
    };
    static Figures figures_of(const Contender& contender, const Race& race) {
        const Timing timing = timing_of(contender), base = timing_of(base_of(contender, race));
        const double scale = 1e6 / static_cast<double>(race.size());
        return {scale * timing.least, scale * timing.median, scale * timing.wall,
                base.least > 0 ? timing.least / base.least : 0};
    }

    static std::string shown_name(const std::string& path) { return path == "-" ? "<stdin>" : path; }

    static std::string table(const std::string& path, const Race& race) {
        std::size_t width = std::string_view("us per puzzle").size();
        for (const Contender& contender : race.contenders()) width = std::max(width, contender.name.size());
        std::string text =
            fmt::format("\n{}, {} puzzle{}\n{:{}} {:>10} {:>10} {:>10} {:>8}\n", shown_name(path),
                        with_commas(race.size()), race.size() == 1 ? "" : "s", "us per puzzle", width,
                        "least", "median", "wall", "ratio");
        for (const Contender& contender : race.contenders()) {
            const Figures figures = figures_of(contender, race);
            text += fmt::format("{:{}} {:>10.4f} {:>10.4f} {:>10.4f} {:>8.3g}\n", contender.name, width,
                                figures.least, figures.median, figures.wall, figures.ratio);
        }
        return text;
    }

    std::string objects(const std::string& path, const Race& race) const {
        std::string text;
        for (const Contender& contender : race.contenders()) {
            const Figures figures = figures_of(contender, race);
            JsonObject(text)
                .text("file", shown_name(path))
                .text("row", contender.name)
                .number("puzzles", race.size())
                .number("repetitions", repetitions_)
                .seconds("least", figures.least * 1e-6)
                .seconds("median", figures.median * 1e-6)
                .seconds("wall", figures.wall * 1e-6)
                .seconds("ratio", figures.ratio)
                .text("machine", platform::processor_name())
                .text("compiler", compiler)
                .text("version", NONET_VERSION)
                .end_line();
        }
        return text;
    }

    const Args& args_;
    Streams& io_;
    const std::uint64_t repetitions_;
    Exit exit_ = Exit::done;
};

Exit run_bench(const Args& args, Streams& io) { return BenchCommand(args, io).run(); }

}  // namespace

extern constinit const Command bench_command{
    .name = "bench",
    .summary = "measure nonet's speed on your puzzles, compared with other programs",
    .description =
        R"(Measures the batch kernel, and the engine for single puzzles, on the puzzles of each file: from the cells in
memory to the solution in memory. --peer adds whole processes, from the first line read to the last line
written, on files in memory: this program with one thread, and each given command.

All take turns on pieces of some milliseconds (processes on the whole file), several times. The table has the
time per puzzle in microseconds: the sum of the minimum CPU times of the pieces, of their median CPU times, and
of the median wall-clock times; then the ratio of the minimum to that of the first row of its kind.

The exit code is 1 if a command printed fewer lines than it was given.)",
    .operands = "[FILE...]",
    .flags = bench_flags,
    .examples = bench_examples,
    .run = run_bench};

}  // namespace nonet::cli
