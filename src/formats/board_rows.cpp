#include "formats/board_rows.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace nonet::formats {
namespace {

constexpr std::string_view openers = "[{(", closers = "]})", quotes = "\"'", spaces = " \t\r\v\f|`";
constexpr std::array<std::string_view, 7> nothings = {"null", "None", "nil", "NaN", "nan", "NA", "undefined"};

// Returns whether the row repeats one sign, once for each column: empty cells, or a border.
bool is_uniform(const BoardRow& row) {
    const char first = row.words.front().text.front();
    return std::string_view("-_*").contains(first) &&
           std::ranges::all_of(row.words, [&](const BoardWord& word) {
               return word.text.find_first_not_of(first) == std::string::npos;
           });
}

// Returns whether the line has one word for each column and some words are lists with commas: "1,2 3 1,4,12".
bool has_lists(std::string_view line, std::size_t columns) {
    std::size_t words = 0;
    bool list = false;
    for (std::size_t at = 0; (at = line.find_first_not_of(spaces, at)) != line.npos; ++words) {
        const std::size_t end = std::min(line.find_first_of(spaces, at), line.size());
        const std::size_t comma = line.substr(at, end - at).find(',');
        list |= comma != line.npos && comma > 0 && at + comma + 1 < end;
        at = end;
    }
    return list && words == columns;
}

}  // namespace

std::size_t begin_of_cells(std::string_view ascii) {
    constexpr std::size_t longest_name = 60;
    const std::size_t sign = ascii.substr(0, longest_name).find_first_of("=:");
    if (sign == ascii.npos) return 0;
    std::size_t letters = 0;
    for (char c : ascii.substr(0, sign)) {
        letters += is_letter(c);
        if (!is_letter(c) && !std::string_view(" _*&#.0123456789[]<>").contains(c)) return 0;
    }
    return letters > 1 || (letters == 1 && ascii[sign] == '=') ? sign + 1 : 0;
}

bool is_board_border(std::string_view ascii) {
    if (ascii.find_first_not_of("|+-=~:.'`\"*_ \t\r") != ascii.npos) return false;
    if (ascii.find_first_of("+=~") != ascii.npos || ascii.find_first_not_of(spaces) == ascii.npos)
        return true;
    const bool dashes = ascii.find("--") != ascii.npos || ascii.find("==") != ascii.npos;
    return dashes && ascii.find_first_of(":.'`\"*") != ascii.npos;
}

void BoardRows::add_word(const Line& line, const Text& text, std::size_t begin, std::size_t end) {
    BoardWord word{std::string(text.ascii().substr(begin, end - begin)), line, {}};
    for (std::size_t i = begin; i <= end; ++i) word.at.push_back(static_cast<std::uint32_t>(text.origin(i)));
    if (end == begin || word.text == " " || std::ranges::find(nothings, word.text) != nothings.end()) {
        word.text = ".";
        word.at = {word.at.front(), word.at.back()};
    }
    row_.characters += word.text.size();
    row_.words.push_back(std::move(word));
}

void BoardRows::close_row() {
    if (row_.words.empty()) return;
    words_ += row_.words.size();
    characters_ += row_.characters;
    whole_rows_ += is_whole(row_);
    if (rows_.empty()) begins_uniform_ = is_uniform(row_);
    rows_.push_back(std::exchange(row_, {}));
}

void BoardRows::drop_last_row() {
    words_ -= rows_.back().words.size();
    characters_ -= rows_.back().characters;
    whole_rows_ -= is_whole(rows_.back());
    rows_.pop_back();
}

// Adds a row like "3,,6": each field is empty or holds one cell, and some are empty.
bool BoardRows::add_fields(const Line& line, const Text& text, std::size_t end) {
    const std::string_view content = text.ascii().substr(0, end);
    for (char separator : {',', ';', '\t'}) {
        if (columns_ < 2 || static_cast<std::size_t>(std::ranges::count(content, separator)) + 1 != columns_)
            continue;
        std::vector<std::pair<std::size_t, std::size_t>> fields;
        bool empty = separator == ';', plain = true;
        for (std::size_t begin = 0; begin <= content.size();) {
            const std::size_t stop = std::min(content.find(separator, begin), content.size());
            std::size_t first = begin, last = stop;
            while (first < last && is_space(content[first])) ++first;
            while (first < last && is_space(content[last - 1])) --last;
            empty |= first == last;
            plain &= content.substr(first, last - first).find_first_of(" \t[](){}\"'|") == content.npos;
            fields.emplace_back(first, last);
            begin = stop + 1;
        }
        if (!empty || !plain) continue;
        for (const auto& [first, last] : fields) add_word(line, text, first, last);
        return true;
    }
    return false;
}

void BoardRows::add_words(const Line& line, const Text& text, std::size_t begin, std::size_t end) {
    const std::string_view content = text.ascii().substr(0, end);
    const bool lists = !brackets_ && content.find_first_of("[]{}()\"'") == content.npos &&
                       has_lists(content.substr(begin), columns_);
    for (std::size_t at = begin; at < end;) {
        const char c = content[at];
        const bool empty_text = quotes.contains(c) && at + 1 < end && content[at + 1] == c;
        const bool blank_text =
            quotes.contains(c) && at + 2 < end && content[at + 1] == ' ' && content[at + 2] == c;
        if (empty_text || blank_text) {
            add_word(line, text, at + 1, at + 1);
            at += empty_text ? 2 : 3;
        } else if (openers.contains(c)) {
            ++depth_, ++at, brackets_ = true;
        } else if (closers.contains(c) || (c == ';' && brackets_)) {
            if (c != ';' && depth_ > 0) --depth_;
            close_row();
            ++at;
        } else if (c == ';') {
            return;  // a comment
        } else if (spaces.contains(c) || quotes.contains(c) || (c == ',' && !lists)) {
            ++at;
        } else {
            std::size_t stop = at;
            while (stop < end && !spaces.contains(content[stop]) &&
                   !std::string_view("[](){}\"';").contains(content[stop]) && (lists || content[stop] != ','))
                ++stop;
            add_word(line, text, at, stop);
            at = stop;
        }
    }
}

void BoardRows::add(const Line& line, std::string_view raw) {
    const Text text(raw);
    const std::string_view ascii = text.ascii();
    const std::size_t end = std::min(ascii.find('#'), ascii.size());
    const std::string_view content = ascii.substr(0, end);
    const std::size_t count = rows_.size();
    if (!brackets_ && is_board_border(content)) {
        framed_ |= content.contains('+');
        return;
    }
    if (!brackets_ && add_fields(line, text, end)) return close_row();
    add_words(line, text, begin_of_cells(content), end);
    if (depth_ < 2) close_row();
    if (brackets_ || rows_.size() == count || !is_uniform(rows_.back())) return;
    const bool like_others =
        count == 0 || begins_uniform_ || rows_.front().words.size() == rows_.back().words.size();
    if (rows_.back().characters != columns_ || !like_others) drop_last_row();
}

void BoardRows::end(std::size_t rows) {
    close_row();
    if (rows_.size() <= rows) return;
    for (std::vector<BoardRow> all = std::exchange(rows_, {}); BoardRow & row : all) {
        if (is_uniform(row)) {
            words_ -= row.words.size();
            characters_ -= row.characters;
            whole_rows_ -= is_whole(row);
        } else {
            rows_.push_back(std::move(row));
        }
    }
}

}  // namespace nonet::formats
