#include "rules/search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "kernels/kernel.hpp"
#include "nonet/more/kernels.hpp"

namespace nonet::rules {
namespace {

// The blame of the cell whose only digit was propagated last, in addition to that of the rule that failed and of the
// chosen cell.
//
// Measured on 37 hard puzzles of ISS's collection (with three choices of first weights each), on 47 lighter ones and on 152 forms
// of 19 hard killers, nodes as a geometric mean: with this and the half in `shares` 20 % fewer, 1 % more, 17 % fewer.
//
// Measured there, not kept: only the chosen cell blamed, as ISS does, 2.4 times the nodes on the hard ones; only open cells of a
// rule 16 % more; restarts after 100 contradictions 2 % fewer and 5 % more; after 300 none; other orders of digits (highest
// first, fewest or most peers with it, most blamed first) -6 to +14 %; the cell of the last contradiction first 10 % fewer and
// 17 % more; its weight times 1.5 no more than 2 %; shares 1 / n^2 10 % more.
constexpr float blame_of_placed = 2;
// The factor by which a cell's weight grows if its region is known, and a region's weight if its digit is known.
//
// Measured: ten puzzles with regions to be found, 3 % more nodes as a geometric mean; the longest, The Fountain, more
// than 600,000 to 351,722.
constexpr float of_known_partner = 2;
// The number of contradictions from which a puzzle counts as hard. (Measured: enabling look_for_shares() from the start
// costs puzzles of some ten nodes 8 %.)
constexpr std::uint64_t few_backtracks = 32;

// The number of nodes after which a search is continued in lanes.
constexpr std::uint64_t few_nodes = 32;

// Attaches a budget to a propagator during its lifetime.
class Watched {
 public:
    Watched(Propagator& propagator, Budget& budget) : propagator_(propagator) { propagator.watch(&budget); }
    ~Watched() { propagator_.watch(nullptr); }
    Watched(const Watched&) = delete;
    Watched& operator=(const Watched&) = delete;

 private:
    Propagator& propagator_;
};

// The maximum number of distinct grids that are remembered for a board with extra cells: some hundred MB.
constexpr std::size_t most_kept = 2'000'000;

}  // namespace

Solver::Solver(const Geometry& board, Network::Which which, Mask digits)
    : network_(board, which, digits), propagator_(network_), digits_(network_.all & digits) {
    // Initial weights, before any contradiction: cells in many rules and in small sums weigh more.
    first_weights_.assign(static_cast<std::size_t>(network_.cell_count), 1.0F);
    for (std::size_t i = 0; i < network_.items.size(); ++i) {
        const auto& item = network_.items[i];
        if (item.kind == Network::Kind::house || item.kind == Network::Kind::short_house ||
            item.kind == Network::Kind::locked)
            continue;
        if (item.kind == Network::Kind::sum && network_.sums[item.number].is_derived) continue;
        const auto cells = network_.cells_of[i];
        for (Cell cell : cells) first_weights_[cell] += 2.0F / static_cast<float>(cells.size());
    }
    partners_.resize(first_weights_.size());
    std::iota(partners_.begin(), partners_.end(), Cell{0});
    for (const Regions& regions : network_.regions) {
        const auto numbers = network_.placed[std::size_t{regions.numbers}];
        for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
            partners_[cell] = numbers[cell];
            partners_[numbers[cell]] = static_cast<Cell>(cell);
        }
    }
    is_free_.assign(first_weights_.size(), 0);
    for (auto cell = static_cast<std::size_t>(board.cell_count()); cell < is_free_.size(); ++cell)
        is_free_[cell] = network_.links[cell].empty() && !network_.is_asked_for(cell);
    for (std::size_t cell = 0; cell < first_weights_.size(); ++cell)
        first_weights_[cell] += 0.2F * static_cast<float>(network_.links[cell].size());
}

std::span<Mask> Solver::level(std::size_t depth) {
    const auto cells = static_cast<std::size_t>(network_.cell_count);
    if (levels_.size() < (depth + 1) * cells) {
        levels_.resize((depth + 16) * cells);
        changed_.resize(depth + 16);
    }
    return {levels_.data() + depth * cells, cells};
}

bool Solver::start(std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks,
                   std::vector<Mask>& open) {
    open = network_.start;
    for (std::size_t cell = 0; cell < values.size(); ++cell) {
        if (values[cell] != 0) open[cell] &= Mask{1} << (values[cell] - 1);
        if (!marks.empty()) open[cell] &= marks[cell].bits();
    }
    return propagator_.settle(open);
}

// Returns the digits that a puzzle leaves to any cell of the board, if some house is full with them that is not full
// with all digits. Otherwise returns all digits.
Mask Solver::narrowed(std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks) const {
    const Geometry& board = network_.board;
    if (marks.empty() || network_.which == Network::Which::extra) return digits_;
    Mask digits = 0;
    for (std::size_t cell = 0; cell < marks.size(); ++cell)
        digits |= values[cell] != 0 ? Mask{1} << (values[cell] - 1) : Mask{marks[cell].bits()};
    digits &= digits_;
    if (digits == digits_) return digits_;
    for (int i = 0; i < board.house_count(); ++i)
        if (static_cast<int>(board.house_cells(static_cast<House>(i)).size()) == size_of(digits))
            return digits;
    return digits_;
}

Found Solver::run(std::span<const std::uint8_t> values, std::span<const BoardDigitSet> marks,
                  const Limits& limits, OnValues on_values) {
    Budget budget(limits);
    const Watched watched(propagator_, budget);
    if (const Mask digits = narrowed(values, marks); digits != digits_) {
        if (narrow_ == nullptr || narrow_->digits_ != digits)
            narrow_ = std::make_unique<Solver>(network_.board, network_.which, digits);
        return narrow_->run(values, marks, budget.left(), on_values);
    }
    Found found;
    std::vector<Mask> open;
    bool is_enough = false;
    if (!budget.look()) {
        budget.spend();
        if (start(values, marks, open)) {
            std::ranges::copy(open, level(0).begin());
            is_enough = search(budget, limits.solutions, found, on_values);
        }
    }
    found.stop = is_enough ? Stop::solutions : budget.why();
    found.counters.nodes = budget.nodes();
    found.counters.digit_tries = budget.nodes() - (budget.nodes() != 0);
    return found;
}

Stop Solver::fill(Rng& rng, Budget& budget, std::span<std::uint8_t> values) {
    std::ranges::fill(values, std::uint8_t{0});
    const Watched watched(propagator_, budget);
    std::vector<Mask> open;
    if (!start(values, {}, open)) return budget.why();
    std::ranges::copy(open, level(0).begin());
    Found found;
    rng_ = &rng;
    const bool is_found = search(budget, 1, found, [&](std::span<const std::uint8_t> solution) {
        std::ranges::copy(solution, values.begin());
    });
    rng_ = nullptr;
    return is_found ? Stop::solutions : budget.why();
}

void Solver::blame(Cell cell) {
    weights_.next();
    weights_.blame(cell, 1);
    weights_.blame(propagator_.placed_cell(), blame_of_placed);
    if (const int item = propagator_.failed(); item >= 0)
        weights_.blame_all(network_.cells_of[static_cast<std::size_t>(item)], blame_of_a_rule);
    else
        weights_.blame(propagator_.failed_cell(), blame_of_a_rule);
}

// Chooses the cell with the fewest digits for its weight; if it has more than two, preferably a digit with two places
// in a house.
Solver::Choice Solver::choose(std::span<const Mask> open) const {
    Choice best;
    float most = -1;
    int digits = 0;
    for (Cell cell = 0; cell < network_.cell_count; ++cell) {
        if (has_one(open[cell])) continue;
        // Cells that no constraint mentions would only multiply the search, so they come last.
        if (best.digit != 0 && is_free_[cell] != 0) continue;
        const bool is_better = best.digit != 0 && is_free_[best.cell] != 0;
        const int count = size_of(open[cell]);
        float score = weights_.share(cell, count);
        if (has_one(open[partners_[cell]])) score *= of_known_partner;
        if (score <= most && !is_better) continue;
        most = score;
        digits = count;
        best = {cell, open[cell] & (~open[cell] + 1)};
    }
    if (rng_ != nullptr && digits > 0) {  // a random one of its digits
        Mask mask = open[best.cell];
        for (auto skipped = rng_->below(static_cast<std::uint32_t>(digits)); skipped > 0; --skipped)
            mask &= mask - 1;
        best.digit = mask & (~mask + 1);
        return best;
    }
    if (digits <= 2) return best;
    for (std::size_t house = 0; house < network_.houses.size(); ++house) {
        Mask once = 0, twice = 0, thrice = 0;
        for (Cell cell : network_.houses[house]) {
            thrice |= twice & open[cell];
            twice |= once & open[cell];
            once |= open[cell];
        }
        for (Mask two = twice & ~thrice; two != 0; two &= two - 1) {
            const Mask digit = two & (~two + 1);
            float score = 0;
            Choice choice{0, digit};
            float heaviest = -1;
            for (Cell cell : network_.houses[house])
                if ((open[cell] & digit) != 0) {
                    score += weights_[cell] / 2;
                    if (weights_[cell] > heaviest) heaviest = weights_[cell], choice.cell = cell;
                }
            if (score > most) most = score, best = choice;
        }
    }
    return best;
}

// Returns whether the board is filled, in the same way as an earlier solution.
bool Solver::is_found_before(std::span<const Mask> open) {
    const auto on_board = open.first(static_cast<std::size_t>(network_.board.cell_count()));
    if (found_.empty() || !std::ranges::all_of(on_board, has_one)) return false;
    std::vector<std::uint8_t> values;
    for (Mask mask : on_board) values.push_back(static_cast<std::uint8_t>(std::countr_zero(mask) + 1));
    return found_.contains(values);
}

// Each level holds a position that is still to be searched; the last one is searched first.
bool Solver::search(Budget& budget, std::uint64_t wanted, Found& found, OnValues on_values) {
    std::vector<std::uint8_t> values(static_cast<std::size_t>(network_.board.cell_count()));
    found_.clear();
    weights_.begin(first_weights_);
    propagator_.look_for_shares(false);
    Pace pace;
    const std::uint64_t nodes_before = budget.nodes();
    std::size_t depth = 0;
    bool is_settled = true;
    for (;;) {
        std::span<Mask> open = level(depth);
        if (!is_settled && !propagator_.settle(open, changed_[depth])) {
            if (budget.stopped()) return false;
            if (++found.counters.backtracks == few_backtracks) propagator_.look_for_shares(true);
            blame(changed_[depth]);
            if (depth == 0) return false;
            --depth;
            continue;
        }
        if (network_.extra != nullptr && is_found_before(open)) {
            if (depth == 0) return false;
            --depth;
            is_settled = false;
            continue;
        }
        if (budget.nodes() - nodes_before >= few_nodes && can_use_lanes())
            return search_in_lanes(depth, budget, pace, wanted, found, on_values);
        if (const Choice choice = choose(open); choice.digit != 0) {
            if (pace.spend(budget)) return false;
            const std::span<Mask> next = level(depth + 1);
            open = level(depth);  // the levels may have moved
            std::ranges::copy(open, next.begin());
            open[choice.cell] &= ~choice.digit;
            next[choice.cell] = choice.digit;
            changed_[depth] = changed_[depth + 1] = choice.cell;
            ++depth;
            is_settled = false;
            continue;
        }
        for (std::size_t cell = 0; cell < values.size(); ++cell)
            values[cell] = static_cast<std::uint8_t>(std::countr_zero(open[cell]) + 1);
        if (network_.extra != nullptr && wanted != 1) found_.insert(values);
        ++found.solutions;
        if (on_values) on_values(values);
        if (wanted != 0 && found.solutions >= wanted) return true;
        if (found_.size() == most_kept) return !budget.stop(Stop::budget);
        if (depth == 0) return false;
        --depth;
        is_settled = false;
    }
}

bool Solver::can_use_lanes() {
    if (network_.extra != nullptr || rng_ != nullptr || !has_lanes_) return false;
    if (!lanes_) lanes_ = board_for_lanes(network_);
    return has_lanes_ = lanes_.has_value();
}

// Continues a search with its levels up to `depth`. Returns whether enough solutions were found.
bool Solver::search_in_lanes(std::size_t depth, Budget& budget, Pace& pace, std::uint64_t wanted,
                             Found& found, OnValues on_values) {
    std::vector<std::uint8_t> values(static_cast<std::size_t>(network_.board.cell_count()));
    bool is_enough = false;
    const auto spend = [&] { return pace.spend(budget); };
    const auto on_solution = [&](std::span<const std::uint16_t> cells) {
        for (std::size_t cell = 0; cell < values.size(); ++cell)
            values[cell] = static_cast<std::uint8_t>(std::countr_zero(cells[cell]) + 1);
        ++found.solutions;
        if (on_values) on_values(values);
        return is_enough = wanted != 0 && found.solutions >= wanted;
    };
    RuleTask task{
        .board = *lanes_, .waiting = {}, .weights = weights_, .spend = spend, .on_solution = on_solution};
    for (std::size_t i = 0; i <= depth; ++i)
        if (const auto open = level(i); std::ranges::find(open, Mask{0}) == open.end())
            task.waiting.insert(task.waiting.end(), open.begin(), open.end());
    rule_lanes_of(default_kernel())(task);
    found.counters.backtracks += task.backtracks;
    return is_enough;
}

}  // namespace nonet::rules
