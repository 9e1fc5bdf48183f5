// count: how many solutions, exactly or about, which, and which digits they use.

#include <fmt/format.h>

#include <cmath>

#include "flow/limits.hpp"
#include "flow/pipeline.hpp"
#include "forms/csv.hpp"
#include "forms/form.hpp"
#include "forms/json.hpp"
#include "frame/flags.hpp"
#include "nonet/batch.hpp"
#include "nonet/estimate.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

constexpr Flag limit{.name = "--limit",
                     .kind = Flag::Kind::number,
                     .value = "N",
                     .help = "stop at N solutions of a puzzle (default: 2; 0: count them all)"};
constexpr Flag list{.name = "--list", .help = "print the solutions themselves, as they are found"};
constexpr Flag candidates{.name = "--candidates",
                          .help = "print for each cell the digits it holds in at least one solution"};
constexpr Flag estimate{.name = "--estimate",
                        .help =
                            "estimate the number instead, however large, with an interval that holds "
                            "the true one in 95 of 100 cases"};
constexpr Flag seed{.name = "--seed",
                    .kind = Flag::Kind::number,
                    .value = "N",
                    .help = "the seed of --estimate (default: 1)"};
constexpr Flag probes{.name = "--probes",
                      .kind = Flag::Kind::number,
                      .value = "N",
                      .help =
                          "how many probes --estimate makes (default: 10000); four times as many halve "
                          "the interval"};
constexpr std::array flags{
    limit,
    list,
    candidates,
    estimate,
    seed,
    probes,
    flag::format("line csv json pencil marks",
                 "write line, csv or json; with --candidates pencil (the default), marks or json"),
    flag::json,
    flag::budget,
    flag::jobs,
    flag::progress,
    flag::no_progress,
};

constexpr std::array examples{
    Example{"With four givens dropped:",
            "echo ..6..84..52........87....31..3....8.9..863..5.5..9.6..13.....5........74..52.63.. |\n"
            "    nonet count --limit 0",
            "15\n"},
    Example{"All finished grids that begin with one row, about (the true number is 18,383,222,420,692,992):",
            "echo 123456789........................................................................ |\n"
            "    nonet count --estimate",
            "~1.83e+16 (95 %: 1.81e+16 .. 1.85e+16; 10000 probes, seed 1)\n"},
};

class Counting {
 public:
    Counting(const Args& args, Streams& io)
        : form_(args),
          lists_(args.has(list)),
          unites_(args.has(candidates)),
          estimates_(args.has(estimate)),
          limits_(limits_by(args, io)) {
        limits_.solutions = args.number(limit, limits_.solutions);
        options_.seed = args.number(seed, options_.seed);
        options_.probes = args.number(probes, options_.probes);
        check_combination(args);
    }

    // Whether the lanes of the kernel are given whole batches.  They know no budget of a single puzzle, and one that has
    // many solutions to be counted fills them by itself.
    bool counts_together() const {
        constexpr std::uint64_t few = 100;
        return !lists_ && !unites_ && !estimates_ && limits_.solutions != 0 && limits_.solutions <= few &&
               limits_.nodes == 0 && limits_.time.count() == 0;
    }

    void answer(const Batch& batch, Rows& rows) const {
        if (counts_together()) return answer_together(batch, rows);
        for (std::size_t i = 0; i < batch.size && !rows.is_cut(); ++i) {
            const Place at{batch, batch.store[i], i, rows};
            if (at.record.error)
                refuse(at);
            else if (unites_)
                unite(at);
            else if (estimates_)
                guess(at);
            else if (lists_)
                enumerate(at);
            else
                tell(at, count_solutions(at.record.puzzle, limits_));
        }
    }

 private:
    // A puzzle, and where its rows go.
    struct Place {
        const Batch& batch;
        const Record& record;
        std::size_t index;
        Rows& rows;
    };

    void check_combination(const Args& args) const {
        if (unites_ && (lists_ || args.has(limit)))
            throw UsageError(
                "--candidates looks at all solutions: it goes neither with --list nor with --limit");
        if (estimates_ && (unites_ || lists_ || args.has(limit)))
            throw UsageError(
                "--estimate is of all solutions: it goes neither with --list nor --candidates nor --limit");
        if (!estimates_ && (args.has(seed) || args.has(probes)))
            throw UsageError("--seed and --probes go with --estimate only");
        const auto form = form_.chosen();
        if (!form) return;
        const bool for_candidates = form == Form::pencil || form == Form::marks;
        if (unites_ && !for_candidates && form != Form::json)
            throw UsageError("--candidates can be written as pencil, marks or json");
        if (!unites_ && for_candidates)
            throw UsageError("--format pencil and marks go with --candidates only");
    }

    void answer_together(const Batch& batch, Rows& rows) const {
        thread_local std::vector<Tally> tallies;
        tallies.resize(batch.size);
        solve_batch({.grids = std::span(batch.grids).first(batch.size),
                     .marks = {},
                     .tallies = tallies,
                     .first = {},
                     .second = {}},
                    limits_);
        for (BatchWalk walk(batch); !walk.at_end() && !rows.is_cut(); walk.next()) {
            const Tally& tally = tallies[walk.index()];
            if (walk.is_plain() && tally.stop != Stop::cancelled && form_.of_plain_line() == Form::line) {
                fmt::format_to(std::back_inserter(rows.out), "{}\n", tally.solutions);
                continue;
            }
            const Place at{batch, walk.record(), walk.index(), rows};
            if (at.record.error)
                refuse(at);
            else if (at.record.puzzle.marks)
                tell(at, count_solutions(at.record.puzzle, limits_));
            else
                tell(at, {tally.solutions, tally.stop, {.nodes = tally.nodes}});
        }
    }

    // An interrupted search still says what it has found, and is the last to say anything.
    static void end(Stop stop, Rows& rows) {
        if (stop == Stop::cancelled) rows.cut();
        if (stop == Stop::budget) rows.exit(Exit::budget);
    }

    void tell(const Place& at, const Count& count) const {
        const auto& [batch, record, index, rows] = at;
        end(count.stop, rows);
        if (form_.of(record) == Form::json) {
            JsonObject object = json_record(rows.out, batch, record);
            write_fields(object, count);
            return object.end_line();
        }
        const bool stopped = count.stop == Stop::budget || count.stop == Stop::cancelled;
        number_row(at, fmt::format("{}{}", stopped ? "at least " : "", count.solutions));
    }

    // Never without its mark: '~' and the interval, or "exact":false.
    void guess(const Place& at) const {
        const auto& [batch, record, index, rows] = at;
        const Estimate found = estimate_solutions(record.puzzle, options_, limits_);
        end(found.stop, rows);
        if (form_.of(record) == Form::json) {
            JsonObject object = json_record(rows.out, batch, record);
            write_fields(object, found, options_.seed);
            return object.end_line();
        }
        if (std::isinf(found.high) && form_.of(record) != Form::csv)
            return number_row(at, fmt::format("at least {}", found.at_least));
        const auto rounded = [](double number) {
            if (std::isinf(number)) return std::string();
            return number < 1e6 ? fmt::format("{:.0f}", number) : fmt::format("{:.2e}", number);
        };
        const std::string number = found.exact              ? std::to_string(found.at_least)
                                   : std::isinf(found.high) ? std::string()
                                                            : rounded(found.solutions);
        const std::string low = found.exact ? number : rounded(found.low),
                          high = found.exact ? number : rounded(found.high);
        if (form_.of(record) == Form::csv)
            return csv_row(batch, record, rows, {"estimate", "low", "high"}, {number, low, high});
        rows.out += found.exact ? number + '\n'
                                : fmt::format("~{} (95 %: {} .. {}; {} probes, seed {})\n", number, low, high,
                                              found.probes, options_.seed);
    }

    void enumerate(const Place& at) const {
        const auto& [batch, record, index, rows] = at;
        const auto write = [&](const Grid& solution) {
            switch (form_.of(record)) {
                case Form::json:
                    json_record(rows.out, batch, record).grid("solution", solution).end_line();
                    break;
                case Form::csv: solution_row(at, format_line(solution), Status::solved); break;
                default: rows.out += format_line(solution) + '\n';
            }
            rows.relay();
        };
        const auto search = nonet::run(default_engine(), record.puzzle, limits_, write);
        if (!search)
            throw std::logic_error(search.error().message());  // the default engine takes every puzzle
        end(search->stop, rows);
        if (search->stop == Stop::budget)
            no_solution(at, Status::budget);
        else if (search->stop == Stop::finished && search->solutions == 0)
            no_solution(at, Status::none);
    }

    void unite(const Place& at) const {
        const auto& [batch, record, index, rows] = at;
        const TrueCandidates all = true_candidates(record.puzzle, limits_);
        end(all.stop, rows);
        if (rows.is_cut()) return;
        const bool exact = all.stop == Stop::finished;
        const Form form = form_.chosen().value_or(Form::pencil);
        if (form == Form::json) {
            JsonObject object = json_record(rows.out, batch, record);
            write_fields(object, all);
            return object.end_line();
        }
        if (form == Form::pencil) begin_block(batch, index, rows);
        rows.out += form == Form::pencil ? format_pencil(all.digits) : format_marks(all.digits) + '\n';
        if (!exact)
            rows.message(batch, record.line, 1, "warning",
                         "the budget was spent: more candidates may be possible");
    }

    void refuse(const Place& at) const {
        const auto& [batch, record, index, rows] = at;
        rows.refuse(batch, *record.error);
        if (form_.of(record) == Form::json) return json_refusal(rows.out, batch, record, *record.error);
        if (estimates_ && form_.of(record) == Form::csv)
            return csv_row(batch, record, rows, {"estimate", "low", "high"},
                           {std::string(name_of(Status::invalid)), "", ""});
        if (!lists_ && !unites_) return number_row(at, name_of(Status::invalid));
        if (unites_ && form_.chosen() != Form::marks) begin_block(batch, index, rows);
        no_solution(at, Status::invalid);
    }

    // A puzzle's one row.
    void number_row(const Place& at, std::string_view what) const {
        const auto& [batch, record, index, rows] = at;
        if (form_.of(record) == Form::csv)
            csv_row(batch, record, rows, {"count"}, {std::string(what)});
        else
            (rows.out += what) += '\n';
    }

    void solution_row(const Place& at, std::string solution, Status status) const {
        csv_row(at.batch, at.record, at.rows, {"solution", "status"},
                {std::move(solution), std::string(name_of(status))});
    }

    // What stands where no solution does; also at the end of a list that the budget cut off.
    void no_solution(const Place& at, Status status) const {
        const auto& [batch, record, index, rows] = at;
        switch (form_.of(record)) {
            case Form::json:
                return json_record(rows.out, batch, record).text("status", name_of(status)).end_line();
            case Form::csv: return solution_row(at, "", status);
            default: rows.out += fmt::format("{}\t{}\n", puzzle_as_it_came(record), name_of(status));
        }
    }

    const FormChoice form_;
    const bool lists_, unites_, estimates_;
    Limits limits_;
    EstimateOptions options_;
};

Exit run_count(const Args& args, Streams& io) {
    const Counting counting(args, io);
    const bool together = counting.counts_together();
    const std::size_t batch_size = together ? 2048 : 16;  // one puzzle may have millions of solutions
    return run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { counting.answer(batch, rows); },
                        {.batch_size = batch_size, .plain_lines = together})
        .exit;
}

}  // namespace

extern constinit const Command cmd_count{
    .name = "count",
    .summary = "how many solutions each puzzle has, exactly or about, which they are, which digits they use",
    .description =
        R"(Counts the solutions of each puzzle and prints the number, stopping at 2 unless --limit says otherwise. A
number cut off by --budget or Ctrl-C is printed as 'at least N'.

--list prints the solutions instead, one on a line, in any number without gathering them; a puzzle without
one is printed as it came, with a tab and none or invalid behind it, and a list cut off by the budget ends
with the puzzle, a tab and budget. --candidates prints the union of all solutions: for each cell the
digits it holds in at least one of them. It does not list them all to find out.

--estimate counts up to 100,000 solutions. Where there are more, it prints an estimate, marked by '~', the
interval in which the true number lies in 95 of 100 cases, and how it was made; the same seed and number
of probes give the same estimate everywhere. Where a budget left no time for it, the row is 'at least N'.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_count};

}  // namespace nonet::cli
