// Classes of digits: low and high, odd and even, the remainders by 3, thirds. Some rules separate classes: low and high digits
// alternate on a whisper, one of two digits with an odd total is even. A house has as many cells for a class as the class has
// digits. Together they exclude a class from a cell.
//
//   o--o o--o . . . . .   two whispers in a row: two of the four low digits are in them, two in the other cells
//
// Each class of a cell is followed: the rules limit the classes of their other cells, and the ways to share out the classes in
// a house those of its cells. At a contradiction the members that it does not need are dropped. Steps are proved by trying all
// fillings (explain/rule_evidence.hpp).
//
// Cost: for each class of a cell near such a rule one propagation, which looks for a way with each class of each cell of the
// houses that changed.

#include <algorithm>
#include <array>
#include <utility>

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
constexpr std::size_t with_houses = 0, rules_only = 1;

constexpr std::size_t most_classes = 3;
// The most tries for one way to share out a house; one of nine cells takes fewer. A search that is cut short excludes
// nothing.
constexpr int most_tries = 20'000;
using Classes = std::uint8_t;  // a set of classes, by number

// The digits of each class.
using Division = std::vector<Mask>;

// Halves with the middle digit, parity, remainders by 3, and thirds.
std::vector<Division> divisions_of(const Geometry& board) {
    const int digits = board.digit_count(), low = board.zero_based() ? 0 : 1, half = digits / 2;
    std::vector<Division> all;
    if (digits < 4) return all;
    const auto divide = [&](std::size_t classes, auto class_of) {
        Division& division = all.emplace_back(classes);
        for (int digit = 0; digit < digits; ++digit)
            division[static_cast<std::size_t>(class_of(digit))] |= Mask{1} << digit;
    };
    divide(digits % 2 == 0 ? 2 : 3, [&](int digit) {
        return digit < half ? 0 : digit >= digits - half ? 1 : 2;
    });
    divide(2, [&](int digit) { return (digit + low) % 2; });
    divide(3, [&](int digit) { return (digit + low) % 3; });
    if (digits % 3 == 0) divide(3, [&](int digit) { return digit * 3 / digits; });
    return all;
}

class DigitClasses {
 public:
    DigitClasses(const WidePosition& position, Steps& steps)
        : position_(position),
          board_(position.board()),
          book_(position.houses().book()),
          steps_(steps),
          open_(open_digits(position)),
          every_digit_(open_) {
        std::fill_n(every_digit_.begin(), board_.cell_count(), board_.all_digits().bits());
        const auto rules = board_.geometry().rules();
        for (const Book::Part& part : book_.parts())
            if (part.rule && !part.extra && !rules::looks_beside(rules[*part.rule]))
                members_.push_back({&part, {}, each_once(part.cells)});
        first_house_ = members_.size();
        for (House house = 0; house < board_.house_count(); ++house)
            if (holds_every_digit(board_, house)) {
                const auto cells = board_.house_cells(house);
                members_.push_back({nullptr, house, {cells.begin(), cells.end()}});
            }
        is_used_.assign(members_.size(), true);
        houses_of_.resize(static_cast<std::size_t>(board_.cell_count()));
        for (std::size_t member = first_house_; member < members_.size(); ++member)
            for (Cell cell : members_[member].cells) houses_of_[cell].push_back(member);
    }

    // Reports the step with the fewest members of the first division that has one, or all steps.
    void find() {
        if (std::ranges::find(open_, Mask{0}) != open_.end())
            return;  // a dead end, from which anything follows
        for (const Division& division : divisions_of(board_.geometry())) {
            if (divide(division)) search();
            if (steps_.enough() || steps_.stopped()) return;
        }
    }

 private:
    using Finding = std::vector<std::size_t>;  // members, ascending: rules, then houses
    static constexpr std::size_t most_rules = 4, most_houses = 2;

    struct Member {
        const Book::Part* part = nullptr;
        std::optional<House> house = {};
        std::vector<Cell> cells;
    };

    // What a rule says about another cell.
    struct Link {
        std::size_t member;
        Cell other;
        std::array<Classes, most_classes> beside;  // for each class of this cell
    };

    Classes classes_of(Mask digits) const {
        Classes all = 0;
        for (std::size_t i = 0; i < division_.size(); ++i)
            if ((digits & division_[i]) != 0) all |= static_cast<Classes>(1 << i);
        return all;
    }

    // Returns whether some rule separates these classes.
    bool divide(const Division& division) {
        division_ = division;
        start_.clear();
        for (Cell cell = 0; cell < board_.cell_count(); ++cell) start_.push_back(classes_of(open_[cell]));
        links_.assign(start_.size(), {});
        way_.assign(start_.size(), 0);
        bool any = false;
        for (std::size_t member = 0; member < first_house_ && !steps_.spend(); ++member)
            any = add_links(member) || any;
        return any && !steps_.stopped();
    }

    // Takes what the rule says if its cells can hold every digit, as people know it. Rules whose first cell says nothing are
    // left out.
    bool add_links(std::size_t number) {
        const Member& member = members_[number];
        std::vector<Mask> before = every_digit_;
        if (!book_.draw_known(*member.part, before)) return false;
        for (Cell cell : member.cells) {
            std::array<std::vector<Mask>, most_classes> after;
            for (std::size_t i = 0; i < division_.size(); ++i) {
                after[i] = before;
                after[i][cell] &= division_[i];
                if (after[i][cell] == 0 || !book_.draw_known(*member.part, after[i]))
                    std::ranges::fill(after[i], Mask{0});
            }
            for (Cell other : member.cells) {
                Link link{number, other, {}};
                bool says = false;
                for (std::size_t i = 0; i < division_.size(); ++i) {
                    link.beside[i] = classes_of(after[i][other]);
                    says = says || link.beside[i] != classes_of(before[other]);
                }
                if (says && other != cell) links_[cell].push_back(link);
            }
            if (cell == member.cells.front() &&
                (links_[cell].empty() || links_[cell].back().member != number))
                return false;
        }
        return true;
    }

    // The result depends on the classes of the cells alone, which change less often than the candidates.
    void search() {
        std::uint64_t key = division_.front();
        for (Classes classes : start_) key = (key ^ classes) * 0x9e3779b97f4a7c15U, key ^= key >> 29;
        if (book_.has_found_nothing(key)) return;
        Finding best;
        std::size_t best_class = 0;
        for (Cell cell : position_.empty()) {
            if (!is_near_links(cell)) continue;
            const auto solution = steps_.request().solution;
            const Classes known = solution.empty() ? Classes{0} : classes_of(Mask{1} << (solution[cell] - 1));
            for (std::size_t i = 0; i < division_.size(); ++i) {
                const auto only = static_cast<Classes>(1 << i);
                if (rules::has_one(division_[i]) || (known & only) != 0) continue;
                if ((start_[cell] & only) == 0 || start_[cell] == only) continue;
                if (steps_.spend()) return;
                if (follow(cell, only)) continue;
                Finding finding = failed_;
                reduce(finding, cell, only);
                const std::size_t rules = rules_in(finding);
                if (rules == 0 || rules > most_rules || finding.size() - rules > most_houses) continue;
                if (!steps_.one()) {
                    add(finding, i);
                } else if (best.empty() || finding.size() < best.size()) {
                    best = std::move(finding);
                    best_class = i;
                }
            }
        }
        if (!best.empty())
            add(best, best_class);
        else if (steps_.found().empty())
            book_.note_nothing_found(key);
    }

    bool is_near_links(Cell cell) const {
        return !links_[cell].empty() || std::ranges::any_of(houses_of_[cell], [&](std::size_t house) {
            return std::ranges::any_of(members_[house].cells,
                                       [&](Cell other) { return !links_[other].empty(); });
        });
    }

    std::size_t rules_in(const Finding& finding) const {
        return static_cast<std::size_t>(std::ranges::lower_bound(finding, first_house_) - finding.begin());
    }

    void add(const Finding& finding, std::size_t number) {
        std::vector<Cell> cells;
        for (std::size_t member : finding)
            cells.insert(cells.end(), members_[member].cells.begin(), members_[member].cells.end());
        std::vector<CellDigits> removals;
        const auto only = static_cast<Classes>(1 << number);
        for (Cell cell : each_once(std::move(cells)))
            if (position_.value(cell) == 0 && (start_[cell] & only) != 0 && refutes(finding, cell, only))
                removals.push_back({cell, BoardDigitSet(open_[cell] & division_[number])});
        const auto found = steps_.found();
        if (removals.empty() || std::ranges::find(found, removals, &Step::remove) != found.end()) return;
        Step& step = steps_.add(rules_in(finding) < finding.size() ? with_houses : rules_only);
        step.remove = removals;
        if (!steps_.evidence()) return;
        for (std::size_t member : finding) {
            Exhibit& exhibit = step.exhibits.emplace_back();
            if (members_[member].house) {
                exhibit.role = Role::base;
                exhibit.houses = {*members_[member].house};
                continue;
            }
            exhibit.role = Role::pattern;
            exhibit.rules = {*members_[member].part->rule};
            for (Cell cell : members_[member].part->cells) exhibit.cells.push_back({cell, {}});
        }
        step.exhibits.push_back(
            {.role = Role::partner, .cells = removals, .digits = BoardDigitSet(division_[number])});
        for (Mask digits : division_)
            step.exhibits.push_back({.role = Role::way, .digits = BoardDigitSet(digits)});
    }

    // Drops members that are not needed, houses first.
    void reduce(Finding& finding, Cell cell, Classes only) {
        for (std::size_t i = finding.size(); i-- > 0;) {
            Finding fewer = finding;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (refutes(fewer, cell, only)) finding = std::move(fewer);
        }
    }

    // Whether these members by themselves exclude the class.
    bool refutes(const Finding& finding, Cell cell, Classes only) {
        if (steps_.spend()) return false;
        is_used_.assign(members_.size(), false);
        for (std::size_t member : finding) is_used_[member] = true;
        const bool is_dead = !follow(cell, only);
        is_used_.assign(members_.size(), true);
        return is_dead;
    }

    // Follows a class of a cell. At a contradiction returns false, with its members in `failed_`.
    bool follow(Cell start, Classes only) {
        left_ = start_;
        supports_.assign(start_.size(), {});
        changed_.clear();
        stale_.clear();
        if (!narrow(start, only, {})) return false;
        for (std::size_t next = 0, next_house = 0;;) {
            if (next < changed_.size()) {
                const Cell cell = changed_[next++];
                for (const Link& link : links_[cell]) {
                    if (!is_used_[link.member]) continue;
                    Classes beside = 0;
                    for (std::size_t i = 0; i < division_.size(); ++i)
                        if ((left_[cell] >> i & 1) != 0) beside |= link.beside[i];
                    if (!narrow(link.other, beside, joined(supports_[cell], {link.member}))) return false;
                }
                for (std::size_t house : houses_of_[cell])
                    if (is_used_[house] && std::find(stale_.begin() + static_cast<std::ptrdiff_t>(next_house),
                                                     stale_.end(), house) == stale_.end())
                        stale_.push_back(house);
                continue;
            }
            if (next_house == stale_.size()) return true;
            if (!share_out(stale_[next_house++])) return false;
        }
    }

    static Finding joined(const Finding& a, const Finding& b) {
        Finding all;
        std::ranges::set_union(a, b, std::back_inserter(all));
        return all;
    }

    bool narrow(Cell cell, Classes to, const Finding& support) {
        if ((left_[cell] & ~to) == 0) return true;
        left_[cell] &= to;
        supports_[cell] = joined(supports_[cell], support);
        if (left_[cell] == 0) {
            failed_ = supports_[cell];
            return false;
        }
        changed_.push_back(cell);
        return true;
    }

    // Limits the cells of a house to the classes that they have in some way to share out all of them.
    bool share_out(std::size_t house) {
        const std::vector<Cell>& cells = members_[house].cells;
        shown_.assign(cells.size(), 0);
        bool all = true;
        for (std::size_t at = 0; at < cells.size(); ++at)
            for (std::size_t i = 0; i < division_.size(); ++i) {
                const auto only = static_cast<Classes>(1 << i);
                if ((left_[cells[at]] & ~shown_[at] & only) == 0) continue;
                for (std::size_t j = 0; j < division_.size(); ++j) room_[j] = rules::size_of(division_[j]);
                const Classes before = std::exchange(left_[cells[at]], only);
                tries_ = 0;
                const bool is_shown = find_way(cells, 0);
                left_[cells[at]] = before;
                if (is_shown) shown_[at] |= only;
                for (std::size_t j = 0; j < cells.size(); ++j)
                    shown_[j] |= std::exchange(way_[cells[j]], Classes{0});
                if (tries_ > most_tries && (steps_.spend() || steps_.look())) return true;
                all = all && is_shown;
            }
        if (all) return true;
        Finding support{house};
        for (Cell cell : cells) {
            support = joined(support, supports_[cell]);
            for (const Link& link : links_[cell])
                if (is_used_[link.member] && std::ranges::find(cells, link.other) != cells.end())
                    support = joined(support, {link.member});
        }
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (!narrow(cells[i], shown_[i], support)) return false;
        return true;
    }

    // Gives a class to each cell of a house from `at` on, in `way_`; returns false, without a change, if that cannot be done, and
    // true if it is not known.
    bool find_way(const std::vector<Cell>& cells, std::size_t at) {
        if (at == cells.size() || ++tries_ > most_tries) return true;
        const Cell cell = cells[at];
        for (std::size_t i = 0; i < division_.size(); ++i) {
            const auto only = static_cast<Classes>(1 << i);
            if ((left_[cell] & only) == 0 || room_[i] == 0) continue;
            const bool fits = std::ranges::all_of(links_[cell], [&](const Link& link) {
                return !is_used_[link.member] || way_[link.other] == 0 ||
                       (link.beside[i] & way_[link.other]) != 0;
            });
            if (!fits) continue;
            way_[cell] = only;
            --room_[i];
            if (find_way(cells, at + 1)) return true;
            ++room_[i];
            way_[cell] = 0;
        }
        return false;
    }

    const WidePosition& position_;
    const Wide& board_;
    Book& book_;
    Steps& steps_;
    const std::vector<Mask> open_;
    std::vector<Mask> every_digit_;  // in all cells of the board
    std::vector<Member> members_;    // rules, then houses
    std::size_t first_house_ = 0;
    std::vector<std::vector<std::size_t>> houses_of_;
    Division division_;
    std::vector<Classes> start_;
    std::vector<std::vector<Link>> links_;
    std::vector<bool> is_used_;
    std::vector<Classes> left_;
    std::vector<Finding> supports_;
    Finding failed_;
    std::vector<Cell> changed_;
    std::vector<std::size_t> stale_;
    int tries_ = 0;
    std::array<int, most_classes> room_{};
    std::vector<Classes> way_;    // of each cell; 0 between two searches
    std::vector<Classes> shown_;  // of each cell of a house
};

void find_digit_classes(const WidePosition& position, Steps& steps) {
    if (!position.board().geometry().rules().empty()) DigitClasses(position, steps).find();
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord digit_classes_records[] = {
    {{"digit_classes", "Classes of Digits",
      "Rules separate low and high digits, or odd and even ones, or other classes, and each house has a fixed number of each."},
     {{.kind = "digit_classes.houses",
       .sentence = R"({reasons} If {one_partner} held one of {set}, {base} would have too many or too few digits of one class: {ways}. So {so}.)"},
      {.kind = "digit_classes.rules",
       .sentence = R"({reasons} If {one_partner} held one of {set}, these rules would leave a cell without a digit. So {so}.)"}},
     nullptr,
     find_digit_classes},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family digit_classes{digit_classes_records};
}

}  // namespace nonet
