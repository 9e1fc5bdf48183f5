// dataset audit: examines every row by itself, and compares it with all rows before it.

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <memory>

#include "command/audit.hpp"
#include "command/record_fields.hpp"
#include "dataset/audit_totals.hpp"
#include "dataset/workplace.hpp"
#include "flow/limits.hpp"
#include "flow/pipeline.hpp"
#include "flow/progress.hpp"
#include "forms/form.hpp"
#include "forms/json.hpp"
#include "frame/flags.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/text.hpp"
#include "platform/descriptors.hpp"

namespace nonet::cli {
namespace {

constexpr Flag audit_minimal{
    .name = "--minimal",
    .help = "also report puzzles with a given that can be dropped (25 times the searches)"};
constexpr Flag audit_budget = flag::budget_of(
    "NODES", "stop working on a puzzle after this number of nodes: 100000n (default: no limit)");
constexpr auto dataset_audit_flags = flag::of_stream(
    audit_minimal, audit_budget, flag::format("text json", "write text (the default) or json"), flag::json,
    flag::output, flag::resume, flag::stats);

constexpr std::array dataset_audit_examples{
    Example{
        "A repeated puzzle; the exit code is 1:",
        "yes 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. | head -n 2 |\n"
        "    nonet dataset audit",
        "<stdin>:2:1: repeat: the same as <stdin>:1\nrows\t2\n..."},
};

// A batch as judged by the library, and the sources of its puzzles and solutions.
struct Taken {
    std::vector<AuditRow> rows;
    std::vector<std::string> puzzles_from, solutions_from;
};

Taken taken_from(const Batch& batch, std::uint64_t file) {
    const FieldFinder finder(batch.csv_header);
    Taken taken;
    taken.rows.reserve(batch.size);
    for (const Record& record : batch.records()) {
        if (record.error) {
            taken.rows.push_back({{file, record.error->line}, std::unexpected(*record.error), {}});
            continue;
        }
        RecordFields fields = finder.fields_of(record);
        add_name(taken.puzzles_from, fields.puzzle.in_words());
        add_name(taken.solutions_from, fields.solution_at.in_words());
        taken.rows.push_back({{file, record.line}, *record.puzzle.classic(), std::move(fields.solution)});
    }
    return taken;
}

// The record of a row that the audit keeps in the folder while it runs.
struct Seen {
    Fingerprint form, puzzle;
    std::uint64_t place;
};

class DatasetAuditCommand {
 public:
    DatasetAuditCommand(const Args& args, Streams& io)
        : json_(FormChoice(args, io).is_json()),
          minimality_(args.has(audit_minimal)),
          limits_{.nodes = nodes_by(args, audit_budget), .cancel = &io.cancel},
          sources_(sources_of(args)) {
        if (args.has(flag::resume) && !args.has(flag::output)) throw UsageError("--resume needs --output");
        if (!args.has(flag::output)) return;
        workplace_.emplace(args, io, std::vector<std::string>{json_ ? "report.jsonl" : "report.txt", "seen"});
        if (!workplace_->state().empty()) restore();
    }

    bool is_finished() const { return workplace_ && workplace_->is_finished(); }
    std::uint64_t rows_done() const { return audit_.totals().rows; }

    void answer(const Batch& batch, Rows& rows) {
        const auto file =
            static_cast<std::uint64_t>(std::ranges::find(sources_, batch.source) - sources_.begin());
        Taken taken = taken_from(batch, file);
        auto judged = judge_rows(taken.rows, minimality_, limits_);
        if (!judged) return rows.cut();
        for (const Record& record : batch.records())
            if (record.error) rows.refuse(batch, *record.error);
        taken.rows.clear();
        rows.in_turn = [this, &batch, &rows, taken = std::move(taken),
                        judged = std::move(*judged)]() mutable {
            for (auto& name : taken.puzzles_from) add_name(puzzles_from_, std::move(name));
            for (auto& name : taken.solutions_from) add_name(solutions_from_, std::move(name));
            for (std::size_t i = 0; i < judged.size(); ++i) take(batch.store[i], judged[i], rows);
            if (workplace_ && workplace_->commit_is_due()) workplace_->commit(saved(summary()));
        };
    }

    // Prints the summary after the last row.
    Exit finish(Streams& io, const RunOutcome& outcome, bool wants_stats) {
        const std::string words = json_ ? as_json(summary(), minimality_) : as_text(summary(), minimality_);
        if (workplace_) {
            const auto last = [&] { workplace_->append(report, words); };
            const auto cut = workplace_->end(outcome.exit, saved(summary()), last, Workplace::LastFile::drop);
            if (cut) return *cut;
        } else if (outcome.exit == Exit::interrupted || outcome.exit == Exit::internal) {
            return outcome.exit;
        }
        if (wants_stats) io.err.write(stats(outcome));
        if (const Exit exit = print(io, words); exit != Exit::done) return exit;
        return worst(outcome.exit, exit_of(audit_.totals()));
    }

 private:
    static constexpr std::size_t report = 0, seen_rows = 1;  // the files

    static std::vector<std::string> sources_of(const Args& args) {
        std::vector<std::string> sources;
        for (const std::string& file : args.files()) sources.push_back(file == "-" ? "<stdin>" : file);
        return sources;
    }

    // Restores the rows seen by the earlier run.
    void restore() {
        auto earlier = restored(workplace_->state());
        if (!earlier) throw UsageError("--resume: the checkpoint is damaged");
        EarlierAudit::go_on_from(audit_, earlier->totals);
        puzzles_from_ = std::move(earlier->puzzles_from);
        solutions_from_ = std::move(earlier->solutions_from);
        std::ifstream file(platform::path_from(workplace_->path(seen_rows)), std::ios::binary);
        for (Seen row; file.read(reinterpret_cast<char*>(&row), sizeof row);)
            EarlierAudit::remember(audit_, row.form, row.puzzle, Place::unpacked(row.place));
    }

    // Adds a row in order: all earlier rows are already known.
    void take(const Record& record, JudgedRow& row, Rows& rows) {
        audit_.take(row);
        std::string text;
        const std::uint64_t column = record.error ? record.error->column : 1;
        for (const Finding& finding : row.findings) write(row.place, column, finding, text);
        if (!workplace_) {
            rows.out += text;
            return rows.relay();
        }
        workplace_->append(report, text);
        if (!row.has_form) return;
        const Seen entry{row.form, row.puzzle, row.place.packed()};
        workplace_->append(seen_rows, {reinterpret_cast<const char*>(&entry), sizeof entry});
    }

    void write(const Place& place, std::uint64_t column, const Finding& finding, std::string& text) const {
        const std::string& source = sources_[place.file];
        if (!json_) {
            text += fmt::format("{}:{}:{}: {}: {}\n", source, place.line, column, name_of(finding.defect),
                                describe(finding, sources_));
            return;
        }
        JsonObject object(text);
        object.text("file", source).number("line", place.line).text("defect", name_of(finding.defect));
        object.text("detail", describe(finding, sources_));
        if (finding.earlier())
            object.object("of", [&](JsonObject& inner) {
                const Place& of = finding.earlier()->place;
                inner.text("file", sources_[of.file]).number("line", of.line);
            });
        object.end_line();
    }

    AuditSummary summary() const { return {audit_.totals(), puzzles_from_, solutions_from_}; }

    std::string stats(const RunOutcome& outcome) const {
        const double rate = outcome.seconds > 0 ? static_cast<double>(outcome.puzzles) / outcome.seconds : 0;
        return fmt::format("{} rows in {}, {} rows a second; {} bytes remember {} puzzles\n",
                           with_commas(outcome.puzzles), duration(outcome.seconds),
                           with_commas(static_cast<std::uint64_t>(rate)), with_commas(audit_.seen().bytes()),
                           with_commas(audit_.seen().puzzles()));
    }

    const bool json_, minimality_;
    const Limits limits_;
    const std::vector<std::string> sources_;
    std::optional<Workplace> workplace_;

    // Only accessed in order.
    Audit audit_;
    std::vector<std::string> puzzles_from_, solutions_from_;
};

Exit run_dataset_audit(const Args& args, Streams& io) {
    DatasetAuditCommand auditing(args, io);
    RunOutcome outcome;
    if (!auditing.is_finished())
        outcome =
            run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { auditing.answer(batch, rows); },
                         {.batch_size = 1024, .first = auditing.rows_done(), .for_logs = true});
    return auditing.finish(io, outcome, args.has(flag::stats));
}

}  // namespace

extern constinit const Command dataset_audit_command{
    .name = "dataset audit",
    .summary = "find defects in a data set: bad rows, wrong solutions, duplicates, leaks",
    .description =
        R"(Reads any number of files and prints one line for each defect, as file:line:column: what: detail. The defects
are: unreadable; clash (equal givens in a house); none (no solution); multiple; wrong_solution (in a column or a
key solution, answer, solved or target, or digits after a puzzle on a line); repeat (the same puzzle occurred
before); isomorph (an isomorph occurred before); leak (the puzzle, or an isomorph, occurred in an earlier file);
and with --minimal also not_minimal. The totals follow, each as a name, a tab and a number. They include the
columns and keys from which puzzles and solutions were read, and the number of checked solutions, or none. The
exit code is 1 if there are defects.

Rows are streamed. The memory for each row is 43 to 85 bytes, and up to half as much again while the table
grows.

With --output, the report is written to the folder as report.txt or report.jsonl, and only the totals are
printed. Such a run can be interrupted at any time, even by a crash, and continued by --resume, with a
byte-identical report.)",
    .operands = "[FILE...]",
    .flags = dataset_audit_flags,
    .examples = dataset_audit_examples,
    .run = run_dataset_audit};

}  // namespace nonet::cli
