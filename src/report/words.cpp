#include "report/words.hpp"
#include "nonet/explain.hpp"

#include <algorithm>

#include "core/tables.hpp"
#include "nonet/text.hpp"
#include "techniques/registry.hpp"

namespace nonet {
namespace {

// "a", "a and b", "a, b and c"
std::string joined(const std::vector<std::string>& parts, std::string_view last = " and ") {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? last : ", ";
        text += parts[i];
    }
    return text;
}

std::string digit_name(Digit digit) { return {glyph_of(digit)}; }

std::string digits_name(WideDigitSet digits, std::string_view last) {
    std::vector<std::string> parts;
    for (Digit digit : digits) parts.push_back(digit_name(digit));
    return joined(parts, last);
}

// The words for the parts of one step.
class Speech {
 public:
    Speech(const Step& step, Cells cells) : step_(step), a1_(cells == Cells::a1) {}

    // A form's sentences, each with its parts filled in.
    std::vector<std::string> fill_all(std::string_view reason) const {
        constexpr std::string_view end = ". ";
        reason = reason.substr(0, reason.find('\n'));  // behind it stands the proof
        std::vector<std::string> sentences;
        for (std::size_t at; (at = reason.find(end)) != reason.npos; reason.remove_prefix(at + end.size()))
            sentences.push_back(fill(reason.substr(0, at + 1)));
        sentences.push_back(fill(reason));
        return sentences;
    }

    // What a node of a chain says, without its number.
    std::string sentence(const ChainNode& node) const;

    std::string conclusion() const {
        std::vector<std::string> parts;
        parts.reserve(step_.place.size() + step_.remove.size());
        for (const auto& [cell, digit] : step_.place)
            parts.push_back(name(cell) + " is " + digit_name(digit));
        for (auto cell = step_.remove.begin(); cell != step_.remove.end();) {
            // Cells that lose the same digits share a verb.
            std::vector<std::string> cells;
            const WideDigitSet digits = cell->digits;
            for (; cell != step_.remove.end() && cell->digits == digits; ++cell)
                cells.push_back(name(cell->cell));
            parts.push_back(joined(cells) + (cells.size() > 1 ? " are not " : " is not ") +
                            digits_name(digits, " or "));
        }
        return joined(parts, ", ");
    }

    std::string cells_of(Role role, std::string_view last = " and ") const {
        std::vector<std::string> parts;
        for (const Exhibit* exhibit : all(role))
            for (const auto& [cell, digits] : exhibit->cells) parts.push_back(name(cell));
        return joined(parts, last);
    }

    std::string literal(Literal literal) const {
        return name(literal.cell) + (literal.on ? " is " : " is not ") + digit_name(literal.digit);
    }
    std::string name(Cell cell) const { return cell_name(cell, a1_); }

 private:
    // A sentence with its parts filled in.
    std::string fill(std::string_view sentence) const {
        std::string text;
        while (!sentence.empty()) {
            const std::size_t open = sentence.find('{');
            text += sentence.substr(0, open);
            if (open == std::string_view::npos) break;
            const std::size_t close = sentence.find('}', open);
            text += part(sentence.substr(open + 1, close - open - 1));
            sentence.remove_prefix(close + 1);
        }
        if (!text.empty() && text[0] >= 'a' && text[0] <= 'z' && !is_cell_name(text))
            text[0] = static_cast<char>(text[0] - 'a' + 'A');
        return text;
    }

    static bool is_cell_name(std::string_view text) {
        return text.size() > 1 && text[0] == 'r' && text[1] <= '9';
    }

    std::string part(std::string_view what) const {
        if (what == "so") return conclusion();
        if (what == "one_of") return cells_of(Role::pattern, " or ");
        if (what == "cells") return step_.chains.empty() ? cells_of(Role::pattern) : cells_of(Role::base);
        if (what == "ring") return cells_of(Role::pattern);
        if (what == "digits") return digits_name(main_digits(), " and ");
        if (what == "base") return houses_of(Role::base);
        if (what == "cover") return houses_of(Role::cover);
        if (what == "other") return houses_of(Role::extra);
        if (what == "pivot") return cells_of(Role::pivot);
        if (what == "pincers") return cells_of(Role::pincer);
        if (what == "shared") return digits_name(digits_of(Role::pincer), " and ");
        if (what == "partners") return cells_of(Role::partner);
        if (what == "excluders") return cells_of(Role::excluder);
        if (what == "extras") return candidates_of(Role::extra);
        if (what == "set") return digits_name(digits_of(Role::partner) | digits_of(Role::base), " and ");
        if (what == "causes") return causes();
        if (what == "start") return literal(step_.chains.front().nodes.front().literal);
        if (what == "clash") return clash();
        return {};
    }

    std::vector<const Exhibit*> all(Role role) const {
        std::vector<const Exhibit*> found;
        for (const Exhibit& exhibit : step_.exhibits)
            if (exhibit.role == role) found.push_back(&exhibit);
        return found;
    }

    WideDigitSet digits_of(Role role) const {
        WideDigitSet digits;
        for (const Exhibit* exhibit : all(role)) digits |= exhibit->digits;
        return digits;
    }

    // The pattern's digits: those it names, or those of its cells, or those of its houses.
    WideDigitSet main_digits() const {
        if (const WideDigitSet named = digits_of(Role::pattern); !named.empty()) return named;
        if (const WideDigitSet of_base = digits_of(Role::base); !of_base.empty()) return of_base;
        WideDigitSet digits;
        for (const Exhibit* exhibit : all(Role::pattern))
            for (const auto& [cell, marks] : exhibit->cells) digits |= marks;
        return digits;
    }

    std::string houses_of(Role role) const {
        std::vector<std::string> names, numbers;
        for (const Exhibit* exhibit : all(role))
            for (House house : exhibit->houses) {
                names.push_back(house_name(house));
                numbers.push_back(names.back().substr(names.back().find(' ') + 1));
            }
        const auto kind = [](const std::string& name) { return name.substr(0, name.find(' ')); };
        const auto plural = [](const std::string& word) { return word + (word == "box" ? "es" : "s"); };
        const bool alike = std::ranges::all_of(
            names, [&](const std::string& name) { return kind(name) == kind(names.front()); });
        // "rows 2 and 9", but "row 2 and box 3".
        return alike && names.size() > 1 ? plural(kind(names.front())) + " " + joined(numbers)
                                         : joined(names);
    }

    std::string candidates_of(Role role) const {
        std::vector<std::string> parts;
        for (const Exhibit* exhibit : all(role))
            for (const auto& [cell, digits] : exhibit->cells)
                for (Digit digit : digits) parts.push_back(digit_name(digit) + " in " + name(cell));
        return joined(parts, " or ");
    }

    // Where chains from one supposition arrive: at its opposite, or at two things that contradict each other.
    std::string clash() const {
        const Literal end = step_.chains.front().nodes.back().literal;
        if (step_.chains.size() == 1) return end.on ? "it follows that it is" : "it follows that it is not";
        return "it follows both that " + literal(end) + (end.on ? " and that it is not" : " and that it is");
    }

    std::string causes() const {
        const std::string cells = cells_of(Role::cause);
        if (cells.empty()) return {};
        const bool several = all(Role::cause).front()->cells.size() > 1;
        return ": " + digit_name(digits_of(Role::cause).first()) + " in " + cells +
               (several ? " rule the others out" : " rules the others out");
    }

    std::string reason(const ChainNode& node) const;

    const Step& step_;
    bool a1_;
};

std::string Speech::reason(const ChainNode& node) const {
    const Literal literal = node.literal;
    const auto house = [&](int index) { return house_name(static_cast<House>(index)); };
    const std::string digit = digit_name(literal.digit);
    switch (node.why) {
        case Why::supposed: return "supposed";
        case Why::cell: return literal.on ? "nothing else is left in the cell" : "the cell holds one digit";
        case Why::row:
            return (literal.on ? "no other place in " : "one " + digit + " in ") +
                   house(row_of(literal.cell));
        case Why::column:
            return (literal.on ? "no other place in " : "one " + digit + " in ") +
                   house(side + column_of(literal.cell));
        case Why::box:
            return (literal.on ? "no other place in " : "one " + digit + " in ") +
                   house(2 * side + box_of(literal.cell));
        case Why::pattern: {
            const Step& inner = step_.inner[node.inner];
            return std::string(name_of_kind(inner.kind)) + ", see " + inner_name(node.inner);
        }
    }
    return {};
}

std::string Speech::sentence(const ChainNode& node) const {
    if (node.from.empty()) return "Suppose " + literal(node.literal) + ".";
    std::vector<std::string> from;
    for (std::uint16_t parent : node.from) from.push_back(std::to_string(parent + 1));
    return literal(node.literal) + ": " + reason(node) + " (from " + joined(from) + ").";
}

// "rows 4-6" or "columns 1-3" for a line, "the top left" and so on for a box.
std::string region_of(House house) {
    if (house >= 2 * side) {
        constexpr std::string_view across[] = {"left", "middle", "right"};
        constexpr std::string_view down[] = {"upper ", "middle ", "lower "};
        static_assert(std::size(across) == box_side && std::size(down) == box_side, "a word for each box");
        const int box = house - 2 * side;
        return "the " + std::string(down[box / box_side]) + std::string(across[box % box_side]) +
               " of the grid";
    }
    const int first = house % side / box_side * box_side + 1;
    return std::string(house < side ? "rows " : "columns ") + std::to_string(first) + "-" +
           std::to_string(first + box_side - 1);
}

// "an X-Wing", "a Unique Loop".
std::string article(std::string_view name) {
    return std::string_view("AEIOX").find(name[0]) != std::string_view::npos ? "an " : "a ";
}

// "Hidden Single" of "Hidden Single in a Box": the house is named behind it.
std::string_view without_house(std::string_view name) { return name.substr(0, name.find(" in a ")); }

// The cells to point at before the reason: the pattern's, or where the chains begin.
std::string cells_to_point_at(const Step& step, const Speech& speech) {
    for (Role role : {Role::pattern, Role::pivot, Role::extra, Role::base})
        if (std::string cells = speech.cells_of(role); !cells.empty()) {
            if (role == Role::pivot) cells += " with " + speech.cells_of(Role::pincer);
            return cells;
        }
    if (step.chains.empty()) return {};
    return speech.name(step.chains.front().nodes.front().literal.cell);
}

// The branches as numbered lines, and below them the patterns and chains within; a line feed before each line.
std::string proof_of(const StepWords& words) {
    std::string text;
    for (std::size_t i = 0; i < words.branches.size(); ++i) {
        const auto& [sentences, line] = words.branches[i];
        if (words.branches.size() > 1) text += "\n  Branch " + std::to_string(i + 1);
        for (std::size_t n = 0; n < sentences.size(); ++n)
            ((text += "\n  " + std::to_string(n + 1)) += ". ") += sentences[n];
        if (!line.empty()) (text += "\n  ") += line;
    }
    for (std::size_t i = 0; i < words.inner.size(); ++i)
        text += "\n  " + inner_name(i) + ") " + text_of(words.inner[i]);
    return text;
}

// The main house of a step: where one would look.
House house_to_look_at(const Step& step) {
    for (Role role : {Role::base, Role::cover, Role::partner})
        for (const Exhibit& exhibit : step.exhibits)
            if (exhibit.role == role && !exhibit.houses.empty()) return exhibit.houses.front();
    Cell cell = 0;
    if (!step.place.empty()) cell = step.place.front().cell;
    if (!step.remove.empty()) cell = step.remove.front().cell;
    for (const Exhibit& exhibit : step.exhibits)
        if (!exhibit.cells.empty()) return static_cast<House>(2 * side + box_of(exhibit.cells.front().cell));
    return static_cast<House>(2 * side + box_of(cell));
}

}  // namespace

std::string_view name_of_kind(std::string_view kind) noexcept {
    const std::optional<StepForm> form = find_form(kind);
    return form ? form->name : kind;
}

std::string conclusion_of(const Step& step, Cells cells) { return Speech(step, cells).conclusion(); }

std::string describe(const Step& step, Rung rung, Cells cells) {
    const Speech speech(step, cells);
    const House house = house_to_look_at(step);
    const std::string_view name = name_of_kind(step.kind);
    switch (rung) {
        case Rung::region: return "Look at " + region_of(house) + ".";
        case Rung::house: return "Look at " + house_name(house) + ".";
        case Rung::technique:
            return "There is " + article(name) + std::string(without_house(name)) + " in " +
                   house_name(house) + ".";
        case Rung::cells: return std::string(name) + ": look at " + cells_to_point_at(step, speech) + ".";
        case Rung::whole: break;
    }
    return text_of(words_of(step, cells));
}

StepWords words_of(const Step& step, Cells cells) {
    const Speech speech(step, cells);
    const std::optional<StepForm> form = find_form(step.kind);
    StepWords words{.name = form ? form->name : step.kind,
                    .sentences = speech.fill_all(form ? form->sentence : "So {so}.")};
    for (const Chain& chain : step.chains) {
        auto& branch = words.branches.emplace_back();
        for (const ChainNode& node : chain.nodes) branch.sentences.push_back(speech.sentence(node));
        branch.eureka = eureka(chain, cells);
    }
    for (const Step& inner : step.inner) words.inner.push_back(words_of(inner, cells));
    return words;
}

std::string text_of(const StepWords& words) {
    std::string text(words.name);
    text += '.';
    for (const std::string& sentence : words.sentences) (text += ' ') += sentence;
    if (!words.branches.empty()) text += proof_of(words);
    return text;
}

std::string inner_name(std::size_t number) { return {static_cast<char>('a' + number % 26)}; }

std::string eureka(const Chain& chain, Cells cells) {
    const auto& nodes = chain.nodes;
    if (nodes.size() < 2) return {};
    for (std::size_t i = 1; i < nodes.size(); ++i)
        if (nodes[i].from.size() != 1 || nodes[i].from[0] != i - 1 || nodes[i].why == Why::pattern) return {};
    const auto link = [&](std::size_t i) { return nodes[i].literal.on ? '=' : '-'; };  // what leads to node i
    std::string text;
    for (std::size_t i = 0; i < nodes.size();) {
        // Candidates of one cell share a bracket: (5=8)r3c8; a digit that stays is not repeated.
        std::size_t end = i + 1;
        while (end < nodes.size() && nodes[end].literal.cell == nodes[i].literal.cell) ++end;
        if (i > 0) text += link(i);
        if (end > i + 1 || i == 0 || nodes[i].literal.digit != nodes[i - 1].literal.digit) {
            text += '(';
            for (std::size_t k = i; k < end; ++k) {
                if (k > i) text += link(k);
                text += digit_name(nodes[k].literal.digit);
            }
            text += ')';
        }
        text += cell_name(nodes[i].literal.cell, cells == Cells::a1);
        i = end;
    }
    return text;
}

}  // namespace nonet
