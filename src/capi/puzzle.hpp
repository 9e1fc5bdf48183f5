#pragma once
// The puzzle of the C interface, and the functions that answer questions about it.

#include <string>

#include "capi/json_text.hpp"
#include "command/other_boards.hpp"
#include "nonet/board_text.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/text.hpp"

struct nonet_puzzle {
    nonet::Puzzle puzzle{nonet::ClassicPuzzle()};
    nonet::Format form = nonet::Format::line;
    std::string cells{}, marks{}, board{};  // what its functions return
};

namespace nonet::capi {

// Puts a puzzle into a nonet_puzzle.
void set_puzzle(nonet_puzzle& out, Puzzle puzzle, Format form);

// Returns the name of a board as a Geometry; an error for NULL.
Result<Geometry> board_from(const char* name);

// Reads a puzzle as nonet_puzzle_read does.
std::optional<Error> read_puzzle(const char* board, std::string_view text, nonet_puzzle& out);

inline Error no_puzzle() { return bad_argument("no puzzle", "one of nonet_puzzle_read"); }

// Calls `ask` with the puzzle of the classic board, or of another board.
template <class Ask>
auto on_board(const nonet_puzzle& puzzle, Ask ask) {
    if (has_other_boards() && puzzle.puzzle.board_puzzle()) return ask(*puzzle.puzzle.board_puzzle());
    return ask(*puzzle.puzzle.classic());
}

// Returns the puzzle if it is of the classic board.
Result<const ClassicPuzzle*> classic_from(const nonet_puzzle* puzzle);

// Answers a question about one puzzle: calls `ask` with the Puzzle and the limits (`otherwise` if they are NULL), which
// returns a text for `out`, or a Result with it.
template <class Ask>
nonet_status answer(const nonet_puzzle* puzzle, const nonet_limits* limits, nonet_text* out,
                    nonet_error* error, Ask ask, const Limits& otherwise = {}) {
    return guarded(error, [&]() -> nonet_status {
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        const auto bounds = limits_from(limits, otherwise);
        if (!bounds) return fail(bounds.error(), error);
        if (!puzzle) return fail(no_puzzle(), error);
        Result<std::string> text = ask(puzzle->puzzle, *bounds);
        if (!text) return fail(text.error(), error);
        out->chars = std::move(*text);
        return NONET_OK;
    });
}

// The same for the classic board only: calls `ask` with a ClassicPuzzle.
template <class Ask>
nonet_status classic_answer(const nonet_puzzle* puzzle, const nonet_limits* limits, nonet_text* out,
                            nonet_error* error, Ask ask) {
    return answer(puzzle, limits, out, error,
                  [&](const Puzzle&, const Limits& bounds) -> Result<std::string> {
                      const auto its = classic_from(puzzle);
                      if (!its) return std::unexpected(its.error());
                      return ask(**its, bounds);
                  });
}

}  // namespace nonet::capi
