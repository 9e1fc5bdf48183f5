#pragma once
// Points, and the projective map of a plane that a flat page undergoes in a photo.

#include <array>
#include <cmath>
#include <cstddef>
#include <optional>

namespace nonet::photo {

struct Point {
    double x = 0, y = 0;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(double k, Point a) { return {k * a.x, k * a.y}; }
};

constexpr double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
inline double length(Point a) { return std::hypot(a.x, a.y); }

using Quad = std::array<Point, 4>;  // upper left, upper right, lower right, lower left

// Solves N linear equations by elimination; nothing if they are dependent.
template <std::size_t N>
std::optional<std::array<double, N>> solve_linear(std::array<std::array<double, N + 1>, N> rows) {
    for (std::size_t column = 0; column < N; ++column) {
        std::size_t best = column;
        for (std::size_t row = column; row < N; ++row)
            if (std::abs(rows[row][column]) > std::abs(rows[best][column])) best = row;
        if (std::abs(rows[best][column]) < 1e-12) return std::nullopt;
        std::swap(rows[best], rows[column]);
        for (std::size_t row = 0; row < N; ++row) {
            if (row == column) continue;
            const double factor = rows[row][column] / rows[column][column];
            for (std::size_t k = column; k <= N; ++k) rows[row][k] -= factor * rows[column][k];
        }
    }
    std::array<double, N> solution{};
    for (std::size_t k = 0; k < N; ++k) solution[k] = rows[k][N] / rows[k][k];
    return solution;
}

// A homography: it maps lines to lines.
//
//   x' = (h0 x + h1 y + h2) / (h6 x + h7 y + 1)      y' = (h3 x + h4 y + h5) / (h6 x + h7 y + 1)
class Homography {
 public:
    // The map of the square (0,0) (side,0) (side,side) (0,side) to the corners; nothing if they have no area.
    static std::optional<Homography> of_square(double side, const Quad& corners) {
        const Quad square{Point{0, 0}, Point{side, 0}, Point{side, side}, Point{0, side}};
        std::array<std::array<double, 9>, 8> rows{};
        for (std::size_t k = 0; k < 4; ++k) {
            const auto [x, y] = square[k];
            const auto [u, v] = corners[k];
            rows[2 * k] = {x, y, 1, 0, 0, 0, -x * u, -y * u, u};
            rows[2 * k + 1] = {0, 0, 0, x, y, 1, -x * v, -y * v, v};
        }
        const auto solution = solve_linear<8>(rows);
        if (!solution) return std::nullopt;
        return Homography(*solution);
    }

    Point operator()(double x, double y) const {
        const double w = h_[6] * x + h_[7] * y + 1;
        return {(h_[0] * x + h_[1] * y + h_[2]) / w, (h_[3] * x + h_[4] * y + h_[5]) / w};
    }

 private:
    explicit Homography(const std::array<double, 8>& h) : h_(h) {}
    std::array<double, 8> h_;
};

}  // namespace nonet::photo
