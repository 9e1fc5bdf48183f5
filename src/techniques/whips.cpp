// Whips, after D. Berthier: a candidate is supposed.  Then cells or houses follow one after the other, each with one candidate
// left, until one has none.
//
//      r6c7 = 1:  r2c7 is not 1, so in row 2 it is r2c5;  r4c5 is not 1, so in row 4 it is r4c6;  column 6 has no place left
//
// Each cell or house of the whip has a candidate that the previous true candidate rules out.  Its other missing candidates are
// ruled out by the supposition or by any earlier true candidate.  Unlike a chain, a whip never branches, and needs no memory
// except for these candidates.  Unlike a net, it draws one conclusion after the other.  The shortest whips come first.
//
// Cost: candidates from which singles lead to a contradiction; for each of them whips of up to five steps, depth first.

#include <algorithm>

#include "techniques/needed.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

constexpr int longest_whip = 5;

// One station of a whip: a cell, or a digit in a house.
struct Variable {
    Why why = Why::cell;
    Cell cell = 0;    // for a cell
    House house = 0;  // for a house
    Digit digit = 0;
};

class Whip {
 public:
    Whip(const Position& position, Steps& steps) : position_(position), steps_(steps) {}

    void find() {
        list_targets();
        for (most_ = 1; most_ <= longest_whip; ++most_)
            for (Candidate target : targets_) {
                if (steps_.enough() || steps_.stopped()) return;
                if (std::ranges::find(done_, target) != done_.end()) continue;
                target_ = target;
                path_.clear();
                if (!lead_on(target, position_.candidates(), 1)) continue;
                done_.push_back(target);
                add(target);
            }
    }

 private:
    // One cell or house of the whip, and the candidate that is left in it.
    struct Turn {
        Variable at;
        Candidate right;
    };

    // Lists the candidates from which singles lead to a contradiction.
    void list_targets() {
        for (Cell cell : position_.empty())
            for (Digit digit : position_.candidates(cell)) {
                if (steps_.spend()) return;
                if (clashes({cell, digit})) targets_.push_back({cell, digit});
            }
    }

    bool clashes(Candidate supposed) const {
        Candidates marks = position_.candidates();
        std::vector<Candidate> open{supposed};
        CellSet done;
        while (!open.empty()) {
            const Candidate at = open.back();
            open.pop_back();
            if (!done.contains(at.cell) && !place(at, marks, done, open)) return true;
            if (open.empty() && !list_last_places(marks, done, open)) return true;
        }
        return false;
    }

    // Places a candidate; returns false if its cell, or another one, has nothing left.
    bool place(Candidate at, Candidates& marks, CellSet& done, std::vector<Candidate>& open) const {
        done.insert(at.cell);
        if (!marks[at.cell].contains(at.digit)) return false;
        marks[at.cell] = DigitSet::of(at.digit);
        for (Cell peer : peers[at.cell]) marks[peer].erase(at.digit);
        for (Cell cell : position_.empty()) {
            if (marks[cell].empty()) return false;
            if (marks[cell].size() == 1 && !done.contains(cell)) open.push_back({cell, marks[cell].first()});
        }
        return true;
    }

    // Lists the last places of digits; returns false if a house has no place left for a digit.
    bool list_last_places(const Candidates& marks, const CellSet& done, std::vector<Candidate>& open) const {
        for (int house = 0; house < house_count; ++house)
            for (Digit digit : DigitSet::all()) {
                const CellSet places = house_sets[house] & position_.cells(digit);
                if (places.empty()) continue;
                int count = 0;
                Cell last = 0;
                for (Cell cell : places)
                    if (marks[cell].contains(digit)) {
                        ++count;
                        last = cell;
                    }
                if (count == 0) return false;
                if (count == 1 && !done.contains(last)) open.push_back({last, digit});
            }
        return true;
    }

    // Removes what a true candidate rules out, and all candidates of its own cell, which visit_all() skips.
    static void rule_out(Candidates& left, Candidate truth) {
        left[truth.cell] = {};
        for (Cell peer : peers[truth.cell]) left[peer].erase(truth.digit);
    }

    // Continues from a true candidate to cells and houses that it leaves one candidate or none.  `before` is without the
    // candidates that earlier true candidates rule out.
    bool lead_on(Candidate truth, const Candidates& before, int depth) {
        if (steps_.spend()) return false;
        Candidates left = before;
        rule_out(left, truth);
        for (Digit digit : position_.candidates(truth.cell))
            if (digit != truth.digit && visit_all({truth.cell, digit}, left, depth)) return true;
        for (Cell cell : peers[truth.cell] & position_.cells(truth.digit))
            if (visit_all({cell, truth.digit}, left, depth)) return true;
        return false;
    }

    // Visits the cell and the houses that a removed candidate belongs to.
    bool visit_all(Candidate gone, const Candidates& left, int depth) {
        if (!is_true(gone.cell) && visit({.why = Why::cell, .cell = gone.cell}, left, depth)) return true;
        const auto houses = houses_of(gone.cell);
        constexpr Why whys[] = {Why::row, Why::column, Why::box};
        for (std::size_t i = 0; i < houses.size(); ++i)
            if (visit({.why = whys[i], .house = houses[i], .digit = gone.digit}, left, depth)) return true;
        return false;
    }

    // Whether the cell holds a true candidate of the whip, or the supposed one.
    bool is_true(Cell cell) const {
        return cell == target_.cell ||
               std::ranges::any_of(path_, [&](const Turn& turn) { return turn.right.cell == cell; });
    }
    bool is_true(House house, Digit digit) const {
        const auto holds = [&](Candidate one) {
            return one.digit == digit && house_sets[house].contains(one.cell);
        };
        return holds(target_) ||
               std::ranges::any_of(path_, [&](const Turn& turn) { return holds(turn.right); });
    }

    bool visit(const Variable& at, const Candidates& left, int depth) {
        if (at.why != Why::cell && is_true(at.house, at.digit)) return false;
        Candidate last;
        int count = 0;
        for (Candidate one : candidates_of(at))
            if (left[one.cell].contains(one.digit)) {
                last = one;
                ++count;
            }
        if (count > 1 || (count == 1 && depth == most_)) return false;
        path_.push_back({at, last});
        if (count == 0 ? depth == most_ : lead_on(last, left, depth + 1)) return true;
        path_.pop_back();
        return false;
    }

    std::vector<Candidate> candidates_of(const Variable& at) const {
        std::vector<Candidate> all;
        if (at.why == Why::cell)
            for (Digit digit : position_.candidates(at.cell)) all.push_back({at.cell, digit});
        else
            for (Cell cell : house_sets[at.house] & position_.cells(at.digit))
                all.push_back({cell, at.digit});
        return all;
    }

    // ---- The step.

    static bool rules_out(Candidate truth, Candidate gone) {
        return truth.cell == gone.cell ? truth.digit != gone.digit
                                       : truth.digit == gone.digit && sees(truth.cell, gone.cell);
    }

    static Why why_of(Candidate truth, Candidate gone) {
        if (truth.cell == gone.cell) return Why::cell;
        if (row_of(truth.cell) == row_of(gone.cell)) return Why::row;
        return column_of(truth.cell) == column_of(gone.cell) ? Why::column : Why::box;
    }

    // Adds the node of a removed candidate, unless it is there already; returns its index.
    static std::uint16_t add_gone(Chain& chain, Candidate gone) {
        auto& nodes = chain.nodes;
        for (std::size_t i = 0; i < nodes.size(); ++i)
            if (nodes[i].literal == Literal{gone.cell, gone.digit, false})
                return static_cast<std::uint16_t>(i);
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const Candidate truth{nodes[i].literal.cell, nodes[i].literal.digit};
            if (!nodes[i].literal.on || !rules_out(truth, gone)) continue;
            nodes.push_back({.literal = {gone.cell, gone.digit, false},
                             .why = why_of(truth, gone),
                             .from = {static_cast<std::uint16_t>(i)}});
            break;
        }
        return static_cast<std::uint16_t>(nodes.size() - 1);
    }

    // Adds the node of the last candidate of a cell or house.
    void add_last(Chain& chain, const Variable& at, Candidate last) const {
        std::vector<std::uint16_t> from;
        for (Candidate one : candidates_of(at))
            if (one != last) from.push_back(add_gone(chain, one));
        chain.nodes.push_back(
            {.literal = {last.cell, last.digit, true}, .why = at.why, .from = std::move(from)});
    }

    // Adds the step.  The last cell or house has nothing left: one of its candidates is shown both as false and as the last one.
    void add(Candidate target) {
        Step& step = steps_.add();
        step.remove = {{target.cell, DigitSet::of(target.digit)}};
        step.complexity = static_cast<std::uint32_t>(path_.size());
        if (!steps_.evidence()) return;
        Chain chain;
        chain.nodes.push_back({.literal = {target.cell, target.digit, true}});
        for (std::size_t i = 0; i + 1 < path_.size(); ++i) add_last(chain, path_[i].at, path_[i].right);
        const Variable& end = path_.back().at;
        const auto candidates = candidates_of(end);
        // Preferably one that the target itself rules out, so that the chain ends with "the target is false".
        const auto direct =
            std::ranges::find_if(candidates, [&](Candidate one) { return rules_out(target, one); });
        const Candidate last = direct != candidates.end() ? *direct : candidates.front();
        Chain gone = chain;
        add_last(chain, end, last);
        if (direct != candidates.end()) {
            chain.nodes.push_back({.literal = {target.cell, target.digit, false},
                                   .why = why_of(last, target),
                                   .from = {static_cast<std::uint16_t>(chain.nodes.size() - 1)}});
            keep_needed(chain, chain.nodes.size() - 1);
            step.chains = {std::move(chain)};
            return;
        }
        keep_needed(chain, chain.nodes.size() - 1);
        keep_needed(gone, add_gone(gone, last));
        step.chains = {std::move(chain), std::move(gone)};
    }

    const Position& position_;
    Steps& steps_;
    std::vector<Candidate> targets_, done_;
    Candidate target_;
    std::vector<Turn> path_;
    int most_ = 1;
};

void find_whips(const Position& position, Steps& steps) {
    if (!position.has_dead_cell()) Whip(position, steps).find();
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord whips_records[] = {
    {{"whip", "Whip", "An assumption, and a chain of cells and houses with one candidate left each, until one has none."},
     {{.sentence = R"(Suppose that {start}. Along a chain of cells and houses, each with only one candidate left, {clash}. So {so}.
{proof})"}},
     find_whips},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family whips{whips_records};
}

}  // namespace nonet
