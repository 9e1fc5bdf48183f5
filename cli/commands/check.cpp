// check: is it a proper puzzle, is it a right solution, and if not, where is it wrong?

#include <fmt/format.h>

#include "frame/flags.hpp"
#include "nonet/check.hpp"
#include "nonet/explain.hpp"
#include "nonet/text.hpp"
#include "rows/row_command.hpp"

namespace nonet::cli {
namespace {

constexpr Flag no_minimal{.name = "--no-minimal",
                          .help = "do not ask whether givens can be dropped (faster)"};
constexpr auto flags = flag::of_stream(
    no_minimal,
    flag::format(
        "line text csv json",
        "write a line for each puzzle, text, csv or json (default: text for grids, else as the puzzle came)"),
    flag::json, flag::budget, flag::stats);

constexpr std::array examples{
    Example{"Two equal digits in a row; the exit code is 1:",
            "echo 3.65384..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet check --format text",
            "none: no solution\n"
            "  r1c1 and r1c5 are both 3 (row 1)\n"
            "  33 givens\n"},
};

std::string joined(const std::vector<std::string>& facts, const std::vector<std::string>& doubts) {
    std::string text = fmt::format("{}", fmt::join(facts, "; "));
    for (const std::string& doubt : doubts) text += "; warning: " + doubt;
    return text;
}

class CheckCommand : public RowCommand {
 public:
    CheckCommand(const Args& args, Streams& io) : RowCommand(args, io), minimality_(!args.has(no_minimal)) {}

    PipelineOptions options() const override { return {.batch_size = 256}; }  // a puzzle is up to 82 searches

 private:
    // Together, unless there is a budget, which is each puzzle's own.
    void ask_batch(const Batch& batch, Rows& rows) override {
        if (limits_.nodes != 0 || limits_.time.count() != 0) return RowCommand::ask_batch(batch, rows);
        const std::vector<CheckReport> reports = check_together(batch);
        auto next = reports.begin();
        for (std::size_t i = 0; i < batch.size && !rows.is_cut(); ++i) {
            const Row row = row_of(batch, batch.store[i], i, rows);
            row.record.error ? refuse(row, *row.record.error) : tell(row, *next++);
        }
    }

    // The reports of the puzzles among the records.
    std::vector<CheckReport> check_together(const Batch& batch) const {
        std::vector<ClassicPuzzle> puzzles;
        for (const Record& record : batch.records())
            if (!record.error) puzzles.push_back(record.puzzle);
        std::vector<CheckReport> reports(puzzles.size());
        check_batch(puzzles, reports, minimality_, limits_);
        return reports;
    }

    void ask(const Row& row) override { tell(row, nonet::check(row.record.puzzle, minimality_, limits_)); }

    Exit exit_for(const CheckReport& report) const {
        if (report.status == Status::budget) return Exit::budget;
        if (report.status != Status::unique) return Exit::no;
        return minimality_ && !report.minimal_known ? Exit::budget : Exit::done;
    }

    void tell(const Row& row, const CheckReport& report) const {
        const Exit exit = exit_for(report);
        if (exit == Exit::budget && cuts(row)) return;
        row.rows.totals.count(report.status);
        row.rows.exit(exit);
        const Grid& givens = row.record.puzzle.givens;
        switch (row.form) {
            case Form::json: return row.fields(report, givens, minimality_);
            case Form::text:
            case Form::grid: return write_text(row, report);
            default: break;
        }
        write_row(row, report.status, joined(describe(report, minimality_), warnings(givens, report)));
    }

    void write_text(const Row& row, const CheckReport& report) const {
        row.begin_block();
        const auto facts = describe(report, minimality_);
        row.out += fmt::format("{}: {}\n", name_of(report.status), facts[0]);
        for (std::size_t i = 1; i < facts.size(); ++i) row.out += fmt::format("  {}\n", facts[i]);
        for (const std::string& doubt : warnings(row.record.puzzle.givens, report))
            row.out += fmt::format("  warning: {}\n", doubt);
        if (report.status != Status::multiple) return;
        row.out += fmt::format("  {}\n  {}\n", format_line(report.first), format_line(report.second));
    }

    void write_refusal(const Row& row, const Error& error) override {
        switch (row.form) {
            case Form::json: return RowCommand::write_refusal(row, error);
            case Form::text:
            case Form::grid:
                row.begin_block();
                row.out += fmt::format("{}: {}\n", name_of(Status::invalid), error.message());
                return;
            default: return write_row(row, Status::invalid, error.message());
        }
    }

    // The forms with one line for each puzzle.
    static void write_row(const Row& row, Status status, const std::string& notes) {
        if (row.form == Form::csv) return row.csv({"status", "notes"}, {std::string(name_of(status)), notes});
        row.line(fmt::format("{}\t{}", name_of(status), notes));
    }

    const bool minimality_;
};

}  // namespace

extern constinit const Command check_command{
    .name = "check",
    .summary = "is it a proper puzzle, or a right solution; if not, where is it wrong",
    .description =
        R"(Tells for each puzzle whether it has exactly one solution (unique), several (multiple) or none, and
whether it is minimal or which givens can be dropped. Equal digits that see each other are named by their
cells. A finished grid is judged by its rows, columns, boxes and their sums.

A line has three columns with tabs between them: the puzzle, the status, and what there is to say. The
exit code is 1 when some puzzle is not proper.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_rows<CheckCommand>,
    .shards = true};

}  // namespace nonet::cli
