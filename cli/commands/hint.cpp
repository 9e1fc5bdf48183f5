// hint: what a player could look at next.

#include <fmt/format.h>

#include "flow/limits.hpp"
#include "flow/pipeline.hpp"
#include "forms/form.hpp"
#include "forms/steps.hpp"
#include "nonet/explain.hpp"
#include "nonet/text.hpp"

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
                           .kind = Flag::Kind::puzzle,
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
        : form_(args),
          cells_(cells_by(args)),
          why_not_(args.candidate(why_not_flag)),
          givens_(args.grid(givens_flag)),
          limits_(limits_by(args, io)) {
        if (const auto text = args.value(level)) rung_ = static_cast<Rung>(text->front() - '1');
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
    void refuse(const Batch& batch, const Record& record, Rows& rows) const {
        rows.refuse(batch, *record.error);
        if (form_.is_json()) return json_refusal(rows.out, batch, record, *record.error);
        (rows.out += name_of(Status::invalid)) += '\n';
    }

    void help(const Batch& batch, const Record& record, Rows& rows) const {
        const Hint hint = nonet::hint(record.puzzle, limits_, givens_);
        if (is_cancelled(limits_)) return rows.cut();
        const bool wrong = !hint.wrong.empty() || !hint.wrong_values.empty();
        rows.exit(wrong ? Exit::no : exit_of(hint.status, hint.ending));
        if (!form_.is_json()) return void((rows.out += describe(hint, rung_, cells_)) += '\n');
        JsonObject object = json_record(rows.out, batch, record);
        write_fields(object, hint, rung_, cells_);
        object.end_line();
    }

    void contradict(const Batch& batch, const Record& record, Rows& rows) const {
        const Contradiction clash = why_not(record.puzzle, *why_not_, limits_);
        if (is_cancelled(limits_)) return rows.cut();
        if (!clash.found) rows.exit(Exit::no);
        const std::string what = candidate_name(*why_not_, cells_);
        if (form_.is_json()) {
            JsonObject object = json_record(rows.out, batch, record);
            write_fields(object, clash, *why_not_, cells_);
            return object.end_line();
        }
        if (clash.value) return void(rows.out += describe_clash(clash, cells_) + '\n');
        if (!clash.found) return void(rows.out += words_for_nothing(clash, what));
        rows.out += fmt::format("Suppose {}.\n", what);
        for (std::size_t i = 0; i < clash.steps.size(); ++i)
            rows.out += fmt::format("{}. {}\n", i + 1, describe(clash.steps[i], Rung::whole, cells_));
        rows.out += describe_clash(clash, cells_) + '\n';
    }

    std::string words_for_nothing(const Contradiction& clash, std::string_view what) const {
        if (clash.right) return fmt::format("{} is right.\n", what);
        if (clash.start.values[why_not_->cell] == 0)  // it was not even supposed
            return fmt::format("{} is not among the marks any more.\n", what);
        return fmt::format("No contradiction was found for {}.\n", what);
    }

    const FormChoice form_;
    const Cells cells_;
    const std::optional<Candidate> why_not_;
    const std::optional<Grid> givens_;
    Rung rung_ = Rung::whole;
    const Limits limits_;
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
        "is told first: a grid without a solution, a cell whose marks lack the right digit. Otherwise the "
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
