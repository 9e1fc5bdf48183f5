#include "formats/links/iss_parser.hpp"

#include <charconv>

#include "core/say.hpp"
#include "formats/links/iss.hpp"
#include "formats/links/iss_words.hpp"

namespace nonet::formats {

std::vector<IssItem> items_of(std::string_view text) {
    std::vector<IssItem> items;
    for (std::size_t at = text.find('.'); at != text.npos;) {
        const std::size_t end = std::min(text.find('.', at + 1), text.size());
        IssItem item{{}, {}, at};
        for (std::size_t begin = at + 1; begin <= end;) {
            const std::size_t stop = begin + std::min(text.substr(begin, end - begin).find('~'), end - begin);
            const Part part{text.substr(begin, stop - begin), begin};
            begin == at + 1 ? void(item.type = part) : item.args.push_back(part);
            begin = stop + 1;
        }
        items.push_back(std::move(item));
        at = end == text.size() ? text.npos : end;
    }
    return items;
}

int iss_figure(char c) {
    if (c >= '1' && c <= '9') return c - '0';
    const int letter = (c | 0x20) - 'a';
    return letter >= 0 && letter < iss_cell_base - 10 ? letter + 10 : 0;
}

std::string iss_cell(int row, int column) {
    constexpr std::string_view figures = "123456789abcdefg";
    return std::string("R") + figures[static_cast<std::size_t>(row)] + 'C' +
           figures[static_cast<std::size_t>(column)];
}

std::optional<int> iss_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

bool IssParser::fail(const Part& part, std::string found, std::string expected) {
    fault = {part.at, std::move(found), std::move(expected)};
    return false;
}
bool IssParser::fail(const Part& part, std::string expected) {
    return fail(part, part.text.empty() ? "nothing" : formats::quoted(part.text.substr(0, 20)),
                std::move(expected));
}
bool IssParser::fail_in(const IssItem& item, const Part& part, std::string_view expected) {
    return fail(part, behind(item, expected));
}
std::string IssParser::behind(const IssItem& item, std::string_view what) {
    return say("{what} after {item}", translated(what), formats::quoted(item.type.text));
}
Part IssParser::arg(const IssItem& item, std::size_t index) {
    if (index < item.args.size()) return item.args[index];
    const Part& last = item.args.empty() ? item.type : item.args.back();
    return {{}, last.at + last.text.size()};
}

bool IssParser::read_cell(const Part& part, Cell& cell) {
    const std::string_view text = part.text;
    if (const auto extra = extra_cell(text)) return cell = *extra, true;
    const int row = text.size() == 4 ? iss_figure(text[1]) : 0;
    const int column = text.size() == 4 ? iss_figure(text[3]) : 0;
    if (row < 1 || row > import.rows() || column < 1 || column > import.columns() ||
        (text[0] | 0x20) != 'r' || (text[2] | 0x20) != 'c')
        return fail(part, say("a cell, R1C1 to {to}", iss_cell(import.rows() - 1, import.columns() - 1)));
    cell = static_cast<Cell>((row - 1) * import.columns() + column - 1);
    return true;
}
bool IssParser::read_cells(const IssItem& item, std::size_t first, std::vector<Cell>& cells) {
    for (std::size_t i = first; i < item.args.size(); ++i) {
        if (item.args[i].text.empty() && i + 1 == item.args.size()) break;
        Cell cell = 0;
        if (!read_cell(item.args[i], cell)) return false;
        cells.push_back(cell);
    }
    return !cells.empty() || fail_in(item, arg(item, first), "cells");
}
bool IssParser::read_number(const IssItem& item, std::size_t index, std::int32_t& number) {
    const auto found = iss_number(arg(item, index).text);
    if (!found) return fail_in(item, arg(item, index), "a number");
    number = *found;
    return true;
}
bool IssParser::read_line(const Part& part, std::vector<Cell>& cells) {
    const bool row = !part.text.empty() && (part.text[0] | 0x20) == 'r';
    const bool column = !part.text.empty() && (part.text[0] | 0x20) == 'c';
    const int number = part.text.size() == 2 ? iss_figure(part.text[1]) : 0;
    if ((!row && !column) || number < 1 || number > (row ? import.rows() : import.columns()))
        return fail(part, "a row or a column, as in R1 or C1");
    for (int i = 0; i < (row ? import.columns() : import.rows()); ++i)
        cells.push_back(
            static_cast<Cell>(row ? (number - 1) * import.columns() + i : i * import.columns() + number - 1));
    return true;
}

bool IssParser::read_groups(const IssItem& item, std::vector<std::vector<Cell>>& groups) {
    groups.emplace_back();
    for (std::size_t i = 1; i < item.args.size(); ++i) {
        const Part& part = item.args[i];
        if (part.text.empty() || part.text[0] == '_') {
            if (!groups.back().empty()) groups.emplace_back();
        } else if (!read_cell(part, groups.back().emplace_back())) {
            return false;
        }
    }
    if (groups.back().empty()) groups.pop_back();
    return !groups.empty() || fail_in(item, arg(item, 1), "cells");
}

bool may_be_iss(std::string_view text) {
    if (!text.starts_with('.')) return false;
    const std::size_t end = std::min(
        text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", 1), text.size());
    if (end < text.size() && text[end] == '~') return true;
    const std::string_view word = text.substr(1, end - 1);
    return (end == text.size() || text[end] == '.' || is_space(text[end])) && word.size() > 1 &&
           (word == "NoBoxes" || word == "And" || word == "Or" || word == "ChaosConstruction" ||
            std::ranges::find(iss_words, word, &IssWord::word) != std::end(iss_words));
}

bool is_iss_item(std::string_view text) {
    return (may_be_iss(text) || text == ".End") && text.find('.', 1) == text.npos;
}

}  // namespace nonet::formats
