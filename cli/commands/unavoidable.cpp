// unavoidable: what every puzzle of a solution must touch.

#include <fmt/format.h>

#include "flow/listing.hpp"
#include "flow/pipeline.hpp"
#include "nonet/text.hpp"
#include "nonet/unavoidable.hpp"

namespace nonet::cli {
namespace {

constexpr std::uint64_t default_size = 10;
constexpr Flag size{.name = "--size",
                    .kind = Flag::Kind::number,
                    .value = "N",
                    .help = "the largest sets to find, in cells (default: 10)"};
constexpr Flag counts{.name = "--counts",
                      .help = "print a line for each puzzle instead: the number of sets of each size"};
constexpr std::array flags{
    size, counts, flag::listing_form, flag::json, flag::budget, flag::jobs, flag::progress, flag::no_progress,
};

constexpr std::array examples{
    Example{"How many there are of each size up to eight cells:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet unavoidable --size 8 --counts",
            "316578492529134768487629531263415987974863125851792643138947256692351874745286319\t..."},
};

// Cells as a puzzle: the solution's digits where they stand.
Grid part_of(const Grid& solution, const CellSet& cells) {
    Grid part;
    for (Cell cell : cells) part[cell] = solution[cell];
    return part;
}

std::vector<std::uint64_t> by_size(const std::vector<CellSet>& sets) {
    std::vector<std::uint64_t> numbers(cell_count + 1);
    for (const CellSet& set : sets) ++numbers[static_cast<std::size_t>(set.size())];
    return numbers;
}

class Unavoidable {
 public:
    Unavoidable(const Args& args, Streams& io)
        : listing_(args, io),
          size_(static_cast<int>(std::min<std::uint64_t>(args.number(size, default_size), cell_count))),
          counts_(args.has(counts)) {}

    void answer(const Batch& batch, Rows& rows) const {
        listing_.answer(batch, rows, true, [&](const Listing::Task& task, const Limits& limits) {
            const auto found = find_unavoidable_sets(task.solution, size_, limits);
            if (counts_)
                count(batch, task, rows, found->sets, found->stop == Stop::finished);
            else
                for (const CellSet& set : found->sets) write(batch, task, rows, set);
            return found->stop;
        });
    }

 private:
    void write(const Batch& batch, const Listing::Task& task, Rows& rows, const CellSet& set) const {
        if (!listing_.is_json())
            return listing_.write(batch, task.record, rows, {}, part_of(task.solution, set));
        const std::vector<Cell> cells(set.begin(), set.end());
        json_record(rows.out, batch, task.record)
            .grid("unavoidable", part_of(task.solution, set))
            .cells("cells", cells)
            .end_line();
        rows.relay();
    }

    void count(const Batch& batch, const Listing::Task& task, Rows& rows, const std::vector<CellSet>& sets,
               bool exact) const {
        const auto numbers = by_size(sets);
        if (listing_.is_json()) {
            JsonObject object = json_record(rows.out, batch, task.record);
            object.grid("solution", task.solution).number("count", sets.size()).boolean("exact", exact);
            object.object("sizes", [&](JsonObject& inner) {
                for (std::size_t i = 0; i < numbers.size(); ++i)
                    if (numbers[i] != 0) inner.number(std::to_string(i), numbers[i]);
            });
            return object.end_line();
        }
        rows.out += format_line(task.solution);
        char before = '\t';
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (numbers[i] != 0)
                rows.out += fmt::format("{}{}:{}", std::exchange(before, ' '), i, numbers[i]);
        rows.out += '\n';
    }

    const Listing listing_;
    const int size_;
    const bool counts_;
};

Exit run_unavoidable(const Args& args, Streams& io) {
    const Unavoidable unavoidable(args, io);
    return run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { unavoidable.answer(batch, rows); },
                        {.batch_size = 1})
        .exit;
}

}  // namespace

extern constinit const Command cmd_unavoidable{
    .name = "unavoidable",
    .summary = "the unavoidable sets of a solution: what every puzzle of it must touch",
    .description =
        R"(Prints all minimal unavoidable sets of each grid, or of each proper puzzle's solution, up to --size cells: sets
of cells that can be filled in another way while all other cells stay, and no part of which can. Each line is
the solution with only the set's digits shown; smaller sets come first.

All sets of up to 12 cells take some hundredths of a second, and every two cells more about five times as
long. A list that --budget cuts off ends with the puzzle, a tab and budget.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_unavoidable};

}  // namespace nonet::cli
