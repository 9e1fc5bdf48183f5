#include "rows/row.hpp"

#include <fmt/format.h>

namespace nonet::cli {

void Row::line(std::string_view words) const {
    (((out += puzzle_as_it_came(record)) += '\t') += words) += '\n';
}

void Row::status(Status status) const {
    if (form == Form::json)
        json().text("status", name_of(status)).end_line();
    else
        line(name_of(status));
}

void Row::begin_block() const {
    if (number() > 0) out += '\n';
}

void Row::message(std::string_view kind, std::string_view text) const {
    rows.message(batch, record.line, 1, kind, text);
}

Error Row::at_record(Error error) const {
    error.line = record.line;
    return error;
}

Error Row::unsupported_marks(std::string_view marks) const {
    return at_record({.code = Errc::unsupported, .found = std::string(marks), .expected = "givens only"});
}

Error Row::unsupported_board(std::string_view taker) const {
    const Geometry& board = record.puzzle.board_puzzle()->geometry;
    return at_record(
        {.code = Errc::unsupported,
         .found = fmt::format("a board of {} x {} cells{}", board.rows(), board.columns(),
                              board.rows() == side && board.columns() == side ? " and other rules" : ""),
         .expected = fmt::format("the classic one for {}", taker)});
}

}  // namespace nonet::cli
