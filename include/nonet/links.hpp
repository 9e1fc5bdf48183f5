#pragma once
// Writes puzzles in the forms of other programs: strings, JSON and links. Reading needs nothing from this header:
// PuzzleReader, parse_classic_puzzle and parse_board_puzzle accept them like any other text (reader.hpp, text.hpp,
// board_text.hpp).

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/puzzle.hpp"
#include "nonet/reader.hpp"
#include "nonet/result.hpp"

namespace nonet {

// A puzzle in another program's form.
struct Written {
    std::string text;          // one line, without its end
    std::vector<Loss> losses;  // what the form cannot hold
};

// A form: "iss", "fpuzzles", "sudokupad", ...; docs/formats.md lists them all.
struct LinkForm {
    std::string_view name;
    std::string_view summary;
    // Writes a puzzle, including the information about it if the form has room for that.
    //
    //   errors   unsupported: a board that the form cannot hold at all
    //   cost     up to a millisecond
    //   threads  safe
    Result<Written> (*write)(const BoardPuzzle& puzzle, const About& about);
};

[[nodiscard]] std::span<const LinkForm> link_forms() noexcept;

// Finds a form by name; nullptr for a name that is not in the list.
[[nodiscard]] const LinkForm* find_link_form(std::string_view name) noexcept;

// Writes a puzzle if the form holds all of it, and returns the text alone.
//
//   errors   unsupported: also for a rule that the form cannot hold; `found` names it with the reason
[[nodiscard]] Result<std::string> write_whole(const LinkForm& form, const Puzzle& puzzle,
                                              const About& about = {});

// A loss in words: "2 x Or", "the title".
[[nodiscard]] std::string in_words(const Loss& loss);

// For callers that accept only whole puzzles: the error of a record whose text has a rule that its puzzle lacks; nothing
// if the puzzle has them all.
[[nodiscard]] std::optional<Error> lost_rule(const Record& record);

}  // namespace nonet
