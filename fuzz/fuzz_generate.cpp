// Any options for generating puzzles: each puzzle meets them.
//
// The first bytes are the order; the 81 bytes after them, if present, are cells that the order uses.

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "expect.hpp"
#include "nonet/canon.hpp"
#include "nonet/check.hpp"
#include "nonet/generate.hpp"
#include "nonet/solve.hpp"

namespace {

using namespace nonet;

constexpr std::size_t head = 12;

Grid grid_of(std::string_view text) {
    Grid grid;
    for (std::size_t i = 0; i < text.size() && i < cell_count; ++i)
        if (text[i] >= '1' && text[i] <= '9')
            grid[static_cast<int>(i)] = static_cast<std::uint8_t>(text[i] - '0');
    return grid;
}

void check(const GenerateOptions& options, const Generated& made) {
    const ClassicAnswer answer = solve({made.puzzle, {}});
    if (!made.met) {
        FUZZ_EXPECT(made.puzzle == Grid() || answer.status == Status::unique);
        return;
    }
    FUZZ_EXPECT(answer.status == Status::unique && answer.first == made.solution);
    const int givens = made.puzzle.filled();
    FUZZ_EXPECT(givens >= options.fewest_givens && givens <= options.most_givens);
    for (int cell = 0; cell < cell_count; ++cell) {
        if (options.contains[cell] != 0) FUZZ_EXPECT(made.puzzle[cell] == options.contains[cell]);
        if (made.puzzle[cell] != 0) FUZZ_EXPECT(options.cells.contains(static_cast<Cell>(cell)));
    }
    if (options.solution) FUZZ_EXPECT(made.solution == *options.solution);
    if (options.minimal || options.unbiased) {
        Grid fewer = made.puzzle;
        for (int cell = 0; cell < cell_count; ++cell) {
            if (made.puzzle[cell] == 0) continue;
            fewer[cell] = 0;
            FUZZ_EXPECT(solve({fewer, {}}).status == Status::multiple);
            fewer[cell] = made.puzzle[cell];
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < head) return 0;
    GenerateOptions options;
    options.seed = data[0] + 256u * data[1];
    options.symmetry = static_cast<Symmetry>(data[2] % symmetry_count);
    options.minimal = (data[3] & 1) != 0;
    options.unbiased = (data[3] & 6) == 6;
    options.fewest_givens = data[4] % 90;
    options.most_givens = data[5] % 90;
    options.attempts = 1 + data[6] % 20;
    options.like_drop = static_cast<int>(data[7]) - 2;
    options.like_add = static_cast<int>(data[8]) - 2;
    const std::string_view cells(reinterpret_cast<const char*>(data) + head, size - head);
    switch (data[9] % 6) {
        case 1: options.contains = grid_of(cells); break;
        case 2: options.like = grid_of(cells); break;
        case 3: options.solution = grid_of(cells); break;
        case 4:
            if (!set_pattern(options, cells)) return 0;
            break;
        default: break;
    }
    auto generator = Generator::create(options);
    if (!generator) {
        FUZZ_EXPECT(!generator.error().message().empty());
        return 0;
    }
    std::vector<Generated> list(1 + data[11] % 3);
    generator->make(data[10], list, {.time = std::chrono::milliseconds(300)});
    for (const Generated& made : list) check(options, made);
    return 0;
}
