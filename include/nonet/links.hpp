#pragma once
// Puzzles as other programs write them: strings, JSON and links.  Reading them needs nothing of this: PuzzleReader,
// parse_puzzle and parse_board_puzzle take them as any other text (reader.hpp, text.hpp, board_text.hpp).

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

// A form: "iss", "fpuzzles", "sudokupad", ...; docs/formats.md has them all.
struct LinkForm {
    std::string_view name;
    std::string_view summary;
    // Writes a puzzle, with what is said about it where the form has room for that.
    //
    //   errors   unsupported: a board that the form cannot hold at all
    //   cost     up to a millisecond
    //   threads  safe
    Result<Written> (*write)(const WidePuzzle& puzzle, const About& about);
};

[[nodiscard]] std::span<const LinkForm> link_forms() noexcept;

// None for a name that is not in the list.
[[nodiscard]] const LinkForm* find_link_form(std::string_view name) noexcept;

// The text alone, where the form holds the whole puzzle.
//
//   errors   unsupported: also a rule that the form cannot hold, which is named with the reason in `found`
[[nodiscard]] Result<std::string> write_whole(const LinkForm& form, const WidePuzzle& puzzle,
                                              const About& about = {});

// What a loss says: "2 x Or", "the title".
[[nodiscard]] std::string in_words(const Loss& loss);

// The error of a record whose text says a rule that its puzzle does not have, for those who take whole puzzles only; nothing
// if it has them all.
[[nodiscard]] std::optional<Error> lost_rule(const Record& record);

// A classic puzzle as one of any board, as the forms take it.
[[nodiscard]] WidePuzzle as_wide(const ClassicPuzzle& puzzle);

}  // namespace nonet
