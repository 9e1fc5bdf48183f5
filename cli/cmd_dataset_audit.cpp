// dataset audit: every row looked at by itself, and beside all rows before it.

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <memory>

#include "audit_totals.hpp"
#include "flags.hpp"
#include "forms.hpp"
#include "json.hpp"
#include "nonet/batch.hpp"
#include "pipeline.hpp"
#include "progress.hpp"
#include "workplace.hpp"

namespace nonet::cli {
namespace {

constexpr Flag minimal{.name = "--minimal",
                       .help = "a given that can be dropped is a defect too (25 times the searches)"};
constexpr Flag budget{.name = "--budget",
                      .kind = Flag::Kind::budget,
                      .value = "NODES",
                      .help = "give up on a puzzle after so many nodes: 100000n (default: no limit)"};
constexpr std::array flags{
    minimal,           budget,       flag::format("text json", "write text (the default) or json"),
    flag::json,        flag::output, flag::resume,
    flag::stats,       flag::jobs,   flag::progress,
    flag::no_progress,
};

constexpr std::array examples{
    Example{"The same puzzle twice; the exit code is 1:",
            "yes 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. | head -n "
            "2 |\n"
            "    nonet dataset audit",
            "<stdin>:2:1: repeat: the same as <stdin>:1\nrows\t2\n..."},
};

// A row's place in one number: file, line.
constexpr int line_bits = 48;
struct Place {
    std::uint64_t file, line;
    explicit Place(std::uint64_t packed)
        : file(packed >> line_bits), line(packed & ((std::uint64_t{1} << line_bits) - 1)) {}
    static std::uint64_t packed(std::uint64_t file, std::uint64_t line) { return file << line_bits | line; }
};

// What the audit remembers of a row, as kept in the folder while it runs.
struct Seen {
    Fingerprint form, puzzle;
    std::uint64_t place;
};

class Auditing {
 public:
    Auditing(const Args& args, Streams& io)
        : json_(FormChoice(args).is_json()), minimality_(args.has(minimal)), cancel_(io.cancel) {
        limits_.cancel = &cancel_;
        args.budget(budget, limits_);
        if (limits_.time.count() > 0) throw UsageError("--budget: expected nodes, like 100000n: not a time");
        for (const std::string& file : args.files()) sources_.push_back(file == "-" ? "<stdin>" : file);
        if (args.has(flag::resume) && !args.has(flag::output)) throw UsageError("--resume needs --output");
        if (!args.has(flag::output)) return;
        workplace_.emplace(args, io, std::vector<std::string>{json_ ? "report.jsonl" : "report.txt", "seen"});
        if (!workplace_->state().empty()) restore();
    }

    bool is_finished() const { return workplace_ && workplace_->is_finished(); }
    std::uint64_t rows_done() const { return totals_.rows; }

    void answer(const Batch& batch, Rows& rows) {
        auto audited = audit_rows(batch, minimality_, limits_);
        if (!audited) return rows.cut();
        for (const Record& record : batch.records())
            if (record.error) rows.refuse(batch, *record.error);
        const std::string& source = batch.source;
        rows.in_turn = [this, source, &rows, audited = std::move(*audited)]() mutable {
            for (AuditedRow& row : audited) take(source, row, rows);
            if (workplace_ && workplace_->commit_is_due()) workplace_->commit(totals_.saved());
        };
    }

    // All rows are in: the last words.
    Exit finish(Streams& io, const Outcome& outcome, bool wants_stats) {
        const std::string summary = summarised();
        if (workplace_) {
            const auto last = [&] { workplace_->append(report, summary); };
            const auto cut = workplace_->end(outcome.exit, totals_.saved(), last, Workplace::LastFile::drop);
            if (cut) return *cut;
        } else if (outcome.exit == Exit::interrupted || outcome.exit == Exit::internal) {
            return outcome.exit;
        }
        if (wants_stats) io.err.write(stats(outcome));
        if (io.out.write(summary) == Output::State::failed) return Exit::input_output;
        return worst(outcome.exit, totals_.exit());
    }

 private:
    static constexpr std::size_t report = 0, seen_rows = 1;  // the files

    // What the run before had seen.
    void restore() {
        if (!totals_.restore(workplace_->state())) throw UsageError("--resume: the checkpoint is damaged");
        std::ifstream file(workplace_->path(seen_rows), std::ios::binary);
        for (Seen row; file.read(reinterpret_cast<char*>(&row), sizeof row);)
            seen_.add(row.form, row.puzzle, row.place);
    }

    // A row's turn: the rows before it are known.
    void take(const std::string& source, AuditedRow& row, Rows& rows) {
        const auto file = static_cast<std::uint64_t>(std::ranges::find(sources_, source) - sources_.begin());
        if (row.has_form) compare(file, row);
        totals_.count(row);
        totals_.forms = seen_.forms();
        std::string text;
        for (const Finding& finding : row.findings) write(source, row, finding, text);
        if (workplace_)
            workplace_->append(report, text);
        else
            rows.out += text;
        if (!workplace_) rows.relay();
    }

    void compare(std::uint64_t file, AuditedRow& row) {
        const Seen entry{row.form, row.puzzle, Place::packed(file, row.line)};
        const auto [novelty, place] = seen_.add(entry.form, entry.puzzle, entry.place);
        if (workplace_) workplace_->append(seen_rows, {reinterpret_cast<const char*>(&entry), sizeof entry});
        if (novelty == SeenPuzzles::Novelty::novel) return;
        const bool repeats = novelty == SeenPuzzles::Novelty::repeat;
        const bool leaks = Place(place).file != file;
        Finding finding{
            leaks     ? Defect::leak
            : repeats ? Defect::repeat
                      : Defect::isomorph,
            fmt::format("{} {}", repeats ? "the same as" : "isomorph of", words_for(Place(place))), place};
        row.findings.push_back(std::move(finding));
    }

    std::string words_for(const Place& place) const {
        return fmt::format("{}:{}", sources_[place.file], place.line);
    }

    void write(const std::string& source, const AuditedRow& row, const Finding& finding,
               std::string& text) const {
        if (!json_) {
            text += fmt::format("{}:{}:{}: {}: {}\n", source, row.line, row.column, name_of(finding.defect),
                                finding.detail);
            return;
        }
        JsonObject object(text);
        object.text("file", source).number("line", row.line).text("defect", name_of(finding.defect));
        object.text("detail", finding.detail);
        if (finding.defect >= Defect::repeat) {
            const Place place(finding.place);
            object.object("of", [&](JsonObject& inner) {
                inner.text("file", sources_[place.file]).number("line", place.line);
            });
        }
        object.end_line();
    }

    std::string summarised() const {
        if (!json_) return totals_.as_text(minimality_);
        std::string text;
        JsonObject object(text);
        totals_.as_json(object, minimality_);
        object.end_line();
        return text;
    }

    std::string stats(const Outcome& outcome) const {
        const double rate = outcome.seconds > 0 ? static_cast<double>(outcome.puzzles) / outcome.seconds : 0;
        return fmt::format("{} rows in {}, {} rows a second; {} bytes remember {} puzzles\n",
                           with_commas(outcome.puzzles), duration(outcome.seconds),
                           with_commas(static_cast<std::uint64_t>(rate)), with_commas(seen_.bytes()),
                           with_commas(seen_.puzzles()));
    }

    const bool json_, minimality_;
    std::atomic<bool>& cancel_;
    Limits limits_;
    std::vector<std::string> sources_;
    std::optional<Workplace> workplace_;

    // Only touched in turn.
    SeenPuzzles seen_;
    AuditTotals totals_;
};

Exit run_audit(const Args& args, Streams& io) {
    Auditing auditing(args, io);
    Outcome outcome;
    if (!auditing.is_finished())
        outcome =
            run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { auditing.answer(batch, rows); },
                         {.batch_size = 1024, .first = auditing.rows_done()});
    return auditing.finish(io, outcome, args.has(flag::stats));
}

}  // namespace

extern constinit const Command cmd_dataset_audit{
    .name = "dataset audit",
    .summary = "what is wrong with a set of puzzles: bad rows, wrong solutions, duplicates, leaks",
    .description =
        R"(Reads any number of files and prints one line for each defect, as file:line:column: what: detail. The defects:
unreadable, clash (equal givens in a house), none (no solution), multiple, wrong_solution (in a column
solution, or 81 digits behind a puzzle on a line), repeat (the same puzzle came before), isomorph (it came
before in another guise), leak (it came in an earlier file, in whatever guise), and with --minimal also
not_minimal. Then come the totals: a name, a tab, a number. The exit code is 1 when there are defects.

Rows stream through; what is remembered of a row takes 43 to 85 bytes, for a moment while the table grows
half as much again.

With --output the report goes into the folder, as report.txt or report.jsonl, and only the totals are
printed. Such a run can be stopped at any time, even killed, and --resume goes on with it: the report is the
same, byte for byte.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_audit};

}  // namespace nonet::cli
