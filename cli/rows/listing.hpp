#pragma once
// The shared part of commands that print any number of rows for each puzzle.

#include <string_view>

#include "nonet/solve.hpp"
#include "rows/row_command.hpp"

namespace nonet::cli {

namespace flag {
inline constexpr Flag listing_form = format("line json", "write line (the default) or json");
}

class ListingCommand : public RowCommand {
 protected:
    // With `proper` only puzzles with one solution are searched; the others produce the row `none` or `multiple`.
    ListingCommand(const Args& args, Streams& io, bool proper)
        : RowCommand(args, io, Form::line), proper_(proper) {}

    // Writes the results. `solution` is present if the puzzles are proper. A search that the budget cuts off ends with
    // the row `budget`.
    struct ProperPuzzle {
        Grid givens, solution;
    };
    virtual Stop search(const Row& row, const ProperPuzzle& task) = 0;

    // Answers a puzzle of another board. The default implementation rejects it.
    virtual void ask_board(const Row& row, const BoardPuzzle& puzzle);

    // Writes one row: the puzzle, or as JSON an object with the record's keys and this key.
    static void write(const Row& row, std::string_view key, const Grid& puzzle);
    static void write(const Row& row, std::string_view key, std::string_view puzzle);

    PipelineOptions options() const override { return {.batch_size = 1}; }

 private:
    void ask(const Row& row, const Puzzle& puzzle) override;
    void search_in(const Row& row, const ClassicPuzzle& puzzle);

    const bool proper_;
};

}  // namespace nonet::cli
