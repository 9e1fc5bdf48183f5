// A few rules and houses taken together: candidates that no filling of all their cells leaves room for.
//
//   rules_together     two rules, or a rule and a house or a cell; or one rule, whose cells see each other or a candidate
//   rules_and_houses   up to four of these, at most three of them rules; or houses and cells without a rule
//
//      7----+   the thermometer lets r1c1 be 4, for a 5 or 6 in r1c2; the cage does, for a 3 in r1c2.
//      | o==>   Together they leave r1c1 1, 2 or 3.
//      +----+
//
// A member is a rule, a sum of innies and outies, a house that holds every digit, or a cell. Each candidate is followed
// through the members, and each consequence keeps the members that it follows from. Consequences of too many members are
// not followed. At a contradiction the members that it does not need are dropped. If no candidate comes to one, both
// candidates of a cell that has two left are followed further. Steps are proved by trying all fillings
// (explain/rule_evidence.hpp).
//
// Cost: for each candidate one propagation that stays near it; then two for each cell with two candidates left.

#include <algorithm>
#include <array>
#include <set>

#include "core/each_once.hpp"
#include "rules/book.hpp"
#include "rules/record.hpp"
#include "techniques/open_digits.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

using rules::Book;
using rules::Mask;

// The forms, in the order of the table.
constexpr std::size_t rules_only = 0, rules_with = 1, no_rule = 2, one_alone = 3, one_digit = 4;

class Together {
 public:
    // A rule or a sum, a house, or one cell with its candidates.
    struct Member {
        const Book::Part* part = nullptr;
        std::optional<House> house = {};
        std::span<const Cell> cells;
    };

    Together(const WidePosition& position, Steps& steps)
        : position_(position),
          board_(position.board()),
          book_(position.houses().book()),
          steps_(steps),
          open_(open_digits(position)) {
        for (Cell cell = 0; cell < board_.cell_count(); ++cell) cells_.push_back(cell);
        const auto rules = board_.geometry().rules();
        for (const Book::Part& part : book_.parts()) {
            if (part.extra || (part.rule && rules::looks_beside(rules[*part.rule]))) continue;
            if (!part.rule && book_.sums()[part.sum].houses.size() > most_houses) continue;
            if (is_open(part.cells)) members_.push_back({&part, {}, part.cells});
        }
        for (House house = 0; house < board_.house_count(); ++house)
            if (holds_every_digit(board_, house) && is_open(board_.house_cells(house)))
                members_.push_back({nullptr, house, board_.house_cells(house)});
        first_cell_ = members_.size();
        for (Cell cell = 0; cell < board_.cell_count(); ++cell)
            members_.push_back({nullptr, {}, std::span(cells_).subspan(cell, 1)});
        of_cell_.resize(cells_.size());
        for (std::size_t i = 0; i < first_cell_; ++i)
            for (Cell cell : members_[i].cells)
                if (of_cell_[cell].empty() || of_cell_[cell].back() != i) of_cell_[cell].push_back(i);
    }

    // Reports the step with the fewest members, or all steps.
    void find(std::size_t most, bool splits = false) {
        splits_ = splits;
        if (std::ranges::find(open_, Mask{0}) != open_.end())
            return;  // a dead end, from which anything follows
        Finding best;
        for (Cell cell : position_.empty())
            for (Digit digit : position_.candidates(cell)) {
                if (steps_.request().is_in_solution(cell, digit)) continue;
                if (steps_.spend()) return;
                Finding finding = refutation_of(cell, Mask{1} << digit, most);
                if (finding.empty() || (!best.empty() && finding.size() >= best.size())) continue;
                if (!steps_.one()) {
                    if (added_.insert(finding).second) add(finding);
                    continue;
                }
                best = std::move(finding);
                if (splits_ || best.size() <= least_members) return add(best);
            }
        if (!best.empty()) add(best);
    }

 private:
    using Finding = std::vector<std::size_t>;  // members, ascending: rules, houses, cells
    static constexpr std::size_t least_members = 2, most_rules = 3, most_houses = 4;  // houses of a sum
    static constexpr std::size_t more_members = 2;  // that may turn out not to be needed
    // Long rules of large boards take as long as several nodes.
    static constexpr std::size_t places_per_node = 128, places_per_look = 1024;

    Finding refutation_of(Cell cell, Mask mask, std::size_t most) {
        Finding finding = followed(cell, mask, most + more_members);
        reduce(finding, cell, mask);
        const bool is_short = finding.size() <= most && rules_in(finding) <= most_rules;
        return is_short ? finding : Finding{};
    }

    std::size_t rules_in(const Finding& finding) const {
        return static_cast<std::size_t>(std::ranges::count_if(
            finding, [&](std::size_t member) { return members_[member].part != nullptr; }));
    }

    void add(const Finding& finding) {
        std::vector<CellDigits> removals;
        for (Cell cell : position_.empty()) {
            // Members that exclude each other would remove every candidate of the board: one cell's say it.
            if (refutes(finding, cell, open_[cell])) {
                removals.assign(1, {cell, position_.candidates(cell)});
                break;
            }
            BoardDigitSet gone;
            for (Digit digit : position_.candidates(cell))
                if (!steps_.request().is_in_solution(cell, digit) && refutes(finding, cell, Mask{1} << digit))
                    gone.insert(digit);
            if (!gone.empty()) removals.push_back({cell, gone});
        }
        // Propagation can see less when it starts with fewer digits, so the members may not confirm the finding.
        if (removals.empty() || steps_.stopped()) return;
        const std::size_t rules = rules_in(finding);
        const std::optional<Digit> digit = only_digit(finding, removals);
        const std::size_t form = digit                    ? one_digit
                                 : rules == 0             ? no_rule
                                 : rules < finding.size() ? rules_with
                                 : rules == 1             ? one_alone
                                                          : rules_only;
        Step& step = steps_.add(form);
        step.remove = std::move(removals);
        if (!steps_.evidence()) return;
        for (std::size_t number : finding) {
            const Member& member = members_[number];
            if (member.part != nullptr && !member.part->rule) {
                step.exhibits.push_back(shown(book_.sums()[member.part->sum]));
                continue;
            }
            Exhibit& exhibit =
                step.exhibits.emplace_back(Exhibit{.role = member.house ? Role::base : Role::pattern});
            if (member.part != nullptr) exhibit.rules = {*member.part->rule};
            if (member.house) {
                exhibit.houses = {*member.house};
                if (digit) exhibit.digits = BoardDigitSet::of(*digit);
                continue;
            }
            for (Cell cell : member.cells)
                exhibit.cells.push_back(
                    {cell, member.part == nullptr ? position_.candidates(cell) : BoardDigitSet()});
        }
    }

    // Returns the digit whose places in the houses are enough for all removals, if they are.
    std::optional<Digit> only_digit(const Finding& finding, const std::vector<CellDigits>& removals) const {
        const Digit digit = removals.front().digits.first();
        const auto is_enough = [&](const CellDigits& removal) {
            std::vector<Cell> places{removal.cell};
            return removal.digits == BoardDigitSet::of(digit) && !can_place(digit, finding, places);
        };
        const bool has_houses_only = std::ranges::all_of(
            finding, [&](std::size_t member) { return members_[member].house.has_value(); });
        return has_houses_only && std::ranges::all_of(removals, is_enough) ? std::optional(digit)
                                                                           : std::nullopt;
    }

    // Whether the digit has a place in each of these houses, besides those that it has already.
    bool can_place(Digit digit, std::span<const std::size_t> houses, std::vector<Cell>& places) const {
        if (houses.empty()) return true;
        return std::ranges::any_of(members_[houses.front()].cells, [&](Cell cell) {
            const bool fits =
                (open_[cell] >> digit & 1) != 0 && std::ranges::none_of(places, [&](Cell place) {
                    return board_.barred(place, digit, cell).contains(digit);
                });
            if (!fits) return false;
            places.push_back(cell);
            const bool can = can_place(digit, houses.subspan(1), places);
            places.pop_back();
            return can;
        });
    }

    Exhibit shown(const rules::DerivedSum& sum) const {
        Exhibit exhibit{.role = Role::extra, .houses = sum.houses, .rules = sum.rules};
        std::int32_t cages = 0;
        for (std::uint16_t rule : sum.rules) cages += board_.geometry().rules()[rule].values[0];
        exhibit.totals = {sum.total + cages, cages, sum.total};
        for (const rules::Term& term : sum.terms) exhibit.cells.push_back({term.cell, {}});
        return exhibit;
    }

    bool is_open(std::span<const Cell> cells) const {
        return std::ranges::any_of(cells, [&](Cell cell) { return position_.value(cell) == 0; });
    }

    // The members that a change follows from, ascending; `is_over` if there are too many.
    struct Support {
        static constexpr std::size_t most = 8;
        std::array<std::uint32_t, most> list{};
        std::size_t size = 0;
        bool is_over = false;

        void add(std::size_t member) {
            const auto end = list.begin() + static_cast<std::ptrdiff_t>(size);
            const auto at = std::lower_bound(list.begin(), end, member);
            if (at != end && *at == member) return;
            if (size == most) {
                is_over = true;
                return;
            }
            std::copy_backward(at, end, end + 1);
            *at = static_cast<std::uint32_t>(member);
            ++size;
        }
        void add(const Support& other) {
            for (std::size_t i = 0; i < other.size; ++i) add(other.list[i]);
        }
    };

    // Follows a candidate as far as few members lead; returns those that exclude it, or none.
    Finding followed(Cell start, Mask mask, std::size_t most) {
        masks_ = open_;
        masks_[start] = mask;
        supports_.assign(cells_.size(), {});
        if (!follow(start, most)) return members_of(failed_);
        return splits_ ? split(start, most) : Finding{};
    }

    // Follows both candidates of a cell that has two left.
    Finding split(Cell start, std::size_t most) {
        const std::vector<Mask> masks = masks_;
        const std::vector<Support> supports = supports_;
        for (Cell cell : position_.empty()) {
            const Mask mask = masks[cell];
            if (cell == start || mask == open_[cell] || rules::size_of(mask) != 2) continue;
            if (steps_.spend()) return {};
            Support all = supports[cell];
            all.add(first_cell_ + cell);
            bool is_dead = true;
            for (Mask left = mask; left != 0 && is_dead; left &= left - 1) {
                masks_ = masks;
                supports_ = supports;
                masks_[cell] = left & (~left + 1);
                supports_[cell] = {};
                is_dead = !follow(cell, most);
                if (is_dead) all.add(failed_);
            }
            if (steps_.stopped()) return {};
            if (!is_dead) continue;
            drop_covered(all);
            if (!all.is_over && all.size <= most) return members_of(all);
        }
        return {};
    }

    // Follows a cell that changed.  At a contradiction returns false, with its members in `failed_`.
    bool follow(Cell start, std::size_t most) {
        queue_.clear();
        is_queued_.assign(first_cell_, false);
        singles_.assign(1, start);
        const auto changed = [&](Cell cell) {
            if (rules::has_one(masks_[cell])) singles_.push_back(cell);
            for (std::size_t member : of_cell_[cell])
                if (!is_queued_[member]) {
                    is_queued_[member] = true;
                    queue_.push_back(member);
                }
        };
        changed(start);
        singles_.resize(1);
        const auto strike = [&](Cell from, Cell cell, Mask gone) {
            if ((masks_[cell] & gone) == 0) return true;
            Support support = supports_[from];
            support.add(supports_[cell]);
            if (from != start) support.add(first_cell_ + from);
            support.add(first_cell_ + cell);
            drop_covered(support);
            if (support.is_over || support.size > most) return true;
            masks_[cell] &= ~gone;
            supports_[cell] = support;
            if (masks_[cell] == 0) {
                failed_ = support;
                return false;
            }
            changed(cell);
            return true;
        };
        std::size_t next_single = 0;
        for (std::size_t next = 0;;) {
            if (next_single < singles_.size()) {
                const Cell cell = singles_[next_single++];
                for (Cell peer : board_.peer_cells(cell))
                    if (!strike(cell, peer, masks_[cell])) return false;
                for (const WideLink& link : board_.links_of(cell))
                    if (!strike(cell, link.other,
                                board_.barred_by(link, BoardDigitSet(masks_[cell]).first()).bits()))
                        return false;
                continue;
            }
            if (next == queue_.size() || steps_.stopped()) return true;
            const std::size_t number = queue_[next++];
            const Member& member = members_[number];
            is_queued_[number] = false;
            if (member.house && says_nothing(member.cells)) continue;
            Support support;
            for (Cell cell : member.cells) support.add(supports_[cell]);
            support.add(number);
            drop_covered(support);
            if (support.is_over || support.size > most) continue;
            before_.clear();
            for (Cell cell : member.cells) before_.push_back(masks_[cell]);
            if (!apply(member, masks_)) {
                failed_ = support;
                return false;
            }
            for (std::size_t i = 0; i < before_.size(); ++i)
                if (const Cell cell = member.cells[i]; masks_[cell] != before_[i]) {
                    supports_[cell] = support;
                    changed(cell);
                }
        }
    }

    static Finding members_of(const Support& support) {
        return {support.list.begin(), support.list.begin() + static_cast<std::ptrdiff_t>(support.size)};
    }

    // Removes the cells that a rule or a house of the support has.
    void drop_covered(Support& support) const {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < support.size; ++i) {
            const std::uint32_t number = support.list[i];
            const std::span before(support.list.data(), kept);
            const bool is_covered =
                number >= first_cell_ &&
                std::ranges::any_of(of_cell_[number - first_cell_], [&](std::size_t member) {
                    return std::ranges::find(before, member) != before.end();
                });
            if (!is_covered) support.list[kept++] = number;
        }
        support.size = kept;
    }

    // Restricts the cells of a member; returns false on a contradiction.
    bool apply(const Member& member, std::vector<Mask>& masks) {
        if (member.part != nullptr) {
            const std::size_t places = member.cells.size() * static_cast<std::size_t>(board_.digit_count());
            for (std::size_t i = 0; i < places / places_per_node; ++i)
                if (steps_.spend()) return true;
            places_ += places;
            if (places_ >= places_per_look) {
                places_ = 0;
                if (steps_.look()) return true;
            }
            return book_.draw_known(*member.part, masks);
        }
        if (!member.house) return true;
        const auto [once, twice] = counted(member.cells, masks);
        if (once != board_.all_digits().bits()) return false;
        const Mask alone = once & ~twice;
        if (alone == 0) return true;
        for (Cell cell : member.cells)
            if (const Mask mask = masks[cell] & alone; mask != 0 && masks[cell] != mask) {
                if (!rules::has_one(mask)) return false;
                masks[cell] = mask;
            }
        return true;
    }

    // The digits that some cells can hold: any number of them, and more than one of them.
    static std::pair<Mask, Mask> counted(std::span<const Cell> cells, const std::vector<Mask>& masks) {
        Mask once = 0, twice = 0;
        for (Cell cell : cells) {
            twice |= once & masks[cell];
            once |= masks[cell];
        }
        return {once, twice};
    }

    // Whether each digit has two places in the house, or the only place of a cell that is filled.
    bool says_nothing(std::span<const Cell> cells) const {
        const auto [once, twice] = counted(cells, masks_);
        if (once != board_.all_digits().bits()) return false;
        const Mask alone = once & ~twice;
        return alone == 0 || std::ranges::none_of(cells, [&](Cell cell) {
                   return (masks_[cell] & alone) != 0 && !rules::has_one(masks_[cell]);
               });
    }

    // Whether these members by themselves exclude the candidate.
    bool refutes(const Finding& finding, Cell start, Mask mask) {
        if (finding.empty() || steps_.look()) return false;
        std::vector<Cell> cells{start};
        for (std::size_t member : finding)
            cells.insert(cells.end(), members_[member].cells.begin(), members_[member].cells.end());
        cells = each_once(std::move(cells));
        masks_ = open_;
        masks_[start] = mask;
        done_.assign(cells_.size(), false);
        if (!settle(finding, cells)) return true;
        if (!splits_) return false;
        const std::vector<Mask> masks = masks_;
        const std::vector<bool> done = done_;
        return std::ranges::any_of(cells, [&](Cell cell) {
            if (rules::size_of(masks[cell]) != 2) return false;
            for (Mask left = masks[cell]; left != 0; left &= left - 1) {
                masks_ = masks;
                done_ = done;
                masks_[cell] = left & (~left + 1);
                if (settle(finding, cells)) return false;
            }
            return true;
        });
    }

    // Restricts the cells by these members until nothing changes; returns false on a contradiction.
    bool settle(const Finding& finding, const std::vector<Cell>& cells) {
        for (bool again = true; again;) {
            again = false;
            for (Cell cell : cells) {
                if (done_[cell] || !rules::has_one(masks_[cell])) continue;
                done_[cell] = true;
                again = true;
                for (Cell other : cells) {
                    if (other == cell) continue;
                    const Mask gone = board_.barred(cell, BoardDigitSet(masks_[cell]).first(), other).bits();
                    masks_[other] &= ~gone;
                    if (masks_[other] == 0) return false;
                }
            }
            if (again) continue;
            if (steps_.stopped()) return true;
            before_ = masks_;
            for (std::size_t member : finding)
                if (!apply(members_[member], masks_)) return false;
            again = before_ != masks_;
        }
        return true;
    }

    // Drops members that are not needed, cells and houses first.
    void reduce(Finding& finding, Cell cell, Mask mask) {
        for (std::size_t i = finding.size(); i-- > 0;) {
            Finding fewer = finding;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (refutes(fewer, cell, mask)) finding = std::move(fewer);
        }
    }

    const WidePosition& position_;
    const Wide& board_;
    Book& book_;
    Steps& steps_;
    std::vector<Mask> open_, masks_, before_;
    std::vector<Cell> cells_;
    std::vector<Member> members_;
    std::vector<std::vector<std::size_t>> of_cell_;
    std::size_t first_cell_ = 0;
    bool splits_ = false;  // whether both candidates of a cell are followed
    std::vector<Support> supports_;
    Support failed_;
    std::vector<Cell> singles_;
    std::vector<std::size_t> queue_;
    std::vector<bool> is_queued_, done_;
    std::set<Finding> added_;
    std::size_t places_ = 0;  // since the last look at the clock
};

void find_rules_together(const WidePosition& position, Steps& steps) {
    if (!position.board().geometry().rules().empty()) Together(position, steps).find(2);
}

void find_rules_and_houses(const WidePosition& position, Steps& steps) {
    Together together(position, steps);
    together.find(4);
    if (!steps.enough() && !steps.stopped()) together.find(4, true);
}

// The record of a technique.
#define NONET_TOGETHER(id, name, meaning, find)                                                                             \
    {{id, name, meaning},                                                                                                   \
     {{.kind = id ".rules",                                                                                                 \
       .sentence = R"({reasons} These rules together leave no room for some candidates. So {so}.)"},                        \
      {.kind = id ".members",                                                                                               \
       .sentence =                                                                                                          \
           R"({reasons} Together with {members}, that leaves no room for some candidates. So {so}.)"},                      \
      {id ".houses", "Houses and Cells",                                                                                    \
       R"(Every way to fill {members} excludes some candidates. So {so}.)"},                                                \
      {.kind = id ".within",                                                                                                \
       .sentence =                                                                                                          \
           R"({reasons} Cells that see each other differ, so every way to fill them excludes these candidates. So {so}.)"}, \
      {id ".digit", "Places of One Digit",                                                                                  \
       R"(Every way to place {digits} in {base} excludes some candidates. So {so}.)"}},                                     \
     nullptr,                                                                                                               \
     find}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord rules_together_records[] = {
    NONET_TOGETHER("rules_together", "Rules Together",
                   "Two rules, or a rule and a house: candidates that no filling of all their cells leaves room for.", find_rules_together),
    NONET_TOGETHER("rules_and_houses", "Rules and Houses",
                   "Up to four rules, houses and cells: candidates that no filling of all of them leaves room for.", find_rules_and_houses),
};
// clang-format on

#undef NONET_TOGETHER

}  // namespace

namespace family {
extern constinit const Family rules_together{rules_together_records};
}

}  // namespace nonet
