#pragma once
// The words for the parts of a step: the placeholders of a form's sentences, and the nodes of chains.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/say.hpp"
#include "core/tables.hpp"
#include "nonet/board_text.hpp"
#include "nonet/explain.hpp"
#include "nonet/text.hpp"
#include "report/enumeration.hpp"
#include "report/rule_words.hpp"
#include "report/words.hpp"
#include "rules/extra.hpp"
#include "rules/record.hpp"
#include "techniques/hodoku/kinds.hpp"

namespace nonet {

// The words for the parts of one step.
class Speech {
 public:
    Speech(const Step& step, Cells cells, const Geometry& board = Geometry::classic())
        : step_(step), board_(board), cells_(cells) {}

    // Returns a form's sentences, each with its parts filled in.
    std::vector<std::string> fill_all(std::string_view reason) const {
        constexpr std::string_view end = ". ";
        reason = reason.substr(0, reason.find('\n'));  // the proof follows after it
        std::vector<std::string> sentences;
        for (std::size_t at; (at = reason.find(end)) != reason.npos; reason.remove_prefix(at + end.size()))
            sentences.push_back(fill(reason.substr(0, at + 1)));
        sentences.push_back(fill(reason));
        return sentences;
    }

    // Returns the sentence of a chain's node, without its number.
    std::string sentence(const ChainNode& node) const;

    std::string conclusion() const {
        std::string text;
        add_conclusion(text);
        return text;
    }

    std::string cells_of(Role role) const {
        std::string text;
        add_cells(text, role);
        return text;
    }

    std::string literal(Literal literal) const {
        return say(literal.on ? "{cell} is {digit}" : "{cell} is not {digit}", name(literal.cell),
                   glyph(literal.digit));
    }
    // Returns the title of a step of a single rule; empty if the technique's name says it.
    std::string_view title() const { return rule_title(step_, board_); }

    // "127, 136 or 145": digits that cells can hold together.
    std::string ways() const {
        std::size_t count = 0;
        for_each(Role::way, [&](const Exhibit&) { ++count; });
        std::string text;
        Enumeration list(text, count, " or ");
        for_each(Role::way, [&](const Exhibit& exhibit) {
            std::string& item = list.item();
            for (Digit digit : exhibit.digits) item += glyph(digit);
        });
        return text;
    }

    Cells cells() const { return cells_; }
    // "r1c1"; for a cell outside the grid its name in quotes: "'a'".
    std::string name(Cell cell) const {
        if (cell >= board_.cell_count())
            return '\'' + rules::extra_cells(board_.rules().back()).name(cell) + '\'';
        return cell_name_on(board_, cell, cells_);
    }
    char glyph(Digit digit) const { return board_glyph(board_, digit); }
    std::string house(House house) const { return house_words(board_.name_of(house)); }

 private:
    void add_digits(std::string& text, BoardDigitSet digits, std::string_view last) const {
        Enumeration list(text, static_cast<std::size_t>(digits.size()), last);
        for (Digit digit : digits) list.item() += glyph(digit);
    }

    // "r5c8 is 8", "one of r5c4 and r5c6 is 8", "neither r5c4 nor r5c6 is 8".
    std::string literal(const ChainNode& node) const {
        if (node.others.empty()) return literal(node.literal);
        const bool on = node.literal.on, pair = node.others.size() == 1;
        std::string cells;
        Enumeration list(cells, node.others.size() + 1, !on && pair ? " nor " : " and ");
        list.item() += name(node.literal.cell);
        for (Cell cell : node.others) list.item() += name(cell);
        return say(on     ? "one of {cells} is {digit}"
                   : pair ? "neither {cells} is {digit}"
                          : "none of {cells} is {digit}",
                   cells, glyph(node.literal.digit));
    }

    // Returns a sentence with its parts filled in.
    std::string fill(std::string_view sentence) const {
        std::string text;
        text.reserve(longest_usual);
        fill_form(text, translated(sentence),
                  [&](std::string& out, std::string_view what) { add_part(out, what); });
        return begun(std::move(text));
    }

    void add_part(std::string& text, std::string_view what) const {
        if (what == "so") return add_conclusion(text);
        if (what == "deadly") return void(text += fill(hodoku::because_deadly));
        if (what == "one_of") return add_cells(text, Role::pattern, " or ");
        if (what == "cells") return add_cells(text, step_.chains.empty() ? Role::pattern : Role::base);
        if (what == "ring") return add_cells(text, Role::pattern);
        if (what == "digits") return add_digits(text, main_digits(), " and ");
        if (what == "any") return add_digits(text, main_digits(), " or ");
        if (what == "base") return add_houses(text, Role::base);
        if (what == "cover") return add_houses(text, Role::cover);
        if (what == "colour") return add_candidates(text, Role::pattern, " and ");
        if (what == "other_colour") return add_candidates(text, Role::partner, " and ");
        if (what == "crossing") return add_crossing(text);
        if (what == "links") return add_links(text);
        if (what == "other") return add_houses(text, Role::extra);
        if (what == "pivot") return add_cells(text, Role::pivot);
        if (what == "pincers") return add_cells(text, Role::pincer);
        if (what == "shared") return add_digits(text, digits_of(Role::pincer), " and ");
        if (what == "partners") return add_cells(text, Role::partner);
        if (what == "excluders") return add_cells(text, Role::excluder);
        if (what == "extras") return add_candidates(text, Role::extra);
        if (what == "set") return add_digits(text, digits_of(Role::partner) | digits_of(Role::base), " and ");
        if (what == "causes") return add_causes(text);
        if (what == "tried") return add_ways(text);
        if (what == "exchange") return add_exchange(text);
        if (what == "start") return void(text += literal(step_.chains.front().nodes.front().literal));
        if (what == "clash") return void(text += clash());
        if (what == "one_partner") return add_cells(text, Role::partner, " or ");
        if (what == "all_base") return add_all_houses(text);
        if (const auto part = rule_part(what, step_, board_, *this)) return void(text += *part);
        ((text += '{') += what) += '}';  // a slip in a technique's record; the tests search for it
    }

    void add_conclusion(std::string& text) const {
        std::size_t parts = step_.place.size();
        for (auto cell = step_.remove.begin(); cell != step_.remove.end(); cell = end_of_verb(cell)) ++parts;
        Enumeration list(text, parts, ", ");
        for (const auto& [cell, digit] : step_.place)
            list.item() += say("{cell} is {digit}", name(cell), glyph(digit));
        for (auto cell = step_.remove.begin(); cell != step_.remove.end();) {
            const auto end = end_of_verb(cell);
            const BoardDigitSet digits = cell->digits;
            std::string names, values;
            Enumeration cells(names, static_cast<std::size_t>(end - cell));
            const bool several = end - cell > 1;
            for (; cell != end; ++cell) cells.item() += name(cell->cell);
            add_digits(values, digits, " or ");
            list.item() += say(several ? "{cells} are not {digits}" : "{cell} is not {digit}", names, values);
        }
    }

    // Returns the end of the cells that lose the same digits; they share a verb.
    std::vector<CellDigits>::const_iterator end_of_verb(std::vector<CellDigits>::const_iterator cell) const {
        const BoardDigitSet digits = cell->digits;
        while (cell != step_.remove.end() && cell->digits == digits) ++cell;
        return cell;
    }

    // Visits all exhibits of one role.
    template <class F>
    void for_each(Role role, F visit) const {
        for (const Exhibit& exhibit : step_.exhibits)
            if (exhibit.role == role) visit(exhibit);
    }

    void add_cells(std::string& text, Role role, std::string_view last = " and ") const {
        std::size_t count = 0;
        for_each(role, [&](const Exhibit& exhibit) { count += exhibit.cells.size(); });
        Enumeration list(text, count, last);
        for_each(role, [&](const Exhibit& exhibit) {
            for (const CellDigits& cell : exhibit.cells) list.item() += name(cell.cell);
        });
    }

    BoardDigitSet digits_of(Role role) const {
        BoardDigitSet digits;
        for_each(role, [&](const Exhibit& exhibit) { digits |= exhibit.digits; });
        return digits;
    }

    // Returns the pattern's digits: those it names, or those of its houses, or those of its cells.
    BoardDigitSet main_digits() const {
        if (const BoardDigitSet named = digits_of(Role::pattern); !named.empty()) return named;
        if (const BoardDigitSet of_base = digits_of(Role::base); !of_base.empty()) return of_base;
        BoardDigitSet digits;
        for_each(Role::pattern, [&](const Exhibit& exhibit) {
            for (const CellDigits& cell : exhibit.cells) digits |= cell.digits;
        });
        return digits;
    }

    // "rows 2 and 9", but "row 2 and box 3".
    void add_houses(std::string& text, Role role) const {
        std::vector<House> houses;
        for_each(role, [&](const Exhibit& exhibit) {
            houses.insert(houses.end(), exhibit.houses.begin(), exhibit.houses.end());
        });
        add_houses(text, houses);
    }

    void add_houses(std::string& text, const std::vector<House>& houses) const {
        if (houses.empty()) return;
        const auto name_of = [&](House house) { return HouseName(board_.name_of(house)); };
        const std::string_view kind = name_of(houses.front()).kind;
        const bool plural = houses.size() > 1 && std::ranges::all_of(houses, [&](House other) {
                                return name_of(other).kind == kind && !name_of(other).number.empty();
                            });
        std::string names;
        Enumeration list(names, houses.size());
        for (House other : houses) list.item() += plural ? std::string(name_of(other).number) : house(other);
        text += plural
                    ? say(std::string(kind) + (kind.ends_with('x') ? "es {numbers}" : "s {numbers}"), names)
                    : names;
    }

    // "Rows 2 and 3 sum", "row 2 sums".
    void add_all_houses(std::string& text) const {
        std::size_t count = 0;
        for_each(Role::base, [&](const Exhibit& exhibit) { count += exhibit.houses.size(); });
        std::string houses;
        add_houses(houses, Role::base);
        text += say(count == 1 ? "{houses} sums" : "{houses} sum", houses);
    }

    // "rows 2 and 4 and columns 1 and 7".
    void add_crossing(std::string& text) const {
        std::vector<House> rows, columns;
        for_each(Role::partner, [&](const Exhibit& exhibit) {
            for (House house : exhibit.houses) (house < side ? rows : columns).push_back(house);
        });
        add_houses(text, rows);
        text += translated(" and ");
        add_houses(text, columns);
    }

    // "1 in columns 3 and 7, 2 in row 6 or box 5".
    void add_links(std::string& text) const {
        BoardDigitSet before;
        for_each(Role::cover, [&](const Exhibit& exhibit) {
            if (exhibit.digits == before) {
                text += translated(" or ");
            } else {
                if (!before.empty()) text += ", ";
                add_digits(text, exhibit.digits, " and ");
                text += translated(" in ");
            }
            before = exhibit.digits;
            add_houses(text, exhibit.houses);
        });
    }

    void add_candidates(std::string& text, Role role, std::string_view last = " or ") const {
        std::size_t count = 0;
        for_each(role, [&](const Exhibit& exhibit) {
            for (const CellDigits& cell : exhibit.cells)
                count += static_cast<std::size_t>(cell.digits.size());
        });
        Enumeration list(text, count, last);
        for_each(role, [&](const Exhibit& exhibit) {
            for (const auto& [cell, digits] : exhibit.cells)
                for (Digit digit : digits) list.item() += say("{digit} in {cell}", glyph(digit), name(cell));
        });
    }

    // "1 and 3, 5 and 6; 2 and 4 stay".
    void add_exchange(std::string& text) const {
        BoardDigitSet kept;
        std::size_t pairs = 0;
        for_each(Role::partner, [&](const Exhibit& exhibit) {
            if (exhibit.digits.size() == 1) {
                kept |= exhibit.digits;
                return;
            }
            if (pairs++ > 0) text += ", ";
            add_digits(text, exhibit.digits, " and ");
        });
        if (kept.empty()) return;
        if (pairs > 0) text += "; ";
        std::string digits;
        add_digits(digits, kept, " and ");
        text += say(kept.size() == 1 ? "{digits} stays" : "{digits} stay", digits);
    }

    // The further suppositions of a trial, way by way: "2 in r2c3; 7 in r2c3 and 1 in r5c5".
    void add_ways(std::string& text) const {
        constexpr std::size_t most = 12;
        std::size_t ways = 0;
        for_each(Role::excluder, [&](const Exhibit& exhibit) {
            if (++ways > most) return;
            if (ways > 1) text += "; ";
            if (exhibit.cells.empty()) text += translated("at once");
            Enumeration list(text, exhibit.cells.size());
            for (const auto& [cell, digits] : exhibit.cells)
                list.item() += say("{digit} in {cell}", glyph(digits.first()), name(cell));
        });
        if (ways > most) text += "; " + say("and {count} more", ways - most);
    }

    // The ends of chains from one supposition: its opposite, or two literals that contradict each other.
    std::string clash() const {
        const Literal end = step_.chains.front().nodes.back().literal;
        if (step_.chains.size() == 1) return say("it follows that {literal}", literal(end));
        const Literal opposite{end.cell, end.digit, !end.on};
        return say("it follows both that {literal} and that {opposite}", literal(end), literal(opposite));
    }

    void add_causes(std::string& text) const {
        std::size_t cells = 0;
        for_each(Role::cause, [&](const Exhibit& exhibit) { cells += exhibit.cells.size(); });
        if (cells == 0) return;
        std::string names;
        add_cells(names, Role::cause);
        text += say(": the others are ruled out by {digit} in {cells}", glyph(digits_of(Role::cause).first()),
                    names);
    }

    std::string reason(const ChainNode& node) const;
    std::string rule_of(const ChainNode& node) const;

    static constexpr std::size_t longest_usual = 120;

    const Step& step_;
    const Geometry board_;
    Cells cells_;
};

// "Killer Cage in r1c1 and r1c2", "Anti-Knight", "a rule".
inline std::string Speech::rule_of(const ChainNode& node) const {
    if (!node.rule) return say("a rule");
    const Rule& rule = board_.rules()[*node.rule];
    const std::string_view title = translated(rules::record_of(rule.kind).info.name);
    std::vector<Cell> cells;  // in the order of the rule
    for (const auto& group : rule.groups)
        for (Cell cell : group)
            if (std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
    if (cells.empty()) return std::string(title);
    std::string names;
    Enumeration list(names, cells.size());
    for (Cell cell : cells) list.item() += name(cell);
    return say("{rule} in {cells}", title, names);
}

inline std::string Speech::reason(const ChainNode& node) const {
    const Literal literal = node.literal;
    const auto of_house = [&](int index) {
        const std::string house = this->house(static_cast<House>(index));
        return literal.on ? say("no other place in {house}", house)
                          : say("only one {digit} in {house}", glyph(literal.digit), house);
    };
    switch (node.why) {
        case Why::supposed: return say("supposed");
        case Why::cell:
            return say(literal.on ? "no other candidate is left in the cell"
                                  : "the cell can hold only one digit");
        case Why::row: return of_house(row_of(literal.cell));
        case Why::column: return of_house(side + column_of(literal.cell));
        case Why::box: return of_house(2 * side + box_of(literal.cell));
        case Why::house: return of_house(node.house);
        case Why::rule:
            return say(literal.on ? "{rule} leaves no other digit" : "{rule} forbids both", rule_of(node));
        case Why::pattern:
            return say("{name}, see {label}", name_of_kind(step_.inner[node.inner].kind),
                       inner_name(node.inner));
        case Why::more: break;
    }
    return {};
}

inline std::string Speech::sentence(const ChainNode& node) const {
    if (node.from.empty()) return say("Suppose {literal}.", literal(node));
    if (node.why == Why::more)
        return say("{literal} (from {from} and others).", literal(node), node.from.front() + 1);
    std::string from;
    Enumeration list(from, node.from.size());
    for (std::uint16_t parent : node.from) list.item() += std::to_string(parent + 1);
    return say("{literal}: {reason} (from {from}).", literal(node), reason(node), from);
}

}  // namespace nonet
