// Forcing chains and forcing nets: a literal that contradicts itself is false; a literal that follows from each of several, of
// which one is true, is true.
//
// Placements come before removals, then the conclusions nearest to the top, then the first find; contradictions come before
// verities.  So the conclusion is known before any chain is built.  A find counts as a net only if some step of it follows from
// several others.

#include "techniques/hodoku/finders.hpp"
#include "techniques/hodoku/implications.hpp"

namespace nonet::hodoku {
namespace {

constexpr std::size_t most_branches = 200;  // of a chain

struct Route {
    LiteralId start, end;
};

class Forcing {
 public:
    Forcing(const Board& board, const Search& search, Implications::Kind kind)
        : board_(board),
          search_(search),
          nets_(kind == Implications::Kind::nets),
          lists_(lists_of(board, search, kind, true, own_)) {}

    bool run(Find& find) {
        for (const bool placement : {true, false})
            for (int k = 0; k < lists_.candidate_count(); ++k) {
                if (search_.spend()) return false;
                const Candidate at = lists_.candidate(k);
                // No conclusion is wrong, so if the solution is known, all other candidates can be skipped.
                const int solved = search_.solution[at.cell];
                if (solved != 0 && (solved == at.digit + 1) != placement) continue;
                if (concludes(placement ? lists_.on(k) : lists_.off(k), find)) return true;
            }
        return false;
    }

 private:
    // Looks at every way to a conclusion if it matters: for placements, contradictions come before verities; for removals, the
    // shorter way wins.
    bool concludes(LiteralId conclusion, Find& find) {
        const bool placement = lists_.is_on(conclusion);
        found_ = false;
        measures_ = search_.evidence;
        contradictions(lists_.negation(conclusion));
        bool verity = !found_;
        if (!found_ && !search_.evidence) verities(conclusion);
        if (search_.evidence && (!found_ || !placement)) {
            const bool contradicts = found_;
            found_ = false;
            verities(conclusion);
            verity = found_;
            found_ = found_ || contradicts;
            if (contradicts && verity) verity = is_verity_shorter(conclusion);
        }
        if (!found_) return false;
        if (search_.evidence) measure(conclusion, verity);
        (placement ? find.place : find.remove).push_back(lists_.plain(conclusion));
        find.kind = nets_ ? verity ? "forcing_net_verity" : "forcing_net_contradiction"
                          : (verity ? "forcing_chain_verity" : "forcing_chain_contradiction");
        if (search_.evidence) tell(find);
        return true;
    }

    bool is_verity_shorter(LiteralId conclusion) {
        return measure(conclusion, true) < measure(conclusion, false);
    }

    // Returns the length of the shortest way of that sort; keeps its chains.
    std::size_t measure(LiteralId conclusion, bool verity) {
        found_ = false;
        measures_ = true;
        verity ? verities(conclusion) : contradictions(lists_.negation(conclusion));
        measures_ = search_.evidence;
        return length_;
    }

    void tell(Find& find) {
        for (const Route& route : best_) {
            std::vector<LiteralId> chain;
            lists_.trace(route.start, route.end, chain);
            Links& links = find.chains.emplace_back();
            for (LiteralId id : chain) links.push_back(lists_.link_of(id));
        }
    }

    // Whether no further way to the conclusion is needed.
    bool enough() const { return found_ && !measures_; }

    // Takes one way to the conclusion.  In nets it counts only if a step has several premises.  Keeps the shortest.
    void offer(const std::vector<Route>& routes) {
        if (enough()) return;
        if (!nets_ && !measures_) {
            found_ = true;
            return;
        }
        std::size_t length = 0, branches = 0;
        for (const Route& route : routes) {
            branches_.clear();
            lists_.trace(route.start, route.end, chain_, &branches_);
            if (branches_.size() > most_branches) branches_.resize(most_branches);
            length += chain_.size();
            branches += branches_.size();
            for (const Implications::Branch& branch : branches_) {
                lists_.trace(route.start, branch, std::span(chain_).first(branch.before), branch_);
                length += branch_.size() + 1;
            }
        }
        if (nets_ && branches == 0) return;
        if (found_ && length >= length_) return;
        found_ = true;
        length_ = length;
        best_ = routes;
    }

    LiteralId id(Cell cell, Digit digit, bool on) const {
        const int k = lists_.id_of(cell, digit);
        return on ? lists_.on(k) : lists_.off(k);
    }

    // Whether a supposition contradicts itself.  Of two literals that cannot both be true, each implies the other's negation. So
    // a contradiction shows as a literal together with its negation, or as a cell or a house with nothing left.
    bool contradicts(LiteralView reach) {
        const std::size_t words = static_cast<std::size_t>(lists_.off(0)) / 64;
        for (std::size_t i = 0; i < words; ++i)
            if ((reach.words()[i] & reach.words()[i + words]) != 0) return true;
        if (needed_.empty()) list_needed();
        for (std::size_t i = 0; i < needed_.size(); ++i) {
            while (needed_[i] != end_of_needed && reach.contains(needed_[i])) ++i;
            if (needed_[i] == end_of_needed) return true;
            while (needed_[i] != end_of_needed) ++i;
        }
        return false;
    }

    // Lists sets of literals that cannot all be true: all candidates of a cell are false, or all places of a digit in a house
    // that has lost none.
    void list_needed() {
        for (Cell cell : board_.empty()) {
            for (Digit digit : board_.candidates(cell)) needed_.push_back(id(cell, digit, false));
            needed_.push_back(end_of_needed);
        }
        for_each_house([&](House house, Digit digit) {
            const CellSet places = board_.allowed(digit) & house_sets[house];
            if (places.empty() || !is_within(places, board_.cells(digit))) return;
            for (Cell cell : places) needed_.push_back(id(cell, digit, false));
            needed_.push_back(end_of_needed);
        });
    }

    // Offers all the ways in which a supposition contradicts itself.
    void contradictions(LiteralId start) {
        const LiteralView reach = lists_.reach(start);
        if (!contradicts(reach)) return;
        if (reach.contains(lists_.negation(start))) offer({{start, lists_.negation(start)}});
        std::array<CellSet, side> on, off;
        for (int k = 0; k < lists_.candidate_count(); ++k) {
            const Candidate at = lists_.candidate(k);
            if (reach.contains(lists_.on(k))) on[at.digit].insert(at.cell);
            if (reach.contains(lists_.off(k))) off[at.digit].insert(at.cell);
        }
        for (Digit digit : DigitSet::all())
            if (const CellSet both = on[digit] & off[digit]; !both.empty())
                offer({{start, id(both.first(), digit, true)}, {start, id(both.first(), digit, false)}});
        for (Digit d : DigitSet::all())
            for (int e = d + 1; e < side; ++e)
                if (const CellSet both = on[d] & on[e]; !both.empty())
                    offer({{start, id(both.first(), d, true)},
                           {start, id(both.first(), static_cast<Digit>(e), true)}});
        for_each_house([&](House house, Digit digit) {
            const CellSet twice = on[digit] & house_sets[house];
            if (twice.size() >= 2) offer_cells(start, twice, digit, true);
        });
        empty_cells(start, on, off);
        for_each_house([&](House house, Digit digit) {
            const CellSet places = board_.allowed(digit) & house_sets[house];
            if (!places.empty() && is_within(places, off[digit])) offer_cells(start, places, digit, false);
        });
    }

    template <class Visit>
    void for_each_house(Visit&& visit) {
        for (int first : {first_row, first_column, first_box})
            for (Digit digit : DigitSet::all())
                for (int house = first; house < first + side; ++house)
                    visit(static_cast<House>(house), digit);
    }

    void offer_cells(LiteralId start, const CellSet& cells, Digit digit, bool on) {
        std::vector<Route> routes;
        for (Cell cell : cells) routes.push_back({start, id(cell, digit, on)});
        offer(routes);
    }

    void empty_cells(LiteralId start, const std::array<CellSet, side>& on,
                     const std::array<CellSet, side>& off) {
        for (Cell cell : board_.empty()) {
            std::vector<Route> routes;
            bool all = true;
            for (Digit digit : board_.candidates(cell)) {
                all = all && off[digit].contains(cell) && !on[digit].contains(cell);
                if (!all) break;
                routes.push_back({start, id(cell, digit, false)});
            }
            if (all) offer(routes);
        }
    }

    // Returns the literals that follow from each of several, of which one is true; computed once for all conclusions.
    const LiteralSet& followers() {
        if (!followers_.is_unmade()) return followers_;
        followers_ = LiteralSet(lists_.reach(0));
        followers_.clear();
        LiteralSet common;
        const auto add = [&](std::span<const LiteralId> starts) {
            common.assign(lists_.reach(starts.front()));
            for (LiteralId start : starts.subspan(1)) common &= lists_.reach(start);
            followers_ |= common;
        };
        for (int k = 0; k < lists_.candidate_count(); ++k) add(std::array{lists_.on(k), lists_.off(k)});
        for_each_several([&](std::span<const LiteralId> starts) { add(starts); });
        return followers_;
    }

    // Visits the candidates of each cell, and the places of each digit in each house.
    template <class Visit>
    void for_each_several(Visit&& visit) {
        for (Cell cell : board_.empty()) {
            starts_.clear();
            for (Digit digit : board_.candidates(cell)) starts_.push_back(id(cell, digit, true));
            visit(std::span<const LiteralId>(starts_));
        }
        for (int house = 0; house < house_count; ++house)
            for (Digit digit : DigitSet::all()) {
                starts_.clear();
                for (Cell cell : house_sets[house] & board_.cells(digit))
                    starts_.push_back(id(cell, digit, true));
                if (!starts_.empty()) visit(std::span<const LiteralId>(starts_));
            }
    }

    // Offers all the ways in which each of several literals, one of which is true, leads to the conclusion.
    void verities(LiteralId conclusion) {
        if (!followers().contains(conclusion)) return;
        const Candidate at = lists_.plain(conclusion);
        for (int k = 0; k < lists_.candidate_count(); ++k)
            if (lists_.candidate(k).cell != at.cell) offer_all({lists_.on(k), lists_.off(k)}, conclusion);
        for_each_several([&](std::span<const LiteralId> starts) { offer_all(starts, conclusion); });
    }

    void offer_all(std::span<const LiteralId> starts, LiteralId conclusion) {
        if (enough()) return;
        for (LiteralId start : starts)
            if (!lists_.reach(start).contains(conclusion)) return;
        std::vector<Route> routes;
        for (LiteralId start : starts) routes.push_back({start, conclusion});
        offer(routes);
    }
    void offer_all(std::initializer_list<LiteralId> starts, LiteralId conclusion) {
        offer_all(std::span(starts.begin(), starts.size()), conclusion);
    }

    const Board& board_;
    const Search& search_;
    const bool nets_;
    std::optional<Implications> own_;
    Implications& lists_;
    bool found_ = false, measures_ = false;
    std::size_t length_ = 0;
    std::vector<Route> best_;
    std::vector<LiteralId> chain_, branch_, starts_;
    LiteralSet followers_;
    static constexpr LiteralId end_of_needed = 0xffff;
    std::vector<LiteralId> needed_;
    std::vector<Implications::Branch> branches_;
};

}  // namespace

bool find_forcing_chain(const Board& board, const Search& search, Find& find) {
    return Forcing(board, search, Implications::Kind::chains).run(find);
}

bool find_forcing_net(const Board& board, const Search& search, Find& find) {
    return Forcing(board, search, Implications::Kind::nets).run(find);
}

}  // namespace nonet::hodoku
