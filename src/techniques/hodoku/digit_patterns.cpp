// Patterns of one digit based on two houses with two places each: skyscraper, two-string kite, empty rectangle.

#include <utility>

#include "techniques/hodoku/finders.hpp"

namespace nonet::hodoku {
namespace {

struct Pair {
    Cell first, second;
    House house;
};

// Lists the houses, of nine, in which the digit has two places; returns their number.
int pairs_of(const Board& board, int first_house, Digit digit, std::array<Pair, side>& pairs) {
    int count = 0;
    for (int house = first_house; house < first_house + side; ++house) {
        const Spots spots = board.spots(static_cast<House>(house), digit);
        if (count_of(spots) != 2) continue;
        const int low = std::countr_zero(spots);
        const int high = std::countr_zero(static_cast<unsigned>(spots & (spots - 1)));
        pairs[count++] = {house_cells[house][low], house_cells[house][high], static_cast<House>(house)};
    }
    return count;
}

// Finds a skyscraper of two lines; removes candidates that see both of the ends that do not meet.
bool skyscraper_of(const Board& board, Digit digit, const Pair& a, const Pair& b, int crossing, Find& find) {
    const bool first = houses_of(a.first)[crossing] == houses_of(b.first)[crossing];
    const bool second = houses_of(a.second)[crossing] == houses_of(b.second)[crossing];
    if (first == second) return false;
    const CellSet ends = first ? two(a.second, b.second) : two(a.first, b.first);
    find.drop(seeing_all(ends) & board.cells(digit), digit);
    if (find.remove.empty()) return false;
    find.show(Role::base, {a.house, b.house});
    find.show(Role::pincer, ends, DigitSet::of(digit));
    return true;
}

bool kite_of(const Board& board, Digit digit, Pair& row, Pair& column, Find& find) {
    const auto in_one_box = [](Cell a, Cell b) { return box_of(a) == box_of(b); };
    if (in_one_box(row.first, column.first)) {
    } else if (in_one_box(row.first, column.second)) {
        std::swap(column.first, column.second);
    } else if (in_one_box(row.second, column.first)) {
        std::swap(row.first, row.second);
    } else if (in_one_box(row.second, column.second)) {
        std::swap(row.first, row.second);
        std::swap(column.first, column.second);
    } else {
        return false;
    }
    if (row.first == column.first || row.first == column.second || row.second == column.first ||
        row.second == column.second)
        return false;
    const Cell victim = cell_at(row_of(column.second), column_of(row.second));
    if (!board.has(victim, digit)) return false;
    find.drop(CellSet::of(victim), digit);
    find.show(Role::base, {row.house, column.house});
    find.show(Role::pincer, two(row.second, column.second), DigitSet::of(digit));
    return true;
}

// Empty rectangle: the box has no place for the digit outside one of its rows and one of its columns.  `along` is a line of the
// box with the digit outside the box.  If it leads to a crossing line with two places, the second place and `across` meet in the
// victim.
bool remove_through(const Board& board, Digit digit, House box, House along, House across, Find& find) {
    const CellSet& places = board.cells(digit);
    const int crossing = along < first_column ? 1 : 0;
    for (Cell cell : (house_sets[along] & places) - house_sets[box]) {
        const House line = houses_of(cell)[crossing];
        const CellSet both = house_sets[line] & places;
        if (both.size() != 2) continue;
        const Cell partner = (both - CellSet::of(cell)).first();
        const CellSet victim =
            (house_sets[houses_of(partner)[1 - crossing]] & house_sets[across] & places) - house_sets[box];
        if (victim.empty()) continue;
        if (victim.contains(partner)) continue;
        find.drop(victim, digit);
        find.show(Role::base, {box, line});
        find.show(Role::pattern, house_sets[box] & places, DigitSet::of(digit));
        find.show(Role::pincer, both, DigitSet::of(digit));
        return true;
    }
    return false;
}

}  // namespace

bool find_skyscraper(const Board& board, Find& find) {
    find.kind = "skyscraper";
    std::array<Pair, side> pairs;
    for (int first : {first_row, first_column})
        for (Digit digit : DigitSet::all()) {
            const int count = pairs_of(board, first, digit, pairs);
            for (int i = 0; i < count; ++i)
                for (int j = i + 1; j < count; ++j)
                    if (skyscraper_of(board, digit, pairs[i], pairs[j], first == first_row ? 1 : 0, find))
                        return true;
        }
    return false;
}

bool find_kite(const Board& board, Find& find) {
    find.kind = "two_string_kite";
    std::array<Pair, side> rows, columns;
    for (Digit digit : DigitSet::all()) {
        const int row_count = pairs_of(board, first_row, digit, rows);
        const int column_count = pairs_of(board, first_column, digit, columns);
        for (int i = 0; i < row_count; ++i)
            for (int j = 0; j < column_count; ++j)
                if (kite_of(board, digit, rows[i], columns[j], find)) return true;
    }
    return false;
}

bool find_empty_rectangle(const Board& board, Find& find) {
    find.kind = "empty_rectangle";
    for (Digit digit : DigitSet::all())
        for (int box = first_box; box < house_count; ++box) {
            const CellSet places = house_sets[box] & board.cells(digit);
            if (places.size() < 2 || places.size() > 5) continue;
            const Cell corner = house_cells[box][0];
            for (int i = 0; i < side; ++i) {
                const auto row = static_cast<House>(row_of(corner) + 2 - i / box_side);
                const auto column = static_cast<House>(first_column + column_of(corner) + 2 - i % box_side);
                if (!is_within(places, house_sets[row] | house_sets[column])) continue;
                const CellSet in_row = places & house_sets[row], in_column = places & house_sets[column];
                if ((in_row - in_column).empty() || (in_column - in_row).empty()) continue;
                if (in_row.size() < 2 && in_column.size() < 2) continue;
                const auto house = static_cast<House>(box);
                if (remove_through(board, digit, house, row, column, find) ||
                    remove_through(board, digit, house, column, row, find))
                    return true;
            }
        }
    return false;
}

}  // namespace nonet::hodoku
