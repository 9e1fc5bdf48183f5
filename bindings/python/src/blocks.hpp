#pragma once
// Processes the rows of a column in blocks, on the requested number of threads.

#include <algorithm>
#include <mutex>
#include <optional>
#include <vector>

#include "chunk.hpp"
#include "errors.hpp"
#include "interruptible.hpp"
#include "rows.hpp"

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

// Texts of some rows, collected from all threads.
class Texts {
 public:
    void add(std::int64_t row, std::string text) {
        const std::lock_guard lock(mutex_);
        texts_.push_back({row, std::move(text)});
    }
    [[nodiscard]] Chunk column(std::int64_t length) {
        std::ranges::sort(texts_, {}, &RowText::row);
        return text_of_few(length, texts_);
    }

 private:
    std::mutex mutex_;
    std::vector<RowText> texts_;
};

// The errors of rows.
class Complaints {
 public:
    void add(std::int64_t row, const Error& error) {
        texts_.add(row, error.message());
        const std::lock_guard lock(mutex_);
        if (!first_ || row < first_->row) first_ = First{row, error};
    }
    void add(const Block& block) {
        for (const Block::Wrong& wrong : block.wrong)
            add(block.first + static_cast<std::int64_t>(wrong.row), wrong.error);
    }

    // Adds to the columns of an answer: `error`, in words; and `first_error`, None or the arguments of
    // nonet.NonetError.
    void write(nb::dict& columns, std::int64_t length);

 private:
    struct First {
        std::int64_t row;
        Error error;
    };
    Texts texts_;
    std::mutex mutex_;
    std::optional<First> first_;
};

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

}  // namespace nonet::python
