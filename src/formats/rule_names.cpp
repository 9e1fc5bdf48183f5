#include "formats/rule_names.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

#include "core/each_once.hpp"
#include "core/say.hpp"
#include "formats/board_name.hpp"
#include "formats/symbols.hpp"
#include "nonet/boards.hpp"
#include "rules/record.hpp"

namespace nonet::formats {
namespace {

using Part = RuleProblem::Part;

std::string plain(std::string_view id) {
    std::string word(id);
    std::erase(word, '-');
    return word;
}

int hex(char c) {
    return static_cast<int>(capital_hex_digits.find(c >= 'a' && c <= 'f' ? static_cast<char>(c - 32) : c));
}
std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size() && hex(text[i + 1]) >= 0 && hex(text[i + 2]) >= 0) {
            plain += static_cast<char>(16 * hex(text[i + 1]) + hex(text[i + 2]));
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

class RuleReader {
 public:
    RuleReader(const RuleWords& words, const BoardParts& board) : words_(words), board_(board) {
        rule_.kind = words.kind;
    }

    std::expected<Rule, RuleProblem> read() {
        const rules::Shape& shape = rules::record_of(words_.kind).shape;
        if (shape.has_parts != words_.has_parts) {
            fail(Part::word, 0,
                 say(words_.has_parts ? "'[' after '{rule}'" : "no '[' after '{rule}'", word()),
                 words_.has_parts ? "a rule of cells"
                                  : "rules in brackets, or[xv=5:r1c1,r1c2+white:r1c1,r1c2]");
            return std::unexpected(problem_);
        }
        if (words_.has_parts && !read_parts()) return std::unexpected(problem_);
        if (words_.has_numbers && shape.has_text)
            rule_.text = unescaped(words_.numbers);
        else if (words_.has_numbers && !read_numbers())
            return std::unexpected(problem_);
        if (words_.has_cells && !read_groups()) return std::unexpected(problem_);
        if (shape.has_text && rule_.text.empty()) {
            fail(Part::word, 0, "no pattern", say("'=' and a pattern after '{rule}'", word()));
            return std::unexpected(problem_);
        }
        if (auto problem = fit_rule(rule_, board_)) return std::unexpected(*std::move(problem));
        return std::move(rule_);
    }

 private:
    std::string_view word() const { return name_of(words_.kind); }
    bool fail(Part part, std::size_t at, std::string found, std::string expected) {
        problem_ = {part, at, std::move(found), std::move(expected)};
        return false;
    }
    std::string shown(std::string_view text, std::size_t at) const {
        return at >= text.size() ? "the end" : quoted(text.substr(at, 1));
    }

    bool read_numbers() {
        const std::string_view text = words_.numbers;
        for (std::size_t at = 0;;) {
            const std::size_t begin = at;
            at += at < text.size() && text[at] == '-';
            const std::size_t figures = at;
            std::int32_t number = 0;
            while (at < text.size() && text[at] >= '0' && text[at] <= '9' && at - figures < 7)
                number = 10 * number + (text[at++] - '0');
            if (at == figures) return fail(Part::numbers, at, shown(text, at), "a number after '='");
            rule_.values.push_back(text[begin] == '-' ? -number : number);
            if (at == text.size()) return true;
            if (text[at] != ',')
                return fail(Part::numbers, at, shown(text, at),
                            "',' before another number, or ':' before cells");
            ++at;
        }
    }

    bool read_cell(std::size_t& at, Cell& cell) {
        const auto read = formats::read_cell(words_.cells, at, board_);
        if (!read) return problem_ = read.error(), false;
        cell = *read;
        return true;
    }

    // Reads "-r3c3": the cells up to that one, in a row, a column or a diagonal. Extra cells are in order of their
    // numbers.
    bool read_line(std::size_t& at, std::vector<Cell>& group) {
        const std::size_t begin = at++;
        Cell end = 0;
        if (!read_cell(at, end)) return false;
        const int columns = board_.columns, from = group.back();
        if (from >= board_.extra.first || end >= board_.extra.first) {
            if (board_.extra.group_of(from) != board_.extra.group_of(end))
                return fail(Part::cells, begin, quoted(words_.cells.substr(begin, at - begin)),
                            "a cell of the same name after '-'");
            for (int cell = from; cell != end;)
                group.push_back(static_cast<Cell>(cell += end > from ? 1 : -1));
            return true;
        }
        const int down = end / columns - from / columns, right = end % columns - from % columns;
        if (down != 0 && right != 0 && std::abs(down) != std::abs(right))
            return fail(Part::cells, begin, quoted(words_.cells.substr(begin, at - begin)),
                        "a cell in the same row, column or diagonal after '-'");
        const int steps = std::max(std::abs(down), std::abs(right));
        for (int i = 1; i <= steps; ++i)
            group.push_back(static_cast<Cell>(from + columns * (down / steps) * i + right / steps * i));
        return true;
    }

    bool read_groups() {
        const std::string_view text = words_.cells;
        rule_.groups.emplace_back();
        std::size_t count = 0;
        for (std::size_t at = 0;;) {
            Cell cell = 0;
            if (!read_cell(at, cell)) return false;
            auto& group = rule_.groups.back();
            const std::size_t before = group.size();
            group.push_back(cell);
            while (at < text.size() && text[at] == '-') {
                if (!read_line(at, group)) return false;
                if (count + group.size() - before > most_cells_of_rules) break;
            }
            count += group.size() - before;
            if (count > most_cells_of_rules)
                return fail(Part::cells, at, say("more than {count}", counted(most_cells_of_rules, "cell")),
                            "fewer in a rule");
            if (at == text.size()) return true;
            if (text[at] != ',' && text[at] != '/')
                return fail(
                    Part::cells, at, shown(text, at),
                    "',' before another cell, '/' before another group, '+' before a rule, or the end");
            if (text[at++] == '/') rule_.groups.emplace_back();
        }
    }

    // Reads the parts, each in the form that it would have in the board's name.
    bool read_parts() {
        const std::string_view text = words_.parts;
        if (words_.is_open)
            return fail(Part::parts, text.size(), "the end", "']' after the last rule of '[...]'");
        if (words_.depth == most_rule_depth)
            return fail(Part::parts, 0, "brackets nested too deeply",
                        say("at most {number} levels", most_rule_depth));
        for (std::size_t at = 0;;) {
            const std::size_t end = at + rule_end(text.substr(at));
            if (!read_part(text.substr(at, end - at), at)) return false;
            if (end == text.size()) return true;
            at = end + 1;
        }
    }
    bool read_part(std::string_view text, std::size_t at) {
        const TermText term = cut_term(text);
        const auto kind = rule_kind_of(plain_word(term.word));
        if (!kind)
            return fail(Part::parts, at, term.word.empty() ? shown(text, 0) : quoted(term.word),
                        "a rule of cells: killer=10:CELLS, thermo:CELLS, or[...], ...");
        auto rule = read_rule({*kind, term.numbers, term.details, term.has_numbers, term.has_details,
                               term.parts, term.has_parts, term.is_open, words_.depth + 1},
                              board_);
        if (rule) return rule_.parts.push_back(*std::move(rule)), true;
        const RuleProblem& problem = rule.error();
        const auto offset = [&](std::string_view part) {
            return at + static_cast<std::size_t>(part.data() - text.data());
        };
        const std::size_t begin = problem.part == Part::numbers ? offset(term.numbers)
                                  : problem.part == Part::cells ? offset(term.details)
                                  : problem.part == Part::parts ? offset(term.parts)
                                                                : at;
        return fail(Part::parts, begin + problem.at, problem.found, problem.expected);
    }

    const RuleWords& words_;
    const BoardParts& board_;
    Rule rule_;
    RuleProblem problem_;
};

}  // namespace

std::string plain_word(std::string_view word) {
    std::string plain;
    for (char c : word)
        if (c != '-' && c != '_') plain += is_letter(c) ? static_cast<char>(c | 0x20) : c;
    return plain;
}

std::size_t rule_end(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size() && (is_letter(text[at]) || text[at] == '-' || text[at] == '_')) ++at;
    // Labels of a jigsaw can be brackets, too, but come after a colon.
    if (at == 0 || at == text.size() || text[at] != '[') return std::min(text.find('+'), text.size());
    for (int depth = 0; at < text.size(); ++at) {
        depth += text[at] == '[' ? 1 : text[at] == ']' ? -1 : 0;
        if (depth == 0 && text[at] == '+') break;
    }
    return at;
}

TermText cut_term(std::string_view text) {
    TermText term;
    const std::size_t end = std::min(text.find_first_of(":=["), text.size());
    term.word = text.substr(0, end);
    if (end < text.size() && text[end] == '[') {
        term.has_parts = true;
        term.is_open = !text.ends_with(']');
        term.parts = text.substr(end + 1, text.size() - end - (term.is_open ? 1 : 2));
        return term;
    }
    const std::size_t colon = std::min(text.find(':'), text.size());
    term.has_details = colon < text.size();
    if (term.has_details) term.details = text.substr(colon + 1);
    const std::size_t equals = std::min(text.find('='), colon);
    term.has_numbers = equals < colon;
    if (term.has_numbers) term.numbers = text.substr(equals + 1, colon - equals - 1);
    term.word = text.substr(0, equals);
    return term;
}

std::optional<RuleKind> rule_kind_of(std::string_view plain_word) {
    static const auto& kinds = *new std::map<std::string, RuleKind, std::less<>>([] {
        std::map<std::string, RuleKind, std::less<>> by_word;
        for (const RuleInfo& info : rule_infos()) by_word.emplace(plain(info.id), info.kind);
        return by_word;
    }());
    const auto found = kinds.find(plain_word);
    return found == kinds.end() ? std::nullopt : std::optional(found->second);
}

std::size_t cells_of(const Rule& rule) {
    std::size_t cells = 0;
    for (const auto& group : rule.groups) cells += group.size();
    for (const Rule& part : rule.parts) cells += cells_of(part);
    return cells;
}

std::expected<Rule, RuleProblem> read_rule(const RuleWords& words, const BoardParts& board) {
    return RuleReader(words, board).read();
}

std::optional<RuleProblem> fit_rule(Rule& rule, const BoardParts& board) {
    auto misfit = rules::fit(rule, {board.rows, board.columns, board.digits, board.zero_based,
                                    board.boxes.height > 0 || !board.pieces.empty(), board.extra.count()});
    if (!misfit) return std::nullopt;
    return RuleProblem{Part::word, 0,
                       say("{what} for '{rule}'", translated(misfit->found), name_of(rule.kind)),
                       std::move(misfit->expected)};
}

std::vector<std::pair<std::string, std::vector<Cell>>> different_cells(const std::vector<Rule>& rules) {
    std::vector<std::pair<std::string, std::vector<Cell>>> found;
    std::map<RuleKind, int> numbers;
    for (const Rule& rule : rules) {
        const int number = ++numbers[rule.kind];
        const rules::Record& record = rules::record_of(rule.kind);
        if (!record.shape.distinct) continue;
        std::vector<Cell> cells = each_once(rule.groups[0]);
        if (cells.size() > 1)
            found.emplace_back(std::string(record.noun) + ' ' + std::to_string(number), std::move(cells));
    }
    return found;
}

}  // namespace nonet::formats
