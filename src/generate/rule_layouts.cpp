#include "generate/rule_layouts.hpp"

#include <algorithm>
#include <optional>

#include "core/say.hpp"
#include "formats/board_name.hpp"
#include "nonet/boards.hpp"
#include "nonet/generate.hpp"
#include "rules/record.hpp"

namespace nonet {
namespace {

bool is_blank_cage(const Rule& rule) { return rule.kind == RuleKind::killer && rule.values.empty(); }

class Layout {
 public:
    Layout(const Geometry& board, RuleKind kind, std::span<const std::uint8_t> solution, Rng& rng)
        : board_(board),
          kind_(kind),
          shape_(rules::record_of(kind).shape),
          solution_(solution),
          rng_(rng),
          rows_(board.rows()),
          columns_(board.columns()) {
        taken_.resize(solution.size());
    }

    std::vector<Rule> make(int clues) {
        if (kind_ == RuleKind::killer)
            cages();
        else if (kind_ == RuleKind::little_killer)
            diagonals();
        else if (shape_.place == RulePlace::line)
            lines(clues);
        else if (shape_.place == RulePlace::outside)
            outside();
        else
            pairs();
        rng_.shuffle(std::span(rules_));
        if (rules_.size() > static_cast<std::size_t>(clues) && clues > 0)
            rules_.resize(static_cast<std::size_t>(clues));
        return std::move(rules_);
    }

 private:
    bool holds(const Rule& rule) const { return rule_holds(board_, rule, solution_); }
    int value(Cell cell) const { return solution_[cell] - (board_.zero_based() ? 1 : 0); }
    template <class Count>
    std::size_t below(Count count) {
        return rng_.below(static_cast<std::uint32_t>(count));
    }

    // Adds the rule with the number that is true of the solution.
    void add_told(Rule rule, std::int32_t least = 0) {
        constexpr std::int32_t most = 1000;
        for (std::int32_t number = least; number <= most; ++number) {
            rule.values = {number};
            if (holds(rule)) return rules_.push_back(std::move(rule));
        }
    }
    void add_if_true(Rule rule) {
        if (holds(rule)) rules_.push_back(std::move(rule));
    }

    std::vector<std::int32_t> usual_numbers() const {
        if (shape_.usual == nullptr) return {};
        return {shape_.usual(board_.digit_count())};
    }

    std::vector<Cell> neighbours(Cell cell, bool diagonal) const {
        const int row = cell / columns_, column = cell % columns_;
        std::vector<Cell> found;
        for (int r = std::max(row - 1, 0); r <= std::min(row + 1, rows_ - 1); ++r)
            for (int c = std::max(column - 1, 0); c <= std::min(column + 1, columns_ - 1); ++c)
                if ((r != row || c != column) && (diagonal || r == row || c == column))
                    found.push_back(static_cast<Cell>(r * columns_ + c));
        return found;
    }

    std::vector<Cell> all_cells_mixed() {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < solution_.size(); ++i) cells.push_back(static_cast<Cell>(i));
        rng_.shuffle(std::span(cells));
        return cells;
    }

    // ---- Cages

    void cages() {
        bool has_layout = false;
        for (const Rule& rule : board_.rules())
            if (is_blank_cage(rule)) {
                add_told(rule, 1);
                has_layout = true;
            }
        if (has_layout) return;
        std::vector<std::vector<Cell>> made;
        std::vector<std::size_t> cage_of(solution_.size());
        for (Cell first : all_cells_mixed()) {
            if (taken_[first] != 0) continue;
            std::vector<Cell> cage{first};
            taken_[first] = 1;
            const std::size_t size = 2 + below(most_in_a_cage - 1);
            while (cage.size() < size) {
                const auto next = one_beside(cage);
                if (!next) break;
                cage.push_back(*next);
                taken_[*next] = 1;
            }
            for (Cell cell : cage) cage_of[cell] = made.size();
            made.push_back(std::move(cage));
        }
        // Single cells join an adjacent cage that lacks their digit.
        for (auto& cage : made) {
            if (cage.size() != 1) continue;
            for (Cell other : neighbours(cage[0], false)) {
                auto& host = made[cage_of[other]];
                if (host.size() < 2 || host.size() > most_in_a_cage || has_digit_of(host, cage[0])) continue;
                cage_of[cage[0]] = cage_of[other];
                host.push_back(cage[0]);
                cage.clear();
                break;
            }
        }
        for (auto& cage : made) {
            if (cage.empty()) continue;
            std::ranges::sort(cage);
            add_told({RuleKind::killer, {cage}, {}, {}}, 1);
        }
    }
    static constexpr std::size_t most_in_a_cage = 4;

    bool has_digit_of(const std::vector<Cell>& cells, Cell cell) const {
        return std::ranges::any_of(cells, [&](Cell other) { return solution_[other] == solution_[cell]; });
    }
    std::optional<Cell> one_beside(const std::vector<Cell>& cage) {
        std::vector<Cell> found;
        for (Cell cell : cage)
            for (Cell other : neighbours(cell, false))
                if (taken_[other] == 0 && !has_digit_of(cage, other)) found.push_back(other);
        if (found.empty()) return std::nullopt;
        return found[below(found.size())];
    }

    // ---- Pairs of neighbours

    void pairs() {
        for (Cell cell = 0; cell < static_cast<Cell>(solution_.size()); ++cell)
            for (Cell other : neighbours(cell, false)) {
                if (other < cell) continue;
                if (kind_ == RuleKind::xv) {
                    add_if_true({kind_, {{cell, other}}, {5}, {}});
                    add_if_true({kind_, {{cell, other}}, {10}, {}});
                } else {
                    add_if_true({kind_, {{cell, other}}, usual_numbers(), {}});
                }
            }
    }

    // ---- Lines

    void lines(int wanted) {
        constexpr int most_tries = 400;
        for (int i = 0; i < most_tries && static_cast<int>(rules_.size()) < wanted; ++i) {
            const auto first = static_cast<Cell>(below(solution_.size()));
            if (taken_[first] != 0) continue;
            if (auto rule = kind_ == RuleKind::arrow ? arrow_from(first) : line_from(first)) {
                for (const auto& group : rule->groups)
                    for (Cell cell : group) taken_[cell] = 1;
                rules_.push_back(std::move(*rule));
            }
        }
    }

    // Finds a path of which every initial part obeys the rule.
    std::optional<Rule> line_from(Cell first) {
        const std::size_t length = 3 + below(4);
        Rule rule{kind_, {{first}}, usual_numbers(), {}};
        auto& line = rule.groups[0];
        while (line.size() < length) {
            auto next = neighbours(line.back(), true);
            rng_.shuffle(std::span(next));
            const auto fits = std::ranges::find_if(next, [&](Cell cell) {
                if (taken_[cell] != 0 || std::ranges::find(line, cell) != line.end()) return false;
                line.push_back(cell);
                const bool is_kept = holds(rule);
                line.pop_back();
                return is_kept;
            });
            if (fits == next.end()) break;
            line.push_back(*fits);
        }
        return line.size() < 3 ? std::nullopt : std::optional(std::move(rule));
    }

    std::optional<Rule> arrow_from(Cell bulb) {
        Rule rule{kind_, {{bulb}, {}}, {}, {}};
        int missing = value(bulb);
        for (Cell at = bulb; missing > 0;) {
            auto next = neighbours(at, true);
            std::erase_if(next, [&](Cell cell) {
                return cell == bulb || taken_[cell] != 0 || value(cell) > missing ||
                       value(cell) == value(bulb) ||
                       std::ranges::find(rule.groups[1], cell) != rule.groups[1].end();
            });
            if (next.empty()) return std::nullopt;
            at = next[below(next.size())];
            rule.groups[1].push_back(at);
            missing -= value(at);
        }
        return rule.groups[1].size() < 2 ? std::nullopt : std::optional(std::move(rule));
    }

    // ---- From outside

    std::vector<Cell> along(int row, int column, int down, int right) const {
        std::vector<Cell> cells;
        for (; row >= 0 && row < rows_ && column >= 0 && column < columns_; row += down, column += right)
            cells.push_back(static_cast<Cell>(row * columns_ + column));
        return cells;
    }

    // Diagonals of at least two cells, each from its upper end.
    void diagonals() {
        for (int right : {1, -1})
            for (int row = 0; row < rows_; ++row)
                for (int column = 0; column < columns_; ++column) {
                    if (row != 0 && column != (right > 0 ? 0 : columns_ - 1)) continue;
                    if (auto cells = along(row, column, 1, right); cells.size() > 1)
                        add_told({kind_, {std::move(cells)}, {}, {}});
                }
    }

    // Each row and column, from both ends if the direction matters.
    void outside() {
        const bool is_one_sided = kind_ == RuleKind::sandwich;
        for (int row = 0; row < rows_; ++row) {
            add_told({kind_, {along(row, 0, 0, 1)}, {}, {}});
            if (!is_one_sided) add_told({kind_, {along(row, columns_ - 1, 0, -1)}, {}, {}});
        }
        for (int column = 0; column < columns_; ++column) {
            add_told({kind_, {along(0, column, 1, 0)}, {}, {}});
            if (!is_one_sided) add_told({kind_, {along(rows_ - 1, column, -1, 0)}, {}, {}});
        }
    }

    const Geometry& board_;
    const RuleKind kind_;
    const rules::Shape& shape_;
    const std::span<const std::uint8_t> solution_;
    Rng& rng_;
    const int rows_, columns_;
    std::vector<std::uint8_t> taken_;
    std::vector<Rule> rules_;
};

}  // namespace

Result<std::vector<RuleKind>> read_makeable_rules(std::string_view names) {
    std::vector<RuleKind> kinds;
    do {
        const std::size_t end = std::min(names.find(','), names.size());
        const std::string_view word = names.substr(0, end);
        names.remove_prefix(std::min(end + 1, names.size()));
        const auto found =
            std::ranges::find(makeable_rules(), word, [](RuleKind kind) { return name_of(kind); });
        if (found == makeable_rules().end()) {
            std::string known;
            for (RuleKind kind : makeable_rules())
                known.append(known.empty() ? "" : ", ").append(name_of(kind));
            return std::unexpected(
                Error{.code = Errc::bad_argument,
                      .found = word.empty() ? "no kind of rules" : "'" + std::string(word) + "'",
                      .expected = say("some of {names}", known)});
        }
        kinds.push_back(*found);
    } while (!names.empty());
    return kinds;
}

std::vector<Rule> lay_out(const Geometry& board, RuleKind kind, int clues,
                          std::span<const std::uint8_t> solution, Rng& rng) {
    constexpr int usual_cells = 81;
    const int on_81_cells = *rules::record_of(kind).shape.usual_clues;
    const int usual = (on_81_cells * board.cell_count() + usual_cells - 1) / usual_cells;
    return Layout(board, kind, solution, rng).make(clues != 0 ? clues : usual);
}

Geometry without_blank_cages(const Geometry& board) {
    return formats::board_without(board, [](const Rule& rule) { return is_blank_cage(rule); });
}

}  // namespace nonet
