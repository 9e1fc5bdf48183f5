// Describes text that begins no puzzle and gives advice, for an error. Only common cases have a
// description; otherwise the message names the first character (reader.cpp).

#include <algorithm>

#include "core/say.hpp"
#include "formats/formats.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t quoted_size = 32;  // the number of characters of the line that a message quotes

bool is_name_letter(char c) { return is_letter(c) && !is_cell(c); }
bool is_printable(char c) { return c >= ' ' && c <= '~'; }

// Quotes the text, or its first words, up to a character that is not ASCII.
std::string quoted_begin(std::string_view text) {
    const auto plain = static_cast<std::size_t>(std::ranges::find_if_not(text, is_printable) - text.begin());
    std::string_view begin = text.substr(0, plain);
    if (begin.size() > quoted_size) {
        const std::size_t space = begin.rfind(' ', quoted_size);
        begin = begin.substr(0, space == begin.npos ? quoted_size : space);
    }
    begin = trimmed(begin);
    return quoted(begin.size() < text.size() ? std::string(begin) + " ..." : std::string(begin));
}

// "[12/03/2024, 18:41:07] Mum: 53..7....", "<mum> 53..7....": returns the part before nine cells, or nothing.
std::string_view before_row(std::string_view line) {
    if (line.size() < side + 2) return {};
    const std::string_view row = line.substr(line.size() - side);
    const std::string_view before = trimmed(line.substr(0, line.size() - side));
    const bool named = !before.empty() && std::string_view(":>").find(before.back()) != before.npos &&
                       std::ranges::any_of(before, is_name_letter);
    const bool apart = is_space(line[line.size() - side - 1]);
    return named && apart && std::ranges::all_of(row, is_cell) ? before : std::string_view();
}

// "5 3 =B7 =B7 7": bytes in the quoted-printable encoding of mail.
bool is_quoted_printable(std::string_view line) {
    const auto is_hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F'); };
    std::size_t bytes = 0;
    for (std::size_t at = line.find('='); at < line.size(); at = line.find('=', at + 1))
        if (at + 2 < line.size() && is_hex(line[at + 1]) && is_hex(line[at + 2])) ++bytes;
    return bytes > 1 && std::ranges::count(line, '=') == static_cast<std::ptrdiff_t>(bytes);
}

// Returns whether there are at least two words, and not only crosses.
bool is_prose(std::string_view line) {
    std::size_t words = 0;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t end = at;
        while (end < line.size() && is_letter(line[end])) ++end;
        const std::string_view word = line.substr(at, end - at);
        if (word.size() > 1 && std::ranges::any_of(word, is_name_letter)) ++words;
        at = end + 1;
    }
    return words > 1;
}

}  // namespace

std::optional<OtherText> other_text(std::string_view ascii) {
    const std::string_view line = trimmed(ascii);
    if (line.empty() || !is_printable(line.front())) return std::nullopt;  // nothing to quote
    if (const std::string_view before = before_row(line); !before.empty())
        return OtherText{say("a row of cells after {quoted}", quoted_begin(before)),
                         "nine rows without the text that a chat or a log puts before each"};
    if (is_quoted_printable(line))
        return OtherText{"quoted-printable text from the source of an e-mail",
                         "the text that the mail program shows"};
    if (line.starts_with("{|"))
        return OtherText{"a table of a wiki", "cells, or a table of Markdown or HTML"};
    if (line.size() > 1 && line[0] == '<' && is_letter(line[1]))
        return OtherText{say("markup, {quoted}", quoted_begin(line)),
                         "a puzzle; of markup, only HTML tables are supported"};
    if (is_prose(line))
        return OtherText{say("the words {quoted}", quoted_begin(line)), "a puzzle, or '#' before a comment"};
    return std::nullopt;
}

}  // namespace nonet::formats
