// rate: how hard each puzzle is for a person.

#include <fmt/format.h>

#include "frame/flags.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rate.hpp"
#include "rows/row_command.hpp"

namespace nonet::cli {
namespace {

constexpr Flag counts{.name = "--counts", .help = "also say how many steps of each technique were taken"};
constexpr auto flags = flag::of_rows(
    counts,
    flag::format("line csv json", "write line (the default: columns separated by tabs), csv or json"));

constexpr std::array examples{
    Example{
        "The puzzle, ER, EP, ED and the scale:",
        "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. | nonet rate",
        "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..\t1.5\t1.2\t1.2\tSE 1.2.1\n"},
};

class RateCommand : public RowCommand {
 public:
    RateCommand(const Args& args, Streams& io)
        : RowCommand(args, io, {}, reasoning_limits), counts_(args.has(counts)) {}

 private:
    void ask(const Row& row) override {
        const Rating rating = rate(row.record.puzzle, limits_);
        if (rating.status == Status::budget && cuts(row)) return;
        row.rows.exit(exit_of(rating.status));
        write(row, rating);
    }

    std::vector<std::string_view> columns() const override {
        if (counts_) return {"er", "ep", "ed", "scale", "status", "counts"};
        return {"er", "ep", "ed", "scale", "status"};
    }

    void write(const Row& row, const Rating& rating) const {
        if (row.form == Form::json) return row.fields(rating, counts_);
        const bool rated = rating.status == Status::unique;
        if (!rated && row.form != Form::csv)
            return row.line(name_of(rating.status));  // where a rating would be
        std::vector<std::string> values(3);
        if (rated) values = {format_tenths(rating.er), format_tenths(rating.ep), format_tenths(rating.ed)};
        values.emplace_back(rating.scale);
        if (row.form == Form::csv) values.emplace_back(name_of(rating.status));
        if (counts_) values.push_back(counts_list(rating));
        if (row.form != Form::csv) return row.line(fmt::format("{}", fmt::join(values, "\t")));
        csv(row, std::vector<std::string_view>(values.begin(), values.end()));
    }

    static std::string counts_list(const Rating& rating) {
        std::string list;
        for (std::size_t i = 0; i < rating.counts.size(); ++i)
            if (rating.counts[i] != 0)
                list +=
                    fmt::format("{}{}:{}", list.empty() ? "" : " ", techniques()[i]->id, rating.counts[i]);
        return list;
    }

    const bool counts_;
};

}  // namespace

extern constinit const Command rate_command{
    .name = "rate",
    .summary = "how hard each puzzle is for a person, on the scale of Sudoku Explainer",
    .description =
        R"(Rates each puzzle by the steps a person would take, on the scale of Sudoku Explainer 1.2.1, number
for number. ER is the rating of the hardest step, EP of the hardest one up to the first digit
placed, ED of the very first. 20.0 means that the techniques do not suffice.

Each line is the puzzle as it came, ER, EP, ED and the scale, separated by tabs. A puzzle without exactly one
solution is not rated: its status stands in the second column, and the exit code is 1. Ratings depend on how
the puzzle is turned and numbered: the scale takes the first step it meets.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_rows<RateCommand>,
    .shards = true};

}  // namespace nonet::cli
