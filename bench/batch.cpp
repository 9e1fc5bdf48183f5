// How long does a puzzle take, in a batch and alone?
//
//     bench_batch [--json] [--limit N] [--repeat N] [--at-most N] FILE...
//
// FILE holds a puzzle in the first 81 characters of each line; without a file, data/minimal.txt of this repository.
//
// Rows, whose names stay:  batch/KERNEL   text in memory to solutions in memory, all puzzles in one call
//                          single/ENGINE  the same, one call per puzzle
//
// Method: the puzzles are shuffled, and cut into chunks; all rows take turns at each chunk, again and again.  A row's
// time is the sum over the chunks of the least time, by the process's own clock; the spread is that of the medians.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "machine.hpp"
#include "nonet/batch.hpp"
#include "nonet/engines.hpp"

namespace {

using namespace nonet;
using bench::processor_name, bench::processor_seconds;

struct Options {
    bool json = false;
    std::uint64_t limit = 2;
    int repeat = 15;
    std::size_t at_most = 20'000;
    std::vector<std::string> files;
};

// Texts of 81 characters side by side, and room for the solutions.
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

// A row solves puzzles [begin, end) of the texts and returns the number of solutions.
struct Row {
    std::string name;
    std::function<std::uint64_t(Texts&, std::size_t begin, std::size_t end)> solve;
    std::vector<std::vector<double>> seconds;  // of each chunk, one per repetition
    std::uint64_t solutions = 0;
};

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
        Puzzle puzzle;
        from_text(&texts.puzzles[i * cell_count], puzzle.givens);
        solutions += run(engine, puzzle, {.solutions = limit}, [&](const Grid& solution) {
                         to_text(solution, &texts.solutions[i * cell_count]);
                     })->solutions;
    }
    return solutions;
}

std::vector<Row> make_rows(std::uint64_t limit) {
    std::vector<Row> rows;
    for (const Kernel* kernel : kernels())
        if (is_supported(*kernel))
            rows.push_back({"batch/" + std::string(name_of(*kernel)),
                            [=](Texts& t, std::size_t b, std::size_t e) {
                                return solve_in_batch(*kernel, limit, t, b, e);
                            },
                            {}});
    for (const char* name : {"scalar", "fast"})
        rows.push_back({"single/" + std::string(name),
                        [=, engine = find_engine(name)](Texts& t, std::size_t b, std::size_t e) {
                            return solve_one_by_one(*engine, limit, t, b, e);
                        },
                        {}});
    return rows;
}

// Chunks that take the default kernel some three milliseconds.
std::size_t choose_chunk(Texts& texts, std::uint64_t limit) {
    const double begin = processor_seconds();
    solve_in_batch(default_kernel(), limit, texts, 0, texts.size());
    const double seconds = std::max(1e-6, processor_seconds() - begin);
    return std::clamp<std::size_t>(
        static_cast<std::size_t>(0.003 / seconds * static_cast<double>(texts.size())), 32, texts.size() + 32);
}

void measure(Texts& texts, std::vector<Row>& rows, const Options& options) {
    const std::size_t chunk = choose_chunk(texts, options.limit);
    for (int repetition = 0; repetition < options.repeat; ++repetition)
        for (std::size_t begin = 0, number = 0; begin < texts.size(); begin += chunk, ++number)
            for (Row& row : rows) {
                const std::size_t end = std::min(texts.size(), begin + chunk);
                const double before = processor_seconds();
                const std::uint64_t solutions = row.solve(texts, begin, end);
                const double seconds = processor_seconds() - before;
                if (repetition == 0) row.seconds.emplace_back(), row.solutions += solutions;
                row.seconds[number].push_back(seconds);
            }
}

// Sum over the chunks of the least or the middle time.
double sum_of(std::vector<std::vector<double>> chunks, bool least) {
    double sum = 0;
    for (auto& times : chunks) {
        std::ranges::sort(times);
        sum += least ? times.front() : times[times.size() / 2];
    }
    return sum;
}

void print(const std::string& file, const Texts& texts, std::vector<Row>& rows, bool json) {
    const double count = static_cast<double>(texts.size());
    for (const Row& row : rows) {
        const double least = 1e6 * sum_of(row.seconds, true) / count,
                     median = 1e6 * sum_of(row.seconds, false) / count;
        if (json)
            std::printf(
                "{\"row\":\"%s\",\"file\":\"%s\",\"puzzles\":%zu,\"solutions\":%llu,\"us\":%.4f,\"median_"
                "us\":%.4f,"
                "\"machine\":\"%s\",\"compiler\":\"%s\"}\n",
                row.name.c_str(), file.c_str(), texts.size(), static_cast<unsigned long long>(row.solutions),
                least, median, processor_name().c_str(), __VERSION__);
        else
            std::printf("%-16s %10.4f us/puzzle   median %+5.1f %%   %llu solutions\n", row.name.c_str(),
                        least, 100 * (median / least - 1), static_cast<unsigned long long>(row.solutions));
    }
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
            options.repeat = static_cast<int>(number());
        else if (word == "--at-most")
            options.at_most = number();
        else
            options.files.push_back(word);
    }
    if (options.files.empty()) options.files.push_back(NONET_SOURCE_DIR "/data/minimal.txt");
    return options;
}

}  // namespace

int main(int argc, char** argv) {
    const Options options = read_options(argc, argv);
    if (!options.json)
        std::printf("%s; %s; default kernel %s; limit %llu\n", processor_name().c_str(), __VERSION__,
                    std::string(name_of(default_kernel())).c_str(),
                    static_cast<unsigned long long>(options.limit));
    for (const auto& file : options.files) {
        Texts texts = read_texts(file, options.at_most);
        if (texts.size() == 0) {
            std::fprintf(stderr, "%s: no puzzles\n", file.c_str());
            return 1;
        }
        std::vector<Row> rows = make_rows(options.limit);
        if (!options.json) std::printf("\n%s, %zu puzzles\n", file.c_str(), texts.size());
        measure(texts, rows, options);
        print(file, texts, rows, options.json);
    }
}
