#include "report/words.hpp"
#include "nonet/board_text.hpp"
#include "nonet/explain.hpp"

#include "core/tables.hpp"
#include "nonet/text.hpp"
#include "report/enumeration.hpp"
#include "report/speech.hpp"
#include "techniques/registry.hpp"

namespace nonet {
namespace {

// Returns the part of the board where the middle of a house is.
std::string region_of(House house, const Geometry& board) {
    const auto third = [](int line, int lines) { return 3 * line / lines; };
    const HouseKind kind = board.kind_of(house);
    if (kind == HouseKind::row || kind == HouseKind::column) {
        const bool row = kind == HouseKind::row;
        const int lines = row ? board.rows() : board.columns(), part = third(board.number_of(house), lines);
        const auto begin = [&](int i) { return (i * lines + 2) / 3; };  // the first line whose third is i
        return say(row ? "rows {from}-{to}" : "columns {from}-{to}", begin(part) + 1, begin(part + 1));
    }
    int rows = 0, columns = 0;
    const auto cells = board.house_cells(house);
    for (Cell cell : cells) {
        rows += cell / board.columns();
        columns += cell % board.columns();
    }
    constexpr std::string_view across[] = {"left", "middle", "right"};
    constexpr std::string_view down[] = {"upper ", "middle ", "lower "};
    const int count = static_cast<int>(cells.size());
    const int row = third(rows / count, board.rows()), column = third(columns / count, board.columns());
    if (row == 1 && column == 1) return say("the middle of the grid");
    return say("the " + std::string(down[row]) + std::string(across[column]) + " of the grid");
}

// "an X-Wing", "a Unique Loop".
bool begins_with_vowel(std::string_view name) {
    return std::string_view("AEIOX").find(name[0]) != std::string_view::npos;
}

// "Hidden Single" for "Hidden Single in a Box": the house is named after it.
std::string_view without_house(std::string_view name) { return name.substr(0, name.find(" in a ")); }

// Returns the cells to point at before the reason: those of the pattern, or the start of the chains.
std::string cells_to_point_at(const Step& step, const Speech& speech) {
    for (Role role : {Role::pattern, Role::pivot, Role::extra, Role::base})
        if (std::string cells = speech.cells_of(role); !cells.empty()) {
            if (role == Role::pivot)
                return say("{cells} with {others}", cells, speech.cells_of(Role::pincer));
            return cells;
        }
    if (step.chains.empty()) return {};
    return speech.name(step.chains.front().nodes.front().literal.cell);
}

// Returns the branches as numbered lines, then the patterns and chains used inside; a line feed before each line.
std::string proof_of(const StepWords& words) {
    std::string text;
    for (std::size_t i = 0; i < words.branches.size(); ++i) {
        const auto& [sentences, line] = words.branches[i];
        if (words.branches.size() > 1) text += "\n  " + say("Branch {number}", i + 1);
        for (std::size_t n = 0; n < sentences.size(); ++n)
            ((text += "\n  " + std::to_string(n + 1)) += ". ") += sentences[n];
        if (!line.empty()) (text += "\n  ") += line;
    }
    for (std::size_t i = 0; i < words.inner.size(); ++i)
        text += "\n  " + inner_name(i) + ") " + text_of(words.inner[i]);
    return text;
}

// Returns the main house of a step, where a person would look.
std::optional<House> house_shown(const Step& step) {
    for (Role role : {Role::base, Role::cover, Role::partner})
        for (const Exhibit& exhibit : step.exhibits)
            if (exhibit.role == role && !exhibit.houses.empty()) return exhibit.houses.front();
    return std::nullopt;
}

Cell cell_shown(const Step& step) {
    for (const Exhibit& exhibit : step.exhibits)
        if (!exhibit.cells.empty()) return exhibit.cells.front().cell;
    return step.remove.empty() ? step.place.front().cell : step.remove.front().cell;
}

// Returns a box or a piece if the cell is in one.
House house_to_look_at(const Step& step, const Geometry& board) {
    if (const auto house = house_shown(step)) return *house;
    const auto houses = board.houses_of(cell_shown(step));
    for (House house : houses)
        if (const HouseKind kind = board.kind_of(house); kind == HouseKind::box || kind == HouseKind::piece)
            return house;
    return houses.front();
}

std::string_view english_name(const Step& step, const Speech& speech) {
    if (const std::string_view title = speech.title(); !title.empty()) return title;
    const std::optional<StepForm> form = find_form(step.kind);
    return form ? form->name : step.kind;
}

// Returns a rung of the ladder, other than the last.
std::string rung_of(const Step& step, Rung rung, const Speech& speech, House house,
                    const std::string& region) {
    const std::string_view name = english_name(step, speech);
    switch (rung) {
        case Rung::region: return say("Look at {region}.", region);
        case Rung::house: return say("Look at {region}.", speech.house(house));
        case Rung::technique:
            return say(
                begins_with_vowel(name) ? "There is an {name} in {house}." : "There is a {name} in {house}.",
                translated(without_house(name)), speech.house(house));
        default: {
            const std::string cells = cells_to_point_at(step, speech);
            return say("{name}: look at {cells}.", translated(name),
                       cells.empty() ? speech.house(house) : cells);
        }
    }
}

// "r4c79", or "D7,D9".
std::string cells_of(const ChainNode& node, const Speech& speech) {
    if (node.others.empty()) return speech.name(node.literal.cell);
    if (speech.cells() == Cells::a1) {
        std::string text = cell_name(node.literal.cell, true);
        for (Cell other : node.others) (text += ',') += cell_name(other, true);
        return text;
    }
    CellSet all = CellSet::of(node.literal.cell);
    for (Cell other : node.others) all.insert(other);
    return compact_cells(all);
}

// Returns a chain in one line, with the board's names for cells and digits.
std::string eureka(const Chain& chain, const Speech& speech) {
    const auto& nodes = chain.nodes;
    if (nodes.size() < 2) return {};
    for (std::size_t i = 1; i < nodes.size(); ++i)
        if (nodes[i].from.size() != 1 || nodes[i].from[0] != i - 1 || nodes[i].why == Why::pattern ||
            nodes[i].why == Why::more)
            return {};
    const auto link = [&](std::size_t i) { return nodes[i].literal.on ? '=' : '-'; };  // the link to node i
    std::string text;
    for (std::size_t i = 0; i < nodes.size();) {
        // Candidates of one cell share a bracket: (5=8)r3c8; an unchanged digit is not repeated.
        std::size_t end = i + 1;
        while (end < nodes.size() && nodes[end].literal.cell == nodes[i].literal.cell &&
               nodes[end].others.empty() && nodes[i].others.empty())
            ++end;
        if (i > 0) text += link(i);
        if (end > i + 1 || i == 0 || nodes[i].literal.digit != nodes[i - 1].literal.digit) {
            text += '(';
            for (std::size_t k = i; k < end; ++k) {
                if (k > i) text += link(k);
                text += speech.glyph(nodes[k].literal.digit);
            }
            text += ')';
        }
        text += cells_of(nodes[i], speech);
        i = end;
    }
    return text;
}

// Adds the chains, one sentence for each node.
void add_branches(StepWords& words, const Step& step, const Speech& speech) {
    for (const Chain& chain : step.chains) {
        auto& branch = words.branches.emplace_back();
        for (const ChainNode& node : chain.nodes) branch.sentences.push_back(speech.sentence(node));
        branch.eureka = eureka(chain, speech);
    }
}

}  // namespace

std::string name_of_rule(const Geometry& board, std::uint16_t rule) {
    return rule_name(board.rules()[rule], board.columns(), board.digit_count());
}

std::string name_of_part(const Geometry& board, const Rule& part) {
    Rule whole = board.rules().back();
    const auto name = [&] { return rule_name(whole, board.columns(), board.digit_count()); };
    whole.parts.clear();
    const std::size_t begin = name().size() + 1;
    whole.parts = {part};
    return name().substr(begin);
}

std::string cell_name_on(const Geometry& board, Cell cell, Cells cells) {
    if (cells == Cells::r1c1) return cell_name(board, cell);
    const int row = cell / board.columns(), column = cell % board.columns();
    return static_cast<char>('A' + row) + std::to_string(column + 1);
}

std::vector<std::string> fill_sentences(std::string_view reason, const Step& step, Cells cells) {
    return Speech(step, cells).fill_all(reason);
}

std::string_view name_of_kind(std::string_view kind) noexcept {
    const std::optional<StepForm> form = find_form(kind);
    return form ? translated(form->name) : kind;
}

HouseName::HouseName(std::string_view name) : kind(name) {
    const std::size_t blank = name.rfind(' ');
    if (blank == name.npos || name[blank + 1] < '0' || name[blank + 1] > '9') return;
    kind = name.substr(0, blank);
    number = name.substr(blank + 1);
}

std::string house_words(std::string_view name) {
    const HouseName parts(name);
    return parts.number.empty() ? say(name) : say(std::string(parts.kind) + " {number}", parts.number);
}

std::string begun(std::string text) {
    const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
    const bool is_cell = text.size() > 1 && text[0] == 'r' && text[1] <= '9';
    if (!text.empty() && is_small(text[0]) && !is_cell) text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string conclusion_of(const Step& step, Cells cells, const Geometry& board) {
    return Speech(step, cells, board).conclusion();
}

std::string describe(const Step& step, Rung rung, Cells cells, const Geometry& board) {
    if (rung == Rung::whole) return text_of(words_of(step, cells, board));
    const House house = house_to_look_at(step, board);
    return rung_of(step, rung, Speech(step, cells, board), house, region_of(house, board));
}

StepWords words_of(const Step& step, Cells cells, const Geometry& board) {
    const Speech speech(step, cells, board);
    const std::optional<StepForm> form = find_form(step.kind);
    StepWords words{.name = translated(english_name(step, speech)),
                    .sentences = speech.fill_all(form ? form->sentence : "So {so}.")};
    add_branches(words, step, speech);
    for (const Step& inner : step.inner) words.inner.push_back(words_of(inner, cells, board));
    return words;
}

std::string text_of(const StepWords& words) {
    std::size_t size = words.name.size() + 1;
    for (const std::string& sentence : words.sentences) size += 1 + sentence.size();
    std::string text;
    text.reserve(size);
    (text += words.name) += '.';
    for (const std::string& sentence : words.sentences) (text += ' ') += sentence;
    if (!words.branches.empty()) text += proof_of(words);
    return text;
}

std::string inner_name(std::size_t number) { return {static_cast<char>('a' + number % 26)}; }

std::string eureka(const Chain& chain, Cells cells) { return eureka(chain, Speech(Step{}, cells)); }

}  // namespace nonet
