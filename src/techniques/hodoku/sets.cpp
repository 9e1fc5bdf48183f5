// Locked candidates, and naked, locked and hidden sets.

#include "techniques/hodoku/finders.hpp"

namespace nonet::hodoku {
namespace {

// Boxes, rows, columns.
constexpr std::array<int, 3> first_houses{first_box, first_row, first_column};

// By size.
constexpr std::string_view naked_kinds[] = {"", "", "naked_pair", "naked_triplet", "naked_quad"};
constexpr std::string_view locked_kinds[] = {"", "", "locked_pair", "locked_triplet"};
constexpr std::string_view hidden_kinds[] = {"", "", "hidden_pair", "hidden_triplet", "hidden_quad"};

enum class Wanted : std::uint8_t { locked, not_locked, any };

struct NakedSet {
    const Board& board;
    int size;
    Wanted wanted;
    Find& find;

    // Removes the set's digits from the rest of every house that all its cells share.
    bool remove(House house, const CellSet& cells, DigitSet digits) {
        find.remove.clear();
        bool in_box = false, in_line = false, beyond_box = false;
        const House box = houses_of(cells.first())[2];
        for (House shared : houses_of(cells.first())) {
            if (!is_within(cells, house_sets[shared])) continue;
            in_box = in_box || shared == box;
            in_line = in_line || shared != box;
            for (Cell cell : house_sets[shared] - cells) {
                const auto before = find.remove.size();
                find.drop(cell, digits & board.candidates(cell));
                if (shared != box && find.remove.size() != before)
                    beyond_box = beyond_box || !house_sets[box].contains(cell);
            }
        }
        if (find.remove.empty()) return false;
        bool within_box = false;
        for (Candidate gone : find.remove) within_box = within_box || house_sets[box].contains(gone.cell);
        const bool locked = size < 4 && in_box && in_line && within_box && beyond_box;
        if (wanted == Wanted::locked && !locked) return false;
        if (wanted == Wanted::not_locked && locked) return false;
        find.kind = locked && wanted == Wanted::locked ? locked_kinds[size] : naked_kinds[size];
        find.show(Role::pattern, cells, digits);
        find.show(Role::base, {house});
        return true;
    }

    bool grow(House house, int from, const CellSet& cells, DigitSet digits, int left) {
        if (left == 0) return digits.size() == size && remove(house, cells, digits);
        for (int spot = from; spot < side; ++spot) {
            const Cell cell = house_cells[house][spot];
            const DigitSet here = board.candidates(cell);
            if (here.empty() || (digits | here).size() > size) continue;
            if (grow(house, spot + 1, cells | CellSet::of(cell), digits | here, left - 1)) return true;
        }
        return false;
    }

    bool search() {
        for (int first : first_houses) {
            for (int house = first; house < first + side; ++house)
                if (grow(static_cast<House>(house), 0, {}, {}, size)) return true;
            if (wanted == Wanted::locked) return false;  // boxes only
        }
        return false;
    }
};

struct HiddenSet {
    const Board& board;
    int size;
    Find& find;

    bool remove(House house, Spots spots, DigitSet digits) {
        for (int spot : spots_of(spots)) {
            const Cell cell = house_cells[house][spot];
            find.drop(cell, board.candidates(cell) - digits);
        }
        if (find.remove.empty()) return false;
        find.kind = hidden_kinds[size];
        find.show(Role::pattern, cells_at(house, spots), digits);
        find.show(Role::base, {house});
        return true;
    }

    bool grow(House house, int from, Spots spots, DigitSet digits, int left) {
        if (left == 0) return count_of(spots) == size && remove(house, spots, digits);
        for (int digit = from; digit < side; ++digit) {
            const Spots here = board.spots(house, static_cast<Digit>(digit));
            if (here == 0 || count_of(here) > size || count_of(spots | here) > size) continue;
            if (grow(house, digit + 1, spots | here, digits | DigitSet::of(static_cast<Digit>(digit)),
                     left - 1))
                return true;
        }
        return false;
    }

    bool search() {
        for (int first : first_houses)
            for (int house = first; house < first + side; ++house)
                if ((house_sets[house] & board.empty()).size() > size &&
                    grow(static_cast<House>(house), 0, 0, {}, size))
                    return true;
        return false;
    }
};

// If all places of a digit in `inside` are also in `along`, removes it from the rest of `along`.
bool remove_along(const Board& board, House inside, House along, Digit digit, Find& find) {
    const CellSet places = house_sets[inside] & board.cells(digit);
    if (!is_within(places, house_sets[along])) return false;
    find.drop((board.cells(digit) & house_sets[along]) - places, digit);
    if (find.remove.empty()) return false;
    find.show(Role::pattern, places, DigitSet::of(digit));
    find.show(Role::base, {inside});
    find.show(Role::cover, {along});
    return true;
}

bool is_two_or_three(const Board& board, int house, Digit digit) {
    const int places = count_of(board.spots(static_cast<House>(house), digit));
    return places == 2 || places == 3;
}

}  // namespace

bool find_locked_set(const Board& board, int size, Find& find) {
    return NakedSet{board, size, Wanted::locked, find}.search();
}

bool find_naked_set(const Board& board, int size, Find& find) {
    return NakedSet{board, size, size == 4 ? Wanted::any : Wanted::not_locked, find}.search();
}

bool find_hidden_set(const Board& board, int size, Find& find) {
    return HiddenSet{board, size, find}.search();
}

bool find_pointing(const Board& board, Find& find) {
    find.kind = "pointing";
    for (int box = first_box; box < house_count; ++box)
        for (Digit digit : DigitSet::all()) {
            if (!is_two_or_three(board, box, digit)) continue;
            const Cell cell = (house_sets[box] & board.cells(digit)).first();
            for (int line : {0, 1})
                if (remove_along(board, static_cast<House>(box), houses_of(cell)[line], digit, find))
                    return true;
        }
    return false;
}

bool find_claiming(const Board& board, Find& find) {
    find.kind = "claiming";
    for (int line = 0; line < first_box; ++line)
        for (Digit digit : DigitSet::all()) {
            if (!is_two_or_three(board, line, digit)) continue;
            const Cell cell = (house_sets[line] & board.cells(digit)).first();
            if (remove_along(board, static_cast<House>(line), houses_of(cell)[2], digit, find)) return true;
        }
    return false;
}

}  // namespace nonet::hodoku
