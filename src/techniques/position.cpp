#include "techniques/position.hpp"

#include <utility>

#include "rules/book.hpp"

namespace nonet {

WideHouses::WideHouses(const Wide& board) : board_(&board) {
    using enum HouseKind;
    for (HouseKind kind : {box, piece, column, row, diagonal, window, group, region})
        for (int house = 0; house < board.house_count(); ++house)
            if (board.kind_of(house) == kind) in_order_.push_back(static_cast<House>(house));
}

rules::Book& WideHouses::book() const {
    if (book_ == nullptr) book_ = std::make_shared<rules::Book>(board_->geometry());
    return *book_;
}

template <class Board>
BasicPosition<Board>::BasicPosition(const ClassicPuzzle& puzzle)
    requires(is_nine)
    : values_(puzzle.givens), candidates_{} {
    take_givens();
    if (puzzle.marks)
        for (int cell = 0; cell < cell_count; ++cell)
            for (Digit digit : ~(*puzzle.marks)[cell]) cells_[digit].erase(static_cast<Cell>(cell));
    derive();
}

template <class Board>
BasicPosition<Board>::BasicPosition(const Grid& values, const Candidates& marks)
    requires(is_nine)
    : values_(values), candidates_{} {
    cells_ = {};
    for (int cell = 0; cell < cell_count; ++cell)
        if (values_[cell] == 0)
            for (Digit digit : marks[cell]) cells_[digit].insert(static_cast<Cell>(cell));
    derive();
}

template <class Board>
BasicPosition<Board>::BasicPosition(const Wide& board, Values values)
    requires(!is_nine)
    : houses_(board),
      values_(std::move(values)),
      candidates_(values_.size()),
      cells_(static_cast<std::size_t>(board.digit_count())),
      spots_(cells_.size(), SpotsByHouse(static_cast<std::size_t>(board.house_count()))),
      empty_(board.all_cells()),
      empty_spots_(static_cast<std::size_t>(board.house_count())),
      filled_(cells_.size()) {}

template <class Board>
BasicPosition<Board>::BasicPosition(const Wide& board, const BoardPuzzle& puzzle)
    requires(!is_nine)
    : BasicPosition(board, puzzle.values) {
    take_givens();
    const auto drop = [&](int cell, Digits digits) {
        for (Digit digit : digits) cells_[digit].erase(static_cast<Cell>(cell));
    };
    for (std::size_t cell = 0; cell < puzzle.marks.size(); ++cell)
        drop(static_cast<int>(cell), board.all_digits() - puzzle.marks[cell]);
    for (int cell = 0; cell < board.cell_count(); ++cell) {
        drop(cell, board.all_digits() - board.allowed(cell));
        const int value = values_[static_cast<std::size_t>(cell)];
        if (value == 0) continue;
        for (const WideLink& link : board.links_of(cell))
            drop(link.other, board.barred_by(link, static_cast<Digit>(value - 1)));
    }
    derive();
}

template <class Board>
BasicPosition<Board>::BasicPosition(const Wide& board, Values values, const Marks& marks)
    requires(!is_nine)
    : BasicPosition(board, std::move(values)) {
    for (std::size_t cell = 0; cell < values_.size(); ++cell)
        if (values_[cell] == 0)
            for (Digit digit : marks[cell]) cells_[digit].insert(static_cast<Cell>(cell));
    derive();
}

// Fills the cells of each digit from the values.
template <class Board>
void BasicPosition<Board>::take_givens() {
    Cells filled;
    auto gone = cells_;  // for each digit, the cells where a peer holds it
    for (Cells& cells : gone) cells = {};
    for (int cell = 0; cell < board().cell_count(); ++cell) {
        const int value = values_[static_cast<Cell>(cell)];
        if (value == 0) continue;
        filled.insert(static_cast<Cell>(cell));
        gone[static_cast<std::size_t>(value - 1)] |= board().peers(cell);
    }
    for (Digit digit = 0; digit < board().digit_count(); ++digit)
        cells_[digit] = board().all_cells() - filled - gone[digit];
}

// Fills everything else from the values and the cells of each digit.
template <class Board>
void BasicPosition<Board>::derive() {
    for (SpotsByHouse& spots : spots_) std::ranges::fill(spots, Spots{0});
    std::ranges::fill(empty_spots_, Spots{0});
    for (Digit digit = 0; digit < board().digit_count(); ++digit)
        for (Cell cell : cells_[digit]) {
            candidates_[cell].insert(digit);
            houses_.for_each_house_of(cell, [&](House house, Spots spot) { spots_[digit][house] |= spot; });
        }
    for (int i = 0; i < board().cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        if (values_[cell] != 0) {
            ++filled_[static_cast<std::size_t>(values_[cell] - 1)];
            empty_.erase(cell);
            continue;
        }
        houses_.for_each_house_of(cell, [&](House house, Spots spot) { empty_spots_[house] |= spot; });
    }
}

template <class Board>
void BasicPosition<Board>::place(Cell cell, Digit digit) {
    for (Digit old : candidates_[cell]) remove(cell, old);
    for (Cell peer : board().peer_cells(cell)) candidates_[peer].erase(digit);
    cells_[digit] -= board().peers(cell);
    houses_.clear_seen(spots_[digit], cell);
    values_[cell] = static_cast<std::uint8_t>(digit + 1);
    empty_.erase(cell);
    ++filled_[digit];
    houses_.for_each_house_of(
        cell, [&](House house, Spots spot) { empty_spots_[house] &= static_cast<Spots>(~spot); });
    if constexpr (!is_nine)
        for (const WideLink& link : board().links_of(cell))
            for (Digit barred : board().barred_by(link, digit)) remove(link.other, barred);
}

template <class Board>
typename BasicPosition<Board>::BySize BasicPosition<Board>::by_size() const {
    // Counts in unary, with one bit of each counter per cell: at least one, two, three, four.
    Cells one, two, three, four;
    for (const Cells& cells : cells_) {
        four |= three & cells;
        three |= two & cells;
        two |= one & cells;
        one |= cells;
    }
    return {one - two, two - three, three - four, four};
}

template class BasicPosition<Nine>;
template class BasicPosition<Wide>;

}  // namespace nonet
