// Measures the number of solutions counted per second.
//
//     bench_count [--json] [--limit N] [--repeat N] FILE...
//
// FILE holds a puzzle in the first 81 characters of each line; without a file, the puzzles of data/minimal.txt with their
// first six givens dropped.  Each puzzle is counted up to the limit (default: a million), all on one thread.
//
// Rows, with stable names: count/KERNEL   the whole tree on the lanes of a kernel
//                          count/fast     the default engine, as count_solutions() runs it
//
// Method: all rows take turns at each puzzle, again and again; the time of a row is the sum of the minimum times.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "nonet/batch.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/solve.hpp"
#include "support/files.hpp"

namespace {

using namespace nonet;

struct Options {
    bool json = false;
    std::uint64_t limit = 1'000'000;
    int repeat = 5;
    std::vector<std::string> files;
};

struct Row {
    std::string name;
    std::function<std::uint64_t(const Grid&)> count;
    double seconds = 0;
    std::uint64_t solutions = 0;
};

double thread_seconds() {
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

std::vector<Grid> read_grids(const std::string& path, int drop) {
    std::ifstream file(path);
    std::vector<Grid> grids;
    for (std::string line; std::getline(file, line);) {
        if (line.size() < cell_count) continue;
        Grid& grid = grids.emplace_back();
        int dropped = 0;
        for (std::size_t cell = 0; cell < cell_count; ++cell)
            if (line[cell] >= '1' && line[cell] <= '9' && ++dropped > drop)
                grid.values[cell] = static_cast<std::uint8_t>(line[cell] - '0');
    }
    return grids;
}

std::uint64_t count_on_lanes(const Kernel& kernel, const Grid& grid, std::uint64_t limit) {
    Tally tally;
    solve_batch({.grids = std::span(&grid, 1),
                 .marks = {},
                 .tallies = std::span(&tally, 1),
                 .first = {},
                 .second = {}},
                {.solutions = limit}, kernel);
    return tally.solutions;
}

std::vector<Row> make_rows(std::uint64_t limit) {
    std::vector<Row> rows;
    for (const Kernel* kernel : kernels())
        if (is_supported(*kernel))
            rows.push_back({"count/" + std::string(name_of(*kernel)),
                            [=](const Grid& grid) { return count_on_lanes(*kernel, grid, limit); }});
    rows.push_back({"count/fast", [=](const Grid& grid) {
                        return count_solutions({grid, {}}, {.solutions = limit}).solutions;
                    }});
    return rows;
}

void measure(const Grid& grid, std::vector<Row>& rows, int repeat) {
    std::vector<double> least(rows.size(), 1e9);
    for (int repetition = 0; repetition < repeat; ++repetition)
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const double before = thread_seconds();
            const std::uint64_t solutions = rows[i].count(grid);
            least[i] = std::min(least[i], thread_seconds() - before);
            if (repetition == 0) rows[i].solutions += solutions;
        }
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].seconds += least[i];
}

void print(const Row& row, const std::string& file, bool json) {
    const double millions = 1e-6 * static_cast<double>(row.solutions) / row.seconds;
    const auto solutions = static_cast<unsigned long long>(row.solutions);
    if (json)
        std::printf(
            "{\"row\":\"%s\",\"file\":\"%s\",\"solutions\":%llu,\"seconds\":%.6f,\"compiler\":\"%s\"}\n",
            row.name.c_str(), file.c_str(), solutions, row.seconds, __VERSION__);
    else
        std::printf("%-16s %8.2f million solutions/s   %llu solutions\n", row.name.c_str(), millions,
                    solutions);
}

Options read_options(int argc, char** argv) {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const auto number = [&] { return i + 1 < argc ? std::strtoull(argv[++i], nullptr, 10) : 0; };
        if (word == "--json")
            options.json = true;
        else if (word == "--limit")
            options.limit = number();
        else if (word == "--repeat")
            options.repeat = std::max(1, static_cast<int>(number()));
        else
            options.files.push_back(word);
    }
    return options;
}

void answer(const std::string& file, int drop, const Options& options) {
    std::vector<Row> rows = make_rows(options.limit);
    if (!options.json) std::printf("\n%s\n", file.c_str());
    for (const Grid& grid : read_grids(file, drop)) measure(grid, rows, options.repeat);
    for (const Row& row : rows)
        if (row.solutions != 0) print(row, file, options.json);
}

}  // namespace

int main(int argc, char** argv) {
    const Options options = read_options(argc, argv);
    for (const auto& file : options.files) answer(file, 0, options);
    if (options.files.empty()) answer(nonet::testing::source_path("data/minimal.txt"), 6, options);
}
