// Any options for generating puzzles: each puzzle meets them.
//
// The first bytes are the order, of the classic board or another; the 81 bytes after them, if present, are cells that an
// order of the classic board uses.

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "expect.hpp"
#include "nonet/boards.hpp"
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

// Orders of other boards, with clues of rules and with pieces.
void make_on_a_board(const std::uint8_t* data) {
    constexpr std::string_view names[] = {
        "4x4", "6x6", "6x6+x", "4x4+0..3", "5x5", "6x6+killer:r1c1,r1c2", "2x3:none"};
    const Geometry board = *parse_board(names[data[2] % std::size(names)]);
    BoardOrder order{.seed = data[0] + 256u * data[1],
                     .symmetry = static_cast<Symmetry>(data[4] % symmetry_count),
                     .minimal = (data[3] & 1) != 0,
                     .fewest_givens = data[5] % 40,
                     .most_givens = data[6] % 40,
                     .attempts = 1u + data[7] % 5,
                     .rules = {},
                     .clues = data[8] % 12 - 1,
                     .level = {},
                     .jigsaw = (data[3] & 2) != 0};
    if ((data[3] & 4) != 0) order.level = static_cast<Level>(data[7] % 5);
    for (std::size_t i = 0; i < makeable_rules().size(); ++i)
        if ((data[10 + i / 8] >> i % 8 & 1) != 0) order.rules.push_back(makeable_rules()[i]);
    auto generator = BoardGenerator::create(board, order);
    if (!generator) {
        FUZZ_EXPECT(!generator.error().message().empty());
        return;
    }
    BoardPuzzleMade made[2];
    generator->make(data[1], made, {.time = std::chrono::milliseconds(300)});
    for (const BoardPuzzleMade& one : made) {
        FUZZ_EXPECT(one.met <= !one.solution.empty());
        if (!one.met) continue;
        const BoardPuzzle puzzle{one.board.value_or(board), one.puzzle, {}};
        const Answer answer = solve(puzzle);
        FUZZ_EXPECT(answer.status == Status::unique && answer.first == one.solution);
        FUZZ_EXPECT(one.board.has_value() == (order.jigsaw || !order.rules.empty()));
        const auto givens = std::ranges::count_if(one.puzzle, [](int value) { return value != 0; });
        FUZZ_EXPECT(givens >= order.fewest_givens && givens <= order.most_givens);
        const auto read = parse_board(puzzle.geometry.name());
        FUZZ_EXPECT(read && *read == puzzle.geometry);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < head) return 0;
    if (data[9] % 6 == 5) return make_on_a_board(data), 0;
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
