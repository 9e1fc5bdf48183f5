// hint: what a player could look at next.

#include <fmt/format.h>

#include "forms.hpp"
#include "nonet/explain.hpp"
#include "nonet/text.hpp"
#include "pipeline.hpp"
#include "steps.hpp"

namespace nonet::cli {
namespace {

constexpr Flag level{
    .name = "--level",
    .kind = Flag::Kind::word,
    .value = "N",
    .help =
        "how much to tell: 1 the region, 2 the house, 3 the technique, 4 the cells, 5 all (the "
        "default)",
    .choices = "1 2 3 4 5"};
constexpr Flag why_not_flag{.name = "--why-not",
                            .kind = Flag::Kind::candidate,
                            .value = "CELL=DIGIT",
                            .help = "show a contradiction that follows from this candidate"};
constexpr Flag givens_flag{.name = "--givens",
                           .kind = Flag::Kind::text,
                           .value = "PUZZLE",
                           .help = "the puzzle that the player began with: then every wrong value is known"};
constexpr std::array flags{
    level,
    why_not_flag,
    givens_flag,
    flag::cells,
    flag::format("text json", "write text (the default) or json"),
    flag::json,
    flag::budget,
    flag::jobs,
    flag::progress,
    flag::no_progress,
};

constexpr std::array examples{
    Example{"The next step:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet hint --level 3",
            "There is a Hidden Single in a Box at box 3.\n"},
};

class HintCommand {
 public:
    HintCommand(const Args& args, Streams& io)
        : form_(args), cells_(cells_by(args)), why_not_(args.candidate(why_not_flag)), cancel_(io.cancel) {
        if (const auto text = args.value(level)) rung_ = static_cast<Rung>(text->front() - '1');
        limits_.cancel = &cancel_;
        args.budget(flag::budget, limits_);
        const auto text = args.value(givens_flag);
        if (!text) return;
        const auto puzzle = parse_puzzle(*text);
        if (!puzzle) throw UsageError("--givens: " + puzzle.error().message());
        givens_ = puzzle->givens;
    }

    void answer(const Batch& batch, Rows& rows) const {
        for (std::size_t i = 0; i < batch.size && !rows.is_cut(); ++i) {
            const Record& record = batch.store[i];
            if (record.error)
                refuse(batch, record, rows);
            else if (why_not_)
                contradict(batch, record, rows);
            else
                help(batch, record, rows);
        }
    }

 private:
    std::string name(Cell cell) const { return cell_name(cell, cells_ == Cells::a1); }

    void refuse(const Batch& batch, const Record& record, Rows& rows) const {
        rows.refuse(batch, *record.error);
        if (!form_.is_json()) return void(rows.out += "invalid\n");
        JsonObject object = json_record(rows.out, batch, record);
        object.text("status", name_of(Status::invalid));
        json_error(object, *record.error);
        object.end_line();
    }

    void help(const Batch& batch, const Record& record, Rows& rows) const {
        const Hint hint = nonet::hint(record.puzzle, limits_, givens_);
        if (cancel_.load(std::memory_order_relaxed)) return rows.cut();
        const bool spent = hint.status == Status::budget || hint.ending == Ending::budget;
        if (spent)
            rows.exit(Exit::budget);
        else if (hint.status != Status::unique || !hint.wrong.empty())
            rows.exit(Exit::no);
        const std::string text = words_for(hint);
        if (!form_.is_json()) return void((rows.out += text) += '\n');
        JsonObject object = json_record(rows.out, batch, record);
        object.text("status", name_of(hint.status)).text("hint", text);
        if (!hint.wrong_values.empty())
            object.texts("wrong_values", names_of(hint.wrong_values))
                .number("wrong_count", static_cast<std::uint64_t>(hint.wrong_count));
        if (!hint.wrong.empty()) {
            std::vector<std::string> wrong;
            for (const auto& [cell, digits] : hint.wrong) wrong.push_back(name(cell));
            object.texts("wrong", wrong);
        }
        if (hint.step && rung_ == Rung::whole)
            object.object("step", [&](JsonObject& inner) { step_fields(inner, *hint.step, cells_); });
        object.end_line();
    }

    std::vector<std::string> names_of(const std::vector<Cell>& cells) const {
        std::vector<std::string> names;
        for (Cell cell : cells) names.push_back(name(cell));
        return names;
    }

    // "the values of r1c2 and r3c4 are wrong."
    std::string wrong_words(const Hint& hint) const {
        const std::size_t count = hint.wrong_values.size();
        if (count == 0) return "some of its values are wrong.";
        const std::string cells = fmt::format("{}", fmt::join(names_of(hint.wrong_values), ", "));
        const bool known = count == static_cast<std::size_t>(hint.wrong_count);
        if (!known)
            return fmt::format("{} of these values {} wrong: {}.", hint.wrong_count == 1 ? "one" : "two",
                               hint.wrong_count == 1 ? "is" : "are", cells);
        return count == 1 ? fmt::format("the value of {} is wrong.", cells)
                          : fmt::format("the values of {} are wrong.", cells);
    }

    std::string words_for(const Hint& hint) const {
        if (hint.status == Status::none) return "The grid has no solution any more: " + wrong_words(hint);
        if (hint.status == Status::multiple)
            return "The grid has more than one solution, so no step is sure.";
        if (hint.status == Status::budget || hint.ending == Ending::budget)
            return "The budget was spent before an answer.";
        if (!hint.wrong.empty()) {
            std::string cells;
            for (const auto& [cell, digits] : hint.wrong) cells += (cells.empty() ? "" : ", ") + name(cell);
            return "The marks of " + cells + " lack the right digit: look at them again first.";
        }
        if (hint.step) return describe(*hint.step, rung_, cells_);
        return hint.ending == Ending::solved ? "Every cell is filled, and all is right."
                                             : "No technique known here finds a step.";
    }

    void contradict(const Batch& batch, const Record& record, Rows& rows) const {
        const Contradiction clash = why_not(record.puzzle, *why_not_, limits_);
        if (cancel_.load(std::memory_order_relaxed)) return rows.cut();
        if (!clash.found) rows.exit(Exit::no);
        const std::string what = fmt::format("{}={}", name(why_not_->cell), why_not_->digit + 1);
        if (form_.is_json()) {
            JsonObject object = json_record(rows.out, batch, record);
            object.text("why_not", what).boolean("found", clash.found).boolean("right", clash.right);
            if (clash.found) object.text("clash", clash_words(clash));
            return object
                .objects("steps", clash.steps,
                         [&](JsonObject& inner, const Step& step) { step_fields(inner, step, cells_); })
                .end_line();
        }
        if (!clash.found) {
            rows.out += clash.right ? fmt::format("{} is right.\n", what)
                                    : fmt::format("No contradiction was found for {}.\n", what);
            return;
        }
        rows.out += fmt::format("Suppose {}.\n", what);
        for (std::size_t i = 0; i < clash.steps.size(); ++i)
            rows.out += fmt::format("{}. {}\n", i + 1, describe(clash.steps[i], Rung::whole, cells_));
        rows.out += clash_words(clash) + '\n';
    }

    std::string clash_words(const Contradiction& clash) const {
        if (clash.empty_cell) return fmt::format("Then nothing is left for {}.", name(*clash.empty_cell));
        return fmt::format("Then {} has no place for {}.", house_name(clash.house), clash.digit + 1);
    }

    const FormChoice form_;
    const Cells cells_;
    const std::optional<Candidate> why_not_;
    std::optional<Grid> givens_;
    const std::atomic<bool>& cancel_;
    Rung rung_ = Rung::whole;
    Limits limits_;
};

Exit run_hint(const Args& args, Streams& io) {
    const HintCommand command(args, io);
    return run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { command.answer(batch, rows); },
                        {.batch_size = 16})
        .exit;
}

}  // namespace

extern constinit const Command cmd_hint{
    .name = "hint",
    .summary = "what to look at next, as much of it as you like",
    .description =
        "Takes each grid as the player has it: values and, if there are any, the player's own pencil marks. "
        "What is wrong "
        "is told first: the wrong values of a grid without a solution (surely, with --givens; otherwise the "
        "fewest that could be), a cell whose marks lack the right digit. Otherwise the "
        "easiest step is "
        "named, in one of five levels from the region to the whole step with its reason.\n\n"
        "--why-not r3c4=7 shows what follows from a wrong candidate, up to a cell without a digit or a digit "
        "without a "
        "place, and leaves out every step that is not needed for it.\n\n"
        "The exit code is 1 when a grid is wrong or not unique, or no contradiction was found.",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_hint};

}  // namespace nonet::cli
