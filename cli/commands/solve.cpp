// solve: the solution of each puzzle, and whether it is the only one.

#include <fmt/format.h>

#include "flow/limits.hpp"
#include "flow/pipeline.hpp"
#include "flow/totals.hpp"
#include "forms/csv.hpp"
#include "forms/form.hpp"
#include "forms/json.hpp"
#include "frame/flags.hpp"
#include "nonet/batch.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

constexpr Flag first{.name = "--first",
                     .help = "stop at the first solution; do not ask whether there are others"};
constexpr Flag engine = flag::engine("search with this engine (default: fast; 'nonet engines' lists them)");
constexpr std::array flags{
    first,
    engine,
    flag::format("line grid csv json pretty",
                 "write line, grid, csv, json or pretty (default: as each puzzle came)"),
    flag::json,
    flag::budget,
    flag::stats,
    flag::jobs,
    flag::progress,
    flag::no_progress,
};

constexpr std::array examples{
    Example{"A line gives a line:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet solve",
            "316578492529134768487629531263415987974863125851792643138947256692351874745286319\n"},
    Example{"The same with a blank added that leaves several solutions; the exit code is 1:",
            "echo ..65.84..52........87....31..3.1..8.9..863..5.5..9.6..1.....25........74..52.63.. |\n"
            "    nonet solve",
            "..65.84..52........87....31..3.1..8.9..863..5.5..9.6..1.....25........74..52.63..\tmultiple\n"},
};

bool has_solution(Status status) { return status == Status::unique || status == Status::solved; }

std::string_view words_for(Status status) {
    switch (status) {
        case Status::none: return "no solution exists";
        case Status::multiple: return "multiple solutions exist";
        case Status::budget: return "budget spent before an answer";
        case Status::stuck: return "stuck: no technique finds anything more";
        default: return "invalid: not a puzzle";
    }
}

// Room for the answers to a batch; each thread keeps its own.
struct Together {
    std::vector<Grid> first;
    std::vector<Tally> tallies;

    void solve(std::span<const Grid> grids, const Limits& limits) {
        first.resize(grids.size());
        tallies.resize(grids.size());
        solve_batch({.grids = grids, .marks = {}, .tallies = tallies, .first = first, .second = {}}, limits);
    }
};

class Solve {
 public:
    Solve(const Args& args, Streams& io)
        : engine_(args.engine(engine, default_engine())),
          form_(args),
          colour_(io.out_colour),
          limits_(limits_by(args, io)) {
        if (args.has(first)) limits_.solutions = 1;
    }

    // Whether whole batches are given to the kernel.  It counts nodes in its own way, and knows only the time that a
    // whole batch takes: shorter than `shortest`, a budget would be missed.
    bool solves_together() const {
        constexpr auto shortest = std::chrono::milliseconds(1);
        return &engine_ == &default_engine() && limits_.nodes == 0 &&
               (limits_.time.count() == 0 || limits_.time >= shortest);
    }

    void answer(const Batch& batch, Rows& rows) {
        Totals totals;
        if (solves_together())
            answer_together(batch, rows, totals);
        else
            for (std::size_t i = 0; i < batch.size && !rows.is_cut(); ++i)
                answer_alone(batch, i, batch.store[i], rows, totals);
        rows.on_done = [this, totals] { totals_ += totals; };
    }

    const Totals& totals() const { return totals_; }
    const Engine& chosen_engine() const { return engine_; }
    bool is_json() const { return form_.is_json(); }

 private:
    // All puzzles at once, and then the rows one by one.
    void answer_together(const Batch& batch, Rows& rows, Totals& totals) {
        thread_local Together together;
        // A puzzle that takes longer is given its budget by itself.
        constexpr std::uint64_t few_nodes = 1000;
        together.solve(std::span(batch.grids).first(batch.size),
                       {.nodes = limits_.time.count() == 0 ? 0 : few_nodes, .cancel = limits_.cancel});
        rows.out.reserve(batch.size * (cell_count + 1));
        for (BatchWalk walk(batch); !walk.at_end() && !rows.is_cut(); walk.next()) {
            const std::size_t i = walk.index();
            const Tally& tally = together.tallies[i];
            const bool told = is_told(tally);
            if (walk.is_plain() && told && status_of(tally) == Status::unique &&
                form_.of_plain_line() == Form::line) {
                add_line(rows.out, together.first[i]);
                totals.count(found(), {.nodes = tally.nodes});
                continue;
            }
            const Record& record = walk.record();
            if (told && !record.error && !record.puzzle.marks)
                tell(batch, i, record, rows, totals, tally, together.first[i]);
            else
                answer_alone(batch, i, record, rows, totals);
        }
    }

    // Whether the kernel's answer is all there is to say.  Which solutions it finds first when there are several depends
    // on the puzzles beside it: where they are shown, the puzzle is solved by itself.
    bool is_told(const Tally& tally) const {
        if (tally.stop == Stop::finished) return true;
        return tally.stop == Stop::solutions && limits_.solutions != 1 && form_.chosen() != Form::json;
    }

    // What a puzzle with one solution is called.
    Status found() const { return limits_.solutions == 1 ? Status::solved : Status::unique; }

    void tell(const Batch& batch, std::size_t index, const Record& record, Rows& rows, Totals& totals,
              const Tally& tally, const Grid& solution) {
        Answer answer{
            .status = status_of(tally), .solutions = tally.solutions, .counters = {.nodes = tally.nodes}};
        if (answer.status == Status::unique) answer.status = found(), answer.first = solution;
        add(batch, index, record, rows, totals, answer);
    }

    static void add_line(std::string& out, const Grid& solution) {
        // Of libstdc++ 12 the second parameter may be the capacity.
        const std::size_t begin = out.size(), end = begin + cell_count + 1;
        out.resize_and_overwrite(end, [&](char* text, std::size_t) {
            format_line(solution, std::span<char, cell_count>(text + begin, cell_count));
            text[end - 1] = '\n';
            return end;
        });
    }

    void answer_alone(const Batch& batch, std::size_t index, const Record& record, Rows& rows,
                      Totals& totals) {
        if (record.error) return refuse(batch, index, record, rows, totals, *record.error);
        const auto answer = nonet::solve(record.puzzle, limits_, engine_);
        if (!answer) {
            Error error = answer.error();
            error.line = record.line;
            return refuse(batch, index, record, rows, totals, error);
        }
        if (answer->status == Status::budget && is_cancelled(limits_)) return rows.cut();
        add(batch, index, record, rows, totals, *answer);
    }

    void add(const Batch& batch, std::size_t index, const Record& record, Rows& rows, Totals& totals,
             const Answer& answer) const {
        totals.count(answer.status, answer.counters);
        rows.exit(exit_of(answer.status));
        write(batch, index, record, rows, answer, nullptr);
    }

    void refuse(const Batch& batch, std::size_t index, const Record& record, Rows& rows, Totals& totals,
                const Error& error) const {
        rows.refuse(batch, error);
        totals.count(Status::invalid);
        write(batch, index, record, rows, Answer{.status = Status::invalid}, &error);
    }

    void write(const Batch& batch, std::size_t index, const Record& record, Rows& rows, const Answer& answer,
               const Error* error) const {
        switch (form_.of(record)) {
            case Form::json: return write_json(batch, record, rows.out, answer, error);
            case Form::csv: return write_csv(batch, record, rows, answer);
            case Form::grid:
            case Form::pretty: return write_block(batch, index, record, rows, answer);
            default: break;
        }
        if (has_solution(answer.status))
            rows.out += format_line(answer.first);
        else
            (rows.out += puzzle_as_it_came(record) + '\t') += name_of(answer.status);
        rows.out += '\n';
    }

    void write_block(const Batch& batch, std::size_t index, const Record& record, Rows& rows,
                     const Answer& answer) const {
        begin_block(batch, index, rows);
        if (!has_solution(answer.status))
            (rows.out += words_for(answer.status)) += '\n';
        else if (form_.of(record) == Form::pretty)
            rows.out += pretty_solution(answer.first, record.puzzle.givens, colour_);
        else
            rows.out += format_grid(answer.first);
    }

    static void write_json(const Batch& batch, const Record& record, std::string& out, const Answer& answer,
                           const Error* error) {
        JsonObject object = json_record(out, batch, record);
        write_fields(object, answer);
        if (error) json_error(object, *error);
        object.end_line();
    }

    static void write_csv(const Batch& batch, const Record& record, Rows& rows, const Answer& answer) {
        const std::string solution = has_solution(answer.status) ? format_line(answer.first) : "";
        csv_row(batch, record, rows, {"solution", "status"}, {solution, std::string(name_of(answer.status))});
    }

    const Engine& engine_;
    const FormChoice form_;
    const bool colour_;
    Limits limits_;
    Totals totals_;
};

Exit run_solve(const Args& args, Streams& io) {
    Solve solve(args, io);
    // The readable engines may take seconds for one puzzle; smaller batches keep all threads busy.
    const bool together = solve.solves_together();
    const std::size_t batch_size = together ? 2048 : &solve.chosen_engine() == &default_engine() ? 1024 : 16;
    const Outcome outcome =
        run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { solve.answer(batch, rows); },
                     {.batch_size = batch_size, .plain_lines = together});
    if (args.has(flag::stats))
        print_totals(io, solve.is_json(), solve.chosen_engine().name, solve.totals(), outcome);
    return outcome.exit;
}

}  // namespace

extern constinit const Command cmd_solve{
    .name = "solve",
    .summary = "the solution of each puzzle, and whether it is the only one",
    .description =
        R"(Solves each puzzle and proves that its solution is the only one. One row comes out for each puzzle, in the
order of the input. A row is the solution; where there is none to give, it is the puzzle as it came, a
tab, and one of: none, multiple, invalid, budget; with --engine logic also stuck.

The exit code is 0 when every puzzle has exactly one solution (with --first: at least one), and 1 when
some have none or several, or 'logic' is stuck. Where a puzzle may have several solutions 'logic' needs a
--budget: to find that it is stuck can take it hours.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_solve};

}  // namespace nonet::cli
