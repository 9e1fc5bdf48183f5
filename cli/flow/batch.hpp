#pragma once
// What goes through the pipeline: a batch of records in, rows out.

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "frame/exit.hpp"
#include "nonet/reader.hpp"

namespace nonet::cli {

// Plain lines of a batch: puzzles [first, first + lines.count).
struct Stretch {
    std::size_t first;
    PlainLines lines;
};

// Some records of one input, one after the other.  A batch never holds records of two inputs.
struct Batch {
    std::uint64_t number = 0;        // 0, 1, 2, ...: the order of the output
    std::uint64_t first_record = 0;  // how many records came before, of all inputs
    std::string source;              // the file's name, as messages give it
    std::string csv_header;          // of this input; empty when it has none
    bool starts_table = false;       // a CSV output has to print its header before this batch
    std::vector<Record> store;       // the first `stored` are the batch's; the others keep their memory
    std::size_t stored = 0;
    std::size_t size = 0;  // puzzles, or what stood in their place
    std::string trouble;   // what went wrong with the input itself, after these records; a whole line

    // Where the command takes plain lines (PipelineOptions), most puzzles are no record.  These arrays have an entry
    // for every puzzle; records are those that are in no stretch, in the same order.
    std::vector<Grid>
        grids;  // of records with an error or with marks: one that is quickly found to have no solution
    std::vector<LineText> texts;  // of plain lines
    std::vector<Stretch> plain;   // in ascending order

    std::span<const Record> records() const { return {store.data(), stored}; }
};

// Goes through the puzzles of a batch with plain lines.
class BatchWalk {
 public:
    explicit BatchWalk(const Batch& batch) : batch_(batch), stretch_(batch.plain.begin()) {}

    bool at_end() const { return index_ == batch_.size; }
    std::size_t index() const { return index_; }
    bool is_plain() const { return stretch_ != batch_.plain.end() && index_ >= stretch_->first; }

    // The puzzle as a record, until the next one is asked for; that of a plain line is made now.
    const Record& record() {
        if (!is_plain()) return batch_.store[record_];
        make_record(stretch_->lines, index_ - stretch_->first, batch_.grids[index_], batch_.texts[index_],
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

// What a worker has to say about a batch.  It goes out when all earlier batches are out.
class Rows {
 public:
    std::string out;          // for standard output
    std::string err;          // for standard error: whole lines
    bool table_open = false;  // the header of a CSV table is out

    // Remembers the worst exit.
    void exit(Exit exit) { worst_ = cli::worst(worst_, exit); }
    Exit worst() const { return worst_; }

    // The message about a record that is no puzzle; the exit is `bad_input`.
    void refuse(const Batch& batch, const Error& error);

    // A message about a place in the input: "file:line:column: warning: ..."
    void message(const Batch& batch, std::uint64_t line, std::uint64_t column, std::string_view kind,
                 std::string_view text);

    // Work is being cancelled, and the next record has no answer: nothing after `out` will be printed.
    void cut() { cut_ = true; }
    bool is_cut() const { return cut_; }

    // For long outputs: passes on what has gathered as soon as it is this batch's turn.  It blocks until then once
    // there is much of it, so memory stays bounded.
    void relay() {
        if (out.size() >= relay_size) pass_on_();
    }

    // Called before the rows go out, in the order of the batches and never twice at once: the place for what depends
    // on the batches before.  It may add to `out` and `err`, and set the exit.
    std::function<void()> in_turn;

    // Called when the rows go out, in the order of the batches and never twice at once: the place to add up totals.
    std::function<void()> on_done;

 private:
    friend class Pipeline;
    static constexpr std::size_t relay_size = 1 << 18;
    std::function<void()> pass_on_;
    bool err_colour_ = false;
    bool cut_ = false;
    Exit worst_ = Exit::done;
};

}  // namespace nonet::cli
