// Measures the time per puzzle with rules, including the proof that the solution is unique.
//
//     bench_rules [--repeat N] [--kind NAME] [--nodes N] [--each] FILE...
//
// FILE is a table with the tab-separated columns id, kind, board, puzzle, solution. The default is data/rules.tsv.
// Reading is not measured; preparing the rules before the search is, for each puzzle.
//
// Columns: the kind and the number of puzzles; median, 90th percentile, maximum and sum of microseconds of CPU time; the
// sum without the search; the geometric mean of nodes; the number that took more than --nodes (default 10,000,000), if
// any. --each: a line for each puzzle instead of each kind.
//
// A row that cannot be read is reported on standard error; the others are measured, and the exit code is 1.
//
// Method: the minimum of N repetitions (default 3) for each puzzle, all on one thread; every solution is compared.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "rules/search.hpp"
#include "support/files.hpp"
#include "thread_time.hpp"

namespace {

using namespace nonet;
using bench::thread_microseconds;

struct Options {
    int repeat = 3;
    std::uint64_t nodes = 10'000'000;
    bool each = false;
    std::string kind;
    std::vector<std::string> files;
};

struct Row {
    std::vector<double> microseconds;
    double made = 0, nodes = 0;  // sums: of microseconds before the search, of logarithms
    int unfinished = 0, wrong = 0;

    void add(const Row& other) {
        microseconds.insert(microseconds.end(), other.microseconds.begin(), other.microseconds.end());
        made += other.made, nodes += other.nodes;
        unfinished += other.unfinished, wrong += other.wrong;
    }
};

void measure(const BoardPuzzle& puzzle, std::span<const std::uint8_t> solution, const Options& options,
             Row& row) {
    double least = 1e18, made = 0;
    rules::Found found;
    bool is_right = false;
    Limits limits;
    limits.solutions = 2;
    limits.nodes = options.nodes;
    for (int repetition = 0; repetition < options.repeat; ++repetition) {
        const double before = thread_microseconds();
        rules::Solver solver(puzzle.geometry);
        const double between = thread_microseconds();
        found = solver.run(puzzle.values, puzzle.marks, limits, [&](std::span<const std::uint8_t> values) {
            is_right = std::ranges::equal(values, solution);
        });
        const double after = thread_microseconds();
        if (after - before < least) least = after - before, made = between - before;
        if (least > 1e6) break;
    }
    row.microseconds.push_back(least);
    row.made += made;
    row.nodes += std::log(static_cast<double>(std::max<std::uint64_t>(found.counters.nodes, 1)));
    const bool is_finished = found.stop == Stop::finished;
    row.unfinished += !is_finished;
    row.wrong += is_finished && !(is_right && found.solutions == 1);
}

// Measures a row of a table: id, kind, board, puzzle, solution. Returns false, and reports it, if it cannot be read.
bool measure_row(const std::array<std::string, 5>& fields, const std::string& where, const Options& options,
                 Row& row) {
    const auto told = [&](const Error& error) {
        std::fprintf(stderr, "%s: error: %s\n", where.c_str(), error.message().c_str());
        return false;
    };
    const auto geometry = parse_board(fields[2]);
    if (!geometry) return told(geometry.error());
    const auto puzzle = parse_board_puzzle(fields[3], *geometry);
    if (!puzzle) return told(puzzle.error());
    const auto solution = parse_board_puzzle(fields[4], *geometry);
    if (!solution) return told(solution.error());
    measure(*puzzle, solution->values, options, row);
    return true;
}

void print(const std::string& name, Row row) {
    auto& times = row.microseconds;
    std::ranges::sort(times);
    double sum = 0;
    for (double time : times) sum += time;
    std::printf("%-28s %4zu %10.0f %10.0f %11.0f %12.0f %10.0f %10.0f", name.c_str(), times.size(),
                times[times.size() / 2], times[times.size() * 9 / 10], times.back(), sum, row.made,
                std::exp(row.nodes / static_cast<double>(times.size())));
    if (row.unfinished != 0) std::printf(" %d unfinished", row.unfinished);
    std::printf("%s\n", row.wrong != 0 ? " WRONG" : "");
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
        else if (word == "--nodes")
            options.nodes = std::strtoull(next().c_str(), nullptr, 10);
        else if (word == "--each")
            options.each = true;
        else
            options.files.push_back(word);
    }
    if (options.files.empty()) options.files.push_back(testing::source_path("data/rules.tsv"));
    return options;
}

}  // namespace

int main(int argc, char** argv) {
    const Options options = read_options(argc, argv);
    std::printf("%-28s %4s %10s %10s %11s %12s %10s %10s\n", "kind", "n", "median us", "p90", "max", "sum",
                "made", "nodes");
    bool is_read = true;
    for (const std::string& file : options.files) {
        const std::vector<std::string> lines = testing::read_lines(file);
        std::map<std::string, Row> rows;
        for (std::size_t i = 1; i < lines.size(); ++i) {
            std::istringstream line(lines[i]);
            std::array<std::string, 5> fields;  // id, kind, board, puzzle, solution
            for (std::string& field : fields) std::getline(line, field, '\t');
            const std::string &id = fields[0], &kind = fields[1];
            if (!options.kind.empty() && kind != options.kind) continue;
            Row row;
            if (!measure_row(fields, file + ":" + std::to_string(i + 1), options, row))
                is_read = false;
            else if (options.each)
                print(id, row);
            else
                rows[kind].add(row);
        }
        for (const auto& [kind, row] : rows) print(kind, row);
    }
    return is_read ? 0 : 1;
}
