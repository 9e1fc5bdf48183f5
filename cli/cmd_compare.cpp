// compare: the engines on the same puzzles.

#include <fmt/format.h>

#include <chrono>

#include "flags.hpp"
#include "json.hpp"
#include "pipeline.hpp"
#include "progress.hpp"

namespace nonet::cli {
namespace {

constexpr Flag chosen_engines{.name = "--engines",
                              .kind = Flag::Kind::engines,
                              .value = "A,B,...",
                              .help = "compare these engines (default: all of them)"};
constexpr Flag limit{.name = "--limit",
                     .kind = Flag::Kind::number,
                     .value = "N",
                     .help = "search until N solutions are found (default: 1; 0: the whole tree)"};
constexpr Flag budget{.name = "--budget",
                      .kind = Flag::Kind::budget,
                      .value = "TIME",
                      .help = "give up on an engine after this long for all its puzzles together (default: 1m)"};
constexpr Flag jobs{.name = "--jobs",
                    .kind = Flag::Kind::jobs,
                    .value = "N",
                    .help = "work on N puzzles at once (default: 1, so that nothing disturbs the clock)",
                    .letter = 'j'};
constexpr std::array flags{
    chosen_engines, limit, budget, flag::json, jobs, flag::progress, flag::no_progress,
};
constexpr std::chrono::seconds default_budget{60};

constexpr std::array examples{
    Example{"What masks are good for:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet compare --engines row,tables",
            "1 puzzle; until the first solution\n"
            "engine   solved   time per puzzle   digit tries   backtracks   nodes\n"
            "row           1               ...         6,732          720   ...\n"
            "tables        1               ...         6,732          720   ...\n"},
};

// What one engine did.
struct Sum {
    std::uint64_t solved = 0, left = 0, refused = 0;  // puzzles: answered, not answered for the budget, not taken
    double seconds = 0;
    Counters counters;
    bool stopped = false;
};

struct Run {
    std::optional<Search> search;  // nothing: the budget was spent before, or the engine takes no marks
    double seconds = 0;
    bool refused = false;
    bool answered() const { return search && (search->stop == Stop::finished || search->stop == Stop::solutions); }
};

// One engine's share of the budget, spent by all threads together.
struct Purse {
    std::atomic<std::int64_t> nanoseconds{0};
    std::atomic<std::uint64_t> nodes{0};
};

class Comparison {
 public:
    Comparison(const Args& args, Streams& io)
        : engines_(args.engines(chosen_engines)),
          json_(args.has(flag::json)),
          cancel_(io.cancel),
          purses_(engines_.size()),
          sums_(engines_.size()) {
        limits_.solutions = args.number(limit, 1);
        limits_.cancel = &cancel_;
        if (args.has(budget))
            args.budget(budget, limits_);
        else
            limits_.time = default_budget;
    }

    void answer(const Batch& batch, Rows& rows) {
        std::vector<Sum> sums(engines_.size());
        std::uint64_t puzzles = 0;
        for (std::size_t i = 0; i < batch.size && !rows.is_cut(); ++i) {
            const Record& record = batch.store[i];
            if (record.error) {
                refuse(batch, record, rows);
                continue;
            }
            ++puzzles;
            compare(batch, record, rows, sums);
        }
        rows.on_done = [this, sums = std::move(sums), puzzles] { add(sums, puzzles); };
    }

    std::string table() const;

 private:
    void refuse(const Batch& batch, const Record& record, Rows& rows) const {
        rows.refuse(batch, *record.error);
        if (!json_) return;
        JsonObject object = json_record(rows.out, batch, record);
        object.text("status", name_of(Status::invalid));
        json_error(object, *record.error);
        object.end_line();
    }

    void compare(const Batch& batch, const Record& record, Rows& rows, std::vector<Sum>& sums) {
        bool found = false, none = false;
        for (std::size_t e = 0; e < engines_.size() && !rows.is_cut(); ++e) {
            const Run run = search(e, record.puzzle);
            account(run, sums[e], rows);
            if (run.answered()) (run.search->solutions > 0 ? found : none) = true;
            if (json_) write_json(batch, record, *engines_[e], run, rows.out);
        }
        if (!found || !none) return;
        rows.exit(Exit::internal);
        rows.message(batch, record.line, 1, "internal error", "the engines do not agree about this puzzle");
    }

    Run search(std::size_t e, const Puzzle& puzzle) {
        Run run;
        if (puzzle.marks && !engines_[e]->takes_marks) {
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

    // A short search is repeated, and its fastest run counts: the first one also warms the caches.
    static void timed(const Engine& engine, const Puzzle& puzzle, const Limits& limits, Run& run) {
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
        sum.solved += run.answered();
        sum.left += !run.answered();
        if (!run.answered()) {
            sum.stopped = true;
            run.search && run.search->stop == Stop::cancelled ? rows.cut() : rows.exit(Exit::budget);
        }
        if (!run.search) return;
        sum.seconds += run.seconds;
        sum.counters.digit_tries += run.search->counters.digit_tries;
        sum.counters.backtracks += run.search->counters.backtracks;
        sum.counters.nodes += run.search->counters.nodes;
    }

    void add(const std::vector<Sum>& sums, std::uint64_t puzzles) {
        puzzles_ += puzzles;
        for (std::size_t e = 0; e < sums.size(); ++e) {
            Sum& sum = sums_[e];
            sum.solved += sums[e].solved;
            sum.left += sums[e].left;
            sum.refused += sums[e].refused;
            sum.seconds += sums[e].seconds;
            sum.counters.digit_tries += sums[e].counters.digit_tries;
            sum.counters.backtracks += sums[e].counters.backtracks;
            sum.counters.nodes += sums[e].counters.nodes;
            sum.stopped = sum.stopped || sums[e].stopped;
        }
    }

    // "solved" only says that there is a solution, unless --limit asked for more.
    Status status_of(const Run& run) const {
        if (!run.answered()) return run.refused ? Status::invalid : Status::budget;
        const std::uint64_t found = run.search->solutions;
        if (found == 0) return Status::none;
        if (found > 1) return Status::multiple;
        return run.search->stop == Stop::finished ? Status::unique : Status::solved;
    }

    void write_json(const Batch& batch, const Record& record, const Engine& engine, const Run& run,
                    std::string& out) const {
        JsonObject object = json_record(out, batch, record);
        object.text("engine", engine.name).text("status", status_of(run));
        const Search search = run.search.value_or(Search{});
        object.number("solutions", search.solutions).counters(search.counters).seconds("seconds", run.seconds);
        object.end_line();
    }

    const std::vector<const Engine*> engines_;
    const bool json_;
    const std::atomic<bool>& cancel_;
    Limits limits_;
    std::deque<Purse> purses_;
    std::vector<Sum> sums_;
    std::uint64_t puzzles_ = 0;
};

}  // namespace
}  // namespace nonet::cli
