#include "nonet/more/verify.hpp"

#include <algorithm>

#include "core/tables.hpp"
#include "explain/evidence.hpp"

namespace nonet {
namespace {

// "+r0c3:7" and "-r0c3:7", all zero-based: the words of reports about the program, not of explanations.
std::string words(Literal literal) {
    return std::string(literal.on ? "+" : "-") + "r" + std::to_string(row_of(literal.cell)) + "c" +
           std::to_string(column_of(literal.cell)) + ":" + std::to_string(literal.digit);
}

Literal negation(Literal literal) { return {literal.cell, literal.digit, !literal.on}; }

class Verifier {
 public:
    Verifier(const State& before, const Step& step) : state_(before), step_(step) {}

    std::string run() {
        if (step_.place.empty() && step_.remove.empty()) return "the step concludes nothing";
        for (const Candidate& candidate : step_.place)
            if (!has(candidate))
                return "places " + words({candidate.cell, candidate.digit, true}) + ", not a candidate";
        for (const auto& [cell, digits] : step_.remove)
            for (Digit digit : digits)
                if (!has({cell, digit}))
                    return "removes " + words({cell, digit, false}) + ", not a candidate";
        if (!step_.chains.empty()) return by_chains();
        if (step_.assumes_unique && !is_deadly()) return "the pattern is not deadly";
        return by_cells_and_houses();
    }

 private:
    bool has(Candidate candidate) const { return state_.marks[candidate.cell].contains(candidate.digit); }

    std::string by_cells_and_houses() const {
        const auto unproved = unproved_by_pattern(Nine(), state_, step_);
        if (!unproved) return {};
        const auto [cell, digit] = unproved->candidate;
        return std::string("nothing shown ") + (unproved->placed ? "places " : "removes ") +
               words({cell, digit, unproved->placed});
    }

    const Exhibit* exhibit_of(Role role) const {
        const auto found = std::ranges::find(step_.exhibits, role, &Exhibit::role);
        return found == step_.exhibits.end() ? nullptr : &*found;
    }

    // Without its extras the pattern could be filled in two ways.
    bool is_deadly() const {
        const Exhibit* extras = exhibit_of(Role::extra);
        if (extras == nullptr) return false;
        Candidates marks = state_.marks;
        for (const auto& [cell, digits] : extras->cells) marks[cell] -= DigitSet(digits);
        if (const Exhibit* ring = exhibit_of(Role::pattern)) return is_deadly_ring(marks, *ring);
        return is_grave(marks);
    }

    // An even ring of cells with the same two digits and nothing else, two cells in each house it touches, which can be
    // filled alternately.
    bool is_deadly_ring(const Candidates& marks, const Exhibit& ring) const {
        if (ring.cells.size() < 4 || ring.cells.size() % 2 != 0 || ring.digits.size() != 2) return false;
        std::array<int, house_count> even{}, odd{};
        CellSet distinct;
        for (std::size_t i = 0; i < ring.cells.size(); ++i) {
            const Cell cell = ring.cells[i].cell;
            if (marks[cell] != ring.digits || state_.values[cell] != 0) return false;
            distinct.insert(cell);
            for (House house : houses_of(cell)) ++(i % 2 == 0 ? even : odd)[house];
        }
        for (int house = 0; house < house_count; ++house)
            if (even[house] != odd[house] || even[house] > 1) return false;
        return distinct.size() == static_cast<int>(ring.cells.size());
    }

    // Two digits in every empty cell, two places or none for every digit in every house.
    bool is_grave(const Candidates& marks) const {
        for (int cell = 0; cell < cell_count; ++cell)
            if (state_.values[cell] == 0 && marks[cell].size() != 2) return false;
        for (const auto& cells : house_cells)
            for (Digit digit = 0; digit < side; ++digit) {
                const auto count =
                    std::ranges::count_if(cells, [&](Cell cell) { return marks[cell].contains(digit); });
                if (count != 0 && count != 2) return false;
            }
        return true;
    }

    std::string by_chains() const {
        for (const Chain& chain : step_.chains)
            if (std::string reason = check_links(chain); !reason.empty()) return reason;
        if (step_.chains.size() == 1 && front(0) == back(0)) return by_cycle();
        // What every branch arrives at, or the negation of a supposition that leads to a contradiction.
        Literal conclusion = back(0);
        if (same_fronts()) {
            const bool contradiction = step_.chains.size() == 1
                                           ? back(0) == negation(front(0))
                                           : step_.chains.size() == 2 && back(0) == negation(back(1));
            if (!contradiction) return "the chains from " + words(front(0)) + " do not contradict each other";
            conclusion = negation(front(0));
        } else {
            for (std::size_t i = 1; i < step_.chains.size(); ++i)
                if (!(back(i) == conclusion)) return "the branches do not agree on " + words(conclusion);
            if (!exhaustive()) return "the suppositions of the branches leave something out";
        }
        return concludes(conclusion);
    }

    Literal front(std::size_t i) const { return step_.chains[i].nodes.front().literal; }
    Literal back(std::size_t i) const { return step_.chains[i].nodes.back().literal; }
    bool same_fronts() const {
        for (std::size_t i = 1; i < step_.chains.size(); ++i)
            if (!(front(i) == front(0))) return false;
        return true;
    }

    std::string concludes(Literal literal) const {
        const Candidate candidate{literal.cell, literal.digit};
        const bool fits =
            literal.on
                ? step_.remove.empty() && step_.place == std::vector{candidate}
                : step_.place.empty() &&
                      step_.remove == std::vector{CellDigits{literal.cell, DigitSet::of(literal.digit)}};
        return fits ? std::string() : "the chains prove " + words(literal) + ", not what the step concludes";
    }

    // One of the suppositions must hold: a candidate or not, every candidate of a cell, every place of a house.
    bool exhaustive() const {
        if (step_.chains.size() == 2 && front(0) == negation(front(1))) return true;
        CellSet cells;
        DigitSet digits;
        for (std::size_t i = 0; i < step_.chains.size(); ++i) {
            if (!front(i).on) return false;
            cells.insert(front(i).cell);
            digits.insert(front(i).digit);
        }
        if (cells.size() == 1) return digits == state_.marks[cells.first()];
        if (digits.size() != 1) return false;
        for (int house = 0; house < house_count; ++house) {
            CellSet places;
            for (Cell cell : house_cells[house])
                if (has({cell, digits.first()})) places.insert(cell);
            if (places == cells) return true;
        }
        return false;
    }

    // If the start is true all true literals of the cycle are; if it is false, all its false ones are true.
    std::string by_cycle() const {
        const auto& nodes = step_.chains[0].nodes;
        for (const ChainNode& node : nodes)
            if (node.from.size() > 1 || node.why == Why::pattern) return "the cycle cannot be read backwards";
        for (const auto& [cell, digits] : step_.remove)
            for (Digit digit : digits) {
                bool by_on = false, by_off = false;
                for (const ChainNode& node : nodes) {
                    if (node.literal.digit != digit || !sees(node.literal.cell, cell)) continue;
                    (node.literal.on ? by_on : by_off) = true;
                }
                if (!by_on || !by_off) return "the cycle does not remove " + words({cell, digit, false});
            }
        return step_.place.empty() ? std::string() : "a cycle places nothing";
    }

    std::string check_links(const Chain& chain) const {
        for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
            const ChainNode& node = chain.nodes[i];
            std::vector<Literal> from;
            for (std::uint16_t index : node.from) {
                if (index >= i) return words(node.literal) + " comes from what follows it";
                from.push_back(chain.nodes[index].literal);
            }
            if ((i == 0) != (node.why == Why::supposed))
                return words(node.literal) + " is supposed in the middle";
            if (!has({node.literal.cell, node.literal.digit}))
                return words(node.literal) + " is no candidate";
            if (node.why == Why::supposed) continue;
            const bool holds = node.why == Why::pattern ? by_pattern(node, from)
                               : node.literal.on        ? is_last(node, from)
                                                        : is_excluded(node, from);
            if (!holds) return words(node.literal) + " does not follow";
        }
        return {};
    }

    // The cells that the reason speaks of: the cell itself, or its house.
    static bool together(Why why, Cell a, Cell b) {
        if (why == Why::cell) return a == b;
        if (why == Why::row) return row_of(a) == row_of(b);
        if (why == Why::column) return column_of(a) == column_of(b);
        return box_of(a) == box_of(b);
    }

    // Another candidate that cannot be true with it is true.
    static bool is_excluded(const ChainNode& node, const std::vector<Literal>& from) {
        if (from.size() != 1 || !from[0].on) return false;
        const bool same_digit = from[0].digit == node.literal.digit;
        return together(node.why, from[0].cell, node.literal.cell) && same_digit == (node.why != Why::cell) &&
               !(same_digit && from[0].cell == node.literal.cell);
    }

    // All other candidates of its cell, or all other places in its house, are false.
    bool is_last(const ChainNode& node, const std::vector<Literal>& from) const {
        const auto [cell, digit, on] = node.literal;
        for (Literal literal : from)
            if (literal.on) return false;
        for (int other = 0; other < cell_count; ++other) {
            if (!together(node.why, cell, static_cast<Cell>(other))) continue;
            for (Digit mark : state_.marks[other]) {
                const bool rival = node.why == Why::cell ? mark != digit : mark == digit && other != cell;
                if (rival &&
                    std::ranges::find(from, Literal{static_cast<Cell>(other), mark, false}) == from.end())
                    return false;
            }
        }
        return true;
    }

    // A step of its own, on what is left without the premises.
    bool by_pattern(const ChainNode& node, const std::vector<Literal>& from) const {
        if (node.inner >= step_.inner.size() || node.literal.on) return false;
        const Step& inner = step_.inner[node.inner];
        State reduced = state_;
        for (Literal literal : from) {
            if (literal.on) return false;
            reduced.marks[literal.cell].erase(literal.digit);
        }
        Step part = inner;
        // Only what this literal needs; the step may have removed more from a position that was reduced further.
        const bool removes = std::ranges::any_of(inner.remove, [&](const CellDigits& marks) {
            return marks.cell == node.literal.cell && marks.digits.contains(node.literal.digit);
        });
        const bool set_elsewhere = std::ranges::any_of(inner.place, [&](const Candidate& placed) {
            return placed.cell == node.literal.cell && placed.digit != node.literal.digit;
        });
        if (!removes && !set_elsewhere) return false;
        if (removes) part.remove = {{node.literal.cell, DigitSet::of(node.literal.digit)}};
        if (removes && !inner.place.empty()) return false;
        return Verifier(reduced, part).run().empty();
    }

    const State& state_;
    const Step& step_;
};

}  // namespace

Verdict verify(const State& before, const Step& step) {
    std::string reason = Verifier(before, step).run();
    const bool sound = reason.empty();
    return {sound, std::move(reason)};
}

}  // namespace nonet
