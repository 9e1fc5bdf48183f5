// dlx: Sudoku as exact cover, with dancing links.
//
// The idea: forget digits and cells.  There are 324 items to be covered, each exactly once:
//
//   0..80     cell c is filled             81..161   row r holds digit d
//   162..242  column c holds digit d       243..323  box b holds digit d
//
// and up to 729 options "digit d in cell c", each covering four items.  The search takes the item with the
// fewest options left, tries each of them, and removes with it every option that would cover one of its items
// again.  All of it is kept in circular doubly linked lists, from which a node is removed, and put back,
// without searching:
//
//   remove   x.left.right = x.right;  x.right.left = x.left       (x keeps its own links ...
//   restore  x.left.right = x;        x.right.left = x             ... and so knows where it stood)
//
// Since "row r holds digit d" is an item like "cell c is filled", a digit with one place left in a house (a
// hidden single) is as visible as a cell with one digit left.
//
// Cost: a node touches a few hundred links, all over the memory; the trees are small.  Nodes count every
// option taken, forced ones too.
//
// Source: Knuth 2000, "Dancing links"; The Art of Computer Programming 7.2.2.1, Algorithm X.

#include <array>

#include "core/used_digits.hpp"
#include "engines/registry.hpp"
#include "engines/watch.hpp"

namespace nonet {
namespace {

using Index = std::uint16_t;

constexpr int items_per_option = 4;
constexpr int item_count = items_per_option * cell_count;
constexpr int node_count = 1 + item_count + items_per_option * cell_count * side;
constexpr Index root = 0;  // items are 1..324, then come the nodes of the options, four in a row

// Of items, left and right chain what is still to be covered.  Of options they are not needed: four
// neighbours in memory.
struct Item {
    Index left = 0, right = 0;
    Index size = 0;  // options left
};

struct OptionCell {
    Index up = 0, down = 0;  // the options of one item, a ring through the item itself
    Index item = 0;
};

class ExactCover {
 public:
    ExactCover(const ClassicPuzzle& puzzle, Watch& watch) : grid_(puzzle.givens), watch_(watch) {
        const UsedDigits used(puzzle.givens);
        add_items(used);
        for (int cell = 0; cell < cell_count; ++cell) {
            if (grid_[cell] != 0) continue;
            const DigitSet allowed = puzzle.marks ? (*puzzle.marks)[cell] : DigitSet::all();
            for (Digit digit : used.free(cell) & allowed) add_option(static_cast<Cell>(cell), digit);
        }
    }

    void search() {
        if (items_[root].right == root) return void(watch_.solution(grid_));
        const Index item = smallest_item();
        cover(item);
        for (Index node = nodes_[item].down; node != item; node = nodes_[node].down) {
            const auto [cell, digit] = option_of(node);
            if (!watch_.try_digit(cell, digit)) continue;
            grid_[cell] = digit + 1;
            if (watch_.place(cell, digit)) return;
            for_others_in_option(node, [&](Index other) { cover(nodes_[other].item); });
            search();
            if (watch_.stopped()) return;
            for_others_in_option_backwards(node, [&](Index other) { uncover(nodes_[other].item); });
            grid_[cell] = 0;
            watch_.take_back(cell, digit);
        }
        uncover(item);
    }

 private:
    struct Option {
        Cell cell;
        Digit digit;
    };

    static std::array<int, items_per_option> items_of(int cell, int digit) {
        return {1 + cell, 1 + cell_count + side * row_of(cell) + digit,
                1 + 2 * cell_count + side * column_of(cell) + digit,
                1 + 3 * cell_count + side * box_of(cell) + digit};
    }

    // The items that the givens do not cover; the others are no part of the problem.
    void add_items(const UsedDigits& used) {
        for (int cell = 0; cell < cell_count; ++cell)
            if (grid_[cell] == 0) add_item(1 + cell);
        int item = 1 + cell_count;
        for (const auto& houses : {used.rows, used.columns, used.boxes})
            for (DigitSet held : houses)
                for (Digit digit = 0; digit < side; ++digit, ++item)
                    if (!held.contains(digit)) add_item(item);
    }

    void add_item(int number) {
        const Index item = static_cast<Index>(number), last = items_[root].left;
        items_[item] = {last, root, 0};
        items_[last].right = items_[root].left = item;
        nodes_[item] = {item, item, item};
    }

    void add_option(Cell cell, Digit digit) {
        for (int number : items_of(cell, digit)) {
            const Index item = static_cast<Index>(number), last = nodes_[item].up;
            options_[(used_nodes_ - first_node) / items_per_option] = {cell, digit};
            nodes_[used_nodes_] = {last, item, item};
            nodes_[last].down = nodes_[item].up = used_nodes_++;
            ++items_[item].size;
        }
    }

    Option option_of(Index node) const { return options_[(node - first_node) / items_per_option]; }

    // The first of those with the fewest options.
    Index smallest_item() const {
        Index best = items_[root].right;
        for (Index item = best; item != root; item = items_[item].right)
            if (items_[item].size < items_[best].size) best = item;
        return best;
    }

    // Covering walks the rest of each option in one direction, uncovering in the other: last out, first in.
    template <class F>
    void for_others_in_option(Index node, F visit) const {
        const int first = first_node + (node - first_node) / items_per_option * items_per_option;
        for (int i = 1; i < items_per_option; ++i)
            visit(static_cast<Index>(first + (node - first + i) % items_per_option));
    }

    template <class F>
    void for_others_in_option_backwards(Index node, F visit) const {
        const int first = first_node + (node - first_node) / items_per_option * items_per_option;
        for (int i = items_per_option - 1; i > 0; --i)
            visit(static_cast<Index>(first + (node - first + i) % items_per_option));
    }

    // Takes the item off the list, and every option that covers it out of its other items' rings.
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

    // The same steps backwards.
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

    static constexpr Index first_node = 1 + item_count;

    Grid grid_;
    Watch& watch_;
    std::array<Item, first_node> items_{};
    std::array<OptionCell, node_count> nodes_;  // written as they are added
    std::array<Option, cell_count * side> options_;
    Index used_nodes_ = first_node;
};

}  // namespace

constinit const EngineRecord engine::dlx{
    {"dlx", "exact cover with dancing links, the smallest item first", "Knuth 2000", true, true},
    [](const ClassicPuzzle& puzzle, Watch& watch) { ExactCover(puzzle, watch).search(); }};

}  // namespace nonet
