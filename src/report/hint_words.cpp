// Hints and contradictions in words.

#include "nonet/explain.hpp"
#include "nonet/text.hpp"

namespace nonet {

namespace {

// "the values of r1c2, r3c4 are wrong."
std::string wrong_values(const Hint& hint, Cells cells) {
    const std::size_t count = hint.wrong_values.size();
    if (count == 0) return "some of its values are wrong.";
    std::string names;
    for (Cell cell : hint.wrong_values)
        names += (names.empty() ? "" : ", ") + cell_name(cell, cells == Cells::a1);
    if (count != static_cast<std::size_t>(hint.wrong_count))
        return (hint.wrong_count == 1 ? "one of these values is wrong: "
                                      : "two of these values are wrong: ") +
               names + ".";
    return (count == 1 ? "the value of " + names + " is wrong." : "the values of " + names + " are wrong.");
}

}  // namespace

std::string describe(const Hint& hint, Rung rung, Cells cells) {
    if (hint.status == Status::none) return "The grid no longer has a solution: " + wrong_values(hint, cells);
    if (!hint.wrong_values.empty()) return "The grid differs from the solution: " + wrong_values(hint, cells);
    if (hint.status == Status::multiple) return "The grid has more than one solution, so no step is sure.";
    if (hint.status == Status::budget || hint.ending == Ending::budget)
        return "The budget was spent before an answer was found.";
    if (!hint.wrong.empty()) {
        std::string names;
        for (const auto& [cell, digits] : hint.wrong)
            names += (names.empty() ? "" : ", ") + cell_name(cell, cells == Cells::a1);
        return "The marks of " + names + " lack the correct digit: check them first.";
    }
    if (hint.step) return describe(*hint.step, rung, cells);
    return hint.ending == Ending::solved ? "Every cell is filled, and every value is correct."
                                         : "No technique finds a step.";
}

std::string describe_clash(const Contradiction& contradiction, Cells cells) {
    if (contradiction.value)
        return cell_name(*contradiction.value, cells == Cells::a1) + " is already " +
               glyph_of_value(contradiction.start.values[*contradiction.value]) + ".";
    if (!contradiction.dead_end) return {};
    return "Then " + describe(*contradiction.dead_end, cells) + ".";
}

std::string describe(const DeadEnd& end, Cells cells) {
    if (end.cell) return cell_name(*end.cell, cells == Cells::a1) + " has no candidate";
    return house_name(*end.house) + " has no place for " + glyph_of(end.digit);
}

std::string candidate_name(Candidate candidate, Cells cells) {
    return cell_name(candidate.cell, cells == Cells::a1) + "=" + glyph_of(candidate.digit);
}

}  // namespace nonet
