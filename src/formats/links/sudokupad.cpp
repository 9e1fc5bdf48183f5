// SudokuPad's links. Their JSON draws rules without stating them. Sums of cages and the board itself are read; any
// other drawing is recorded as lost.

#include "formats/links/sudokupad.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/each_once.hpp"
#include "core/say.hpp"
#include "formats/links/fpuzzles.hpp"
#include "formats/links/lz_string.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

using Kind = JsonNode::Kind;
using Cells = std::vector<Cell>;

constexpr std::size_t longest_id = 60;

// ---- Givens alone

// Runs of cells: blanks and a digit, or a digit and blanks.
std::optional<std::string> codoku(std::string_view text) {
    constexpr int most = 59;
    std::string cells;
    for (char c : text) {
        const int code = static_cast<unsigned char>(c);
        const int number = code < '&'    ? -1
                           : code < ':'  ? code - '&'
                           : code < 'A'  ? -1
                           : code <= 'Z' ? code - 'A' + 20
                           : code < 'a'  ? -1
                                         : code - 'a' + 46;
        if (number < 0 || number > most) return std::nullopt;
        cells += static_cast<char>('0' + number % 10);
        cells.append(static_cast<std::size_t>(number / 10), '0');
    }
    return cells;
}

// Digits as they are, and a character for the length of each run of blanks.
std::optional<std::string> blank_runs(std::string_view text) {
    constexpr std::string_view run_lengths =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";
    std::string cells;
    for (char c : text) {
        if (c >= '0' && c <= '9') {
            cells += c;
            continue;
        }
        const std::size_t blanks = run_lengths.find(c);
        if (blanks == run_lengths.npos) return std::nullopt;
        cells.append(blanks, '0');
    }
    return cells;
}

// For each digit, a character that encodes it and the number of blanks after it.
std::optional<std::string> base_sixty(std::string_view text) {
    constexpr std::string_view digits_and_blanks =
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
    std::string cells;
    for (char c : text) {
        const std::size_t number = digits_and_blanks.find(c);
        if (number == digits_and_blanks.npos) return std::nullopt;
        cells += static_cast<char>('0' + number % 10);
        cells.append(number / 10, '0');
    }
    return cells;
}

std::size_t side_of(const std::optional<std::string>& cells) {
    for (std::size_t size = 1; cells && size <= 9; ++size)
        if (size * size == cells->size()) return size;
    return 0;
}

std::expected<Import, Fault> of_digits(const std::string& cells, std::size_t size) {
    Import import(static_cast<int>(size), static_cast<int>(size));
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const int value = cells[cell] - '0';
        if (value == 0) continue;
        if (!import.has_value(value))
            return std::unexpected(Fault{0,
                                         say("the digit {digit} in a grid of {size} x {size}", value, size),
                                         say("{from} to {to}", 1, size)});
        import.set_value(static_cast<Cell>(cell), value);
    }
    return import;
}

std::expected<Import, Fault> read_codoku(std::string_view payload) {
    bool windows = false, diagonals = false;
    for (; !payload.empty() && (payload.back() == 'w' || payload.back() == 'x'); payload.remove_suffix(1))
        (payload.back() == 'w' ? windows : diagonals) = true;
    const auto cells = codoku(payload);
    const std::size_t size = side_of(cells);
    if (size == 0)
        return std::unexpected(
            Fault{0, cells ? counted(cells->size(), "cell") : "a character that codoku does not have",
                  "81 cells after 'scf'"});
    auto import = of_digits(*cells, size);
    if (import && windows) import->add_term("windoku");
    if (import && diagonals) import->add_term("x");
    return import;
}

std::expected<Import, Fault> read_classic(std::string_view payload) {
    for (const auto& cells : {base_sixty(payload), blank_runs(payload)})
        if (const std::size_t size = side_of(cells); size > 1) return of_digits(*cells, size);
    const auto cells = base_sixty(payload);
    return std::unexpected(
        Fault{0, cells ? counted(cells->size(), "cell") : "a character that such links do not have",
              "81 cells after 'classic'"});
}

// ---- JSON

// Returns the member with the short or the long name.
const JsonNode& at(const JsonNode& node, std::string_view name, std::string_view other) {
    const JsonNode* found = node.find(name);
    return found ? *found : node.at(other);
}

class PadReader {
 public:
    explicit PadReader(const JsonNode& root) : root_(root) {}

    std::expected<Import, Fault> read() {
        if (!(read_cells() && read_regions() && read_cages())) return std::unexpected(std::move(fault_));
        read_metadata();
        for (const auto& [name, other, what] : {std::array<std::string_view, 3>{"lines", "l", "line"},
                                                {"arrows", "a", "arrow"},
                                                {"underlays", "u", "shape below the digits"},
                                                {"overlays", "o", "shape or text above the digits"},
                                                {"svg", "svg", "picture"}})
            if (const JsonNode& list = at(root_, name, other); !list.is_nothing())
                import_.lose(what, explained_in_words, true, static_cast<int>(list.items.size()));
        if (root_.find("foglight") || root_.find("triggereffect"))
            import_.lose("fog", "it hides cells during play and is not a rule", false);
        return std::move(import_);
    }

 private:
    bool fail(std::string found, std::string expected) {
        fault_ = {0, std::move(found), std::move(expected)};
        return false;
    }

    bool read_cells() {
        const JsonNode& rows = at(root_, "cells", "ce");
        const std::size_t columns = rows.items.empty() ? 0 : rows.items[0].items.size();
        for (std::size_t lines : {rows.items.size(), columns})
            if (lines < 1 || lines > Geometry::most_digits)
                return fail(counted(lines, "row or column"), "1 to 25 rows and columns of cells");
        import_ = Import(static_cast<int>(rows.items.size()), static_cast<int>(columns));
        for (std::size_t row = 0; row < rows.items.size(); ++row) {
            const JsonNode& cells = rows.items[row];
            if (cells.items.size() != columns)
                return fail(say("{cells} in row {number}", counted(cells.items.size(), "cell"), row + 1),
                            std::to_string(columns));
            for (std::size_t column = 0; column < columns; ++column) {
                const JsonNode& cell = cells.items[column];
                const JsonNode& value = at(cell, "value", "v");
                for (const auto& [key, what] : {std::pair{"centremarks", "pencil mark"},
                                                {"pencilMarks", "pencil mark"},
                                                {"cornermarks", "pencil mark"},
                                                {"c", "colour of a cell"},
                                                {"color", "colour of a cell"}})
                    if (cell.find(key)) import_.lose(what, of_player, false);
                if (value.is_nothing()) continue;
                const auto number = value.whole();
                if (!number || !import_.has_value(*number))
                    return fail(say("the value {value} in {place}", formats::quoted(value.text),
                                    "R" + std::to_string(row + 1) + 'C' + std::to_string(column + 1)),
                                say("{from} to {to}", 1, import_.high()));
                import_.set_value(static_cast<Cell>(row * columns + column), *number);
            }
        }
        return true;
    }

    // Reads [row, column], zero-based.
    bool take_cell(const JsonNode& node, Cell& cell) {
        const bool is_pair = node.items.size() == 2;
        const int row = is_pair ? node.items[0].whole().value_or(-1) : -1;
        const int column = is_pair ? node.items[1].whole().value_or(-1) : -1;
        if (row < 0 || row >= import_.rows() || column < 0 || column >= import_.columns())
            return fail(
                is_pair ? say("the cell {cell}", '[' + node.items[0].text + ',' + node.items[1].text + ']')
                        : "a cell that is not a pair of numbers",
                say("{from} to {to}", "[0,0]",
                    '[' + std::to_string(import_.rows() - 1) + ',' + std::to_string(import_.columns() - 1) +
                        ']'));
        cell = static_cast<Cell>(row * import_.columns() + column);
        return true;
    }
    bool take_cells(const JsonNode& list, Cells& cells) {
        for (const JsonNode& item : list.items)
            if (!take_cell(item, cells.emplace_back())) return false;
        return true;
    }

    // A region that has fewer cells than a house becomes a term of the board.
    bool read_regions() {
        const JsonNode& regions = at(root_, "regions", "re");
        std::vector<int> pieces(static_cast<std::size_t>(import_.cells()), -1);
        for (std::size_t i = 0; i < regions.items.size(); ++i) {
            Cells cells;
            if (!take_cells(regions.items[i], cells)) return false;
            for (Cell cell : cells) pieces[cell] = static_cast<int>(i);
            if (static_cast<int>(cells.size()) == import_.digits() || cells.empty()) continue;
            for (Cell cell : cells) pieces[cell] = -1;
            if (static_cast<int>(cells.size()) < import_.digits()) {
                import_.add_term("region", each_once(std::move(cells)));
            } else {
                import_.lose("region of more cells than there are digits", explained_in_words, true);
            }
        }
        const bool none = std::ranges::all_of(pieces, [](int piece) { return piece < 0; });
        if (!none) import_.set_pieces(std::move(pieces));
        if (none || import_.has_pieces()) import_.set_boxes({});
        return true;
    }

    bool read_cages() {
        for (const JsonNode& cage : at(root_, "cages", "ca").items) {
            Cells cells;
            if (!take_cells(at(cage, "cells", "ce"), cells)) return false;
            const JsonNode& value = cage.find("sum") ? cage.at("sum") : at(cage, "value", "v");
            if (cells.empty()) {
                read_words(value.text);
                continue;
            }
            const std::string& type = cage.at("type").text;
            if (type == "rowcol" || type == "region" || type == "box")
                continue;  // rows, columns and boxes, listed for checks
            const auto total = value.whole();
            if (!total && !value.is_nothing()) {
                import_.lose(say("cage with {quoted}", formats::quoted(value.text)), explained_in_words,
                             true);
                continue;
            }
            if (static_cast<int>(cells.size()) > import_.digits()) {
                import_.lose("cage of more cells than there are digits", explained_in_words, true);
                continue;
            }
            import_.add_rule(RuleKind::killer, {std::move(cells)},
                             total ? std::vector<std::int32_t>{*total} : std::vector<std::int32_t>{});
        }
        return true;
    }

    // "title: ..."
    void read_words(std::string_view text) {
        for (const auto& [key, words] : {std::pair{"title:", &import_.about.title},
                                         {"author:", &import_.about.author},
                                         {"rules:", &import_.about.rules}})
            if (text.starts_with(key)) {
                text.remove_prefix(std::string_view(key).size());
                text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
                *words = text;
            }
    }

    void read_metadata() {
        const JsonNode& about = root_.at("metadata");
        for (const auto& [key, other, words] : {std::tuple{"title", "t", &import_.about.title},
                                                {"author", "author", &import_.about.author},
                                                {"rules", "rules", &import_.about.rules}})
            if (const JsonNode& node = at(about, key, other); node.kind == Kind::text) {
                *words = node.text;
            } else if (node.kind == Kind::list) {
                words->clear();
                for (const JsonNode& line : node.items) (*words += words->empty() ? "" : "\n") += line.text;
            }
        if (about.find("antiknight")) import_.add_term("knight");
        if (about.find("antiking")) import_.add_term("king");
        if (about.find("norowcol")) import_.set_repeats();
    }

    const JsonNode& root_;
    Import import_;
    Fault fault_;
};

}  // namespace

bool is_sudokupad(const JsonNode& node) {
    const JsonNode& rows = at(node, "cells", "ce");
    return rows.kind == Kind::list && rows.items[0].kind == Kind::list;
}

std::expected<Import, Fault> read_sudokupad_json(const JsonNode& node) { return PadReader(node).read(); }

std::expected<Import, Fault> read_sudokupad(std::string_view payload) {
    const auto kind = std::ranges::find_if(sudokupad_kinds,
                                           [&](std::string_view word) { return payload.starts_with(word); });
    if (kind == std::end(sudokupad_kinds) || payload.size() == kind->size()) {
        if (payload.size() <= longest_id)
            return std::unexpected(Fault{0,
                                         payload.empty()
                                             ? "an address without a puzzle"
                                             : say("the name of a puzzle on the server of {site}, {quoted}",
                                                   "SudokuPad", formats::quoted(payload)),
                                         "a link that contains the puzzle: this one needs the network"});
        return std::unexpected(Fault{0,
                                     say("{quoted} at its beginning", formats::quoted(payload.substr(0, 8))),
                                     "'fpuzzles', 'scl', 'ctc', 'scf' or 'classic', and the puzzle"});
    }
    const std::string_view inside = payload.substr(kind->size());
    if (*kind == "scf") return read_codoku(inside);
    if (*kind == "classic") return read_classic(inside);
    if (kind->starts_with("fpuz")) return read_fpuzzles_payload(inside);
    auto text = unpack_lz(inside);
    if (!text) {
        text.error().at += kind->size();
        return std::unexpected(std::move(text.error()));
    }
    const auto node = parse_zipped_json(*text);
    if (!node)
        return std::unexpected(Fault{0,
                                     say("no JSON in the link: {what} at byte {number}",
                                         translated(node.error().found), node.error().at + 1),
                                     node.error().expected});
    if (!is_sudokupad(*node))
        return std::unexpected(Fault{0, "JSON without cells", "'cells', or 'ce' for short"});
    return read_sudokupad_json(*node);
}

}  // namespace nonet::formats
