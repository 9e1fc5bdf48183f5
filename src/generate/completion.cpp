#include "generate/completion.hpp"

#include <array>
#include <span>

#include "core/tables.hpp"

namespace nonet::generate {
namespace {

class Completion {
 public:
    Completion(const Grid& givens, Rng& rng) : grid_(givens), rng_(rng) {}

    std::optional<Grid> find() {
        for (int cell = 0; cell < cell_count; ++cell)
            if (grid_[cell] != 0 && !allowed(static_cast<Cell>(cell)).contains(grid_[cell] - 1))
                return std::nullopt;
        if (!fill()) return std::nullopt;
        return grid_;
    }

 private:
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
        std::array<Digit, side> order{};
        std::size_t count = 0;
        for (Digit digit : digits) order[count++] = digit;
        rng_.shuffle(std::span(order).first(count));
        for (std::size_t i = 0; i < count; ++i) {
            grid_[narrowest] = order[i] + 1;
            if (fill()) return true;
        }
        grid_[narrowest] = 0;
        return false;
    }

    Grid grid_;
    Rng& rng_;
};

}  // namespace

std::optional<Grid> random_completion(const Grid& givens, Rng& rng) { return Completion(givens, rng).find(); }

}  // namespace nonet::generate
