#pragma once
// A column of statuses, in which rows that are not puzzles are marked.

#include "chunk.hpp"
#include "nonet/solve.hpp"
#include "rows.hpp"

namespace nonet::python {

// The words of Status, by their numbers.
[[nodiscard]] Words names_of_statuses();

class StatusColumn {
 public:
    explicit StatusColumn(std::int64_t length) : writer_(Type::words, length, names_of_statuses()) {}
    void set(std::int64_t row, Status status) { writer_.set(row, static_cast<std::uint8_t>(status)); }

    // Sets the statuses that are known before any search.
    //
    //   returns  whether there is a puzzle to solve
    bool begin(std::int64_t row, RowState state) {
        if (state == RowState::puzzle) return true;
        set(row, Status::invalid);
        if (state == RowState::null) writer_.set_null(row);
        return false;
    }
    bool begin(const Block& block, std::size_t i) {
        return begin(block.first + static_cast<std::int64_t>(i), block.states[i]);
    }
    Chunk finished() { return writer_.finished(); }

 private:
    Writer writer_;
};

}  // namespace nonet::python
