#pragma once
// The search on boards with rules: depth first, with propagation after each choice.
//
//   a choice   a digit of a cell; after it, the same cell without that digit
//   extra      extra cells are filled like those of the grid; a grid that was found before is not searched further
//   weights    for each cell the number of contradictions of its rules: the search prefers cells that fail early
//   lanes      a search that has not ended soon is continued in lanes, if the board allows it (lanes.hpp)

#include <cstdint>
#include <memory>
#include <set>
#include <span>
#include <vector>

#include "core/budget.hpp"
#include "core/cell_weights.hpp"
#include "core/pace.hpp"
#include "core/rng.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/sets.hpp"
#include "rules/lanes.hpp"
#include "rules/network.hpp"
#include "rules/propagator.hpp"

namespace nonet::rules {

using OnValues = FunctionRef<void(std::span<const std::uint8_t>)>;

struct Found {
    Stop stop = Stop::finished;
    std::uint64_t solutions = 0;
    Counters counters;
};

// Solves puzzles of one board, one after the other.
//
//   threads  one solver per thread
class Solver {
 public:
    // The cells of the board hold only these digits.
    explicit Solver(const Geometry& board, Network::Which which = Network::Which::all,
                    Mask digits = ~Mask{0});
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    // Finds solutions, each once, within the limits.
    //
    //   values, marks   as in BoardPuzzle
    Found run(std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks,
              const Limits& limits, OnValues on_values = {});

    // Fills a random solution. The solutions are not equally likely.
    //
    //   returns  solutions, finished (there is none), or the limit that stopped it
    Stop fill(Rng& rng, Budget& budget, std::span<std::uint8_t> values);

    // Returns the open digits of a puzzle after propagation. Returns false on a contradiction.
    bool start(std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks,
               std::vector<Mask>& open);

    const Network& network() const { return network_; }
    Propagator& propagator() { return propagator_; }

 private:
    struct Choice {
        Cell cell = 0;
        Mask digit = 0;
    };
    bool search(Budget& budget, std::uint64_t wanted, Found& found, OnValues on_values);
    bool search_in_lanes(std::size_t depth, Budget& budget, Pace& pace, std::uint64_t wanted, Found& found,
                         OnValues on_values);
    bool can_use_lanes();
    Choice choose(std::span<const Mask> open) const;
    void blame(Cell cell);
    bool is_found_before(std::span<const Mask> open);
    std::span<Mask> level(std::size_t depth);

    Mask narrowed(std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks) const;

    Network network_;
    Propagator propagator_;
    // A solver for the same board with fewer digits: its houses are full, while those of this board are not.
    std::unique_ptr<Solver> narrow_;
    Mask digits_;                // allowed in the cells of the board
    std::vector<Mask> levels_;   // masks of all cells, one level after the other
    std::vector<Cell> changed_;  // the changed cell of each level
    std::vector<float> first_weights_;
    CellWeights weights_;
    std::vector<std::uint8_t> is_free_;  // extra cells that no constraint mentions
    std::vector<Cell> partners_;         // cell and cell with its region's number, both ways; none: itself
    std::optional<RuleBoard> lanes_;     // made when a search is first continued in lanes
    bool has_lanes_ = true;              // whether it can be made
    std::set<std::vector<std::uint8_t>> found_;  // if there are extra cells: each filling of the board
    Rng* rng_ = nullptr;
};

}  // namespace nonet::rules
