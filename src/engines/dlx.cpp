// dlx: Sudoku as exact cover, with dancing links.
//
// The idea: forget digits and cells.  There are 324 items to be covered, each exactly once:
//
//   0..80     cell c is filled             81..161   row r holds digit d
//   162..242  column c holds digit d       243..323  box b holds digit d
//
// and up to 729 options "digit d in cell c", each covering four items. The search takes the item with the fewest options
// left and tries each of them; with an option it removes every other option that covers one of its items. Everything is
// stored in circular doubly linked lists. A node can be removed from them, and put back, without searching:
//
//   remove   x.left.right = x.right;  x.right.left = x.left       (x keeps its own links ...
//   restore  x.left.right = x;        x.right.left = x             ... and so knows its place)
//
// Since "row r holds digit d" is an item like "cell c is filled", a digit with one place left in a house (a hidden
// single) is as visible as a cell with one digit left.
//
// Other boards have an item for each digit of each full house. All other restrictions have the form "not both": two cells
// a knight's move apart do not both hold 5. That is an item too, but one that may stay uncovered: it is never chosen, and
// its options only exclude each other.
//
// Cost: a node touches a few hundred links, all over the memory; the trees are small. Every option taken counts as a
// node, forced ones too.
//
// Source: Knuth 2000, "Dancing links"; The Art of Computer Programming 7.2.2.1, Algorithm X; items that may stay
// uncovered are its secondary ones.

#include <concepts>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "engines/field.hpp"
#include "engines/registry.hpp"

namespace nonet {
namespace {

// For items, left and right link the ones still to be covered; for items that may stay uncovered they point to
// themselves. Options do not use them: their nodes are neighbours in memory.
template <class Index>
struct Item {
    Index left = 0, right = 0;
    Index size = 0;  // options left
};

template <class Index>
struct OptionNode {
    Index up = 0, down = 0;  // the options of one item, a ring through the item itself
    Index item = 0;
};

struct Option {
    Cell cell;
    Digit digit;
};

// Pairs of options that exclude each other in addition to the full houses, on boards that have such pairs.
class Exclusions {
 public:
    explicit Exclusions(const Field<Nine>&) {}
    explicit Exclusions(const Field<Wide>& field)
        : digits_(field.digit_count()), of_(static_cast<std::size_t>(field.cell_count() * digits_)) {
        for (House house = 0; house < field.house_count(); ++house)
            if (!is_full(field, house))
                for (int digit = 0; digit < digits_; ++digit, ++count_)
                    for (Cell cell : field.house_cells(house)) add(cell, digit);
        for (int i = 0; i < field.cell_count(); ++i) {
            const Cell cell = static_cast<Cell>(i);
            for (Cell other : field.far_peers(cell))
                if (cell < other)
                    for (int digit = 0; digit < digits_; ++digit, ++count_)
                        add(cell, digit), add(other, digit);
            for (const WideLink& link : field.links_of(cell)) add_link(cell, link);
        }
    }

    template <class Board>
    static bool is_full(const Field<Board>& field, House house) {
        return static_cast<int>(field.house_cells(house).size()) == field.digit_count();
    }

    int count() const { return count_; }
    std::span<const int> of(Cell cell, Digit digit) const {
        if (of_.empty()) return {};
        return of_[static_cast<std::size_t>(cell * digits_ + digit)];
    }

 private:
    void add(Cell cell, int digit) {
        of_[static_cast<std::size_t>(cell * digits_ + digit)].push_back(count_);
    }

    // Called from the side of the first cell, or of the lesser one, so each pair is added once.
    void add_link(Cell cell, const WideLink& link) {
        if (link.kind == WideLink::Kind::apart && cell < link.other)
            for (int digit = 0; digit + 1 < digits_; ++digit) {
                add(cell, digit), add(link.other, digit + 1), ++count_;
                add(cell, digit + 1), add(link.other, digit), ++count_;
            }
        // Item k: this cell has k or more and the other one k or less.
        if (link.kind == WideLink::Kind::other_is_more)
            for (int k = 0; k < digits_; ++k, ++count_)
                for (int digit = 0; digit < digits_; ++digit) {
                    if (digit >= k) add(cell, digit);
                    if (digit <= k) add(link.other, digit);
                }
    }

    int digits_ = 0, count_ = 0;
    std::vector<std::vector<int>> of_;  // of each option
};

template <class Board>
class ExactCover {
    static constexpr bool is_nine = std::same_as<Board, Nine>;
    static constexpr int items_per_option = 4;  // of the classic board
    using Index = std::conditional_t<is_nine, std::uint16_t, std::uint32_t>;
    static constexpr Index root = 0;  // items start at 1, followed by the nodes of the options

 public:
    ExactCover(Field<Board>& field, WatchOf<Board>& watch) : field_(field), watch_(watch) {
        const HouseDigits<Board> used(field);
        const Exclusions exclusions(field);
        number_items(exclusions);
        std::vector<bool> is_covered(items_.size());  // by the givens, so not part of the problem
        for_cells([&](Cell cell) {
            if (const int value = field.grid[cell]; value != 0)
                for_primary(cell, static_cast<Digit>(value - 1),
                            [&](int item) { is_covered[at(item)] = true; });
        });
        for (int item = 1; item < first_secondary_; ++item)
            if (!is_covered[at(item)]) chain(static_cast<Index>(item));
        for_cells([&](Cell cell) {
            if (field.grid[cell] == 0)
                for (Digit digit : used.free(cell) & field.marks(cell)) add_option(cell, digit, exclusions);
        });
    }

    void search() {
        if (items_[root].right == root) return void(watch_.solution(field_.grid));
        const Index item = smallest_item();
        cover(item);
        for (Index node = nodes_[item].down; node != item; node = nodes_[node].down) {
            const auto [cell, digit] = option_of(node);
            if (!watch_.try_digit(cell, digit) || !field_.rules_allow(cell, digit)) continue;
            field_.grid[cell] = digit + 1;
            if (watch_.place(cell, digit)) return;
            for_others_in_option(node, [&](Index other) { cover(nodes_[other].item); });
            search();
            if (watch_.stopped()) return;
            for_others_in_option_backwards(node, [&](Index other) { uncover(nodes_[other].item); });
            field_.grid[cell] = 0;
            watch_.take_back(cell, digit);
        }
        uncover(item);
    }

 private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    template <class F>
    void for_cells(F visit) const {
        for (int cell = 0; cell < field_.cell_count(); ++cell) visit(static_cast<Cell>(cell));
    }

    // Numbers the cells, then the digits of each full house, then the items that may stay uncovered.
    void number_items(const Exclusions& exclusions) {
        int next = 1 + field_.cell_count();
        for (House house = 0; house < field_.house_count(); ++house) {
            const bool is_full = Exclusions::is_full(field_, house);
            first_of_house_.push_back(is_full ? next : 0);
            if (is_full) next += field_.digit_count();
        }
        first_secondary_ = next;
        items_.resize(at(next + exclusions.count()));
        first_node_ = static_cast<Index>(items_.size());
        if constexpr (is_nine) nodes_.reserve(at(first_node_ + items_per_option * cell_count * side));
        for (Index item = 0; item < first_node_; ++item) {
            items_[item] = {item, item, 0};
            nodes_.push_back({item, item, item});
        }
    }

    template <class F>
    void for_primary(Cell cell, Digit digit, F visit) const {
        visit(1 + cell);
        for (House house : field_.houses_of(cell))
            if (const int first = first_of_house_[house]; first != 0) visit(first + digit);
    }

    void chain(Index item) {
        const Index last = items_[root].left;
        items_[item] = {last, root, 0};
        items_[last].right = items_[root].left = item;
    }

    void add_option(Cell cell, Digit digit, const Exclusions& exclusions) {
        const auto begin = static_cast<Index>(nodes_.size());
        for_primary(cell, digit, [&](int item) { add_node(static_cast<Index>(item)); });
        for (int number : exclusions.of(cell, digit)) add_node(static_cast<Index>(first_secondary_ + number));
        if constexpr (!is_nine) {
            const auto end = static_cast<Index>(nodes_.size());
            stretches_.resize(end - first_node_, {begin, end - begin, static_cast<Index>(options_.size())});
        }
        options_.push_back({cell, digit});
    }

    void add_node(Index item) {
        const Index node = static_cast<Index>(nodes_.size()), last = nodes_[item].up;
        nodes_.push_back({last, item, item});
        nodes_[last].down = nodes_[item].up = node;
        ++items_[item].size;
    }

    // The nodes of an option, starting at `first`.
    struct Stretch {
        Index first, size, option;
    };
    Stretch stretch_of(Index node) const {
        if constexpr (is_nine) {
            const auto option = static_cast<Index>((node - first_node_) / items_per_option);
            return {static_cast<Index>(first_node_ + items_per_option * option), items_per_option, option};
        } else {
            return stretches_[node - first_node_];
        }
    }

    Option option_of(Index node) const { return options_[stretch_of(node).option]; }

    // Returns the first item with the fewest options.
    Index smallest_item() const {
        Index best = items_[root].right;
        for (Index item = best; item != root; item = items_[item].right)
            if (items_[item].size < items_[best].size) best = item;
        return best;
    }

    // Covering walks the rest of each option in one direction, uncovering in the other: last out, first in.
    template <class F>
    void for_others_in_option(Index node, F visit) const {
        const auto [first, size, option] = stretch_of(node);
        const Index end = static_cast<Index>(first + size);
        for (Index other = static_cast<Index>(node + 1); other != end; ++other) visit(other);
        for (Index other = first; other != node; ++other) visit(other);
    }

    template <class F>
    void for_others_in_option_backwards(Index node, F visit) const {
        const auto [first, size, option] = stretch_of(node);
        for (Index other = node; other-- != first;) visit(other);
        for (Index other = static_cast<Index>(first + size); --other != node;) visit(other);
    }

    // Takes the item off the list, and removes every option that covers it from the rings of its other items.
    void cover(Index item) {
        items_[items_[item].left].right = items_[item].right;
        items_[items_[item].right].left = items_[item].left;
        for (Index row = nodes_[item].down; row != item; row = nodes_[row].down)
            for_others_in_option(row, [&](Index node) {
                nodes_[nodes_[node].up].down = nodes_[node].down;
                nodes_[nodes_[node].down].up = nodes_[node].up;
                --items_[nodes_[node].item].size;
            });
    }

    // Undoes the same steps in reverse.
    void uncover(Index item) {
        for (Index row = nodes_[item].up; row != item; row = nodes_[row].up)
            for_others_in_option_backwards(row, [&](Index node) {
                ++items_[nodes_[node].item].size;
                nodes_[nodes_[node].up].down = node;
                nodes_[nodes_[node].down].up = node;
            });
        items_[items_[item].left].right = item;
        items_[items_[item].right].left = item;
    }

    Field<Board>& field_;
    WatchOf<Board>& watch_;
    std::vector<int> first_of_house_;  // the item of digit 0; 0 if there is none
    int first_secondary_ = 0;
    Index first_node_ = 0;
    std::vector<Item<Index>> items_;
    std::vector<OptionNode<Index>> nodes_;
    std::vector<Option> options_;
    std::vector<Stretch> stretches_;  // of each node of an option; on the classic board all are alike
};

template <class Board>
void fill(Field<Board>& field, WatchOf<Board>& watch) {
    ExactCover<Board>(field, watch).search();
}

}  // namespace

constinit const EngineRecord engine::dlx{
    {"dlx", "exact cover with dancing links, the smallest item first", "Knuth 2000", true, true},
    fill_field<Nine, fill>};

void engine::board::dlx(const BoardPuzzle& puzzle, BoardWatch& watch) {
    fill_field<Wide, fill>(puzzle, watch);
}

}  // namespace nonet
