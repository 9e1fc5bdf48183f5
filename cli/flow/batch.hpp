#pragma once
// The data of the pipeline: batches of records in, rows (rows.hpp) out.

#include <chrono>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "command/plain_lines.hpp"
#include "nonet/reader.hpp"

namespace nonet::cli {

// Plain lines of a batch: puzzles [first, first + lines.count).
struct Stretch {
    std::size_t first;
    PlainLines lines;
};

// Successive records of one input. A batch never holds records of two inputs.
struct Batch {
    std::uint64_t number = 0;        // 0, 1, 2, ...: the order of the output
    std::uint64_t first_record = 0;  // the number of earlier records in all inputs
    std::string source;              // the file's name for messages
    std::string csv_header;          // of this input; empty if it has none
    std::string board;               // of this input, by --board or its first puzzle; empty: the classic one
    bool names_boards =
        false;  // a CSV output has a column for boards: the board, or that of the first puzzle, is not the classic one
    bool starts_table = false;  // a CSV output has to print its header before this batch
    std::vector<Record>
        store;  // the first `stored` belong to the batch; the others are kept for their memory
    std::vector<std::chrono::nanoseconds>
        reading;  // how long each of these took to read, without waiting for input
    std::size_t stored = 0;
    std::size_t size = 0;  // the number of puzzles, including unreadable ones
    std::string trouble;   // an error of the input itself after these records; a whole line

    // If the command takes plain lines (PipelineOptions), most puzzles have no record. These arrays have an entry for
    // every puzzle. The records are those outside of all stretches, in the same order.
    std::vector<Grid> grids;      // for an error or marks: a grid quickly found to have no solution
    std::vector<LineText> texts;  // of plain lines
    std::vector<Stretch> plain;   // in ascending order

    std::span<const Record> records() const { return {store.data(), stored}; }

    // Returns how long the record took to read; 0 for a plain line.
    std::chrono::nanoseconds reading_time(const Record& record) const {
        const std::less<> before;
        const bool is_stored = !before(&record, store.data()) && before(&record, store.data() + stored);
        return is_stored ? reading[static_cast<std::size_t>(&record - store.data())]
                         : std::chrono::nanoseconds(0);
    }
};

// Iterates over the puzzles of a batch with plain lines.
class BatchWalk {
 public:
    explicit BatchWalk(const Batch& batch) : batch_(batch), stretch_(batch.plain.begin()) {}

    bool at_end() const { return index_ == batch_.size; }
    std::size_t index() const { return index_; }
    bool is_plain() const { return stretch_ != batch_.plain.end() && index_ >= stretch_->first; }

    // Returns the puzzle as a record, valid until the next call. The record of a plain line is made on demand.
    const Record& record() {
        if (!is_plain()) return batch_.store[record_];
        stretch_->lines.make_record(index_ - stretch_->first, batch_.grids[index_], batch_.texts[index_],
                                    made_);
        return made_;
    }

    void next() {
        if (!is_plain())
            ++record_;
        else if (index_ + 1 == stretch_->first + stretch_->lines.count)
            ++stretch_;
        ++index_;
    }

 private:
    const Batch& batch_;
    std::vector<Stretch>::const_iterator stretch_;
    std::size_t index_ = 0, record_ = 0;
    Record made_;
};

}  // namespace nonet::cli
