#include "explain/evidence.hpp"

#include <algorithm>

#include "techniques/position.hpp"

namespace nonet {

namespace {

// Returns the first conclusion that the evidence does not force.
template <class Board>
std::optional<Unproved> first_unproved(const BasicEvidence<Board>& evidence, const Step& step) {
    for (const Candidate& candidate : step.place)
        if (!evidence.refutes(candidate, false)) return Unproved{candidate, true};
    for (const auto& [cell, marks] : step.remove)
        for (Digit digit : marks)
            if (!evidence.refutes({cell, digit}, true)) return Unproved{{cell, digit}, false};
    return std::nullopt;
}

}  // namespace

template <class Board>
void BasicEvidence<Board>::add_cell(Cell cell) {
    if (state_.values[cell] != 0) return;
    std::vector<Candidate> choice;
    for (Digit digit : state_.marks[cell]) choice.push_back({cell, digit});
    demands_.push_back(std::move(choice));
}

template <class Board>
void BasicEvidence<Board>::add_house(House house, Digit digit) {
    if (!holds_every_digit(board_, house)) return;
    std::vector<Candidate> choice;
    for (Cell cell : board_.house_cells(house)) {
        if (state_.values[cell] == digit + 1) return;
        if (state_.marks[cell].contains(digit)) choice.push_back({cell, digit});
    }
    demands_.push_back(std::move(choice));
}

template <class Board>
void BasicEvidence<Board>::suppose(Marks& marks, std::vector<Candidate>& chosen, Candidate candidate) const {
    const auto [cell, digit] = candidate;
    marks[cell] = Board::Digits::of(digit);
    for (Cell peer : board_.peer_cells(cell)) marks[peer].erase(digit);
    if constexpr (std::is_same_v<Board, Wide>)
        for (const WideLink& link : board_.links_of(cell)) marks[link.other] -= board_.barred_by(link, digit);
    chosen.push_back(candidate);
}

template <class Board>
bool BasicEvidence<Board>::refutes(Candidate candidate, bool on) const {
    Marks marks = state_.marks;
    std::vector<Candidate> chosen;
    if (on)
        suppose(marks, chosen, candidate);
    else
        marks[candidate.cell].erase(candidate.digit);
    return refuted(marks, chosen);
}

template <class Board>
bool BasicEvidence<Board>::needs(const std::vector<Candidate>& candidates) const {
    Marks marks = state_.marks;
    for (const Candidate& candidate : candidates) marks[candidate.cell].erase(candidate.digit);
    return refuted(marks, {});
}

template <class Board>
bool BasicEvidence<Board>::refuted(const Marks& marks, const std::vector<Candidate>& chosen) const {
    // The open demand with the fewest remaining candidates.
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
        Marks next = marks;
        std::vector<Candidate> more = chosen;
        suppose(next, more, candidate);
        if (!refuted(next, more)) return false;
    }
    return true;
}

template class BasicEvidence<Nine>;
template class BasicEvidence<Wide>;

// The conclusions must follow from the cells shown and from the houses shown for the digits shown.  A deadly pattern adds that
// one of its extras is true.
template <class Board>
std::optional<Unproved> unproved_by_pattern(const Board& board, const StateOf<Board>& state,
                                            const Step& step) {
    BasicEvidence<Board> evidence(board, state);
    BoardDigitSet digits;
    std::vector<Candidate> extras;
    for (const Exhibit& exhibit : step.exhibits) {
        digits |= exhibit.digits;
        for (const auto& [cell, marks] : exhibit.cells) {
            evidence.add_cell(cell);
            if (!step.assumes_unique) digits |= marks;
            if (exhibit.role != Role::extra) continue;
            for (Digit digit : marks) extras.push_back({cell, digit});
        }
    }
    for (const Exhibit& exhibit : step.exhibits)
        for (House house : exhibit.houses)
            if (exhibit.role != Role::cover)
                for (Digit digit : digits) evidence.add_house(house, digit);
    if (step.assumes_unique) evidence.add_choice(extras);
    return first_unproved(evidence, step);
}

std::optional<Unproved> unproved_by_links(const ClassicState& state, const Step& step) {
    const Nine board;
    BasicEvidence<Nine> evidence(board, state);
    for (const ChainNode& node : step.chains.front().nodes) {
        if (!node.literal.on || node.why == Why::supposed) continue;
        const auto [row, column, box] = houses_of(node.literal.cell);
        switch (node.why) {
            case Why::cell: evidence.add_cell(node.literal.cell); break;
            case Why::row: evidence.add_house(row, node.literal.digit); break;
            case Why::column: evidence.add_house(column, node.literal.digit); break;
            default: evidence.add_house(box, node.literal.digit);
        }
    }
    return first_unproved(evidence, step);
}

template <class Board>
bool houses_need(const Board& board, const StateOf<Board>& state, const Exhibit& shown,
                 const std::vector<Candidate>& candidates) {
    BasicEvidence<Board> evidence(board, state);
    for (House house : shown.houses)
        for (Digit digit : shown.digits) evidence.add_house(house, digit);
    return evidence.needs(candidates);
}

template bool houses_need(const Nine&, const ClassicState&, const Exhibit&, const std::vector<Candidate>&);
template bool houses_need(const Wide&, const State&, const Exhibit&, const std::vector<Candidate>&);
template std::optional<Unproved> unproved_by_pattern(const Nine&, const ClassicState&, const Step&);
template std::optional<Unproved> unproved_by_pattern(const Wide&, const State&, const Step&);

}  // namespace nonet
