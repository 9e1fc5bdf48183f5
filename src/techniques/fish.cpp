#include "techniques/fish.hpp"

#include <algorithm>

namespace nonet {
void collect_fish(const Position& position, int size, HouseType base, bool one, std::vector<Fish>& found) {
    const std::size_t before = found.size();
    const HouseType cover = base == row_type ? column_type : row_type;
    for (Digit digit = 0; digit < side; ++digit) {
        if (position.filled(digit) + 2 * size > side) continue;
        std::array<std::uint16_t, side> places{};
        std::uint16_t narrow = 0;
        for (int line = 0; line < side; ++line) {
            places[line] = position.spots(static_cast<House>(first_house[base] + line), digit);
            const int count = count_of(places[line]);
            if (count >= 2 && count <= size) narrow |= static_cast<std::uint16_t>(1u << line);
        }
        for_each_union(places, narrow, size, size, [&](std::uint16_t lines, std::uint16_t covers) {
            if (one && found.size() > before && found.back().lines <= lines)
                return true;  // not earlier than another
            if (count_of(covers) != size) return false;
            std::uint16_t lost = 0;
            for (int line : spots_of(covers))
                lost |= static_cast<std::uint16_t>(
                    position.spots(static_cast<House>(first_house[cover] + line), digit) & ~lines);
            if (lost == 0) return false;
            if (one) found.resize(before);
            found.push_back({base, lines, covers, digit});
            return one;
        });
    }
    std::stable_sort(found.begin() + static_cast<std::ptrdiff_t>(before), found.end(),
                     [](const Fish& a, const Fish& b) { return a.lines < b.lines; });
}

namespace {

// The digit's cells in the covers outside the base.
CellSet fish_losses(const Position& position, const Fish& fish) {
    const HouseType cover = fish.base == row_type ? column_type : row_type;
    CellSet lost;
    for (int line : spots_of(fish.covers)) {
        const auto house = static_cast<House>(first_house[cover] + line);
        lost |= cells_at(house, static_cast<Spots>(position.spots(house, fish.digit) & ~fish.lines));
    }
    return lost;
}

Exhibit lines_of(Role role, HouseType type, std::uint16_t lines) {
    Exhibit exhibit{.role = role};
    for (int line : spots_of(lines)) exhibit.houses.push_back(static_cast<House>(first_house[type] + line));
    return exhibit;
}

std::vector<Exhibit> evidence(const Position& position, const Fish& fish) {
    Exhibit body{.role = Role::pattern, .digits = DigitSet::of(fish.digit)};
    for (int line : spots_of(fish.lines)) {
        const auto house = static_cast<House>(first_house[fish.base] + line);
        for (int spot : spots_of(position.spots(house, fish.digit)))
            body.cells.push_back({house_cells[house][spot], DigitSet::of(fish.digit)});
    }
    return {lines_of(Role::base, fish.base, fish.lines), std::move(body),
            lines_of(Role::cover, fish.base == row_type ? column_type : row_type, fish.covers)};
}

template <int size>
void find_fish(const Position& position, Steps& steps) {
    std::vector<Fish> found;
    for (HouseType base : fish_types) {
        collect_fish(position, size, base, steps.one(), found);
        if (steps.one() && !found.empty()) break;
    }
    for (const Fish& fish : found) {
        Step& step = steps.add();
        for (Cell cell : fish_losses(position, fish)) step.remove.push_back({cell, DigitSet::of(fish.digit)});
        if (steps.evidence()) step.exhibits = evidence(position, fish);
    }
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord table[] = {
    {{"x_wing", "X-Wing", "A digit's places in two lines lie in two crossing lines; the rest of these loses it.", {.se = 3.2}},
     {{.sentence = R"(In {base} the {digits} has its places only in {cover}. The two lines need one in each, so nothing is left for the rest of {cover}. So {so}.)"}},
     find_fish<2>},
    {{"swordfish", "Swordfish", "A digit's places in three lines lie in three crossing lines; the rest of these loses it.", {.se = 3.8}},
     {{.sentence = R"(In {base} the {digits} has its places only in {cover}. Three lines need three of them, one in each, so nothing is left for the rest of {cover}. So {so}.)"}},
     find_fish<3>},
    {{"jellyfish", "Jellyfish", "A digit's places in four lines lie in four crossing lines; the rest of these loses it.", {.se = 5.2}},
     {{.sentence = R"(In {base} the {digits} has its places only in {cover}. Four lines need four of them, one in each, so nothing is left for the rest of {cover}. So {so}.)"}},
     find_fish<4>},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family fish{table};
}

}  // namespace nonet
