#include "techniques/fish.hpp"

#include <algorithm>

namespace nonet {

template <class Board>
void collect_fish(const BasicPosition<Board>& position, int size, HouseKind base, bool one,
                  std::vector<BasicFish<Board>>& found) {
    using Set = typename Board::Spots;
    const auto& board = position.board();
    const int lines_of_base = board.line_count(base);
    if (lines_of_base == 0 || board.line_count(crossing(base)) == 0) return;
    if (!holds_every_digit(board, board.line_house(base, 0))) return;
    const std::size_t before = found.size();
    for (Digit digit = 0; digit < board.digit_count(); ++digit) {
        if (position.filled(digit) + 2 * size > lines_of_base) continue;
        std::array<Set, Board::most_digits> places{};
        Set narrow = 0;
        for (int line = 0; line < lines_of_base; ++line) {
            places[line] = position.spots(board.line_house(base, line), digit);
            const int count = count_of(places[line]);
            if (count >= 2 && count <= size) narrow |= static_cast<Set>(Set{1} << line);
        }
        for_each_union(places, narrow, size, size, [&](Set lines, Set covers) {
            if (one && found.size() > before && found.back().lines <= lines)
                return true;  // not before another one
            if (count_of(covers) != size) return false;
            Set lost = 0;
            for (int line : spots_of(covers))
                lost |=
                    static_cast<Set>(position.spots(board.line_house(crossing(base), line), digit) & ~lines);
            if (lost == 0) return false;
            if (one) found.resize(before);
            found.push_back({base, lines, covers, digit});
            return one;
        });
    }
    std::stable_sort(found.begin() + static_cast<std::ptrdiff_t>(before), found.end(),
                     [](const auto& a, const auto& b) { return a.lines < b.lines; });
}

template void collect_fish(const Position&, int, HouseKind, bool, std::vector<BasicFish<Nine>>&);
template void collect_fish(const WidePosition&, int, HouseKind, bool, std::vector<BasicFish<Wide>>&);

namespace {

// Returns the digit's cells in the covers outside the base.
template <class Board>
typename Board::Cells fish_losses(const BasicPosition<Board>& position, const BasicFish<Board>& fish) {
    const auto& board = position.board();
    typename Board::Cells lost;
    for (int line : spots_of(fish.covers)) {
        const House house = board.line_house(crossing(fish.base), line);
        const auto spots =
            static_cast<typename Board::Spots>(position.spots(house, fish.digit) & ~fish.lines);
        for (int spot : spots_of(spots))
            lost.insert(board.house_cells(house)[static_cast<std::size_t>(spot)]);
    }
    return lost;
}

template <class Board>
Exhibit lines_of(const Board& board, Role role, HouseKind kind, typename Board::Spots lines) {
    Exhibit exhibit{.role = role};
    for (int line : spots_of(lines)) exhibit.houses.push_back(board.line_house(kind, line));
    return exhibit;
}

template <class Board>
std::vector<Exhibit> evidence(const BasicPosition<Board>& position, const BasicFish<Board>& fish) {
    const auto& board = position.board();
    const auto digits = Board::Digits::of(fish.digit);
    Exhibit body{.role = Role::pattern, .digits = digits};
    for (int line : spots_of(fish.lines)) {
        const House house = board.line_house(fish.base, line);
        for (int spot : spots_of(position.spots(house, fish.digit)))
            body.cells.push_back({board.house_cells(house)[static_cast<std::size_t>(spot)], digits});
    }
    return {lines_of(board, Role::base, fish.base, fish.lines), std::move(body),
            lines_of(board, Role::cover, crossing(fish.base), fish.covers)};
}

template <int size, class Board>
void find_fish(const BasicPosition<Board>& position, Steps& steps) {
    std::vector<BasicFish<Board>> found;
    for (HouseKind base : fish_types) {
        collect_fish(position, size, base, steps.one(), found);
        if (steps.one() && !found.empty()) break;
    }
    for (const auto& fish : found) {
        Step& step = steps.add();
        for (Cell cell : fish_losses(position, fish))
            step.remove.push_back({cell, Board::Digits::of(fish.digit)});
        if (steps.evidence()) step.exhibits = evidence(position, fish);
    }
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord fish_records[] = {
    {{"x_wing", "X-Wing", "A digit in two lines is confined to two crossing lines, so it is removed from the rest of these.", {.se = 3.2}},
     {{.sentence = R"(In {base}, the {digits} is confined to {cover}. The two lines use up the {digits} of {cover}, so it can be removed from the rest of {cover}. So {so}.)"}},
     find_fish<2, Nine>,
     find_fish<2, Wide>},
    {{"swordfish", "Swordfish", "A digit in three lines is confined to three crossing lines, so it is removed from the rest of these.", {.se = 3.8}},
     {{.sentence = R"(In {base}, the {digits} is confined to {cover}. The three lines use up the {digits} of {cover}, so it can be removed from the rest of {cover}. So {so}.)"}},
     find_fish<3, Nine>,
     find_fish<3, Wide>},
    {{"jellyfish", "Jellyfish", "A digit in four lines is confined to four crossing lines, so it is removed from the rest of these.", {.se = 5.2}},
     {{.sentence = R"(In {base}, the {digits} is confined to {cover}. The four lines use up the {digits} of {cover}, so it can be removed from the rest of {cover}. So {so}.)"}},
     find_fish<4, Nine>,
     find_fish<4, Wide>},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family fish{fish_records};
}

}  // namespace nonet
