#pragma once
// The interface of techniques: their records, the requests to them, and the steps they report.
//
//   TechniqueRecord   all data of a technique, in the table at the end of its family's file
//   Request           what the caller wants
//   Steps             collects the steps, and marks each with the technique and the form that found it
//
// A technique reads a position and reports steps; it never changes the position.  It reports only steps that change something.

#include <span>
#include <vector>

#include "core/budget.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/step.hpp"
#include "techniques/position.hpp"

namespace nonet {

// Which steps are wanted.  "First" is the step Sudoku Explainer 1.2.1 would take: if it collects and sorts, the technique sorts
// too.
enum class Keep : std::uint8_t {
    conclusion,  // the first step in the technique's order, without evidence: what rating needs
    first,       // the same step, with its evidence
    all,         // every step, in the technique's order, with evidence
};

struct Request {
    Keep keep = Keep::first;
    Budget* budget = nullptr;  // long searches spend() now and then, and stop if it returns true
    // The puzzle's only solution, empty if it is not known: lets searches skip candidates that cannot be proved
    // false. Never a source of conclusions.
    std::span<const std::uint8_t> solution = {};
    const Grid* givens = nullptr;  // the givens of the puzzle, if known;
                                   // nullptr: every value counts as a given

    bool is_in_solution(Cell cell, Digit digit) const {
        return !solution.empty() && solution[cell] == digit + 1;
    }
    bool one() const { return keep != Keep::all; }
    bool evidence() const { return keep != Keep::conclusion; }
    bool spend() const { return budget != nullptr && budget->spend(); }
    bool look() const { return budget != nullptr && budget->look(); }
    bool stopped() const { return budget != nullptr && budget->stopped(); }
};

// A form in which a technique's steps come, and its sentences.  In a sentence, words in braces are replaced by parts of the
// step:
//
//   {cells} {digits}      the pattern's cells and digits         {base} {cover}       its houses
//   {one_of}              "one of them": r1c4 or r1c6
//   {pivot} {pincers}     the wings' cells                       {shared}             the pincers' digit
//   {extras} {ring}       beyond a deadly pattern, its cells     {partners} {set}     cells and digits of a set
//   {any}                 the pattern's digits: 3 or 7
//   {crossing} {links}    the lines at whose crossings the pattern's cells are; for each digit the houses that cover it
//   {colour} {other_colour}  the candidates of the pattern and of its partner
//   {tried}               further suppositions of a trial
//   {rule}                why a rule demands it: the reason in its record, src/rules/
//   {reasons} {members}   the reasons of several rules; the houses and cells taken together with them
//   {ways} {count}        the sets of digits that a cage can hold, and their number
//   {stick}              "sticks" for one cell, "stick" for several
//   {total} {given} {missing}  the total of a cage or of houses, the part that is filled, the part that is missing
//   {all_base} {compared} {one_partner} {a_digit}  "rows 1 and 2 sum", "total 3 more than", "r1c1 or r1c2", "an 8"
//   {excluders} {causes}  the cells that rule something out      {other}              the second house of a direct step
//   {start} {clash}       a chain's start, its contradiction     {proof}              chains, line by line
//   {so}                  the step's conclusion
struct StepForm {
    std::string_view kind = {};  // Step::kind: "hidden_single.box"; empty: the technique's id
    std::string_view name = {};  // "Hidden Single in a Box"; empty: the technique's name
    std::string_view sentence;
    Ratings ratings = {};  // the form's lowest ratings, if they differ from the technique's
};

class Steps;

struct TechniqueRecord : Technique {
    static constexpr std::size_t most_forms = 9;

    StepForm forms[most_forms];  // the first ones are used, at least one; the others have no sentence
    void (*find)(const Position& position, Steps& steps);  // nullptr: never on the classic board
    // The finder for other boards, if there is one.
    void (*find_wide)(const WidePosition& position, Steps& steps) = nullptr;

    std::string_view kind(std::size_t form) const { return forms[form].kind.empty() ? id : forms[form].kind; }
    double se_rating(std::size_t form) const {
        return forms[form].ratings.se != 0 ? forms[form].ratings.se : ratings.se;
    }

    // Returns a step with only its kind, name and rating filled in.
    Step blank(std::size_t form, double rating) const {
        return {.technique = id, .kind = kind(form), .rating = rating, .assumes_unique = assumes_unique};
    }
    Step blank(std::size_t form = 0) const { return blank(form, se_rating(form)); }
};

// A file's techniques.
using Family = std::span<const TechniqueRecord>;

// Collects the steps that a technique finds.
class Steps {
 public:
    Steps(const TechniqueRecord& technique, const Request& request, std::vector<Step>& list)
        : technique_(technique), request_(request), list_(list), before_(list.size()) {}

    bool one() const { return request_.one(); }
    bool evidence() const { return request_.evidence(); }
    bool spend() const { return request_.spend(); }
    bool look() const {
        return request_.look();
    }  // for steps that take as long as many nodes: checks the clock now
    bool stopped() const { return request_.stopped(); }
    const Request& request() const { return request_; }
    const TechniqueRecord& technique() const { return technique_; }

    // Whether no further step is wanted.
    bool enough() const { return one() && list_.size() > before_; }

    // Adds a step of one of the technique's forms, to be filled in.  The reference is valid until the next call.
    Step& add(std::size_t form, double rating) { return list_.emplace_back(technique_.blank(form, rating)); }
    Step& add(std::size_t form = 0) { return add(form, se_rating(form)); }

    double se_rating(std::size_t form) const { return technique_.se_rating(form); }

    // Returns this technique's steps so far, for techniques that sort their results.
    std::span<Step> found() { return std::span(list_).subspan(before_); }
    // Drops all but the first of them if only one is wanted.
    void keep_first() {
        if (enough()) list_.resize(before_ + 1);
    }

 private:
    const TechniqueRecord& technique_;
    const Request& request_;
    std::vector<Step>& list_;
    std::size_t before_;
};

// The rating rules of Sudoku Explainer are sums of doubles; 6.6 + 0.1 sorts before 6.5 + 0.1 + 0.1.
// Adds a tenth to `base` `times` times, one after the other.
constexpr double with_tenths(double base, int times) {
    double sum = 0;
    for (int i = 0; i < times; ++i) sum += 0.1;
    return base + sum;
}

// Appends the steps of one technique.  On boards other than the classic one, steps have no rating, and a technique that is
// written for the classic board only finds none.
void find_steps(const Technique& technique, const Position& position, const Request& request,
                std::vector<Step>& steps);
void find_steps(const Technique& technique, const WidePosition& position, const Request& request,
                std::vector<Step>& steps);

// Tries the techniques of a list one after the other until one of them finds a step.
//
//   unique    whether techniques that assume one solution may be used
//   returns   that technique, its steps appended; nullptr if none finds a step or the budget is spent
template <class Board>
const Technique* find_next(const BasicPosition<Board>& position, const Request& request, bool unique,
                           std::span<const Technique* const> list, std::vector<Step>& steps);

// Tries the entries of a scale in the same way, skipping those without a technique.  The step gets the entry's difficulty.
//
//   returns   that entry
const ScaleEntry* find_next(const Position& position, const Request& request, bool unique,
                            std::span<const ScaleEntry> entries, std::vector<Step>& steps);

// Applies a step: removals, then placements.
template <class Board>
void apply_step(BasicPosition<Board>& position, const Step& step) {
    for (const auto& [cell, digits] : step.remove)
        for (Digit digit : digits) position.remove(cell, digit);
    for (const auto& [cell, digit] : step.place) position.place(cell, digit);
}

}  // namespace nonet
