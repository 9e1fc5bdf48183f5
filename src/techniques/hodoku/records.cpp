// HoDoKu's searches as ordinary techniques, for all users of techniques.  Their order of trial and their scores belong to
// HoDoKu's own scale (src/hodoku).  Here each search gets a position as it is, and finds at most one step: the one that HoDoKu
// would take.
//
// Left out: searches that other techniques cover with a shorter reason (its naked pairs are naked pairs, its forcing chains
// those of Sudoku Explainer), and brute force, which has no reason.

#include <array>
#include <utility>

#include "techniques/colouring.hpp"
#include "techniques/hodoku/finders.hpp"
#include "techniques/hodoku/kinds.hpp"
#include "techniques/hodoku/net_proof.hpp"
#include "techniques/hodoku/shown.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

using hodoku::Board;
using hodoku::Find;
using hodoku::Fins;
using hodoku::FishShape;
using hodoku::Rectangle;
using hodoku::Search;

// Adds the pairs of a colouring: the houses in which the digit has two places, both coloured.
template <class Board, class Places>
void show_pairs(const Board& board, const Places& places, std::vector<Exhibit>& exhibits) {
    typename Board::Cells coloured;
    BoardDigitSet digits;
    for (const Exhibit& exhibit : exhibits) {
        digits |= exhibit.digits;
        for (const auto& [cell, marks] : exhibit.cells) coloured.insert(cell);
    }
    Exhibit pairs{.role = Role::base};
    for (int i = 0; i < board.house_count(); ++i) {
        const auto house = static_cast<House>(i);
        const auto found = board.house_set(house) & places.cells(digits.first());
        if (holds_every_digit(board, house) && found.size() == 2 && (found - coloured).empty())
            pairs.houses.push_back(house);
    }
    exhibits.push_back(std::move(pairs));
}

// Colouring on other boards.  No scale defines which find comes first, so it is the first digit's.
using WideColouring = Colouring<Wide, WidePosition>;
using WideColoured = ColourFind<WideCellSet>;
template <bool (WideColouring::*search)(WideColoured&) const>
void find_colours(const WidePosition& position, Steps& steps) {
    for (Digit digit = 0; digit < position.board().digit_count() && !steps.enough(); ++digit) {
        if (steps.spend()) return;
        WideColoured found;
        if (!(WideColouring(position.board(), position, digit).*search)(found)) continue;
        using enum WideColoured::Kind;
        Step& step = steps.add(found.kind == wrap || found.kind == two_see_two ? 1 : 0);
        std::ranges::sort(found.remove, {}, &Candidate::cell);
        for (const Candidate& gone : found.remove)
            if (step.remove.empty() || step.remove.back().cell != gone.cell)
                step.remove.push_back({gone.cell, BoardDigitSet::of(digit)});
        if (!steps.evidence()) continue;
        for (const auto& group : found.groups)
            for (const WideCellSet& colour : group.colours) {
                Exhibit shown{.role = Role::pattern, .digits = BoardDigitSet::of(digit)};
                for (Cell cell : colour) shown.cells.push_back({cell, BoardDigitSet::of(digit)});
                step.exhibits.push_back(std::move(shown));
            }
        show_pairs(position.board(), position, step.exhibits);
    }
}

// Merges the extras of a rectangle, and adds the houses in which one of its digits has no place outside its cells.
void show_confining(const Board& board, Find& find) {
    Exhibit extras{.role = Role::extra}, houses{.role = Role::base};
    CellSet cells;
    DigitSet digits;
    for (const Exhibit& exhibit : find.exhibits) {
        if (exhibit.role == Role::extra) {
            extras.cells.insert(extras.cells.end(), exhibit.cells.begin(), exhibit.cells.end());
            extras.digits |= exhibit.digits;
        } else if (exhibit.role == Role::pattern) {
            digits = DigitSet(exhibit.digits);
            for (const auto& [cell, marks] : exhibit.cells) cells.insert(cell);
        }
    }
    std::erase_if(find.exhibits, [](const Exhibit& exhibit) { return exhibit.role == Role::extra; });
    find.exhibits.push_back(std::move(extras));
    if (find.kind == "unique_rectangle_3") return;   // it names the house of its set
    if (find.kind.starts_with("avoidable")) return;  // its digits are already placed
    for (int house = 0; house < house_count; ++house)
        for (Digit digit : digits) {
            const CellSet places = house_sets[house] & board.cells(digit);
            if (places.size() == 2 && (places - cells).empty() &&
                std::ranges::find(houses.houses, house) == houses.houses.end())
                houses.houses.push_back(static_cast<House>(house));
        }
    if (!houses.houses.empty()) find.exhibits.push_back(std::move(houses));
}

std::size_t form_of(const TechniqueRecord& record, std::string_view kind) {
    for (std::size_t i = 0; i < TechniqueRecord::most_forms && !record.forms[i].sentence.empty(); ++i)
        if (record.kind(i) == kind) return i;
    return 0;  // a fish of another shape than requested
}

void add_step(const Board& board, Steps& steps, Find& find) {
    Step& step = steps.add(form_of(steps.technique(), find.kind));
    step.place = find.place;
    step.remove = hodoku::by_cell(find.remove);
    if (!steps.evidence()) return;
    step.exhibits = hodoku::uncounted(std::move(find.exhibits));
    hodoku::name_houses(find.chains, board);
    for (const HodokuChain& links : find.chains) {
        step.complexity += static_cast<std::uint32_t>(links.size());
        step.chains.push_back(hodoku::chain_of(links));
    }
}

template <auto search>
void find_by(const Position& position, Steps& steps) {
    if (position.has_dead_cell()) return;  // HoDoKu never has such a position
    Budget unlimited{Limits{}};
    Budget* const budget = steps.request().budget;
    const Grid no_solution;
    const Search with{.budget = budget != nullptr ? *budget : unlimited,
                      .solution = no_solution,
                      .evidence = steps.evidence()};
    const Grid* const givens = steps.request().givens;
    const Board board({position.values(), position.candidates()}, givens ? *givens : position.values());
    Find find;
    if (!search(board, with, find) || with.budget.stopped()) return;
    if (steps.evidence() && find.kind.contains("_colours_")) show_pairs(Nine(), board, find.exhibits);
    if (steps.evidence() && find.kind.contains("_rectangle") && steps.technique().assumes_unique)
        show_confining(board, find);
    add_step(board, steps, find);
}

// Like find_by, but with the complete net: HoDoKu shows only its main lines.
void find_net(const Position& position, Steps& steps) {
    if (position.has_dead_cell()) return;
    Budget unlimited{Limits{}};
    Budget* const budget = steps.request().budget;
    Grid solution;
    std::ranges::copy(steps.request().solution, solution.values.begin());
    const Search with{
        .budget = budget != nullptr ? *budget : unlimited, .solution = solution, .evidence = true};
    Find find;
    if (!hodoku::find_forcing_net(Board({position.values(), position.candidates()}, {}), with, find)) return;
    auto chains = hodoku::prove_net(position, find);
    if (!chains || with.budget.stopped()) return;
    find.chains.clear();
    add_step(Board({position.values(), position.candidates()}, {}), steps, find);
    Step& step = steps.found().back();
    for (const Chain& chain : *chains) step.complexity += static_cast<std::uint32_t>(chain.nodes.size());
    if (steps.evidence()) step.chains = std::move(*chains);
}

template <bool (*search)(const Board&, Find&)>
bool simply(const Board& board, const Search&, Find& find) {
    return search(board, find);
}
template <int size>
bool locked_set(const Board& board, const Search&, Find& find) {
    return find_locked_set(board, size, find);
}
template <FishShape shape, Fins fins, int size>
bool fish(const Board& board, const Search& search, Find& find) {
    return find_fish(board, search, shape, fins, size, find);
}
template <int size>
bool finned_or_sashimi(const Board& board, const Search& search, Find& find) {
    return find_fish(board, search, FishShape::basic, Fins::finned, size, find) ||
           (!search.budget.stopped() &&
            find_fish(board, search, FishShape::basic, Fins::sashimi, size, find));
}
template <int type>
bool avoidable(const Board& board, const Search&, Find& find) {
    return find_avoidable_rectangle(board, type, find);
}
template <Rectangle type>
bool rectangle(const Board& board, const Search&, Find& find) {
    return find_rectangle(board, type, find);
}
template <bool grouped>
bool loop(const Board& board, const Search& search, Find& find) {
    return find_nice_loop(board, search, grouped, find);
}

constexpr StepForm form(std::string_view id) {
    return {.kind = id, .name = hodoku::find_kind(id)->name, .sentence = hodoku::find_kind(id)->sentence};
}

// Returns the record of a technique with one form, under its own id.
constexpr TechniqueRecord plain(std::string_view id, std::string_view meaning,
                                void (*find)(const Position&, Steps&)) {
    const hodoku::Kind& kind = *hodoku::find_kind(id);
    return {{id, kind.name, meaning, {}, kind.assumes_unique}, {form(id)}, find};
}

constexpr Fins none = Fins::none, finned = Fins::finned, sashimi = Fins::sashimi;
constexpr FishShape basic = FishShape::basic, franken = FishShape::franken, mutant = FishShape::mutant;

// clang-format off: a sentence stays whole
constexpr TechniqueRecord hodoku_records[] = {
    plain("locked_pair", "Two cells where a line and a box cross have the same two candidates, which are removed from the rest of both houses.", find_by<locked_set<2>>),
    plain("locked_triplet", "Three cells where a line and a box cross have only three candidates, which are removed from the rest of both houses.", find_by<locked_set<3>>),
    plain("remote_pair", "A chain of cells with the same two candidates, each of which sees the next: the two digits alternate along it.", find_by<hodoku::find_remote_pair>),
    plain("skyscraper", "Two parallel lines with two places each for a digit; one place of each is in the same crossing line.", find_by<simply<hodoku::find_skyscraper>>),
    plain("two_string_kite", "A row and a column with two places each for a digit; one place of each is in the same box.", find_by<simply<hodoku::find_kite>>),
    plain("turbot_fish", "Two houses with two places each for a digit; one place of each sees the other.", find_by<hodoku::find_turbot_fish>),
    plain("empty_rectangle", "A digit in a box is confined to one row and one column, and a line with two places connects them.", find_by<simply<hodoku::find_empty_rectangle>>),
    plain("w_wing", "Two cells with the same two candidates, linked by a house with two places for one of them.", find_by<simply<hodoku::find_w_wing>>),
    plain("unique_rectangle_1", "Four cells in two boxes, of which three have the same two candidates: the fourth holds another digit.", find_by<rectangle<Rectangle::type_1>>),
    plain("unique_rectangle_2", "Two corners of a rectangle in one line have the same extra candidate, which one of them holds.", find_by<rectangle<Rectangle::type_2>>),
    plain("unique_rectangle_3", "The extra candidates of two corners of a rectangle form a naked set with other cells.", find_by<rectangle<Rectangle::type_3>>),
    plain("unique_rectangle_4", "One of the two digits of a rectangle is confined to two corners, which therefore cannot hold the other.", find_by<rectangle<Rectangle::type_4>>),
    plain("unique_rectangle_5", "Three corners of a rectangle, or two opposite ones, have the same extra candidate, which one of them holds.", find_by<rectangle<Rectangle::type_5>>),
    plain("unique_rectangle_6", "Two opposite corners of a rectangle cannot hold a digit that has no other place in their lines.", find_by<rectangle<Rectangle::type_6>>),
    plain("hidden_rectangle", "A rectangle with one or two corners without extra candidates; opposite one of them, a digit has no other place in both lines.", find_by<rectangle<Rectangle::hidden>>),
    plain("avoidable_rectangle_1", "A rectangle of two digits with three filled corners, none of them a given: the fourth must not complete it.", find_by<avoidable<1>>),
    plain("avoidable_rectangle_2", "A rectangle of two digits with two filled corners, neither a given: one of the others holds their common other candidate.", find_by<avoidable<2>>),
    plain("finned_x_wing", "An X-Wing except for a few places in one box, its fins, which the removed candidates must see.", find_by<fish<basic, finned, 2>>),
    plain("sashimi_x_wing", "A finned X-Wing that lacks a corner without its fin.", find_by<fish<basic, sashimi, 2>>),
    plain("finned_swordfish", "A swordfish except for a few places in one box, its fins, which the removed candidates must see.", find_by<fish<basic, finned, 3>>),
    plain("sashimi_swordfish", "A finned swordfish in which a line has only one place without the fin.", find_by<fish<basic, sashimi, 3>>),
    plain("finned_jellyfish", "A jellyfish except for a few places in one box, its fins, which the removed candidates must see.", find_by<fish<basic, finned, 4>>),
    plain("sashimi_jellyfish", "A finned jellyfish in which a line has only one place without the fin.", find_by<fish<basic, sashimi, 4>>),
    plain("sue_de_coq", "Cells where a line and a box cross, and sets in the rest of the line and the rest of the box that share all their digits.", find_by<hodoku::find_sue_de_coq>),
    {{"simple_colours", "Simple Colors", "Conjugate pairs divide the places of one digit into two colours, one of which is true."},
     {form("simple_colours_trap"), form("simple_colours_wrap")}, find_by<simply<hodoku::find_simple_colours>>, find_colours<&WideColouring::find_simple>},
    {{"multi_colours", "Multi Colors", "Conjugate pairs divide places of one digit into two pairs of colours, of which one colour sees one of the other pair."},
     {form("multi_colours_1"), form("multi_colours_2")}, find_by<simply<hodoku::find_multi_colours>>, find_colours<&WideColouring::find_multi>},
    plain("x_chain", "Places of one digit, linked by houses with two places: at least one end of the chain is true.", find_by<hodoku::find_x_chain>),
    plain("xy_chain", "Bivalue cells, each sharing a digit with the next: at least one end of the chain is true.", find_by<hodoku::find_xy_chain>),
    {{"nice_loop", "Nice Loop/AIC", "A chain of bivalue cells and houses with two places that ends in two cells or returns to its start."},
     {form("aic"), form("discontinuous_nice_loop"), form("continuous_nice_loop")}, find_by<loop<false>>},
    {{"grouped_nice_loop", "Grouped Nice Loop/AIC", "A chain in which several cells of a box and a line can act as one place of a digit."},
     {form("grouped_aic"), form("grouped_discontinuous_nice_loop"), form("grouped_continuous_nice_loop")}, find_by<loop<true>>},
    plain("als_xz", "Two almost locked sets, of which only one can hold a certain digit.", find_by<hodoku::find_als_xz>),
    plain("als_xy_wing", "Three almost locked sets: the one in the middle takes a digit from one of the others.", find_by<hodoku::find_als_xy_wing>),
    plain("als_chain", "A chain of almost locked sets, each linked to the next by a digit that only one of them can hold.", find_by<hodoku::find_als_chain>),
    plain("death_blossom", "A cell of which each candidate takes a digit from an almost locked set.", find_by<hodoku::find_death_blossom>),
    plain("franken_x_wing", "An X-Wing with a box among its lines.", find_by<fish<franken, none, 2>>),
    plain("franken_swordfish", "A swordfish with boxes among its lines.", find_by<fish<franken, none, 3>>),
    plain("finned_franken_x_wing", "An X-Wing with a box among its lines, and with fins.", find_by<fish<franken, finned, 2>>),
    plain("finned_franken_swordfish", "A swordfish with boxes among its lines, and with fins.", find_by<fish<franken, finned, 3>>),
    plain("squirmbag", "Five parallel lines in which a digit is confined to five crossing lines.", find_by<fish<basic, none, 5>>),
    plain("whale", "Six parallel lines in which a digit is confined to six crossing lines.", find_by<fish<basic, none, 6>>),
    plain("leviathan", "Seven parallel lines in which a digit is confined to seven crossing lines.", find_by<fish<basic, none, 7>>),
    {{"finned_squirmbag", "Finned Squirmbag", "A squirmbag except for a few places in one box, its fins, which the removed candidates must see."},
     {form("finned_squirmbag"), form("sashimi_squirmbag")}, find_by<finned_or_sashimi<5>>},
    {{"finned_whale", "Finned Whale", "A whale except for a few places in one box, its fins, which the removed candidates must see."},
     {form("finned_whale"), form("sashimi_whale")}, find_by<finned_or_sashimi<6>>},
    {{"finned_leviathan", "Finned Leviathan", "A leviathan except for a few places in one box, its fins, which the removed candidates must see."},
     {form("finned_leviathan"), form("sashimi_leviathan")}, find_by<finned_or_sashimi<7>>},
    plain("franken_jellyfish", "A jellyfish with boxes among its lines.", find_by<fish<franken, none, 4>>),
    plain("finned_franken_jellyfish", "A jellyfish with boxes among its lines, and with fins.", find_by<fish<franken, finned, 4>>),
    plain("mutant_swordfish", "Three houses of any kind in which a digit is confined to three others.", find_by<fish<mutant, none, 3>>),
    plain("finned_mutant_x_wing", "Two houses of any kind in which a digit is confined to two others, except for fins.", find_by<fish<mutant, finned, 2>>),
    plain("finned_mutant_swordfish", "Three houses of any kind in which a digit is confined to three others, except for fins.", find_by<fish<mutant, finned, 3>>),
    plain("mutant_jellyfish", "Four houses of any kind in which a digit is confined to four others.", find_by<fish<mutant, none, 4>>),
    {{"kraken_fish", "Kraken Fish", "A finned fish whose fins do not see the removed candidate but lead to the same conclusion by chains."},
     {form("kraken_fish_1"), form("kraken_fish_2")}, find_by<hodoku::find_kraken>},
    {{"forcing_net", "Forcing Net", "Assumptions, at least one of which is true, lead to the same conclusion by singles and locked candidates; or one leads to a contradiction."},
     {form("forcing_net_contradiction"), form("forcing_net_verity")}, find_net},
    plain("template_set", "All ways to place a digit share a cell, not counting those that use cells which another digit needs.", find_by<hodoku::find_template_set>),
    plain("template_delete", "No way to place a digit uses a cell, not counting those that use cells which another digit needs.", find_by<hodoku::find_template_delete>),
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family hodoku_searches{hodoku_records};
}

}  // namespace nonet
