#pragma once
// generate --board: makes puzzles of other boards to order.

#include <chrono>
#include <memory>

#include "dataset/generator_pool.hpp"
#include "flow/pipeline.hpp"
#include "forms/boxed.hpp"
#include "forms/form.hpp"

namespace nonet::cli {

// Returns the order that the flags of generate_order.hpp describe for this board. Throws UsageError.
BoardOrder board_order_of(const Args& args, const Geometry& board, std::uint64_t seed,
                          std::uint64_t attempts);

// Throws UsageError if a flag is set that only the classic board supports: one of those flags, or `another`.
void refuse_with_board(const Args& args, const Flag& another);

class BoardGenerateRun {
 public:
    struct Wish {
        Geometry board;
        BoardOrder order;
        std::uint64_t wanted;
        bool shows_solutions;
        std::chrono::nanoseconds time;  // for the whole run; 0: no limit
    };

    // Throws UsageError if no puzzle can meet the order.
    BoardGenerateRun(const Args& args, const Streams& io, Wish wish);

    RunOutcome run(const Args& args, Streams& io);
    std::uint64_t unmet() const { return unmet_; }

 private:
    using Clock = std::chrono::steady_clock;

    void answer(const Batch& batch, Rows& rows);
    void write(std::uint64_t item, const BoardPuzzleMade& made, Rows& rows) const;
    void write_rows(const BoardPuzzleMade& made, const std::string& unmet, std::string& out) const;

    const Wish wish_;
    const FormChoice form_;
    const Look look_;
    const std::atomic<bool>& cancel_;
    const Clock::time_point begin_ = Clock::now();
    std::unique_ptr<BoardGeneratorPool> pool_;
    std::uint64_t unmet_ = 0;
};

}  // namespace nonet::cli
