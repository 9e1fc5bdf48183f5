#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
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
        for (bool by_columns : {false, true}) line_cells_[by_columns].resize(line_count(by_columns));
        for (int cell = 0; cell < rows * columns; ++cell)
            for (bool by_columns : {false, true})
                line_cells_[by_columns][line_of(static_cast<Cell>(cell), by_columns)].insert(
                    static_cast<Cell>(cell));
    }

    // Returns the houses that follow from disjoint houses, and from the results.
    std::vector<CellList> derive(const std::vector<CellList>& houses) {
        family_.clear();
        for (const CellList& house : houses) add(house);
        std::vector<CellList> found;
        for (std::size_t before = family_.size(), done = 0; done < before; before = family_.size()) {
            done = before;
            for (bool by_columns : {false, true}) {
                if (line_count(!by_columns) != digits_) continue;
                for (Lines chosen : line_sets(by_columns))
                    for (bool within : {true, false})
                        if (CellList rest = leftover(chosen, by_columns, within);
                            rest.size() == digits_ && known_.insert(rest).second) {
                            add(rest);
                            found.push_back(std::move(rest));
                        }
            }
        }
        return found;
    }

 private:
    // A set of rows or of columns; the first line is the highest bit.
    using Lines = std::uint32_t;
    static Lines line(std::size_t number) { return Lines{1} << (Geometry::most_digits - 1 - number); }

    struct Member {
        WideCellSet cells;
        std::array<Lines, 2> lines{};  // the lines that it meets: rows, columns
    };

    std::size_t line_count(bool by_columns) const {
        return static_cast<std::size_t>(by_columns ? columns_ : rows_);
    }
    std::size_t line_of(Cell cell, bool by_columns) const {
        return static_cast<std::size_t>(by_columns ? cell % columns_ : cell / columns_);
    }

    void add(const CellList& house) {
        Member& member = family_.emplace_back();
        for (Cell cell : house) {
            member.cells.insert(cell);
            for (bool by_columns : {false, true}) member.lines[by_columns] |= line(line_of(cell, by_columns));
        }
    }

    // Returns the lines that each house of the family meets, and all sets of consecutive lines; ascending.
    std::vector<Lines> line_sets(bool by_columns) const {
        std::vector<Lines> sets;
        for (const Member& member : family_) sets.push_back(member.lines[by_columns]);
        for (std::size_t first = 0; first < line_count(by_columns); ++first) {
            Lines chosen = 0;
            for (std::size_t last = first; last < line_count(by_columns); ++last)
                sets.push_back(chosen |= line(last));
        }
        std::ranges::sort(sets);
        const auto again = std::ranges::unique(sets);
        sets.erase(again.begin(), again.end());
        return sets;
    }

    // within: the cells of the lines except for those of houses wholly within them. Otherwise the cells of houses that
    // meet the lines, except for the lines. The number of cells left equals the number of digits exactly if the houses
    // are one fewer than the lines, or one more and cover them.
    CellList leftover(Lines chosen, bool by_columns, bool within) const {
        WideCellSet lines, taken;
        for (std::size_t i = 0; i < line_count(by_columns); ++i)
            if ((chosen & line(i)) != 0) lines |= line_cells_[by_columns][i];
        int houses = 0;
        for (const Member& member : family_) {
            const Lines meets = member.lines[by_columns];
            if (within ? (meets & ~chosen) != 0 : (meets & chosen) == 0) continue;
            if (!(member.cells & taken).empty()) continue;
            taken |= member.cells;
            ++houses;
        }
        if (houses != std::popcount(chosen) + (within ? -1 : 1)) return {};
        if (!within && !(lines - taken).empty()) return {};
        const WideCellSet rest = within ? lines - taken : taken - lines;
        return {rest.begin(), rest.end()};
    }

    const int rows_, columns_;
    const std::size_t digits_;
    std::array<std::vector<WideCellSet>, 2> line_cells_;  // of rows and of columns
    std::vector<Member> family_;
    std::set<CellList> known_;
};

}  // namespace

std::vector<HouseLayout> derived_houses(int rows, int columns, int digits,
                                        const std::vector<HouseLayout>& houses) {
    std::vector<HouseLayout> derived;
    std::optional<Deriver> deriver;  // most boards need none
    for (const auto& [kind, name] : {std::pair{HouseKind::piece, "pieces' rest "},
                                     {HouseKind::window, "windows' rest "},
                                     {HouseKind::region, "regions' rest "}}) {
        std::vector<CellList> family;
        for (const HouseLayout& house : houses)
            if (house.kind == kind && house.cells.size() == static_cast<std::size_t>(digits))
                family.push_back(house.cells);
        if (family.empty()) continue;
        if (!deriver) deriver.emplace(rows, columns, digits, houses);
        int number = 0;
        for (CellList& cells : deriver->derive(family))
            derived.push_back(
                {HouseKind::region, 0, name + std::to_string(++number), std::move(cells), true});
    }
    return derived;
}

}  // namespace nonet
