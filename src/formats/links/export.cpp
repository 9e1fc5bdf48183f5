#include "formats/links/export.hpp"

#include <cstdlib>
#include <utility>

#include "core/say.hpp"
#include "formats/board_name.hpp"

namespace nonet::formats {

std::expected<Export, Fault> Export::of(const BoardPuzzle& puzzle) {
    auto parts = parts_of_name(puzzle.geometry.name());
    if (!parts) return std::unexpected(Fault{0, "a board without a name", "a board with a name"});
    return Export(puzzle, std::move(*parts));
}

std::optional<int> Export::value(Cell cell) const {
    const int value = puzzle_.values[cell];
    return value == 0 ? std::nullopt : std::optional(value - 1 + low());
}

std::vector<int> Export::restriction(Cell cell) const {
    BoardDigitSet set = puzzle_.geometry.allowed_digits(cell);
    if (!puzzle_.marks.empty()) set &= puzzle_.marks[cell];
    std::vector<int> values;
    if (set.size() == parts_.digits) return values;
    for (Digit digit : set) values.push_back(digit + low());
    return values;
}

bool Export::is_nine_by_nine(bool or_pieces) const {
    if (parts_.rows != side || parts_.columns != side || parts_.digits != side || parts_.zero_based)
        return false;
    const bool has_boxes = parts_.boxes == default_boxes(side, side);
    if (parts_.pieces.empty()) return has_boxes;
    return or_pieces && parts_.boxes.height == 0 &&
           std::ranges::find(parts_.pieces, -1) == parts_.pieces.end();
}

std::vector<std::vector<Cell>> Export::regions() const {
    std::vector<std::vector<Cell>> regions;
    const Geometry& board = puzzle_.geometry;
    for (House house = 0; house < board.house_count(); ++house)
        if (board.kind_of(house) == HouseKind::region && !board.is_derived(house))
            regions.emplace_back(board.house_cells(house).begin(), board.house_cells(house).end());
    return regions;
}

bool Export::touch(Cell a, Cell b) const {
    return std::max(a, b) < cells() && std::abs(a / parts_.columns - b / parts_.columns) +
                                               std::abs(a % parts_.columns - b % parts_.columns) ==
                                           1;
}

std::optional<Cell> Export::square(std::vector<Cell> cells) const {
    std::ranges::sort(cells);
    const auto columns = static_cast<Cell>(parts_.columns);
    if (cells.size() != 4) return std::nullopt;
    const Cell a = cells[0];
    const bool square = cells[3] < this->cells() && a % columns + 1 < columns && cells[1] == a + 1 &&
                        cells[2] == a + columns && cells[3] == a + columns + 1;
    return square ? std::optional(a) : std::nullopt;
}

std::optional<Export::Line> Export::line(const std::vector<Cell>& cells) const {
    const std::vector<Cell> back(cells.rbegin(), cells.rend());
    for (bool is_row : {true, false})
        for (int number = 0; number < (is_row ? parts_.rows : parts_.columns); ++number) {
            std::vector<Cell> line;
            for (int i = 0; i < (is_row ? parts_.columns : parts_.rows); ++i)
                line.push_back(
                    static_cast<Cell>(is_row ? number * parts_.columns + i : i * parts_.columns + number));
            if (line == cells) return Line{is_row, number, false};
            if (line == back) return Line{is_row, number, true};
        }
    return std::nullopt;
}

bool Export::has(RuleKind kind) const {
    const auto is_among = [&](const auto& self, std::span<const Rule> rules) -> bool {
        return std::ranges::any_of(
            rules, [&](const Rule& rule) { return rule.kind == kind || self(self, rule.parts); });
    };
    return is_among(is_among, parts().rules);
}

std::vector<std::vector<Cell>> Export::neighbours() const {
    std::vector<std::vector<Cell>> pairs;
    for (int a = 0; a < cells(); ++a)
        for (int b : {a + 1, a + parts_.columns})
            if (b < cells() && touch(static_cast<Cell>(a), static_cast<Cell>(b)))
                pairs.push_back({static_cast<Cell>(a), static_cast<Cell>(b)});
    return pairs;
}

bool Export::has_mark(const std::vector<Cell>& pair, std::initializer_list<RuleKind> kinds) const {
    return std::ranges::any_of(parts_.rules, [&](const Rule& rule) {
        return std::ranges::find(kinds, rule.kind) != kinds.end() &&
               std::ranges::is_permutation(rule.groups[0], pair);
    });
}

std::vector<std::pair<Cell, Cell>> Export::lesser() const {
    std::vector<std::pair<Cell, Cell>> pairs;
    for (const CellPair& pair : puzzle_.geometry.pairs())
        if (pair.relation == Relation::less) pairs.emplace_back(pair.first, pair.second);
    return pairs;
}

void lose(std::vector<Loss>& losses, std::string_view what, std::string_view why, bool changes) {
    for (Loss& loss : losses)
        if (loss.what == translated(what) && loss.why == translated(why)) {
            ++loss.count;
            return;
        }
    losses.push_back({say(what), say(why), 1, changes});
}

void lose_terms(const Export& from, std::vector<Loss>& losses, const HeldTerms& held) {
    const BoardParts& parts = from.parts();
    const bool both = parts.falling && parts.rising;
    constexpr std::string_view why = "the format has no place for it";
    for (const auto& [has, what] :
         {std::pair{(parts.falling || parts.rising) && !(held.diagonals && both), "diagonal"},
          {parts.windows, "windows"},
          {parts.groups, "disjoint groups"},
          {parts.asterisk || parts.centre_dot || parts.girandola || !parts.regions.empty(), "extra region"},
          {parts.knight, "knight"},
          {parts.king, "king"},
          {parts.nonconsecutive, "nonconsecutive"},
          {parts.repeats, "repeats"},
          {!parts.odd.empty(), "odd cells"},
          {!parts.even.empty(), "even cells"},
          {!parts.minimum.empty(), "min cells"},
          {!parts.maximum.empty(), "max cells"}})
        if (has) lose(losses, what, why, true);
    const auto& marks = from.puzzle().marks;
    if (!held.marks &&
        std::ranges::any_of(marks, [&](BoardDigitSet set) { return set.size() < parts.digits; }))
        lose(losses, "marks", why, true);
}

}  // namespace nonet::formats
