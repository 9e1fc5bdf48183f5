#include "nonet/geometry.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/layout.hpp"
#include "nonet/contract.hpp"

namespace nonet {
namespace {

using Layout = Geometry::Layout;

void derive(Layout& layout) {
    const auto words_for = [](std::size_t members) { return std::max<std::size_t>((members + 63) / 64, 1); };
    const auto cells = static_cast<std::size_t>(layout.rows * layout.columns), words = words_for(cells),
               house_words = words_for(layout.houses.size());
    std::vector<std::uint64_t> houses(house_words * cells), seen(words * cells), house_set(words);
    const auto insert = [](std::uint64_t* set, std::size_t member) {
        set[member / 64] |= std::uint64_t{1} << (member % 64);
    };
    for (std::size_t house = 0; house < layout.houses.size(); ++house) {
        std::ranges::fill(house_set, 0);
        for (Cell cell : layout.houses[house].cells) insert(house_set.data(), cell);
        for (Cell cell : layout.houses[house].cells) {
            insert(houses.data() + house_words * cell, house);
            for (std::size_t i = 0; i < words; ++i) seen[words * cell + i] |= house_set[i];
        }
    }
    for (const auto& [first, second, relation] : layout.rules.pairs) {
        if (relation == Relation::apart) continue;
        insert(seen.data() + words * first, second);
        insert(seen.data() + words * second, first);
    }
    for (std::size_t cell = 0; cell < cells; ++cell)
        seen[words * cell + cell / 64] &= ~(std::uint64_t{1} << (cell % 64));
    layout.houses_of = Lists<House>::of_sets(houses, house_words);
    layout.peers = Lists<Cell>::of_sets(seen, words);
}

// Returns the houses of boxes of `height` rows and `width` columns, with the cells in ascending order.
std::vector<HouseLayout> boxed_houses(int height, int width) {
    const int digits = height * width;
    std::vector<HouseLayout> houses;
    for (HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box})
        for (int number = 0; number < digits; ++number)
            houses.push_back(
                {kind, number, std::string(name_of(kind)) + ' ' + std::to_string(number + 1), {}});
    for (int row = 0; row < digits; ++row)
        for (int column = 0; column < digits; ++column) {
            const int box = row / height * height + column / width;
            for (int house : {row, digits + column, 2 * digits + box})
                houses[static_cast<std::size_t>(house)].cells.push_back(
                    static_cast<Cell>(digits * row + column));
        }
    return houses;
}

decltype(auto) at(const auto& list, std::size_t number) {
    NONET_EXPECT(number < list.size());
    return list[number];
}

// Returns whether the house has 1 to `digits` different cells of the board, ascending.
[[maybe_unused]] bool fits(const HouseLayout& house, int cells, int digits) {
    return !house.cells.empty() && house.cells.size() <= static_cast<std::size_t>(digits) &&
           std::ranges::adjacent_find(house.cells, std::ranges::greater_equal()) == house.cells.end() &&
           house.cells.back() < cells;
}

// Returns whether the pairs have different cells of the board, and the allowed digits are digits of the board.
[[maybe_unused]] bool fits(const BoardRules& rules, int cells, int digits) {
    return std::ranges::all_of(rules.pairs,
                               [&](const CellPair& pair) {
                                   return std::max(pair.first, pair.second) < cells &&
                                          (pair.relation == Relation::less ? pair.first != pair.second
                                                                           : pair.first < pair.second);
                               }) &&
           (rules.allowed.empty() || rules.allowed.size() == static_cast<std::size_t>(cells)) &&
           std::ranges::all_of(rules.allowed,
                               [&](BoardDigitSet allowed) { return allowed.bits() >> digits == 0; });
}

Layout layout_of(int rows, int columns, int digits, std::vector<HouseLayout> houses, BoardRules rules,
                 std::string name) {
    NONET_EXPECT(std::ranges::min({rows, columns, digits}) >= 1);
    NONET_EXPECT(std::ranges::max({rows, columns, digits}) <= Geometry::most_digits);
    NONET_EXPECT(std::ranges::all_of(
        houses, [&](const HouseLayout& house) { return fits(house, rows * columns, digits); }));
    NONET_EXPECT(fits(rules, rows * columns, digits));
    Layout layout{rows, columns, digits, std::move(houses), std::move(rules), std::move(name), {}, {}};
    derive(layout);
    return layout;
}

}  // namespace

std::string_view name_of(HouseKind kind) noexcept {
    constexpr std::string_view names[] = {"row",      "column", "box",   "piece",
                                          "diagonal", "window", "group", "region"};
    return names[static_cast<std::size_t>(kind)];
}

BoxShape default_boxes(int rows, int columns) {
    const int cells = std::max(rows, columns);
    BoxShape best;
    for (int height = 2; height * height <= cells; ++height) {
        const int width = cells / height;
        if (cells % height != 0) continue;
        if (rows % height == 0 && columns % width == 0)
            best = {height, width};
        else if (rows % width == 0 && columns % height == 0)
            best = {width, height};
    }
    return best;
}

std::string size_name(int rows, int columns, BoxShape boxes) {
    const auto pair = [](int height, int width) {
        return std::to_string(height) + 'x' + std::to_string(width);
    };
    std::string name = pair(rows, columns);
    if (boxes == default_boxes(rows, columns)) return name;
    return name + ':' + (boxes.height == 0 ? "none" : pair(boxes.height, boxes.width));
}

Geometry geometry_of(int rows, int columns, int digits, std::vector<HouseLayout> houses, BoardRules rules,
                     std::string name) {
    return Geometry(std::make_shared<const Layout>(
        layout_of(rows, columns, digits, std::move(houses), std::move(rules), std::move(name))));
}

Geometry boxed_geometry(int box_height, int box_width) {
    if (box_height == box_side && box_width == box_side) return Geometry::classic();
    const int digits = box_height * box_width;
    return geometry_of(digits, digits, digits, boxed_houses(box_height, box_width), {},
                       size_name(digits, digits, {box_height, box_width}));
}

// Made at the first call and never freed. The pointer does not own it, so copies need no reference count.
Geometry Geometry::classic() {
    static const auto& layout = *new Layout(layout_of(side, side, side, boxed_houses(box_side, box_side), {},
                                                      size_name(side, side, {box_side, box_side})));
    return Geometry(std::shared_ptr<const Layout>(std::shared_ptr<void>(), &layout));
}

Geometry::Geometry(std::shared_ptr<const Layout> layout) noexcept : layout_(std::move(layout)) {}

int Geometry::rows() const noexcept { return layout_->rows; }
int Geometry::columns() const noexcept { return layout_->columns; }
int Geometry::digit_count() const noexcept { return layout_->digits; }
int Geometry::cell_count() const noexcept { return layout_->rows * layout_->columns; }
int Geometry::house_count() const noexcept { return static_cast<int>(layout_->houses.size()); }

HouseKind Geometry::kind_of(House house) const { return at(layout_->houses, house).kind; }
int Geometry::number_of(House house) const { return at(layout_->houses, house).number; }
std::string_view Geometry::name_of(House house) const { return at(layout_->houses, house).name; }
bool Geometry::is_derived(House house) const { return at(layout_->houses, house).derived; }
std::string_view Geometry::name() const noexcept { return layout_->name; }

std::span<const Cell> Geometry::house_cells(House house) const { return at(layout_->houses, house).cells; }
std::span<const House> Geometry::houses_of(Cell cell) const { return at(layout_->houses_of, cell); }
std::span<const Cell> Geometry::peer_cells(Cell cell) const { return at(layout_->peers, cell); }

std::span<const CellPair> Geometry::pairs() const noexcept { return layout_->rules.pairs; }
std::span<const Rule> Geometry::rules() const noexcept { return layout_->rules.rules; }
bool Geometry::zero_based() const noexcept { return layout_->rules.zero_based; }

BoardDigitSet Geometry::allowed_digits(Cell cell) const {
    NONET_EXPECT(cell < cell_count());
    const auto& allowed = layout_->rules.allowed;
    return allowed.empty() ? BoardDigitSet::below(digit_count()) : allowed[cell];
}

bool operator==(const Geometry& a, const Geometry& b) noexcept {
    const Geometry::Layout &one = *a.layout_, &other = *b.layout_;
    return &one == &other ||
           (one.rows == other.rows && one.columns == other.columns && one.digits == other.digits &&
            one.houses == other.houses && one.rules == other.rules);
}

}  // namespace nonet
