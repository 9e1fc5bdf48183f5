// Reads strings of Interactive Sudoku Solver.
//
// Of the items within .Or ... .End at least one holds; if one of them cannot be read, the whole group is dropped.
// Within .And ... .End every item holds, just as outside of it. The items within .Replicate ... .End are repeated at
// other places.

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <iterator>
#include <list>
#include <map>

#include "core/say.hpp"
#include "formats/links/iss.hpp"
#include "formats/links/iss_parser.hpp"
#include "formats/links/iss_words.hpp"
#include "formats/links/packing.hpp"
#include "formats/rule_names.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view unknown_rule = "nonet does not support this rule";
constexpr std::string_view no_such_cells = "nonet does not have these cells outside the grid";

class IssReader : private IssParser {
 public:
    explicit IssReader(std::string_view text) {
        std::vector<IssItem> items = items_of(text);
        items_.assign(std::make_move_iterator(items.begin()), std::make_move_iterator(items.end()));
    }

    std::expected<Import, Fault> read() {
        if (!read_shape() || !read_regions()) return std::unexpected(std::move(fault));
        for (const IssItem& item : items_) {
            if (item.type.text == "Doppelganger" && !import.extra().cell("dgr", 1))
                add_missing_digits(import);
            if (item.type.text == "ChaosConstruction" && !import.extra().cell("cc", 1))
                add_found_regions(import);
            if (item.type.text == "FullRankTies") ranks_are_shared = arg(item, 0).text == "any";
        }
        for (const ExtraGroup& group : import.extra().groups) made_names.insert(group.name);
        for (const IssItem& item : items_)
            if (item.type.text == "Var" && !read_extra(item)) return std::unexpected(std::move(fault));
        for (At at = items_.begin(); at != items_.end(); ++at)
            if (!read_item(at)) return std::unexpected(std::move(fault));
        for (auto& [values, cells] : extra_values_)
            import.add_rule(RuleKind::allowed, {std::move(cells)}, values);
        return std::move(import);
    }

 private:
    // A list, because repeated groups are inserted in the middle.
    using At = std::list<IssItem>::iterator;

    // Reads the shape: "9x9", "9x9~0-8", "9x9~12".
    bool read_shape() {
        const auto shape =
            std::ranges::find(items_, "Shape", [](const IssItem& item) { return item.type.text; });
        if (shape == items_.end()) return true;
        const Part size = arg(*shape, 0), range = arg(*shape, 1);
        const std::size_t cross = std::min(size.text.find('x'), size.text.size());
        const auto rows = iss_number(size.text.substr(0, cross));
        const auto columns = iss_number(size.text.substr(std::min(cross + 1, size.text.size())));
        if (!rows || !columns || *rows < 1 || *columns < 1 || *rows >= iss_cell_base ||
            *columns >= iss_cell_base)
            return fail(size, "a size after 'Shape', 1x1 to 16x16");
        import = Import(*rows, *columns);
        is_raw_ = arg(*shape, 2).text == "Raw";  // only the listed houses exist
        if (is_raw_) {
            import.set_repeats();
            import.set_boxes({});
        }
        if (range.text.empty()) return true;
        const std::size_t dash = range.text.find('-');
        const auto high = iss_number(dash == range.text.npos ? range.text : range.text.substr(dash + 1));
        const auto low = dash == range.text.npos ? 1 : iss_number(range.text.substr(0, dash));
        const int lines = std::max(*rows, *columns), least = is_raw_ ? 1 : lines;
        if (!low || !high || *low < 0 || *low > 1 || *high - *low + 1 < least ||
            *high - *low + 1 > Geometry::most_digits)
            return fail(range, say("values from 0 or 1, at least {count} of them, as in 0-{number}", least,
                                   lines - 1));
        import.set_range(*low, *high);
        return true;
    }

    // Reads boxes, or the pieces of a jigsaw.
    bool read_regions() {
        region_size_ = std::max(import.rows(), import.columns());
        for (const IssItem& item : items_)
            if (item.type.text == "RegionSize") {
                const auto size = iss_number(arg(item, 0).text);
                if (!size || *size < 2 || *size > import.cells())
                    return fail_in(item, arg(item, 0), "a number of cells");
                region_size_ = *size;
                if (!is_raw_) set_region_size(*size);
            }
        for (const IssItem& item : items_)
            if (item.type.text == "NoBoxes") import.set_boxes({});
        for (const IssItem& item : items_)
            if (item.type.text == "Jigsaw" && !read_pieces(item)) return false;
        return true;
    }

    void set_region_size(int size) {
        const BoxShape boxes = iss_boxes(import.rows(), import.columns(), size);
        import.set_boxes({});
        const int least = std::max(import.rows(), import.columns());
        if (size >= least && size <= import.digits()) return import.set_boxes(boxes);
        for (int row = 0; boxes.height > 0 && row < import.rows(); row += boxes.height)
            for (int column = 0; column < import.columns(); column += boxes.width)
                import.add_term("region", rectangle(row, column, boxes));
        if (size > import.digits()) import.lose("boxes of more cells than values", unknown_rule, true);
    }
    std::vector<Cell> rectangle(int row, int column, BoxShape shape) const {
        std::vector<Cell> cells;
        for (int r = row; r < row + shape.height; ++r)
            for (int c = column; c < column + shape.width; ++c)
                cells.push_back(static_cast<Cell>(r * import.columns() + c));
        return cells;
    }

    // Reads a label for each cell. One label may occur on a number of cells that does not fit a piece: these cells are
    // in no piece.
    bool read_pieces(const IssItem& item) {
        const Part labels = item.args.empty() ? Part{} : item.args.back();
        const auto cells = static_cast<std::size_t>(import.cells());
        if (labels.text.size() != cells)
            return fail(arg(item, 0), behind(item, counted(labels.text.size(), "label")),
                        std::to_string(cells));
        std::map<char, int> sizes;
        for (char label : labels.text) ++sizes[label];
        if (sizes.size() == 1) return true;
        const int least = std::min(region_size_, std::max(import.rows(), import.columns()));
        const auto fits = [&](char label) {
            return sizes[label] >= least && sizes[label] <= import.digits();
        };
        int others = 0;
        for (const auto& [label, size] : sizes) others += !fits(label);
        if (others > 1)
            for (std::size_t i = 0; i < cells; ++i)
                if (!fits(labels.text[i]))
                    return fail({labels.text.substr(i, 1), labels.at + i},
                                say("piece {piece} of {cells}", formats::quoted(labels.text.substr(i, 1)),
                                    counted(static_cast<std::size_t>(sizes[labels.text[i]]), "cell")),
                                std::to_string(least));
        std::vector<int> pieces;
        for (char label : labels.text) pieces.push_back(fits(label) ? static_cast<unsigned char>(label) : -1);
        import.set_pieces(std::move(pieces));
        return true;
    }

    // Returns whether the part names an undeclared extra cell, by letters and a number: V and a name; or CC or DG,
    // which other rules declare.
    bool is_other_cell(const Part& part) const {
        if (extra_cell(part.text.substr(0, part.text.find('_')))) return false;
        if (!part.text.starts_with('V') && !part.text.starts_with("CC") && !part.text.starts_with("DG"))
            return false;
        const std::string_view place = part.text.substr(0, part.text.find('_'));
        const std::size_t letters = place.find_first_of("0123456789");
        return letters == place.npos || iss_number(place.substr(letters)).has_value();
    }
    // A base64url key as the first argument can look like such a cell, and so can the name of all cells of a kind.
    static bool has_key(std::string_view type) {
        return type == "Pair" || type == "PairX" || type == "NFA" || type == "Regex" || type == "Replicate" ||
               type == "Jigsaw" || type == "ConnectedValues";
    }
    bool has_other_cells(const IssItem& item) const {
        const std::size_t first = std::min<std::size_t>(has_key(item.type.text), item.args.size());
        return std::any_of(item.args.begin() + static_cast<std::ptrdiff_t>(first), item.args.end(),
                           [&](const Part& part) { return is_other_cell(part); });
    }

    // Reads an item, and moves to the last item if it is a group.
    bool read_item(At& at) {
        const IssItem& item = *at;
        const std::string_view type = item.type.text;
        if (type.empty()) return read_givens(item);
        if (type == "Replicate" && !is_other_cell(arg(item, 1))) return repeat_group(at);
        if (type == "Var") return true;
        if (has_other_cells(item)) {
            import.lose(type, no_such_cells, true);
            return true;
        }
        for (std::string_view known :
             {"Shape", "RegionSize", "NoBoxes", "Jigsaw", "And", "End", "SearchPriority"})
            if (type == known && (depth == 0 || type != "And")) return true;
        if (type == "Or" || type == "And") return read_group(at);
        const auto* const word = std::ranges::find(iss_words, type, &IssWord::word);
        if (word != std::end(iss_words)) return read_word(item, *word);
        if (const auto like = std::ranges::find_if(type, [](char c) { return !is_letter(c); });
            like != type.end())
            return fail(item.type, "the name of a rule, with '~' before each argument");
        import.lose(type, unknown_rule, true);
        return true;
    }
    // Reads the items of the group as the parts of one rule.
    bool read_group(At& at) {
        const RuleKind kind = at->type.text == "Or" ? RuleKind::any_of : RuleKind::all_of;
        const std::size_t first = import.rule_count();
        const int lost = import.changes();
        if (++depth > most_depth) return fail_deep(*at);
        At last = at;  // a missing .End is at the end of the text
        for (++at; at != items_.end() && at->type.text != "End"; ++at) {
            const std::size_t before = import.rule_count();
            if (!read_item(at)) return false;
            join_rules(before, RuleKind::all_of);
            last = at;
        }
        if (at == items_.end()) at = last;
        --depth;
        if (import.changes() != lost) {
            import.take_rules(first);
            if (depth == 0) import.lose("Or", "nonet does not support this rule as an alternative", true);
        } else {
            join_rules(first, kind);
        }
        return true;
    }
    bool fail_deep(const IssItem& item) {
        return fail(item.type, "nested groups", say("{number} levels at most", most_depth));
    }
    // Makes the rules from `first` on the parts of a rule. A single rule stays as it is.
    void join_rules(std::size_t first, RuleKind kind) {
        if (import.rule_count() < first + 2) return;
        import.add_rule({kind, {}, {}, {}, import.take_rules(first)});
    }
    // Returns the end of the group that begins with an item.
    At end_of(At at) {
        for (int within = 0; at != items_.end(); ++at) {
            const std::string_view type = at->type.text;
            within += type == "Or" || type == "And" || type == "Replicate";
            if (type == "End" && --within == 0) break;
        }
        return at;
    }

    // Reads "~bits~R1C1": repeats the group once for each set bit, moved by the bit's number of cells. The higher bits
    // of a character come later.
    bool repeat_group(At& at) {
        const IssItem head = *at;
        Cell origin = 0;
        const Part bits = arg(head, 0), from = arg(head, 1);
        if (!from.text.empty() && !read_cell(from, origin)) return false;
        const At first = std::next(at), end = end_of(at);
        std::vector<IssItem> moved;
        for (std::size_t i = 0; i < bits.text.size(); ++i) {
            const auto six = base64_figure(bits.text[i]);
            if (!six) return fail_in(head, bits, "cells in base64url");
            for (std::size_t bit = 0; bit < 6; ++bit) {
                if ((*six >> bit & 1) == 0) continue;
                const std::size_t target = origin + 6 * i + bit;
                if (target >= static_cast<std::size_t>(import.cells() + import.extra().count()) ||
                    import.extra().group_of(static_cast<int>(target)) != import.extra().group_of(origin))
                    return fail(bits, "a bit for a cell that is not on the board", "cells of the board");
                for (At item = first; item != end; ++item)
                    if (!move_item(*item, origin, static_cast<Cell>(target), moved)) return false;
                if (items_.size() + moved.size() > most_items)
                    return fail(head.type, "repeats of repeats", say("{number} items at most", most_items));
            }
        }
        at = end == items_.end() ? std::prev(end) : end;
        items_.insert(std::next(at), std::make_move_iterator(moved.begin()),
                      std::make_move_iterator(moved.end()));
        return true;
    }
    bool move_item(const IssItem& item, Cell origin, Cell target, std::vector<IssItem>& moved) {
        IssItem& copy = moved.emplace_back(item);
        const int columns = columns_of(origin), first = first_of(origin),
                  group = import.extra().group_of(origin);
        const int down = (target - first) / columns - (origin - first) / columns;
        const int right = (target - first) % columns - (origin - first) % columns;
        for (std::size_t i = has_key(item.type.text); i < copy.args.size(); ++i) {
            Part& part = copy.args[i];
            const std::size_t size = std::min(part.text.find('_'), part.text.size());
            const Part name{part.text.substr(0, size), part.at};
            Cell cell = 0;
            if ((name.text.size() != 4 && !extra_cell(name.text)) || !read_cell(name, cell) ||
                import.extra().group_of(cell) != group)
                continue;
            const int row = (cell - first) / columns + down, column = (cell - first) % columns + right;
            const int moved_to = first + row * columns + column;
            if (row < 0 || column < 0 || column >= columns || moved_to >= end_of_group(group))
                return fail(part, "a cell that is moved off the board", "cells of the board");
            part.text = texts_.emplace_back(cell_name(static_cast<Cell>(moved_to)) +
                                            std::string(part.text.substr(size)));
        }
        return true;
    }
    bool read_givens(const IssItem& item) {
        for (const Part& part : item.args) {
            if (part.text.empty()) continue;
            if (is_other_cell(part)) {
                import.lose("given outside the grid", no_such_cells, true);
                continue;
            }
            Cell cell = 0;
            std::size_t bar = std::min(part.text.find('_'), part.text.size());
            if (!read_cell({part.text.substr(0, bar), part.at}, cell)) return false;
            std::vector<int> values;
            while (bar < part.text.size()) {
                const std::size_t end = std::min(part.text.find('_', bar + 1), part.text.size());
                const Part word{part.text.substr(bar + 1, end - bar - 1), part.at + bar + 1};
                const auto value = iss_number(word.text);
                if (!value || !import.has_value(*value))
                    return fail(word, say("a value, {from} to {to}", import.low(), import.high()));
                values.push_back(*value);
                bar = end;
            }
            if (values.empty()) return fail({{}, part.at + part.text.size()}, "'_' and a value after a cell");
            add_given(cell, values);
        }
        return true;
    }

    // Within a group, a given is a rule for one cell. For extra cells outside of groups, it is one rule for all cells
    // with the same values.
    void add_given(Cell cell, const std::vector<int>& values) {
        if (depth == 0 && cell >= import.cells()) return extra_values_[values].push_back(cell);
        if (depth == 0)
            return values.size() == 1 ? import.set_value(cell, values[0])
                                      : import.restrict_values(cell, values);
        if (values.size() == 1) return import.add_rule(RuleKind::contain, {{cell}}, values);
        import.add_rule(RuleKind::allowed, {{cell}}, values);
    }

    bool read_word(const IssItem& item, const IssWord& word) {
        std::vector<Cell> cells;
        std::vector<std::int32_t> numbers;
        switch (word.form) {
            case IssForm::cells: return read_cells(item, 0, cells) && add(*word.kind, {cells});
            case IssForm::valued:
                if (!arg(item, 0).text.empty() && !read_number(item, 0, numbers.emplace_back())) return false;
                if (numbers == std::vector{0} && word.kind == RuleKind::killer) numbers.clear();
                return read_cells(item, 1, cells) && add(*word.kind, {cells}, numbers);
            case IssForm::guessed: {
                const bool said = iss_number(arg(item, 0).text).has_value();
                numbers.push_back(said ? *iss_number(arg(item, 0).text) : word.number);
                return read_cells(item, said ? 1 : 0, cells) && add(*word.kind, {cells}, numbers);
            }
            case IssForm::touching: return read_cells(item, 0, cells) && add_touching(word, cells);
            case IssForm::whole: return add(*word.kind, {});
            case IssForm::sides: return read_sides(item, *word.kind);
            case IssForm::line:
                return read_number(item, 0, numbers.emplace_back()) && read_line(arg(item, 1), cells) &&
                       add(*word.kind, {cells}, numbers);
            case IssForm::term: return add_term(word), true;
            case IssForm::own: return iss_reader_of(word.word)(*this, item);
        }
        return true;
    }

    void add_term(const IssWord& word) {
        if (depth > 0) return import.lose(word.word, "it is a rule for the whole board", true);
        import.add_term(word.term);
    }
    bool add_touching(const IssWord& word, const std::vector<Cell>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < cells.size(); ++j)
                if (is_neighbour(cells[i], cells[j])) {
                    std::vector<std::int32_t> numbers;
                    if (word.number != 0) numbers = {word.number};
                    import.add_rule(*word.kind, {{cells[i], cells[j]}}, numbers);
                }
        return true;
    }
    bool read_sides(const IssItem& item, RuleKind kind) {
        std::vector<Cell> cells;
        if (!read_line(arg(item, 0), cells)) return false;
        if (kind == RuleKind::full_rank && ranks_are_shared) kind = RuleKind::shared_rank;
        for (std::size_t side : {1, 2}) {
            std::int32_t number = 0;
            if (!arg(item, side).text.empty()) {
                if (!read_number(item, side, number)) return false;
                import.add_rule(kind, {cells}, {number});
            }
            std::ranges::reverse(cells);
        }
        return true;
    }

    static constexpr std::size_t most_items = 100'000;
    static constexpr int most_depth = most_rule_depth;

    std::list<IssItem> items_;
    std::deque<std::string> texts_;  // texts of the items that were moved
    std::map<std::vector<std::int32_t>, std::vector<Cell>> extra_values_;  // cells by their possible values
    int region_size_ = side;
    bool is_raw_ = false;
};

}  // namespace

std::expected<Import, Fault> read_iss(std::string_view text) { return IssReader(text).read(); }

}  // namespace nonet::formats
