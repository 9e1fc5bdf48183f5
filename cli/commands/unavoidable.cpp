// unavoidable: sets of cells of which every puzzle of a solution must contain one.

#include <fmt/format.h>

#include "nonet/more/research.hpp"
#include "nonet/text.hpp"
#include "rows/listing.hpp"

namespace nonet::cli {
namespace {

constexpr std::uint64_t default_size = 10;
constexpr Flag size = flag::number("--size", "the maximum size of the sets, in cells (default: 10)");
constexpr Flag size_counts{.name = "--counts",
                           .help = "print the number of sets of each size instead, one line per puzzle"};
constexpr auto unavoidable_flags = flag::of_rows(size, size_counts, flag::listing_form);

constexpr std::array unavoidable_examples{
    Example{"Count the sets of each size up to eight cells:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet unavoidable --size 8 --counts",
            "316578492529134768487629531263415987974863125851792643138947256692351874745286319\t..."},
};

// Returns the cells as a puzzle: the solution's digits in these cells.
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

class UnavoidableCommand : public ListingCommand {
 public:
    UnavoidableCommand(const Args& args, Streams& io)
        : ListingCommand(args, io, true),
          size_(static_cast<int>(std::min<std::uint64_t>(args.number(size, default_size), cell_count))),
          counts_(args.has(size_counts)) {}

 private:
    Stop search(const Row& row, const ProperPuzzle& task) override {
        const auto found = find_unavoidable_sets(task.solution, size_, left(row));
        if (counts_)
            write_counts(row, task.solution, found->sets, found->stop == Stop::finished);
        else
            for (const CellSet& set : found->sets) write_set(row, part_of(task.solution, set), set);
        return found->stop;
    }

    static void write_set(const Row& row, const Grid& part, const CellSet& set) {
        if (row.form != Form::json) return write(row, {}, part);
        const std::vector<Cell> cells(set.begin(), set.end());
        row.json().grid("unavoidable", part).cells("cells", cells).end_line();
        row.rows.relay();
    }

    static void write_counts(const Row& row, const Grid& solution, const std::vector<CellSet>& sets,
                             bool exact) {
        const auto numbers = by_size(sets);
        if (row.form == Form::json) {
            JsonObject object = row.json();
            object.grid("solution", solution).number("count", sets.size()).boolean("exact", exact);
            object.object("sizes", [&](JsonObject& inner) {
                for (std::size_t i = 0; i < numbers.size(); ++i)
                    if (numbers[i] != 0) inner.number(std::to_string(i), numbers[i]);
            });
            return object.end_line();
        }
        row.out += format_line(solution);
        char before = '\t';
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (numbers[i] != 0) row.out += fmt::format("{}{}:{}", std::exchange(before, ' '), i, numbers[i]);
        row.out += '\n';
    }

    const int size_;
    const bool counts_;
};

}  // namespace

extern constinit const Command unavoidable_command{
    .name = "unavoidable",
    .summary = "find the unavoidable sets of a solution",
    .description =
        R"(Prints all minimal unavoidable sets of each grid, or of the solution of each proper puzzle, up to --size cells.
An unavoidable set consists of cells that can be filled in another way while all other cells stay the same; a
minimal one contains no smaller such set. Each line is the solution with only the digits of the set; smaller
sets come first.

All sets of up to 12 cells take some hundredths of a second, and every two cells more about five times as long.
A list that --budget stops ends with the puzzle, a tab and budget.)",
    .operands = "[FILE...]",
    .flags = unavoidable_flags,
    .examples = unavoidable_examples,
    .run = run_rows<UnavoidableCommand>,
    .shards = true};

}  // namespace nonet::cli
