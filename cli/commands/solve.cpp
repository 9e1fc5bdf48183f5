// solve: the solution of each puzzle, and whether it is the only one.

#include <fmt/format.h>

#include "frame/flags.hpp"
#include "nonet/batch.hpp"
#include "nonet/more/engines.hpp"
#include "rows/boards.hpp"
#include "rows/row_command.hpp"

namespace nonet::cli {
namespace {

constexpr Flag first{.name = "--first",
                     .help = "stop at the first solution, without a proof that it is the only one"};
constexpr Flag solve_engine = flag::engine("use this engine (default: fast; 'nonet engines' lists them)");
constexpr auto solve_flags =
    flag::of_stream(first, solve_engine, flag::board,
                    flag::format("line grid csv json pretty",
                                 "write line, grid, csv, json or pretty (default: the form of each puzzle)"),
                    flag::json, flag::budget, flag::stats);

constexpr std::array solve_examples{
    Example{"Solve a puzzle given as a line:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet solve",
            "316578492529134768487629531263415987974863125851792643138947256692351874745286319\n"},
    Example{"A puzzle with several solutions; the exit code is 1:",
            "echo ..65.84..52........87....31..3.1..8.9..863..5.5..9.6..1.....25........74..52.63.. |\n"
            "    nonet solve",
            "..65.84..52........87....31..3.1..8.9..863..5.5..9.6..1.....25........74..52.63..\tmultiple\n"},
    Example{"Solve a 4 x 4 puzzle with diagonals:", "echo ....4.......1..2 | nonet solve --board 4x4+x",
            "3214412323411432\n"},
};

bool has_solution(Status status) { return status == Status::unique || status == Status::solved; }

std::string_view reason_for(Status status) {
    switch (status) {
        case Status::none: return "no solution exists";
        case Status::multiple: return "multiple solutions exist";
        case Status::budget: return "budget spent before an answer";
        case Status::stuck: return "stuck: no technique finds anything more";
        default: return "invalid: not a puzzle";
    }
}

// Room for the answers to a batch; each thread keeps its own.
struct SolveRoom {
    std::vector<Tally> tallies;
    std::vector<Grid> first, second;

    std::vector<Alone> solve(std::span<const Grid> grids, bool wants_second, const Limits& limits) {
        tallies.resize(grids.size());
        first.resize(grids.size());
        second.resize(wants_second ? grids.size() : 0);
        return solve_each({.grids = grids, .marks = {}, .tallies = tallies, .first = first, .second = second},
                          limits);
    }
};

class SolveCommand : public RowCommand {
 public:
    SolveCommand(const Args& args, Streams& io)
        : RowCommand(args, io), engine_(args.engine(solve_engine, default_engine())) {
        if (args.has(first)) limits_.solutions = 1;
    }

    // The readable engines may take seconds for one puzzle, and with a budget of nodes each puzzle is solved alone.
    // Smaller batches keep all threads busy.
    PipelineOptions options() const override {
        if (!is_default()) return {.batch_size = 16};
        return {.batch_size = limits_.nodes == 0 ? 2048u : 1024u, .plain_lines = true};
    }

 private:
    bool is_default() const { return &engine_ == &default_engine(); }
    std::string_view engine_name() const override { return engine_.name; }

    void ask(const Row& row, const Puzzle& puzzle) override {
        if (puzzle.classic()) return tell(row, nonet::solve(*puzzle.classic(), left(row), engine_));
        if (!is_default()) return tell(row, nonet::solve(*puzzle.board_puzzle(), left(row), engine_));
        const BoardPuzzle& other = *puzzle.board_puzzle();
        tell<Answer>(row, solver_of(other.geometry).solve(other.values, other.marks, left(row)));
    }

    template <class AnyAnswer>
    void tell(const Row& row, const Result<AnyAnswer>& answer) {
        if (!answer) return refuse(row, row.at_record(answer.error()));
        if (answer->status == Status::budget && cuts(row)) return;
        add(row, *answer);
    }

    void ask_batch(const Batch& batch, Rows& rows) override {
        if (!is_default()) return RowCommand::ask_batch(batch, rows);
        thread_local SolveRoom room;
        const auto alone = room.solve(std::span(batch.grids).first(batch.size), form_.is_json(), limits_);
        const bool lines = form_.of_plain_line() == Form::line;
        rows.out.reserve(batch.size * (cell_count + 1));
        auto next = alone.begin();
        std::size_t next_alone = alone.empty() ? batch.size : next->index;
        for (BatchWalk walk(batch); !walk.at_end() && !rows.is_cut(); walk.next()) {
            const std::size_t i = walk.index();
            const ClassicAnswer* by_itself = nullptr;
            if (i == next_alone) {
                by_itself = &next->answer;
                next_alone = ++next == alone.end() ? batch.size : next->index;
            }
            const Tally& tally = room.tallies[i];
            const Status status = status_of(tally);
            if (walk.is_plain() && lines && has_solution(status) && !by_itself) {
                add_line(rows.out, room.first[i]);
                rows.totals.count(status, {.nodes = tally.nodes});
                continue;
            }
            const Row row = row_of(batch, walk.record(), i, rows);
            if (stands_alone(row.record))
                answer(row);
            else if (tally.stop == Stop::cancelled)
                rows.cut();
            else
                add(row, by_itself ? *by_itself : answer_of(tally, room.first[i]));
        }
    }

    static ClassicAnswer answer_of(const Tally& tally, const Grid& solution) {
        ClassicAnswer answer{
            .status = status_of(tally), .solutions = tally.solutions, .counters = {.nodes = tally.nodes}};
        if (has_solution(answer.status)) answer.first = solution;
        return answer;
    }

    static void add_line(std::string& out, const Grid& solution) {
        // In libstdc++ 12 the second parameter may be the capacity.
        const std::size_t begin = out.size(), end = begin + cell_count + 1;
        out.resize_and_overwrite(end, [&](char* text, std::size_t) {
            format_line(solution, std::span<char, cell_count>(text + begin, cell_count));
            text[end - 1] = '\n';
            return end;
        });
    }

    void add(const Row& row, const auto& answer) const {
        row.tell(answer.status, answer.counters);
        write(row, answer);
    }

    std::vector<std::string_view> columns() const override { return {"solution", "status"}; }

    void write_refusal(const Row& row, const Error& error) override {
        if (row.form == Form::grid || row.form == Form::pretty)
            return write_block(row, ClassicAnswer{.status = Status::invalid});
        RowCommand::write_refusal(row, error);
    }

    static void write_json(const Row& row, const ClassicAnswer& answer) { row.fields(answer); }
    static void write_json(const Row& row, const Answer& answer) {
        row.fields(answer, row.record.puzzle.geometry());
    }

    void write(const Row& row, const auto& answer) const {
        const bool solved = has_solution(answer.status);
        const auto name = name_of(answer.status);
        switch (row.form) {
            case Form::json: return write_json(row, answer);
            case Form::csv: return csv(row, {solved ? line_of(row.record, answer.first) : "", name});
            case Form::grid:
            case Form::pretty: return write_block(row, answer);
            default: break;
        }
        if (!solved) return row.line(name);
        (row.out += line_of(row.record, answer.first)) += '\n';
    }

    void write_block(const Row& row, const auto& answer) const {
        row.begin_block();
        if (!has_solution(answer.status))
            (row.out += reason_for(answer.status)) += '\n';
        else if (row.form == Form::pretty)
            row.out += boxed_of(row.record, answer.first, look_);
        else
            row.out += grid_of(row.record, answer.first);
    }

    const Engine& engine_;
};

}  // namespace

extern constinit const Command solve_command{
    .name = "solve",
    .summary = "solve each puzzle, and prove that the solution is unique",
    .description =
        R"(Solves each puzzle and proves that its solution is the only one. There is one row for each puzzle, in the order
of the input. A row is the solution. If there is none or it is not unique, the row is the puzzle, a tab, and one
of: none, multiple, invalid, budget; with --engine logic also stuck.

The exit code is 0 if every puzzle has exactly one solution (with --first: at least one), and 1 if some have
none or several, or if 'logic' is stuck. For puzzles that may have several solutions, 'logic' needs a --budget:
it can take hours to find out that it is stuck.)",
    .operands = "[FILE...]",
    .flags = solve_flags,
    .examples = solve_examples,
    .run = run_rows<SolveCommand>,
    .shards = true};

}  // namespace nonet::cli
