// Strings of Interactive Sudoku Solver, read.
//
// What stands within .Or ... .End is another kind of rule than ours, and is dropped as a whole; within .And ... .End every
// item holds, as it would without them.

#include <algorithm>
#include <charconv>
#include <map>

#include "formats/links/iss.hpp"
#include "formats/links/iss_pairs.hpp"
#include "formats/links/iss_words.hpp"
#include "formats/links/packing.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr int cell_base = 17;
constexpr std::string_view unknown_rule = "nonet has no such rule";

// A part of the text.
struct Part {
    std::string_view text;
    std::size_t at = 0;
};

// "Cage~10~R1C1": the type and what stands behind each '~'.
struct Item {
    Part type;
    std::vector<Part> args;
    std::size_t at = 0;  // of its dot
};

std::vector<Item> items_of(std::string_view text) {
    std::vector<Item> items;
    for (std::size_t at = text.find('.'); at != text.npos;) {
        const std::size_t end = std::min(text.find('.', at + 1), text.size());
        Item item{{}, {}, at};
        for (std::size_t begin = at + 1; begin <= end;) {
            const std::size_t stop = std::min(text.find('~', begin), end);
            const Part part{text.substr(begin, stop - begin), begin};
            begin == at + 1 ? void(item.type = part) : item.args.push_back(part);
            begin = stop + 1;
        }
        items.push_back(std::move(item));
        at = end == text.size() ? text.npos : end;
    }
    return items;
}

int place_value(char c) {
    if (c >= '1' && c <= '9') return c - '0';
    const int letter = (c | 0x20) - 'a';
    return letter >= 0 && letter < cell_base - 10 ? letter + 10 : 0;
}

std::optional<int> number_of(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

class IssReader {
 public:
    explicit IssReader(std::string_view text) : text_(text), items_(items_of(text)) {}

    std::expected<Import, Fault> read() {
        if (!read_shape() || !read_regions()) return std::unexpected(std::move(fault_));
        for (std::size_t i = 0; i < items_.size(); ++i)
            if (!read_item(i)) return std::unexpected(std::move(fault_));
        return std::move(import_);
    }

 private:
    using Own = bool (IssReader::*)(const Item&);

    bool fail(const Part& part, std::string found, std::string expected) {
        fault_ = {part.at, std::move(found), std::move(expected)};
        return false;
    }
    bool fail(const Part& part, std::string expected) {
        return fail(part, part.text.empty() ? "nothing" : quoted(part.text.substr(0, 20)), std::move(expected));
    }
    static std::string behind(const Item& item) { return " behind " + quoted(item.type.text); }
    Part arg(const Item& item, std::size_t index) const {
        if (index < item.args.size()) return item.args[index];
        const Part& last = item.args.empty() ? item.type : item.args.back();
        return {{}, last.at + last.text.size()};
    }

    // "9x9", "9x9~0-8", "9x9~12".
    bool read_shape() {
        const auto shape = std::ranges::find(items_, "Shape", [](const Item& item) { return item.type.text; });
        if (shape == items_.end()) return true;
        const Part size = arg(*shape, 0), range = arg(*shape, 1);
        const std::size_t cross = std::min(size.text.find('x'), size.text.size());
        const auto rows = number_of(size.text.substr(0, cross));
        const auto columns = number_of(size.text.substr(std::min(cross + 1, size.text.size())));
        if (!rows || !columns || *rows < 1 || *columns < 1 || *rows >= cell_base || *columns >= cell_base)
            return fail(size, "a size behind 'Shape', 1x1 to 16x16");
        import_ = Import(*rows, *columns);
        if (range.text.empty()) return true;
        const std::size_t dash = range.text.find('-');
        const auto high = number_of(dash == range.text.npos ? range.text : range.text.substr(dash + 1));
        const auto low = dash == range.text.npos ? 1 : number_of(range.text.substr(0, dash));
        const int least = std::max(*rows, *columns);
        if (!low || !high || *low < 0 || *low > 1 || *high - *low + 1 < least ||
            *high - *low + 1 > Geometry::most_digits)
            return fail(range, "values from 0 or 1, at least " + std::to_string(least) + " of them, as in 0-" +
                                   std::to_string(least - 1));
        import_.set_range(*low, *high);
        return true;
    }

    // Boxes, or a jigsaw's pieces.
    bool read_regions() {
        region_size_ = std::max(import_.rows(), import_.columns());
        for (const Item& item : items_)
            if (item.type.text == "RegionSize") {
                const auto size = number_of(arg(item, 0).text);
                if (!size || *size < 2 || *size > import_.cells())
                    return fail(arg(item, 0), "a number of cells" + behind(item));
                region_size_ = *size;
                set_region_size(*size);
            }
        for (const Item& item : items_)
            if (item.type.text == "NoBoxes") import_.set_boxes({});
        for (const Item& item : items_)
            if (item.type.text == "Jigsaw" && !read_pieces(item)) return false;
        return true;
    }

    // The most square boxes of so many cells that fill the board, rather wide than high.
    void set_region_size(int size) {
        BoxShape best{};
        for (int height = 2; height * 2 <= size; ++height) {
            const int width = size / height;
            if (height * width != size || import_.rows() % height != 0 || import_.columns() % width != 0) continue;
            const auto apart = [](BoxShape b) { return std::abs(b.height - b.width) * 2 + (b.height > b.width); };
            if (best.height == 0 || apart({height, width}) < apart(best)) best = {height, width};
        }
        import_.set_boxes({});
        const int least = std::max(import_.rows(), import_.columns());
        if (size >= least && size <= import_.digits()) return import_.set_boxes(best);
        for (int row = 0; best.height > 0 && row < import_.rows(); row += best.height)
            for (int column = 0; column < import_.columns(); column += best.width)
                import_.add_term("region", rectangle(row, column, best));
        if (size > import_.digits()) import_.lose("boxes of more cells than values", unknown_rule, true);
    }
    std::vector<Cell> rectangle(int row, int column, BoxShape shape) const {
        std::vector<Cell> cells;
        for (int r = row; r < row + shape.height; ++r)
            for (int c = column; c < column + shape.width; ++c)
                cells.push_back(static_cast<Cell>(r * import_.columns() + c));
        return cells;
    }

    // A label for each cell.  Of one other number of cells than pieces have there may be one label: cells in no piece.
    bool read_pieces(const Item& item) {
        const Part labels = item.args.empty() ? Part{} : item.args.back();
        const auto cells = static_cast<std::size_t>(import_.cells());
        if (labels.text.size() != cells)
            return fail(arg(item, 0), counted(labels.text.size(), "label") + behind(item), std::to_string(cells));
        std::map<char, int> sizes;
        for (char label : labels.text) ++sizes[label];
        if (sizes.size() == 1) return true;
        const int least = std::min(region_size_, std::max(import_.rows(), import_.columns()));
        const auto fits = [&](char label) { return sizes[label] >= least && sizes[label] <= import_.digits(); };
        int others = 0;
        for (const auto& [label, size] : sizes) others += !fits(label);
        if (others > 1)
            for (std::size_t i = 0; i < cells; ++i)
                if (!fits(labels.text[i]))
                    return fail({labels.text.substr(i, 1), labels.at + i},
                                "piece '" + std::string(1, labels.text[i]) + "' of " +
                                    counted(static_cast<std::size_t>(sizes[labels.text[i]]), "cell"),
                                std::to_string(least));
        std::vector<int> pieces;
        for (char label : labels.text) pieces.push_back(fits(label) ? static_cast<unsigned char>(label) : -1);
        import_.set_pieces(std::move(pieces));
        return true;
    }

    bool read_cell(const Part& part, Cell& cell) {
        const std::string_view text = part.text;
        const auto name = [&](int row, int column) {
            constexpr std::string_view figures = "0123456789abcdefg";
            return std::string("R") + figures[static_cast<std::size_t>(row)] + 'C' +
                   figures[static_cast<std::size_t>(column)];
        };
        const int row = text.size() == 4 ? place_value(text[1]) : 0;
        const int column = text.size() == 4 ? place_value(text[3]) : 0;
        if (row < 1 || row > import_.rows() || column < 1 || column > import_.columns() ||
            (text[0] | 0x20) != 'r' || (text[2] | 0x20) != 'c')
            return fail(part, "a cell, R1C1 to " + name(import_.rows(), import_.columns()));
        cell = static_cast<Cell>((row - 1) * import_.columns() + column - 1);
        return true;
    }
    // All from the `first` argument on; an empty one at the end is none.
    bool read_cells(const Item& item, std::size_t first, std::vector<Cell>& cells) {
        for (std::size_t i = first; i < item.args.size(); ++i) {
            if (item.args[i].text.empty() && i + 1 == item.args.size()) break;
            Cell cell = 0;
            if (!read_cell(item.args[i], cell)) return false;
            cells.push_back(cell);
        }
        return !cells.empty() || fail(arg(item, first), "cells" + behind(item));
    }
    bool read_number(const Item& item, std::size_t index, std::int32_t& number) {
        const auto found = number_of(arg(item, index).text);
        if (!found) return fail(arg(item, index), "a number" + behind(item));
        number = *found;
        return true;
    }
    // "R3", "C7": the line seen from its first end.
    bool read_line(const Part& part, std::vector<Cell>& cells) {
        const bool row = !part.text.empty() && (part.text[0] | 0x20) == 'r';
        const bool column = !part.text.empty() && (part.text[0] | 0x20) == 'c';
        const int number = part.text.size() == 2 ? place_value(part.text[1]) : 0;
        if ((!row && !column) || number < 1 || number > (row ? import_.rows() : import_.columns()))
            return fail(part, "a row or a column, as R1 or C1");
        for (int i = 0; i < (row ? import_.columns() : import_.rows()); ++i)
            cells.push_back(static_cast<Cell>(row ? (number - 1) * import_.columns() + i
                                                  : i * import_.columns() + number - 1));
        return true;
    }

    bool is_neighbour(Cell a, Cell b) const {
        const int columns = import_.columns();
        return std::abs(a / columns - b / columns) + std::abs(a % columns - b % columns) == 1;
    }

    bool read_item(std::size_t& index) {
        const Item& item = items_[index];
        const std::string_view type = item.type.text;
        if (type.empty()) return read_givens(item);
        for (std::string_view known : {"Shape", "RegionSize", "NoBoxes", "Jigsaw", "And", "End", "SearchPriority"})
            if (type == known) return true;
        if (type == "Or" || type == "Replicate") return drop_group(index);
        const auto* const word = std::ranges::find(iss_words, type, &IssWord::word);
        if (word != std::end(iss_words)) return read_word(item, *word);
        if (const auto like = std::ranges::find_if(type, [](char c) { return !is_letter(c); }); like != type.end())
            return fail(item.type, "the name of a rule, and '~' before what belongs to it");
        import_.lose(type, unknown_rule, true);
        return true;
    }
    bool drop_group(std::size_t& index) {
        import_.lose(items_[index].type.text, "nonet has no rules of which one holds", true);
        for (int depth = 0; index < items_.size(); ++index) {
            const std::string_view type = items_[index].type.text;
            depth += type == "Or" || type == "And" || type == "Replicate";
            if (type == "End" && --depth == 0) break;
        }
        return true;
    }

    bool read_givens(const Item& item) {
        for (const Part& part : item.args) {
            if (part.text.empty()) continue;
            Cell cell = 0;
            std::size_t bar = std::min(part.text.find('_'), part.text.size());
            if (!read_cell({part.text.substr(0, bar), part.at}, cell)) return false;
            std::vector<int> values;
            while (bar < part.text.size()) {
                const std::size_t end = std::min(part.text.find('_', bar + 1), part.text.size());
                const Part word{part.text.substr(bar + 1, end - bar - 1), part.at + bar + 1};
                const auto value = number_of(word.text);
                if (!value || !import_.has_value(*value))
                    return fail(word, "a value, " + std::to_string(import_.low()) + " to " +
                                          std::to_string(import_.high()));
                values.push_back(*value);
                bar = end;
            }
            if (values.empty()) return fail({{}, part.at + part.text.size()}, "'_' and a value behind a cell");
            values.size() == 1 ? import_.set_value(cell, values[0]) : import_.restrict_values(cell, values);
        }
        return true;
    }

    bool read_word(const Item& item, const IssWord& word) {
        std::vector<Cell> cells;
        std::vector<std::int32_t> numbers;
        switch (word.form) {
            case IssForm::cells: return read_cells(item, 0, cells) && add(*word.kind, {cells});
            case IssForm::valued:
                if (!arg(item, 0).text.empty() && !read_number(item, 0, numbers.emplace_back())) return false;
                if (numbers == std::vector{0}) numbers.clear();
                return read_cells(item, 1, cells) && add(*word.kind, {cells}, numbers);
            case IssForm::guessed: {
                const bool said = number_of(arg(item, 0).text).has_value();
                numbers.push_back(said ? *number_of(arg(item, 0).text) : word.number);
                return read_cells(item, said ? 1 : 0, cells) && add(*word.kind, {cells}, numbers);
            }
            case IssForm::touching: return read_cells(item, 0, cells) && add_touching(word, cells);
            case IssForm::whole: return add(*word.kind, {});
            case IssForm::sides: return read_sides(item, *word.kind);
            case IssForm::line:
                return read_number(item, 0, numbers.emplace_back()) && read_line(arg(item, 1), cells) &&
                       add(*word.kind, {cells}, numbers);
            case IssForm::term: return import_.add_term(word.term), true;
            case IssForm::own: return (this->*own_of(word.word))(item);
        }
        return true;
    }

    bool add(RuleKind kind, std::vector<std::vector<Cell>> groups, std::vector<std::int32_t> values = {}) {
        import_.add_rule(kind, std::move(groups), std::move(values));
        return true;
    }
    bool add_touching(const IssWord& word, const std::vector<Cell>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < cells.size(); ++j)
                if (is_neighbour(cells[i], cells[j])) {
                    std::vector<std::int32_t> numbers;
                    if (word.number != 0) numbers = {word.number};
                    import_.add_rule(*word.kind, {{cells[i], cells[j]}}, numbers);
                }
        return true;
    }
    bool read_sides(const Item& item, RuleKind kind) {
        std::vector<Cell> cells;
        if (!read_line(arg(item, 0), cells)) return false;
        for (std::size_t side : {1, 2}) {
            std::int32_t number = 0;
            if (!arg(item, side).text.empty()) {
                if (!read_number(item, side, number)) return false;
                import_.add_rule(kind, {cells}, {number});
            }
            std::ranges::reverse(cells);
        }
        return true;
    }

    // ---- What no other form has

    static Own own_of(std::string_view word) {
        static constexpr std::pair<std::string_view, Own> owns[] = {
            {"StrictKropki", &IssReader::read_kropki}, {"Diagonal", &IssReader::read_diagonal},
            {"AllDifferent", &IssReader::read_region}, {"Sum", &IssReader::read_sum},
            {"Arrow", &IssReader::read_arrow},         {"PillArrow", &IssReader::read_arrow},
            {"LittleKiller", &IssReader::read_little}, {"SumLine", &IssReader::read_sum_line},
            {"EqualSum", &IssReader::read_equal_sum},  {"Quad", &IssReader::read_quad},
            {"SameValues", &IssReader::read_same},     {"Indexing", &IssReader::read_indexing},
            {"ContainAtLeast", &IssReader::read_list}, {"ContainExact", &IssReader::read_list},
            {"LookAndSay", &IssReader::read_say},      {"Pair", &IssReader::read_pair},
            {"PairX", &IssReader::read_pair},          {"Regex", &IssReader::read_regex},
        };
        return std::ranges::find(owns, word, &std::pair<std::string_view, Own>::first)->second;
    }

    bool read_kropki(const Item&) {
        return add(RuleKind::negative_white, {}) && add(RuleKind::negative_black, {});
    }
    bool read_diagonal(const Item& item) {
        std::int32_t direction = 0;
        if (!read_number(item, 0, direction)) return false;
        if (direction != 1 && direction != -1) return fail(arg(item, 0), "1 or -1" + behind(item));
        import_.add_term(direction == 1 ? "diagonal+" : "diagonal-");
        return true;
    }
    bool read_region(const Item& item) {
        std::vector<Cell> cells;
        if (!read_cells(item, 0, cells)) return false;
        std::ranges::sort(cells);
        cells.erase(std::ranges::unique(cells).begin(), cells.end());
        import_.add_term("region", cells);
        return true;
    }
    // "24", or "24_=_1_-2": a weight for each cell.
    bool read_sum(const Item& item) {
        std::vector<std::int32_t> numbers;
        std::vector<Cell> cells;
        const Part head = arg(item, 0);
        for (std::size_t at = 0; at <= head.text.size();) {
            const std::size_t end = std::min(head.text.find('_', at), head.text.size());
            const Part word{head.text.substr(at, end - at), head.at + at};
            at = end + 1;
            if (word.text == "=") continue;
            const auto number = number_of(word.text);
            if (!number) return fail(word, "a number" + behind(item));
            numbers.push_back(*number);
        }
        return read_cells(item, 1, cells) && add(RuleKind::sum, {cells}, numbers);
    }
    bool read_arrow(const Item& item) {
        std::int32_t bulb = 1;
        const bool pill = item.type.text == "PillArrow";
        std::vector<Cell> cells;
        if ((pill && !read_number(item, 0, bulb)) || !read_cells(item, pill ? 1 : 0, cells)) return false;
        if (bulb < 1 || static_cast<std::size_t>(bulb) >= cells.size())
            return fail(arg(item, 0), "cells of a bulb and of a shaft" + behind(item));
        const auto end = cells.begin() + bulb;
        std::vector<Cell> bulbs(cells.begin(), end);
        std::ranges::sort(bulbs);
        return add(RuleKind::arrow, {std::move(bulbs), {end, cells.end()}});
    }
    bool read_little(const Item& item) {
        std::int32_t total = 0;
        Cell start = 0;
        if (!read_number(item, 0, total) || !read_cell(arg(item, 1), start)) return false;
        std::vector<Cell> cells = iss_diagonal(import_.rows(), import_.columns(), start);
        if (cells.empty()) return fail(arg(item, 1), "a cell at the edge that begins a diagonal");
        return add(RuleKind::little_killer, {std::move(cells)}, {total});
    }
    bool read_sum_line(const Item& item) {
        Item line = item;
        std::int32_t total = 0;
        std::vector<Cell> cells;
        const bool loop = !line.args.empty() && line.args.back().text == "LOOP";
        if (loop) line.args.pop_back();
        return read_number(line, 0, total) && read_cells(line, 1, cells) &&
               add(loop ? RuleKind::sum_loop : RuleKind::sum_line, {cells}, {total});
    }
    bool read_equal_sum(const Item& item) {
        std::vector<std::vector<Cell>> groups(1);
        for (const Part& part : item.args) {
            if (part.text == "-") {
                groups.emplace_back();
                continue;
            }
            if (!read_cell(part, groups.back().emplace_back())) return false;
        }
        return add(RuleKind::equal_sum, std::move(groups));
    }
    bool read_quad(const Item& item) {
        Cell corner = 0;
        if (!read_cell(arg(item, 0), corner)) return false;
        const int columns = import_.columns();
        if (corner % columns + 1 == columns || corner / columns + 1 == import_.rows())
            return fail(arg(item, 0), "the upper left one of four cells" + behind(item));
        std::vector<std::int32_t> values;
        for (std::size_t i = 1; i < item.args.size(); ++i)
            if (!read_number(item, i, values.emplace_back())) return false;
        const auto at = [&](int offset) { return static_cast<Cell>(corner + offset); };
        return add(RuleKind::quadruple, {{at(0), at(1), at(columns), at(columns + 1)}}, std::move(values));
    }
    bool read_same(const Item& item) {
        std::int32_t parts = 0;
        std::vector<Cell> cells;
        if (!read_number(item, 0, parts) || !read_cells(item, 1, cells)) return false;
        if (parts < 1 || cells.size() % static_cast<std::size_t>(parts) != 0)
            return fail(arg(item, 0), "a number of parts that " + counted(cells.size(), "cell") + " can be cut into");
        const std::size_t size = cells.size() / static_cast<std::size_t>(parts);
        std::vector<std::vector<Cell>> groups;
        for (std::size_t i = 0; i < cells.size(); i += size)
            groups.emplace_back(cells.begin() + static_cast<std::ptrdiff_t>(i),
                                cells.begin() + static_cast<std::ptrdiff_t>(i + size));
        return add(size == 1 ? RuleKind::clone : RuleKind::same_values, std::move(groups));
    }
    bool read_indexing(const Item& item) {
        const std::string_view which = arg(item, 0).text;
        if (which != "R" && which != "C") return fail(arg(item, 0), "R or C" + behind(item));
        std::vector<Cell> cells;
        return read_cells(item, 1, cells) &&
               add(which == "R" ? RuleKind::row_indexer : RuleKind::column_indexer, {cells});
    }
    // "1_1_5"
    bool read_list(const Item& item) {
        std::vector<std::int32_t> values;
        std::vector<Cell> cells;
        const Part list = arg(item, 0);
        for (std::size_t at = 0; at <= list.text.size();) {
            const std::size_t end = std::min(list.text.find('_', at), list.text.size());
            const auto value = number_of(list.text.substr(at, end - at));
            if (!value) return fail(list, "values with '_' between them" + behind(item));
            values.push_back(*value);
            at = end + 1;
        }
        const bool exact = item.type.text == "ContainExact";
        return read_cells(item, 1, cells) &&
               add(exact ? RuleKind::contain_exact : RuleKind::contain, {cells}, std::move(values));
    }
    // "1223": one 2, two 3.
    bool read_say(const Item& item) {
        std::vector<std::int32_t> values;
        std::vector<Cell> cells;
        const Part list = arg(item, 0);
        for (char c : list.text) values.push_back(c == '0' ? 0 : place_value(c));
        if (values.empty() || values.size() % 2 != 0) return fail(list, "figures in pairs" + behind(item));
        return read_cells(item, 1, cells) && add(RuleKind::look_and_say, {cells}, std::move(values));
    }

    // Behind the first argument: cells, in groups that a name ("_slow") or nothing begins.
    bool read_groups(const Item& item, std::vector<std::vector<Cell>>& groups) {
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
        return !groups.empty() || fail(arg(item, 1), "cells" + behind(item));
    }
    bool read_pair(const Item& item) {
        const auto table = PairTable::of_key(arg(item, 0).text, import_.low(), import_.digits());
        if (!table) return fail(arg(item, 0), "a key of base64url with a bit for each two values" + behind(item));
        std::vector<std::vector<Cell>> groups;
        if (!read_groups(item, groups)) return false;
        Rule rule = table->rule(item.type.text == "PairX");
        for (std::vector<Cell>& group : groups) {
            if (group.size() < 2) continue;
            const bool of_two = rule.kind == RuleKind::white || rule.kind == RuleKind::black;
            for (std::size_t i = 0; of_two && i + 1 < group.size(); ++i)
                add(rule.kind, {{group[i], group[i + 1]}}, rule.values);
            if (!of_two) add(rule.kind, {group}, rule.values);
        }
        return true;
    }
    bool read_regex(const Item& item) {
        const auto pattern = base64_bytes(arg(item, 0).text);
        if (!pattern) return fail(arg(item, 0), "a pattern in base64url" + behind(item));
        std::vector<std::vector<Cell>> groups;
        if (!read_groups(item, groups)) return false;
        std::string plain = *pattern;
        std::erase_if(plain, [](char c) { return is_space(c) || c == '\n'; });
        for (std::vector<Cell>& group : groups) import_.add_rule({RuleKind::regex, {std::move(group)}, {}, plain});
        return true;
    }

    std::string_view text_;
    std::vector<Item> items_;
    Import import_;
    int region_size_ = side;
    Fault fault_;
};

}  // namespace

bool may_be_iss(std::string_view text) {
    if (!text.starts_with('.')) return false;
    const std::size_t end = std::min(text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", 1),
                                     text.size());
    if (end < text.size() && text[end] == '~') return true;
    const std::string_view word = text.substr(1, end - 1);
    return (end == text.size() || text[end] == '.' || is_space(text[end])) && word.size() > 1 &&
           (word == "NoBoxes" || word == "And" || word == "Or" || word == "ChaosConstruction" ||
            std::ranges::find(iss_words, word, &IssWord::word) != std::end(iss_words));
}

std::vector<Cell> iss_diagonal(int rows, int columns, Cell start) {
    int row = start / columns, column = start % columns, down = 0, right = 0;
    if (column == 0 && row < rows - 1)
        down = right = 1;
    else if (column == columns - 1 && row > 0 && row < rows - 1)
        down = right = -1;
    else if (row == 0 && column > 0)
        down = 1, right = -1;
    else if (row == rows - 1 && column > 0 && column < columns - 1)
        down = -1, right = 1;
    std::vector<Cell> cells;
    for (; down != 0 && row >= 0 && row < rows && column >= 0 && column < columns; row += down, column += right)
        cells.push_back(static_cast<Cell>(row * columns + column));
    return cells.size() > 1 ? cells : std::vector<Cell>{};
}

std::expected<Import, Fault> read_iss(std::string_view text) { return IssReader(text).read(); }

}  // namespace nonet::formats
