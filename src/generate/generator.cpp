// Many puzzles in the making at once: each asks its next question, and the kernel answers all of them together.
//
//   until all are made:
//       collect the questions of the puzzles in the making
//       let the prover answer them
//       hand out the answers; a puzzle that is made, or thrown away, makes room for the next attempt
//
// A puzzle sees only its own random numbers and the answers to its own questions, so it comes out the same whatever is
// made beside it.

#include <algorithm>
#include <span>
#include <utility>

#include "core/rng.hpp"
#include "generate/completion.hpp"
#include "generate/order.hpp"
#include "generate/prover.hpp"
#include "generate/solution_sampler.hpp"
#include "nonet/canon.hpp"

namespace nonet {

using namespace generate;

namespace {

// A puzzle in the making.
class Making {
 public:
    void begin(const Order& order, SolutionSampler& sampler, std::uint64_t item, Generated& out) {
        order_ = &order, sampler_ = &sampler, out_ = &out;
        rng_ = Rng(order.options().seed, item);
        out = {};
        attempt();
    }

    bool is_done() const { return out_ == nullptr; }

    void collect(std::vector<Grid>& questions) const {
        if (unsure_.empty()) return questions.push_back(reduction_.puzzle());
        const Grid puzzle = reduction_.puzzle();
        for (Cell given : unsure_) {
            questions.push_back(puzzle);
            questions.back()[given] = 0;
        }
    }

    // Takes the answers to what it collected, beginning with number `at`; returns the number after its last.
    std::size_t answer(const Prover& prover, std::size_t at) {
        if (unsure_.empty()) {
            if (!reduction_.answer(others(prover, at))) reduced();
            return at + 1;
        }
        const std::size_t end = at + unsure_.size();
        bool minimal = true;
        for (; at < end; ++at) minimal &= !others(prover, at).empty();
        unsure_.clear();
        finish(minimal);
        return end;
    }

    // Time is over: what there is has to do.
    void give_up() {
        const Grid proven = reduction_.proven_puzzle();
        keep_if_better(proven, false);
        out_ = nullptr;
    }

 private:
    std::span<const Grid> others(const Prover& prover, std::size_t index) {
        others_.clear();
        for (const Grid& found : prover.solutions(index))
            if (found != reduction_.solution()) others_.push_back(found);
        return others_;
    }

    void attempt() {
        const auto& options = order_->options();
        while (out_ != nullptr) {
            if (options.attempts != 0 && out_->attempts == options.attempts) {
                out_ = nullptr;
                return;
            }
            ++out_->attempts;
            groups_ = order_->groups();
            const auto fixed = static_cast<std::ptrdiff_t>(order_->must_drop_first_group());
            rng_.shuffle(std::span(groups_.begin() + fixed, groups_.end()));
            int stop = 0;
            if (order_->has_range() && !order_->wants_minimal())
                stop = options.fewest_givens +
                       static_cast<int>(rng_.below(
                           static_cast<std::uint32_t>(options.most_givens - options.fewest_givens) + 1));
            if (reduction_.start(draw_solution(), groups_, stop, order_->rule())) return;
            reduced();
        }
    }

    Grid draw_solution() {
        const auto& options = order_->options();
        if (options.solution) return *options.solution;
        if (options.contains.filled() == 0) return sampler_->next(rng_);
        return *random_completion(options.contains, rng_);  // there is one: Order has looked
    }

    // No given can go any more; now the other wishes.
    void reduced() {
        const CellSet givens = reduction_.givens();
        const bool first_group_stays =
            order_->must_drop_first_group() && !(order_->groups().front() & givens).empty();
        if (first_group_stays || !in_range(givens.size())) return finish(false);
        if (!order_->wants_minimal()) return finish(true);
        for (Cell given : givens)
            if (!reduction_.is_known_needed(given)) unsure_.push_back(given);
        if (unsure_.empty()) finish(true);
    }

    void finish(bool met) {
        met = met && !is_to_be_avoided();
        keep_if_better(reduction_.puzzle(), met);
        if (met)
            out_ = nullptr;
        else
            attempt();
    }

    bool is_to_be_avoided() const {
        const auto avoid = order_->options().avoid;
        return !avoid.empty() &&
               std::ranges::binary_search(avoid, canonicalize(reduction_.puzzle())->grid.values, {},
                                          &Grid::values);
    }

    bool in_range(int givens) const {
        return givens >= order_->options().fewest_givens && givens <= order_->options().most_givens;
    }

    // How far the number of givens is from the range.
    int distance(const Grid& puzzle) const {
        const int givens = puzzle.filled();
        return std::max(
            {order_->options().fewest_givens - givens, givens - order_->options().most_givens, 0});
    }

    void keep_if_better(const Grid& puzzle, bool met) {
        const bool first = out_->puzzle.filled() == 0;
        if (!met && !first && distance(puzzle) >= distance(out_->puzzle)) return;
        out_->puzzle = puzzle;
        out_->solution = reduction_.solution();
        out_->met = met;
    }

    const Order* order_ = nullptr;
    SolutionSampler* sampler_ = nullptr;
    Generated* out_ = nullptr;  // null: done
    Rng rng_{0};
    Reduction reduction_;
    std::vector<CellSet> groups_;
    std::vector<Cell>
        unsure_;  // givens of a finished reduction of which it is not known whether they are needed
    std::vector<Grid> others_;
};

constexpr std::size_t most_in_the_making = 128;

}  // namespace

class Generator::Impl {
 public:
    explicit Impl(Order order) : order_(std::move(order)) {}

    Stop make(std::uint64_t first, std::span<Generated> out, const Limits& limits) {
        std::ranges::fill(out, Generated{});
        Budget budget(limits);
        if (budget.look()) return budget.why();
        Prover prover(budget);
        making_.resize(std::min(out.size(), most_in_the_making));
        std::size_t begun = 0, active = 0;
        const auto begin_next = [&](Making& making) {
            while (begun < out.size()) {
                making.begin(order_, sampler_, first + begun, out[begun]);
                ++begun;
                if (!making.is_done()) return true;
            }
            return false;
        };
        for (Making& making : making_) active += begin_next(making);
        while (active != 0) {
            questions_.clear();
            for (const Making& making : making_)
                if (!making.is_done()) making.collect(questions_);
            if (!prover.ask(questions_)) {
                for (Making& making : making_)
                    if (!making.is_done()) making.give_up();
                return budget.why();
            }
            std::size_t at = 0;
            for (Making& making : making_) {
                if (making.is_done()) continue;
                at = making.answer(prover, at);
                if (making.is_done() && !begin_next(making)) --active;
            }
        }
        return Stop::finished;
    }

 private:
    Order order_;
    SolutionSampler sampler_;
    std::vector<Making> making_;
    std::vector<Grid> questions_;
};

Generator::Generator(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Generator::~Generator() = default;
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;

Result<Generator> Generator::create(const GenerateOptions& options) {
    auto order = Order::create(options);
    if (!order) return std::unexpected(std::move(order.error()));
    return Generator(std::make_unique<Impl>(std::move(*order)));
}

Stop Generator::make(std::uint64_t first, std::span<Generated> out, const Limits& limits) {
    return impl_->make(first, out, limits);
}

}  // namespace nonet
