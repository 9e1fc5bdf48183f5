#pragma once
// What a worker has to say about a batch of records.

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

// What a worker has to say about a batch.  It goes out when all earlier batches are out.
class Rows {
 public:
    std::string out;                        // for standard output
    std::string err;                        // for standard error: whole lines, behind the messages
    Messages messages;                      // about places in the input
    std::shared_ptr<const CsvTable> table;  // made with the first CSV row (forms/csv.hpp)

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

    // For answers that come bit by bit: passes on what there is if it is this batch's turn, and does not wait for it.
    void hurry() {
        pass_on_if_first_();
        relay();
    }

    // Called before the rows go out, in the order of the batches and never twice at once: the place for what depends
    // on the batches before.  It may add to `out` and `err`, and set the exit.
    std::function<void()> in_turn;

    // Called when the rows go out, in the order of the batches and never twice at once: the place to gather what is
    // printed at the end.
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
