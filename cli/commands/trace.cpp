// trace: the events of a search, for whoever wants to draw it.

#include <fmt/format.h>

#include "flow/pipeline.hpp"
#include "forms/json.hpp"
#include "frame/flags.hpp"
#include "nonet/text.hpp"
#include "nonet/version.hpp"

namespace nonet::cli {
namespace {

constexpr Flag engine = flag::engine("search with this engine (default: row)");
constexpr Flag limit{.name = "--limit",
                     .kind = Flag::Kind::number,
                     .value = "N",
                     .help = "search until N solutions are found (default: 1; 0: the whole tree)"};
constexpr Flag max_events{.name = "--max-events",
                          .kind = Flag::Kind::number,
                          .value = "N",
                          .help = "end the search after N events (default: 1000000; 0: no limit)"};
constexpr std::array flags{
    engine, limit, max_events, flag::json, flag::budget, flag::jobs, flag::progress, flag::no_progress,
};
constexpr std::uint64_t default_max_events = 1'000'000;

constexpr std::array examples{
    Example{"How often is each digit taken back?",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet trace | grep '\"take_back\"' | wc -l",
            "720\n"},
};

std::string_view name_of(Event::Kind kind) {
    switch (kind) {
        case Event::Kind::try_digit: return "try";
        case Event::Kind::place: return "place";
        case Event::Kind::take_back: return "take_back";
        case Event::Kind::solution: break;
    }
    return "solution";
}

class Trace {
 public:
    Trace(const Args& args, Streams& io)
        : engine_(args.engine(engine, *find_engine("row"))),
          max_events_(args.number(max_events, default_max_events)),
          cancel_(io.cancel) {
        limits_.solutions = args.number(limit, 1);
        args.budget(flag::budget, limits_);
    }

    void answer(const Batch& batch, Rows& rows) const {
        for (std::size_t i = 0; i < batch.size && !rows.is_cut(); ++i) {
            const Record& record = batch.store[i];
            if (record.error)
                refuse(batch, record, rows, *record.error);
            else
                search(batch, record, rows);
        }
    }

 private:
    static void refuse(const Batch& batch, const Record& record, Rows& rows, const Error& error) {
        rows.refuse(batch, error);
        json_refusal(rows.out, batch, record, error);
    }

    void search(const Batch& batch, const Record& record, Rows& rows) const {
        if (record.puzzle.marks && !engine_.takes_marks) {
            const Error error{.code = Errc::unsupported,
                              .line = record.line,
                              .found = fmt::format("pencil marks for engine '{}'", engine_.name),
                              .expected = "givens only"};
            return refuse(batch, record, rows, error);
        }
        json_record(rows.out, batch, record)
            .text("engine", engine_.name)
            .number("limit", limits_.solutions)
            .number("max_events", max_events_)
            .text("version", NONET_VERSION)
            .end_line();

        // The search ends at its own flag, which follows the command's and the number of events.
        std::atomic<bool> stop{false};
        std::uint64_t events = 0;
        bool full = false;
        const auto one_more = [&] {
            full = full || (max_events_ != 0 && events == max_events_);
            const bool on = !full && !cancel_.load(std::memory_order_relaxed);
            if (!on) stop.store(true, std::memory_order_relaxed);
            events += on;
            return on;
        };
        const auto on_solution = [&](const Grid& grid) {
            if (one_more()) JsonObject(rows.out).text("event", "solution").grid("grid", grid).end_line();
        };
        const auto on_event = [&](const Event& event) {
            if (event.kind == Event::Kind::solution || !one_more()) return;
            JsonObject(rows.out)
                .text("event", name_of(event.kind))
                .text("cell", cell_name(event.cell))
                .number("digit", event.digit + 1u)
                .end_line();
            rows.relay();
        };
        Limits limits = limits_;
        limits.cancel = &stop;
        const auto search = nonet::run(engine_, record.puzzle, limits, on_solution, on_event);
        if (full) rows.exit(Exit::budget);
        if (search->stop == Stop::cancelled && !full) rows.cut();
        if (search->stop == Stop::budget) rows.exit(Exit::budget);
        JsonObject object(rows.out);
        object.text("stop", full ? "max_events" : nonet::name_of(search->stop))
            .number("solutions", search->solutions)
            .number("events", events)
            .counters(search->counters)
            .end_line();
    }

    const Engine& engine_;
    const std::uint64_t max_events_;
    const std::atomic<bool>& cancel_;
    Limits limits_;
};

Exit run_trace(const Args& args, Streams& io) {
    const Trace trace(args, io);
    return run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { trace.answer(batch, rows); },
                        {.batch_size = 1})
        .exit;
}

}  // namespace

extern constinit const Command cmd_trace{
    .name = "trace",
    .summary = "the events of one search, as JSON Lines",
    .description =
        R"(Writes what an engine does, one JSON object on each line. For each puzzle comes a header with the puzzle,
the engine and its limits, then the events (try, place, take_back, solution) with cell and digit, then a
footer: why the search stopped, the number of events written, and the engine's own counters.

The exit code is 5 when --max-events or --budget ended a search.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_trace};

}  // namespace nonet::cli
