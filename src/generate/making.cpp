#include "generate/making.hpp"

#include <algorithm>

#include "generate/completion.hpp"
#include "nonet/canon.hpp"

namespace nonet::generate {
namespace {

// Enough attempts that an order that one puzzle in ten meets is met before a climb begins.
constexpr int attempts_before_climb = 64;
constexpr int steps_until_stale = 200;

// With a pattern, solutions drawn at random give every puzzle the same chance, so they are tried first.
constexpr int draws_before_search = 256;

constexpr int neighbours_at_a_time = 16, draws_at_a_time = 64;

// For a puzzle that was not graded; greater than any Grade::distance.
constexpr int worst_distance = 99'999;

}  // namespace

void Making::begin(const Order& order, SolutionSampler& sampler, Budget& budget, std::uint64_t item,
                   Generated& out) {
    order_ = &order, sampler_ = &sampler, budget_ = &budget, out_ = &out;
    rng_ = Rng(order.options().seed, item);
    out = {};
    base_.reset();
    fresh_ = stale_ = 0;
    unsure_.clear();
    pattern_ = {};
    neighbours_ = order.neighbours();
    attempt();
}

void Making::collect(std::vector<Grid>& questions) {
    if (!unsure_.empty()) {
        for (Cell given : asked_of_unsure()) {
            questions.push_back(candidate_.puzzle);
            questions.back()[given] = 0;
        }
    } else if (neighbours_) {
        questions.insert(questions.end(), drawn_.begin(), drawn_.end());
    } else {
        questions.push_back(reduction_.puzzle());
    }
}

std::size_t Making::answer(const ProperCheck& check, std::size_t at) {
    if (!unsure_.empty()) return take_minimality(check, at);
    if (neighbours_) return take_neighbour(check, at);
    if (!reduction_.answer(others(check, at))) reduced();
    return at + 1;
}

void Making::give_up() {
    if (!neighbours_) keep_if_better({reduction_.proven_puzzle(), reduction_.solution()}, worst_distance);
    out_ = nullptr;
}

std::span<const Grid> Making::others(const ProperCheck& check, std::size_t index) {
    others_.clear();
    for (const Grid& found : check.solutions(index))
        if (found != candidate_.solution) others_.push_back(found);
    return others_;
}

void Making::attempt() {
    const auto& options = order_->options();
    if (options.attempts != 0 && out_->attempts == options.attempts) {
        out_ = nullptr;
        return;
    }
    if (neighbours_) return draw_neighbours();
    if (order_->has_pattern() && fresh_ == draws_before_search) return search_pattern();
    ++out_->attempts;
    if (is_climbing() && stale_++ == steps_until_stale) base_.reset(), fresh_ = 0;
    const bool climbing = is_climbing();
    if (climbing) {
        shuffle_groups_around_base();
    } else {
        ++fresh_;
        shuffle_groups();
    }
    int stop = 0;
    if (order_->has_range() && !order_->wants_minimal()) {
        const int choices = options.most_givens - options.fewest_givens + 1;
        stop = options.fewest_givens + static_cast<int>(rng_.below(static_cast<std::uint32_t>(choices)));
    }
    candidate_.solution = climbing ? base_->candidate.solution : draw_solution();
    (void)reduction_.start(candidate_.solution, groups_, stop, order_->rule());
}

// Ends with a puzzle that gets the same questions as a drawn one; or, if attempts or time are spent, with no more
// questions.
void Making::search_pattern() {
    const auto& options = order_->options();
    std::optional<Grid> solution;
    while (!solution) {
        if (budget_->look()) return;  // the next question will not be answered
        if (options.attempts != 0 && out_->attempts == options.attempts) {
            out_ = nullptr;
            return;
        }
        ++out_->attempts;
        if (!pattern_.has_begun() || pattern_.is_stale()) {
            Grid givens = draw_solution();
            for (Cell cell : order_->groups().front()) givens[cell] = 0;
            pattern_.begin(givens, options.contains);
        }
        solution = pattern_.step(rng_, *budget_);
    }
    candidate_.solution = *solution;
    shuffle_groups();
    (void)reduction_.start(candidate_.solution, groups_, order_->wants_minimal() ? 0 : options.fewest_givens,
                           order_->rule());
}

bool Making::is_climbing() const {
    return !order_->has_pattern() && base_ && fresh_ >= attempts_before_climb;
}

void Making::shuffle_groups() {
    groups_ = order_->groups();
    const auto fixed = static_cast<std::ptrdiff_t>(order_->must_drop_first_group());
    rng_.shuffle(std::span(groups_.begin() + fixed, groups_.end()));
}

// Orders the groups around the base: its givens and a few more of its solution stay at first, all others are removed at
// once, as before. The base's own givens are tried first, so that the new ones take their places.
void Making::shuffle_groups_around_base() {
    constexpr std::uint32_t most_new = 4;
    const auto& all = order_->groups();
    std::vector<CellSet> absent;
    groups_.assign(1, {});
    for (const CellSet& group : all)
        (base_->candidate.puzzle[group.first()] != 0 ? groups_ : absent).push_back(group);
    rng_.shuffle(std::span(groups_).subspan(1));
    const auto fixed = static_cast<std::size_t>(order_->must_drop_first_group());
    rng_.shuffle(std::span(absent).subspan(fixed));
    const std::size_t coming = std::min<std::size_t>(1 + rng_.below(most_new), absent.size() - fixed);
    for (const CellSet& group : std::span(absent).first(absent.size() - coming)) groups_.front() |= group;
    groups_.insert(groups_.end(), absent.end() - static_cast<std::ptrdiff_t>(coming), absent.end());
}

Grid Making::draw_solution() {
    const auto& options = order_->options();
    if (options.solution) return *options.solution;
    if (options.contains.filled() == 0) return sampler_->next(rng_);
    return *random_completion(options.contains, rng_);  // there is one: Order has checked
}

void Making::draw_neighbours() {
    const auto& options = order_->options();
    drawn_.clear();
    for (int draws = 0; draws < draws_at_a_time && drawn_.size() < neighbours_at_a_time; ++draws) {
        if (options.attempts != 0 && out_->attempts == options.attempts) break;
        ++out_->attempts;
        if (const auto grid = neighbours_->draw(rng_, options.like_drop, options.like_add))
            drawn_.push_back(*grid);
    }
}

// Takes the first proper neighbour. Which one comes first is random, so it is as good as any.
std::size_t Making::take_neighbour(const ProperCheck& check, std::size_t at) {
    const std::size_t end = at + drawn_.size();
    const auto found =
        std::ranges::find_if(drawn_, [&](const Grid&) { return check.solutions(at++).size() == 1; });
    if (found == drawn_.end()) {
        attempt();
        return end;
    }
    candidate_ = {*found, check.solutions(at - 1).front()};
    if (order_->wants_minimal())
        for (int cell = 0; cell < cell_count; ++cell)
            if ((*found)[cell] != 0) unsure_.push_back(static_cast<Cell>(cell));
    check_number();
    return end;
}

// No given can be removed any more; checks the rest of the order.
void Making::reduced() {
    candidate_.puzzle = reduction_.puzzle();
    const CellSet givens = reduction_.givens();
    if (order_->must_drop_first_group() && !(order_->groups().front() & givens).empty()) return refuse();
    if (order_->wants_minimal())
        for (Cell given : givens)
            if (!reduction_.is_known_needed(given)) unsure_.push_back(given);
    check_number();
}

void Making::check_number() {
    asking_ = 1;
    if (givens_missing(candidate_.puzzle) != 0) {
        unsure_.clear();
        refuse();
    } else if (unsure_.empty()) {
        grade();
    }
}

// Few at first: one unneeded given is enough to reject, and often there are many.
std::span<const Cell> Making::asked_of_unsure() const {
    return std::span(unsure_).last(std::min(unsure_.size(), asking_));
}

std::size_t Making::take_minimality(const ProperCheck& check, std::size_t at) {
    const std::size_t end = at + asked_of_unsure().size();
    bool minimal = true;
    for (; at < end; ++at) minimal &= !others(check, at).empty();
    if (!minimal) {
        unsure_.clear();
        refuse();
        return end;
    }
    unsure_.resize(unsure_.size() - asked_of_unsure().size());
    asking_ *= 2;
    if (unsure_.empty()) grade();
    return end;
}

void Making::refuse() {
    keep_if_better(candidate_, worst_distance);
    attempt();
}

void Making::grade() {
    if (is_to_be_avoided() || (is_climbing() && candidate_.puzzle == base_->candidate.puzzle))
        return refuse();
    Grade grade;
    const Grader& grader = order_->grader();
    if (grader.has_conditions()) {
        grade = grader.grade(candidate_.puzzle, budget_->left());
        if (grade.spent) {
            if (!budget_->look()) refuse();
            return;
        }
    }
    if (keep_if_better(candidate_, grade.distance)) {
        if (order_->options().rating) out_->er = grade.er;
        out_->on_scale = grade.on_scale;
    }
    if (grade.distance == 0) {
        out_->met = true;
        out_ = nullptr;
        return;
    }
    if (order_->may_climb()) go_on_from(grade.distance);
    attempt();
}

void Making::go_on_from(int distance) {
    if (!base_ || distance < base_->distance)
        base_ = {candidate_, distance}, stale_ = 0;
    else if (is_climbing() && distance == base_->distance)
        base_->candidate = candidate_;
}

bool Making::is_to_be_avoided() const {
    const auto avoid = order_->options().avoid;
    return !avoid.empty() &&
           std::ranges::binary_search(avoid, canonicalize(candidate_.puzzle)->grid.values, {}, &Grid::values);
}

// Returns how far the number of givens is from the range.
int Making::givens_missing(const Grid& puzzle) const {
    const int givens = puzzle.filled();
    return std::max({order_->options().fewest_givens - givens, givens - order_->options().most_givens, 0});
}

// Compares the number of givens first, the difficulty second.
bool Making::keep_if_better(const Trial& candidate, int distance) {
    const int total = (worst_distance + 1) * givens_missing(candidate.puzzle) + distance;
    if (out_->puzzle.filled() != 0 && total >= best_) return false;
    best_ = total;
    out_->puzzle = candidate.puzzle;
    out_->solution = candidate.solution;
    out_->er.reset();
    out_->on_scale.reset();
    return true;
}

}  // namespace nonet::generate
