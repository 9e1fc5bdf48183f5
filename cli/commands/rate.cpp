// rate: how hard each puzzle is for a person.

#include <fmt/format.h>

#include "flow/limits.hpp"
#include "flow/pipeline.hpp"
#include "forms/csv.hpp"
#include "forms/form.hpp"
#include "forms/steps.hpp"
#include "frame/flags.hpp"
#include "nonet/rate.hpp"

namespace nonet::cli {
namespace {

constexpr Flag counts{.name = "--counts", .help = "also say how many steps of each technique were taken"};
constexpr std::array flags{
    counts,
    flag::format("line csv json", "write line (the default: columns separated by tabs), csv or json"),
    flag::json,
    flag::budget,
    flag::jobs,
    flag::progress,
    flag::no_progress,
};

constexpr std::array examples{
    Example{
        "The puzzle, ER, EP, ED and the scale:",
        "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. | nonet rate",
        "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..\t1.5\t1.2\t1."
        "2\tSE 1.2.1\n"},
};

class Rate {
 public:
    Rate(const Args& args, Streams& io)
        : form_(args), counts_(args.has(counts)), limits_(limits_by(args, io)) {}

    void answer(const Batch& batch, Rows& rows) const {
        for (std::size_t i = 0; i < batch.size && !rows.is_cut(); ++i) answer(batch, batch.store[i], rows);
    }

 private:
    void answer(const Batch& batch, const Record& record, Rows& rows) const {
        Rating rating{.status = Status::invalid};
        if (record.error)
            rows.refuse(batch, *record.error);
        else
            rating = rate(record.puzzle, limits_);
        if (rating.status == Status::budget && is_cancelled(limits_)) return rows.cut();
        if (!record.error) rows.exit(exit_of(rating.status));
        const Form form = form_.chosen().value_or(record.format == Format::csv ? Form::csv : Form::line);
        if (form == Form::json) return as_json(batch, record, rating, rows);
        std::vector<std::string> cells = cells_of(rating);
        if (form == Form::csv) {
            if (counts_)
                csv_row(batch, record, rows, {"er", "ep", "ed", "scale", "status", "counts"}, cells);
            else
                csv_row(batch, record, rows, {"er", "ep", "ed", "scale", "status"}, cells);
            return;
        }
        // On a line the status stands where there is no rating.
        rows.out += puzzle_as_it_came(record);
        if (rating.status == Status::unique)
            for (std::size_t i : {0, 1, 2, 3}) (rows.out += '\t') += cells[i];
        else
            (rows.out += '\t') += cells[4];
        if (counts_ && rating.status == Status::unique) (rows.out += '\t') += cells[5];
        rows.out += '\n';
    }

    std::vector<std::string> cells_of(const Rating& rating) const {
        std::vector<std::string> cells(3);
        if (rating.status == Status::unique)
            cells = {format_tenths(rating.er), format_tenths(rating.ep), format_tenths(rating.ed)};
        cells.emplace_back(rating.scale);
        cells.emplace_back(name_of(rating.status));
        if (!counts_) return cells;
        std::string list;
        for (std::size_t i = 0; i < rating.counts.size(); ++i)
            if (rating.counts[i] != 0)
                list +=
                    fmt::format("{}{}:{}", list.empty() ? "" : " ", techniques()[i]->id, rating.counts[i]);
        cells.push_back(std::move(list));
        return cells;
    }

    void as_json(const Batch& batch, const Record& record, const Rating& rating, Rows& rows) const {
        JsonObject object = json_record(rows.out, batch, record);
        write_fields(object, rating, counts_);
        if (record.error) json_error(object, *record.error);
        object.end_line();
    }

    const FormChoice form_;
    const bool counts_;
    const Limits limits_;
};

Exit run_rate(const Args& args, Streams& io) {
    const Rate rating(args, io);
    return run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { rating.answer(batch, rows); },
                        {.batch_size = 16})
        .exit;
}

}  // namespace

extern constinit const Command cmd_rate{
    .name = "rate",
    .summary = "how hard each puzzle is for a person, on the scale of Sudoku Explainer",
    .description =
        "Rates each puzzle by the steps a person would take, on the scale of Sudoku Explainer 1.2.1, number "
        "for number. "
        "ER is the rating of the hardest step, EP of the hardest one up to the first digit placed, ED of the "
        "very first. "
        "20.0 means that the techniques do not suffice.\n\n"
        "Each line is the puzzle as it came, ER, EP, ED and the scale, separated by tabs. A puzzle without "
        "exactly one "
        "solution is not rated: its status stands in the second column, and the exit code is 1. Ratings "
        "depend on how "
        "the puzzle is turned and numbered: the scale takes the first step it meets.",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_rate};

}  // namespace nonet::cli
