#pragma once
// The output of a worker for a batch of records.

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "flow/batch.hpp"
#include "flow/messages.hpp"
#include "flow/totals.hpp"
#include "frame/exit.hpp"

namespace nonet::cli {

class CsvTable;

// The output for a batch. It is printed after that of all earlier batches.
class Rows {
 public:
    std::string out;                        // for standard output
    std::string err;                        // for standard error: whole lines, after the messages
    Messages messages;                      // about places in the input
    std::shared_ptr<const CsvTable> table;  // made with the first CSV row (forms/csv.hpp)

    // Records an exit code; the worst one counts.
    void exit(Exit exit) { worst_ = cli::worst(worst_, exit); }
    Exit worst() const { return worst_; }

    // Adds the message about an unreadable record, with the exit `bad_input`.
    void refuse(const Batch& batch, const Error& error);

    // Adds a message about a place in the input: "file:line:column: warning: ..."
    void message(const Batch& batch, std::uint64_t line, std::uint64_t column, std::string_view kind,
                 std::string_view text);

    // Work is being cancelled, and the next record has no answer: nothing after `out` is printed.
    void cut() { cut_ = true; }
    bool is_cut() const { return cut_; }

    // For long outputs: prints the text so far when it is this batch's turn. Blocks until then if there is much of it,
    // so memory stays bounded.
    void relay() {
        if (out.size() >= relay_size) pass_on_();
    }

    // For answers that come in pieces: prints the text so far if it is this batch's turn, without waiting.
    void hurry() {
        pass_on_if_first_();
        relay();
    }

    // Called before the rows are printed, in the order of the batches and never concurrently: the place for work that
    // depends on earlier batches. It may add to `out` and `err`, and set the exit.
    std::function<void()> in_turn;

    // Called when the rows are printed, in the order of the batches and never concurrently: the place to collect data
    // for the end of the output.
    void when_out(std::function<void()> gather) { gather_.push_back(std::move(gather)); }

    Totals totals;  // of the batch, for --stats

 private:
    friend class Pipeline;
    static constexpr std::size_t relay_size = 1 << 18;
    std::function<void()> pass_on_, pass_on_if_first_;
    std::vector<std::function<void()>> gather_;
    bool err_colour_ = false;
    bool cut_ = false;
    Exit worst_ = Exit::done;
};

}  // namespace nonet::cli
