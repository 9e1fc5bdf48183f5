#pragma once
// The definition of `scalar`, spelled out: the same conclusions, the same choice of cell, the same order of digits,
// with a list of candidates for each cell and simple loops. Its trees equal those of `scalar`, node for node.

#include <string>
#include <vector>

#include "core/tables.hpp"
#include "nonet/limits.hpp"
#include "support/grids.hpp"

namespace nonet::testing {

class SlowScalar {
 public:
    Counters counters{0, 0, 1};
    std::vector<std::string> solutions;

    explicit SlowScalar(const ClassicPuzzle& puzzle) {
        Candidates start;
        start.fill(DigitSet::all());
        if (puzzle.marks) start = *puzzle.marks;
        for (int cell = 0; cell < cell_count; ++cell)
            if (puzzle.givens[cell] != 0)
                start[cell] &= DigitSet::of(static_cast<Digit>(puzzle.givens[cell] - 1));
        explore(start);
    }

 private:
    void explore(Candidates now) {
        for (Candidates before; (before = now, strike_out(now)) && before != now;) {
        }
        if (is_contradiction(now)) return;
        const int cell = choose(now);
        if (cell < 0) return solutions.push_back(text_of(now));
        for (Digit digit : now[cell]) {
            ++counters.digit_tries, ++counters.nodes;
            Candidates next = now;
            next[cell] = DigitSet::of(digit);
            explore(next);
            ++counters.backtracks;
        }
    }

    // One pass over every conclusion. Always returns true.
    static bool strike_out(Candidates& now) {
        for (Digit digit = 0; digit < side; ++digit) {
            for (int first = 0; first < side; first += box_side) {
                strike_out_of_band(now, digit, first,
                                   [](int line, int place) { return cell_at(line, place); });
                strike_out_of_band(now, digit, first,
                                   [](int line, int place) { return cell_at(place, line); });
            }
            for (const auto& house : house_cells) hidden_single(now, digit, house);
        }
        for (int cell = 0; cell < cell_count; ++cell) naked_single(now, cell);
        return true;
    }

    // A band (or stack) as three lines of three triads: a triad is kept if it is part of a selection of one triad from
    // each line and each box, all of which can hold the digit.
    template <class At>
    static void strike_out_of_band(Candidates& now, Digit digit, int first_line, At at) {
        bool holds[3][3] = {}, stays[3][3] = {};
        for (int line = 0; line < 3; ++line)
            for (int place = 0; place < side; ++place)
                holds[line][place / 3] |= now[at(first_line + line, place)].contains(digit);
        for (int a = 0; a < 3; ++a)
            for (int b = 0; b < 3; ++b)
                for (int c = 0; c < 3; ++c)
                    if (a != b && b != c && a != c && holds[0][a] && holds[1][b] && holds[2][c])
                        stays[0][a] = stays[1][b] = stays[2][c] = true;
        for (int line = 0; line < 3; ++line)
            for (int place = 0; place < side; ++place)
                if (!stays[line][place / 3]) now[at(first_line + line, place)].erase(digit);
    }

    static void hidden_single(Candidates& now, Digit digit, const std::array<SmallCell, side>& house) {
        int places = 0, last = 0;
        for (Cell cell : house)
            if (now[cell].contains(digit)) ++places, last = cell;
        if (places == 1) now[last] = DigitSet::of(digit);
    }

    static void naked_single(Candidates& now, int cell) {
        if (now[cell].size() != 1) return;
        for (Cell peer : peers[cell]) now[peer] -= now[cell];
    }

    static bool is_contradiction(const Candidates& now) {
        for (const auto& house : house_cells) {
            DigitSet held;
            for (Cell cell : house) {
                if (now[cell].empty()) return true;
                held |= now[cell];
            }
            if (held != DigitSet::all()) return true;
        }
        return false;
    }

    // Fewest candidates, then most unsolved peers, then first; -1 when every cell is solved.
    static int choose(const Candidates& now) {
        int best = -1, fewest = side + 1, most = 0;
        for (int cell = 0; cell < cell_count; ++cell) {
            if (now[cell].size() == 1) continue;
            int unsolved = 0;
            for (Cell peer : peers[cell]) unsolved += now[peer].size() > 1;
            if (now[cell].size() < fewest || (now[cell].size() == fewest && unsolved > most))
                best = cell, fewest = now[cell].size(), most = unsolved;
        }
        return best;
    }

    static std::string text_of(const Candidates& solved) {
        std::string text;
        for (DigitSet digits : solved) text += static_cast<char>('1' + digits.first());
        return text;
    }
};

}  // namespace nonet::testing
