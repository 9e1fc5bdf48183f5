#pragma once
// The rules of a board one at a time, for those who explain what follows from each.
//
//   part   a rule; of a rule of the whole board what it says of a few cells; a rule that names cells beside the board; or a sum
//          that follows from others
//   open   the open digits of the board's cells, and behind them, where it has such, of those beside it: with_beside()
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
        std::vector<Cell> cells;            // of the board, that it speaks of, in the rule's order
        Network::Posted posted;
        std::optional<std::uint16_t> extra = {};  // its number among the parts of the rule of extra cells
        std::vector<Cell> beside = {};            // those of them that it names, each once
    };

    explicit Book(const Geometry& board);
    Book(const Book&) = delete;
    Book& operator=(const Book&) = delete;

    std::span<const Part> parts() const { return parts_; }
    std::span<const DerivedSum> sums() const { return sums_; }
    const Geometry& board() const { return board_; }

    // The same masks, and what the rules that name cells beside the board leave of each of those, while nothing is taken
    // from the board's own; all digits where they leave nothing.
    std::vector<Mask> with_beside(std::span<const Mask> open);

    // What a part leaves of the open digits of all cells; false when it leaves nothing of some.
    bool draw(const Part& part, std::span<Mask> open) { return propagator_.draw(open, part.posted); }

    // What houses and all rules together leave of the board's cells; the same where only one changed.
    bool settle(std::span<Mask> open);
    bool settle(std::span<Mask> open, Cell changed);

    // Of a board whose cells have one open digit each: whether cells beside it can be filled so that their rules hold.
    bool can_be_filled_beside(std::span<const Mask> open) const;

 private:
    void add_extra(std::uint16_t rule, std::uint16_t number);
    bool has_beside() const { return network_.cell_count > board_.cell_count(); }
    bool draw_beside(std::vector<Mask>& all, std::span<const Mask> open);

    const Geometry board_;
    Network network_;
    std::vector<DerivedSum> sums_;
    std::vector<Part> parts_;
    Propagator propagator_;
};

}  // namespace nonet::rules
