#include "techniques/single_sweep.hpp"

#include <algorithm>

namespace nonet {
namespace {

class Sweep {
 public:
    Sweep(Position& position, Budget& budget) : position_(position), budget_(budget) {}

    // Places every single of the first `levels` kinds in one pass through the houses; returns the number placed.
    int pass(std::size_t levels) {
        const int before = placed_;
        for (int house = 0; house < house_count && !budget_.stopped(); ++house) {
            if (const Spots empty = position_.empty(static_cast<House>(house)); is_single(empty))
                fill_last(house_cells[house][std::countr_zero(empty)]);
            else if (levels > 2 || (levels > 1 && house >= first_box))
                fill_singles(static_cast<House>(house));
        }
        return placed_ - before;
    }
    int placed() const { return placed_; }

 private:
    void fill_last(Cell cell) {
        if (const DigitSet digits = position_.candidates(cell); !digits.empty()) place(cell, digits.first());
    }

    void fill_singles(House house) {
        for (Digit digit = 0; digit < side; ++digit)
            if (const Spots spots = position_.spots(house, digit); is_single(spots))
                place(house_cells[house][std::countr_zero(spots)], digit);
    }

    void place(Cell cell, Digit digit) {
        if (budget_.spend()) return;
        position_.place(cell, digit);
        ++placed_;
    }

    Position& position_;
    Budget& budget_;
    int placed_ = 0;
};

}  // namespace

SingleSweep sweep_hidden_singles(Position& position, double hardest, Budget& budget) {
    Sweep sweep(position, budget);
    std::size_t levels = 1;
    while (levels < swept_levels && swept_technique.se_rating(levels) <= hardest) ++levels;
    SingleSweep done;
    while (levels <= swept_levels && !position.solved() && !budget.stopped()) {
        if (sweep.pass(levels) == 0)
            ++levels;  // no single of these kinds is left: add the next kind
        else
            done.hardest = std::max(done.hardest, swept_technique.se_rating(levels - 1));
    }
    done.placed = sweep.placed();
    return done;
}

}  // namespace nonet
