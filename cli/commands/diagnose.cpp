// diagnose: why a puzzle is broken, and how to repair it.

#include <fmt/format.h>

#include <algorithm>

#include "command/say.hpp"
#include "frame/flags.hpp"
#include "frame/words.hpp"
#include "nonet/more/diagnose.hpp"
#include "nonet/text.hpp"
#include "rows/row_command.hpp"

namespace nonet::cli {
namespace {

constexpr Flag begun{.name = "--puzzle",
                     .kind = Flag::Kind::puzzle,
                     .value = "PUZZLE",
                     .help = "compare the input, which is a player's grid, with the solution of this puzzle"};
constexpr Flag order = flag::text(
    "--order", "CELLS", "with --puzzle: the order of play, like r1c1,r4c7, to find the first wrong entry");
constexpr Flag all_repairs{.name = "--all", .help = "list every repair (default: the ten likeliest)"};
constexpr Flag diagnosis_budget = flag::budget_of(
    "TIME",
    "stop working on a puzzle after this time (500ms, 2s, 1m) or number of nodes (100000n) (default: 5s)");
constexpr auto diagnose_flags = flag::of_stream(begun, order, all_repairs, flag::board,
                                                flag::format("text json", "write text (the default) or json"),
                                                flag::json, diagnosis_budget);

constexpr std::array diagnose_examples{
    Example{"Find a given that was lost in copying:",
            "echo ........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58 |\n"
            "    nonet diagnose | grep 'one more given'",
            "one more given makes it unique: any of r1c1=6, r1c2=5, r1c8=6, r3c1=9 and r6c3=5\n"},
};

// Returns the marks in the drawn grid: '!' for a contradiction, '?' for cells that differ between solutions.
std::string marks_of(const Diagnosis& diagnosis) {
    std::string marks(cell_count, ' ');
    for (Cell cell : diagnosis.differing) marks[cell] = '?';
    if (diagnosis.conflict)
        for (Cell cell : diagnosis.conflict->cells) marks[cell] = '!';
    for (const Duplicate& pair : diagnosis.report.duplicates) marks[pair.first] = marks[pair.second] = '!';
    return marks;
}

std::string marked_grid(const Grid& grid, const std::string& marks, bool colour) {
    std::string text;
    for (int row = 0; row < side; ++row) {
        if (row > 0 && row % box_side == 0) {
            for (int box = 0; box < box_side; ++box)
                text += (box == 0 ? "" : "+-") + std::string(static_cast<std::size_t>(3 * box_side), '-');
            text += '\n';
        }
        for (int column = 0; column < side; ++column) {
            const int cell = cell_at(row, column);
            if (column > 0 && column % box_side == 0) text += "| ";
            const char* const paint = !colour              ? ""
                                      : marks[cell] == '!' ? "\x1b[1;31m"
                                      : marks[cell] == '?' ? "\x1b[33m"
                                                           : "";
            text += paint;
            text += grid[cell] == 0 ? std::string(".") : std::to_string(grid[cell]);
            text += marks[cell];
            if (*paint) text += "\x1b[0m";
            text += ' ';
        }
        while (text.ends_with(' ')) text.pop_back();
        text += '\n';
    }
    return text;
}

std::string value_name(int value) { return {value == 0 ? '.' : glyph_of_value(value)}; }

std::string_view words_of_status(Status status) {
    switch (status) {
        case Status::none: return "no solution";
        case Status::multiple: return "several solutions";
        default: return "no answer within the budget";
    }
}

class DiagnoseCommand : public RowCommand {
 public:
    DiagnoseCommand(const Args& args, Streams& io)
        : RowCommand(args, io, Form::text, {.time = std::chrono::seconds(5)}),
          most_repairs_(args.has(all_repairs) ? std::numeric_limits<std::size_t>::max() : 10),
          givens_(args.grid(begun)) {
        read_order();
    }

 private:
    void read_order() {
        const auto cells = args_.value(order);
        if (!cells) return;
        if (!givens_) throw UsageError("--order needs --puzzle");
        for (std::string_view name : words_of(*cells, ',')) {
            const auto cell = parse_cell(name);
            if (!cell)
                throw UsageError(fmt::format("--order: found '{}', expected a cell like r4c7 or D7", name));
            order_.push_back(*cell);
        }
    }

    void ask(const Row& row, const Puzzle& puzzle) override {
        if (givens_ && puzzle.board_puzzle()) return refuse_board(row, "'--puzzle'");
        givens_ ? ask_entries(row) : tell(row, puzzle);
        cuts(row);
    }

    void tell(const Row& row, const Puzzle& puzzle) const {
        Diagnosis diagnosis = diagnose(puzzle, left(row));
        const Status status = diagnosis.report.status;
        row.rows.exit(exit_of(status));
        if (row.form == Form::json) return row.fields(diagnosis, puzzle, most_repairs_);
        row.begin_block();
        const Geometry board = puzzle.geometry();
        std::vector<std::string> repairs = words_of_each(std::exchange(diagnosis.repairs, {}), board);
        std::ranges::move(words_of_each(std::exchange(diagnosis.rule_repairs, {}), board),
                          std::back_inserter(repairs));
        write_lines(row, describe(diagnosis, puzzle));
        write_repairs(row, repairs);
        if (puzzle.classic() && (status == Status::none || status == Status::multiple))
            row.out += marked_grid(puzzle.classic()->givens, marks_of(diagnosis), look_.colour);
    }

    static std::vector<std::string> words_of_each(const auto& repairs, const Geometry& board) {
        std::vector<std::string> words;
        for (const auto& repair : repairs) words.push_back(describe(repair, board));
        return words;
    }

    // Handles unreadable text: the answer lists the puzzles that may have been meant.
    void write_refusal(const Row& row, const Error& error) override {
        TextDiagnosis diagnosis = diagnose_text(row.record.text, left(row)).value_or(TextDiagnosis{});
        diagnosis.error = error;  // with its place in the file
        if (row.form == Form::json) {
            row.fields(diagnosis, most_repairs_);
        } else {
            row.begin_block();
            write_lines(row, describe(diagnosis));
            write_repairs(row, words_of_each(diagnosis.repairs, Geometry::classic()));
        }
        cuts(row);
    }

    static void write_lines(const Row& row, const std::vector<std::string>& lines) {
        for (const std::string& line : lines) row.out += line + '\n';
    }

    void write_repairs(const Row& row, const std::vector<std::string>& repairs) const {
        const std::size_t shown = std::min(repairs.size(), most_repairs_);
        for (std::size_t i = 0; i < shown; ++i)
            row.out += say("repair {number}: {repair}", i + 1, repairs[i]) + '\n';
        if (shown < repairs.size()) row.out += fmt::format("and {} more (--all)\n", repairs.size() - shown);
    }

    void ask_entries(const Row& row) const {
        const Entries entries =
            diagnose_entries({*givens_, {}}, row.record.puzzle.classic()->givens, order_, left(row));
        const bool right =
            entries.status == Status::unique && entries.wrong.empty() && entries.changed.empty();
        row.rows.exit(right ? Exit::done : entries.status == Status::budget ? Exit::budget : Exit::no);
        if (row.form == Form::json) return row.fields(entries);
        row.begin_block();
        const auto line = [&](std::string_view format, const Edit& edit) {
            row.out += fmt::format(fmt::runtime(format), cell_name(edit.cell), value_name(edit.from),
                                   edit.to == 0 ? "empty" : value_name(edit.to));
        };
        if (entries.status != Status::unique)
            row.out += fmt::format("the puzzle itself has {}\n", words_of_status(entries.status));
        for (const Edit& edit : entries.changed) line("{} is given as {}, and here it is {}\n", edit);
        if (entries.first_wrong)
            line("the first wrong entry: {}={}, which should be {}\n", *entries.first_wrong);
        for (const Edit& edit : entries.wrong) line("{} is {}, and should be {}\n", edit);
        if (right) row.out += "every entry is right\n";
    }

    const std::size_t most_repairs_;
    const std::optional<Grid> givens_;
    std::vector<Cell> order_;
};

}  // namespace

extern constinit const Command diagnose_command{
    .name = "diagnose",
    .summary = "find out why a puzzle is broken, and how to repair it",
    .description =
        R"(Reports what is wrong with a puzzle: equal givens that see each other, the fewest givens that contradict each
other and why, the number of solutions and where they differ, and the givens that would make it unique. Then
lists every single change that repairs it, the likeliest slip first: symmetric patterns before others, minimal
puzzles before others, and exchanged or misplaced givens before wrong ones.

For text that is almost a grid (a character or a row too few or too many), it lists the puzzles that could be
meant. With --puzzle, the input is a player's grid, and every wrong entry is named. For boards other than the
classic one, the repairs are changes of single givens (exchanged, misplaced or wrong), and there is no grid at
the end.

The grid at the end has '!' at givens that contradict each other and '?' where solutions differ. The exit code
is 0 if nothing is wrong.)",
    .operands = "[FILE...]",
    .flags = diagnose_flags,
    .examples = diagnose_examples,
    .run = run_rows<DiagnoseCommand>,
    .shards = true};

}  // namespace nonet::cli
