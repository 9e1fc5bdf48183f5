// Makes random jigsaws: pieces start as rows, then their borders move at random; jigsaws without a filling are rejected.

#include <algorithm>
#include <string>

#include "core/layout.hpp"
#include "core/rng.hpp"
#include "covers/solver.hpp"
#include "nonet/generate.hpp"

namespace nonet {
namespace {

class Pieces {
 public:
    explicit Pieces(int size) : side_(size) {
        for (int cell = 0; cell < size * size; ++cell)
            piece_of_.push_back(static_cast<std::uint8_t>(cell / size));
    }

    // Moves a cell to the piece of a neighbour, which gives another cell back; unless a piece would fall apart.
    void move_a_border(Rng& rng) {
        const int cell = static_cast<int>(rng.below(static_cast<std::uint32_t>(piece_of_.size())));
        const auto beside = neighbours(cell);
        const auto from = piece(cell),
                   to = piece(beside[rng.below(static_cast<std::uint32_t>(beside.size()))]);
        if (from == to) return;
        piece(cell) = to;
        if (const int back = random_neighbour_of(from, to, cell, rng); back >= 0) {
            piece(back) = from;
            if (is_connected(from) && is_connected(to)) return;
            piece(back) = to;
        }
        piece(cell) = from;
    }

    // Numbers the pieces in the order of their first cells.
    std::vector<std::uint8_t> numbered() const {
        std::vector<std::uint8_t> numbers(piece_of_.size(), none), result;
        std::uint8_t next = 0;
        for (std::uint8_t piece : piece_of_) {
            if (numbers[piece] == none) numbers[piece] = next++;
            result.push_back(numbers[piece]);
        }
        return result;
    }

 private:
    static constexpr std::uint8_t none = 0xff;

    std::uint8_t& piece(int cell) { return piece_of_[static_cast<std::size_t>(cell)]; }

    std::vector<int> neighbours(int cell) const {
        std::vector<int> cells;
        if (cell % side_ > 0) cells.push_back(cell - 1);
        if (cell % side_ < side_ - 1) cells.push_back(cell + 1);
        if (cell >= side_) cells.push_back(cell - side_);
        if (cell + side_ < side_ * side_) cells.push_back(cell + side_);
        return cells;
    }

    // Returns a random cell of `of` next to a cell of `to`, other than `but`; -1 if there is none.
    int random_neighbour_of(std::uint8_t to, std::uint8_t of, int but, Rng& rng) {
        std::vector<int> cells;
        for (int cell = 0; cell < side_ * side_; ++cell)
            if (cell != but && piece(cell) == of &&
                std::ranges::any_of(neighbours(cell), [&](int beside) { return piece(beside) == to; }))
                cells.push_back(cell);
        return cells.empty() ? -1 : cells[rng.below(static_cast<std::uint32_t>(cells.size()))];
    }

    bool is_connected(std::uint8_t number) {
        std::vector<std::uint8_t> reached(piece_of_.size());
        std::vector<int> open;
        int size = 0;
        for (int cell = 0; cell < side_ * side_ && open.empty(); ++cell)
            if (piece(cell) == number) open.push_back(cell);
        reached[static_cast<std::size_t>(open[0])] = 1;
        while (!open.empty()) {
            const int cell = open.back();
            open.pop_back();
            ++size;
            for (int beside : neighbours(cell))
                if (auto& is_reached = reached[static_cast<std::size_t>(beside)];
                    piece(beside) == number && !is_reached) {
                    is_reached = 1;
                    open.push_back(beside);
                }
        }
        return size == side_;
    }

    int side_;
    std::vector<std::uint8_t> piece_of_;
};

Geometry geometry_of_pieces(int size, const std::vector<std::uint8_t>& pieces) {
    std::vector<HouseLayout> houses;
    for (HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::piece})
        for (int number = 0; number < size; ++number)
            houses.push_back(
                {kind, number, std::string(name_of(kind)) + ' ' + std::to_string(number + 1), {}});
    for (int cell = 0; cell < size * size; ++cell)
        for (int house : {cell / size, size + cell % size, 2 * size + pieces[static_cast<std::size_t>(cell)]})
            houses[static_cast<std::size_t>(house)].cells.push_back(static_cast<Cell>(cell));
    return geometry_of(size, size, size, std::move(houses));
}

}  // namespace

Result<JigsawMade> make_jigsaw(int size, std::uint64_t seed, std::uint64_t number, const Limits& limits) {
    if (size < 1 || size > Geometry::most_digits)
        return std::unexpected(Error{.code = Errc::bad_argument,
                                     .found = "side " + std::to_string(size),
                                     .expected = "1 to " + std::to_string(Geometry::most_digits)});
    constexpr std::uint64_t patience = 20'000;  // nodes of the search for a filling
    const int moves = size == 1 ? 0 : 10 * size * size;
    Budget budget({.time = limits.time, .cancel = limits.cancel});
    Rng rng(seed, number);
    while (!budget.look()) {
        Pieces pieces(size);
        for (int i = 0; i < moves; ++i) pieces.move_a_border(rng);
        JigsawMade made{pieces.numbered(), std::vector<std::uint8_t>(static_cast<std::size_t>(size * size))};
        covers::Solver solver(geometry_of_pieces(size, made.pieces));
        Limits left = budget.left();
        left.nodes = patience;
        Budget own(left);
        if (solver.fill(rng, own, made.filling) == Stop::solutions) return made;
    }
    return JigsawMade{};
}

}  // namespace nonet
