#pragma once
// Random small boards with every kind of rule, and puzzles for them with none, one or several solutions.

#include <string>

#include "core/rng.hpp"
#include "support/boards.hpp"
#include "support/obvious_boards.hpp"

namespace nonet::testing {

// A random jigsaw: a plain board whose pieces exchange cells with their neighbours.
inline std::string random_labels(int side, Rng& rng) {
    std::string labels;
    for (int cell = 0; cell < side * side; ++cell) labels += static_cast<char>('1' + cell / side);
    for (int i = 0; i < 3 * side; ++i) {
        const auto cell = [&] { return rng.below(static_cast<std::uint32_t>(side * side)); };
        std::swap(labels[cell()], labels[cell()]);
    }
    return labels;
}

inline Board random_board(Rng& rng) {
    constexpr std::pair<int, int> shapes[] = {{2, 2}, {2, 3}, {3, 2}};
    Board board = lines(4);
    switch (rng.below(5)) {
        case 0: board = jigsaw(random_labels(4 + static_cast<int>(rng.below(2)), rng)); break;
        case 1: board = lines(3 + static_cast<int>(rng.below(3))); break;
        case 2:  // houses with fewer cells than digits, and a board that is not square
            board = lines(4);
            board.digits = 4 + static_cast<int>(rng.below(3));
            break;
        default: {
            const auto [height, width] = shapes[rng.below(3)];
            board = boxed(height, width);
        }
    }
    const auto likely = [&](std::uint32_t one_in) { return rng.below(one_in) == 0; };
    if (likely(10))  // rows and columns may repeat a digit
        std::erase_if(board.houses, [](const HouseLayout& house) {
            return house.kind == HouseKind::row || house.kind == HouseKind::column;
        });
    if (likely(4)) add_diagonals(board);
    if (likely(5)) add_knight(board);
    if (likely(5)) add_king(board);
    if (likely(5)) add_nonconsecutive(board);
    const auto cells = static_cast<std::uint32_t>(board.rows * board.columns);
    for (std::uint32_t i = likely(4) ? rng.below(6) : 0; i > 0; --i) {
        const auto first = static_cast<Cell>(rng.below(cells)), second = static_cast<Cell>(rng.below(cells));
        if (first != second) board.rules.pairs.push_back({first, second, Relation::less});
    }
    if (likely(4))  // odd or even
        for (std::uint32_t i = 0; i < cells; ++i) {
            const std::uint32_t of[] = {0x5555, 0xaaaa, 0xffff, 0xffff};
            board.rules.allowed.push_back(
                BoardDigitSet(of[rng.below(4)] & BoardDigitSet::below(board.digits).bits()));
        }
    if (likely(6)) board.add_house(HouseKind::region, 0, {0, 4, 8});
    return board;
}

inline BoardPuzzle random_board_puzzle(Rng& rng) {
    const Board board = random_board(rng);
    const auto cells = static_cast<std::size_t>(board.rows * board.columns);
    BoardPuzzle puzzle{board.geometry(), std::vector<std::uint8_t>(cells), {}};
    // Givens of a solution if there is one, so that some puzzles are solvable; sometimes a wrong one.
    const Solutions some = ObviousBoard(puzzle).solutions(1 + rng.below(20));
    const auto pick = [&](std::size_t count) { return rng.below(static_cast<std::uint32_t>(count)); };
    const std::uint32_t keep = rng.below(static_cast<std::uint32_t>(cells));
    if (!some.empty()) {
        const auto& solution = *std::next(some.begin(), pick(some.size()));
        for (std::size_t cell = 0; cell < cells; ++cell)
            if (pick(cells) < keep) puzzle.values[cell] = solution[cell];
    }
    const auto digits = static_cast<std::uint32_t>(board.digits);
    if (rng.below(5) == 0) puzzle.values[pick(cells)] = static_cast<std::uint8_t>(1 + rng.below(digits));
    if (rng.below(5) == 0)
        for (std::size_t cell = 0; cell < cells; ++cell)
            puzzle.marks.push_back(BoardDigitSet((1u << digits) - 1 - (1u << rng.below(digits))));
    return puzzle;
}

}  // namespace nonet::testing
