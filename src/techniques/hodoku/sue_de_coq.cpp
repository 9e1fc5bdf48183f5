// Sue de Coq: two or three cells where a line and a box cross, with at least two more digits than cells.  Cells of the line and
// cells of the box, without a common digit of the crossing, take all surplus digits.

#include "techniques/hodoku/finders.hpp"

namespace nonet::hodoku {
namespace {

class SueDeCoq {
 public:
    SueDeCoq(const Board& board, const Search& search, Find& find)
        : board_(board), search_(search), find_(find) {}

    bool run() {
        for (int line = 0; line < first_box; ++line)
            for (int box = first_box; box < house_count; ++box) {
                const CellSet crossing = house_sets[line] & house_sets[box] & board_.empty();
                if (crossing.size() < 2) continue;
                line_ = house_sets[line] & board_.empty();
                box_ = house_sets[box] & board_.empty();
                if (in_crossing(crossing) || search_.budget.stopped()) return !find_.remove.empty();
            }
        return false;
    }

 private:
    bool in_crossing(const CellSet& crossing) {
        CellSet later = crossing;
        for (Cell i : crossing) {
            later.erase(i);
            CellSet last = later;
            for (Cell j : later) {
                last.erase(j);
                const CellSet pair = CellSet::of(i) | CellSet::of(j);
                if (with(pair)) return true;
                for (Cell k : last)
                    if (with(pair | CellSet::of(k))) return true;
            }
        }
        return false;
    }

    DigitSet digits_of(const CellSet& cells) const {
        DigitSet digits;
        for (Cell cell : cells) digits |= board_.candidates(cell);
        return digits;
    }

    bool with(const CellSet& cells) {
        core_ = cells;
        in_core_ = digits_of(cells);
        spare_ = in_core_.size() - cells.size();
        return spare_ >= 2 && grow_line(line_ - core_, {}, {});
    }

    bool grow_line(const CellSet& others, const CellSet& set, DigitSet digits) {
        CellSet later = others;
        for (Cell cell : others) {
            later.erase(cell);
            const CellSet more = set | CellSet::of(cell);
            const DigitSet all = digits | board_.candidates(cell);
            const int gain = more.size() - (all - in_core_).size();
            if (!(all & in_core_).empty() && gain > 0 && gain < spare_) {
                if (search_.spend()) return true;
                line_set_ = more;
                line_digits_ = all;
                if (grow_box(box_ - core_ - more, {}, {}, spare_ - gain)) return true;
            }
            if (grow_line(later, more, all)) return true;
        }
        return false;
    }

    bool grow_box(const CellSet& others, const CellSet& set, DigitSet digits, int gain) {
        CellSet later = others;
        for (Cell cell : others) {
            later.erase(cell);
            const DigitSet all = digits | board_.candidates(cell);
            if (!(all & line_digits_ & in_core_).empty()) continue;
            const CellSet more = set | CellSet::of(cell);
            if (!(all & in_core_).empty() && more.size() - (all - in_core_).size() == gain &&
                closes(more, all))
                return true;
            if (grow_box(later, more, all, gain)) return true;
        }
        return false;
    }

    bool closes(const CellSet& box_set, DigitSet box_digits) {
        const DigitSet common = line_digits_ & box_digits;
        const DigitSet from_box = ((in_core_ | box_digits) - line_digits_) | common;
        const DigitSet from_line = ((in_core_ | line_digits_) - box_digits) | common;
        for (Cell cell : box_ - box_set - core_) find_.drop(cell, from_box & board_.candidates(cell));
        for (Cell cell : line_ - line_set_ - core_) find_.drop(cell, from_line & board_.candidates(cell));
        if (find_.remove.empty()) return false;
        find_.kind = "sue_de_coq";
        find_.show(Role::pattern, core_, in_core_);
        find_.show(Role::partner, line_set_, line_digits_);
        find_.show(Role::partner, box_set, box_digits);
        return true;
    }

    const Board& board_;
    const Search& search_;
    Find& find_;
    CellSet line_, box_;  // empty cells
    CellSet core_, line_set_;
    DigitSet in_core_, line_digits_;
    int spare_ = 0;
};

}  // namespace

bool find_sue_de_coq(const Board& board, const Search& search, Find& find) {
    return SueDeCoq(board, search, find).run();
}

}  // namespace nonet::hodoku
