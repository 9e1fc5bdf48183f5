#include "formats/links/cell_objects.hpp"

#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "formats/fields.hpp"
#include "formats/json_members.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

using Kind = JsonNode::Kind;

// The keys for the parts of a cell; the first one that occurs is used.
constexpr std::array<std::string_view, 12> value_keys{"value",   "val",    "digit", "number", "num", "clue",
                                                      "content", "symbol", "v",     "n",      "d",   "given"};
constexpr std::array<std::string_view, 9> given_keys{"given",  "fixed",    "isGiven",  "is_given", "isFixed",
                                                     "locked", "readonly", "readOnly", "initial"};
constexpr std::array<std::string_view, 4> row_keys{"row", "r", "y", "i"}, column_keys{"col", "c", "x", "j"};
constexpr std::array<std::string_view, 4> place_keys{"position", "pos", "coordinates", "coords"};

// Returns the value of a key, even if it is null.
const JsonNode* member(const JsonNode& object, std::string_view key) {
    const auto found = std::ranges::find(object.keys, key);
    return found == object.keys.end() ? nullptr
                                      : &object.items[static_cast<std::size_t>(found - object.keys.begin())];
}

bool is_short(std::string_view value) {
    if (value.starts_with('"')) return value.size() <= 4;  // up to two digits
    return value == "null" || (value.size() <= 2 && value.find_first_not_of("0123456789") == value.npos);
}

class CellReader {
 public:
    explicit CellReader(const JsonNode& list) : list_(list) {}

    std::expected<Import, Fault> read() {
        if (!gather() || !choose_keys() || !find_places() || !set_values())
            return std::unexpected(std::move(fault_));
        return std::move(import_);
    }

 private:
    bool fail(std::string found, std::string expected) {
        fault_ = {0, std::move(found), std::move(expected)};
        return false;
    }

    // Collects all cells in one list.
    bool gather() {
        if (list_.items.empty()) return fail("no cells", "a list of cells");
        rows_ = list_.items[0].kind == Kind::list ? list_.items.size() : 0;
        for (std::size_t i = 0; i < list_.items.size(); ++i) {
            const JsonNode& item = list_.items[i];
            if (rows_ == 0) {
                cells_.push_back(&item);
                continue;
            }
            if (item.kind != Kind::list || item.items.size() != rows_)
                return fail(say("{cells} in row {number}", counted(item.items.size(), "cell"), i + 1),
                            std::to_string(rows_));
            for (const JsonNode& cell : item.items) cells_.push_back(&cell);
        }
        for (const JsonNode* cell : cells_)
            if (cell->kind != Kind::object)
                return fail("a list of cells and other objects", "a list of cells only");
        return true;
    }

    template <std::size_t size, class Fits>
    std::string_view first_of(const std::array<std::string_view, size>& keys, Fits fits) const {
        for (std::string_view key : keys)
            if (std::ranges::any_of(cells_, [&](const JsonNode* cell) {
                    const JsonNode* node = member(*cell, key);
                    return node && fits(*node);
                }))
                return key;
        return {};
    }
    bool choose_keys() {
        value_ = first_of(value_keys, [](const JsonNode& node) { return node.kind != Kind::truth; });
        given_ = first_of(given_keys, [](const JsonNode& node) { return node.is_true(); });
        return !value_.empty() ||
               fail("cells without a value", "a key \"value\" (or val, digit, number, ...)");
    }

    // Returns the two numbers of a place, or nothing.
    std::optional<std::pair<int, int>> numbers_of(const JsonNode& cell) const {
        for (std::string_view key : place_keys)
            if (const JsonNode* place = member(cell, key); place && place->items.size() == 2)
                if (const auto row = place->items[0].whole(), column = place->items[1].whole(); row && column)
                    return std::pair{*row, *column};
        for (std::size_t i = 0; i < row_keys.size(); ++i) {
            const JsonNode *row = member(cell, row_keys[i]), *column = member(cell, column_keys[i]);
            if (i == 0 && !column) column = member(cell, "column");
            if (row && column && row->whole() && column->whole())
                return std::pair{*row->whole(), *column->whole()};
        }
        return std::nullopt;
    }

    bool find_places() {
        std::vector<std::pair<int, int>> numbers;
        for (const JsonNode* cell : cells_)
            if (const auto place = numbers_of(*cell)) numbers.push_back(*place);
        const bool in_order = numbers.size() != cells_.size() || rows_ > 0;
        std::size_t lines = rows_;
        if (rows_ == 0 && in_order)
            while (lines < Geometry::most_digits && lines * lines < cells_.size()) ++lines;
        int low = 1, high = 0;
        if (!in_order) {
            low = numbers[0].first;
            for (const auto& [row, column] : numbers) {
                low = std::min({low, row, column});
                high = std::max({high, row, column});
            }
            // A board of more than 9 rows has 16 or 25.
            lines = high < side + (low > 0) ? side : high < 16 + (low > 0) ? 16 : Geometry::most_digits;
            if (low > 0 && high < static_cast<int>(lines) && cells_.size() < lines * lines)
                return fail("cells whose positions could count from 0 or from 1",
                            "a cell in row or column 0, or in the last one");
            low = std::min(low, 1);
        }
        if (in_order && lines * lines != cells_.size())
            return fail(say("a list of {cells}", counted(cells_.size(), "cell")),
                        "81, or the number of cells of another square");
        if (lines > Geometry::most_digits) return fail(counted(lines, "row"), "1 to 25");
        import_ = Import(static_cast<int>(lines), static_cast<int>(lines));
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (in_order) {
                places_.push_back(static_cast<Cell>(i));
                continue;
            }
            const int row = numbers[i].first - low, column = numbers[i].second - low;
            if (row < 0 || column < 0 || row >= import_.rows() || column >= import_.columns())
                return fail(say("a cell in row {row}, column {column}", numbers[i].first, numbers[i].second),
                            say("rows and columns from 0 to {number}, or from 1", import_.rows() - 1));
            places_.push_back(static_cast<Cell>(row * import_.columns() + column));
        }
        std::vector<Cell> sorted = places_;
        std::ranges::sort(sorted);
        if (const auto twice = std::ranges::adjacent_find(sorted); twice != sorted.end())
            return fail(say("{cell} a second time", name_of_place(*twice)), "each cell once");
        return true;
    }
    std::string name_of_place(Cell cell) const {
        return 'r' + std::to_string(cell / import_.columns() + 1) + 'c' +
               std::to_string(cell % import_.columns() + 1);
    }

    bool set_values() {
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            const JsonNode* value = member(*cells_[i], value_);
            const bool blank = !value || value->is_nothing() || value->text == "0" || value->text == "." ||
                               value->text == " " || value->kind == Kind::truth;
            if (blank) continue;
            const auto number = value->whole();
            if (!number || !import_.has_value(*number))
                return fail(say("the value {value} in {place}", formats::quoted(value->text.substr(0, 20)),
                                name_of_place(places_[i])),
                            say("{from} to {to}, or nothing", 1, import_.high()));
            const JsonNode* given = given_.empty() ? nullptr : member(*cells_[i], given_);
            if (given_.empty() || (given && given->is_true()))
                import_.set_value(places_[i], *number);
            else
                import_.lose("digit", of_player, false);
        }
        return true;
    }

    const JsonNode& list_;
    std::vector<const JsonNode*> cells_;
    std::size_t rows_ = 0;  // 0: all cells are in one list
    std::string_view value_, given_;
    std::vector<Cell> places_;
    Import import_;
    Fault fault_;
};

bool is_cell_node(const JsonNode& node) {
    return node.kind == Kind::object && std::ranges::any_of(value_keys, [&](std::string_view key) {
               const JsonNode* value = member(node, key);
               return value && (value->kind == Kind::nothing || value->whole() ||
                                (value->kind == Kind::text && value->text.size() < 2));
           });
}

}  // namespace

bool is_cell_object(std::string_view text, std::size_t at, std::size_t& end) {
    JsonMembers scan(text, at + 1);
    bool has_value = false, other = false;
    for (JsonMember one; scan.next(one);) {
        has_value |= std::ranges::find(value_keys, one.key) != value_keys.end() && is_short(one.value);
        other |= puzzle_rank(one.key) != no_rank;
    }
    end = scan.at();
    return has_value && !other && !scan.failed();
}

std::expected<Import, Fault> read_cells_as_objects(const JsonNode& list) { return CellReader(list).read(); }

const JsonNode* cell_list_of(const JsonNode& object) {
    for (const JsonNode& item : object.items) {
        if (item.kind != Kind::list || item.items.empty()) continue;
        const JsonNode& first = item.items[0];
        const bool rows = first.kind == Kind::list && !first.items.empty();
        if (is_cell_node(rows ? first.items[0] : first)) return &item;
    }
    return nullptr;
}

}  // namespace nonet::formats
