#pragma once
// The rules of a board one at a time, for those who explain what follows from each.
//
//   part   a rule; of a rule of the whole board what it says of a few cells; or a sum that follows from others
//
// Beside a search, which draws from all of them at once: search.hpp.

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "rules/derived_sums.hpp"
#include "rules/network.hpp"
#include "rules/propagator.hpp"

namespace nonet::rules {

class Book {
 public:
    struct Part {
        std::optional<std::uint16_t> rule;  // its number among the board's; none: a sum that follows
        std::size_t sum = 0;                // then its number among sums()
        std::vector<Cell> cells;            // what it speaks of, in the rule's order
        Network::Posted posted;
    };

    explicit Book(const Geometry& board);
    Book(const Book&) = delete;
    Book& operator=(const Book&) = delete;

    std::span<const Part> parts() const { return parts_; }
    std::span<const DerivedSum> sums() const { return sums_; }
    const Geometry& board() const { return network_.board; }

    // What a part leaves of the open digits of all cells; false when it leaves nothing of some.
    bool draw(const Part& part, std::span<Mask> open) { return propagator_.draw(open, part.posted); }

    // What houses and all rules together leave; the same where only one cell changed.
    bool settle(std::span<Mask> open) { return propagator_.settle(open); }
    bool settle(std::span<Mask> open, Cell changed) { return propagator_.settle(open, changed); }

 private:
    Network network_;
    std::vector<DerivedSum> sums_;
    std::vector<Part> parts_;
    Propagator propagator_;
};

}  // namespace nonet::rules
