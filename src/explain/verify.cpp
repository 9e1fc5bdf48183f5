#include "nonet/more/verify.hpp"

#include <algorithm>
#include <set>

#include "core/tables.hpp"
#include "explain/deadly_evidence.hpp"
#include "explain/evidence.hpp"
#include "explain/qiu_evidence.hpp"
#include "explain/rule_evidence.hpp"
#include "explain/symmetry_evidence.hpp"
#include "explain/template_evidence.hpp"
#include "explain/trial_evidence.hpp"
#include "explain/verify_on.hpp"
#include "techniques/position.hpp"

namespace nonet {
namespace {

Literal negation(Literal literal) { return {literal.cell, literal.digit, !literal.on}; }

template <class Board>
class Verifier {
    static constexpr bool is_nine = std::same_as<Board, Nine>;
    using Digits = typename Board::Digits;
    using Cells = typename Board::Cells;
    using State = StateOf<Board>;

 public:
    Verifier(const Board& board, const State& before, const Step& step, const Grid* givens = nullptr)
        : board_(board), state_(before), step_(step), givens_(givens) {}

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
        if constexpr (is_nine) {
            if (covers_by_digit()) return by_count();
            if (is_of_symmetry(step_))
                return holds_by_symmetry(state_, step_) ? std::string() : "the symmetry does not hold";
            if (is_of_templates(step_))
                return holds_by_templates(state_, step_) ? std::string() : "a template says otherwise";
            if (step_.assumes_unique && !(is_of_qiu(step_) ? is_deadly_by_lines(state_, step_, givens_)
                                                           : is_deadly(state_, step_, givens_)))
                return "the pattern is not deadly";
        } else {
            if (is_by_rules(step_)) return unproved_by_rules(board_, state_, step_);
            if (is_trial(step_)) return unproved_by_trial(board_, state_, step_);
            if (step_.assumes_unique && !is_deadly(board_, state_, step_)) return "the pattern is not deadly";
        }
        return by_cells_and_houses();
    }

 private:
    // "+r0c3:7" and "-r0c3:7", all zero-based: used in reports about the program, not in explanations.
    std::string words(Literal literal) const {
        return std::string(literal.on ? "+" : "-") + "r" + std::to_string(board_.row_of(literal.cell)) + "c" +
               std::to_string(board_.column_of(literal.cell)) + ":" + std::to_string(literal.digit);
    }

    bool has(Candidate candidate) const { return state_.marks[candidate.cell].contains(candidate.digit); }

    std::string by_cells_and_houses() const {
        const auto unproved = unproved_by_pattern(board_, state_, step_);
        if (!unproved) return {};
        const auto [cell, digit] = unproved->candidate;
        return std::string("nothing shown ") + (unproved->placed ? "places " : "removes ") +
               words({cell, digit, unproved->placed});
    }

    // ---- Covers, on the classic board

    // Whether the cover is given digit by digit.
    bool covers_by_digit() const {
        return std::ranges::any_of(step_.exhibits, [](const Exhibit& exhibit) {
            return exhibit.role == Role::cover && !exhibit.digits.empty();
        });
    }

    // Requires as many pairs of a digit and a house as cells, covering everything that the cells can hold.  So each pair is used
    // within the cells, and each cell uses one.  If a digit has several covers, each of them is enough.
    std::string by_count() const {
        const Exhibit* pattern = exhibit_of(step_, Role::pattern);
        if (pattern == nullptr) return "the cover has no cells";
        CellSet cells;
        for (const auto& [cell, digits] : pattern->cells) {
            if (state_.values[cell] != 0) return "the pattern has a filled cell";
            cells.insert(cell);
        }
        std::size_t pairs = 0;
        std::array<std::size_t, side> pairs_of{};
        Candidates covered{}, removed{};
        for (const Exhibit& exhibit : step_.exhibits) {
            if (exhibit.role != Role::cover) continue;
            CellSet once, twice;
            std::set<House> distinct;
            for (House house : exhibit.houses) {
                if (!distinct.insert(house).second) return "a house covers a digit twice";
                twice |= once & house_sets[house];
                once |= house_sets[house];
            }
            for (Digit digit : exhibit.digits) {
                std::size_t& of_digit = pairs_of[digit];
                if (of_digit != 0 && of_digit != distinct.size()) return "covers of a digit differ in size";
                if (of_digit == 0) pairs += distinct.size();
                of_digit = distinct.size();
                for (Cell cell : cells)
                    if (state_.marks[cell].contains(digit) && !once.contains(cell))
                        return "a cover leaves out " + words({cell, digit, true});
                for (Cell cell : (once - cells) | (twice & cells)) removed[cell].insert(digit);
                for (Cell cell : once) covered[cell].insert(digit);
            }
        }
        if (pairs != static_cast<std::size_t>(cells.size()))
            return "the cover and the cells differ in number";
        for (Cell cell : cells)
            if (!(state_.marks[cell] - covered[cell]).empty()) return "nothing covers some candidate";
        for (const auto& [cell, digits] : step_.remove)
            for (Digit digit : digits)
                if (!removed[cell].contains(digit))
                    return "the cover does not remove " + words({cell, digit, false});
        return step_.place.empty() ? std::string() : "a cover places nothing";
    }

    // ---- Chains

    std::string by_chains() const {
        for (const Chain& chain : step_.chains)
            if (std::string reason = check_links(chain); !reason.empty()) return reason;
        const bool groups = std::ranges::any_of(step_.chains, [](const Chain& chain) {
            return std::ranges::any_of(chain.nodes,
                                       [](const ChainNode& node) { return !node.others.empty(); });
        });
        if constexpr (is_nine)
            if (groups && is_line()) return by_line();
        if (groups && !is_nine) return "only chains of the classic board can have groups";
        for (const Chain& chain : step_.chains)
            if (!chain.nodes.front().others.empty() || !chain.nodes.back().others.empty())
                return "a chain begins or ends with a group";
        std::string reason = by_ends();
        if constexpr (is_nine) return reason.empty() || !is_line() ? reason : by_line();
        return reason;
    }

    // Checks the conclusion from the starts and ends of the chains together.
    std::string by_ends() const {
        if (step_.chains.size() == 1 && front(0) == back(0)) return by_cycle();
        // The common end of all branches, or the negation of a supposition that leads to a contradiction.
        Literal conclusion = back(0);
        if (same_fronts() && !is_of_fish()) {
            const bool contradiction = step_.chains.size() == 1
                                           ? back(0) == negation(front(0))
                                           : step_.chains.size() == 2 && back(0) == negation(back(1));
            if (!contradiction) return "the chains from " + words(front(0)) + " do not contradict each other";
            conclusion = negation(front(0));
        } else {
            for (std::size_t i = 1; i < step_.chains.size(); ++i)
                if (!(back(i) == conclusion)) return "the branches do not agree on " + words(conclusion);
            if (!exhaustive()) return "the branches do not cover all cases";
        }
        return concludes(conclusion);
    }

    // Whether there is one chain of consecutive links.  If its ends do not give the conclusion, all of its links together do.
    bool is_line() const {
        if (step_.chains.size() != 1) return false;
        const auto& nodes = step_.chains[0].nodes;
        for (std::size_t i = 1; i < nodes.size(); ++i)
            if (nodes[i].from.size() != 1 || nodes[i].from[0] + 1u != i || nodes[i].why == Why::pattern)
                return false;
        return true;
    }

    std::string by_line() const
        requires is_nine
    {
        const auto unproved = unproved_by_links(state_, step_);
        if (!unproved) return {};
        const auto [cell, digit] = unproved->candidate;
        return std::string("the chain does not ") + (unproved->placed ? "place " : "remove ") +
               words({cell, digit, unproved->placed});
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
                      step_.remove == std::vector{CellDigits{literal.cell, BoardDigitSet::of(literal.digit)}};
        return fits ? std::string() : "the chains prove " + words(literal) + ", not what the step concludes";
    }

    bool is_of_fish() const {
        return exhibit_of(step_, Role::base) != nullptr && exhibit_of(step_, Role::cover) != nullptr;
    }

    // Whether one of the suppositions must hold: a candidate or its negation, every candidate of a cell, every place of a house;
    // or every way to fill the houses of a fish uses one of them.
    bool exhaustive() const {
        if (is_of_fish()) {
            std::vector<Candidate> starts;
            for (std::size_t i = 0; i < step_.chains.size(); ++i) {
                if (!front(i).on) return false;
                starts.push_back({front(i).cell, front(i).digit});
            }
            return houses_need(board_, state_, *exhibit_of(step_, Role::base), starts);
        }
        if (step_.chains.size() == 2 && front(0) == negation(front(1))) return true;
        Cells cells;
        Digits digits;
        for (std::size_t i = 0; i < step_.chains.size(); ++i) {
            if (!front(i).on) return false;
            cells.insert(front(i).cell);
            digits.insert(front(i).digit);
        }
        if (cells.size() == 1) return digits == state_.marks[cells.first()];
        if (digits.size() != 1) return false;
        for (House house = 0; house < board_.house_count(); ++house) {
            if (!holds_every_digit(board_, house)) continue;
            Cells places;
            for (Cell cell : board_.house_cells(house))
                if (has({cell, digits.first()})) places.insert(cell);
            if (places == cells) return true;
        }
        return false;
    }

    // If the start is true, all true literals of the cycle are true; if it is false, all its false ones are true.
    std::string by_cycle() const {
        const auto& nodes = step_.chains[0].nodes;
        for (const ChainNode& node : nodes)
            if (node.from.size() > 1 || node.why == Why::pattern) return "the cycle cannot be read backwards";
        for (const auto& [cell, digits] : step_.remove)
            for (Digit digit : digits) {
                bool by_on = false, by_off = false;
                for (const ChainNode& node : nodes) {
                    if (node.literal.digit != digit || !board_.sees(node.literal.cell, cell)) continue;
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
                if (index >= i) return words(node.literal) + " depends on a later node";
                add_literals(chain.nodes[index], from);
            }
            if ((i == 0) != (node.why == Why::supposed))
                return words(node.literal) + " is supposed in the middle";
            std::vector<Literal> own;
            add_literals(node, own);
            for (Literal literal : own)
                if (!has({literal.cell, literal.digit})) return words(literal) + " is not a candidate";
            if (node.why == Why::supposed) continue;
            if (node.why == Why::more) return words(node.literal) + " follows from more than is shown";
            const bool holds = node.why == Why::pattern ? own.size() == 1 && by_pattern(node, from)
                               : node.literal.on        ? is_last(node, own, from)
                                                        : is_excluded(node, own, chain);
            if (!holds) return words(node.literal) + " does not follow";
        }
        return {};
    }

    // Whether both cells are in the cell or house that the reason names.
    bool together(const ChainNode& node, Cell a, Cell b) const {
        const Why why = node.why;
        if (why == Why::cell) return a == b;
        if constexpr (!is_nine) {
            if (why != Why::house || node.house >= board_.house_count()) return false;
            const auto& cells = board_.house_set(node.house);
            return cells.contains(a) && cells.contains(b);
        }
        return (why == Why::row && row_of(a) == row_of(b)) ||
               (why == Why::column && column_of(a) == column_of(b)) ||
               (why == Why::box && box_of(a) == box_of(b));
    }

    static void add_literals(const ChainNode& node, std::vector<Literal>& list) {
        list.push_back(node.literal);
        for (Cell cell : node.others) list.push_back({cell, node.literal.digit, node.literal.on});
    }

    // Whether a true candidate excludes it; if that is a group, each of its cells does.
    bool is_excluded(const ChainNode& node, const std::vector<Literal>& own, const Chain& chain) const {
        if (node.from.size() != 1) return false;
        std::vector<Literal> from;
        add_literals(chain.nodes[node.from[0]], from);
        if (!from[0].on || (node.why == Why::cell && (own.size() > 1 || from.size() > 1))) return false;
        return std::ranges::all_of(own, [&](Literal gone) {
            return std::ranges::all_of(from, [&](Literal cause) { return excludes(node, cause, gone); });
        });
    }

    bool excludes(const ChainNode& node, Literal cause, Literal gone) const {
        if constexpr (!is_nine)
            if (node.why == Why::rule)
                return proves_link(board_, state_, node.rule, cause, {gone.cell, gone.digit});
        const bool same_digit = cause.digit == gone.digit;
        return together(node, cause.cell, gone.cell) && same_digit == (node.why != Why::cell) &&
               !(same_digit && cause.cell == gone.cell);
    }

    // Whether all other candidates of its cell, or all other places in its house, are false.
    bool is_last(const ChainNode& node, const std::vector<Literal>& own,
                 const std::vector<Literal>& from) const {
        if ((node.why == Why::cell && own.size() > 1) || std::ranges::any_of(from, &Literal::on))
            return false;
        const auto [cell, digit, on] = node.literal;
        if constexpr (!is_nine) {
            if (node.why == Why::rule)
                return own.size() == 1 && from.size() == 1 &&
                       proves_link(board_, state_, node.rule, from[0], {cell, digit});
            if (node.why == Why::house && !holds_every_digit(board_, node.house)) return false;
        }
        if (!std::ranges::all_of(own, [&](Literal one) { return together(node, cell, one.cell); }))
            return false;
        for (Cell other = 0; other < board_.cell_count(); ++other) {
            if (!together(node, cell, other)) continue;
            for (Digit mark : state_.marks[other]) {
                const Literal literal{other, mark, true};
                const bool rival = node.why == Why::cell
                                       ? mark != digit
                                       : mark == digit && std::ranges::find(own, literal) == own.end();
                if (rival && std::ranges::find(from, negation(literal)) == from.end()) return false;
            }
        }
        return true;
    }

    // Verifies an inner step, on the marks left without the premises.
    bool by_pattern(const ChainNode& node, const std::vector<Literal>& from) const {
        if (node.inner >= step_.inner.size() || node.literal.on) return false;
        const Step& inner = step_.inner[node.inner];
        State reduced = state_;
        for (Literal literal : from) {
            if (literal.on) return false;
            reduced.marks[literal.cell].erase(literal.digit);
        }
        Step part = inner;
        // Only the part for this literal: the step may have removed more, from a position with fewer marks.
        const bool removes = std::ranges::any_of(inner.remove, [&](const CellDigits& marks) {
            return marks.cell == node.literal.cell && marks.digits.contains(node.literal.digit);
        });
        const bool set_elsewhere = std::ranges::any_of(inner.place, [&](const Candidate& placed) {
            return placed.cell == node.literal.cell && placed.digit != node.literal.digit;
        });
        if (!removes && !set_elsewhere) return false;
        if (removes) part.remove = {{node.literal.cell, BoardDigitSet::of(node.literal.digit)}};
        if (removes && !inner.place.empty()) return false;
        return Verifier(board_, reduced, part, givens_).run().empty();
    }

    const Board& board_;
    const State& state_;
    const Step& step_;
    const Grid* const givens_;  // of the classic board, if they are known
};
Verdict verdict(std::string reason) { return {reason.empty(), std::move(reason)}; }

}  // namespace

Verdict verify_on(const Nine& board, const State& before, const Step& step,
                  std::span<const std::uint8_t> givens) {
    Grid given;
    std::ranges::copy(givens, given.values.begin());
    return verdict(
        Verifier<Nine>(board, ClassicState(before), step, givens.empty() ? nullptr : &given).run());
}

Verdict verify_on(const Wide& board, const State& before, const Step& step, std::span<const std::uint8_t>) {
    return verdict(Verifier<Wide>(board, before, step).run());
}

Verdict verify(const State& before, const Step& step, std::span<const std::uint8_t> givens,
               const Geometry& board) {
    if (board == Geometry::classic()) return verify_on(Nine(), before, step, givens);
    return verify_on(Wide(board), before, step);
}

}  // namespace nonet
