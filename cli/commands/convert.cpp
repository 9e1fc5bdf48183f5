// convert: converts puzzles from any readable format to any writable one.

#include <fmt/format.h>

#include <algorithm>

#include "command/writers.hpp"
#include "frame/flags.hpp"
#include "nonet/links.hpp"
#include "rows/boards.hpp"
#include "rows/row_command.hpp"

namespace nonet::cli {
namespace {

constexpr auto convert_flags = flag::of_stream(
    flag::format(
        "line grid csv json pretty pencil marks hodoku rules iss fpuzzles fpuzzles-json sudokupad killer sumocue opensudoku penpa solo sdx",
        "write line (the default), grid, csv, json, pretty, pencil (a grid of pencil marks), marks (729 characters), hodoku (a line of its library), rules (text with one rule per line), iss (a string of Interactive Sudoku Solver), fpuzzles or sudokupad (links), fpuzzles-json, killer (a string of cages), sumocue (cages and pieces), opensudoku (XML), penpa (a link), solo (a game ID) or sdx (rows of SudoCue)"),
    flag::board, flag::json);

constexpr std::array convert_examples{
    Example{"Convert a line to a grid:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet convert --format grid | head -n 3",
            "3 0 6 5 0 8 4 0 0\n"
            "5 2 0 0 0 0 0 0 0\n"
            "0 8 7 0 0 0 0 3 1\n"},
};

// The parts of a puzzle that a form may be unable to express.
enum class UncarriedPart { marks, text_behind, givens, board };
constexpr std::string_view losses[] = {
    "pencil marks",
    "comments or further columns",
    "the difference between a given and a cell with one candidate left",
    "the names of their boards",
};

// The number of puzzles that lost something, and the place of the first.
struct Losses {
    struct Of {
        std::string what;
        std::uint64_t puzzles = 0;
        std::string first;
    };
    std::vector<Of> of;

    void add(std::string_view what, const Batch& batch, const Record& record) {
        add({std::string(what), 1, fmt::format("{}:{}", batch.source, record.line)});
    }
    Losses& operator+=(const Losses& later) {
        for (const Of& one : later.of) add(one);
        return *this;
    }
    std::string report() const {
        std::string text;
        for (const Of& one : of)
            text += fmt::format("nonet: not carried over: {} (puzzles: {}; the first: {})\n", one.what,
                                one.puzzles, one.first);
        return text;
    }

 private:
    void add(const Of& more) {
        const auto found = std::ranges::find(of, more.what, &Of::what);
        if (found == of.end())
            of.push_back(more);
        else
            found->puzzles += more.puzzles;
    }
};

// Returns whether the marks restrict the puzzle further than the givens.
bool marks_matter(const Record& record) {
    if (const BoardPuzzle* other = record.puzzle.board_puzzle())
        return !other->marks.empty() &&
               candidates_of(*other) != candidates_of({other->geometry, other->values, {}});
    const ClassicPuzzle& puzzle = *record.puzzle.classic();
    return puzzle.marks && candidates_of(puzzle) != candidates_of(ClassicPuzzle{puzzle.givens, std::nullopt});
}

// Returns whether reading the candidates alone would produce additional givens.
bool singles_beside_givens(const auto& givens, const auto& candidates) {
    for (std::size_t cell = 0; cell < candidates.size(); ++cell)
        if (givens[cell] == 0 && candidates[cell].size() == 1) return true;
    return false;
}
bool singles_beside_givens(const Record& record) {
    const Puzzle& puzzle = record.puzzle;
    return puzzle.board_puzzle()
               ? singles_beside_givens(puzzle.values(), candidates_of(*puzzle.board_puzzle()))
               : singles_beside_givens(puzzle.values(), candidates_of(*puzzle.classic()));
}

class ConvertCommand : public RowCommand {
 public:
    ConvertCommand(const Args& args, Streams& io) : RowCommand(args, io, Form::line) {}

    PipelineOptions options() const override { return {}; }

    Exit end(Streams& io, const RunOutcome& outcome) override {
        io.err.write(lost_.report());
        return outcome.exit;
    }

 private:
    void ask_batch(const Batch& batch, Rows& rows) override {
        RowCommand::ask_batch(batch, rows);
        Losses lost;
        const Form form = form_.of_plain_line();  // the form of all rows
        for (const Record& record : batch.records())
            if (!record.error) note_losses(batch, record, form, lost);
        rows.when_out([this, lost] { lost_ += lost; });
    }

    // Reports a rule that the form cannot hold immediately, and then exits with `no`. Losses that do not change the
    // puzzle are in the report at the end.
    void write_link(const Row& row) {
        static const About nothing;
        const Record& record = row.record;
        const auto written =
            link_form_->write(to_board_puzzle(record.puzzle), record.about ? *record.about : nothing);
        if (!written) return refuse(row, row.at_record(written.error()));
        (row.out += written->text) += '\n';
        Losses lost;
        for (const Loss& loss : written->losses) {
            if (!loss.changes) {
                lost.add(fmt::format("{}: {}", loss.what, loss.why), row.batch, record);
                continue;
            }
            row.warn(fmt::format("not written: {}: {}", in_words(loss), loss.why));
            row.rows.exit(Exit::no);
        }
        row.rows.when_out([this, lost] { lost_ += lost; });
    }

    void ask(const Row& row, const Puzzle& puzzle) override {
        if (link_form_ != nullptr) return write_link(row);
        if (row.form == Form::json) return write_json(row);
        if (row.form == Form::csv) return csv(row, {line_of(row.record, puzzle.values())});
        if (puzzle.board_puzzle() && writer_->write_board == nullptr) return refuse_board(row, "this form");
        if (writer_->has_rows) row.begin_block();
        if (row.form == Form::pretty)
            row.out += boxed_of(row.record, puzzle.values(), look_);
        else
            row.out += writer_->write(puzzle, row.record.glyphs).value();
        if (!writer_->has_rows) row.out += '\n';
    }

    std::vector<std::string_view> columns() const override { return {"puzzle"}; }

    static void write_json(const Row& row) {
        JsonObject object = row.json();
        object.text("format", name_of(row.record.format));
        if (!row.record.rest.empty() && row.record.format != Format::json)
            object.text("rest", row.record.rest);
        object.end_line();
    }

    // Writes a row without a puzzle in place of the unreadable one.
    void write_refusal(const Row& row, const Error& error) override {
        if (writer_ == nullptr || !writer_->has_rows) return RowCommand::write_refusal(row, error);
        row.begin_block();
        (row.out += name_of(Status::invalid)) += '\n';
    }

    // Returns whether neither the form nor the text tells the output's reader the board.
    static bool loses_board(const Batch& batch, const Record& record, Form form) {
        if (!record.puzzle.board_puzzle() || form == Form::json || (form == Form::csv && batch.names_boards))
            return false;
        const std::string_view board = record.puzzle.board_puzzle()->geometry.name();
        const auto inferred = infer_board(
            format_line(record.puzzle.board_puzzle()->geometry, record.puzzle.board_puzzle()->values));
        return board != batch.board && (!inferred || inferred->name() != board);
    }

    void note_losses(const Batch& batch, const Record& record, Form form, Losses& lost) const {
        for (const Loss& loss : record.losses)
            if (!loss.changes) lost.add(fmt::format("{}: {}", loss.what, loss.why), batch, record);
        if (link_form_ != nullptr) {
            if (!record.rest.empty())
                lost.add(losses[static_cast<std::size_t>(UncarriedPart::text_behind)], batch, record);
            return;
        }
        if (record.about && form != Form::json)
            lost.add("title, author and text of the rules", batch, record);
        const auto add = [&](UncarriedPart part) {
            lost.add(losses[static_cast<std::size_t>(part)], batch, record);
        };
        const bool candidates = writer_ != nullptr && writer_->has_candidates;
        const bool carries_rest = form == Form::json || (form == Form::csv && record.format == Format::csv);
        if (!candidates && form != Form::json && marks_matter(record)) add(UncarriedPart::marks);
        if (!carries_rest && !record.rest.empty()) add(UncarriedPart::text_behind);
        if (candidates && singles_beside_givens(record)) add(UncarriedPart::givens);
        if (loses_board(batch, record, form)) add(UncarriedPart::board);
    }

    const PuzzleWriter* const writer_ = find_writer(name_of(form_.of_plain_line()));  // none for CSV and JSON
    const LinkForm* const link_form_ =
        find_link_form(name_of(form_.of_plain_line()));  // forms of other programs
    Losses lost_;
};

}  // namespace

extern constinit const Command convert_command{
    .name = "convert",
    .summary = "convert puzzles between formats",
    .description =
        R"(Reads puzzles in any format and writes them in one. If a puzzle has no pencil marks, the forms pencil and marks
give each empty cell the digits that no given in its row, column or box has. Contents that the chosen form
cannot hold are reported on standard error at the end. A rule that it cannot hold is reported with its puzzle,
and the exit code is 1. If a rule cannot be read, every command reports it, and the exit code is 3.)",
    .operands = "[FILE...]",
    .flags = convert_flags,
    .examples = convert_examples,
    .run = run_rows<ConvertCommand>,
    .shards = true};

}  // namespace nonet::cli
