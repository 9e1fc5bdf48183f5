// Reads f-puzzles' JSON.

#include <algorithm>
#include <array>
#include <map>

#include "core/each_once.hpp"
#include "core/say.hpp"
#include "formats/links/fpuzzles.hpp"
#include "formats/links/fpuzzles_words.hpp"
#include "formats/links/lz_string.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

using Cells = std::vector<Cell>;
using Kind = JsonNode::Kind;

constexpr int most_fpuzzles_side = Geometry::most_digits;

class FpuzzlesReader {
 public:
    explicit FpuzzlesReader(const JsonNode& root) : root_(root) {}

    std::expected<Import, Fault> read() {
        if (!(read_grid() && read_flags() && read_rules() && read_negative()))
            return std::unexpected(std::move(fault_));
        note_other_keys(root_, import_);
        import_.about = {root_.at("title").text, root_.at("author").text, root_.at("ruleset").text};
        return std::move(import_);
    }

 private:
    bool fail(std::string found, std::string expected) {
        fault_ = {0, std::move(found), std::move(expected)};
        return false;
    }
    // Like fail(), and names the place after the text found.
    bool fail_here(std::string_view found, std::string expected) {
        std::string place(key_);
        if (item_ > 0) (place += ' ') += std::to_string(item_);
        return fail(say("{what} in {place}", translated(found), place), std::move(expected));
    }

    // ---- The grid

    bool read_grid() {
        key_ = "grid";
        const auto size = root_.at("size").whole();
        if (!size || *size < 1 || *size > most_fpuzzles_side)
            return fail(root_.at("size").text.empty()
                            ? "no size"
                            : say("the size {size}", formats::quoted(root_.at("size").text)),
                        say("{from} to {to}", 1, most_fpuzzles_side));
        import_ = Import(*size, *size);
        const JsonNode& grid = root_.at("grid");
        if (grid.items.size() != static_cast<std::size_t>(*size))
            return fail(say("{rows} in grid", counted(grid.items.size(), "row")), std::to_string(*size));
        std::vector<int> regions;
        bool own_regions = false;
        for (int row = 0; row < *size; ++row) {
            const JsonNode& cells = grid.items[static_cast<std::size_t>(row)];
            if (cells.items.size() != static_cast<std::size_t>(*size))
                return fail(
                    say("{cells} in row {number} of the grid", counted(cells.items.size(), "cell"), row + 1),
                    std::to_string(*size));
            for (int column = 0; column < *size; ++column) {
                const JsonNode& cell = cells.items[static_cast<std::size_t>(column)];
                if (!read_cell(cell, static_cast<Cell>(row * *size + column))) return false;
                own_regions |= std::ranges::find(cell.keys, "region") != cell.keys.end();
                regions.push_back(region_of(cell, row, column));
            }
        }
        if (own_regions && !read_regions(std::move(regions))) return false;
        return true;
    }

    int region_of(const JsonNode& cell, int row, int column) const {
        const auto key = std::ranges::find(cell.keys, "region");
        if (key != cell.keys.end())
            return cell.items[static_cast<std::size_t>(key - cell.keys.begin())].whole().value_or(-1);
        const BoxShape boxes = import_.boxes();
        if (boxes.height == 0) return -1;
        return row / boxes.height * (import_.columns() / boxes.width) + column / boxes.width;
    }

    bool read_regions(std::vector<int> regions) {
        // Regions of another size than a row are not houses: smaller ones only forbid repeated digits.
        std::map<int, Cells> cells;
        for (std::size_t cell = 0; cell < regions.size(); ++cell)
            if (regions[cell] >= 0) cells[regions[cell]].push_back(static_cast<Cell>(cell));
        for (const auto& [region, list] : cells) {
            if (static_cast<int>(list.size()) == import_.rows()) continue;
            for (Cell cell : list) regions[cell] = -1;
            if (static_cast<int>(list.size()) > import_.rows())
                import_.lose("region of more cells than a row", "it cannot hold each digit once", true);
            else if (list.size() > 1)
                import_.add_term("region", list);
        }
        const bool none = std::ranges::all_of(regions, [](int region) { return region < 0; });
        if (!none) import_.set_pieces(std::move(regions));
        if (none || import_.has_pieces()) import_.set_boxes({});
        return true;
    }

    bool read_cell(const JsonNode& node, Cell cell) {
        const std::string name = board_name_of(cell);
        if (const JsonNode* value = node.find("value")) {
            const auto number = value->whole();
            if (!number || !import_.has_value(*number))
                return fail(say("the value {value} in {place}", formats::quoted(value->text), name),
                            say("{from} to {to}", 1, import_.high()));
            if (node.at("given").is_true())
                import_.set_value(cell, *number);
            else
                import_.lose("digit", of_player, false);
        }
        if (const JsonNode* marks = node.find("givenPencilMarks")) {
            std::vector<int> values;
            for (const JsonNode& mark : marks->items) {
                const auto value = mark.whole();
                if (!value || !import_.has_value(*value))
                    return fail(say("the mark {mark} in {place}", formats::quoted(mark.text), name),
                                say("{from} to {to}", 1, import_.high()));
                values.push_back(*value);
            }
            import_.restrict_values(cell, values);
        }
        for (std::string_view marks : {"centerPencilMarks", "cornerPencilMarks"})
            if (node.find(marks)) import_.lose("pencil mark", of_player, false);
        for (std::string_view colour : {"c", "highlight"})
            if (node.find(colour)) import_.lose("colour of a cell", only_drawn, false);
        return true;
    }
    std::string board_name_of(Cell cell) const {
        return 'R' + std::to_string(cell / import_.columns() + 1) + 'C' +
               std::to_string(cell % import_.columns() + 1);
    }

    // ---- Flags and cells of one kind

    bool read_flags() {
        for (const auto& [key, term] : fpuzzles_flags)
            if (root_.find(key)) import_.add_term(term);
        for (const auto& [key, term] : fpuzzles_cells) {
            Cells cells;
            for (const JsonNode* item : items(key))
                if (!take_cell(item->at("cell"), cells.emplace_back())) return false;
            cells = each_once(std::move(cells));
            if (!cells.empty()) import_.add_term(term, cells);
        }
        for (const JsonNode* item : items("extraregion")) {
            Cells cells;
            if (!take_cells(item->at("cells"), cells)) return false;
            if (cells.empty()) continue;
            import_.add_term("region", each_once(std::move(cells)));
        }
        return true;
    }

    // Returns the objects under a key; key_ and item_ are the current place.
    std::vector<const JsonNode*> items(std::string_view key) {
        key_ = key;
        item_ = 0;
        std::vector<const JsonNode*> found;
        for (const JsonNode& item : root_.at(key).items) found.push_back(&item);
        return found;
    }

    // Reads a place such as "R10C1". outside: it may also be one step beyond the grid.
    std::optional<Place> take_place(const JsonNode& node, bool outside) {
        const auto place = decimal_place(node.text);
        const int edge = outside ? 1 : 0;
        if (node.kind == Kind::text && place && place->row >= 1 - edge &&
            place->row <= import_.rows() + edge && place->column >= 1 - edge &&
            place->column <= import_.columns() + edge)
            return place;
        fail_here(node.is_nothing() ? "no cell" : say("the cell {cell}", formats::quoted(node.text)),
                  outside
                      ? "a cell outside the edge, as in R1C0 or R0C1"
                      : say("{from} to {to}", "R1C1", board_name_of(static_cast<Cell>(import_.cells() - 1))));
        return std::nullopt;
    }
    bool take_cell(const JsonNode& node, Cell& cell) {
        const auto place = take_place(node, false);
        if (place) cell = static_cast<Cell>((place->row - 1) * import_.columns() + place->column - 1);
        return place.has_value();
    }
    bool take_cells(const JsonNode& node, Cells& cells) {
        for (const JsonNode& item : node.items)
            if (!take_cell(item, cells.emplace_back())) return false;
        return true;
    }
    // Reads the number of an item, or the default; `numbers` stays empty if there is neither.
    bool take_number(const JsonNode& item, const FpuzzlesWord& word, std::vector<std::int32_t>& numbers) {
        if (!word.has_number) return true;
        if (const JsonNode* value = item.find("value")) {
            const auto number = value->whole();
            if (!number) return fail_here(say("the value {value}", formats::quoted(value->text)), "a number");
            if (*number != 0 || word.form == FpuzzlesForm::outside) numbers.push_back(*number);
        }
        if (numbers.empty() && word.usual != 0)
            numbers.push_back(word.usual == half_of_values ? (import_.digits() + 1) / 2 : word.usual);
        return true;
    }

    // ---- Rules

    bool read_rules() {
        for (const FpuzzlesWord& word : fpuzzles_words)
            for (const JsonNode* item : items(word.key)) {
                ++item_;
                if (!read_rule(*item, word)) return false;
            }
        return true;
    }

    bool read_rule(const JsonNode& item, const FpuzzlesWord& word) {
        if (item.kind != Kind::object)
            return fail_here(formats::quoted(item.text), "an object with cells or lines");
        std::vector<std::int32_t> numbers;
        Cells cells;
        switch (word.form) {
            case FpuzzlesForm::cells:
                if (!take_number(item, word, numbers) || !take_cells(item.at("cells"), cells)) return false;
                if (!cells.empty()) import_.add_rule(word.kind, {std::move(cells)}, std::move(numbers));
                return true;
            case FpuzzlesForm::lines:
                if (!take_number(item, word, numbers)) return false;
                for (const JsonNode& line : item.at("lines").items) {
                    cells.clear();
                    if (!take_cells(line, cells)) return false;
                    if (cells.size() > 1) import_.add_rule(word.kind, {cells}, numbers);
                }
                return true;
            case FpuzzlesForm::outside: return read_outside(item, word);
            case FpuzzlesForm::own: break;
        }
        switch (word.kind) {
            case RuleKind::arrow: return read_arrow(item);
            case RuleKind::little_killer: return read_little(item, word);
            case RuleKind::xv: return read_xv(item);
            case RuleKind::clone: return read_clone(item);
            default: return read_quadruple(item);
        }
    }

    bool read_outside(const JsonNode& item, const FpuzzlesWord& word) {
        std::vector<std::int32_t> numbers;
        const auto place = take_place(item.at("cell"), true);
        if (!place || !take_number(item, word, numbers)) return false;
        if (numbers.empty()) return true;  // a clue that was never filled in
        const int rows = import_.rows(), columns = import_.columns();
        const bool row = place->column == 0 || place->column == columns + 1;
        const bool column = place->row == 0 || place->row == rows + 1;
        if (row == column)
            return fail_here(say("the cell {cell}", formats::quoted(item.at("cell").text)),
                             "a cell outside the edge, as in R1C0 or R0C1");
        Cells cells;
        for (int i = 0; i < (row ? columns : rows); ++i)
            cells.push_back(
                static_cast<Cell>(row ? (place->row - 1) * columns + i : i * columns + place->column - 1));
        if (place->column == columns + 1 || place->row == rows + 1) std::ranges::reverse(cells);
        import_.add_rule(word.kind, {std::move(cells)}, std::move(numbers));
        return true;
    }

    bool read_little(const JsonNode& item, const FpuzzlesWord& word) {
        std::vector<std::int32_t> numbers;
        const auto place = take_place(item.at("cell"), true);
        if (!place || !take_number(item, word, numbers)) return false;
        const std::string& direction = item.at("direction").text;
        constexpr std::array<std::string_view, 4> directions{"UL", "UR", "DL", "DR"};
        if (std::ranges::find(directions, direction) == directions.end())
            return fail_here(say("the direction {direction}", formats::quoted(direction)),
                             "UL, UR, DL or DR");
        if (numbers.empty()) return true;
        const int down = direction[0] == 'D' ? 1 : -1, right = direction[1] == 'R' ? 1 : -1;
        Cells cells;
        for (int row = place->row + down, column = place->column + right;
             row >= 1 && row <= import_.rows() && column >= 1 && column <= import_.columns();
             row += down, column += right)
            cells.push_back(static_cast<Cell>((row - 1) * import_.columns() + column - 1));
        if (cells.empty())
            return fail_here(say("the direction {direction} from {cell}", direction, item.at("cell").text),
                             "a direction into the grid");
        import_.add_rule(word.kind, {std::move(cells)}, std::move(numbers));
        return true;
    }

    // The first cell of a line is a cell of the bulb.
    bool read_arrow(const JsonNode& item) {
        std::vector<Cells> groups(1);
        if (!take_cells(item.at("cells"), groups[0])) return false;
        for (const JsonNode& line : item.at("lines").items) {
            Cells cells;
            if (!take_cells(line, cells)) return false;
            if (cells.size() < 2) continue;
            if (groups[0].empty()) groups[0].push_back(cells[0]);
            groups.emplace_back(cells.begin() + 1, cells.end());
        }
        if (groups.size() > 1) import_.add_rule(RuleKind::arrow, std::move(groups));
        return true;
    }

    bool read_xv(const JsonNode& item) {
        Cells cells;
        if (!take_cells(item.at("cells"), cells)) return false;
        const std::string& value = item.at("value").text;
        if (value.empty() || cells.empty()) return true;
        if (value != "X" && value != "V" && value != "x" && value != "v")
            return fail_here(say("the value {value}", formats::quoted(value)), "X or V");
        import_.add_rule(RuleKind::xv, {std::move(cells)}, {(value[0] | 0x20) == 'x' ? 10 : 5});
        return true;
    }

    bool read_clone(const JsonNode& item) {
        std::vector<Cells> groups(2);
        if (!take_cells(item.at("cells"), groups[0]) || !take_cells(item.at("cloneCells"), groups[1]))
            return false;
        if (groups[0].size() != groups[1].size())
            return fail_here(say("{cells} and {others}", counted(groups[0].size(), "cell"),
                                 counted(groups[1].size(), "cell")),
                             "the same number of each");
        if (!groups[0].empty()) import_.add_rule(RuleKind::clone, std::move(groups));
        return true;
    }

    bool read_quadruple(const JsonNode& item) {
        Cells cells;
        if (!take_cells(item.at("cells"), cells)) return false;
        std::vector<std::int32_t> values;
        for (const JsonNode& value : item.at("values").items) {
            const auto number = value.whole();
            if (!number || !import_.has_value(*number))
                return fail_here(say("the value {value}", formats::quoted(value.text)),
                                 say("{from} to {to}", 1, import_.high()));
            values.push_back(*number);
        }
        if (!cells.empty() && !values.empty())
            import_.add_rule(RuleKind::quadruple, {std::move(cells)}, std::move(values));
        return true;
    }

    // ---- All dots are given. "nonconsecutive" is the negative rule of white dots, if there are white dots.

    bool read_negative() {
        key_ = "negative", item_ = 0;
        const bool dots = root_.find("difference") || root_.find("ratio");
        if (root_.find("nonconsecutive"))
            dots ? import_.add_rule(RuleKind::negative_white, {}) : import_.add_term("nonconsecutive");
        for (const JsonNode& word : root_.at("negative").items) {
            if (word.text == "ratio")
                import_.add_rule(RuleKind::negative_black, {});
            else if (word.text == "xv")
                import_.add_rule(RuleKind::negative_xv, {});
            else
                import_.lose(say("negative {rule}", word.text), unknown_key, true);
        }
        return true;
    }

    const JsonNode& root_;
    Import import_;
    std::string_view key_;  // the current place, for messages
    int item_ = 0;
    Fault fault_;
};

}  // namespace

bool is_fpuzzles(const JsonNode& node) {
    const JsonNode& grid = node.at("grid");
    return node.at("size").whole() && grid.kind == Kind::list && grid.items[0].kind == Kind::list &&
           (grid.items[0].items.empty() || grid.items[0].items[0].kind == Kind::object);
}

std::expected<Import, Fault> read_fpuzzles(const JsonNode& node) { return FpuzzlesReader(node).read(); }

std::expected<Import, Fault> read_fpuzzles_payload(std::string_view packed) {
    const auto text = unpack_lz(packed);
    if (!text) return std::unexpected(text.error());
    const auto node = parse_json(*text);
    if (!node)
        return std::unexpected(Fault{0,
                                     say("no JSON in the link: {what} at byte {number}",
                                         translated(node.error().found), node.error().at + 1),
                                     node.error().expected});
    return read_fpuzzles(*node);
}

}  // namespace nonet::formats
