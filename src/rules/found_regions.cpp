// Regions to be found: extra cells hold the region of each cell. Also clues that count cells of one region.

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "rules/extra.hpp"
#include "rules/network.hpp"
#include "rules/numbers.hpp"
#include "rules/record.hpp"

namespace nonet::rules {
namespace {

// Returns the number of cells of a region.
int region_size(const Geometry& board) { return std::max(board.rows(), board.columns()); }

bool is_one_area(const Geometry& board, std::set<int> cells) {
    std::vector<int> reached{*cells.begin()};
    cells.erase(cells.begin());
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (Cell other : neighbours_of(board, nullptr, static_cast<Cell>(reached[i])))
            if (cells.erase(other) != 0) reached.push_back(other);
    return cells.empty();
}

bool found_regions(const Filled& f) {
    const Numbers regions_of = f.group();
    if (static_cast<int>(regions_of.size()) != f.board.cell_count()) return false;
    std::map<int, std::set<int>> cells, values;
    for (int cell = 0; cell < f.board.cell_count(); ++cell) {
        const int region = regions_of[static_cast<std::size_t>(cell)];
        if (region > f.low() + static_cast<int>(cells.size())) return false;  // a number is missing
        cells[region].insert(cell);
        values[region].insert(f.at(cell));
    }
    const auto size = static_cast<std::size_t>(region_size(f.board));
    return std::ranges::all_of(cells, [&](const auto& region) {
        return region.second.size() == size && values[region.first].size() == size &&
               is_one_area(f.board, region.second);
    });
}

// If regions can be renumbered, they are numbered in the order of cells that many rules name: a search begins with
// these cells, and each region gets its number earlier. First cells of rules count twice.
//
// Measured: puzzles of ISS's collection, nodes by first cells / this way / with three cells far apart numbered first:
// Atrocious Destruction 6,386 / 499 / 499, Sack Lunch 19,535 / 142 / 41, x-sums (over 2,000,000) / 11,060 / 62,461,
// Tunnels 19,216 / 4,021 / 15,073, six others 134 / 55 / 66 as a geometric mean. (The weights of the search changed
// since.)
class NumberOrder {
 public:
    NumberOrder(const Geometry& board, std::span<const Cell> numbers)
        : board_(board), numbers_(numbers), named_(numbers.size()) {
        for (std::size_t place = 0; place < numbers.size(); ++place) place_of_[numbers[place]] = place;
    }

    std::vector<Cell> order() {
        std::vector<Cell> cells(numbers_.begin(), numbers_.end());
        // The values of cells on the board are visible, so regions in them cannot be renumbered.
        const auto is_seen = [&](Cell cell) { return cell < board_.cell_count(); };
        if (std::ranges::any_of(cells, is_seen) ||
            !std::ranges::all_of(board_.rules(), [&](const Rule& rule) { return keeps(rule); }))
            return cells;
        std::ranges::for_each(board_.rules(), [&](const Rule& rule) { count(rule); });
        std::ranges::stable_sort(cells, std::greater{}, [&](Cell cell) { return named_[place_of_[cell]]; });
        return cells;
    }

 private:
    bool is_number(Cell cell) const { return place_of_.contains(cell); }

    // Returns whether a rule still holds after renumbering the regions.
    bool keeps(const Rule& rule) const {
        if (!rule.parts.empty())
            return std::ranges::all_of(rule.parts, [&](const Rule& part) { return keeps(part); });
        std::vector<Cell> cells;
        for (const auto& group : rule.groups) cells.insert(cells.end(), group.begin(), group.end());
        if (rule.kind == RuleKind::found_regions && std::ranges::equal(cells, numbers_)) return true;
        const auto is_one = [&](Cell cell) { return is_number(cell); };
        if (std::ranges::none_of(cells, is_one)) return true;
        switch (record_of(rule.kind).shape.alike) {
            case Alike::none: return false;
            case Alike::all: return rule.values.empty() && std::ranges::all_of(cells, is_one);
            case Alike::but_the_first:
                return !is_one(cells[0]) && std::all_of(cells.begin() + 1, cells.end(), is_one);
        }
        return false;
    }

    void count(const Rule& rule) {
        for (const Rule& part : rule.parts) count(part);
        if (!rule.parts.empty() || rule.kind == RuleKind::found_regions) return;
        for (const auto& group : rule.groups)
            for (Cell cell : group) count(cell);
        if (!rule.groups.empty() && !rule.groups[0].empty()) count(rule.groups[0][0]);
    }
    void count(Cell cell) {
        if (cell < named_.size()) ++named_[cell];
        if (const auto place = place_of_.find(cell); place != place_of_.end()) ++named_[place->second];
    }

    const Geometry& board_;
    std::span<const Cell> numbers_;
    std::map<Cell, std::size_t> place_of_;
    std::vector<int> named_;  // by place: how often rules name the cell or its number
};

void post_found_regions(const Rule& rule, Post& post) {
    const auto& numbers = rule.groups[0];
    const int size = region_size(post.board), regions = post.board.cell_count() / size;
    std::vector<Cell> places(static_cast<std::size_t>(post.board.cell_count()));
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = static_cast<Cell>(i);
    std::vector<Cell> all = places;
    all.insert(all.end(), numbers.begin(), numbers.end());
    if (numbers.size() != places.size() || places.size() % static_cast<std::size_t>(size) != 0 ||
        regions > post.board.digit_count())
        return post.contradict();
    if (std::set<Cell>(numbers.begin(), numbers.end()).size() != numbers.size()) return post.check(rule, all);
    std::vector<Count::Need> needs;
    for (int region = 0; region < regions; ++region)
        needs.push_back(
            {static_cast<Digit>(region), static_cast<std::uint16_t>(size), static_cast<std::uint16_t>(size)});
    post.counts(numbers, needs);
    post.precedence(post.is_apart() ? numbers : NumberOrder(post.board, numbers).order(), regions);
    post.regions(numbers, regions, size);
}

int more_of(const Rule& rule) { return rule.values.empty() ? 0 : rule.values[0]; }

bool count_same(const Filled& f) {
    const Numbers v = f.group();
    return std::count(v.begin() + 1, v.end(), v[1]) == v[0] + more_of(f.rule);
}

bool run_length(const Filled& f) {
    int length = 1;
    const int first = f.at(f.rule.groups[1][0]);
    for (std::size_t arm = 1; arm < f.rule.groups.size(); ++arm) {
        const Numbers v = f.group(arm);
        for (std::size_t i = 1; i < v.size() && v[i] == first; ++i) ++length;
    }
    return f.group(0)[0] + more_of(f.rule) == length;
}

void post_count_same(const Rule& rule, Post& post) {
    const auto& cells = rule.groups[0];
    std::vector<std::vector<Cell>> others;
    for (std::size_t i = 2; i < cells.size(); ++i) others.push_back({cells[i]});
    post.same(cells[0], cells[1], others, more_of(rule));
}

void post_run_length(const Rule& rule, Post& post) {
    std::vector<std::vector<Cell>> arms;
    for (std::size_t i = 1; i < rule.groups.size(); ++i)
        arms.emplace_back(rule.groups[i].begin() + 1, rule.groups[i].end());
    post.same(rule.groups[0][0], rule.groups[1][0], arms, more_of(rule));
}

constexpr Record found_regions_records[] = {
    {{RuleKind::count_same, "count-same", "Count of Same",
      "The first cell is the number of other cells that equal the second, which counts too; a given number is subtracted.",
      "count-same:r1c1,r1c2-r3c4"},
     {.place = RulePlace::line, .least_cells = 2, .values = ValueShape::maybe, .alike = Alike::but_the_first},
     {PictureForm::counted_cells, Ink::cage, .02,
      "ring: the number of cells in the cage equal to its first one"},
     count_same,
     post_count_same,
     "count",
     "{first} is the number of cells among {rest} that equal {second}{less}."},
    {{RuleKind::run_length, "run-length", "Run Length",
      "The other groups all start at one cell. The first cell is the number of cells equal to that start in unbroken runs from it, along all groups together; a given number is subtracted.",
      "run-length:r1c1/r2c2-r2c4/r2c2,r3c2"},
     {.place = RulePlace::line,
      .least_groups = 2,
      .most_groups = any_number,
      .values = ValueShape::maybe,
      .one_start = true,
      .alike = Alike::but_the_first},
     {.legend = "a cell gives the number of equal cells in a row"},
     run_length,
     post_run_length,
     "run",
     "{first} is the number of equal cells in unbroken runs from {second}, along {arms}{less}."},
    {{RuleKind::found_regions, "found-regions", "Chaos Construction",
      "Each cell of the board has one of these cells, which holds the number of its region. Regions have as many cells as the longer side, are connected by their sides and hold no digit twice; they are numbered in the order of their first cells.",
      "found-regions:r1c1-r1c4,r2c1-r2c4,r3c1-r3c4,r4c1-r4c4"},
     {.looks_beside = true},
     {.legend = "regions must be found: connected cells, no digit twice"},
     found_regions,
     post_found_regions,
     "regions",
     "{cells} hold the region number of each cell of the board: regions have {size} cells, are connected by their sides and contain no digit twice."},
};

}  // namespace

std::span<const Record> region_rules() { return found_regions_records; }

}  // namespace nonet::rules
