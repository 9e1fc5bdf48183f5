// convert: puzzles from any readable format to any writable one.

#include <fmt/format.h>

#include <mutex>

#include "csv.hpp"
#include "flags.hpp"
#include "forms.hpp"
#include "json.hpp"
#include "nonet/text.hpp"
#include "pipeline.hpp"

namespace nonet::cli {
namespace {

constexpr std::array flags{
    flag::format(
        "line grid csv json pretty pencil marks",
        "write line, grid, csv, json, pretty, pencil (a grid of pencil marks) or marks (729 characters); "
        "default: line"),
    flag::json,
    flag::jobs,
    flag::progress,
    flag::no_progress,
};

constexpr std::array examples{
    Example{"A line as nine rows:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet convert --format grid | head -n 3",
            "3 0 6 5 0 8 4 0 0\n"
            "5 2 0 0 0 0 0 0 0\n"
            "0 8 7 0 0 0 0 3 1\n"},
};

// What a form cannot carry.
enum class Loss { marks, text_behind, givens };
constexpr std::string_view losses[] = {
    "pencil marks",
    "comments or further columns",
    "the difference between a given and a cell with one candidate left",
};

// How many puzzles lost something, and where the first of them stands.
struct Losses {
    struct Of {
        std::uint64_t puzzles = 0;
        std::string first;
    };
    std::array<Of, std::size(losses)> of;

    void add(Loss loss, const Batch& batch, const Record& record) {
        Of& one = of[static_cast<std::size_t>(loss)];
        if (one.puzzles++ == 0) one.first = fmt::format("{}:{}", batch.source, record.line);
    }
    Losses& operator+=(const Losses& later) {
        for (std::size_t i = 0; i < of.size(); ++i) {
            if (of[i].puzzles == 0) of[i].first = later.of[i].first;
            of[i].puzzles += later.of[i].puzzles;
        }
        return *this;
    }
    std::string report() const {
        std::string text;
        for (std::size_t i = 0; i < of.size(); ++i)
            if (of[i].puzzles > 0)
                text += fmt::format("nonet: not carried over: {} (puzzles: {}; the first: {})\n", losses[i],
                                    of[i].puzzles, of[i].first);
        return text;
    }
};

// Whether the marks say more than the givens do.
bool marks_matter(const ClassicPuzzle& puzzle) {
    return puzzle.marks && candidates_of(puzzle) != candidates_of(ClassicPuzzle{puzzle.givens, std::nullopt});
}

// Whether candidates alone would bring back a grid with other givens.
bool singles_beside_givens(const Grid& givens, const Candidates& candidates) {
    for (int cell = 0; cell < cell_count; ++cell)
        if (givens[cell] == 0 && candidates[static_cast<std::size_t>(cell)].size() == 1) return true;
    return false;
}

class Conversion {
 public:
    explicit Conversion(const Args& args) : form_(FormChoice(args).chosen().value_or(Form::line)) {}

    void answer(const Batch& batch, Rows& rows) {
        Losses lost;
        for (std::size_t i = 0; i < batch.size; ++i) {
            const Record& record = batch.store[i];
            if (record.error) {
                refuse(batch, i, rows);
                continue;
            }
            note_losses(batch, record, lost);
            write(batch, i, rows);
        }
        rows.on_done = [this, lost] { lost_ += lost; };
    }

    const Losses& lost() const { return lost_; }

 private:
    void note_losses(const Batch& batch, const Record& record, Losses& lost) const {
        const bool carries_marks = form_ == Form::json || form_ == Form::pencil || form_ == Form::marks;
        const bool carries_rest = form_ == Form::json || (form_ == Form::csv && record.format == Format::csv);
        if (!carries_marks && marks_matter(record.puzzle)) lost.add(Loss::marks, batch, record);
        if (!carries_rest && !record.rest.empty()) lost.add(Loss::text_behind, batch, record);
        if ((form_ == Form::pencil || form_ == Form::marks) &&
            singles_beside_givens(record.puzzle.givens, candidates_of(record.puzzle)))
            lost.add(Loss::givens, batch, record);
    }

    void write(const Batch& batch, std::size_t index, Rows& rows) const {
        const Record& record = batch.store[index];
        const ClassicPuzzle& puzzle = record.puzzle;
        if (is_block()) begin_block(batch, index, rows);
        switch (form_) {
            case Form::line: rows.out += format_line(puzzle.givens) + '\n'; break;
            case Form::grid: rows.out += format_grid(puzzle.givens); break;
            case Form::pretty: rows.out += format_pretty(puzzle.givens); break;
            case Form::pencil: rows.out += format_pencil(candidates_of(puzzle)); break;
            case Form::marks: rows.out += format_marks(candidates_of(puzzle)) + '\n'; break;
            case Form::csv: csv_row(batch, record, rows, {"puzzle"}, {format_line(puzzle.givens)}); break;
            case Form::json:
            case Form::text:
            case Form::markdown:
            case Form::html: {
                JsonObject object = json_record(rows.out, batch, record);
                object.text("format", name_of(record.format));
                if (!record.rest.empty()) object.text("rest", record.rest);
                object.end_line();
            }
        }
    }

    // In the place of the puzzle stands that there is none.
    void refuse(const Batch& batch, std::size_t index, Rows& rows) const {
        const Record& record = batch.store[index];
        rows.refuse(batch, *record.error);
        if (is_block()) begin_block(batch, index, rows);
        const std::string_view invalid = name_of(Status::invalid);
        switch (form_) {
            case Form::line:
            case Form::marks: rows.out += fmt::format("{}\t{}\n", puzzle_as_it_came(record), invalid); break;
            case Form::csv: csv_row(batch, record, rows, {"puzzle"}, {std::string(invalid)}); break;
            case Form::json: return json_refusal(rows.out, batch, record, *record.error);
            default: rows.out += fmt::format("{}\n", invalid);
        }
    }

    bool is_block() const { return form_ == Form::grid || form_ == Form::pretty || form_ == Form::pencil; }

    const Form form_;
    Losses lost_;
};

Exit run_convert(const Args& args, Streams& io) {
    Conversion conversion(args);
    const Outcome outcome =
        run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { conversion.answer(batch, rows); });
    io.err.write(conversion.lost().report());
    return outcome.exit;
}

}  // namespace

extern constinit const Command cmd_convert{
    .name = "convert",
    .summary = "puzzles from any readable format to any writable one",
    .description =
        R"(Reads puzzles in any form and writes them in one. Where there are no pencil marks, pencil and marks give
each empty cell the digits that no given in its row, column or box has. What the chosen form cannot carry
is reported on standard error when done.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_convert};

}  // namespace nonet::cli
