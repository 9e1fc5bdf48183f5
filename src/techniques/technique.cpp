#include "techniques/technique.hpp"

namespace nonet {

void apply_step(Position& position, const Step& step) {
    for (const auto& [cell, digits] : step.remove)
        for (Digit digit : digits) position.remove(cell, digit);
    for (const auto& [cell, digit] : step.place) position.place(cell, digit);
}

}  // namespace nonet
