#pragma once
// The memory of a path: searches that found nothing in a digit that has not changed since, and tables that several searches of
// one position use.

#include <optional>

#include "techniques/hodoku/als.hpp"
#include "techniques/hodoku/fish_screen.hpp"
#include "techniques/hodoku/implications.hpp"

namespace nonet::hodoku {

class Memory {
 public:
    // Numbers of searches.  Fish: three shapes, three kinds of fins, six sizes; then turbot fish and X-chains.
    static constexpr int turbot = 54, x_chain = 55, searches = 56;

    // Whether that search has already found nothing in this digit with the same places.
    bool was_in_vain(int search, const Board& board, Digit digit) const {
        return in_vain_[search][digit] == board.changes(digit);
    }
    void note_in_vain(int search, const Board& board, Digit digit) {
        in_vain_[search][digit] = board.changes(digit);
    }

    // Returns the candidates of a digit that fish of lines may remove; computed once for its places.
    const LineVictims& line_victims(const Board& board, Digit digit, int base_side);

    // Return the lists with groups, and the almost locked sets with their bonds, of this position; computed once.
    Implications& grouped_chains(const Board& board, const Search& search);
    const AlsTables& als(const Board& board, const Search& search);

 private:
    std::array<std::array<std::uint32_t, side>, searches> in_vain_{};
    struct Lines {
        std::uint32_t at = 0;  // Board::changes() of the digit at that time
        LineVictims victims;
    };
    std::array<std::array<Lines, 2>, side> lines_{};
    std::optional<Implications> chains_;
    std::optional<AlsTables> als_;
    std::uint64_t chains_at_ = 0, als_at_ = 0;  // Board::all_changes() at that time
};

}  // namespace nonet::hodoku
