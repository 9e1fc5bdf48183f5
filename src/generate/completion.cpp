#include "generate/completion.hpp"

#include <array>
#include <span>

#include "core/tables.hpp"
#include "nonet/solve.hpp"

namespace nonet::generate {
namespace {

class Completion {
 public:
    Completion(const Grid& givens, Rng& rng) : grid_(givens), rng_(rng) {}

    // Returns false if there is no solution, or none was found within most_nodes.
    bool find() {
        for (int cell = 0; cell < cell_count; ++cell)
            if (grid_[cell] != 0 && !allowed(static_cast<Cell>(cell)).contains(grid_[cell] - 1)) return false;
        return fill();
    }
    bool was_stopped() const { return nodes_ > most_nodes; }
    const Grid& grid() const { return grid_; }

 private:
    static constexpr int most_nodes = 20'000;  // some milliseconds

    DigitSet allowed(Cell cell) const {
        DigitSet digits = DigitSet::all();
        for (Cell peer : peer_cells[cell])
            if (grid_[peer] != 0) digits.erase(grid_[peer] - 1);
        return digits;
    }

    bool fill() {
        int fewest = side + 1;
        Cell narrowest = 0;
        DigitSet digits;
        for (int cell = 0; cell < cell_count && fewest > 1; ++cell) {
            if (grid_[cell] != 0) continue;
            const DigitSet here = allowed(static_cast<Cell>(cell));
            if (here.size() < fewest)
                fewest = here.size(), narrowest = static_cast<Cell>(cell), digits = here;
        }
        if (fewest > side) return true;
        if (++nodes_ > most_nodes) return false;
        std::array<Digit, side> order{};
        std::size_t count = 0;
        for (Digit digit : digits) order[count++] = digit;
        rng_.shuffle(std::span(order).first(count));
        for (std::size_t i = 0; i < count; ++i) {
            grid_[narrowest] = order[i] + 1;
            if (fill()) return true;
            if (was_stopped()) return false;
        }
        grid_[narrowest] = 0;
        return false;
    }

    Grid grid_;
    Rng& rng_;
    int nodes_ = 0;
};

// Returns the solution that the default engine finds first if the digits have random names.
std::optional<Grid> renamed_completion(const Grid& givens, Rng& rng) {
    std::array<std::uint8_t, side + 1> name{}, digit{};
    for (std::uint8_t i = 1; i <= side; ++i) name[i] = i;
    rng.shuffle(std::span(name).subspan(1));
    for (std::uint8_t i = 1; i <= side; ++i) digit[name[i]] = i;
    Grid grid;
    for (int cell = 0; cell < cell_count; ++cell) grid[cell] = name[givens[cell]];
    const ClassicAnswer answer = solve({grid, std::nullopt}, {.solutions = 1});
    if (answer.solutions == 0) return std::nullopt;
    for (int cell = 0; cell < cell_count; ++cell) grid[cell] = digit[answer.first[cell]];
    return grid;
}

}  // namespace

std::optional<Grid> random_completion(const Grid& givens, Rng& rng) {
    Completion completion(givens, rng);
    if (completion.find()) return completion.grid();
    return completion.was_stopped() ? renamed_completion(givens, rng) : std::nullopt;
}

}  // namespace nonet::generate
