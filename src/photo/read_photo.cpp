#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/say.hpp"
#include "nonet/photo.hpp"
#include "photo/cells.hpp"
#include "photo/choose.hpp"
#include "photo/lattice.hpp"
#include "photo/network.hpp"
#include "photo/picture.hpp"

namespace nonet {
namespace {

using namespace photo;

constexpr int working_side = 1280, smallest_side = 100;
constexpr int fewest_givens = 17;  // no proper puzzle has fewer
constexpr double improbable = -20;

std::unexpected<Error> refusal(Errc code, std::string found, std::string expected) {
    return std::unexpected(Error{.code = code, .found = std::move(found), .expected = std::move(expected)});
}

std::string size_of(const GreyPicture& picture) {
    return say("a picture of {width} x {height} pixels", picture.width, picture.height);
}

// The place of a cell after quarter turns clockwise.
int turned_cell(int cell, int quarters) {
    for (int k = 0; k < quarters; ++k) cell = cell % side * side + (side - 1 - cell / side);
    return cell;
}

struct Upright {
    Readings readings{};
    int quarters = 0;  // how far the picture was turned clockwise
    double worth = 0;  // the mean logarithm of the probability that a glyph is a digit
};

// Turns the picture so that its glyphs are digits.
Upright turn_upright(const PrintedCells& cells) {
    Upright best;
    for (int quarters = 0; quarters < 4; ++quarters) {
        Upright turn;
        turn.quarters = quarters;
        int glyphs = 0;
        for (int cell = 0; cell < cell_count; ++cell) {
            const PrintedCell& from = cells[static_cast<std::size_t>(cell)];
            Scores& scores = turn.readings[static_cast<std::size_t>(turned_cell(cell, quarters))];
            if (from.is_empty) {
                scores.fill(improbable);
                scores[0] = 0;
                continue;
            }
            scores = classify(turned(from.glyph, quarters));
            turn.worth += std::max(*std::max_element(scores.begin() + 1, scores.end()), -5.0);
            ++glyphs;
        }
        turn.worth /= std::max(glyphs, 1);
        if (quarters == 0 || turn.worth > best.worth) best = turn;
    }
    return best;
}

// The upright cells with a glyph, by its height. Printed digits have one height.
struct Heights {
    std::vector<std::size_t> usual, odd;
};

Heights by_height(const PrintedCells& cells, int quarters) {
    std::vector<double> heights;
    const auto height = [&](const PrintedCell& cell) { return quarters % 2 ? cell.width : cell.height; };
    for (const PrintedCell& cell : cells)
        if (!cell.is_empty) heights.push_back(height(cell));
    const auto middle = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 2);
    std::ranges::nth_element(heights, middle);
    Heights found;
    for (int cell = 0; cell < cell_count; ++cell) {
        const PrintedCell& from = cells[static_cast<std::size_t>(cell)];
        if (from.is_empty) continue;
        const bool is_usual = std::abs(height(from) / *middle - 1) < 0.22;
        (is_usual ? found.usual : found.odd).push_back(static_cast<std::size_t>(turned_cell(cell, quarters)));
    }
    return found;
}

// A glyph of the usual height is hardly ever anything but a digit.
void expect_digit(Scores& scores) {
    constexpr double rarely = 0.05;
    const double others = 1 - std::exp(scores[0]) * (1 - rarely);
    scores[0] += std::log(rarely);
    for (double& score : scores) score -= std::log(others);
}

}  // namespace

Result<PhotoReading> read_photo(const GreyPicture& picture) {
    if (picture.width < 1 || picture.height < 1 || picture.width > max_picture_side ||
        picture.height > max_picture_side ||
        picture.pixels.size() !=
            static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height))
        return refusal(Errc::bad_argument,
                       say("{picture} in {count} bytes", size_of(picture), picture.pixels.size()),
                       say("a byte for each pixel, and sides of 1 to {number} pixels", max_picture_side));

    if (std::min(picture.width, picture.height) < smallest_side)
        return refusal(
            Errc::bad_structure, size_of(picture),
            say("a picture of a printed puzzle of 9 x 9 cells, with at least {number} pixels on each side",
                smallest_side));

    // 1. Find the grid.
    Picture page = scaled_down(picture, working_side);
    const GridSearch search = find_grid(page);

    if (!search.grid && search.other_size)
        return refusal(Errc::unsupported, say("a grid of {number} x {number} cells", search.other_size),
                       "a picture of a printed puzzle of 9 x 9 cells");
    if (!search.grid)
        return refusal(Errc::bad_structure, "no grid",
                       "a picture of a printed puzzle of 9 x 9 cells that fills at least a quarter of it");
    if (search.grid->is_light) page = inverted(std::move(page));

    // 2. Read its cells.
    const PrintedCells cells = read_cells(page, search.grid->lattice);
    const auto glyphs = std::ranges::count(cells, false, &PrintedCell::is_empty);
    const auto noted = std::ranges::count(cells, true, &PrintedCell::has_notes);
    if (glyphs < fewest_givens) {
        if (noted >= 6)
            return refusal(Errc::unsupported, "small marks in the cells",
                           "a picture of a printed puzzle of 9 x 9 cells, without totals and notes");
        return refusal(Errc::unsupported, say("{count} digits", glyphs),
                       say("at least {number}", fewest_givens));
    }
    Upright upright = turn_upright(cells);
    const Heights heights = by_height(cells, upright.quarters);
    const auto odd = static_cast<std::ptrdiff_t>(heights.odd.size());
    const auto unread = std::ranges::count_if(upright.readings, [](const Scores& scores) {
        return *std::ranges::max_element(scores) < std::log(0.6) ||
               (scores[0] > std::log(0.5) && scores[0] < 0);
    });
    if (unread * 4 > glyphs || odd * 3 > glyphs)
        return refusal(
            Errc::unsupported,
            say("{count} of {number} digits that are not clear print", std::max(unread, odd), glyphs),
            "a picture of a printed puzzle of 9 x 9 cells, sharp and without handwriting");

    // 3. Choose the likeliest puzzle.
    for (const std::size_t cell : heights.usual) expect_digit(upright.readings[cell]);
    PhotoReading reading = choose(upright.readings);
    for (const std::size_t cell : heights.odd)
        reading.confidence[cell] = std::min(reading.confidence[cell], doubtful_below / 2);
    const auto& nodes = search.grid->lattice.nodes;
    const std::array<Point, 4> corners{nodes[0][0], nodes[0][side], nodes[side][side], nodes[side][0]};
    const double scale =
        static_cast<double>(std::max(picture.width, picture.height)) / std::max(page.width, page.height);
    for (int k = 0; k < 4; ++k) {
        const Point corner = scale * corners[static_cast<std::size_t>((k + 4 - upright.quarters) % 4)];
        reading.corners[static_cast<std::size_t>(k)] = {static_cast<float>(corner.x),
                                                        static_cast<float>(corner.y)};
    }
    return reading;
}

}  // namespace nonet
