#include "photo/cells.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace nonet::photo {
namespace {

constexpr int patch_side = 40;  // samples of a cell, along each side
constexpr int rim = 5;          // its outermost samples, where the lines are

struct Box {
    int left = patch_side, right = -1, top = patch_side, bottom = -1, size = 0;
    [[nodiscard]] int width() const { return right - left + 1; }
    [[nodiscard]] int height() const { return bottom - top + 1; }
    void add(int x, int y) {
        left = std::min(left, x);
        right = std::max(right, x);
        top = std::min(top, y);
        bottom = std::max(bottom, y);
        ++size;
    }
    void add(const Box& other) {
        left = std::min(left, other.left);
        right = std::max(right, other.right);
        top = std::min(top, other.top);
        bottom = std::max(bottom, other.bottom);
        size += other.size;
    }
};

using Patch = std::array<std::array<double, patch_side>, patch_side>;

// The darkness of each sample against the paper around it.
struct Sampled {
    Patch ink{};
    double contrast = 0;  // of the darkest
};

// Returns the extreme value of the samples within the reach, along rows and then along columns.
template <class Better>
Patch extremes(const Patch& patch, int reach, Better better) {
    Patch rows = patch, both = patch;
    const auto spread = [&](const Patch& from, Patch& to, bool vertical) {
        for (int y = 0; y < patch_side; ++y)
            for (int x = 0; x < patch_side; ++x) {
                const int middle = vertical ? y : x;
                double best = from[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
                for (int k = std::max(0, middle - reach); k <= std::min(patch_side - 1, middle + reach); ++k)
                    best = better(best, from[static_cast<std::size_t>(vertical ? k : y)]
                                            [static_cast<std::size_t>(vertical ? x : k)]);
                to[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = best;
            }
    };
    spread(patch, rows, false);
    spread(rows, both, true);
    return both;
}

// The mean of four samples within a square of this size in cells.
double mean_at(const Picture& picture, const Lattice& lattice, double x, double y, double size) {
    double sum = 0;
    for (const double dy : {-0.25, 0.25})
        for (const double dx : {-0.25, 0.25})
            sum += sample(picture, lattice.at(x + dx * size, y + dy * size));
    return sum / 4;
}

// The paper is the morphological closing of the cell: without the strokes, but with shadows and folds.
Sampled sample_cell(const Picture& picture, const Lattice& lattice, int row, int column) {
    constexpr int widest_stroke = 15;
    constexpr double step = 1.0 / patch_side;
    Patch grey{};
    for (std::size_t y = 0; y < patch_side; ++y)
        for (std::size_t x = 0; x < patch_side; ++x)
            grey[y][x] = mean_at(picture, lattice, column + (static_cast<double>(x) + 0.5) * step,
                                 row + (static_cast<double>(y) + 0.5) * step, step);
    const auto larger = [](double a, double b) { return std::max(a, b); };
    const auto smaller = [](double a, double b) { return std::min(a, b); };
    const Patch paper = extremes(extremes(grey, widest_stroke / 2, larger), widest_stroke / 2, smaller);
    Sampled cell;
    std::vector<double> inner;
    for (std::size_t y = 0; y < patch_side; ++y)
        for (std::size_t x = 0; x < patch_side; ++x) {
            cell.ink[y][x] = paper[y][x] - grey[y][x];
            if (std::min(x, y) > rim && std::max(x, y) < patch_side - rim - 1)
                inner.push_back(cell.ink[y][x]);
        }
    const auto darkest = inner.begin() + static_cast<std::ptrdiff_t>(inner.size() * 49 / 50);
    std::ranges::nth_element(inner, darkest);
    cell.contrast = *darkest;
    return cell;
}

// Returns the connected marks inside the cell, without the lines at its edges.
std::vector<Box> marks_of(const Sampled& cell) {
    const double threshold = 0.45 * cell.contrast;
    std::array<std::array<char, patch_side>, patch_side> mark{};
    const auto at = [&](int x, int y) -> char& {
        return mark[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    };
    for (int y = 0; y < patch_side; ++y)
        for (int x = 0; x < patch_side; ++x)
            at(x, y) = cell.ink[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] > threshold;
    // Lines: marks in the rim that are connected to the edge inside the rim.
    std::vector<std::pair<int, int>> stack;
    const auto in_rim = [](int x, int y) {
        return std::min(x, y) < rim || std::max(x, y) >= patch_side - rim;
    };
    const auto take = [&](int x, int y) {
        if (!at(x, y)) return;
        at(x, y) = 0;
        stack.emplace_back(x, y);
    };
    for (int k = 0; k < patch_side; ++k)
        for (const int edge : {0, 1, patch_side - 2, patch_side - 1}) {
            take(k, edge);
            take(edge, k);
        }
    while (!stack.empty()) {
        const auto [x, y] = stack.back();
        stack.pop_back();
        for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const int column = x + dx, row = y + dy;
            if (column >= 0 && row >= 0 && column < patch_side && row < patch_side && in_rim(column, row))
                take(column, row);
        }
    }
    std::vector<Box> boxes;
    for (int y = 0; y < patch_side; ++y)
        for (int x = 0; x < patch_side; ++x) {
            if (!at(x, y)) continue;
            Box box;
            take(x, y);
            while (!stack.empty()) {
                const auto [column, row] = stack.back();
                stack.pop_back();
                box.add(column, row);
                for (int dy = -1; dy <= 1; ++dy)
                    for (int dx = -1; dx <= 1; ++dx)
                        if (column + dx >= 0 && row + dy >= 0 && column + dx < patch_side &&
                            row + dy < patch_side)
                            take(column + dx, row + dy);
            }
            boxes.push_back(box);
        }
    return boxes;
}

bool is_central(const Box& box) {
    const double x = (box.left + box.right + 1) / 2.0 / patch_side,
                 y = (box.top + box.bottom + 1) / 2.0 / patch_side;
    return std::min(x, y) > 0.25 && std::max(x, y) < 0.75;
}

// The largest mark near the middle, with the parts near it.
Box glyph_box(const std::vector<Box>& boxes) {
    Box main;
    for (const Box& box : boxes)
        if (is_central(box) && box.width() * box.height() > main.width() * main.height() * (main.right >= 0))
            main = box;
    if (main.right < 0) return main;
    const Box core = main;
    for (const Box& box : boxes) {
        const bool beside = box.left <= core.right + 2 && box.right >= core.left - 2 &&
                            box.top <= core.bottom + 3 && box.bottom >= core.top - 3;
        const bool same = box.left == core.left && box.top == core.top && box.size == core.size;
        if (!same && beside && box.size >= 6 && std::max(box.width(), box.height()) >= 4) main.add(box);
    }
    return main;
}

}  // namespace

Glyph turned(const Glyph& glyph, int quarters) {
    Glyph from = glyph, to = glyph;
    constexpr auto n = static_cast<std::size_t>(glyph_side);
    for (int k = 0; k < quarters; ++k) {
        for (std::size_t y = 0; y < n; ++y)
            for (std::size_t x = 0; x < n; ++x) to[x * n + (n - 1 - y)] = from[y * n + x];
        from = to;
    }
    return from;
}

PrintedCells read_cells(const Picture& picture, const Lattice& lattice) {
    std::vector<Sampled> sampled;
    std::vector<double> contrasts;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            sampled.push_back(sample_cell(picture, lattice, row, column));
            contrasts.push_back(sampled.back().contrast);
        }
    // A puzzle has at least 17 digits, so this is the contrast of one.
    std::ranges::sort(contrasts, std::greater{});
    const double usual = contrasts[8];

    PrintedCells cells;
    for (int k = 0; k < cell_count; ++k) {
        const Sampled& from = sampled[static_cast<std::size_t>(k)];
        PrintedCell& cell = cells[static_cast<std::size_t>(k)];
        cell.contrast = from.contrast;
        if (from.contrast < 0.3 * usual || from.contrast < 10) continue;
        const std::vector<Box> boxes = marks_of(from);
        const Box box = glyph_box(boxes);
        cell.height = static_cast<double>(box.height()) / patch_side;
        cell.width = static_cast<double>(box.width()) / patch_side;
        const double extent = std::max(cell.height, cell.width);
        if (box.right < 0 || extent < 0.26) {
            for (const Box& mark : boxes)
                cell.has_notes |= mark.height() >= 5 && mark.width() >= 2 && mark.size >= 12;
            continue;
        }
        cell.is_empty = false;
        // Two pixels of margin on the long side.
        const double step = extent * patch_side / (glyph_side - 2);
        const double left = (box.left + box.right + 1) / 2.0 - step * glyph_side / 2;
        const double top = (box.top + box.bottom + 1) / 2.0 - step * glyph_side / 2;
        for (int y = 0; y < glyph_side; ++y)
            for (int x = 0; x < glyph_side; ++x) {
                // The mean of a square of samples; outside the box there may be lines.
                double sum = 0;
                for (const double dy : {0.125, 0.375, 0.625, 0.875})
                    for (const double dx : {0.125, 0.375, 0.625, 0.875}) {
                        const int px = static_cast<int>(std::floor(left + (x + dx) * step));
                        const int py = static_cast<int>(std::floor(top + (y + dy) * step));
                        if (px >= std::max(0, box.left - 1) &&
                            px <= std::min(patch_side - 1, box.right + 1) && py >= std::max(0, box.top - 1) &&
                            py <= std::min(patch_side - 1, box.bottom + 1))
                            sum += from.ink[static_cast<std::size_t>(py)][static_cast<std::size_t>(px)];
                    }
                cell.glyph[static_cast<std::size_t>(y * glyph_side + x)] =
                    static_cast<float>(std::clamp(sum / 16 / from.contrast, 0.0, 1.0));
            }
    }
    return cells;
}

}  // namespace nonet::photo
