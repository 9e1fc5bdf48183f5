#include "explain/evidence.hpp"

#include <algorithm>

#include "core/tables.hpp"

namespace nonet {

void Evidence::add_cell(Cell cell) {
    if (state_.values[cell] != 0) return;
    std::vector<Candidate> choice;
    for (Digit digit : state_.marks[cell]) choice.push_back({cell, digit});
    demands_.push_back(std::move(choice));
}

void Evidence::add_house(House house, Digit digit) {
    std::vector<Candidate> choice;
    for (Cell cell : house_cells[house]) {
        if (state_.values[cell] == digit + 1) return;
        if (state_.marks[cell].contains(digit)) choice.push_back({cell, digit});
    }
    demands_.push_back(std::move(choice));
}

namespace {

void suppose(Candidates& marks, std::vector<Candidate>& chosen, Candidate candidate) {
    marks[candidate.cell] = DigitSet::of(candidate.digit);
    for (Cell peer : peers[candidate.cell]) marks[peer].erase(candidate.digit);
    chosen.push_back(candidate);
}

}  // namespace

bool Evidence::refutes(Candidate candidate, bool on) const {
    Candidates marks = state_.marks;
    std::vector<Candidate> chosen;
    if (on)
        suppose(marks, chosen, candidate);
    else
        marks[candidate.cell].erase(candidate.digit);
    return refuted(marks, chosen);
}

bool Evidence::refuted(const Candidates& marks, const std::vector<Candidate>& chosen) const {
    // The open demand with the fewest ways left.
    std::optional<std::vector<Candidate>> narrowest;
    for (const auto& demand : demands_) {
        std::vector<Candidate> left;
        bool met = false;
        for (Candidate candidate : demand) {
            met = met || std::ranges::find(chosen, candidate) != chosen.end();
            if (marks[candidate.cell].contains(candidate.digit)) left.push_back(candidate);
        }
        if (!met && (!narrowest || left.size() < narrowest->size())) narrowest = std::move(left);
    }
    if (!narrowest) return false;
    for (Candidate candidate : *narrowest) {
        Candidates next = marks;
        std::vector<Candidate> more = chosen;
        suppose(next, more, candidate);
        if (!refuted(next, more)) return false;
    }
    return true;
}

}  // namespace nonet
