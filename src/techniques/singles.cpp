// Singles: a digit with one place left, or a cell with one digit left.
//
//   hidden single   a digit has one place left in a house, so it goes there.  The search looks for the last empty cell of any
//                   house first, because it is the easiest to see.  Then come boxes, columns, rows; within a house the
//                   smallest digit.  One pass over the 9 x 27 spot sets.
//   naked single    a cell has one digit left, so that digit goes there.  A few word operations on the nine digits'
//                   cell sets.
//
// Works on every board.

#include <limits>

#include "techniques/single_sweep.hpp"

namespace nonet {
namespace {

// The hidden single's forms, as in its record: the last empty cell, then one for each kind of house.
constexpr std::size_t last_form = 0;
constexpr std::size_t form_in(HouseKind kind) {
    switch (kind) {
        case HouseKind::box: return 1;
        case HouseKind::row: return 2;
        case HouseKind::column: return 3;
        default: return 4;
    }
}

// Returns for each house whether some digit has exactly one place in it.
template <class Board>
auto houses_with_single(const BasicPosition<Board>& position) {
    using Spots = typename Board::Spots;
    auto found = position.spots(Digit{0});
    std::ranges::fill(found, Spots{0});
    for (Digit digit = 0; digit < position.board().digit_count(); ++digit) {
        const auto& spots = position.spots(digit);
        for (std::size_t house = 0; house < found.size(); ++house) {
            const auto lower = static_cast<Spots>(spots[house] - 1);  // 0 wraps round to all ones
            const bool one = (spots[house] & lower) == 0 && lower != std::numeric_limits<Spots>::max();
            found[house] |= static_cast<Spots>(one ? 1 : 0);
        }
    }
    return found;
}

// Returns the values that keep a digit out of the house's other empty cells, each once.
template <class Board>
typename Board::Cells causes(const BasicPosition<Board>& position, House house, Cell cell, Digit digit) {
    typename Board::Cells causes;
    for (Cell other : position.board().house_cells(house)) {
        if (other == cell || position.value(other) != 0) continue;
        typename Board::Cells seen;
        for (Cell peer : position.board().peer_cells(other))
            if (position.value(peer) == digit + 1) seen.insert(peer);
        if ((seen & causes).empty() && !seen.empty()) causes.insert(seen.first());
    }
    return causes;
}

template <class Board>
void add_hidden_single(const BasicPosition<Board>& position, House house, Digit digit, bool last,
                       Steps& steps) {
    const auto& board = position.board();
    Step& step = steps.add(last ? last_form : form_in(board.kind_of(house)));
    const Cell cell = board.house_cells(house)[first_spot(position.spots(house, digit))];
    step.place.push_back({cell, digit});
    if (!steps.evidence()) return;
    const auto digits = Board::Digits::of(digit);
    step.exhibits = {{.role = Role::base, .houses = {house}, .digits = digits},
                     {.role = Role::pattern, .cells = {{cell, digits}}}};
    const auto why = causes(position, house, cell, digit);
    if (last || why.empty()) return;
    Exhibit cause{.role = Role::cause, .digits = digits};
    for (Cell other : why) cause.cells.push_back({other, {}});
    step.exhibits.push_back(std::move(cause));
}

template <class Board>
void find_last(const BasicPosition<Board>& position, Steps& steps) {
    const auto& board = position.board();
    for (House house : position.houses().in_order()) {
        if (!is_single(position.empty(house)) || !holds_every_digit(board, house)) continue;
        const Cell cell = board.house_cells(house)[first_spot(position.empty(house))];
        for (Digit digit : position.candidates(cell)) {
            add_hidden_single(position, house, digit, true, steps);
            if (steps.one()) return;
        }
    }
}

template <class Board>
void find_hidden_single(const BasicPosition<Board>& position, Steps& steps) {
    const auto& board = position.board();
    find_last(position, steps);
    if (steps.enough()) return;
    const auto found = houses_with_single(position);
    for (House house : position.houses().in_order()) {
        if (!found[house] || is_single(position.empty(house)) || !holds_every_digit(board, house)) continue;
        for (Digit digit = 0; digit < board.digit_count(); ++digit) {
            if (!is_single(position.spots(house, digit))) continue;
            add_hidden_single(position, house, digit, false, steps);
            if (steps.one()) return;
        }
    }
}

// The naked single's forms: the cell sees all other digits; or earlier conclusions removed some of them.
constexpr std::size_t seen_form = 0, left_form = 1;

template <class Board>
bool sees_all_others(const BasicPosition<Board>& position, Cell cell, Digit digit) {
    typename Board::Digits seen = Board::Digits::of(digit);
    for (Cell peer : position.board().peer_cells(cell))
        if (const int value = position.value(peer); value != 0) seen.insert(static_cast<Digit>(value - 1));
    return seen.size() == position.board().digit_count();
}

template <class Board>
void find_naked_single(const BasicPosition<Board>& position, Steps& steps) {
    for (Cell cell : position.by_size().one) {
        const Digit digit = position.candidates(cell).first();
        Step& step = steps.add(sees_all_others(position, cell, digit) ? seen_form : left_form);
        step.place = {{cell, digit}};
        if (steps.evidence())
            step.exhibits = {{.role = Role::pattern, .cells = {{cell, position.candidates(cell)}}}};
        if (steps.one()) return;
    }
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord singles_records[] = {
    {{"hidden_single", "Hidden Single", "A digit has only one place left in a house.", {.se = 1.0}},
     {{"hidden_single.last", "Last Empty Cell",
       R"({base} has only one empty cell left, and only {digits} is missing. So {so}.)"},
      {"hidden_single.box", "Hidden Single in a Box",
       R"(In {base}, only one place is left for {digits}{causes}. So {so}.)",
       {.se = 1.2}},
      {"hidden_single.row", "Hidden Single in a Row",
       R"(In {base}, only one place is left for {digits}{causes}. So {so}.)",
       {.se = 1.5}},
      {"hidden_single.column", "Hidden Single in a Column",
       R"(In {base}, only one place is left for {digits}{causes}. So {so}.)",
       {.se = 1.5}},
      {"hidden_single.house", "Hidden Single in a House",
       R"(In {base}, only one place is left for {digits}{causes}. So {so}.)"}},
     find_hidden_single<Nine>,
     find_hidden_single<Wide>},
    {{"naked_single", "Naked Single", "A cell has only one candidate left.", {.se = 2.3}},
     {{.sentence = R"({cells} sees every digit except {digits}, so it cannot hold any other digit. So {so}.)"},
      {"naked_single.left", "Naked Single", R"({cells} has only one candidate left: {digits}. So {so}.)"}},
     find_naked_single<Nine>,
     find_naked_single<Wide>},
};
// clang-format on

}  // namespace

// The technique that single_sweep.hpp replaces.
constinit const TechniqueRecord& swept_technique = singles_records[0];

namespace family {
extern constinit const Family singles{singles_records};
}

}  // namespace nonet
