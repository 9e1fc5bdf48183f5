#include "explain/deadly_evidence.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "core/nine.hpp"
#include "explain/evidence.hpp"

namespace nonet {
namespace {

// The greatest number of cells whose fillings are listed; patterns of two digits may have more.
constexpr std::size_t most_deadly_cells = 12;

// Checks whether a pattern leaves the puzzle two ways, on any board.
template <class Board>
class Deadly {
    using Digits = typename Board::Digits;
    using Marks = decltype(StateOf<Board>::marks);
    using Filling = std::vector<Digit>;

 public:
    Deadly(const Board& board, const StateOf<Board>& state, const Grid* givens = nullptr)
        : board_(board), state_(state), givens_(givens) {}

    bool is(const Step& step) const {
        const Exhibit* extras = exhibit_of(step, Role::extra);
        if (extras == nullptr) return false;
        Marks marks = state_.marks;
        for (const auto& [cell, digits] : extras->cells) marks[cell] -= Digits(digits);
        if (const Exhibit* ring = exhibit_of(step, Role::pattern)) return is_ring(marks, *ring);
        return is_grave(marks);
    }

 private:
    // The fillings of some cells, by the digits that they put into each house.
    using InHouses = std::conditional_t<std::is_same_v<Board, Nine>, std::array<std::uint16_t, house_count>,
                                        std::vector<std::uint32_t>>;
    using Fillings = std::map<InHouses, std::vector<Filling>>;

    InHouses nothing() const {
        if constexpr (std::is_same_v<Board, Nine>)
            return {};
        else
            return InHouses(static_cast<std::size_t>(board_.house_count()));
    }

    void collect(const std::vector<Cell>& cells, Digits digits, Filling& filling, Fillings& found) const {
        if (filling.size() == cells.size()) {
            InHouses in_houses = nothing();
            for (std::size_t i = 0; i < cells.size(); ++i)
                for (House house : board_.houses_of(cells[i]))
                    in_houses[house] |= Digits::of(filling[i]).bits();
            found[in_houses].push_back(filling);
            return;
        }
        const Cell cell = cells[filling.size()];
        for (Digit digit : digits) {
            bool free = true;
            for (std::size_t i = 0; i < filling.size(); ++i)
                free = free && !(filling[i] == digit && board_.sees(cells[i], cell));
            if (!free) continue;
            filling.push_back(digit);
            collect(cells, digits, filling, found);
            filling.pop_back();
        }
    }

    static bool obeys(const Marks& marks, const std::vector<Cell>& cells, const Filling& filling) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (!marks[cells[i]].contains(filling[i])) return false;
        return true;
    }

    // Whether every filling of these cells has a twin with the same digits in every house.  The cells hold only the pattern's
    // digits, and are empty or filled without being givens.
    bool is_ring(Marks marks, const Exhibit& ring) const {
        std::vector<Cell> cells;
        for (const auto& [cell, digits] : ring.cells) {
            if (const int value = state_.values[cell]; value != 0) {
                if (givens_ == nullptr || (*givens_)[cell] != 0) return false;
                marks[cell] = Digits::of(static_cast<Digit>(value - 1));
            }
            if (!(marks[cell] - Digits(ring.digits)).empty()) return false;
            if (std::ranges::find(cells, cell) != cells.end()) return false;
            cells.push_back(cell);
        }
        if (cells.size() > most_deadly_cells && ring.digits.size() > 2) return false;
        Fillings fillings;
        Filling filling;
        collect(cells, Digits(ring.digits), filling, fillings);
        if (fillings.empty()) return false;
        for (const auto& [in_houses, ways] : fillings)
            if (ways.size() == 1 && obeys(marks, cells, ways.front())) return false;
        return true;
    }

    // Whether every empty cell has two digits, and every digit has two places or none in every house.
    bool is_grave(const Marks& marks) const {
        for (Cell cell = 0; cell < board_.cell_count(); ++cell)
            if (state_.values[cell] == 0 && marks[cell].size() != 2) return false;
        for (int house = 0; house < board_.house_count(); ++house)
            for (Digit digit = 0; digit < board_.digit_count(); ++digit) {
                const auto count = std::ranges::count_if(
                    board_.house_cells(house), [&](Cell cell) { return marks[cell].contains(digit); });
                if (count != 0 && count != 2) return false;
            }
        return true;
    }

    const Board& board_;
    const StateOf<Board>& state_;
    const Grid* const givens_;  // of the classic board, if they are known
};

}  // namespace

const Exhibit* exhibit_of(const Step& step, Role role) {
    const auto found = std::ranges::find(step.exhibits, role, &Exhibit::role);
    return found == step.exhibits.end() ? nullptr : &*found;
}

bool is_deadly(const ClassicState& state, const Step& step, const Grid* givens) {
    return Deadly<Nine>(Nine(), state, givens).is(step);
}

bool is_deadly(const Wide& board, const State& state, const Step& step) {
    return board.has_houses_only() && Deadly<Wide>(board, state).is(step);
}

}  // namespace nonet
