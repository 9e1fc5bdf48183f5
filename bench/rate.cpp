// Measures the time of a rating, and compares it with the original.
//
//     bench_rate [--json] [--repeat N] [--at-most N] [FILE...]
//
// FILE holds a puzzle in the first 81 characters of each line; without a file, data/minimal.txt of this repository.
//
// Rows, with stable names: rate/all     all puzzles of the file
//                          rate/BAND    those whose ER, found by the run itself, is in the band
//
// Method: one thread; every puzzle is rated `repeat` times, and its minimum time by the process's own clock counts. The
// last column is the original's mean on puzzles of the band, divided by nonet's.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <vector>

#include "core/rng.hpp"
#include "measure/measure.hpp"
#include "nonet/rate.hpp"
#include "platform/process.hpp"
#include "support/files.hpp"

namespace {

using namespace nonet;

// Milliseconds per puzzle of Sudoku Explainer 1.2.1 on a warm Java machine, one core of an AMD EPYC, on puzzles spread
// over the tenths of each band; 80.5 is the time for unbiased random minimal puzzles.
struct Band {
    const char* name;
    int from, to;  // tenths
    double original;
    std::vector<double> seconds = {};
};

std::vector<Band> bands() {
    return {{"rate/all", 0, 999, 80.5},      {"rate/1.0-1.2", 10, 12, .5},    {"rate/1.5-2.8", 15, 28, 2.5},
            {"rate/3.0-6.2", 30, 62, 9.2},   {"rate/6.5-7.4", 65, 74, 126},   {"rate/7.5-8.1", 75, 81, 275},
            {"rate/8.2-8.7", 82, 87, 644},   {"rate/8.8-9.1", 88, 91, 1'579}, {"rate/9.2-9.9", 92, 99, 4'565},
            {"rate/10.0-", 100, 199, 21'000}};
}

struct Options {
    bool json = false;
    int repeat = 3;
    std::size_t at_most = 3'000;
    std::vector<std::string> files;
};

Options read_options(int argc, char** argv) {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const auto number = [&] { return i + 1 < argc ? std::strtoull(argv[++i], nullptr, 10) : 0; };
        if (word == "--json")
            options.json = true;
        else if (word == "--repeat")
            options.repeat = static_cast<int>(std::max<unsigned long long>(number(), 1));
        else if (word == "--at-most")
            options.at_most = number();
        else
            options.files.push_back(word);
    }
    if (options.files.empty()) options.files.push_back(nonet::testing::source_path("data/minimal.txt"));
    return options;
}

std::vector<ClassicPuzzle> read_puzzles(const std::string& path, std::size_t at_most) {
    std::ifstream file(path);
    std::vector<ClassicPuzzle> puzzles;
    for (std::string line; std::getline(file, line);) {
        if (line.size() < cell_count) continue;
        ClassicPuzzle& puzzle = puzzles.emplace_back();
        for (int cell = 0; cell < cell_count; ++cell)
            if (const int value = line[static_cast<std::size_t>(cell)] - '0'; value > 0 && value <= side)
                puzzle.givens[cell] = static_cast<std::uint8_t>(value);
    }
    Rng rng(1);
    rng.shuffle(std::span(puzzles));
    puzzles.resize(std::min(puzzles.size(), at_most));
    return puzzles;
}

void measure(const ClassicPuzzle& puzzle, int repeat, std::vector<Band>& rows) {
    double least = 0;
    int er = 0;
    for (int i = 0; i < repeat; ++i) {
        const double seconds = cli::seconds_of([&] { er = rate(puzzle).er; }).cpu;
        least = i == 0 ? seconds : std::min(least, seconds);
    }
    for (Band& row : rows)
        if (er >= row.from && er <= row.to) row.seconds.push_back(least);
}

void print(const std::string& file, const Band& row, bool json) {
    if (row.seconds.empty()) return;
    std::vector<double> sorted = row.seconds;
    std::ranges::sort(sorted);
    double sum = 0;
    for (double seconds : sorted) sum += seconds;
    const double mean = 1e3 * sum / static_cast<double>(sorted.size()),
                 median = 1e3 * sorted[sorted.size() / 2];
    if (json)
        std::printf(
            "{\"row\":\"%s\",\"file\":\"%s\",\"puzzles\":%zu,\"ms\":%.5f,\"median_ms\":%.5f,\"ratio\":%.1f,"
            "\"machine\":\"%s\",\"compiler\":\"%s\"}\n",
            row.name, file.c_str(), sorted.size(), mean, median, row.original / mean,
            cli::platform::processor_name().c_str(), __VERSION__);
    else
        std::printf("%-14s %6zu puzzles %10.4f ms/puzzle   median %10.4f   %8.0fx\n", row.name, sorted.size(),
                    mean, median, row.original / mean);
}

}  // namespace

int main(int argc, char** argv) {
    const Options options = read_options(argc, argv);
    if (!options.json) std::printf("%s; %s\n", cli::platform::processor_name().c_str(), __VERSION__);
    for (const auto& file : options.files) {
        const std::vector<ClassicPuzzle> puzzles = read_puzzles(file, options.at_most);
        if (puzzles.empty()) {
            std::fprintf(stderr, "%s: no puzzles\n", file.c_str());
            return 1;
        }
        std::vector<Band> rows = bands();
        for (const ClassicPuzzle& puzzle : puzzles) measure(puzzle, options.repeat, rows);
        if (!options.json) std::printf("\n%s\n", file.c_str());
        for (const Band& row : rows) print(file, row, options.json);
    }
}
