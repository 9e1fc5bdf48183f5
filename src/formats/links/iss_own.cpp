// Strings of Interactive Sudoku Solver: the items that need their own reader.

#include <cstdlib>

#include "core/each_once.hpp"
#include "core/say.hpp"
#include "formats/links/iss.hpp"
#include "formats/links/iss_nfa.hpp"
#include "formats/links/iss_pairs.hpp"
#include "formats/links/iss_parser.hpp"
#include "formats/links/packing.hpp"

namespace nonet::formats {
namespace {

bool read_kropki(IssParser& p, const IssItem&) {
    return p.add(RuleKind::negative_white, {}) && p.add(RuleKind::negative_black, {});
}
bool read_diagonal(IssParser& p, const IssItem& item) {
    std::int32_t direction = 0;
    if (!p.read_number(item, 0, direction)) return false;
    if (direction != 1 && direction != -1) return p.fail_in(item, p.arg(item, 0), "1 or -1");
    p.import.add_term(direction == 1 ? "diagonal+" : "diagonal-");
    return true;
}
bool read_region(IssParser& p, const IssItem& item) {
    std::vector<Cell> cells;
    if (!p.read_cells(item, 0, cells)) return false;
    cells = each_once(std::move(cells));
    if (p.depth > 0 || cells.back() >= p.import.cells()) return p.add(RuleKind::killer, {std::move(cells)});
    p.import.add_term("region", cells);
    return true;
}
// Reads a sum: "24", or "24_=_1_-2" with a weight for each cell.
bool read_sum(IssParser& p, const IssItem& item) {
    std::vector<std::int32_t> numbers;
    std::vector<Cell> cells;
    const Part head = p.arg(item, 0);
    for (std::size_t at = 0; at <= head.text.size();) {
        const std::size_t end = std::min(head.text.find('_', at), head.text.size());
        const Part word{head.text.substr(at, end - at), head.at + at};
        at = end + 1;
        if (word.text == "=") continue;
        const auto number = iss_number(word.text);
        if (!number) return p.fail_in(item, word, "a number");
        numbers.push_back(*number);
    }
    return p.read_cells(item, 1, cells) && p.add(RuleKind::sum, {cells}, numbers);
}
bool read_arrow(IssParser& p, const IssItem& item) {
    std::int32_t bulb = 1;
    const bool pill = item.type.text == "PillArrow";
    std::vector<Cell> cells;
    if ((pill && !p.read_number(item, 0, bulb)) || !p.read_cells(item, pill ? 1 : 0, cells)) return false;
    if (bulb < 1 || static_cast<std::size_t>(bulb) >= cells.size())
        return p.fail_in(item, p.arg(item, 0), "cells of a bulb and of a shaft");
    const auto end = cells.begin() + bulb;
    std::vector<Cell> bulbs(cells.begin(), end);
    std::ranges::sort(bulbs);
    return p.add(RuleKind::arrow, {std::move(bulbs), {end, cells.end()}});
}
bool read_little(IssParser& p, const IssItem& item) {
    std::int32_t total = 0;
    Cell start = 0;
    if (!p.read_number(item, 0, total) || !p.read_cell(p.arg(item, 1), start)) return false;
    std::vector<Cell> cells = iss_diagonal(p.import.rows(), p.import.columns(), start);
    if (cells.empty()) return p.fail(p.arg(item, 1), "a cell at the edge that begins a diagonal");
    return p.add(RuleKind::little_killer, {std::move(cells)}, {total});
}
bool read_sum_line(IssParser& p, const IssItem& item) {
    IssItem line = item;
    std::int32_t total = 0;
    std::vector<Cell> cells;
    const bool loop = !line.args.empty() && line.args.back().text == "LOOP";
    if (loop) line.args.pop_back();
    return p.read_number(line, 0, total) && p.read_cells(line, 1, cells) &&
           p.add(loop ? RuleKind::sum_loop : RuleKind::sum_line, {cells}, {total});
}
bool read_equal_sum(IssParser& p, const IssItem& item) {
    std::vector<std::vector<Cell>> groups(1);
    for (const Part& part : item.args) {
        if (part.text == "-") {
            groups.emplace_back();
            continue;
        }
        if (!p.read_cell(part, groups.back().emplace_back())) return false;
    }
    return p.add(RuleKind::equal_sum, std::move(groups));
}
bool read_quad(IssParser& p, const IssItem& item) {
    Cell corner = 0;
    if (!p.read_cell(p.arg(item, 0), corner)) return false;
    const int columns = p.import.columns();
    if (corner >= p.import.cells()) {
        p.import.lose("Quad", "its cells are outside the grid", true);
        return true;
    }
    if (corner % columns + 1 == columns || corner / columns + 1 == p.import.rows())
        return p.fail_in(item, p.arg(item, 0), "the upper left one of four cells");
    std::vector<std::int32_t> values;
    for (std::size_t i = 1; i < item.args.size(); ++i)
        if (!p.read_number(item, i, values.emplace_back())) return false;
    const auto at = [&](int offset) { return static_cast<Cell>(corner + offset); };
    return p.add(RuleKind::quadruple, {{at(0), at(1), at(columns), at(columns + 1)}}, std::move(values));
}
bool read_same(IssParser& p, const IssItem& item) {
    std::int32_t parts = 0;
    std::vector<Cell> cells;
    if (!p.read_number(item, 0, parts) || !p.read_cells(item, 1, cells)) return false;
    if (parts < 1 || cells.size() % static_cast<std::size_t>(parts) != 0)
        return p.fail(p.arg(item, 0),
                      say("a number of parts that {cells} can be cut into", counted(cells.size(), "cell")));
    const std::size_t size = cells.size() / static_cast<std::size_t>(parts);
    std::vector<std::vector<Cell>> groups;
    for (std::size_t i = 0; i < cells.size(); i += size)
        groups.emplace_back(cells.begin() + static_cast<std::ptrdiff_t>(i),
                            cells.begin() + static_cast<std::ptrdiff_t>(i + size));
    return p.add(size == 1 ? RuleKind::clone : RuleKind::same_values, std::move(groups));
}
bool read_indexing(IssParser& p, const IssItem& item) {
    const std::string_view which = p.arg(item, 0).text;
    if (which != "R" && which != "C") return p.fail_in(item, p.arg(item, 0), "R or C");
    std::vector<Cell> cells;
    return p.read_cells(item, 1, cells) &&
           p.add(which == "R" ? RuleKind::row_indexer : RuleKind::column_indexer, {cells});
}
// Reads a list of values: "1_1_5".
bool read_values(IssParser& p, const IssItem& item, const Part& list, std::vector<std::int32_t>& values) {
    for (std::size_t at = 0; at <= list.text.size();) {
        const std::size_t end = std::min(list.text.find('_', at), list.text.size());
        const auto value = iss_number(list.text.substr(at, end - at));
        if (!value) return p.fail_in(item, list, "values with '_' between them");
        values.push_back(*value);
        at = end + 1;
    }
    return true;
}
bool read_list(IssParser& p, const IssItem& item) {
    std::vector<std::int32_t> values;
    std::vector<Cell> cells;
    if (!read_values(p, item, p.arg(item, 0), values)) return false;
    const bool exact = item.type.text == "ContainExact";
    return p.read_cells(item, 1, cells) &&
           p.add(exact ? RuleKind::contain_exact : RuleKind::contain, {cells}, std::move(values));
}
// Reads values with repetitions: "1223" means one 2 and two 3s.
bool read_say(IssParser& p, const IssItem& item) {
    std::vector<std::int32_t> values;
    std::vector<Cell> cells;
    const Part list = p.arg(item, 0);
    for (char c : list.text) values.push_back(c == '0' ? 0 : iss_figure(c));
    if (values.empty() || values.size() % 2 != 0) return p.fail_in(item, list, "figures in pairs");
    return p.read_cells(item, 1, cells) && p.add(RuleKind::look_and_say, {cells}, std::move(values));
}

bool read_pair(IssParser& p, const IssItem& item) {
    const auto table = PairTable::of_key(p.arg(item, 0).text, p.import.low(), p.import.digits());
    if (!table) return p.fail_in(item, p.arg(item, 0), "a key of base64url with a bit for each two values");
    std::vector<std::vector<Cell>> groups;
    if (!p.read_groups(item, groups)) return false;
    Rule rule = table->rule(item.type.text == "PairX");
    for (std::vector<Cell>& group : groups) {
        if (group.size() < 2) continue;
        const bool of_two = rule.kind == RuleKind::white || rule.kind == RuleKind::black;
        for (std::size_t i = 0; of_two && i + 1 < group.size(); ++i)
            p.add(rule.kind, {{group[i], group[i + 1]}}, rule.values);
        if (!of_two) p.add(rule.kind, {group}, rule.values);
    }
    return true;
}
// Reads lines of cells with "-" between the lines of one automaton. An argument that is a name, or empty, begins the
// lines of the next automaton.
bool read_lines(IssParser& p, const IssItem& item, std::vector<std::vector<std::vector<Cell>>>& applied) {
    for (std::size_t i = 1; i < item.args.size(); ++i) {
        const Part& part = item.args[i];
        auto& lines = applied.back();
        if (part.text == "-") {
            lines.emplace_back();
        } else if (part.text.empty() || part.text[0] == '_') {
            if (!lines.empty()) applied.emplace_back();
        } else {
            if (lines.empty()) lines.emplace_back();
            if (!p.read_cell(part, lines.back().emplace_back())) return false;
        }
    }
    if (applied.back().empty()) applied.pop_back();
    return !applied.empty() || p.fail_in(item, p.arg(item, 1), "cells");
}
bool read_nfa(IssParser& p, const IssItem& item) {
    const auto nfa = nfa_of_key(p.arg(item, 0).text, p.import.low());
    if (!nfa) return p.fail_in(item, p.arg(item, 0), "an automaton in base64url");
    // The separator between lines is the value after all values of the board. Steps for any higher value never apply on
    // this board.
    const std::vector<std::int32_t> values = nfa->values_to(p.import.high() + 1);
    std::vector<std::vector<std::vector<Cell>>> applied(1);
    if (!read_lines(p, item, applied)) return false;
    for (auto& lines : applied) p.add(RuleKind::automaton, std::move(lines), values);
    return true;
}
bool read_regex(IssParser& p, const IssItem& item) {
    const auto pattern = base64_bytes(p.arg(item, 0).text);
    if (!pattern) return p.fail_in(item, p.arg(item, 0), "a pattern in base64url");
    std::vector<std::vector<Cell>> groups;
    if (!p.read_groups(item, groups)) return false;
    std::string plain = *pattern;
    std::erase_if(plain, [](char c) { return is_space(c) || c == '\n'; });
    for (std::vector<Cell>& group : groups)
        p.import.add_rule({RuleKind::regex, {std::move(group)}, {}, plain});
    return true;
}

// Reads "A~1_2" or "~1~10": the name of a kind of cells, or nothing for the whole grid; values; and the number of cells
// with one of these values.
bool read_connected(IssParser& p, const IssItem& item) {
    const Part name = p.arg(item, 0), list = p.arg(item, 1), size = p.arg(item, 2);
    std::vector<std::int32_t> values;
    if (!read_values(p, item, list, values)) return false;
    const auto number = iss_number(size.text);
    if (!size.text.empty() && !number) return p.fail_in(item, size, "a number of cells");
    const auto cells = p.group_cells(name.text);
    if (!cells) return p.fail_in(item, name, "a name of .Var");
    if (number && (*number < 1 || *number > static_cast<int>(cells->size())))
        return p.fail_in(item, size, say("{from} to {to}", 1, cells->size()));
    if (number && values.size() == 1) {
        std::vector<std::int32_t> often(static_cast<std::size_t>(*number), values[0]);
        p.add(RuleKind::contain_exact, {*cells}, std::move(often));
    } else if (number) {
        p.import.lose("ConnectedValues", "nonet supports a number of cells only with a single value", true);
    }
    return p.add(RuleKind::connected, {*cells}, std::move(values));
}

bool read_ties(IssParser& p, const IssItem& item) {
    const std::string_view which = p.arg(item, 0).text;
    if (which == "none") return p.add(RuleKind::no_rank_ties, {});
    return which == "any" || which == "only-unclued" ||
           p.fail_in(item, p.arg(item, 0), "none, only-unclued or any");
}
// Reads "R1C1~0~CC1~CC2": the value of R1C1 is the number of the listed cells that equal the first of them. Without a
// list, it is the square of cells around R1C1.
bool read_chaos_count(IssParser& p, const IssItem& item) {
    Cell number = 0;
    std::vector<Cell> cells;
    const std::optional<int> more = p.arg(item, 1).text.empty() ? 0 : iss_number(p.arg(item, 1).text);
    if (!more || *more < 0 || *more > 1) return p.fail_in(item, p.arg(item, 1), "0 or 1");
    if (!p.read_cell(p.arg(item, 0), number)) return false;
    const auto regions = p.group_cells("CC");
    if (!regions) return p.fail(item.type, "ChaosConstruction in the same text");
    if (item.args.size() > 2 && !p.read_cells(item, 2, cells)) return false;
    if (cells.empty() && number >= p.import.cells())
        return p.fail_in(item, p.arg(item, 0), "a cell of the grid");
    if (cells.empty()) {
        cells.push_back((*regions)[number]);
        const int columns = p.import.columns();
        for (int down : {-1, 0, 1})
            for (int right : {-1, 0, 1}) {
                const int row = number / columns + down, column = number % columns + right;
                if ((down != 0 || right != 0) && row >= 0 && column >= 0 && row < p.import.rows() &&
                    column < columns)
                    cells.push_back((*regions)[static_cast<std::size_t>(row * columns + column)]);
            }
    }
    cells.insert(cells.begin(), number);
    return p.add(RuleKind::count_same, {cells},
                 *more == 0 ? std::vector<std::int32_t>{} : std::vector<std::int32_t>{1});
}
// Reads "R1C1~0~CC1~CC2~-~CC1~CC10": arms with "-" between them. Without a list, all four arms begin at the cell
// itself.
bool read_chaos_arrow(IssParser& p, const IssItem& item) {
    std::vector<std::vector<Cell>> groups(1);
    Cell number = 0;
    const std::optional<int> more = p.arg(item, 1).text.empty() ? 0 : iss_number(p.arg(item, 1).text);
    if (!more || *more < 0 || *more > 1) return p.fail_in(item, p.arg(item, 1), "0 or 1");
    if (!p.read_cell(p.arg(item, 0), number)) return false;
    groups[0] = {number};
    const auto regions = p.group_cells("CC");
    if (!regions) return p.fail(item.type, "ChaosConstruction in the same text");
    for (std::size_t i = 2; i < item.args.size(); ++i) {
        if (i == 2 || item.args[i].text == "-") groups.emplace_back();
        if (item.args[i].text != "-" && !p.read_cell(item.args[i], groups.back().emplace_back()))
            return false;
    }
    if (groups.size() == 1 && number >= p.import.cells())
        return p.fail_in(item, p.arg(item, 0), "a cell of the grid");
    if (groups.size() == 1)
        for (const auto& [down, right] : {std::pair{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
            auto& arm = groups.emplace_back();
            const int columns = p.import.columns();
            for (int row = number / columns, column = number % columns;
                 row >= 0 && column >= 0 && row < p.import.rows() && column < columns;
                 row += down, column += right)
                arm.push_back((*regions)[static_cast<std::size_t>(row * columns + column)]);
        }
    for (const auto& arm : groups)
        if (arm.empty() || (&arm != groups.data() && arm[0] != groups[1][0]))
            return p.fail_in(item, p.arg(item, 2), "arms that begin in the same cell");
    return p.add(RuleKind::run_length, std::move(groups),
                 *more == 0 ? std::vector<std::int32_t>{} : std::vector<std::int32_t>{1});
}
// Skips an item that was read before all others.
bool read_nothing(IssParser&, const IssItem&) { return true; }

constexpr std::pair<std::string_view, ReadIssItem> readers[] = {
    {"FullRankTies", read_ties},
    {"Doppelganger", read_nothing},
    {"ChaosConstruction", read_nothing},
    {"ChaosCount", read_chaos_count},
    {"ChaosArrow", read_chaos_arrow},
    {"ConnectedValues", read_connected},
    {"StrictKropki", read_kropki},
    {"Diagonal", read_diagonal},
    {"AllDifferent", read_region},
    {"Sum", read_sum},
    {"Arrow", read_arrow},
    {"PillArrow", read_arrow},
    {"LittleKiller", read_little},
    {"SumLine", read_sum_line},
    {"EqualSum", read_equal_sum},
    {"Quad", read_quad},
    {"SameValues", read_same},
    {"Indexing", read_indexing},
    {"ContainAtLeast", read_list},
    {"ContainExact", read_list},
    {"LookAndSay", read_say},
    {"Pair", read_pair},
    {"PairX", read_pair},
    {"Regex", read_regex},
    {"NFA", read_nfa},
};

}  // namespace

ReadIssItem iss_reader_of(std::string_view word) {
    const auto* const found =
        std::ranges::find(readers, word, &std::pair<std::string_view, ReadIssItem>::first);
    return found == std::end(readers) ? nullptr : found->second;
}

BoxShape iss_boxes(int rows, int columns, int size) {
    BoxShape best{};
    for (int height = 2; height * 2 <= size; ++height) {
        const int width = size / height;
        if (height * width != size || rows % height != 0 || columns % width != 0) continue;
        const auto apart = [](BoxShape b) { return std::abs(b.height - b.width) * 2 + (b.height > b.width); };
        if (best.height == 0 || apart({height, width}) < apart(best)) best = {height, width};
    }
    return best;
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
    for (; down != 0 && row >= 0 && row < rows && column >= 0 && column < columns;
         row += down, column += right)
        cells.push_back(static_cast<Cell>(row * columns + column));
    return cells.size() > 1 ? cells : std::vector<Cell>{};
}

}  // namespace nonet::formats
