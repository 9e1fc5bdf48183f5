// Measures the time per puzzle, in a batch and alone.
//
//     bench_batch [--json] [--limit N] [--repeat N] [--at-most N] FILE...
//
// FILE holds a puzzle in the first 81 characters of each line; without a file, data/minimal.txt of this repository.
//
// Rows, with stable names: batch/KERNEL   text in memory to solutions in memory, all puzzles in one call
//                          single/ENGINE  the same, one call per puzzle
//
// Method: the puzzles are shuffled and cut into chunks; all rows take turns at each chunk, again and again. The time of a
// row is the sum over the chunks of the minimum time, by the process's own clock; the spread is that of the medians.

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "measure/measure.hpp"
#include "nonet/batch.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/kernels.hpp"
#include "platform/process.hpp"
#include "support/files.hpp"

namespace {

using namespace nonet;
using namespace nonet::cli;  // measuring functions

const std::atomic<bool> never{false};

struct Options {
    bool json = false;
    std::uint64_t limit = 2;
    std::uint64_t repeat = 15;
    std::size_t at_most = 20'000;
    std::vector<std::string> files;
};

// Adjacent texts of 81 characters, and room for the solutions.
struct Texts {
    std::string puzzles, solutions;
    std::size_t size() const { return puzzles.size() / cell_count; }
};

Texts read_texts(const std::string& path, std::size_t at_most) {
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        if (line.size() >= cell_count) lines.push_back(line.substr(0, cell_count));
    Rng rng(1);
    rng.shuffle(std::span(lines));
    lines.resize(std::min(lines.size(), at_most));
    Texts texts;
    for (const auto& line : lines) texts.puzzles += line;
    texts.solutions.resize(texts.puzzles.size());
    return texts;
}

void from_text(const char* text, Grid& grid) {
    for (int cell = 0; cell < cell_count; ++cell) {
        const auto value = static_cast<std::uint8_t>(text[cell] - '0');
        grid[cell] = value > side ? 0 : value;
    }
}
void to_text(const Grid& grid, char* text) {
    for (int cell = 0; cell < cell_count; ++cell) text[cell] = static_cast<char>(grid[cell] + '0');
}

std::uint64_t solve_in_batch(const Kernel& kernel, std::uint64_t limit, Texts& texts, std::size_t begin,
                             std::size_t end) {
    static std::vector<Grid> grids, first;
    static std::vector<Tally> tallies;
    const std::size_t size = end - begin;
    grids.resize(size), first.resize(size), tallies.resize(size);
    for (std::size_t i = 0; i < size; ++i) from_text(&texts.puzzles[(begin + i) * cell_count], grids[i]);
    solve_batch({.grids = grids, .marks = {}, .tallies = tallies, .first = first, .second = {}},
                {.solutions = limit}, kernel);
    std::uint64_t solutions = 0;
    for (std::size_t i = 0; i < size; ++i) {
        to_text(first[i], &texts.solutions[(begin + i) * cell_count]);
        solutions += tallies[i].solutions;
    }
    return solutions;
}

std::uint64_t solve_one_by_one(const Engine& engine, std::uint64_t limit, Texts& texts, std::size_t begin,
                               std::size_t end) {
    std::uint64_t solutions = 0;
    for (std::size_t i = begin; i < end; ++i) {
        ClassicPuzzle puzzle;
        from_text(&texts.puzzles[i * cell_count], puzzle.givens);
        solutions += run(engine, puzzle, {.solutions = limit}, [&](const Grid& solution) {
                         to_text(solution, &texts.solutions[i * cell_count]);
                     })->solutions;
    }
    return solutions;
}

std::vector<Contender> make_rows(Texts& texts, std::uint64_t limit, std::vector<std::uint64_t>& solutions) {
    std::vector<Contender> rows;
    const auto add = [&](std::string name, auto solve) {
        const std::size_t number = rows.size();
        rows.push_back({std::move(name),
                        [=, &texts, &solutions](std::size_t begin, std::size_t end) {
                            return seconds_of([&] { solutions[number] += solve(texts, begin, end); });
                        },
                        false,
                        {}});
    };
    for (const Kernel* kernel : kernels())
        if (is_supported(*kernel))
            add("batch/" + std::string(name_of(*kernel)), [=](Texts& t, std::size_t b, std::size_t e) {
                return solve_in_batch(*kernel, limit, t, b, e);
            });
    for (const char* name : {"scalar", "fast"})
        add("single/" + std::string(name),
            [=, engine = find_engine(name)](Texts& t, std::size_t b, std::size_t e) {
                return solve_one_by_one(*engine, limit, t, b, e);
            });
    solutions.assign(rows.size(), 0);
    return rows;
}

void print(const std::string& file, const Contender& row, std::size_t puzzles, std::uint64_t solutions,
           bool json) {
    const Timing timing = timing_of(row);
    const double scale = 1e6 / static_cast<double>(puzzles);
    const auto found = static_cast<unsigned long long>(solutions);
    if (json)
        std::printf(
            "{\"row\":\"%s\",\"file\":\"%s\",\"puzzles\":%zu,\"solutions\":%llu,\"us\":%.4f,"
            "\"median_us\":%.4f,\"machine\":\"%s\",\"compiler\":\"%s\"}\n",
            row.name.c_str(), file.c_str(), puzzles, found, scale * timing.least, scale * timing.median,
            platform::processor_name().c_str(), __VERSION__);
    else
        std::printf("%-16s %10.4f us/puzzle   median %+5.1f %%   %llu solutions\n", row.name.c_str(),
                    scale * timing.least, 100 * (timing.median / timing.least - 1), found);
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
            options.repeat = std::max<std::uint64_t>(1, number());
        else if (word == "--at-most")
            options.at_most = number();
        else
            options.files.push_back(word);
    }
    if (options.files.empty()) options.files.push_back(nonet::testing::source_path("data/minimal.txt"));
    return options;
}

}  // namespace

int main(int argc, char** argv) {
    const Options options = read_options(argc, argv);
    if (!options.json)
        std::printf("%s; %s; default kernel %s; limit %llu\n", platform::processor_name().c_str(),
                    __VERSION__, std::string(name_of(default_kernel())).c_str(),
                    static_cast<unsigned long long>(options.limit));
    for (const auto& file : options.files) {
        Texts texts = read_texts(file, options.at_most);
        if (texts.size() == 0) {
            std::fprintf(stderr, "%s: no puzzles\n", file.c_str());
            return 1;
        }
        if (!options.json) std::printf("\n%s, %zu puzzles\n", file.c_str(), texts.size());
        std::vector<std::uint64_t> solutions;
        std::vector<Contender> rows = make_rows(texts, options.limit, solutions);
        const double seconds =
            seconds_of([&] { solve_in_batch(default_kernel(), options.limit, texts, 0, texts.size()); }).cpu;
        measure(rows, texts.size(), piece_size(texts.size(), seconds), options.repeat, never);
        for (std::size_t i = 0; i < rows.size(); ++i)
            print(file, rows[i], texts.size(), solutions[i] / options.repeat, options.json);
    }
}
