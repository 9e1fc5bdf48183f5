// The names of cells: "r1c1" on the board, "loop7" for extra cells.

#include "core/say.hpp"
#include "formats/board_name.hpp"
#include "formats/rule_names.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

using Part = RuleProblem::Part;

std::string shown(std::string_view text, std::size_t at) {
    return at >= text.size() ? "the end" : quoted(text.substr(at, 1));
}

// Reads a number of up to three figures.
std::optional<int> take_number(std::string_view text, std::size_t& at) {
    const std::size_t begin = at;
    int number = 0;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9' && at - begin < 3)
        number = 10 * number + (text[at++] - '0');
    return at == begin ? std::nullopt : std::optional(number);
}

std::string take_word(std::string_view text, std::size_t& at) {
    std::string word;
    for (; at < text.size() && is_letter(text[at]); ++at) word += static_cast<char>(text[at] | 0x20);
    return word;
}

// Reads a size: "24" or "6x6".
std::optional<RuleProblem> read_size(std::string_view text, int& count, int& columns) {
    constexpr const char* expected = "a number of cells, or rows and columns, as in 6x6, after '='";
    std::size_t at = 0;
    const auto first = take_number(text, at);
    if (!first) return RuleProblem{Part::numbers, at, shown(text, at), expected};
    count = columns = *first;
    if (at < text.size() && (text[at] | 0x20) == 'x') {
        const auto second = take_number(text, ++at);
        if (!second) return RuleProblem{Part::numbers, at, shown(text, at), expected};
        columns = *second;
        count = *first * columns;
    }
    if (at < text.size()) return RuleProblem{Part::numbers, at, shown(text, at), expected};
    return std::nullopt;
}

}  // namespace

std::optional<RuleProblem> read_extra(const RuleWords& words, ExtraCells& cells) {
    if (words.has_parts || !words.has_cells)
        return RuleProblem{Part::word, 0, words.has_parts ? "'[' after 'extra'" : "no name after 'extra'",
                           "names of extra cells, as in extra:a,b or extra=6x6:loop"};
    int count = 1, columns = 1;
    if (words.has_numbers)
        if (auto problem = read_size(words.numbers, count, columns)) return problem;
    for (std::size_t at = 0;;) {
        const std::size_t begin = at;
        std::string name = take_word(words.cells, at);
        if (name.empty())
            return RuleProblem{Part::cells, at, shown(words.cells, at), "a name of letters, as in loop"};
        if (cells.cell(name, 1))
            return RuleProblem{Part::cells, begin, say("{what} again", quoted(name)), "each name once"};
        const int most = Geometry::most_cells - cells.first - cells.count();
        if (count < 1 || count > most)
            return RuleProblem{
                words.has_numbers ? Part::numbers : Part::cells, 0,
                counted(static_cast<std::size_t>(count), "cell"),
                most < 1 ? "none on this board" : say("{from} to {to} on this board", 1, most)};
        cells.groups.push_back({std::move(name), count, columns});
        if (at == words.cells.size()) return std::nullopt;
        if (words.cells[at] != ',')
            return RuleProblem{Part::cells, at, shown(words.cells, at),
                               "',' before another name, '+' before a rule, or the end"};
        ++at;
    }
}

// Successive groups of the same size share one term.
std::string extra_name(const ExtraCells& cells) {
    std::string text;
    const ExtraGroup* before = nullptr;
    for (const ExtraGroup& group : cells.groups) {
        if (before != nullptr && before->count == group.count && before->columns == group.columns) {
            text += ',' + group.name;
        } else {
            (text += text.empty() ? "" : "+") += extra_word;
            if (group.count > 1) {
                text += '=';
                if (group.columns < group.count) text += std::to_string(group.count / group.columns) + 'x';
                text += std::to_string(group.columns);
            }
            text += ':' + group.name;
        }
        before = &group;
    }
    return text;
}

std::expected<Cell, RuleProblem> read_cell(std::string_view text, std::size_t& at, const BoardParts& board) {
    const std::size_t begin = at;
    const auto fail = [&](std::size_t place, std::string found) {
        const auto last = static_cast<Cell>(board.rows * board.columns - 1);
        const std::string to = name_of_cell(last, board.columns);
        return std::unexpected(
            RuleProblem{Part::cells, place, std::move(found),
                        board.extra.groups.empty()
                            ? say("a cell, r1c1 to {to}", to)
                            : say("a cell, r1c1 to {to}, or one of {names}", to, extra_name(board.extra))});
    };
    const std::string word = take_word(text, at);
    const std::size_t figures = at;
    const auto number = take_number(text, at);
    const bool is_on_board = word == "r" && number && at < text.size() && (text[at] | 0x20) == 'c';
    if (!is_on_board && board.extra.cell(word, 1)) {
        const auto cell = board.extra.cell(word, number.value_or(1));
        const bool is_one = number || !board.extra.cell(word, 2);
        if (cell && is_one) return *cell;
        return fail(begin, quoted(text.substr(begin, at - begin)));
    }
    if (word != "r") return fail(begin, shown(text, begin));
    if (!number) return fail(figures, shown(text, figures));
    if (!is_on_board) return fail(at, shown(text, at));
    const auto column = take_number(text, ++at);
    if (!column) return fail(at, shown(text, at));
    if (*number < 1 || *number > board.rows || *column < 1 || *column > board.columns)
        return fail(begin, quoted(text.substr(begin, at - begin)));
    return static_cast<Cell>(board.columns * (*number - 1) + *column - 1);
}

}  // namespace nonet::formats
