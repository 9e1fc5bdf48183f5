#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

#include "photo/lattice.hpp"

namespace nonet::photo {
namespace {

// A connected set of marks: its extent and, for each row, its first and last pixel.
struct Blob {
    int left = 0, right = 0, top = 0, bottom = 0, size = 0;
    std::vector<Point> edge;
    [[nodiscard]] double extent() const { return static_cast<double>(right - left) * (bottom - top); }
};

constexpr std::size_t most_blobs = 8, most_corners = 48;

// Returns the blobs with at least this width and height.
//
//   touches   whether marks that touch by a corner are connected
std::vector<Blob> find_blobs(Marks marks, int smallest, bool touches) {
    std::vector<Blob> blobs;
    std::vector<std::pair<int, int>> stack, pixels;
    for (int y = 0; y < marks.height; ++y)
        for (int x = 0; x < marks.width; ++x) {
            if (!marks.at(x, y)) continue;
            Blob blob{x, x, y, y, 0, {}};
            pixels.clear();
            marks.at(x, y) = 0;
            stack.emplace_back(x, y);
            while (!stack.empty()) {
                const auto [column, row] = stack.back();
                stack.pop_back();
                pixels.emplace_back(column, row);
                blob.left = std::min(blob.left, column);
                blob.right = std::max(blob.right, column);
                blob.top = std::min(blob.top, row);
                blob.bottom = std::max(blob.bottom, row);
                for (int dy = -1; dy <= 1; ++dy)
                    for (int dx = -1; dx <= 1; ++dx)
                        if ((touches || dx == 0 || dy == 0) && marks.has(column + dx, row + dy) &&
                            marks.at(column + dx, row + dy)) {
                            marks.at(column + dx, row + dy) = 0;
                            stack.emplace_back(column + dx, row + dy);
                        }
            }
            if (blob.right - blob.left < smallest || blob.bottom - blob.top < smallest) continue;
            blob.size = static_cast<int>(pixels.size());
            const auto rows = static_cast<std::size_t>(blob.bottom - blob.top + 1);
            std::vector<int> first(rows, marks.width), last(rows, -1);
            for (const auto& [column, row] : pixels) {
                const auto k = static_cast<std::size_t>(row - blob.top);
                first[k] = std::min(first[k], column);
                last[k] = std::max(last[k], column);
            }
            for (std::size_t k = 0; k < rows; ++k) {
                const double line = blob.top + static_cast<double>(k);
                blob.edge.push_back({static_cast<double>(first[k]), line});
                blob.edge.push_back({static_cast<double>(last[k]), line});
            }
            blobs.push_back(std::move(blob));
        }
    return blobs;
}

// Returns the largest blobs.
std::vector<Blob> large_blobs(const Marks& marks, int smallest) {
    std::vector<Blob> blobs = find_blobs(marks, smallest, true);
    std::ranges::sort(blobs, std::greater{}, &Blob::extent);
    if (blobs.size() > most_blobs) blobs.resize(most_blobs);
    return blobs;
}

// Returns the blobs of the paper inside of cells: many of about the same size, side by side. These are found where the
// lines of a grid are connected to text around it.
std::vector<Blob> blocks_of_cells(const Marks& marks, int smallest) {
    Marks paper = marks;
    for (std::uint8_t& mark : paper.pixels) mark = !mark;
    std::vector<Blob> cells = find_blobs(std::move(paper), smallest / 12, false);
    std::erase_if(cells, [&](const Blob& cell) {
        const int width = cell.right - cell.left, height = cell.bottom - cell.top;
        return std::max(width, height) > 2 * std::min(width, height);
    });
    std::ranges::sort(cells, {}, &Blob::extent);
    std::size_t first = 0, best_first = 0, best_count = 0;
    for (std::size_t last = 0; last < cells.size(); ++last) {
        while (cells[last].extent() > 2.2 * cells[first].extent()) ++first;
        if (last + 1 - first > best_count) {
            best_count = last + 1 - first;
            best_first = first;
        }
    }
    if (best_count < cell_count / 2) return {};
    Marks block(marks.width, marks.height);
    for (std::size_t k = best_first; k < best_first + best_count; ++k)
        for (std::size_t row = 0; row + 1 < cells[k].edge.size(); row += 2)
            for (double x = cells[k].edge[row].x; x <= cells[k].edge[row + 1].x; ++x)
                block.at(static_cast<int>(x), static_cast<int>(cells[k].edge[row].y)) = 1;
    const int gap = std::max(2, static_cast<int>(std::sqrt(cells[best_first].extent()) / 7));
    return large_blobs(thickened(block, gap), smallest);
}

// Returns the convex hull, clockwise as seen on the page, without the corners that change its area least.
std::vector<Point> hull_of(std::vector<Point> points) {
    std::ranges::sort(points, [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
    std::vector<Point> hull;
    const auto extend = [&](Point point, std::size_t least) {
        while (hull.size() >= least && cross(hull.back() - hull[hull.size() - 2], point - hull.back()) <= 0)
            hull.pop_back();
        hull.push_back(point);
    };
    for (const Point point : points) extend(point, 2);
    const std::size_t lower = hull.size() + 1;
    for (std::size_t k = points.size(); k-- > 0;) extend(points[k], lower);
    hull.pop_back();
    while (hull.size() > most_corners) {
        std::size_t flattest = 0;
        double least = 0;
        for (std::size_t k = 0; k < hull.size(); ++k) {
            const Point before = hull[(k + hull.size() - 1) % hull.size()],
                        after = hull[(k + 1) % hull.size()];
            const double area = std::abs(cross(hull[k] - before, after - before));
            if (k == 0 || area < least) {
                least = area;
                flattest = k;
            }
        }
        hull.erase(hull.begin() + static_cast<std::ptrdiff_t>(flattest));
    }
    return hull;
}

// Returns the largest quadrilateral whose corners are corners of the hull, its upper left corner first.
std::optional<Quad> largest_quad(const std::vector<Point>& hull) {
    const std::size_t count = hull.size();
    if (count < 4) return std::nullopt;
    double best = 0;
    Quad quad{};
    const auto farthest = [&](std::size_t from, std::size_t to, double& area) {
        std::size_t found = from;
        area = 0;
        for (std::size_t k = (from + 1) % count; k != to; k = (k + 1) % count) {
            const double other = std::abs(cross(hull[to] - hull[from], hull[k] - hull[from]));
            if (other > area) {
                area = other;
                found = k;
            }
        }
        return found;
    };
    for (std::size_t a = 0; a + 2 < count; ++a)
        for (std::size_t c = a + 2; c < count; ++c) {
            double one = 0, other = 0;
            const std::size_t b = farthest(a, c, one), d = farthest(c, a, other);
            if (one > 0 && other > 0 && one + other > best) {
                best = one + other;
                quad = {hull[a], hull[b], hull[c], hull[d]};
            }
        }
    if (best == 0) return std::nullopt;
    const auto first = std::ranges::min_element(quad, {}, [](Point p) { return p.x + p.y; });
    std::ranges::rotate(quad, first);
    return quad;
}

bool is_plausible(const Quad& quad) {
    double shortest = 1e9, longest = 0;
    for (std::size_t k = 0; k < 4; ++k) {
        const Point before = quad[(k + 3) % 4] - quad[k], after = quad[(k + 1) % 4] - quad[k];
        const double sine = cross(after, before) / (length(before) * length(after) + 1e-9);
        if (sine < 0.5) return false;
        shortest = std::min(shortest, length(after));
        longest = std::max(longest, length(after));
    }
    return shortest > 60 && longest < 2.5 * shortest;
}

// How much of a line is marked: from `from` in steps, at the best of the offsets within `reach` times `across`.
struct Line {
    double covered = 0, offset = 0;
};

template <class Place>
Line best_line(const Marks& marks, double reach, Place place) {
    constexpr int offsets = 15, steps = 14;
    Line best;
    for (int k = -offsets; k <= offsets; ++k) {
        const double offset = reach * k / offsets;
        int hits = 0;
        for (int step = 0; step <= steps; ++step) {
            const Point point = place(static_cast<double>(step) / steps, offset);
            const int x = static_cast<int>(std::lround(point.x)), y = static_cast<int>(std::lround(point.y));
            hits += marks.has(x, y) && marks.at(x, y);
        }
        // Of equally good ones, the nearest.
        const double covered = static_cast<double>(hits) / (steps + 1) - 0.1 * std::abs(offset);
        if (covered > best.covered) best = {covered, offset};
    }
    return best;
}

// Returns the marked share of each line of a lattice, the least first.
//
//   shift   of the lines, in cells: 0.5 for places without lines
//   reach   how far a line can be from its place, in cells of a 9 x 9 lattice
std::vector<double> marked_lines(const Marks& marks, const Homography& map, int size, double shift,
                                 double reach) {
    std::vector<double> lines;
    const double own_reach = std::min(reach, reach * size / side);
    for (int vertical = 0; vertical < 2; ++vertical)
        for (int line = 0; line + shift <= size; ++line) {
            double covered = 0;
            for (int part = 0; part < size; ++part) {
                const auto place = [&](double along, double offset) {
                    const double a = (part + 0.1 + 0.8 * along) / size, b = (line + shift + offset) / size;
                    return vertical ? map(b, a) : map(a, b);
                };
                covered += best_line(marks, own_reach, place).covered;
            }
            lines.push_back(covered / size);
        }
    std::ranges::sort(lines);
    return lines;
}

// Returns how well a lattice of this size fits. The worst fifth of its lines decides: a grid with other lines than these
// has some that fit by chance.
double lattice_score(const Marks& marks, const Homography& map, int size) {
    const std::vector<double> lines = marked_lines(marks, map, size, 0, 0.22);
    const auto few = static_cast<std::ptrdiff_t>(lines.size() / 5);
    return std::accumulate(lines.begin(), lines.begin() + few, 0.0) / static_cast<double>(few);
}

// Returns the middle of the marked shares between the lines, where only digits are.
double between_lines(const Marks& marks, const Homography& map, int size) {
    const std::vector<double> lines = marked_lines(marks, map, size, 0.5, 0.12);
    return lines[lines.size() / 2];
}

// Returns whether the lines are darker than the paper next to them. The paper next to light lines seems to be marked, too.
bool has_dark_lines(const Picture& picture, const Lattice& lattice) {
    int darker = 0, lighter = 0;
    for (int line = 0; line <= side; ++line)
        for (int part = 0; part < side; ++part)
            for (const bool vertical : {false, true}) {
                const auto grey = [&](double offset) {
                    const double a = part + 0.5,
                                 b = std::clamp(line + offset, 0.0, static_cast<double>(side));
                    return sample(picture, vertical ? lattice.at(b, a) : lattice.at(a, b));
                };
                // The line is near its place.
                double least = 255, most = 0;
                for (const double offset : {-0.06, -0.03, 0.0, 0.03, 0.06}) {
                    least = std::min(least, grey(offset));
                    most = std::max(most, grey(offset));
                }
                const double paper = grey(line == 0 ? 0.2 : -0.2);
                (paper - least > most - paper ? darker : lighter) += 1;
            }
    return darker > lighter;
}

constexpr double least_score = 0.55;

// How marks are made, in the order in which the ways are tried: the share of find_marks, and how much they are thickened
// to join broken lines.
constexpr std::pair<int, int> settings[] = {{8, 0}, {4, 0}, {8, 2}, {4, 2}, {14, 0}, {2, 1}};

// Moves the nodes to the lines near them, first on a smooth surface, then each for itself where the line is clear.
void settle(const Marks& marks, const Homography& map, Lattice& lattice) {
    constexpr std::size_t terms = 10;  // of a cubic surface
    const auto powers = [](double x, double y) {
        return std::array<double, terms>{1,     x,         y,         x * x,     x * y,
                                         y * y, x * x * x, x * x * y, x * y * y, y * y * y};
    };
    const auto at = [](int k) { return static_cast<std::size_t>(k); };
    const auto unit = [](int k) { return 2.0 * k / side - 1; };
    using Surface = std::array<double, terms>;
    Surface shift_x{}, shift_y{};
    const auto value = [&](const Surface& surface, int column, int row) {
        const auto p = powers(unit(column), unit(row));
        double sum = 0;
        for (std::size_t k = 0; k < terms; ++k) sum += surface[k] * p[k];
        return sum;
    };
    // The offset of the line through a node, in cells: of the vertical one along x, of the horizontal one along y.
    const auto line_at = [&](int column, int row, bool vertical, double x, double y, double reach) {
        const double begin = (vertical ? row : column) == 0 ? 0.05 : -0.45;
        const double end = (vertical ? row : column) == side ? -0.05 : 0.45;
        return best_line(marks, reach, [&](double along, double offset) {
            const double a = begin + (end - begin) * along;
            return vertical ? map((column + x + offset) / side, (row + y + a) / side)
                            : map((column + x + a) / side, (row + y + offset) / side);
        });
    };
    for (const double reach : {0.34, 0.2, 0.12}) {
        for (const bool vertical : {false, true}) {
            Surface& surface = vertical ? shift_x : shift_y;
            std::array<std::array<double, terms + 1>, terms> equations{};
            for (std::size_t k = 0; k < terms; ++k) equations[k][k] = 1e-3;
            for (int row = 0; row <= side; ++row)
                for (int column = 0; column <= side; ++column) {
                    const double x = value(shift_x, column, row), y = value(shift_y, column, row);
                    const Line line = line_at(column, row, vertical, x, y, reach);
                    const double weight = line.covered * line.covered * line.covered;
                    const double target = (vertical ? x : y) + line.offset;
                    const auto p = powers(unit(column), unit(row));
                    for (std::size_t a = 0; a < terms; ++a) {
                        for (std::size_t b = 0; b < terms; ++b) equations[a][b] += weight * p[a] * p[b];
                        equations[a][terms] += weight * p[a] * target;
                    }
                }
            if (const auto solution = solve_linear<terms>(equations)) surface = *solution;
        }
    }
    for (int row = 0; row <= side; ++row)
        for (int column = 0; column <= side; ++column) {
            double x = value(shift_x, column, row), y = value(shift_y, column, row);
            const Line down = line_at(column, row, true, x, y, 0.1),
                       along = line_at(column, row, false, x, y, 0.1);
            if (down.covered > 0.8) x += down.offset;
            if (along.covered > 0.8) y += along.offset;
            lattice.nodes[at(row)][at(column)] = map((column + x) / side, (row + y) / side);
        }
}

}  // namespace

GridSearch find_grid(const Picture& picture) {
    const int shorter = std::min(picture.width, picture.height);
    const int smallest = std::max(60, shorter / 5);
    GridSearch result;
    double best = 0, best_other = 0;
    const Picture soft = shorter >= 500 ? smoothed(picture) : picture;
    const Picture softest = smoothed(smoothed(soft));
    for (const bool light : {false, true}) {
        for (const auto& [share, thick] : settings) {
            const Picture ground = light        ? inverted(share <= 2 ? softest : soft)
                                   : share <= 2 ? softest
                                                : soft;
            const Marks marks = find_marks(ground, std::max(6, shorter / 40), share);
            const Marks seen = thickened(marks, 1);
            double clearest = 0;
            std::vector<Blob> blobs = large_blobs(thick ? thickened(marks, thick) : marks, smallest);
            if (!thick) std::ranges::copy(blocks_of_cells(marks, smallest), std::back_inserter(blobs));
            for (const Blob& blob : blobs) {
                const auto quad = largest_quad(hull_of(blob.edge));
                if (!quad || !is_plausible(*quad)) continue;
                const auto map = Homography::of_square(1, *quad);
                if (!map) continue;
                const double score = lattice_score(seen, *map, side);
                double other = 0;
                int other_size = 0;
                for (const int size : {4, 6, 8, 10, 12, 16}) {
                    if (score < least_score && &blob - blobs.data() > 1)
                        break;  // only large ones, as this is slow
                    const double fit = lattice_score(seen, *map, size);
                    if (fit >= other - 0.02) {  // a lattice of 16 contains one of 4
                        other = fit;
                        other_size = size;
                    }
                }
                if (other >= 0.7 && other > score && other > best_other &&
                    other > between_lines(seen, *map, other_size) + 0.15) {
                    best_other = other;
                    result.other_size = other_size;
                }
                if (score < least_score || other > score || score < between_lines(seen, *map, side) + 0.15)
                    continue;
                const double area = std::abs(cross((*quad)[2] - (*quad)[0], (*quad)[3] - (*quad)[1])) /
                                    (2.0 * picture.width * picture.height);
                // A clear lattice counts more than a large one.
                const double worth = std::pow(score, 4) * std::sqrt(area);
                if (worth <= best) continue;
                FoundGrid found{Lattice{}, light};
                settle(seen, *map, found.lattice);
                if (has_dark_lines(ground, found.lattice)) {
                    best = worth;
                    clearest = area > 0.1 ? score : 0;
                    result.grid = found;
                }
            }
            if (clearest > 0.85) return result;
        }
        if (result.grid) return result;
    }
    return result;
}

}  // namespace nonet::photo
