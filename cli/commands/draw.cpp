// draw: pictures of puzzles and of steps, and sheets for printing.

#include <fmt/format.h>

#include "frame/flags.hpp"
#include "nonet/more/draw.hpp"
#include "rows/row_command.hpp"
#include "rows/steps.hpp"

namespace nonet::cli {
namespace {

constexpr Flag format = flag::format("svg pdf", "write svg (the default) or pdf");
constexpr Flag candidates{.name = "--candidates",
                          .help = "also of puzzles without pencil marks: the candidates of empty cells"};
constexpr Flag step_flag =
    flag::number("--step", "draw the step N that 'nonet explain' takes, on the grid as it is then");
constexpr Flag sheet_flag{.name = "--sheet", .help = "draw pages full of puzzles, for printing"};
constexpr Flag per_page = flag::number("--per-page", "puzzles on each page of a sheet (default: 6)");
constexpr Flag title = flag::text("--title", "TEXT", "on top of each page of a sheet");
constexpr Flag paper =
    flag::word("--paper", "SIZE", "the page of a sheet: a4 (the default) or letter", "a4 letter");
constexpr Flag no_solutions{.name = "--no-solutions",
                            .help = "leave out the solutions at the end of a sheet"};
constexpr auto flags = flag::of_stream(format, step_flag, candidates, flag::cells, sheet_flag, per_page,
                                       title, paper, no_solutions, flag::budget);
constexpr std::uint64_t most_per_page = 100;

constexpr std::array examples{
    Example{"A picture of the first step:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet draw --step 1 | head -c 4",
            "<svg"},
    Example{
        "Eight puzzles on two pages, and a page of solutions:",
        "nonet generate --count 8 --seed 1 | nonet draw --sheet --per-page 4 --format pdf | grep -c 'Type /Page '",
        "3"},
};

// Options that mean nothing without another one, or with it.
void check_together(const Args& args) {
    const bool sheet = args.has(sheet_flag);
    for (const Flag& flag : {per_page, title, paper, no_solutions})
        if (!sheet && args.has(flag)) throw UsageError(fmt::format("{} needs --sheet", flag.name));
    for (const Flag& flag : {step_flag, candidates, flag::cells})
        if (sheet && args.has(flag))
            throw UsageError(fmt::format("{} and --sheet cannot be combined", flag.name));
    const auto letter = missing_in_pdf(args.value(title).value_or(""));
    if (letter && args.value(format) == "pdf")
        throw UsageError(
            fmt::format("--title: the fonts of a PDF lack '{}'; --format svg draws any letter", *letter));
    const std::uint64_t number = args.number(per_page, 1);
    if (number == 0 || number > most_per_page)
        throw UsageError(
            fmt::format("--per-page: found '{}', expected a number from 1 to {}", number, most_per_page));
    if (args.number(step_flag, 1) == 0) throw UsageError("--step: found '0', expected 1 or more");
}

class DrawCommand : public RowCommand {
 public:
    DrawCommand(const Args& args, Streams& io)
        : RowCommand(args, io, {}, args.has(step_flag) ? reasoning_limits : Limits{}),
          pdf_(form_.chosen() == Form::pdf),
          step_(args.number(step_flag, 0)),
          candidates_(args.has(candidates)),
          sheet_(args.has(sheet_flag)),
          cells_(cells_by(args)) {
        check_together(args);
        pages_.title = args.value(title).value_or("");
        pages_.per_page =
            static_cast<int>(args.number(per_page, static_cast<std::uint64_t>(pages_.per_page)));
        pages_.solutions = !args.has(no_solutions);
        if (args.value(paper) == "letter") pages_.paper = Sheet::Paper::letter;
    }

    Exit end(Streams& io, const RunOutcome& outcome) override { return write_at_end(io, outcome, text()); }

 private:
    void ask(const Row& row) override {
        if (sheet_)
            gather(row, pages_.entries, entry_of(row));
        else if (step_ != 0)
            add_step(row);
        else
            gather(row, drawings_, picture_of(row.record.puzzle));
        cuts(row);
    }

    void write_refusal(const Row&, const Error&) override {}  // it is left out

    template <class One>
    static void gather(const Row& row, std::vector<One>& all, One one) {
        row.rows.when_out([&all, one = std::move(one)] { all.push_back(one); });
    }

    Sheet::Entry entry_of(const Row& row) const {
        const ClassicPuzzle& puzzle = row.record.puzzle;
        if (!pages_.solutions) return {puzzle.givens, {}};
        const Answer answer = solve(puzzle, limits_);
        if (answer.status == Status::unique) return {puzzle.givens, answer.first};
        row.rows.exit(exit_of(answer.status));
        return {puzzle.givens, {}};
    }

    Drawing picture_of(const ClassicPuzzle& puzzle) const {
        return draw(start_of(puzzle),
                    {.candidates = candidates_ || puzzle.marks.has_value(), .cells = cells_});
    }

    void add_step(const Row& row) {
        const Path path = explain(row.record.puzzle, limits_);
        if (path.steps.size() < step_) {
            const bool spent = path.status == Status::budget || path.ending == Ending::budget;
            row.rows.exit(spent ? Exit::budget : Exit::no);
            return row.fail(fmt::format("found {} steps, expected at least {}", path.steps.size(), step_));
        }
        State state = path.start;
        const std::size_t last = static_cast<std::size_t>(step_ - 1);
        for (std::size_t i = 0; i < last; ++i) apply(state, path.steps[i]);
        const DrawOptions options{.givens = row.record.puzzle.givens, .cells = cells_, .caption = true};
        gather(row, drawings_, draw(state, path.steps[last], options));
    }

    // All of it, when everything is gathered; empty when there is nothing to draw.
    std::string text() const {
        const std::vector<Drawing> pages = sheet_ ? draw(pages_) : drawings_;
        if (pages.empty()) return {};
        return pdf_ ? pdf(pages) : svg(pages);
    }

    const bool pdf_;
    const std::uint64_t step_;
    const bool candidates_, sheet_;
    const Cells cells_;
    Sheet pages_;
    std::vector<Drawing> drawings_;
};

}  // namespace

extern constinit const Command draw_command{
    .name = "draw",
    .summary = "pictures of puzzles and steps, and sheets for printing, as SVG or PDF",
    .description =
        R"(Draws each puzzle as it came, with its pencil marks if it has any. With --step N it draws a step of the path
that 'nonet explain' takes: the houses, cells and candidates that the step speaks of, the links of its
chains, what is placed (a filled disc) and what is removed (struck out). Solid rings are true and dashed
rings false; solid arrows lead from false to true, dashed ones from true to false. A step with several
chains has one grid for each.

--sheet fills pages with puzzles, as large as --per-page lets them be, and puts the solutions at the end.
Everything is one document on standard output: in SVG pages stand one below another, in PDF each is a page.

A puzzle that cannot be read is left out, and the exit code is 3; it is 1 when a path has no step N, or
when a solution was wanted for a puzzle that has none or several.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_rows<DrawCommand>};

}  // namespace nonet::cli
