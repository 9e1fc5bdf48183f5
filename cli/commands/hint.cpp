// hint: shows what a player could look at next.

#include <fmt/format.h>

#include "command/step_choice.hpp"
#include "frame/values.hpp"
#include "nonet/board_text.hpp"
#include "nonet/explain.hpp"
#include "nonet/text.hpp"
#include "rows/board_steps.hpp"
#include "rows/row_command.hpp"
#include "rows/scales.hpp"
#include "rows/steps.hpp"

namespace nonet::cli {
namespace {

constexpr Flag level_flag = flag::word(
    "--level", "N",
    "the amount of detail: 1 the region, 2 the house, 3 the technique, 4 the cells, 5 everything (the default)",
    "1 2 3 4 5");
constexpr Flag why_not_flag{.name = "--why-not",
                            .kind = Flag::Kind::candidate,
                            .value = "CELL=DIGIT",
                            .help = "show the contradiction that follows from this candidate"};
constexpr Flag puzzle_flag{
    .name = "--puzzle",
    .kind = Flag::Kind::text,
    .value = "PUZZLE",
    .help = "the puzzle that the player started with; the hint then names every wrong value"};
constexpr auto hint_flags =
    flag::of_stream(level_flag, why_not_flag, puzzle_flag, flag::scale, flag::only, flag::scale_without,
                    flag::cells, flag::format("text json", "write text (the default) or json"), flag::board,
                    flag::json, flag::reasoning_budget);

constexpr std::array hint_examples{
    Example{"Get a hint for the next step:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet hint --level 3",
            "There is a Hidden Single in box 3.\n"},
};

class HintCommand : public RowCommand {
 public:
    HintCommand(const Args& args, Streams& io)
        : RowCommand(args, io, Form::text, reasoning_limits),
          cells_(cells_by(args)),
          scale_(scale_by(args, io)),
          techniques_(scale_ ? std::vector<const Technique*>() : techniques_by(args)),
          board_techniques_(board_techniques_by(args)),
          why_not_(args.value(why_not_flag)),
          puzzle_(args.value(puzzle_flag)) {
        if (scale_ && args.has(flag::only))
            throw UsageError(
                "--only and --scale cannot be combined: a scale defines its techniques, and --without excludes some of them");
        if (puzzle_)
            if (const auto error = error_of_puzzle(*puzzle_, args.board(flag::board)))
                throw UsageError(fmt::format("--puzzle: {}", error->message()));
        if (const auto text = args.value(level_flag)) rung_ = static_cast<Rung>(text->front() - '1');
    }

 private:
    void write_refusal(const Row& row, const Error& error) override {
        if (row.form == Form::json) return RowCommand::write_refusal(row, error);
        (row.out += name_of(Status::invalid)) += '\n';
    }

    void ask(const Row& row, const Puzzle& puzzle) override {
        if (puzzle.board_puzzle() && scale_) return refuse_board(row, "a scale");
        const auto techniques =
            puzzle.board_puzzle() ? techniques_on(row, args_, board_techniques_) : techniques_;
        const StepChoice choice{scale_ ? &*scale_ : nullptr, techniques};
        why_not_ ? contradict(row, puzzle, choice) : help(row, puzzle, choice);
    }

    // Returns the values of --puzzle, as a puzzle of this board.
    Result<std::vector<std::uint8_t>> givens_on(const Puzzle& grid) const {
        if (grid.board_puzzle()) {
            auto puzzle = parse_board_puzzle(*puzzle_, grid.geometry());
            if (!puzzle) return std::unexpected(puzzle.error());
            return std::move(puzzle->values);
        }
        const auto puzzle = parse_classic_puzzle(*puzzle_);
        if (!puzzle) return std::unexpected(puzzle.error());
        return std::vector(puzzle->givens.values.begin(), puzzle->givens.values.end());
    }

    void help(const Row& row, const Puzzle& grid, const StepChoice& choice) {
        std::vector<std::uint8_t> givens;
        if (puzzle_) {
            auto values = givens_on(grid);
            if (!values) return refuse(row, row.at_record(values.error()));
            givens = *std::move(values);
        }
        const Hint hint = nonet::hint(choice, grid, left(row), givens);
        if (cuts(row)) return;
        const bool wrong = !hint.wrong.empty() || !hint.wrong_values.empty();
        row.rows.exit(wrong ? Exit::no : exit_of(hint.status, hint.ending));
        if (row.form == Form::json) return row.fields(hint, rung_, cells_);
        (row.out += describe(hint, rung_, cells_)) += '\n';
    }

    void contradict(const Row& row, const Puzzle& puzzle, const StepChoice& choice) {
        const auto candidate = candidate_on(row, *why_not_, puzzle.geometry());
        if (!candidate) return refuse(row, candidate.error());
        const Contradiction clash = nonet::why_not(choice, puzzle, *candidate, left(row));
        if (cuts(row)) return;
        if (!clash.found) row.rows.exit(Exit::no);
        if (row.form == Form::json) return row.fields(clash, *candidate, cells_);
        tell(row, clash, *candidate);
    }

    // Prints the consequences of a candidate, up to the contradiction.
    void tell(const Row& row, const Contradiction& clash, Candidate candidate) const {
        const std::string what = candidate_name(candidate, cells_, clash.board);
        if (!clash.value && !clash.found) return void(row.out += words_for_nothing(clash, candidate, what));
        if (!clash.value) {
            row.out += fmt::format("Suppose {}.\n", what);
            for (std::size_t i = 0; i < clash.steps.size(); ++i)
                row.out += fmt::format("{}. {}\n", i + 1,
                                       describe(clash.steps[i], Rung::whole, cells_, clash.board));
        }
        (row.out += describe_clash(clash, cells_)) += '\n';
    }

    static std::string words_for_nothing(const Contradiction& clash, Candidate candidate,
                                         std::string_view what) {
        if (clash.right) return fmt::format("{} is right.\n", what);
        if (clash.start.values[candidate.cell] == 0)  // it could not even be assumed
            return fmt::format("{} is no longer among the marks.\n", what);
        return fmt::format("No contradiction was found for {}.\n", what);
    }

    const Cells cells_;
    const std::optional<Scale> scale_;
    const std::vector<const Technique*> techniques_, board_techniques_;
    const std::optional<std::string_view> why_not_, puzzle_;
    Rung rung_ = Rung::whole;
};

}  // namespace

extern constinit const Command hint_command{
    .name = "hint",
    .summary = "give a hint for the next step, in as much detail as you like",
    .description =
        R"(Takes each grid as the player has it: values and the player's pencil marks, if any. Reports mistakes first: a
grid without a solution, or a cell whose marks lack the right digit. Otherwise, names the easiest step at one of
five levels, from the region to the whole step with its reason.

--why-not r3c4=7 shows the consequences of a wrong candidate, up to a cell without a digit or a digit without a
place, and omits all steps that are not needed. --only and --without choose the techniques.

The exit code is 1 if a grid is wrong or not unique, or if no contradiction was found.)",
    .operands = "[FILE...]",
    .flags = hint_flags,
    .examples = hint_examples,
    .run = run_rows<HintCommand>,
    .shards = true};

}  // namespace nonet::cli
