// The lists of forcing nets: a literal is supposed on a copy of the board, and four rounds of singles give the conclusions.

#include "techniques/hodoku/implications.hpp"

namespace nonet::hodoku {

class NetBuilder {
 public:
    NetBuilder(Implications& lists, const Board& start) : lists_(lists), start_(start), board_(start) {}

    void build(int k, bool on) {
        board_ = start_;
        const Candidate at = lists_.candidate(k);
        list_ = on ? lists_.on(k) : lists_.off(k);
        lists_.index(list_);
        if (on) {
            place(at, {});
        } else {
            board_.remove(at.cell, at.digit);
            const DigitSet left = board_.candidates(at.cell);
            if (left.size() == 1) place({at.cell, left.first()}, {});
        }
        constexpr int rounds = 4;
        for (int round = 0; round < rounds; ++round)
            if (!take_singles()) return;
    }

 private:
    using Premises = std::array<std::uint16_t, 5>;

    std::uint16_t position(Candidate at, bool on) const {
        return lists_.position_of(list_, lists_.literal(at.cell, at.digit, on));
    }

    // Collects all waiting naked singles, then all hidden ones, before any of them is placed; then places them.
    bool take_singles() {
        naked_.clear();
        hidden_.clear();
        for (Candidate single : board_.naked)
            if (board_.value(single.cell) == 0) naked_.push_back(single);
        CellSet listed;
        for (Candidate single : board_.hidden) {
            if (board_.value(single.cell) != 0 || listed.contains(single.cell)) continue;
            bool only = false;
            for (House house : houses_of(single.cell)) only = only || board_.free(house, single.digit) == 1;
            if (!only) continue;
            listed.insert(single.cell);
            hidden_.push_back(single);
        }
        for (Candidate single : naked_) place(single, of_naked(single));
        for (Candidate single : hidden_) place(single, of_hidden(single));
        return !naked_.empty() || !hidden_.empty();
    }

    Premises of_naked(Candidate single) const {
        Premises premises{};
        std::size_t next = 0;
        for (Digit other : start_.candidates(single.cell) - DigitSet::of(single.digit))
            if (next < premises.size()) premises[next++] = position({single.cell, other}, false);
        return premises;
    }

    Premises of_hidden(Candidate single) const {
        const auto houses = houses_of(single.cell);
        House house = houses[0];
        for (House other : {houses[1], houses[2]})
            if (board_.free(other, single.digit) < board_.free(house, single.digit)) house = other;
        Premises premises{};
        std::size_t next = 0;
        for (Cell other : (house_sets[house] & start_.cells(single.digit)) - CellSet::of(single.cell))
            if (next < premises.size()) premises[next++] = position({other, single.digit}, false);
        return premises;
    }

    void place(Candidate at, Premises premises) {
        const auto before = static_cast<std::uint16_t>(lists_.lists_[list_].size());
        const LiteralId on = lists_.literal(at.cell, at.digit, true);
        // If the list's own literal is placed, the conclusions follow from it.
        const std::uint16_t from = on == list_ ? 0 : before;
        lists_.add(list_, on, premises);
        for (Cell cell : peers[at.cell] & start_.cells(at.digit))
            lists_.add(list_, lists_.literal(cell, at.digit, false), {from});
        for (Digit other : board_.candidates(at.cell) - DigitSet::of(at.digit))
            lists_.add(list_, lists_.literal(at.cell, other, false), {from});
        board_.place(at.cell, at.digit);
    }

    Implications& lists_;
    const Board& start_;
    Board board_;
    LiteralId list_ = 0;
    std::vector<Candidate> naked_, hidden_;
};

void fill_nets(Implications& lists, const Board& board, const Search& search) {
    NetBuilder builder(lists, board);
    for (int k = 0; k < lists.candidate_count(); ++k) {
        if (search.spend()) return;
        builder.build(k, true);
        builder.build(k, false);
    }
}

}  // namespace nonet::hodoku
