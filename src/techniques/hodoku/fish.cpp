// Fish of every shape: the places of a digit in some base houses, covered by as many others.
//
//   basic     base rows, cover columns, or the reverse
//   franken   boxes on both sides as well
//   mutant    anything on both sides
//   fins      places in the base that are not covered, or are in two base houses: a candidate is removed only if it sees all

#include "techniques/hodoku/finders.hpp"
#include "techniques/hodoku/fish_screen.hpp"
#include "techniques/hodoku/implications.hpp"
#include "techniques/hodoku/memory.hpp"

namespace nonet::hodoku {
namespace {

constexpr int most_fins = 5, most_endo_fins = 2, most_size = 7, most_kraken_size = 4, most_kraken_fins = 2;

struct Units {
    std::array<FishUnit, house_count> units;
    int count = 0;

    const FishUnit& operator[](int i) const { return units[i]; }
    std::span<const FishUnit> all() const { return std::span(units).first(static_cast<std::size_t>(count)); }

    void add(const Board& board, Digit digit, int first, int most) {
        for (int house = first; house < first + side; ++house) {
            const int places = count_of(board.spots(static_cast<House>(house), digit));
            if (places == 0 || places > most) continue;
            units[count++] = {static_cast<House>(house), house_sets[house] & board.cells(digit)};
        }
    }
};

constexpr std::string_view names[3][3][6] = {
    {{"x_wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"},
     {"finned_x_wing", "finned_swordfish", "finned_jellyfish", "finned_squirmbag", "finned_whale",
      "finned_leviathan"},
     {"sashimi_x_wing", "sashimi_swordfish", "sashimi_jellyfish", "sashimi_squirmbag", "sashimi_whale",
      "sashimi_leviathan"}},
    {{"franken_x_wing", "franken_swordfish", "franken_jellyfish", "franken_squirmbag", "franken_whale",
      "franken_leviathan"},
     {"finned_franken_x_wing", "finned_franken_swordfish", "finned_franken_jellyfish",
      "finned_franken_squirmbag", "finned_franken_whale", "finned_franken_leviathan"},
     {}},
    {{"mutant_x_wing", "mutant_swordfish", "mutant_jellyfish", "mutant_squirmbag", "mutant_whale",
      "mutant_leviathan"},
     {"finned_mutant_x_wing", "finned_mutant_swordfish", "finned_mutant_jellyfish", "finned_mutant_squirmbag",
      "finned_mutant_whale", "finned_mutant_leviathan"},
     {}},
};

class FishSearch {
 public:
    FishSearch(const Board& board, const Search& search, FishShape shape, Fins fins, int size, Find& find)
        : board_(board), search_(search), shape_(shape), fins_(fins), size_(size), find_(find) {}

    FishSearch(const Board& board, const Search& search, Implications& kraken, Find& find)
        : FishSearch(board, search, FishShape::franken, Fins::finned, most_kraken_size, find) {
        kraken_ = &kraken;
    }

    bool run() {
        // The finds of a kraken fish depend on other digits, too.
        Memory* const memory = kraken_ == nullptr ? search_.memory : nullptr;
        for (Digit digit : DigitSet::all()) {
            if (board_.cells(digit).empty()) continue;
            digit_ = digit;
            if (memory != nullptr && memory->was_in_vain(number(), board_, digit)) continue;
            for (int base_side : {first_row, first_column}) {
                prepare(base_side);
                screen(base_side);
                if (victims_.empty()) continue;
                if (kraken_ != nullptr ? grow_kraken(0, 0, {})
                                       : base_.count >= size_ && grow_base(0, 0, {}, {}))
                    return true;
                if (search_.budget.stopped()) return false;
                if (shape_ == FishShape::mutant) break;
            }
            if (memory != nullptr) memory->note_in_vain(number(), board_, digit);
        }
        return false;
    }

 private:
    // Whether one base has too many covers to count as one node of the budget.  Never true in the searches that a rating uses.
    bool is_wide() const { return size_ > most_screened_lines || shape_ == FishShape::mutant; }

    // The number of this search among all fish searches.
    int number() const { return (static_cast<int>(shape_) * 3 + static_cast<int>(fins_)) * 6 + size_ - 2; }

    // Finds the candidates that can be removed at all, and the base houses they need.
    void screen(int base_side) {
        const CellSet& places = board_.cells(digit_);
        victims_ = places;
        hopes_.reset();
        if (kraken_ != nullptr) return;
        if (shape_ == FishShape::basic && size_ <= most_screened_lines) {
            victims_ = line_victims(base_side);
        } else if (shape_ == FishShape::franken && size_ <= 3) {
            hopes_ = hopes_of_franken(base_.all(), cover_.all(), places, size_);
            victims_ = hopes_->victims;
        }
    }

    CellSet line_victims(int base_side) const {
        if (search_.memory == nullptr) return victims_of_lines(board_, digit_, base_side)[size_];
        return search_.memory->line_victims(board_, digit_, base_side)[size_];
    }

    // Whether base house i can lead to a fish together with those already chosen.
    bool is_hoped_for(int i, int depth) const {
        if (!hopes_ || depth == 0) return true;
        const auto& last = hopes_->last[chosen_base_[0]];
        if (size_ == 2) return last[chosen_base_[0]] >> i & 1;
        return depth == 1 ? last[i] != 0 : last[chosen_base_[1]] >> i & 1;
    }

    void prepare(int base_side) {
        base_.count = cover_.count = 0;
        const int most = fins_ == Fins::none ? size_ : side;
        const int cover_side = first_column - base_side;
        if (shape_ == FishShape::mutant) {
            for (int first : {first_row, first_column, first_box}) {
                base_.add(board_, digit_, first, most);
                cover_.add(board_, digit_, first, side);
            }
            return;
        }
        base_.add(board_, digit_, base_side, most);
        cover_.add(board_, digit_, cover_side, side);
        if (shape_ == FishShape::basic) return;
        base_.add(board_, digit_, first_box, most);
        cover_.add(board_, digit_, first_box, side);
    }

    bool grow_base(int from, int depth, const CellSet& cells, const CellSet& endo) {
        if (depth == size_) {
            if (search_.spend()) return false;
            return start_cover(cells, endo);
        }
        for (int i = from; i <= base_.count - (size_ - depth); ++i) {
            if (!is_hoped_for(i, depth)) continue;
            const CellSet twice = cells & base_[i].cells;
            if (!twice.empty() && (fins_ == Fins::none || endo.size() + twice.size() > most_endo_fins))
                continue;
            chosen_base_[depth] = i;
            if (grow_base(i + 1, depth + 1, cells | base_[i].cells, endo | twice)) return true;
            if (search_.budget.stopped()) return false;
        }
        return false;
    }

    // Tries every size from two houses on at once.
    bool grow_kraken(int from, int depth, const CellSet& cells) {
        for (int i = from; i < base_.count; ++i) {
            if (search_.spend()) return false;
            if (meets(cells, base_[i].cells)) continue;
            chosen_base_[depth] = i;
            const CellSet more = cells | base_[i].cells;
            size_ = depth + 1;
            if (size_ >= 2 && start_cover(more, {})) return true;
            if (depth + 1 < most_kraken_size && grow_kraken(i + 1, depth + 1, more)) return true;
        }
        return false;
    }

    bool start_cover(const CellSet& cells, const CellSet& endo) {
        base_cells_ = cells;
        endo_ = endo;
        usable_ = 0;
        for (int i = 0; i < cover_.count; ++i) {
            bool is_base = false;
            for (int k = 0; k < size_; ++k)
                is_base = is_base || base_[chosen_base_[k]].house == cover_[i].house;
            if (!is_base && meets(cover_[i].cells, cells)) covers_[usable_++] = i;
        }
        // The places that the houses from this one on can cover.
        reachable_[usable_] = {};
        for (int i = usable_; i-- > 0;) reachable_[i] = reachable_[i + 1] | cover_[covers_[i]].cells;
        return grow_cover(0, 0, {}, {});
    }

    bool grow_cover(int from, int depth, const CellSet& cells, const CellSet& twice) {
        if (depth == size_) return try_fish(cells, twice);
        if (is_wide() && search_.spend()) return false;
        const CellSet open = base_cells_ - cells;
        for (int i = from; i <= usable_ - (size_ - depth); ++i) {
            if (!fits(open - reachable_[i])) return false;
            const CellSet& more = cover_[covers_[i]].cells;
            chosen_cover_[depth] = covers_[i];
            if (grow_cover(i + 1, depth + 1, cells | more, twice | (cells & more))) return true;
            if (search_.budget.stopped()) return false;
        }
        return false;
    }

    // Whether the fish may leave these places uncovered.
    bool fits(const CellSet& uncovered) const {
        if (uncovered.empty()) return true;
        if (kraken_ != nullptr) return uncovered.size() <= most_kraken_fins;
        if (fins_ == Fins::none) return false;
        return (uncovered | endo_).size() <= most_fins && meets(seeing_all(uncovered | endo_), victims_);
    }

    bool try_fish(const CellSet& covered, const CellSet& twice) {
        const CellSet fins = (base_cells_ - covered) | endo_;
        CellSet within = CellSet::all();
        if (fins_ == Fins::none) {
            if (!fins.empty()) return false;
        } else {
            if (fins.empty() || fins.size() > most_fins) return false;
            within = seeing_all(fins);
        }
        const CellSet outside = (covered - base_cells_) & within, inside = twice & within;
        if (kraken_ != nullptr) return outside.empty() && inside.empty() && krakens(covered, twice, fins);
        if (outside.empty() && inside.empty()) return false;
        if (shape_ == FishShape::basic && fins_ != Fins::none && is_sashimi(fins) != (fins_ == Fins::sashimi))
            return false;
        find_.drop(outside, digit_);
        find_.drop(inside - outside, digit_);
        tell(fins);
        return true;
    }

    bool led_to(const CellSet& cells, Candidate gone) {
        const int k = kraken_->id_of(gone.cell, gone.digit);
        for (Cell cell : cells)
            if (!kraken_->reach(kraken_->on(kraken_->id_of(cell, digit_))).contains(kraken_->off(k)))
                return false;
        return true;
    }

    // Type 1: without its fins the fish would clear a candidate, and every fin removes it, too.  Type 2: all places of a cover
    // house, and the fins, remove the same candidate.
    bool krakens(const CellSet& covered, const CellSet& twice, const CellSet& fins) {
        if (fins.size() > most_kraken_fins || seeing_all(fins).empty()) return false;
        for (Cell cell : (covered - base_cells_) | twice)
            if (led_to(fins, {cell, digit_}))
                return ended_kraken("kraken_fish_1", {cell, digit_}, fins, fins | rivals_of(cell));
        for (int i = 0; i < size_; ++i) {
            const CellSet& cover = cover_[chosen_cover_[i]].cells;
            if (is_within(cover, base_cells_ - twice)) continue;
            const CellSet starts = (cover & base_cells_) | fins;
            for (Digit digit : DigitSet::all())
                for (Cell cell : board_.cells(digit) - starts)
                    if (led_to(starts, {cell, digit}))
                        return ended_kraken("kraken_fish_2", {cell, digit}, fins, starts);
        }
        return false;
    }

    // Returns the other base places of the cell's cover house: one of them, or a fin, is true.
    CellSet rivals_of(Cell cell) const {
        for (int i = 0; i < size_; ++i)
            if (const CellSet& cover = cover_[chosen_cover_[i]].cells; cover.contains(cell))
                return (cover & base_cells_) - CellSet::of(cell);
        return {};
    }

    bool ended_kraken(std::string_view kind, Candidate gone, const CellSet& fins, const CellSet& starts) {
        find_.remove.push_back(gone);
        tell(fins);
        find_.kind = kind;
        if (search_.evidence)
            for (Cell start : starts) add_chain(kraken_->id_of(start, digit_), gone);
        return true;
    }

    void add_chain(int start, Candidate gone) {
        std::vector<LiteralId> chain;
        kraken_->trace(kraken_->on(start), kraken_->off(kraken_->id_of(gone.cell, gone.digit)), chain);
        Links& links = find_.chains.emplace_back();
        for (LiteralId id : chain) links.push_back(kraken_->link_of(id));
    }

    bool is_sashimi(const CellSet& fins) const {
        for (int i = 0; i < size_; ++i)
            if ((base_[chosen_base_[i]].cells - fins).size() <= 1) return true;
        return false;
    }

    // Returns the types of houses among the chosen ones: 1 rows, 2 columns, 4 boxes.
    template <class Chosen>
    int types_of(const Units& units, const Chosen& chosen) const {
        int types = 0;
        for (int i = 0; i < size_; ++i) types |= 1 << units[chosen[i]].house / side;
        return types;
    }

    FishShape shape_found() const {
        const int base = types_of(base_, chosen_base_), cover = types_of(cover_, chosen_cover_);
        if ((base == 1 && cover == 2) || (base == 2 && cover == 1)) return FishShape::basic;
        const int base_lines = base & 3, cover_lines = cover & 3;
        const bool crossed = (base_lines == 1 && cover_lines == 2) || (base_lines == 2 && cover_lines == 1);
        return crossed ? FishShape::franken : FishShape::mutant;
    }

    void tell(const CellSet& fins) {
        const FishShape shape = shape_found();
        int fin_kind = fins.empty() ? 0 : 1;
        if (shape == FishShape::basic && fin_kind == 1 && is_sashimi(fins)) fin_kind = 2;
        find_.kind = names[static_cast<int>(shape)][fin_kind][size_ - 2];
        if (!search_.evidence) return;
        Exhibit base{.role = Role::base, .digits = DigitSet::of(digit_)},
            cover{.role = Role::cover, .digits = DigitSet::of(digit_)};
        for (int i = 0; i < size_; ++i) {
            base.houses.push_back(base_[chosen_base_[i]].house);
            cover.houses.push_back(cover_[chosen_cover_[i]].house);
        }
        find_.exhibits = {std::move(base), std::move(cover)};
        find_.show(Role::pattern, base_cells_ - fins, DigitSet::of(digit_));
        if (!fins.empty()) find_.show(Role::extra, fins, DigitSet::of(digit_));
    }

    const Board& board_;
    const Search& search_;
    const FishShape shape_;
    const Fins fins_;
    int size_;
    Find& find_;
    Implications* kraken_ = nullptr;
    Digit digit_ = 0;
    Units base_, cover_;
    std::array<int, most_size> chosen_base_{}, chosen_cover_{};
    std::array<int, house_count> covers_{};
    std::array<CellSet, house_count + 1> reachable_;
    int usable_ = 0;
    CellSet base_cells_, endo_, victims_;
    std::optional<FrankenHopes> hopes_;
};

}  // namespace

bool find_fish(const Board& board, const Search& search, FishShape shape, Fins fins, int size, Find& find) {
    return FishSearch(board, search, shape, fins, size, find).run();
}

bool find_kraken(const Board& board, const Search& search, Find& find) {
    Implications lists(board, search, Implications::Kind::chains, true);
    return FishSearch(board, search, lists, find).run();
}

}  // namespace nonet::hodoku
