// Finds a set by following the consequences of one change.
//
// Give one cell of the solution another value v. In its row, column and box the cell that held v has to change now; so do
// others because of their new values, until no cell is left that has to change. The changed cells are then an unavoidable
// set: in each house the new values are a permutation of the old ones. A minimal set is found from its first cell, if the
// choices follow its other filling; then only cells of the set change.
//
// A branch is given up as soon as its set must become too large: a row, a column, a box or a digit of the set holds at
// least two of its cells, so each that holds one so far needs another.

#include <algorithm>
#include <array>

#include "core/budget.hpp"
#include "core/rules.hpp"
#include "core/tables.hpp"
#include "nonet/more/research.hpp"

namespace nonet {
namespace {

constexpr int kinds = 4;  // rows, columns, boxes, digits

class Finder {
 public:
    Finder(const Grid& solution, int most_cells, const Limits& limits)
        : solution_(solution), most_(most_cells), budget_(limits) {
        for (int house = 0; house < house_count; ++house)
            for (Cell cell : house_cells[house]) holder_[house][solution[cell]] = cell;
    }

    void find_all() {
        PartialSet position;
        for (int cell = 0; cell < cell_count && !budget_.stopped(); ++cell) {
            PartialSet begun = position;
            require(begun, static_cast<Cell>(cell));
            explore(begun);
            position.fixed.insert(static_cast<Cell>(cell));  // all sets with this cell have been found
        }
    }

    UnavoidableSearch result() {
        const auto before = [](const CellSet& a, const CellSet& b) {
            if (a.size() != b.size()) return a.size() < b.size();
            return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
        };
        std::ranges::sort(found_, before);
        UnavoidableSearch search{.sets = {}, .stop = budget_.why(), .nodes = budget_.nodes()};
        for (const CellSet& set : found_) {
            const bool minimal = std::ranges::none_of(
                search.sets, [&](const CellSet& smaller) { return (smaller - set).empty(); });
            if (minimal) search.sets.push_back(set);  // a set that was found twice counts as its own part
        }
        return search;
    }

 private:
    struct PartialSet {
        Grid changed;     // new values
        CellSet open;     // cells that have to change and have no new value yet
        CellSet members;  // these, and those with a new value
        CellSet fixed;    // cells that stay
        // Members in each row, column, box, of each digit.
        std::array<std::array<std::uint8_t, side>, kinds> held{};
    };

    void require(PartialSet& position, Cell cell) const {
        position.open.insert(cell);
        position.members.insert(cell);
        const std::array<int, kinds> places{row_of(cell), column_of(cell), box_of(cell), solution_[cell] - 1};
        for (int kind = 0; kind < kinds; ++kind) ++position.held[kind][places[kind]];
    }

    // Returns a lower bound of the final size of the set.
    static int least_size(const PartialSet& position) {
        std::ptrdiff_t lonely = 0;
        for (const auto& held : position.held) lonely = std::max(lonely, std::ranges::count(held, 1));
        return position.members.size() + static_cast<int>(lonely);
    }

    // Gives an open cell its new value; returns false if that is impossible or makes the set too large.
    bool change(PartialSet& position, Cell cell, int value) const {
        position.changed[cell] = static_cast<std::uint8_t>(value);
        position.open.erase(cell);
        for (House house : houses_of(cell)) {
            const Cell holder = holder_[house][value];
            if (position.fixed.contains(holder)) return false;
            if (!position.members.contains(holder)) require(position, holder);
        }
        return least_size(position) <= most_;
    }

    bool fits(const PartialSet& position, Cell cell, int value) const {
        if (solution_[cell] == value) return false;
        for (Cell peer : peers[cell] & (position.members - position.open))
            if (position.changed[peer] == value) return false;
        for (House house : houses_of(cell))
            if (position.fixed.contains(holder_[house][value])) return false;
        return true;
    }

    // Returns the open cell with the fewest new values to try.
    Cell narrowest(const PartialSet& position) const {
        Cell best = position.open.first();
        int fewest = side + 1;
        for (Cell cell : position.open) {
            int count = 0;
            for (int value = 1; value <= side; ++value) count += fits(position, cell, value);
            if (count < fewest) fewest = count, best = cell;
        }
        return best;
    }

    void explore(const PartialSet& position) {
        if (budget_.spend()) return;
        if (position.open.empty()) {
            found_.push_back(position.members);
            return;
        }
        const Cell cell = narrowest(position);
        for (int value = 1; value <= side; ++value) {
            if (!fits(position, cell, value)) continue;
            PartialSet next = position;
            if (change(next, cell, value)) explore(next);
        }
    }

    const Grid& solution_;
    const int most_;
    Budget budget_;
    std::array<std::array<Cell, side + 1>, house_count> holder_{};  // the cell of a house that holds a value
    std::vector<CellSet> found_;
};

}  // namespace

Result<UnavoidableSearch> find_unavoidable_sets(const Grid& solution, int most_cells, const Limits& limits) {
    if (!is_finished(solution))
        return std::unexpected(Error{.code = Errc::bad_argument,
                                     .found = "a grid that is not finished or not correct",
                                     .expected = "a solution"});
    Finder finder(solution, most_cells, limits);
    finder.find_all();
    return finder.result();
}

}  // namespace nonet
