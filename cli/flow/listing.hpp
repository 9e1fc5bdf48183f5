#pragma once
// Commands that print any number of rows for each puzzle: what they share.

#include <functional>
#include <string_view>

#include "flow/batch.hpp"
#include "forms/form.hpp"
#include "forms/json.hpp"
#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "nonet/solve.hpp"

namespace nonet::cli {

namespace flag {
inline constexpr Flag listing_form = format("line json", "write line (the default) or json");
}

class Listing {
 public:
    Listing(const Args& args, Streams& io);

    // Runs the search on every good record of a batch.  The others give a row of the puzzle, a tab and `invalid`; with
    // `proper`, puzzles that have not exactly one solution give `none` or `multiple` in the same way, and the search is
    // given the puzzle in `givens` and its solution in `solution`.  A search cut off by the budget ends with `budget`.
    struct Task {
        Grid givens, solution;
        const Record& record;
    };
    void answer(const Batch& batch, Rows& rows, bool proper,
                const std::function<Stop(const Task& task, const Limits& limits)>& search) const;

    // One row: the puzzle, or as JSON an object with the record's keys and that one.
    void write(const Batch& batch, const Record& record, Rows& rows, std::string_view key,
               const Grid& puzzle) const;

    bool is_json() const { return form_.is_json(); }

 private:
    void end(const Batch& batch, const Record& record, Rows& rows, Status status, const Error* error) const;

    const FormChoice form_;
    Limits limits_;
};

}  // namespace nonet::cli
