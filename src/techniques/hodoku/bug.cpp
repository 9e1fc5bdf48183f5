// BUG + 1: one cell with three candidates, all others with two.

#include "techniques/hodoku/finders.hpp"

namespace nonet::hodoku {

bool find_bug(const Board& board, Find& find) {
    std::optional<Cell> odd;
    for (Cell cell : board.empty()) {
        const int size = board.candidates(cell).size();
        if (size > 3 || (size == 3 && odd)) return false;
        if (size == 3) odd = cell;
    }
    if (!odd) return false;
    std::optional<Digit> digit;
    std::array<bool, 3> met{};
    for (int house = 0; house < house_count; ++house)
        for (Digit each : DigitSet::all()) {
            const int places = board.free(static_cast<House>(house), each);
            if (places > 3) return false;
            if (places < 3) continue;
            if (met[house / side] || (digit && *digit != each)) return false;
            if (!house_sets[house].contains(*odd)) return false;
            met[house / side] = true;
            digit = each;
        }
    if (!digit) return false;
    for (bool type : met)
        if (!type) return false;
    find.kind = "bug";
    find.drop(*odd, board.candidates(*odd) - DigitSet::of(*digit));
    find.show(Role::extra, CellSet::of(*odd), DigitSet::of(*digit));
    return !find.remove.empty();
}

}  // namespace nonet::hodoku
