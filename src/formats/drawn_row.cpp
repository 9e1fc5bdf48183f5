#include "formats/drawn_row.hpp"

#include <algorithm>

namespace nonet::formats {
namespace {

using Kind = DrawnRow::Kind;

// Counts of a line's characters, by which its kind is determined.
struct Census {
    std::size_t digits = 0;   // 1..9
    std::size_t blanks = 0;   // 0 ? x: blanks that never occur in borders
    std::size_t dashes = 0;   // -
    std::size_t drawn = 0;    // . _ *: blanks, or corners and edges of a border
    std::size_t strokes = 0;  // + = ~: occur only in borders
    std::size_t corners = 0;  // : ' ` "
    std::size_t bars = 0;
    std::size_t foreign = 0;  // everything else
    char cell = 0;            // the first cell character
    bool same = true;         // whether all cell characters equal the first one
};

// Returns whether this is the 'u' that SudoCue writes before a digit that the player placed: "u5".
bool is_placed_sign(std::string_view line, std::size_t i) {
    return line[i] == 'u' && i + 1 < line.size() && is_cell(line[i + 1]) && cell_value(line[i + 1]) != 0 &&
           (i == 0 || is_space(line[i - 1]) || line[i - 1] == '|');
}

bool is_wrong_in_row(char c) { return !is_cell(c) && !is_space(c) && c != ',' && c != '|'; }

Census take_census(std::string_view line) {
    Census census;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (is_placed_sign(line, i)) continue;
        if (is_cell(c)) {
            if (!census.cell) census.cell = c;
            census.same &= c == census.cell;
        }
        if (c == '-')
            ++census.dashes;
        else if (c == '.' || c == '_' || c == '*')
            ++census.drawn;
        else if (is_cell(c))
            ++(cell_value(c) != 0 ? census.digits : census.blanks);
        else if (c == '+' || c == '=' || c == '~')
            ++census.strokes;
        else if (c == ':' || c == '\'' || c == '`' || c == '"')
            ++census.corners;
        else if (c == '|')
            ++census.bars;
        else if (c != ',' && !is_space(c))
            ++census.foreign;
    }
    return census;
}

// Borders have no digits. A line without digits that has a '+' or '=' is a border; otherwise dashes between corners
// decide.
Kind kind_of(const Census& census) {
    const std::size_t cells = census.digits + census.blanks + census.dashes + census.drawn;
    if (census.foreign + cells + census.strokes + census.corners + census.bars == 0) return Kind::blank;
    if (census.foreign == 0 && census.digits + census.blanks == 0) {
        const bool drawn = census.dashes >= box_side && census.drawn + census.corners > 0;
        if (census.strokes > 0 || drawn) return Kind::rule;
        if (census.corners == 0 && cells > 0 && census.same && census.cell != '.') return Kind::uniform;
    }
    // One wrong character among four right ones is a typing mistake; a larger share means another kind of text.
    const std::size_t wrong = census.foreign + census.strokes + census.corners;
    if (wrong > 0 && (cells < box_side || wrong * 4 > cells)) return Kind::foreign;
    return cells + census.bars > 0 ? Kind::cells : Kind::foreign;
}

void add_cell(DrawnRow& row, const Text& text, std::size_t i, bool begins_group) {
    const char c = text.ascii()[i];
    const std::uint8_t value = cell_value(c);
    if (row.cells < row.values.size()) row.values[row.cells] = value;
    if (row.cells == side) row.tenth_cell = text.origin(i);
    ++row.cells;
    row.end = text.origin(i + 1);
    if (value == 0) row.blanks |= 1u << blank_characters.find(c);
    if (begins_group) {
        if (row.groups == side) row.tenth_group = text.origin(i);
        if (++row.groups <= side) row.lists[row.groups - 1].at = static_cast<std::uint32_t>(text.origin(i));
    }
    if (row.groups > side) return;
    auto& list = row.lists[row.groups - 1];
    if (value == 0) {
        list.blank = c;
        list.broken |= !begins_group;
    } else {
        const auto digit = static_cast<Digit>(value - 1);
        list.broken |= list.blank != 0 || list.digits.contains(digit);
        list.digits.insert(digit);
    }
}

void add_cells(DrawnRow& row, const Text& text, std::size_t begin, std::size_t end) {
    bool within = false;
    for (std::size_t i = begin; i < end; ++i) {
        const char c = text.ascii()[i];
        if (is_cell(c)) add_cell(row, text, i, !within);
        within = is_cell(c);
    }
}

void add_empty_cell(DrawnRow& row) {
    if (row.groups < side) row.lists[row.groups].blank = ' ';
    ++row.cells;
    ++row.groups;
}

// The columns of the cells in a part between two bars that has room for `count` cells: "53 ", "5 3  ", " 5 3   ", " 5
// 3    ". Holds the first column and the step between cells; the step is 0 if no layout fits.
struct CellColumns {
    std::size_t first, step;
};
CellColumns places(std::size_t width, std::size_t count) {
    if (width == count) return {0, 1};
    if (width == 2 * count - 1) return {0, 2};
    if (width == 2 * count + 1) return {1, 2};
    if (width == 3 * count) return {1, 3};
    return {0, 0};
}

// Reads one part between bars, in which a space is an empty cell.
bool add_part(DrawnRow& row, const Text& text, std::size_t begin, std::size_t width, std::size_t count) {
    const std::string_view part = text.ascii().substr(begin, width);
    if (count == 1) {
        const std::size_t before = row.groups;
        add_cells(row, text, begin, begin + width);
        if (row.groups == before) add_empty_cell(row);
        return row.groups == before + 1;
    }
    const CellColumns at = places(width, count);
    for (std::size_t i = 0; i < width && at.step > 0; ++i) {
        const bool place = i >= at.first && (i - at.first) % at.step == 0 && (i - at.first) / at.step < count;
        if (place && is_cell(part[i]))
            add_cell(row, text, begin + i, true);
        else if (!is_space(part[i]))
            return false;
        else if (place)
            add_empty_cell(row);
    }
    return at.step > 0;
}

// "| 5 3   |   7   |       |": a row with bars may leave its empty cells blank. Between the outer bars there are nine
// parts, three parts that are as wide as three cells, or one as wide as nine.
bool read_spaced_row(DrawnRow& row, const Text& text, std::string_view content) {
    const std::size_t open = content.find('|'), close = content.rfind('|');
    const auto outside = [&](char c) { return !is_space(c); };
    if (std::any_of(content.begin(), content.begin() + open, outside)) return false;
    if (std::any_of(content.begin() + close + 1, content.end(), outside)) return false;
    const auto parts = static_cast<std::size_t>(std::count(content.begin(), content.end(), '|')) - 1;
    if (parts != side && parts != box_side && parts != 1) return false;
    for (std::size_t begin = open + 1; begin <= close;) {
        const std::size_t end = content.find('|', begin);
        if (!add_part(row, text, begin, end - begin, side / parts)) return false;
        begin = end + 1;
    }
    row.end = text.origin(close);
    return row.groups == side;
}

// "5 3   |   7   |      ": two bars and no outer ones. The middle part determines the columns. The first part may lack
// its leading space, and the last one all that is empty.
bool read_open_row(DrawnRow& row, const Text& text, std::string_view content) {
    const std::size_t open = content.find('|'), close = content.rfind('|');
    const std::size_t width = close - open - 1;
    const CellColumns at = places(width, box_side);
    if (std::ranges::count(content, '|') != box_side - 1 || at.step == 0) return false;
    if (open + at.first < width || open > width) return false;
    const std::size_t lacking = width - open;  // missing columns of the first part
    std::size_t cells = 0;
    for (std::size_t part = 0; part < box_side; ++part)
        for (std::size_t i = 0; i < box_side; ++i) {
            const std::size_t place = part * (width + 1) + at.first + i * at.step - lacking;
            if (place < content.size() && is_cell(content[place])) {
                add_cell(row, text, place, true);
                ++cells;
            } else {
                add_empty_cell(row);
            }
        }
    row.end = text.origin(content.size());
    // Every cell matched a column, so all other characters must be spaces.
    return cells == static_cast<std::size_t>(std::ranges::count_if(content, is_cell));
}

// --- Rows of spreadsheets.

constexpr std::string_view field_separators = ",;\t";

struct Fields {
    char separator = 0;  // 0: the line does not consist of fields
    std::size_t count = 0, empty = 0;
};

bool is_empty_or_cell(std::string_view field) {
    std::size_t cells = 0;
    for (char c : field) {
        if (!is_cell(c) && !is_space(c)) return false;
        cells += is_cell(c);
    }
    return cells <= 1;
}

Fields fields_by(char separator, std::string_view content) {
    Fields fields{.separator = separator};
    for (std::size_t begin = 0; begin <= content.size();) {
        const std::size_t end = std::min(content.find(separator, begin), content.size());
        const std::string_view field = content.substr(begin, end - begin);
        if (!is_empty_or_cell(field)) return {};
        ++fields.count;
        fields.empty += std::ranges::none_of(field, is_cell);
        begin = end + 1;
    }
    return fields;
}

Fields fields_of(std::string_view content) {
    constexpr std::size_t longest = 4 * cell_count;
    if (content.size() > longest) return {};
    for (char separator : field_separators) {
        const auto between = static_cast<std::size_t>(std::ranges::count(content, separator));
        const bool row = between + 2 >= side && between <= side;
        const bool grid = between + 1 == cell_count || between == cell_count;
        if (!row && !grid) continue;
        const Fields fields = fields_by(separator, content);
        if (fields.empty > 0 || (fields.separator == ';' && fields.count > 0)) return fields;
    }
    return {};
}

// A separator after the last cell of a full row ends the row.
void read_fields(DrawnRow& row, const Text& text, std::string_view content, const Fields& fields) {
    row.fields = true;
    const bool ends_with_separator = fields.count == side + 1 || fields.count == cell_count + 1;
    for (std::size_t begin = 0; begin <= content.size();) {
        const std::size_t end = std::min(content.find(fields.separator, begin), content.size());
        const auto is_here = [&](std::size_t i) { return i < end && is_cell(content[i]); };
        std::size_t at = begin;
        while (at < end && !is_here(at)) ++at;
        if (at == end && end == content.size() && ends_with_separator) break;
        if (row.cells == side) row.tenth_cell = row.tenth_group = text.origin(begin);
        if (is_here(at))
            add_cell(row, text, at, true);
        else
            add_empty_cell(row);
        begin = end + 1;
    }
    row.end = text.origin(content.size());
}

std::string_view before_comment(std::string_view line) {
    const std::string_view content = line.substr(0, line.find('#'));
    if (fields_of(content).count > 0) return content;
    return content.substr(0, std::min(content.find(';'), content.find("*/")));
}

}  // namespace

bool is_row_of_fields(std::string_view line) { return fields_of(line.substr(0, line.find('#'))).count > 0; }

DrawnRow scan_row(const Text& text, const Line& line) {
    const std::string_view content = before_comment(text.ascii());
    const Census census = take_census(content);
    DrawnRow row;
    row.line = line;
    row.kind = kind_of(census);
    row.mark = census.cell;
    row.bars = census.bars > 0;
    if (const Fields fields = fields_of(content); fields.count > 0) {
        row.kind = fields.empty == fields.count ? Kind::uniform : Kind::cells;
        read_fields(row, text, content, fields);
        return row;
    }
    if (row.kind == Kind::blank || row.kind == Kind::rule) return row;
    add_cells(row, text, 0, content.size());
    const bool clean = census.foreign + census.strokes + census.corners == 0;
    if (clean && census.bars > 1 && row.groups < side && row.cells < side) {
        DrawnRow spaced, open;
        if (!read_spaced_row(spaced, text, content) && read_open_row(open, text, content)) spaced = open;
        if (spaced.groups == side) {
            spaced.kind = row.kind;
            spaced.line = line;
            spaced.bars = true;
            row = spaced;
        }
    }
    if (!clean) {
        std::size_t wrong = 0;
        while (!is_wrong_in_row(content[wrong]) || is_placed_sign(content, wrong)) ++wrong;
        row.error = error_at(Errc::bad_character, line, text.origin(wrong), text.shown(wrong),
                             std::string(cell_expected));
    }
    return row;
}

}  // namespace nonet::formats
