// Hints and contradictions in words.

#include "nonet/text.hpp"
#include "nonet/words.hpp"

namespace nonet {

std::string describe(const Hint& hint, Rung rung, Cells cells) {
    if (hint.status == Status::none) return "The grid has no solution any more: a value is wrong.";
    if (hint.status == Status::multiple) return "The grid has more than one solution, so no step is sure.";
    if (hint.status == Status::budget || hint.ending == Ending::budget)
        return "The budget was spent before an answer.";
    if (!hint.wrong.empty()) {
        std::string names;
        for (const auto& [cell, digits] : hint.wrong)
            names += (names.empty() ? "" : ", ") + cell_name(cell, cells == Cells::a1);
        return "The marks of " + names + " lack the right digit: look at them again first.";
    }
    if (hint.step) return describe(*hint.step, rung, cells);
    return hint.ending == Ending::solved ? "Every cell is filled, and all is right."
                                         : "No technique known here finds a step.";
}

std::string describe_clash(const Contradiction& contradiction, Cells cells) {
    if (contradiction.empty_cell)
        return "Then nothing is left for " + cell_name(*contradiction.empty_cell, cells == Cells::a1) + ".";
    return "Then " + house_name(contradiction.house) + " has no place for " +
           std::to_string(contradiction.digit + 1) + ".";
}

std::string candidate_name(Candidate candidate, Cells cells) {
    return cell_name(candidate.cell, cells == Cells::a1) + "=" + std::to_string(candidate.digit + 1);
}

std::string format_tenths(int tenths) {
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

}  // namespace nonet
