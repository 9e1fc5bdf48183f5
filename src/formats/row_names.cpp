#include "formats/row_names.hpp"

#include <algorithm>

#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t longest_word = 8;
constexpr std::string_view around_names = "[](),*\"'`";

bool is_row_letter(char c) { return (c | 0x20) >= 'a' && (c | 0x20) < 'a' + side; }

// "r1", "12", "b"; at most two digits.
std::optional<NumberedName> numbered_name(std::string_view text) {
    NumberedName name;
    std::size_t at = 0;
    while (at < text.size() && is_letter(text[at])) name.word += static_cast<char>(text[at++] | 0x20);
    while (at < text.size() && text[at] == ' ') ++at;
    const std::string_view number = text.substr(at);
    if (name.word.size() > longest_word || number.size() > 2 || !std::ranges::all_of(number, is_ascii_digit))
        return {};
    if (number.empty()) {
        if (name.word.size() != 1 || !is_row_letter(name.word[0])) return {};
        return NumberedName{{}, name.word[0] - 'a' + 1, true};
    }
    for (char c : number) name.number = name.number * 10 + (c - '0');
    return name;
}

}  // namespace

bool are_in_sequence(const NumberedName& before, const NumberedName& name) {
    return name.letter == before.letter && name.word == before.word && name.number == before.number + 1;
}

std::optional<RowName> name_of_row(std::string_view ascii) {
    const std::size_t begin = std::min(ascii.find_first_not_of(" \t|[(*\"'"), ascii.size());
    const auto run = [&](std::size_t at, auto is_part) {
        while (at < ascii.size() && is_part(ascii[at])) ++at;
        return at;
    };
    const std::size_t word_end = run(begin, is_letter);
    const bool space = word_end > begin + 1 && ascii.substr(word_end).starts_with(' ');  // "Row 1"
    std::size_t end = run(word_end + space, is_ascii_digit);
    if (end == word_end + space) end = word_end;
    const auto name = numbered_name(ascii.substr(begin, end - begin));
    if (!name) return {};
    // Characters that close a name. These include a dot, which otherwise is a cell, and the stars of a bold name.
    const std::size_t named = end;
    const bool starred = begin > 0 && ascii[begin - 1] == '*';
    end = run(end, [&](char c) { return std::string_view("]):=>\"'").contains(c) || (starred && c == '*'); });
    if (end < ascii.size() && (ascii[end] == ',' || ascii[end] == ';')) ++end;
    if (ascii.substr(end).starts_with(']')) ++end;  // "[1,]"
    const std::string_view before = ascii.substr(0, begin);
    const auto brackets = std::ranges::count_if(before, [](char c) { return c == '[' || c == '('; });
    const bool closed = ascii.substr(named, end - named).find_first_of("])") != ascii.npos;
    if (brackets > 1 || (brackets == 1 && !closed)) return {};  // a literal of a program
    if (ascii.substr(end).starts_with(". ")) ++end;
    if (end == named && end < ascii.size() && !is_space(ascii[end]) && ascii[end] != '|') return {};
    // A tab or a bar after the name also ends it, unless the bar is part of the row's frame.
    const bool framed = ascii.substr(0, ascii.find_last_not_of(" \t\r") + 1).ends_with('|');
    const std::size_t gap = run(end, [](char c) { return c == ' '; });
    if (gap < ascii.size() && (ascii[gap] == '|' ? !framed : ascii[gap] == '\t' && end == named))
        end = gap + 1;
    return RowName{*name, end};
}

std::vector<std::size_t> names_of_columns(std::string_view ascii) {
    std::vector<std::size_t> places;
    const std::size_t tight = ascii.find_first_not_of(" \t");
    for (std::string_view names : {"123456789", "012345678", "ABCDEFGHI", "abcdefghi"})
        if (tight != ascii.npos &&
            ascii.substr(tight, ascii.find_last_not_of(" \t\r") + 1 - tight) == names) {
            for (std::size_t i = 0; i < side; ++i) places.push_back(tight + i);
            return places;
        }
    std::optional<NumberedName> before;
    for (std::size_t at = 0; at < ascii.size();) {
        const std::size_t begin = ascii.find_first_not_of(" \t|,;+\r", at);
        if (begin == ascii.npos) break;
        const std::size_t end = std::min(ascii.find_first_of(" \t|;+\r", begin), ascii.size());
        const std::size_t comma = ascii.find(',', begin + 1);
        const bool bracketed = ascii[begin] == '[';  // "[,1]"
        at = bracketed ? end : std::min(end, comma);
        std::size_t last = at;
        std::string_view token = ascii.substr(begin, at - begin);
        while (!token.empty() && around_names.contains(token.front())) token.remove_prefix(1);
        while (!token.empty() && around_names.contains(token.back())) token.remove_suffix(1), --last;
        if (token.empty()) continue;
        const auto name = numbered_name(token);
        const bool first = places.empty();
        if (!name || (first ? name->number > 1 : !are_in_sequence(*before, *name))) return {};
        before = name;
        places.push_back(last - 1);
    }
    if (places.size() != side) places.clear();
    return places;
}

}  // namespace nonet::formats
