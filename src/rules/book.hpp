#pragma once
// The rules of a board one at a time, for explaining the consequences of each.
//
//   part   a rule; for a rule of the whole board, its statement about a few cells; a rule that names extra cells; or a
//          sum that follows from others
//   open   the open digits of the board's cells, followed by those of its extra cells, if any: with_beside()
//
// A search, in contrast, propagates all rules at once: search.hpp.

#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "rules/derived_sums.hpp"
#include "rules/network.hpp"
#include "rules/propagator.hpp"

namespace nonet::rules {

class Book {
 public:
    struct Part {
        std::optional<std::uint16_t> rule;  // its number among the board's rules; none: a derived sum
        std::size_t sum = 0;                // for a derived sum, its number among sums()
        std::vector<Cell> cells;            // its cells on the board, in the rule's order
        Network::Posted posted;
        std::optional<std::uint16_t> extra = {};  // its number among the parts of the rule of extra cells
        std::vector<Cell> beside = {};            // the extra cells that it names, each once
    };

    explicit Book(const Geometry& board);
    Book(const Book&) = delete;
    Book& operator=(const Book&) = delete;

    std::span<const Part> parts() const { return parts_; }
    std::span<const DerivedSum> sums() const { return sums_; }
    const Geometry& board() const { return board_; }

    // Returns the same masks followed by those of the extra cells: the digits that the rules for extra cells allow,
    // without changing the board's own masks. On a contradiction all digits are returned.
    std::vector<Mask> with_beside(std::span<const Mask> open);

    // Reduces the open digits of all cells to those that a part allows. Returns false if a cell has none left.
    bool draw(const Part& part, std::span<Mask> open) { return propagator_.draw(open, part.posted); }

    // The same from memory, if the part was asked with these open digits before. Requires a part of a rule or a sum
    // whose digits depend on its own cells alone.
    bool draw_known(const Part& part, std::span<Mask> open);

    // Reduces the open digits of the board's cells by houses and all rules together. The second form needs only the
    // cell that changed.
    bool settle(std::span<Mask> open);
    bool settle(std::span<Mask> open, Cell changed);

    // Remembers searches of a technique that found nothing. `key` is a hash of everything that such a search depends on.
    bool has_found_nothing(std::uint64_t key) const { return nothing_found_.contains(key); }
    void note_nothing_found(std::uint64_t key) { nothing_found_.insert(key); }

    // Requires a board with one open digit in each cell. Returns whether the extra cells can be filled so that their
    // rules hold.
    bool can_be_filled_beside(std::span<const Mask> open) const;

 private:
    void add_extra(std::uint16_t rule, std::uint16_t number);
    bool has_beside() const { return network_.cell_count > board_.cell_count(); }
    bool draw_beside(std::vector<Mask>& all, std::span<const Mask> open);

    // What a part draws from the open digits of its cells.
    struct Drawn {
        const Part* part = nullptr;
        std::vector<Mask> before, after;
        bool holds = false;
    };
    static constexpr std::size_t most_drawn = 20'000;

    const Geometry board_;
    Network network_;
    std::vector<DerivedSum> sums_;
    std::vector<Part> parts_;
    Propagator propagator_;
    std::unordered_map<std::uint64_t, Drawn> drawn_;  // by part and open digits
    std::unordered_set<std::uint64_t> nothing_found_;
};

}  // namespace nonet::rules
