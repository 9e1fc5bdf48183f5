#include "techniques/hodoku/memory.hpp"

namespace nonet::hodoku {

const LineVictims& Memory::line_victims(const Board& board, Digit digit, int base_side) {
    Lines& lines = lines_[digit][base_side == first_row ? 0 : 1];
    if (lines.at != board.changes(digit))
        lines = {board.changes(digit), victims_of_lines(board, digit, base_side)};
    return lines.victims;
}

Implications& Memory::grouped_chains(const Board& board, const Search& search) {
    if (!chains_ || chains_at_ != board.all_changes()) {
        chains_.emplace(board, search, Implications::Kind::chains, true);
        chains_at_ = board.all_changes();
    }
    return *chains_;
}

const AlsTables& Memory::als(const Board& board, const Search& search) {
    if (!als_ || als_at_ != board.all_changes()) {
        als_.emplace(board, search);
        als_at_ = board.all_changes();
    }
    return *als_;
}

}  // namespace nonet::hodoku
