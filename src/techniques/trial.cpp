// Trial: supposes a candidate and follows singles.  When these stop, supposes each digit of the cell with the fewest candidates
// in turn.  If every way comes to a dead end, the candidate is false.
//
//   r1c1 = 4 -- singles -- r2c3 = 2 -- singles -- a cell without candidates
//                          r2c3 = 7 -- singles -- r5c5 = 1 -- singles -- a house without a place
//                                                 r5c5 = 6 -- ...
//
// On a board with rules, the conclusions that the engine of rules draws from all of them together follow along with the singles.
//
// The last technique on boards other than the classic one: it finds a step if there is one, so that paths reach the end.
//
//   1. Each candidate is tried without further suppositions.  The cell with the fewest candidates left loses all that fail.
//   2. Otherwise the first candidate with at most `most_told` ways.  A reader has no use for more.
//   3. Otherwise the solver searches, for the first cell with a candidate that is in no solution.
//
// Cost: one propagation of singles for each way and each supposition, at most `most_told` for each candidate; then one search for
// each candidate of a few cells.

#include <algorithm>

#include "rules/book.hpp"
#include "rules/search.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

// The forms, in the order of the table.
constexpr std::size_t by_singles = 0, by_rules = 1, searched = 4;
constexpr std::size_t straight =
    2;  // added to one of the first two, for a trial without further suppositions

// Marks under a supposition; the mark of a filled cell is its value.
class Marks {
 public:
    explicit Marks(const WidePosition& position) : board_(&position.board()) {
        for (Cell cell = 0; cell < board_->cell_count(); ++cell) {
            const int value = position.values()[cell];
            marks_.push_back(value == 0 ? position.candidates(cell)
                                        : BoardDigitSet::of(static_cast<Digit>(value - 1)));
            done_.push_back(value != 0);
        }
        if (!board_->geometry().rules().empty()) {
            book_ = &position.houses().book();
            for (BoardDigitSet digits : marks_) open_.push_back(digits.bits());
            is_dead_ = !book_->settle(open_);
        }
        is_stale_.resize(static_cast<std::size_t>(board_->house_count()));
        for (Cell cell : position.empty()) {  // follows the singles that are already there, too
            if (marks_[cell].size() == 1) queue_.push_back({cell, marks_[cell].first()});
            touch(cell);
        }
    }

    BoardDigitSet operator[](Cell cell) const { return marks_[cell]; }
    bool is_done(Cell cell) const { return done_[cell] != 0; }
    bool has_rules() const { return book_ != nullptr; }

    // Supposes a candidate and follows singles; returns false at a dead end.
    bool suppose(Candidate candidate) {
        if (book_ != nullptr) return suppose_with_rules(candidate);
        if (!set(candidate)) return false;
        while (!queue_.empty() || find_hidden()) {
            if (is_dead_) return false;
            while (!queue_.empty()) {
                const Candidate next = queue_.back();
                queue_.pop_back();
                if (!set(next)) return false;
            }
        }
        return !is_dead_;
    }

    // Returns the open cell with the fewest candidates, if there is one.
    std::optional<Cell> narrowest() const {
        std::optional<Cell> best;
        for (Cell cell = 0; cell < board_->cell_count(); ++cell)
            if (!is_done(cell) && (!best || marks_[cell].size() < marks_[*best].size())) best = cell;
        return best;
    }

 private:
    bool suppose_with_rules(Candidate candidate) {
        open_[candidate.cell] &= BoardDigitSet::of(candidate.digit).bits();
        if (is_dead_ || !book_->settle(open_, candidate.cell)) return false;
        for (std::size_t cell = 0; cell < open_.size(); ++cell) {
            marks_[cell] = BoardDigitSet(open_[cell]);
            done_[cell] = rules::has_one(open_[cell]);
        }
        return narrowest() || book_->can_be_filled_beside(open_);
    }

    bool set(Candidate candidate) {
        const auto [cell, digit] = candidate;
        if (!marks_[cell].contains(digit)) return false;
        if (done_[cell] != 0) return true;
        done_[cell] = 1;
        marks_[cell] = BoardDigitSet::of(digit);
        touch(cell);
        for (Cell peer : board_->peer_cells(cell))
            if (!take(peer, marks_[cell])) return false;
        for (const WideLink& link : board_->links_of(cell))
            if (!take(link.other, board_->barred_by(link, digit))) return false;
        return true;
    }

    bool take(Cell cell, BoardDigitSet digits) {
        BoardDigitSet& marks = marks_[cell];
        if ((marks & digits).empty()) return true;
        marks -= digits;
        if (marks.empty()) return false;
        if (marks.size() == 1 && done_[cell] == 0) queue_.push_back({cell, marks.first()});
        touch(cell);
        return true;
    }

    void touch(Cell cell) {
        for (House house : board_->houses_of(cell))
            if (!is_stale_[house]) {
                is_stale_[house] = true;
                stale_.push_back(house);
            }
    }

    // Looks through the houses that changed; returns whether some digit has one place left, or none.
    bool find_hidden() {
        while (!stale_.empty()) {
            const House house = stale_.back();
            stale_.pop_back();
            is_stale_[house] = false;
            if (!holds_every_digit(*board_, house)) continue;
            BoardDigitSet once, twice;
            for (Cell cell : board_->house_cells(house)) {
                twice |= once & marks_[cell];
                once |= marks_[cell];
            }
            is_dead_ = once != board_->all_digits();
            if (is_dead_) return true;
            for (Cell cell : board_->house_cells(house))
                if (const BoardDigitSet alone = marks_[cell] - twice; !alone.empty() && done_[cell] == 0)
                    queue_.push_back({cell, alone.first()});
            if (!queue_.empty()) return true;
        }
        return false;
    }

    const Wide* board_;
    std::vector<BoardDigitSet> marks_;
    std::vector<std::uint8_t> done_;
    std::vector<Candidate> queue_;
    std::vector<House> stale_;
    std::vector<bool> is_stale_;
    bool is_dead_ = false;
    // On boards with rules: the engine that removes the marks they exclude, from the start on.
    rules::Book* book_ = nullptr;
    std::vector<rules::Mask> open_;
};

class Trial {
    enum class End : std::uint8_t { dead, solved, open };
    static constexpr int nodes_of_rules = 32;
    static constexpr std::uint64_t nodes_of_solver = 8;
    static constexpr std::size_t most_told = 4;  // ways of a trial

 public:
    Trial(const WidePosition& position, Steps& steps) : position_(position), steps_(steps), start_(position) {
        for (Cell cell : position.empty()) order_.push_back(cell);
        std::ranges::stable_sort(order_, {}, [&](Cell cell) { return position.candidates(cell).size(); });
        settled_.resize(static_cast<std::size_t>(position.board().cell_count()));
        for (Cell cell : order_)
            for (Digit digit : position.candidates(cell))
                if (steps.request().is_in_solution(cell, digit)) settled_[cell].insert(digit);
    }

    void find() {
        if (try_straight() && !steps_.enough() && try_ways() && steps_.found().empty()) search();
    }

 private:
    using Way = std::vector<Candidate>;  // the further suppositions before a dead end

    // The first two parts return whether some candidate was neither refuted nor shown to be possible.

    bool try_straight() {
        most_ways_ = 1;
        bool any_open = false;
        CellDigits best;
        for (Cell cell : order_) {
            BoardDigitSet gone;
            for (Digit digit : position_.candidates(cell)) {
                if (settled_[cell].contains(digit)) continue;
                const End end = try_out({cell, digit});
                if (steps_.stopped()) return false;
                any_open = any_open || end == End::open;
                if (end == End::dead) gone.insert(digit);
            }
            settled_[cell] |= gone;
            if (gone.empty()) continue;
            if (!steps_.one())
                add(form_ + straight, {cell, gone});
            else if (best.digits.empty() || left_without({cell, gone}) < left_without(best))
                best = {cell, gone};
            if (steps_.one() && left_without(best) <= 1) break;
        }
        if (!best.digits.empty()) add(form_ + straight, best);
        return any_open;
    }

    int left_without(const CellDigits& gone) const {
        return (position_.candidates(gone.cell) - gone.digits).size();
    }

    bool try_ways() {
        most_ways_ = most_told;
        bool any_open = false;
        for (Cell cell : order_)
            for (Digit digit : position_.candidates(cell)) {
                if (settled_[cell].contains(digit)) continue;
                const End end = try_out({cell, digit});
                if (steps_.stopped()) return false;
                any_open = any_open || end == End::open;
                if (end != End::dead) continue;
                Step& step = add(form_, {cell, BoardDigitSet::of(digit)});
                if (steps_.evidence()) add_ways(step);
                if (steps_.one()) return false;
            }
        return any_open;
    }

    // Tries a candidate with at most `most_ways_` ways.
    End try_out(Candidate candidate) {
        ways_.clear();
        so_far_.clear();
        return follow(start_, candidate);
    }

    // Conclusions from rules take as long as many propagations of singles, so they cost more nodes: a budget in nodes must end
    // after seconds there, too.
    bool spend() { return spend(start_.has_rules() ? nodes_of_rules : 1); }

    bool spend(std::uint64_t nodes) {
        for (; nodes != 0; --nodes)
            if (steps_.spend()) return true;
        return false;
    }

    End follow(Marks marks, Candidate next) {
        if (spend() || ways_.size() >= most_ways_) return End::open;
        if (!marks.suppose(next)) {
            ways_.push_back(so_far_);
            return End::dead;
        }
        const std::optional<Cell> cell = marks.narrowest();
        if (!cell) {
            for (Cell filled : order_) settled_[filled] |= marks[filled];
            return End::solved;
        }
        for (Digit digit : marks[*cell]) {
            so_far_.push_back({*cell, digit});
            const End end = follow(marks, so_far_.back());
            so_far_.pop_back();
            if (end != End::dead) return end;
        }
        return End::dead;
    }

    // Asks the solver about the candidates of one cell after the other, until some are in no solution.
    void search() {
        rules::Solver solver(position_.board().geometry());
        std::vector<BoardDigitSet> marks;
        for (Cell cell = 0; cell < position_.board().cell_count(); ++cell) marks.push_back(start_[cell]);
        for (Cell cell : order_) {
            BoardDigitSet gone;
            for (Digit digit : position_.candidates(cell)) {
                if (settled_[cell].contains(digit)) continue;
                marks[cell] = BoardDigitSet::of(digit);
                if (!has_solution(solver, marks)) gone.insert(digit);
                if (steps_.stopped()) return;
            }
            marks[cell] = start_[cell];
            if (gone.empty()) continue;
            add(searched, {cell, gone});
            if (steps_.one()) return;
        }
    }

    bool has_solution(rules::Solver& solver, const std::vector<BoardDigitSet>& marks) {
        Budget* budget = steps_.request().budget;
        Limits limits = budget != nullptr ? budget->left() : Limits();
        limits.solutions = 1;
        if (limits.nodes != 0) limits.nodes = std::max<std::uint64_t>(limits.nodes / nodes_of_solver, 1);
        const rules::Found found = solver.run(position_.values(), marks, limits, [&](const auto& values) {
            for (Cell cell : order_) settled_[cell].insert(static_cast<Digit>(values[cell] - 1));
        });
        const bool is_undecided = found.solutions == 0 && found.stop != Stop::finished;
        if (is_undecided && budget != nullptr) budget->stop(found.stop);
        spend(found.counters.nodes * nodes_of_solver);
        return found.solutions != 0;
    }

    Step& add(std::size_t form, const CellDigits& gone) {
        Step& step = steps_.add(form);
        step.remove = {gone};
        if (steps_.evidence()) step.exhibits = {{.role = Role::pattern, .cells = {gone}}};
        return step;
    }

    void add_ways(Step& step) const {
        for (const Way& way : ways_) {
            Exhibit& exhibit = step.exhibits.emplace_back(Exhibit{.role = Role::excluder});
            for (const auto& [cell, supposed] : way)
                exhibit.cells.push_back({cell, BoardDigitSet::of(supposed)});
        }
    }

    const WidePosition& position_;
    Steps& steps_;
    const Marks start_;
    const std::size_t form_ = start_.has_rules() ? by_rules : by_singles;
    std::vector<Cell> order_;             // the open cells, those with few candidates first
    std::vector<BoardDigitSet> settled_;  // candidates of known solutions, and those already reported
    std::vector<Way> ways_;
    Way so_far_;
    std::size_t most_ways_ = 1;
};

void find_trial(const WidePosition& position, Steps& steps) { Trial(position, steps).find(); }

// clang-format off: a sentence stays whole
constexpr TechniqueRecord trial_records[] = {
    {{"trial", "Trial", "A candidate is tried, and every further choice after it leads singles to a contradiction."},
     {{.sentence = R"(Try {colour}. Where singles get stuck, each candidate of a cell is tried in turn, and every branch ends in a contradiction: {tried}. So {so}.)"},
      {.kind = "trial.rules",
       .sentence = R"(Try {colour}. Where singles and the rules get stuck, each candidate of a cell is tried in turn, and every branch ends in a contradiction: {tried}. So {so}.)"},
      {.kind = "trial.straight",
       .sentence = R"(Try {any} in {cells}. Singles then lead directly to a contradiction. So {so}.)"},
      {.kind = "trial.rules_straight",
       .sentence = R"(Try {any} in {cells}. Singles and the rules then lead directly to a contradiction. So {so}.)"},
      {"trial.search", "Search",
       R"(A search of all remaining possibilities finds no solution with {any} in {cells}. So {so}.)"}},
     nullptr,
     find_trial},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family trial{trial_records};
}

}  // namespace nonet
