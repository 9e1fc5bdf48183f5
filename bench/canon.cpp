// Measures the time of a canonical form.
//
//     bench_canon [--repeat N] [FILE]
//
// FILE holds a puzzle in the first 81 characters of each line; without a file, data/minimal.txt of this repository.
//
// Rows, with stable names: canon/puzzles (as they are), canon/solutions (their finished grids). Method: the minimum time
// of the repetitions, by the process's own clock, on one thread.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

#include "nonet/canon.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "support/files.hpp"

namespace {

using namespace nonet;

double processor_seconds() {
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

void measure(const char* name, const std::vector<Grid>& grids, int repeat) {
    double least = 1e9;
    std::uint64_t automorphisms = 0;
    for (int repetition = 0; repetition < repeat; ++repetition) {
        automorphisms = 0;
        const double before = processor_seconds();
        for (const Grid& grid : grids) automorphisms += canonicalize(grid)->automorphisms;
        least = std::min(least, 1e6 * (processor_seconds() - before) / static_cast<double>(grids.size()));
    }
    std::printf("%-18s %8.2f us %10.0f /s   %zu grids, %llu automorphisms\n", name, least, 1e6 / least,
                grids.size(), static_cast<unsigned long long>(automorphisms));
}

}  // namespace

int main(int argc, char** argv) {
    std::string path = nonet::testing::source_path("data/minimal.txt");
    int repeat = 5;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--repeat" && i + 1 < argc)
            repeat = std::atoi(argv[++i]);
        else
            path = word;
    }
    std::vector<Grid> puzzles, solutions;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);)
        if (const auto grid = parse_line(line); grid && line.size() >= cell_count) {
            puzzles.push_back(*grid);
            solutions.push_back(solve({.givens = *grid, .marks = {}}).first);
        }
    if (puzzles.empty()) {
        std::fprintf(stderr, "%s: no puzzles\n", path.c_str());
        return 1;
    }
    std::printf("%s; one thread; %s\n", __VERSION__, path.c_str());
    measure("canon/puzzles", puzzles, repeat);
    measure("canon/solutions", solutions, repeat);
}
