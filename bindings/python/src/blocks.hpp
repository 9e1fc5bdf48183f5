#pragma once
// Processes the rows of a column in blocks, on the requested number of threads.

#include <algorithm>
#include <memory>

#include "errors.hpp"
#include "interruptible.hpp"
#include "rows.hpp"
#include "table.hpp"

namespace nonet::python {

struct Run {
    int threads = 1;
    nb::object progress;   // None, or called on the main thread with the number of rows done
    bool is_quick = true;  // a block takes at most milliseconds, so with one thread the caller's is used
    std::int64_t together = block_rows;  // of a block; a multiple of eight, because threads write bits
};

// Calls `work` for each block, in no particular order. `work` is copied for each thread, so it can have its own memory.
using OnBlock = FunctionRef<void(std::int64_t first, std::size_t count, const Flag& cancel)>;
void for_blocks(std::int64_t rows, const Run& run, FunctionRef<void(FunctionRef<void(OnBlock)>)> on_thread);

// The error of functions that support only givens, for a row with pencil marks.
inline const Error no_marks{.code = Errc::unsupported, .found = "pencil marks", .expected = "givens only"};
[[nodiscard]] inline bool has_marks(const Block& block, std::size_t i) {
    return std::ranges::find(block.marked, i, &Block::Marked::row) != block.marked.end();
}

// Reads each block of a column and calls `work(block, cancel)`.
template <class Work>
void for_read_blocks(const Rows& rows, const Run& run, Work work) {
    for_blocks(rows.size, run, [&](FunctionRef<void(OnBlock)> take) {
        const auto block = std::make_unique<Block>();
        take([&](std::int64_t first, std::size_t count, const Flag& cancel) {
            block->read(rows, first, count);
            work(*block, cancel);
        });
    });
}

// A search on a large board can take long, so few rows go together.
inline constexpr std::int64_t together_on_boards = 8;

// Calls `answer(row, state, puzzle, cancel)` for each row. `puzzle` is valid only for RowState::puzzle. Each thread has
// a copy of `answer`.
template <class Answer>
void for_board_rows(const Rows& rows, int threads, nb::object progress, Complaints& complaints,
                    const Answer& answer) {
    const Run run{threads, std::move(progress), false, together_on_boards};
    for_blocks(rows.size, run, [&](FunctionRef<void(OnBlock)> take) {
        Answer own = answer;
        take([&](std::int64_t first, std::size_t count, const Flag& cancel) {
            for (auto row = first; row < first + static_cast<std::int64_t>(count); ++row) {
                if (!rows.has(row)) {
                    own(row, RowState::null, BoardPuzzle{*rows.board, {}, {}}, cancel);
                    continue;
                }
                const auto puzzle = rows.board_puzzle(row);
                if (!puzzle) complaints.add(row, puzzle.error());
                own(row, puzzle ? RowState::puzzle : RowState::invalid,
                    puzzle ? *puzzle : BoardPuzzle{*rows.board, {}, {}}, cancel);
            }
        });
    });
}

// The same for a column of any board; `puzzle` is a Puzzle.
//
//   is_quick   see Run; of the classic board
template <class Answer>
void for_puzzles(const Rows& rows, int threads, nb::object progress, bool is_quick, Complaints& complaints,
                 const Answer& answer) {
    if (rows.board)
        return for_board_rows(
            rows, threads, std::move(progress), complaints,
            [&](std::int64_t row, RowState state, const BoardPuzzle& puzzle, const Flag& cancel) {
                answer(row, state, state == RowState::puzzle ? Puzzle(puzzle) : Puzzle(ClassicPuzzle()),
                       cancel);
            });
    for_read_blocks(rows, {threads, std::move(progress), is_quick},
                    [&](const Block& block, const Flag& cancel) {
                        for (std::size_t i = 0; i < block.count; ++i)
                            answer(block.row(i), block.states[i], Puzzle(block.puzzle(i)), cancel);
                        complaints.add(block);
                    });
}

}  // namespace nonet::python
