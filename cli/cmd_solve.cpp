// solve: the solution of each puzzle, and whether it is the only one.

#include <fmt/format.h>

#include "csv.hpp"
#include "flags.hpp"
#include "forms.hpp"
#include "json.hpp"
#include "nonet/text.hpp"
#include "pipeline.hpp"
#include "totals.hpp"

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

Exit exit_of(Status status) {
    switch (status) {
        case Status::unique:
        case Status::solved: return Exit::done;
        case Status::none:
        case Status::multiple: return Exit::no;
        case Status::budget: return Exit::budget;
        case Status::invalid: break;
    }
    return Exit::bad_input;
}

std::string_view words_for(Status status) {
    switch (status) {
        case Status::none: return "no solution exists";
        case Status::multiple: return "multiple solutions exist";
        case Status::budget: return "budget spent before an answer";
        default: return "invalid: not a puzzle";
    }
}

class Solve {
 public:
    Solve(const Args& args, Streams& io)
        : engine_(args.engine(engine, default_engine())),
          form_(args),
          cancel_(io.cancel),
          colour_(io.out_colour) {
        limits_.cancel = &cancel_;
        if (args.has(first)) limits_.solutions = 1;
        args.budget(flag::budget, limits_);
    }

    void answer(const Batch& batch, Rows& rows) {
        Totals totals;
        for (std::size_t i = 0; i < batch.size && !rows.is_cut(); ++i) answer(batch, i, rows, totals);
        rows.on_done = [this, totals] { totals_ += totals; };
    }

    const Totals& totals() const { return totals_; }
    const Engine& chosen_engine() const { return engine_; }
    bool is_json() const { return form_.is_json(); }

 private:
    void answer(const Batch& batch, std::size_t index, Rows& rows, Totals& totals) {
        const Record& record = batch.store[index];
        if (record.error) return refuse(batch, index, rows, totals, *record.error);
        const auto answer = nonet::solve(record.puzzle, limits_, engine_);
        if (!answer) {
            Error error = answer.error();
            error.line = record.line;
            return refuse(batch, index, rows, totals, error);
        }
        if (answer->status == Status::budget && cancel_.load(std::memory_order_relaxed)) return rows.cut();
        totals.count(answer->status, answer->counters);
        rows.exit(exit_of(answer->status));
        write(batch, index, rows, *answer, nullptr);
    }

    void refuse(const Batch& batch, std::size_t index, Rows& rows, Totals& totals, const Error& error) {
        rows.refuse(batch, error);
        totals.count(Status::invalid);
        write(batch, index, rows, Answer{.status = Status::invalid}, &error);
    }

    void write(const Batch& batch, std::size_t index, Rows& rows, const Answer& answer,
               const Error* error) const {
        const Record& record = batch.store[index];
        switch (form_.of(record)) {
            case Form::json: return write_json(batch, record, rows.out, answer, error);
            case Form::csv: return write_csv(batch, record, rows, answer);
            case Form::grid:
            case Form::pretty: return write_block(batch, index, rows, answer);
            default: break;
        }
        if (has_solution(answer.status))
            rows.out += format_line(answer.first);
        else
            (rows.out += puzzle_as_it_came(record) + '\t') += name_of(answer.status);
        rows.out += '\n';
    }

    void write_block(const Batch& batch, std::size_t index, Rows& rows, const Answer& answer) const {
        begin_block(batch, index, rows);
        const Record& record = batch.store[index];
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
    const std::atomic<bool>& cancel_;
    const bool colour_;
    Limits limits_;
    Totals totals_;
};

Exit run_solve(const Args& args, Streams& io) {
    Solve solve(args, io);
    // The readable engines may take seconds for one puzzle; smaller batches keep all threads busy.
    const std::size_t batch_size = &solve.chosen_engine() == &default_engine() ? 1024 : 16;
    const Outcome outcome =
        run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { solve.answer(batch, rows); },
                     {.batch_size = batch_size});
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
tab, and one of: none, multiple, invalid, budget.

The exit code is 0 when every puzzle has exactly one solution (with --first: at least one), and 1 when
some have none or several.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_solve};

}  // namespace nonet::cli
