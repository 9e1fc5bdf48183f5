// Measures the time to make a puzzle, by order.
//
//     bench_generate [--count N] [--repeat N]
//
// Rows, with stable names: generate/ORDER. Method: the rows take turns; the minimum time of the repetitions, by the
// process's own clock, on one thread. Slow orders make fewer puzzles.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/generate.hpp"
#include "nonet/more/kernels.hpp"

namespace {

using namespace nonet;

struct Row {
    const char* name;
    std::size_t divisor;  // of the number of puzzles
    GenerateOptions order;
    double least = 1e9;  // microseconds a puzzle
    double attempts = 0;
};

double processor_seconds() {
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

std::vector<Row> make_rows() {
    const Grid like = [] {
        std::vector<Generated> made(1);
        Generator::create({.seed = 1})->make(0, made);
        return made[0].puzzle;
    }();
    return {
        {"generate/plain", 1, {}},
        {"generate/rot180", 1, {.symmetry = Symmetry::rot180}},
        {"generate/full", 1, {.symmetry = Symmetry::full}},
        {"generate/givens_30_32", 1, {.fewest_givens = 30, .most_givens = 32}},
        {"generate/givens_22_23", 10, {.minimal = true, .fewest_givens = 22, .most_givens = 23}},
        {"generate/rating_70_75", 20, {.rating = {{70, 75}}}},
        {"generate/like", 10, {.minimal = true, .like = like}},
        {"generate/diagonal_minimal", 50, {.symmetry = Symmetry::diagonal, .minimal = true}},
        {"generate/rot180_minimal", 50, {.symmetry = Symmetry::rot180, .minimal = true}},
    };
}

void measure(Row& row, std::size_t count) {
    auto generator = Generator::create(row.order);
    std::vector<Generated> made(std::max<std::size_t>(count / row.divisor, 1));
    const double before = processor_seconds();
    generator->make(0, made);
    row.least = std::min(row.least, 1e6 * (processor_seconds() - before) / static_cast<double>(made.size()));
    row.attempts = 0;
    for (const Generated& one : made)
        row.attempts += static_cast<double>(one.attempts) / static_cast<double>(made.size());
}

}  // namespace

int main(int argc, char** argv) {
    std::size_t count = 20'000;
    int repeat = 5;
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string_view word = argv[i];
        const auto number = std::strtoull(argv[i + 1], nullptr, 10);
        if (word == "--count") count = number;
        if (word == "--repeat") repeat = static_cast<int>(number);
    }
    std::vector<Row> rows = make_rows();
    std::printf("%s; kernel %s; one thread\n", __VERSION__, std::string(name_of(default_kernel())).c_str());
    for (int repetition = 0; repetition < repeat; ++repetition)
        for (Row& row : rows) measure(row, count);
    for (const Row& row : rows)
        std::printf("%-28s %10.1f us %12.0f /s %10.1f attempts\n", row.name, row.least, 1e6 / row.least,
                    row.attempts);
}
