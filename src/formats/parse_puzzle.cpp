// The text of a puzzle of any board.

#include "command/other_boards.hpp"
#include "nonet/board_text.hpp"

namespace nonet {

Result<Puzzle> parse_puzzle(std::string_view text, TextForm* form) {
    TextForm own;
    if (form == nullptr) form = &own;
    *form = {};
    const auto classic = parse_classic_puzzle(text, &form->format);
    if (classic) return *classic;
    if (!has_other_boards()) return std::unexpected(classic.error());
    return parse_board_puzzle(text, form);
}

}  // namespace nonet
