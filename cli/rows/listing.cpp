#include "rows/listing.hpp"

#include "nonet/text.hpp"

namespace nonet::cli {

void ListingCommand::ask_board(const Row& row, const BoardPuzzle&) {
    refuse_board(row, "'" + std::string(args_.command().name) + "'");
}

void ListingCommand::ask(const Row& row, const Puzzle& puzzle) {
    puzzle.board_puzzle() ? ask_board(row, *puzzle.board_puzzle()) : search_in(row, *puzzle.classic());
}

void ListingCommand::search_in(const Row& row, const ClassicPuzzle& puzzle) {
    if (puzzle.marks) return refuse(row, row.unsupported_marks());
    ProperPuzzle task{.givens = puzzle.givens, .solution = {}};
    Stop stop = Stop::finished;
    if (proper_) {
        const ClassicAnswer answer = solve(puzzle, left(row));
        if (answer.status == Status::none || answer.status == Status::multiple) {
            row.rows.exit(Exit::no);
            return row.status(answer.status);
        }
        task.solution = answer.first;
        if (answer.status == Status::budget) stop = Stop::budget;
    }
    if (stop == Stop::finished) stop = search(row, task);
    if (cuts(row) || stop != Stop::budget) return;
    row.rows.exit(Exit::budget);
    row.status(Status::budget);
}

void ListingCommand::write(const Row& row, std::string_view key, const Grid& puzzle) {
    write(row, key, format_line(puzzle));
}

void ListingCommand::write(const Row& row, std::string_view key, std::string_view puzzle) {
    if (row.form == Form::json)
        row.json().text(key, puzzle).end_line();
    else
        (row.out += puzzle) += '\n';
    row.rows.relay();
}

}  // namespace nonet::cli
