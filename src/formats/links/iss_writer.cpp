// Writes strings of Interactive Sudoku Solver.

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/say.hpp"
#include "formats/links/export.hpp"
#include "formats/links/iss.hpp"
#include "formats/links/iss_board.hpp"
#include "formats/links/iss_cells.hpp"
#include "formats/links/iss_nfa.hpp"
#include "formats/links/iss_pairs.hpp"
#include "formats/links/iss_words.hpp"
#include "formats/links/packing.hpp"

namespace nonet::formats {
namespace {

constexpr int most_iss_lines = 16;
constexpr std::string_view figures = "0123456789abcdefg";
constexpr std::string_view no_word = "Interactive Sudoku Solver does not have this rule";

using Cells = std::vector<Cell>;

constexpr std::string_view beside_shared_ranks = "it cannot be combined with shared ranks";

class IssWriter {
 public:
    IssWriter(const Export& from, std::vector<Loss>& losses)
        : from_(from), parts_(from.parts()), losses_(losses), cells_(from.parts()) {}

    std::string write() {
        text_ = iss_board(from_);
        for (const Rule& rule : parts_.rules) write_rule(rule);
        write_negatives();
        write_ties();
        write_givens();
        return std::move(text_);
    }

 private:
    std::string cell(Cell cell) const { return cells_.cell(cell); }
    std::string cells(const Cells& list) const { return cells_.cells(list); }
    void item(std::string_view word, const std::string& args = {}) { ((text_ += '.') += word) += args; }
    void item(std::string_view word, std::int32_t number, const Cells& list) {
        item(word, '~' + std::to_string(number) + cells(list));
    }
    void lose(const Rule& rule, std::string_view why = no_word) {
        formats::lose(losses_, name_of(rule.kind), why, true);
    }

    void write_givens() {
        std::string args;
        for (int index = 0; index < from_.cells(); ++index) {
            const auto here = static_cast<Cell>(index);
            if (const auto value = from_.value(here)) args += cell(here) + '_' + std::to_string(*value);
            const auto values = from_.restriction(here);
            if (values.empty()) continue;
            args += cell(here);
            // A single value would be a given.
            for (int value : values) args += '_' + std::to_string(value);
            if (values.size() == 1) args += '_' + std::to_string(values[0]);
        }
        if (!args.empty()) item("", args);
    }

    // ---- Rules

    void write_rule(const Rule& rule) {
        if (rule.kind == RuleKind::full_rank && from_.has(RuleKind::shared_rank))
            return lose(rule, beside_shared_ranks);
        const std::int32_t number = rule.values.empty() ? 0 : rule.values[0];
        for (const IssWord& word : iss_words) {
            if (word.kind != rule.kind) continue;
            switch (word.form) {
                case IssForm::cells: return item(word.word, cells(rule.groups[0]));
                case IssForm::valued:
                case IssForm::guessed: return item(word.word, number, rule.groups[0]);
                case IssForm::touching:
                    if (number != word.number || !from_.touch(rule.groups[0][0], rule.groups[0][1])) continue;
                    return item(word.word, cells(rule.groups[0]));
                case IssForm::whole:
                    if (rule.kind == RuleKind::region_same_values && parts_.repeats)
                        return lose(
                            rule,
                            "Interactive Sudoku Solver supports it only together with rows and columns");
                    return item(word.word);
                case IssForm::sides:
                case IssForm::line: return write_line(rule, word, number);
                default: continue;
            }
        }
        write_other(rule, number);
    }

    void write_line(const Rule& rule, const IssWord& word, std::int32_t number) {
        const auto line = from_.line(rule.groups[0]);
        if (!line) return lose(rule, "its cells are not a row or a column");
        const std::string name = std::string("~") + (line->is_row ? 'R' : 'C') +
                                 figures[static_cast<std::size_t>(line->number + 1)];
        const std::string value = '~' + std::to_string(number);
        if (word.form == IssForm::line)
            item(word.word, value + name);
        else
            item(word.word, name + (line->reverse ? "~" + value : value + '~'));
    }

    void write_other(const Rule& rule, std::int32_t number) {
        const Cells first = rule.groups.empty() ? Cells{} : rule.groups[0];
        switch (rule.kind) {
            case RuleKind::sum: return write_sum(rule);
            case RuleKind::arrow: return write_arrow(rule);
            case RuleKind::little_killer: return write_little(rule, number);
            case RuleKind::xv: return item("Sum", number, first);
            case RuleKind::equal_sum: return write_groups("EqualSum", "~-", rule.groups, "");
            case RuleKind::sum_line: return item("SumLine", number, first);
            case RuleKind::sum_loop:
                return item("SumLine", '~' + std::to_string(number) + cells(first) + "~LOOP");
            case RuleKind::quadruple:
            case RuleKind::contain:
            case RuleKind::contain_exact: return write_contained(rule);
            case RuleKind::look_and_say: return write_look_and_say(rule);
            case RuleKind::same_values:
                return write_groups("SameValues", "", rule.groups, '~' + std::to_string(rule.groups.size()));
            case RuleKind::clone: return write_clone(rule);
            case RuleKind::row_indexer: return item("Indexing", "~R" + cells(first));
            case RuleKind::column_indexer: return item("Indexing", "~C" + cells(first));
            case RuleKind::regex:
                if (rule.groups.size() > 1) return lose(rule, "its pattern is for one line");
                return item("Regex", '~' + base64url_text(rule.text) + cells(first));
            case RuleKind::any_of:
            case RuleKind::all_of: return write_parts(rule);
            case RuleKind::extra: return write_extra(rule);
            case RuleKind::allowed: return write_allowed(rule);
            case RuleKind::found_regions: return write_found_regions(rule);
            case RuleKind::count_same:
            case RuleKind::run_length: return write_same(rule, number);
            case RuleKind::connected: return write_connected(rule);
            case RuleKind::automaton: return write_automaton(rule);
            case RuleKind::negative_white:
            case RuleKind::negative_black:        // write_negatives
            case RuleKind::no_rank_ties: return;  // write_ties
            default: break;
        }
        const auto table = PairTable::of_rule(rule, from_.low(), parts_.digits);
        if (!table) return lose(rule);
        const bool all = rule.kind == RuleKind::nabner || rule.kind == RuleKind::all_pairs;
        item(all ? "PairX" : "Pair",
             '~' + table->key() + "~_" + std::string(name_of(rule.kind)) + cells(first));
    }

    void write_found_regions(const Rule& rule) {
        if (depth_ > 0 || !cells_.are_regions(rule.groups[0], 0))
            return lose(rule, "its cells are not all the cells of one name");
        item("ChaosConstruction");
    }
    void write_same(const Rule& rule, std::int32_t more) {
        const Cell number = rule.groups[0][0];
        bool fits =
            (more == 0 || more == 1) && !cells_.is_region(number) && cells_.are_regions(rule.groups[0], 1);
        for (std::size_t i = 1; i < rule.groups.size(); ++i)
            fits &= cells_.are_regions(rule.groups[i], 0) && rule.groups[i][0] == rule.groups[1][0];
        if (!fits) return lose(rule, "its cells do not define regions");
        std::string args = cell(number) + '~' + std::to_string(more);
        if (rule.groups.size() == 1)
            return item("ChaosCount", args + cells({rule.groups[0].begin() + 1, rule.groups[0].end()}));
        write_groups("ChaosArrow", "~-", {rule.groups.begin() + 1, rule.groups.end()}, args);
    }

    void write_extra(const Rule& rule) {
        for (const std::string& args : cells_.variables()) item("Var", args);
        for (const Rule& part : rule.parts) write_rule(part);
    }

    // Writes givens with several values.
    void write_allowed(const Rule& rule) {
        std::string values, args;
        for (std::int32_t value : rule.values) values += '_' + std::to_string(value);
        for (Cell one : rule.groups[0]) args += cell(one) + values;
        item("", args);
    }

    void write_connected(const Rule& rule) {
        const auto name = cells_.whole(rule.groups[0]);
        if (!name) return lose(rule, "its cells are not the whole grid");
        std::string args = '~' + *name + '~';
        for (std::size_t i = 0; i < rule.values.size(); ++i)
            args += (i == 0 ? "" : "_") + std::to_string(rule.values[i]);
        item("ConnectedValues", args);
    }

    // Writes each part as an item or as a group. Writes all of them, or none.
    void write_parts(const Rule& rule) {
        const std::string before = text_;
        const std::vector<Loss> lost = std::exchange(losses_, {});
        ++depth_;
        item(rule.kind == RuleKind::any_of ? "Or" : "And");
        for (const Rule& part : rule.parts) {
            const std::string text = std::exchange(text_, {});
            write_rule(part);
            const bool several = !is_compound(part) && std::ranges::count(text_, '.') > 1;
            text_ = text + (several ? ".And" + text_ + ".End" : text_);
        }
        item("End");
        --depth_;
        const bool is_whole = losses_.empty();
        losses_ = lost;
        if (is_whole) return;
        text_ = before;
        lose(rule, "a part of it cannot be expressed there");
    }
    static bool is_compound(const Rule& rule) {
        return rule.kind == RuleKind::any_of || rule.kind == RuleKind::all_of;
    }

    void write_groups(std::string_view word, std::string_view between, const std::vector<Cells>& groups,
                      std::string args) {
        for (std::size_t i = 0; i < groups.size(); ++i) (args += i == 0 ? "" : between) += cells(groups[i]);
        item(word, args);
    }

    void write_automaton(const Rule& rule) {
        const auto key = nfa_key(rule, from_.low(), parts_.digits);
        if (!key) return lose(rule, "it has too many starts or steps");
        write_groups("NFA", "~-", rule.groups, '~' + *key + "~_");
    }

    void write_sum(const Rule& rule) {
        std::string args = '~' + std::to_string(rule.values[0]);
        for (std::size_t i = 1; i < rule.values.size(); ++i)
            args += (i == 1 ? "_=_" : "_") + std::to_string(rule.values[i]);
        item("Sum", args + cells(rule.groups[0]));
    }

    // A bulb of one or two cells has its own word. A longer one, or one that is read in another order, is a weighted
    // sum.
    void write_arrow(const Rule& rule) {
        const Cells& bulb = rule.groups[0];
        for (std::size_t i = 1; i < rule.groups.size(); ++i) {
            const Cells& shaft = rule.groups[i];
            Cells all = bulb;
            all.insert(all.end(), shaft.begin(), shaft.end());
            if (bulb.size() == 1) {
                item("Arrow", cells(all));
            } else if (bulb.size() == 2 && from_.touch(bulb[0], bulb[1]) &&
                       (bulb[1] == bulb[0] + 1 || bulb[1] == bulb[0] + parts_.columns)) {
                item("PillArrow", 2, all);
            } else if (bulb.size() > 3) {
                lose(rule, "its bulb has more than three cells");
            } else {
                std::string args = "~0_=";
                for (std::size_t cell = 0; cell < bulb.size(); ++cell) {
                    int weight = -1;
                    for (std::size_t k = cell + 1; k < bulb.size(); ++k) weight *= 10;
                    args += '_' + std::to_string(weight);
                }
                for (std::size_t cell = 0; cell < shaft.size(); ++cell) args += "_1";
                item("Sum", args + cells(all));
            }
        }
    }

    void write_little(const Rule& rule, std::int32_t total) {
        const Cells back(rule.groups[0].rbegin(), rule.groups[0].rend());
        for (Cell start : {rule.groups[0].front(), rule.groups[0].back()}) {
            const Cells diagonal = iss_diagonal(parts_.rows, parts_.columns, start);
            if (diagonal == rule.groups[0] || diagonal == back)
                return item("LittleKiller", '~' + std::to_string(total) + cell(start));
        }
        item("Sum", total, rule.groups[0]);
    }

    void write_contained(const Rule& rule) {
        const auto square = rule.kind == RuleKind::quadruple ? from_.square(rule.groups[0]) : std::nullopt;
        if (depth_ > 0 && rule.groups[0].size() == 1 && rule.values.size() == 1)  // written as a given
            return item("", cell(rule.groups[0][0]) + '_' + std::to_string(rule.values[0]));
        std::string values;
        const char between = square ? '~' : '_';
        for (std::int32_t value : rule.values) (values += between) += std::to_string(value);
        if (square) return item("Quad", cell(*square) + values);
        item(rule.kind == RuleKind::contain_exact ? "ContainExact" : "ContainAtLeast",
             '~' + values.substr(1) + cells(rule.groups[0]));
    }

    void write_look_and_say(const Rule& rule) {
        std::string say = "~";
        for (std::int32_t value : rule.values) {
            if (value < 0 || value >= static_cast<int>(figures.size()))
                return lose(rule, "its numbers have a single digit there");
            say += figures[static_cast<std::size_t>(value)];
        }
        item("LookAndSay", say + cells(rule.groups[0]));
    }

    void write_clone(const Rule& rule) {
        for (std::size_t i = 0; i < rule.groups[0].size(); ++i) {
            Cells same;
            for (const Cells& group : rule.groups) same.push_back(group[i]);
            item("SameValues", static_cast<std::int32_t>(same.size()), same);
        }
    }

    void write_ties() {
        const bool is_shared = from_.has(RuleKind::shared_rank);
        if (is_shared) item("FullRankTies", "~any");
        for (const Rule& rule : parts_.rules)
            if (rule.kind == RuleKind::no_rank_ties)
                is_shared ? lose(rule, beside_shared_ranks) : item("FullRankTies", "~none");
    }

    // All dots are given: writes one word if that applies to both kinds of dots with their default numbers, and tables
    // otherwise.
    void write_negatives() {
        const bool white = from_.has(RuleKind::negative_white), black = from_.has(RuleKind::negative_black);
        if (!white && !black) return;
        bool usual = white && black;
        std::vector<std::int32_t> ratios;
        for (const Rule& rule : parts_.rules) {
            if (rule.kind == RuleKind::black) ratios.push_back(rule.values[0]);
            if (rule.kind == RuleKind::black || rule.kind == RuleKind::white)
                usual &= rule.values[0] == (rule.kind == RuleKind::black ? 2 : 1) &&
                         from_.touch(rule.groups[0][0], rule.groups[0][1]);
        }
        if (usual) return item("StrictKropki");
        if (ratios.empty()) ratios.push_back(2);
        Rule pairs{RuleKind::pairs, {}, {}, {}};
        for (int a = from_.low(); a <= from_.high(); ++a)
            for (int b = from_.low(); b <= from_.high(); ++b) {
                const bool ratio =
                    std::ranges::any_of(ratios, [&](int r) { return a == r * b || b == r * a; });
                if ((white && std::abs(a - b) == 1) || (black && ratio)) continue;
                pairs.values.insert(pairs.values.end(), {a, b});
            }
        std::string args = '~' + PairTable::of_rule(pairs, from_.low(), parts_.digits)->key();
        for (const Cells& pair : from_.neighbours())
            if (!from_.has_mark(pair, {RuleKind::white, RuleKind::black})) args += "~_" + cells(pair);
        item("Pair", args);
    }

    const Export& from_;
    const BoardParts& parts_;
    std::vector<Loss>& losses_;
    std::string text_;
    int depth_ = 0;  // of nested groups
    const IssCells cells_;
};

}  // namespace

std::expected<std::string, Fault> write_iss(const BoardPuzzle& puzzle, std::vector<Loss>& losses) {
    const auto from = Export::of(puzzle);
    if (!from) return std::unexpected(from.error());
    const BoardParts& parts = from->parts();
    if (std::max({parts.rows, parts.columns, parts.digits}) > most_iss_lines)
        return std::unexpected(Fault{0, say("a board of {rows} x {columns} cells", parts.rows, parts.columns),
                                     "one of at most 16 x 16 for Interactive Sudoku Solver"});
    std::string text = IssWriter(*from, losses).write();
    return text.empty() ? ".Shape~9x9" : text;
}

}  // namespace nonet::formats
