// compare: runs several engines on the same puzzles.

#include <fmt/format.h>

#include <chrono>
#include <deque>

#include "flow/progress.hpp"
#include "frame/flags.hpp"
#include "nonet/more/engines.hpp"
#include "rows/row_command.hpp"

namespace nonet::cli {
namespace {

constexpr Flag chosen_engines{.name = "--engines",
                              .kind = Flag::Kind::engines,
                              .value = "A,B,...",
                              .help = "compare these engines (default: all)"};
constexpr Flag engine_budget =
    flag::budget_of("TIME", "stop an engine after this time for all its puzzles together (default: 1m)");
constexpr Flag jobs{.name = "--jobs",
                    .kind = Flag::Kind::jobs,
                    .value = "N",
                    .help = "process N puzzles in parallel (default: 1, for exact times)",
                    .letter = 'j'};
constexpr std::array compare_flags{
    chosen_engines, flag::search_limit, flag::board,       engine_budget,      flag::json,
    jobs,           flag::progress,     flag::no_progress, flag::all_messages,
};
constexpr std::chrono::seconds default_budget{60};

constexpr std::array compare_examples{
    Example{"The effect of masks:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet compare --engines row,tables",
            "1 puzzle; until the first solution\n"
            "engine   solved   time per puzzle   digit tries   backtracks   nodes\n"
            "row           1               ...         6,732          720   ...\n"
            "tables        1               ...         6,732          720   ...\n"},
};

// The totals of one engine.
struct Sum {
    // Numbers of puzzles: answered; unanswered because of the budget; undecided by techniques; not supported.
    std::uint64_t solved = 0, left = 0, stuck = 0, refused = 0;
    double seconds = 0;
    Counters counters;

    Sum& operator+=(const Sum& more) {
        solved += more.solved;
        left += more.left;
        stuck += more.stuck;
        refused += more.refused;
        seconds += more.seconds;
        counters += more.counters;
        return *this;
    }
};

constexpr std::string_view table_row = "{:8} {:>8} {:>17} {:>15} {:>14} {:>14}";

struct Run {
    std::optional<Search>
        search;  // nothing: the budget was already spent, or the engine does not support marks
    double seconds = 0;
    bool refused = false;
    bool stuck() const { return search && search->stop == Stop::stuck; }
    bool answered() const {
        return search && (search->stop == Stop::finished || search->stop == Stop::solutions);
    }
};

// One engine's share of the budget, which all threads spend together.
struct Purse {
    std::atomic<std::int64_t> nanoseconds{0};
    std::atomic<std::uint64_t> nodes{0};
};

class CompareCommand : public RowCommand {
 public:
    CompareCommand(const Args& args, Streams& io)
        : RowCommand(args, io, Form::text),
          engines_(args.engines(chosen_engines)),
          purses_(engines_.size()),
          sums_(engines_.size()) {
        limits_.solutions = args.number(flag::search_limit, 1);
        if (!args.has(engine_budget)) limits_.time = default_budget;
    }

    PipelineOptions options() const override { return {.batch_size = 1, .default_jobs = 1}; }

    Exit end(Streams& io, const RunOutcome& outcome) override {
        return form_.is_json() ? outcome.exit : write_at_end(io, outcome, table());
    }

 private:
    void write_refusal(const Row& row, const Error& error) override {
        if (row.form == Form::json) RowCommand::write_refusal(row, error);
    }

    void ask(const Row& row, const Puzzle& puzzle) override {
        puzzle.board_puzzle() ? compare(row, *puzzle.board_puzzle(), puzzle.has_marks())
                              : compare(row, *puzzle.classic(), puzzle.has_marks());
    }

    void compare(const Row& row, const auto& puzzle, bool has_marks) {
        std::vector<Sum> sums(engines_.size());
        bool found = false, none = false;
        for (std::size_t e = 0; e < engines_.size() && !row.rows.is_cut(); ++e) {
            const Run run = search(e, puzzle, has_marks);
            account(run, sums[e], row.rows);
            if (run.answered()) (run.search->solutions > 0 ? found : none) = true;
            if (row.form == Form::json) write_json(row, *engines_[e], run);
        }
        if (found && none) {
            row.rows.exit(Exit::internal);
            row.message("internal error", "the engines do not agree about this puzzle");
        }
        row.rows.when_out([this, sums = std::move(sums)] { add(sums); });
    }

    Run search(std::size_t e, const auto& puzzle, bool has_marks) {
        Run run;
        if (has_marks && !engines_[e]->takes_marks) {
            run.refused = true;
            return run;
        }
        Limits limits = limits_;
        const auto time_left = limits_.time.count() - purses_[e].nanoseconds.load();
        const auto nodes_spent = purses_[e].nodes.load();
        if (limits_.time.count() > 0 && time_left <= 0) return run;
        if (limits_.nodes > 0 && nodes_spent >= limits_.nodes) return run;
        if (limits_.time.count() > 0) limits.time = std::chrono::nanoseconds(time_left);
        if (limits_.nodes > 0) limits.nodes = limits_.nodes - nodes_spent;
        timed(*engines_[e], puzzle, limits, run);
        purses_[e].nanoseconds += static_cast<std::int64_t>(run.seconds * 1e9);
        purses_[e].nodes += run.search->counters.nodes;
        return run;
    }

    // Repeats a short search and keeps its fastest run; the first run also warms the caches.
    static void timed(const Engine& engine, const auto& puzzle, const Limits& limits, Run& run) {
        constexpr int most_runs = 5;
        constexpr double short_search = 1e-3;
        for (int i = 0; i < most_runs && (i == 0 || run.seconds < short_search); ++i) {
            const auto start = std::chrono::steady_clock::now();
            run.search = *nonet::run(engine, puzzle, limits);
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
            run.seconds = i == 0 ? taken.count() : std::min(run.seconds, taken.count());
        }
    }

    static void account(const Run& run, Sum& sum, Rows& rows) {
        sum.refused += run.refused;
        if (run.refused) return;
        ++(run.answered() ? sum.solved : run.stuck() ? sum.stuck : sum.left);
        if (run.search) {
            sum.seconds += run.seconds;
            sum.counters += run.search->counters;
        }
        if (run.answered()) return;
        if (run.stuck()) return rows.exit(Exit::no);
        run.search&& run.search->stop == Stop::cancelled ? rows.cut() : rows.exit(Exit::budget);
    }

    void add(const std::vector<Sum>& sums) {
        ++puzzles_;
        for (std::size_t e = 0; e < sums.size(); ++e) sums_[e] += sums[e];
    }

    // "solved" only means that there is a solution, unless --limit requires more.
    Status status_of(const Run& run) const {
        if (run.stuck()) return Status::stuck;
        if (!run.answered()) return run.refused ? Status::invalid : Status::budget;
        const std::uint64_t found = run.search->solutions;
        if (found == 0) return Status::none;
        if (found > 1) return Status::multiple;
        return run.search->stop == Stop::finished ? Status::unique : Status::solved;
    }

    void write_json(const Row& row, const Engine& engine, const Run& run) const {
        const Search search = run.search.value_or(Search{});
        row.json()
            .text("engine", engine.name)
            .text("status", name_of(status_of(run)))
            .number("solutions", search.solutions)
            .counters(search.counters)
            .seconds("seconds", run.seconds)
            .end_line();
    }

    std::string heading() const {
        const std::string until = limits_.solutions == 0 ? "all solutions"
                                  : limits_.solutions == 1
                                      ? "until the first solution"
                                      : fmt::format("until {} solutions", limits_.solutions);
        return fmt::format("{} puzzle{}; {}\n", with_commas(puzzles_), puzzles_ == 1 ? "" : "s", until) +
               fmt::format(table_row, "engine", "solved", "time per puzzle", "digit tries", "backtracks",
                           "nodes");
    }

    static std::string table_line(const Engine& engine, const Sum& sum) {
        const auto& [tries, backtracks, nodes] = sum.counters;
        const std::string time = sum.solved > 0 && sum.left + sum.stuck == 0
                                     ? duration(sum.seconds / static_cast<double>(sum.solved))
                                     : "-";
        std::string text = fmt::format(table_row, engine.name, with_commas(sum.solved), time,
                                       with_commas(tries), with_commas(backtracks), with_commas(nodes));
        if (sum.left > 0)
            text += fmt::format("  stopped at {} digit tries after {}", with_commas(tries),
                                duration(sum.seconds));
        if (sum.stuck > 0) text += fmt::format("  stuck on {}", with_commas(sum.stuck));
        if (sum.refused > 0)
            text += fmt::format("  takes no pencil marks ({} puzzles)", with_commas(sum.refused));
        return text;
    }

    std::string table() const {
        std::string text = heading() + '\n';
        for (std::size_t e = 0; e < engines_.size(); ++e) text += table_line(*engines_[e], sums_[e]) + '\n';
        return text;
    }

    const std::vector<const Engine*> engines_;
    std::deque<Purse> purses_;
    std::vector<Sum> sums_;
    std::uint64_t puzzles_ = 0;
};

}  // namespace

extern constinit const Command compare_command{
    .name = "compare",
    .summary = "compare engines on the same puzzles: time, digit tries, backtracks, nodes",
    .description =
        R"(Runs each engine on each puzzle until its first solution and prints one table. The counters are sums over all
puzzles, and have the same meaning for every engine: a digit try is one test of one digit in one empty cell, a
backtrack is one placed digit removed again, a node is one position visited. Searches shorter than a millisecond
are repeated, and the fastest run counts.

An engine that exceeds its budget is stopped; its row has the number of tries so far, and the exit code is 5.
The engine 'logic' can get stuck; then the exit code is 1. With --json there is one object for each puzzle and
engine.)",
    .operands = "[FILE...]",
    .flags = compare_flags,
    .examples = compare_examples,
    .run = run_rows<CompareCommand>};

}  // namespace nonet::cli
