// check: is it a proper puzzle, is it a right solution, and if not, where is it wrong?

#include <fmt/format.h>

#include "csv.hpp"
#include "flags.hpp"
#include "forms.hpp"
#include "json.hpp"
#include "limits.hpp"
#include "nonet/text.hpp"
#include "totals.hpp"

namespace nonet::cli {
namespace {

constexpr Flag no_minimal{.name = "--no-minimal",
                          .help = "do not ask whether givens can be dropped (faster)"};
constexpr std::array flags{
    no_minimal,
    flag::format(
        "line text csv json",
        "write a line for each puzzle, text, csv or json (default: text for grids, else as the puzzle came)"),
    flag::json,
    flag::budget,
    flag::stats,
    flag::jobs,
    flag::progress,
    flag::no_progress,
};

constexpr std::array examples{
    Example{"Two equal digits in a row; the exit code is 1:",
            "echo 3.65384..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet check --format text",
            "none: no solution\n"
            "  r1c1 and r1c5 are both 3 (row 1)\n"
            "  33 givens\n"},
};

struct Checked {
    const Batch& batch;
    const Record& record;
    const CheckReport& report;
    bool minimality;  // was asked for

    Exit exit() const {
        if (report.status == Status::budget) return Exit::budget;
        if (report.status != Status::unique) return Exit::no;
        return minimality && !report.minimal_known ? Exit::budget : Exit::done;
    }
};

std::string joined(const std::vector<std::string>& facts, const std::vector<std::string>& doubts) {
    std::string text = fmt::format("{}", fmt::join(facts, "; "));
    for (const std::string& doubt : doubts) text += "; warning: " + doubt;
    return text;
}

void write_text(const Checked& checked, std::string& out) {
    const auto& [batch, record, report, minimality] = checked;
    const auto facts = describe(report, minimality);
    out += fmt::format("{}: {}\n", name_of(report.status), facts[0]);
    for (std::size_t i = 1; i < facts.size(); ++i) out += fmt::format("  {}\n", facts[i]);
    for (const std::string& doubt : warnings(record.puzzle.givens, report))
        out += fmt::format("  warning: {}\n", doubt);
    if (report.status != Status::multiple) return;
    out += fmt::format("  {}\n  {}\n", format_line(report.first), format_line(report.second));
}

void write_json(const Checked& checked, std::string& out) {
    const auto& [batch, record, report, minimality] = checked;
    JsonObject object = json_record(out, batch, record);
    write_fields(object, report, record.puzzle.givens, minimality);
    object.end_line();
}

class Check {
 public:
    Check(const Args& args, Streams& io)
        : form_(args), minimality_(!args.has(no_minimal)), limits_(limits_by(args, io)) {}

    void answer(const Batch& batch, Rows& rows) {
        Totals totals;
        std::vector<CheckReport> reports;
        if (checks_together()) reports = check_together(batch);
        auto next = reports.begin();
        for (std::size_t i = 0; i < batch.size && !rows.is_cut(); ++i) {
            const Record& record = batch.store[i];
            if (record.error)
                refuse(batch, i, rows, totals);
            else
                tell(batch, i,
                     checks_together() ? std::move(*next++)
                                       : nonet::check(record.puzzle, minimality_, limits_),
                     rows, totals);
        }
        rows.on_done = [this, totals] { totals_ += totals; };
    }

    const Totals& totals() const { return totals_; }

 private:
    // A budget is each puzzle's own.
    bool checks_together() const { return limits_.nodes == 0 && limits_.time.count() == 0; }

    // The reports of the puzzles among the records.
    std::vector<CheckReport> check_together(const Batch& batch) const {
        std::vector<ClassicPuzzle> puzzles;
        for (const Record& record : batch.records())
            if (!record.error) puzzles.push_back(record.puzzle);
        std::vector<CheckReport> reports(puzzles.size());
        check_batch(puzzles, reports, minimality_, limits_);
        return reports;
    }

    void refuse(const Batch& batch, std::size_t index, Rows& rows, Totals& totals) const {
        rows.refuse(batch, *batch.store[index].error);
        totals.count(Status::invalid);
        write_invalid(batch, index, rows);
    }

    void tell(const Batch& batch, std::size_t index, const CheckReport& report, Rows& rows,
              Totals& totals) const {
        const Checked checked{batch, batch.store[index], report, minimality_};
        if (checked.exit() == Exit::budget && is_cancelled(limits_)) return rows.cut();
        totals.count(report.status);
        rows.exit(checked.exit());
        write(checked, index, rows);
    }

    void write(const Checked& checked, std::size_t index, Rows& rows) const {
        switch (form_.of(checked.record)) {
            case Form::json: return write_json(checked, rows.out);
            case Form::text:
            case Form::grid: begin_block(checked.batch, index, rows); return write_text(checked, rows.out);
            default: break;
        }
        const Grid& givens = checked.record.puzzle.givens;
        write_row(checked.batch, index, rows, name_of(checked.report.status),
                  joined(describe(checked.report, minimality_), warnings(givens, checked.report)));
    }

    void write_invalid(const Batch& batch, std::size_t index, Rows& rows) const {
        const Record& record = batch.store[index];
        switch (form_.of(record)) {
            case Form::json: return json_refusal(rows.out, batch, record, *record.error);
            case Form::text:
            case Form::grid:
                begin_block(batch, index, rows);
                rows.out += fmt::format("{}: {}\n", name_of(Status::invalid), record.error->message());
                return;
            default: break;
        }
        write_row(batch, index, rows, name_of(Status::invalid), record.error->message());
    }

    // The forms with one line for each puzzle.
    void write_row(const Batch& batch, std::size_t index, Rows& rows, std::string_view status,
                   const std::string& notes) const {
        const Record& record = batch.store[index];
        if (form_.of(record) != Form::csv) {
            rows.out += fmt::format("{}\t{}\t{}\n", puzzle_as_it_came(record), status, notes);
            return;
        }
        csv_row(batch, record, rows, {"status", "notes"}, {std::string(status), notes});
    }

    const FormChoice form_;
    const bool minimality_;
    const Limits limits_;
    Totals totals_;
};

Exit run_check(const Args& args, Streams& io) {
    Check check(args, io);
    const std::size_t batch_size = 256;  // one puzzle is up to 82 searches
    const Outcome outcome =
        run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { check.answer(batch, rows); },
                     {.batch_size = batch_size});
    if (args.has(flag::stats)) print_totals(io, FormChoice(args).is_json(), {}, check.totals(), outcome);
    return outcome.exit;
}

}  // namespace

extern constinit const Command cmd_check{
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
    .run = run_check};

}  // namespace nonet::cli
