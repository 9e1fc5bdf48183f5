#include <algorithm>
#include <set>
#include <utility>

#include "core/boards.hpp"
#include "core/wide.hpp"

namespace nonet {
namespace {

using CellList = std::vector<Cell>;

class Deriver {
 public:
    Deriver(int rows, int columns, int digits, const std::vector<HouseLayout>& houses)
        : rows_(rows), columns_(columns), digits_(static_cast<std::size_t>(digits)) {
        for (const HouseLayout& house : houses) known_.insert(house.cells);
    }

    // What follows from houses that have no cell in common, and from what so follows.
    std::vector<CellList> derive(std::vector<CellList> family) {
        std::vector<CellList> found;
        for (std::size_t before = family.size(), done = 0; done < before; before = family.size()) {
            done = before;
            for (bool by_columns : {false, true}) {
                const int lines = by_columns ? columns_ : rows_, length = by_columns ? rows_ : columns_;
                if (static_cast<std::size_t>(length) != digits_) continue;
                for (const std::vector<bool>& chosen : line_sets(family, lines, by_columns))
                    for (bool within : {true, false})
                        if (CellList rest = leftover(family, chosen, by_columns, within);
                            rest.size() == digits_ && known_.insert(rest).second) {
                            found.push_back(rest);
                            family.push_back(std::move(rest));
                        }
            }
        }
        return found;
    }

 private:
    int line_of(Cell cell, bool by_columns) const { return by_columns ? cell % columns_ : cell / columns_; }

    // The lines that each house of the family meets, and all lines that follow one another.
    std::set<std::vector<bool>> line_sets(const std::vector<CellList>& family, int lines,
                                          bool by_columns) const {
        std::set<std::vector<bool>> sets;
        for (const CellList& house : family) {
            std::vector<bool> chosen(static_cast<std::size_t>(lines));
            for (Cell cell : house) chosen[static_cast<std::size_t>(line_of(cell, by_columns))] = true;
            sets.insert(chosen);
        }
        for (std::size_t first = 0; first < static_cast<std::size_t>(lines); ++first) {
            std::vector<bool> chosen(static_cast<std::size_t>(lines));
            for (std::size_t last = first; last < static_cast<std::size_t>(lines); ++last) {
                chosen[last] = true;
                sets.insert(chosen);
            }
        }
        return sets;
    }

    // within: the cells of the lines but those of houses that lie wholly within them.  Otherwise those of houses that meet
    // the lines, but the lines.  As many as digits are left just where the houses are one fewer than the lines, or one more
    // and cover them.
    CellList leftover(const std::vector<CellList>& family, const std::vector<bool>& chosen, bool by_columns,
                      bool within) const {
        const auto is_chosen = [&](Cell cell) {
            return chosen[static_cast<std::size_t>(line_of(cell, by_columns))];
        };
        WideCellSet lines, taken;
        for (int cell = 0; cell < rows_ * columns_; ++cell)
            if (is_chosen(static_cast<Cell>(cell))) lines.insert(static_cast<Cell>(cell));
        for (const CellList& house : family) {
            const auto inside = static_cast<std::size_t>(std::ranges::count_if(house, is_chosen));
            if (within ? inside < house.size() : inside == 0) continue;
            if (std::ranges::any_of(house, [&](Cell cell) { return taken.contains(cell); })) continue;
            for (Cell cell : house) taken.insert(cell);
        }
        if (!within && !(lines - taken).empty()) return {};
        const WideCellSet rest = within ? lines - taken : taken - lines;
        return {rest.begin(), rest.end()};
    }

    const int rows_, columns_;
    const std::size_t digits_;
    std::set<CellList> known_;
};

}  // namespace

std::vector<HouseLayout> derived_houses(int rows, int columns, int digits,
                                        const std::vector<HouseLayout>& houses) {
    std::vector<HouseLayout> derived;
    Deriver deriver(rows, columns, digits, houses);
    for (const auto& [kind, name] : {std::pair{HouseKind::piece, "pieces' rest "},
                                     {HouseKind::window, "windows' rest "},
                                     {HouseKind::region, "regions' rest "}}) {
        std::vector<CellList> family;
        for (const HouseLayout& house : houses)
            if (house.kind == kind && house.cells.size() == static_cast<std::size_t>(digits))
                family.push_back(house.cells);
        if (family.empty()) continue;
        int number = 0;
        for (CellList& cells : deriver.derive(std::move(family)))
            derived.push_back(
                {HouseKind::region, 0, name + std::to_string(++number), std::move(cells), true});
    }
    return derived;
}

}  // namespace nonet
