// A table of HTML: nine rows of nine cells, each a digit or nothing, as text or as the value of an <input>.
//
// Only <tr> and <td> determine rows and cells; other tags, comments and attributes are ignored. Headings (<th>) are not
// cells. A table within a table is an error, because boxes of nine cells would be read as rows.
//
// The table ends with its </table>. Without one it ends with its ninth row, or before an empty line after that row.

#include <algorithm>
#include <utility>

#include "core/say.hpp"
#include "formats/formats.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t most_html_lines = 4000;

bool same_letters(std::string_view text, std::string_view word) {
    return std::ranges::equal(text, word, [](char a, char b) { return (is_letter(a) ? a | 0x20 : a) == b; });
}

// Returns whether `text` begins with the tag: "<td>", "<TD class=...".
bool begins_tag(std::string_view text, std::string_view name) {
    if (text.size() <= name.size() || !same_letters(text.substr(0, name.size()), name)) return false;
    const char behind = text[name.size()];
    return !is_letter(behind) && !(behind >= '0' && behind <= '9');
}

bool begins_html(const Text& text) {
    const std::string_view line = text.ascii();
    const std::size_t at = std::min(line.find_first_not_of(" \t"), line.size());
    for (std::string_view name : {"<table", "<tbody", "<tr", "<td"})
        if (begins_tag(line.substr(at), name)) return true;
    return false;
}

struct Entity {
    std::string_view name;
    char plain;
};
constexpr Entity entities[] = {{"&nbsp;", ' '}, {"&#160;", ' '},   {"&#xa0;", ' '}, {"&ensp;", ' '},
                               {"&emsp;", ' '}, {"&thinsp;", ' '}, {"&zwnj;", ' '}, {"&middot;", '.'},
                               {"&bull;", '.'}, {"&ndash;", '-'},  {"&mdash;", '-'}};

class TableReader {
 public:
    TableReader(Lines& lines, Record& record) : lines_(lines), record_(record) {}

    bool read(const Line& first) {
        Line line = first;
        for (std::size_t count = 0; count < most_html_lines && !closed_; ++count) {
            line_ = line;
            read_line(lines_.text(line));
            lines_.take(line);
            if (closed_ || lines_.taken() > max_text_size || !lines_.peek(line) || line.cut) break;
            const bool blank = lines_.text(line).find_first_not_of(" \t\r") == std::string_view::npos;
            if (!table_ && rows_ == side && (blank || !begins_any_tag(lines_.text(line)))) break;
        }
        end_row();
        if (rows_ == 0 && !record_.error) return false;
        if (rows_ != side) fail(Errc::wrong_length, last_, counted(rows_, "row"), std::to_string(side));
        return true;
    }

 private:
    static bool begins_any_tag(std::string_view line) {
        return line.substr(std::min(line.find_first_not_of(" \t"), line.size())).starts_with('<');
    }

    void fail(Errc code, const Line& place, std::string found, std::string expected) {
        if (!record_.error) record_.error = error_at(code, place, 0, std::move(found), std::move(expected));
    }
    Line place(std::size_t at) const {
        Line here = line_;
        here.column += at;
        here.offset += at;
        return here;
    }

    void read_line(std::string_view raw) {
        const Text text(raw, Text::Part::field);
        const std::string_view ascii = text.ascii();
        for (std::size_t at = 0; at < ascii.size() && !closed_;) {
            last_ = place(text.origin(at));
            if (comment_) {
                const std::size_t end = ascii.find("-->", at);
                comment_ = end == ascii.npos;
                at = comment_ ? ascii.size() : end + 3;
            } else if (tag_ || (ascii[at] == '<' && at + 1 < ascii.size())) {
                at = read_tag(ascii, at);
            } else if (ascii[at] == '&') {
                at = read_entity(text, at);
            } else {
                add(text, at, ascii[at]);
                ++at;
            }
        }
    }

    // A tag may continue on further lines; these can only hold attributes.
    std::size_t read_tag(std::string_view ascii, std::size_t at) {
        const std::string_view here = ascii.substr(at);
        if (!tag_) {
            if (here.starts_with("<!--")) return comment_ = true, at + 4;
            begin_tag(here);
        }
        const std::size_t end = std::min(ascii.find('>', at), ascii.size());
        if (input_) add_value(ascii.substr(at, end - at));
        tag_ = end == ascii.size();
        input_ = input_ && tag_;
        return tag_ ? end : end + 1;
    }

    void begin_tag(std::string_view tag) {
        if (begins_tag(tag, "<table")) {
            if (table_ || cell_)
                fail(Errc::bad_structure, last_, "a table within a table", "one table of nine rows");
            table_ = true;
            ++depth_;
        } else if (begins_tag(tag, "</table")) {
            closed_ = --depth_ <= 0;
        } else if (begins_tag(tag, "<tr")) {
            end_row();
        } else if (begins_tag(tag, "</tr")) {
            end_row();
        } else if (begins_tag(tag, "<td")) {
            end_cell();
            if (cells_ == 0) row_begin_ = last_;
            cell_ = true;
            value_ = 0;
            digits_ = 0;
        } else if (begins_tag(tag, "<th") || begins_tag(tag, "</td")) {
            end_cell();
        } else if (begins_tag(tag, "<input")) {
            input_ = true;
        }
    }

    void add_value(std::string_view attributes) {
        const std::size_t at = attributes.find(" value=");
        if (at == attributes.npos) return;
        std::string_view value = attributes.substr(at + 7);
        if (value.starts_with('"') || value.starts_with('\'')) {
            const char quote = value.front();
            value.remove_prefix(1);
            value = value.substr(0, value.find(quote));
        } else {
            value = value.substr(0, value.find_first_of(" />"));
        }
        const Text text(value, Text::Part::field);
        for (std::size_t i = 0; i < value.size(); ++i) add(text, i, value[i]);
    }

    std::size_t read_entity(const Text& text, std::size_t at) {
        const std::string_view here = text.ascii().substr(at);
        for (const Entity& entity : entities)
            if (same_letters(here.substr(0, entity.name.size()), entity.name)) {
                add(text, at, entity.plain);
                return at + entity.name.size();
            }
        add(text, at, '&');
        return at + 1;
    }

    // Adds a character of a cell's text.
    void add(const Text& text, std::size_t at, char c) {
        if (!cell_ || is_space(c)) return;
        if (!is_cell(c)) return fail(Errc::bad_character, last_, text.shown(at), std::string(cell_expected));
        if (++digits_ > 1)
            return fail(Errc::bad_structure, last_, "more than one character in a cell",
                        "a digit, or nothing");
        value_ = cell_value(c);
    }

    void end_cell() {
        if (!std::exchange(cell_, false)) return;
        if (rows_ < side && cells_ < side)
            record_.puzzle.to_classic().givens[cell_at(static_cast<int>(rows_), static_cast<int>(cells_))] =
                value_;
        ++cells_;
    }

    void end_row() {
        end_cell();
        const std::size_t cells = std::exchange(cells_, 0);
        if (cells == 0) return;
        ++rows_;
        if (cells != side)
            fail(Errc::wrong_length, row_begin_,
                 say("{cells} in row {number}", counted(cells, "cell"), rows_), std::to_string(side));
    }

    Lines& lines_;
    Record& record_;
    Line line_, last_, row_begin_;
    std::size_t rows_ = 0, cells_ = 0, digits_ = 0;
    std::uint8_t value_ = 0;
    int depth_ = 0;
    bool table_ = false, closed_ = false, cell_ = false, tag_ = false, input_ = false, comment_ = false;
};

bool read_as_html(Source& source, const Line& line, Record& record) {
    record.format = Format::html;
    return TableReader(source.lines, record).read(line);
}

}  // namespace

extern constinit const ReadFormat read_html{begins_html, read_as_html};

}  // namespace nonet::formats
