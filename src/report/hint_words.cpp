// Hints and contradictions in words.

#include <functional>

#include "core/say.hpp"
#include "nonet/board_text.hpp"
#include "nonet/explain.hpp"
#include "report/words.hpp"

namespace nonet {

namespace {

// "r1c2, r3c4"
std::string names_of(const auto& list, auto cell_of, Cells cells, const Geometry& board) {
    std::string names;
    for (const auto& one : list)
        (names += names.empty() ? "" : ", ") += cell_name_on(board, cell_of(one), cells);
    return names;
}

// "the values of r1c2, r3c4 are wrong."
std::string wrong_values(const Hint& hint, Cells cells) {
    const std::size_t count = hint.wrong_values.size();
    if (count == 0) return say("some of its values are wrong.");
    const std::string names = names_of(hint.wrong_values, std::identity(), cells, hint.board);
    if (count != static_cast<std::size_t>(hint.wrong_count))
        return say(hint.wrong_count == 1 ? "one of these values is wrong: {cells}."
                                         : "two of these values are wrong: {cells}.",
                   names);
    return say(count == 1 ? "the value of {cells} is wrong." : "the values of {cells} are wrong.", names);
}

}  // namespace

std::string describe(const Hint& hint, Rung rung, Cells cells) {
    if (hint.status == Status::none)
        return say("The grid no longer has a solution: {wrong}", wrong_values(hint, cells));
    if (!hint.wrong_values.empty())
        return say("The grid differs from the solution: {wrong}", wrong_values(hint, cells));
    if (hint.status == Status::multiple)
        return say("The grid has more than one solution, so no step is sure.");
    if (hint.status == Status::budget || hint.ending == Ending::budget)
        return say("The budget was spent before an answer was found.");
    if (!hint.wrong.empty())
        return say("The marks of {cells} lack the correct digit: check them first.",
                   names_of(hint.wrong, [](const CellDigits& one) { return one.cell; }, cells, hint.board));
    if (hint.step) return describe(*hint.step, rung, cells, hint.board);
    return say(hint.ending == Ending::solved ? "Every cell is filled, and every value is correct."
                                             : "No technique finds a step.");
}

std::string describe_clash(const Contradiction& contradiction, Cells cells) {
    const Geometry& board = contradiction.board;
    if (contradiction.value) {
        const auto digit = static_cast<Digit>(contradiction.start.values[*contradiction.value] - 1);
        return say("{cell} is already {digit}.", cell_name_on(board, *contradiction.value, cells),
                   board_glyph(board, digit));
    }
    if (!contradiction.dead_end) return {};
    return say("Then {dead_end}.", describe(*contradiction.dead_end, cells, board));
}

std::string describe(const DeadEnd& end, Cells cells, const Geometry& board) {
    if (end.cell) return say("{cell} has no candidate", cell_name_on(board, *end.cell, cells));
    return say("{house} has no place for {digit}", house_words(board.name_of(*end.house)),
               board_glyph(board, end.digit));
}

std::string candidate_name(Candidate candidate, Cells cells, const Geometry& board) {
    return cell_name_on(board, candidate.cell, cells) + "=" + board_glyph(board, candidate.digit);
}

}  // namespace nonet
