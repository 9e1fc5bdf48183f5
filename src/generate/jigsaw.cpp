// Makes random jigsaws: pieces start as rows, then their borders move at random; jigsaws without a filling are rejected.

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "core/layout.hpp"
#include "core/rng.hpp"
#include "core/say.hpp"
#include "covers/solver.hpp"
#include "nonet/generate.hpp"

namespace nonet {
namespace {

class Pieces {
 public:
    explicit Pieces(int size) : cells_(static_cast<std::size_t>(size)) {
        for (int cell = 0; cell < size * size; ++cell) {
            piece_of_.push_back(static_cast<std::uint8_t>(cell / size));
            cells_[static_cast<std::size_t>(cell / size)].push_back(cell);
            Neighbours& beside = neighbours_.emplace_back();
            if (cell % size > 0) beside.add(cell - 1);
            if (cell % size < size - 1) beside.add(cell + 1);
            if (cell >= size) beside.add(cell - size);
            if (cell + size < size * size) beside.add(cell + size);
        }
        reached_.resize(piece_of_.size());
    }

    // Moves a cell to the piece of a neighbour, which gives another cell back; unless a piece would fall apart.
    void move_a_border(Rng& rng) {
        const int cell = static_cast<int>(rng.below(static_cast<std::uint32_t>(piece_of_.size())));
        const Neighbours& beside = neighbours(cell);
        const auto from = piece(cell), to = piece(beside.cells[rng.below(beside.count)]);
        if (from == to) return;
        move(cell, to);
        if (const int back = random_neighbour_of(from, to, cell, rng); back >= 0) {
            move(back, from);
            if (is_connected(from) && is_connected(to)) return;
            move(back, to);
        }
        move(cell, from);
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

    struct Neighbours {
        std::array<int, 4> cells{};
        std::uint32_t count = 0;
        void add(int cell) { cells[count++] = cell; }
        [[nodiscard]] std::span<const int> all() const { return {cells.data(), count}; }
    };

    std::uint8_t piece(int cell) const { return piece_of_[static_cast<std::size_t>(cell)]; }
    const Neighbours& neighbours(int cell) const { return neighbours_[static_cast<std::size_t>(cell)]; }

    void move(int cell, std::uint8_t to) {
        auto& old = cells_[piece(cell)];
        *std::ranges::find(old, cell) = old.back();
        old.pop_back();
        cells_[to].push_back(cell);
        piece_of_[static_cast<std::size_t>(cell)] = to;
    }

    // Returns a random cell of `of` next to a cell of `to`, other than `but`; -1 if there is none.
    int random_neighbour_of(std::uint8_t to, std::uint8_t of, int but, Rng& rng) {
        open_.clear();
        for (int cell : cells_[of])
            if (cell != but &&
                std::ranges::any_of(neighbours(cell).all(), [&](int beside) { return piece(beside) == to; }))
                open_.push_back(cell);
        return open_.empty() ? -1 : open_[rng.below(static_cast<std::uint32_t>(open_.size()))];
    }

    bool is_connected(std::uint8_t number) {
        ++visit_;
        open_.assign(1, cells_[number][0]);
        reached_[static_cast<std::size_t>(open_[0])] = visit_;
        for (std::size_t i = 0; i < open_.size(); ++i)
            for (int beside : neighbours(open_[i]).all())
                if (auto& reached = reached_[static_cast<std::size_t>(beside)];
                    piece(beside) == number && reached != visit_) {
                    reached = visit_;
                    open_.push_back(beside);
                }
        return open_.size() == cells_[number].size();
    }

    std::vector<std::uint8_t> piece_of_;
    std::vector<std::vector<int>> cells_;  // of each piece, in any order
    std::vector<Neighbours> neighbours_;
    std::vector<int> open_;
    std::vector<std::uint64_t> reached_;  // the last visit of each cell
    std::uint64_t visit_ = 0;
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
                                     .found = say("side {number}", size),
                                     .expected = say("{from} to {to}", 1, Geometry::most_digits)});
    constexpr std::uint64_t patience = 20'000;  // nodes of the search for a filling
    constexpr std::int64_t moves_per_look = 16'384;
    // Measured: from then on, pieces are as high as wide on average, although they start as rows.
    const std::int64_t moves = size == 1 ? 0 : std::int64_t{2} * size * size * size * size;
    Budget budget({.time = limits.time, .cancel = limits.cancel});
    Rng rng(seed, number);
    while (!budget.look()) {
        Pieces pieces(size);
        for (std::int64_t i = 0; i < moves; ++i) {
            if (i % moves_per_look == 0 && budget.look()) return JigsawMade{};
            pieces.move_a_border(rng);
        }
        JigsawMade made{pieces.numbered(), std::vector<std::uint8_t>(static_cast<std::size_t>(size * size))};
        covers::CoverSolver solver(geometry_of_pieces(size, made.pieces));
        Limits left = budget.left();
        left.nodes = patience;
        Budget own(left);
        if (solver.fill(rng, own, made.filling) == Stop::solutions) return made;
    }
    return JigsawMade{};
}

}  // namespace nonet
