// HoDoKu's colouring: techniques/colouring.hpp on its board, digit by digit, the first find.

#include "techniques/colouring.hpp"

#include "techniques/hodoku/finders.hpp"

namespace nonet::hodoku {
namespace {

using Coloured = ColourFind<CellSet>;

std::string_view name_of(Coloured::Kind kind) {
    switch (kind) {
        case Coloured::Kind::trap: return "simple_colours_trap";
        case Coloured::Kind::wrap: return "simple_colours_wrap";
        case Coloured::Kind::two_see_one: return "multi_colours_1";
        case Coloured::Kind::two_see_two: return "multi_colours_2";
    }
    return {};
}

bool find_first(const Board& board, Find& find, bool (Colouring<Nine, Board>::*search)(Coloured&) const) {
    const Nine nine;
    for (Digit digit : DigitSet::all()) {
        Coloured found;
        if (!(Colouring<Nine, Board>(nine, board, digit).*search)(found)) continue;
        find.kind = name_of(found.kind);
        find.remove = std::move(found.remove);
        for (const auto& group : found.groups)
            for (const CellSet& colour : group.colours) find.show(Role::pattern, colour, DigitSet::of(digit));
        return true;
    }
    return false;
}

}  // namespace

bool find_simple_colours(const Board& board, Find& find) {
    return find_first(board, find, &Colouring<Nine, Board>::find_simple);
}

bool find_multi_colours(const Board& board, Find& find) {
    return find_first(board, find, &Colouring<Nine, Board>::find_multi);
}

}  // namespace nonet::hodoku
