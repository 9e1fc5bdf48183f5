// Measures the time per puzzle on boards other than the classic one, including the proof that the solution is unique.
//
//     bench_boards [--repeat N] [--kind NAME] [--alone] [--way dfs|clauses] FILE...
//
// FILE is a table with the tab-separated columns id, kind, box, regions, grid, solution. The default is data/boards.tsv.
// Reading is not measured.
//
// Columns: the kind and the number of puzzles; median, 90th percentile, maximum and sum of microseconds of CPU time; the
// median of nodes. --alone: prepares the board again for each puzzle, as solve(puzzle) does.
//
// Method: the minimum of N repetitions (default 3) for each puzzle, all on one thread; every solution is compared.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engines/any_board.hpp"
#include "nonet/solve.hpp"
#include "support/boards.hpp"
#include "thread_time.hpp"

namespace {

using namespace nonet;
using bench::thread_microseconds;

struct Options {
    int repeat = 3;
    bool alone = false;
    covers::Way way = covers::Way::both;
    std::string kind;
    std::vector<std::string> files;
};

struct Row {
    std::vector<double> microseconds;
    std::vector<std::uint64_t> nodes;
    int wrong = 0;
};

void measure(const testing::KnownPuzzle& puzzle, const Options& options, AnyBoard& kept,
             const Geometry& geometry, Row& row) {
    double least = 1e18;
    covers::Result result;
    bool is_right = false;
    const auto compare = [&](std::span<const std::uint8_t> values) {
        is_right = std::ranges::equal(values, puzzle.solution);
    };
    for (int repetition = 0; repetition < options.repeat; ++repetition) {
        const double before = thread_microseconds();
        std::optional<AnyBoard> own;
        AnyBoard& solver = options.alone ? own.emplace(geometry) : kept;
        if (options.way == covers::Way::both)
            result = solver.run(puzzle.values, {}, {}, compare);
        else
            result = solver.covers().run(puzzle.values, {}, {}, compare, options.way);
        least = std::min(least, thread_microseconds() - before);
        if (least > 1e6) break;
    }
    row.microseconds.push_back(least);
    row.nodes.push_back(result.counters.nodes);
    row.wrong += !(is_right && result.solutions == 1 && result.stop == Stop::finished);
}

void print(const std::string& kind, Row row) {
    auto& times = row.microseconds;
    std::ranges::sort(times);
    std::ranges::sort(row.nodes);
    double sum = 0;
    for (double time : times) sum += time;
    std::printf("%-16s %5zu %11.1f %11.1f %11.1f %13.1f %9llu %s\n", kind.c_str(), times.size(),
                times[times.size() / 2], times[times.size() * 9 / 10], times.back(), sum,
                static_cast<unsigned long long>(row.nodes[row.nodes.size() / 2]), row.wrong ? "WRONG" : "");
    std::fflush(stdout);
}

Options read_options(int argc, char** argv) {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const auto next = [&] { return std::string(i + 1 < argc ? argv[++i] : ""); };
        if (word == "--repeat")
            options.repeat = std::max(1, std::atoi(next().c_str()));
        else if (word == "--kind")
            options.kind = next();
        else if (word == "--alone")
            options.alone = true;
        else if (word == "--way")
            options.way = next() == "dfs" ? covers::Way::depth_first : covers::Way::clauses;
        else
            options.files.push_back(word);
    }
    if (options.files.empty()) options.files.push_back(testing::source_path("data/boards.tsv"));
    return options;
}

}  // namespace

int main(int argc, char** argv) {
    const Options options = read_options(argc, argv);
    std::printf("%-16s %5s %11s %11s %11s %13s %9s\n", "kind", "n", "median us", "p90", "max", "sum",
                "nodes");
    for (const std::string& file : options.files) {
        std::map<std::string, std::vector<testing::KnownPuzzle>> kinds;
        for (auto& puzzle : testing::read_board_puzzles(testing::read_lines(file)))
            if (options.kind.empty() || puzzle.kind == options.kind)
                kinds[puzzle.kind].push_back(std::move(puzzle));
        for (const auto& [kind, puzzles] : kinds) {
            Row row;
            std::optional<AnyBoard> kept;
            for (const auto& puzzle : puzzles) {
                const Geometry geometry = puzzle.geometry();
                if (!kept || !puzzle.regions.empty()) kept.emplace(geometry);
                measure(puzzle, options, *kept, geometry, row);
            }
            print(kind, row);
        }
    }
}
