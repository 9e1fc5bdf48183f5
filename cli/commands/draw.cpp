// draw: pictures of puzzles and of steps, and sheets for printing.

#include <fmt/format.h>

#include <unordered_map>

#include "forms/pictures.hpp"
#include "frame/flags.hpp"
#include "nonet/more/draw.hpp"
#include "nonet/text.hpp"
#include "rows/board_steps.hpp"
#include "rows/boards.hpp"
#include "rows/row_command.hpp"
#include "rows/scales.hpp"
#include "rows/steps.hpp"

namespace nonet::cli {
namespace {

constexpr Flag draw_format = flag::format("svg pdf", "write svg (the default) or pdf");
constexpr Flag draw_candidates{.name = "--candidates",
                               .help = "draw the candidates of empty cells, even without pencil marks"};
constexpr Flag step_flag =
    flag::number("--step", "draw step N of the path of 'nonet explain', on the grid before it");
constexpr Flag sheet_flag{.name = "--sheet", .help = "draw pages of puzzles for printing"};
constexpr Flag per_page = flag::number("--per-page", "puzzles on each page of a sheet (default: 6)");
constexpr Flag title = flag::text("--title", "TEXT", "the title at the top of each page of a sheet");
constexpr Flag paper =
    flag::word("--paper", "SIZE", "the paper size of a sheet: a4 (the default) or letter", "a4 letter");
constexpr Flag no_solutions{.name = "--no-solutions", .help = "omit the solutions at the end of a sheet"};
constexpr auto draw_flags =
    flag::of_stream(draw_format, step_flag, flag::scale, flag::only, flag::scale_without, draw_candidates,
                    flag::cells, sheet_flag, per_page, title, paper, no_solutions, flag::board, flag::budget);
constexpr std::uint64_t most_per_page = 100;

constexpr std::array draw_examples{
    Example{"Draw the first step:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet draw --step 1 | head -c 4",
            "<svg"},
    Example{
        "Draw eight puzzles on two pages, and a page of solutions:",
        "nonet generate --count 8 --seed 1 | nonet draw --sheet --per-page 4 --format pdf | grep -c 'Type /Page '",
        "3"},
    Example{"Draw a jigsaw:",
            "echo 1..............2 | nonet draw --board jigsaw:1112122233343444 | head -c 4", "<svg"},
};

// Rejects options that require another option or exclude it.
void check_together(const Args& args) {
    const bool sheet = args.has(sheet_flag);
    for (const Flag& flag : {per_page, title, paper, no_solutions})
        if (!sheet && args.has(flag)) throw UsageError(fmt::format("{} needs --sheet", flag.name));
    for (const Flag& flag : {flag::scale, flag::only, flag::without})
        if (!args.has(step_flag) && args.has(flag))
            throw UsageError(fmt::format("{} needs --step", flag.name));
    for (const Flag& flag : {step_flag, draw_candidates, flag::cells})
        if (sheet && args.has(flag))
            throw UsageError(fmt::format("{} and --sheet cannot be combined", flag.name));
    const auto letter = missing_in_pdf(args.value(title).value_or(""));
    if (letter && args.value(draw_format) == "pdf")
        throw UsageError(
            fmt::format("--title: the fonts of a PDF lack '{}'; --format svg draws any letter", *letter));
    const std::uint64_t number = args.number(per_page, 1);
    if (number == 0 || number > most_per_page)
        throw UsageError(
            fmt::format("--per-page: found '{}', expected a number from 1 to {}", number, most_per_page));
    if (args.number(step_flag, 1) == 0) throw UsageError("--step: found '0', expected 1 or more");
}

// Stores the puzzles of a sheet and their solutions until their number is known. Puzzles of the classic board, of which
// there can be millions, are on disk; the others are in memory.
class EntryStore {
 public:
    explicit EntryStore(std::atomic<bool>& cancel) : spool_(cancel) {}

    void add(const Sheet::Entry& entry) {
        Grid puzzle, solution;
        if (const ClassicPuzzle* classic = entry.puzzle.classic()) {
            puzzle = classic->givens;
            std::ranges::copy(entry.solution, solution.values.begin());
        } else {
            wide_.emplace(counts_.count, entry);
        }
        spool_.append(format_line(puzzle) + format_line(solution));
        if (!entry.solution.empty()) ++counts_.solved;
        ++counts_.count;
    }

    SheetEntries counts() const { return counts_; }

    Sheet::Entry entry(std::uint64_t number) {
        if (const auto found = wide_.find(number); found != wide_.end()) return found->second;
        std::array<char, std::size_t{2} * cell_count> text{};
        if (!spool_.read(number * text.size(), text.data(), text.size())) return {};
        const std::string_view both(text.data(), text.size());
        const Grid solution = *parse_line(both.substr(cell_count));
        Sheet::Entry entry{.puzzle = ClassicPuzzle{*parse_line(both.substr(0, cell_count)), {}}};
        if (solution.filled() != 0) entry.solution.assign(solution.values.begin(), solution.values.end());
        return entry;
    }

    const std::string& trouble() const { return spool_.trouble(); }

 private:
    Spool spool_;
    SheetEntries counts_;
    std::unordered_map<std::uint64_t, Sheet::Entry> wide_;
};

class DrawCommand : public RowCommand {
 public:
    DrawCommand(const Args& args, Streams& io)
        : RowCommand(args, io, {}, args.has(step_flag) ? reasoning_limits : Limits{}),
          step_(args.number(step_flag, 0)),
          candidates_(args.has(draw_candidates)),
          sheet_(args.has(sheet_flag)),
          cells_(cells_by(args)),
          scale_(scale_by(args, io)),
          args_(args),
          board_techniques_(board_techniques_by(args)),
          techniques_(scale_ ? std::vector<const Technique*>() : techniques_by(args)),
          entries_(io.cancel),
          document_(form_.chosen() == Form::pdf, io.cancel) {
        check_together(args);
        pages_.title = args.value(title).value_or("");
        pages_.per_page =
            static_cast<int>(args.number(per_page, static_cast<std::uint64_t>(pages_.per_page)));
        pages_.solutions = !args.has(no_solutions);
        if (args.value(paper) == "letter") pages_.paper = Sheet::Paper::letter;
    }

    PipelineOptions options() const override { return {.batch_size = 1}; }  // writes pages one by one

    Exit end(Streams& io, const RunOutcome& outcome) override {
        const Exit exit = write_at_end(io, outcome, [this](FunctionRef<void(std::string_view)> write) {
            draw(
                pages_, entries_.counts(), [this](std::uint64_t number) { return entries_.entry(number); },
                [&](const Drawing& page) { write(document_.add(page)); });
            document_.end(write);
        });
        const std::string& trouble = entries_.trouble().empty() ? document_.trouble() : entries_.trouble();
        if (trouble.empty()) return exit;
        io.err.write(trouble);
        return Exit::input_output;
    }

 private:
    void ask(const Row& row, const Puzzle& puzzle) override {
        if (sheet_)
            row.rows.in_turn = [this, entry = entry_of(row, puzzle)] { entries_.add(entry); };
        else if (step_ != 0)
            add_step(row, puzzle);
        else
            add(row, picture_of(puzzle));
        cuts(row);
    }

    void write_refusal(const Row&, const Error&) override {}  // leaves the row out

    void add(const Row& row, Drawing drawing) {
        row.rows.in_turn = [this, &out = row.out, drawing = std::move(drawing)] {
            out += document_.add(drawing);
        };
    }

    Sheet::Entry entry_of(const Row& row, const Puzzle& puzzle) const {
        Sheet::Entry entry{.puzzle = puzzle};
        if (!pages_.solutions) return entry;
        Answer answer =
            puzzle.board_puzzle()
                ? solver_of(puzzle.geometry()).solve(puzzle.values(), puzzle.board_puzzle()->marks, left(row))
                : solve(puzzle, left(row));
        if (answer.status == Status::unique)
            entry.solution = std::move(answer.first);
        else
            row.rows.exit(exit_of(answer.status));
        return entry;
    }

    Drawing picture_of(const Puzzle& puzzle) const {
        const DrawOptions options{.candidates = candidates_ || puzzle.has_marks(), .cells = cells_};
        return puzzle.board_puzzle() ? draw(*puzzle.board_puzzle(), options)
                                     : draw(start_of(puzzle), options);
    }

    void add_step(const Row& row, const Puzzle& puzzle) {
        if (scale_ && puzzle.board_puzzle()) return refuse_board(row, "--scale");
        const auto techniques =
            puzzle.board_puzzle() ? techniques_on(row, args_, board_techniques_) : techniques_;
        const Path path = scale_
                              ? explain(*scale_, *puzzle.classic(), left(row), {.most_steps = step_})
                              : explain(puzzle, left(row), {.techniques = techniques, .most_steps = step_});
        if (!has_step(row, path)) return;
        add(row, draw(path, number(), {.givens = puzzle.values(), .cells = cells_, .caption = true}));
    }

    // Returns whether the path has the step; prints a message if it ends before.
    bool has_step(const Row& row, const Path& path) const {
        if (path.steps.size() >= step_) return true;
        const bool spent = path.status == Status::budget || path.ending == Ending::budget;
        row.rows.exit(spent ? Exit::budget : Exit::no);
        row.fail(fmt::format("found {} steps, expected at least {}", path.steps.size(), step_));
        return false;
    }
    std::size_t number() const { return static_cast<std::size_t>(step_); }

    const std::uint64_t step_;
    const bool candidates_, sheet_;
    const Cells cells_;
    const std::optional<Scale> scale_;
    const Args& args_;
    const std::vector<const Technique*> board_techniques_, techniques_;
    Sheet pages_;  // without its entries
    EntryStore entries_;
    PictureDocument document_;
};

}  // namespace

extern constinit const Command draw_command{
    .name = "draw",
    .summary = "draw puzzles, steps and sheets for printing, as SVG or PDF",
    .description =
        R"(Draws each puzzle, with its pencil marks if it has any. With --step N, draws a step of the path of 'nonet
explain' with the same --scale, --only and --without: the houses, cells and candidates of the step, the links of
its chains, placed digits (a filled disc) and removed candidates (struck out). Solid rings are true and dashed
rings false; solid arrows lead from false to true, dashed ones from true to false. A step with several chains
has one grid for each.

Other boards are drawn with their boxes or pieces, shaded windows and regions, lines for diagonals, discs for
odd cells, squares for even cells, and inequality signs. For rules that cannot be drawn, the board's name is
below.

--sheet fills pages with puzzles, as large as --per-page allows, and adds the solutions at the end. The output
is one document: in SVG the pages are stacked, in PDF each is a page.

A puzzle that cannot be read is omitted, and the exit code is 3. The exit code is 1 if a path has no step N, or
if the solution of a puzzle with none or several is needed.)",
    .operands = "[FILE...]",
    .flags = draw_flags,
    .examples = draw_examples,
    .run = run_rows<DrawCommand>,
    .no_json = "it writes pictures, --format svg or pdf"};

}  // namespace nonet::cli
