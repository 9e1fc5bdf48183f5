// trace: prints the events of a search, for programs that draw it.

#include <fmt/format.h>

#include "frame/flags.hpp"
#include "frame/words.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/version.hpp"
#include "rows/board_steps.hpp"
#include "rows/boards.hpp"
#include "rows/row_command.hpp"

namespace nonet::cli {
namespace {

constexpr Flag trace_engine = flag::engine("use this engine (default: row)");
constexpr Flag max_events =
    flag::number("--max-events", "stop after N events (default: 1000000; 0: no limit)");
constexpr Flag from =
    flag::text("--from", "WAY",
               "start after the engine placed these digits, in the order of their events: r1c2=1,r1c5=2");
constexpr auto trace_flags = flag::of_rows(trace_engine, flag::search_limit, max_events, from, flag::board);
constexpr std::uint64_t default_max_events = 1'000'000;

constexpr std::array trace_examples{
    Example{"Count how often a digit is taken back:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet trace | grep '\"take_back\"' | wc -l",
            "720\n"},
    Example{"Show the first event after two given choices:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet trace --from r1c2=1,r1c5=2 | head -2 | tail -1",
            "{\"event\":\"try\",\"cell\":[1,8],\"digit\":1}\n"},
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

// The events of one search so far, up to a limit. Its flag ends the search.
class Events {
 public:
    Events(const Row& row, const Geometry& board, std::uint64_t most, const std::atomic<bool>& cancel)
        : row_(row), board_(board), most_(most), cancel_(cancel) {}

    void solution(const std::string& grid) {
        if (one_more()) JsonObject(row_.out).text("event", "solution").text("grid", grid).end_line();
    }

    void add(const Event& event) {
        if (event.kind == Event::Kind::solution || !one_more()) return;
        JsonObject(row_.out)
            .text("event", name_of(event.kind))
            .cell("cell", board_, event.cell)
            .number("digit", event.digit + (board_.zero_based() ? 0u : 1u))
            .end_line();
        row_.rows.relay();
    }

    const std::atomic<bool>& stop() const { return stop_; }
    bool full() const { return full_; }
    std::uint64_t count() const { return count_; }

 private:
    bool one_more() {
        full_ = full_ || (most_ != 0 && count_ == most_);
        const bool on = !full_ && !cancel_.load(std::memory_order_relaxed);
        if (!on) stop_.store(true, std::memory_order_relaxed);
        count_ += on;
        return on;
    }

    const Row& row_;
    const Geometry& board_;
    const std::uint64_t most_;
    const std::atomic<bool>& cancel_;
    std::atomic<bool> stop_{false};
    std::uint64_t count_ = 0;
    bool full_ = false;
};

class TraceCommand : public RowCommand {
 public:
    TraceCommand(const Args& args, Streams& io)
        : RowCommand(args, io, Form::json),
          engine_(args.engine(trace_engine, *find_engine("row"))),
          max_events_(args.number(max_events, default_max_events)),
          from_(args.value(from)) {
        limits_.solutions = args.number(flag::search_limit, 1);
    }

    PipelineOptions options() const override { return {.batch_size = 1}; }

 private:
    void ask(const Row& row, const Puzzle& puzzle) override {
        puzzle.board_puzzle() ? trace(row, *puzzle.board_puzzle(), puzzle.geometry(), puzzle.has_marks())
                              : trace(row, *puzzle.classic(), puzzle.geometry(), puzzle.has_marks());
    }

    // Returns the digits of --from, if any.
    Result<std::vector<Event>> way_on(const Row& row, const Geometry& board) const {
        std::vector<Event> way;
        if (!from_) return way;
        for (std::string_view typed : words_of(*from_, ',')) {
            const auto candidate = candidate_on(row, typed, board);
            if (!candidate) return std::unexpected(candidate.error());
            way.push_back({Event::Kind::place, candidate->cell, candidate->digit});
        }
        return way;
    }

    void write_header(const Row& row) const {
        JsonObject header = row.json();
        header.text("engine", engine_.name)
            .number("limit", limits_.solutions)
            .number("max_events", max_events_)
            .text("version", NONET_VERSION);
        if (from_) header.text("from", *from_);
        header.end_line();
    }

    void trace(const Row& row, const auto& puzzle, const Geometry& board, bool has_marks) {
        if (has_marks && !engine_.takes_marks)
            return refuse(row,
                          row.unsupported_marks(fmt::format("pencil marks for engine '{}'", engine_.name)));
        const auto way = way_on(row, board);
        if (!way) return refuse(row, way.error());
        const std::size_t before = row.out.size();
        write_header(row);
        Events events(row, board, max_events_, *limits_.cancel);
        Limits limits = left(row);
        limits.cancel = &events.stop();
        const auto on_solution = [&](const auto& found) { events.solution(line_of(row.record, found)); };
        const auto on_event = [&](const Event& event) { events.add(event); };
        const auto search = run_from(engine_, puzzle, *way, limits, on_event, on_solution);
        if (!search) {  // no event was written yet
            row.out.resize(before);
            return refuse(row, row.at_record(search.error()));
        }
        write_stop(row, events, *search);
    }

    void write_stop(const Row& row, const Events& events, const Search& search) {
        if (search.stop == Stop::cancelled && !events.full()) row.rows.cut();
        if (events.full() || search.stop == Stop::budget) row.rows.exit(Exit::budget);
        JsonObject(row.out)
            .text("stop", events.full() ? "max_events" : nonet::name_of(search.stop))
            .number("solutions", search.solutions)
            .number("events", events.count())
            .counters(search.counters)
            .end_line();
    }

    const Engine& engine_;
    const std::uint64_t max_events_;
    const std::optional<std::string_view> from_;
};

}  // namespace

extern constinit const Command trace_command{
    .name = "trace",
    .summary = "write the events of a search as JSON Lines",
    .description =
        R"(Writes the events of an engine, one JSON object per line. For each puzzle there is a header with the puzzle, the
engine and its limits, then the events (try, place, take_back, solution) with cell and digit, then a footer: why
the search stopped, the number of events written, and the engine's own counters.

--from starts the trace at any point of the search: after the given digits were placed by choice, in this order.
Earlier parts are not searched, written or counted.

The exit code is 5 if --max-events or --budget ended a search.)",
    .operands = "[FILE...]",
    .flags = trace_flags,
    .examples = trace_examples,
    .run = run_rows<TraceCommand>,
    .shards = true};

}  // namespace nonet::cli
