#include "techniques/house_sets.hpp"

#include "nonet/contract.hpp"

namespace nonet {
namespace {

// Returns the set without its `count` lowest members; the result is empty if the set has at most `count`.
template <int count>
constexpr std::uint16_t drop(std::uint16_t set) {
    if constexpr (count > 0) return drop<count - 1>(static_cast<std::uint16_t>(set & (set - 1)));
    return set;
}

template <int most>
void narrow_digits(const Position& position, PerHouse& narrow) {
    for (Digit digit = 0; digit < side; ++digit) {
        const PerHouse& spots = position.spots(digit);
        const auto bit = static_cast<std::uint16_t>(1u << digit);
        for (int house = 0; house < house_slots; ++house) {
            const bool fits = drop<1>(spots[house]) != 0 && drop<most>(spots[house]) == 0;
            narrow[house] |= static_cast<std::uint16_t>(fits ? bit : 0);
        }
    }
}

// Adds one digit after the other, in all houses together, as long as the union is small in at least one house.
template <int size, int left>
void look_for_hidden(const std::array<PerHouse, side>& places, int from, const PerHouse& united,
                     PerHouse& found) {
    for (int digit = from; digit <= side - left; ++digit) {
        PerHouse wider;
        std::uint16_t somewhere = 0;
        for (int house = 0; house < house_slots; ++house) {
            wider[house] = united[house] | places[digit][house];
            const auto small = static_cast<std::uint16_t>(drop<size>(wider[house]) == 0 ? 1 : 0);
            somewhere |= small;
            if constexpr (left == 1) found[house] |= small;
        }
        if constexpr (left > 1)
            if (somewhere != 0) look_for_hidden<size, left - 1>(places, digit + 1, wider, found);
    }
}

template <int size>
void look_for_hidden(const Position& position, const PerHouse& narrow, PerHouse& found) {
    std::array<PerHouse, side> places;
    for (Digit digit = 0; digit < side; ++digit)
        for (int house = 0; house < house_slots; ++house)
            places[digit][house] = (narrow[house] >> digit & 1) != 0 ? position.spots(digit)[house] : 0xffff;
    look_for_hidden<size, size>(places, 0, PerHouse{}, found);
}

}  // namespace

PerHouse narrow_digits(const Position& position, int most) {
    NONET_EXPECT(most >= 2 && most <= 4);
    PerHouse narrow{};
    if (most == 2) narrow_digits<2>(position, narrow);
    if (most == 3) narrow_digits<3>(position, narrow);
    if (most == 4) narrow_digits<4>(position, narrow);
    return narrow;
}

PerHouse houses_with_hidden(const Position& position, int size, const PerHouse& narrow) {
    NONET_EXPECT(size >= 2 && size <= 4);
    PerHouse found{};
    if (size == 2) look_for_hidden<2>(position, narrow, found);
    if (size == 3) look_for_hidden<3>(position, narrow, found);
    if (size == 4) look_for_hidden<4>(position, narrow, found);
    return found;
}

PerHouse narrow_cells(const Position& position, int most) {
    NONET_EXPECT(most >= 2 && most <= 4);
    PerHouse narrow{};
    const Position::BySize by_size = position.by_size();
    CellSet cells = by_size.two;
    if (most >= 3) cells |= by_size.three;
    if (most >= 4) cells |= by_size.more;
    for (Cell cell : cells) {
        if (position.candidates(cell).size() > most) continue;
        const CellPlace& at = cell_places[cell];
        for (HouseType type : house_types) narrow[at.house[type]] |= at.spot[type];
    }
    return narrow;
}

WidePerHouse narrow_digits(const WidePosition& position, int most) {
    const Wide& board = position.board();
    WidePerHouse narrow(static_cast<std::size_t>(board.house_count()));
    for (House house = 0; house < board.house_count(); ++house) {
        if (!holds_every_digit(board, house)) continue;
        for (Digit digit = 0; digit < board.digit_count(); ++digit)
            if (const int count = count_of(position.spots(house, digit)); count >= 2 && count <= most)
                narrow[house] |= BoardDigitSet::of(digit).bits();
    }
    return narrow;
}

WidePerHouse narrow_cells(const WidePosition& position, int most) {
    WidePerHouse narrow(static_cast<std::size_t>(position.board().house_count()));
    for (Cell cell : position.empty()) {
        const int count = position.candidates(cell).size();
        if (count < 2 || count > most) continue;
        position.houses().for_each_house_of(cell,
                                            [&](House house, Wide::Spots spot) { narrow[house] |= spot; });
    }
    return narrow;
}

WidePerHouse houses_with_hidden(const WidePosition&, int size, const WidePerHouse& narrow) {
    WidePerHouse found(narrow.size());
    for (std::size_t house = 0; house < narrow.size(); ++house)
        found[house] = count_of(narrow[house]) >= size;
    return found;
}

}  // namespace nonet
