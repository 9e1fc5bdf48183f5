#include "techniques/hodoku/als.hpp"

#include <bit>

#include "techniques/hodoku/finders.hpp"
#include "techniques/hodoku/memory.hpp"

namespace nonet::hodoku {
namespace {

constexpr int most_cells = 8;

struct AlsList {
    const Board& board;
    std::vector<Als> sets;

    // Whether an earlier house had the set: rows come first, then columns.
    static bool is_known(int house, const CellSet& cells, int size) {
        if (house < first_column) return false;
        if (house < first_box) return size == 1;
        const auto houses = houses_of(cells.first());
        return is_within(cells, house_sets[houses[0]]) || is_within(cells, house_sets[houses[1]]);
    }

    void add(const CellSet& cells, DigitSet digits) {
        Als& set = sets.emplace_back(Als{.cells = cells, .digits = digits, .places = {}, .seeing = {}});
        for (Digit digit : digits) {
            set.places[digit] = cells & board.cells(digit);
            set.seeing[digit] = seeing_all(set.places[digit]);
        }
    }

    void grow(int house, int from, const CellSet& cells, DigitSet digits, int size) {
        for (int spot = from; spot < side; ++spot) {
            const Cell cell = house_cells[house][spot];
            if (board.value(cell) != 0) continue;
            const CellSet more = cells | CellSet::of(cell);
            const DigitSet all = digits | board.candidates(cell);
            if (all.size() == size + 2 && !is_known(house, more, size + 1)) add(more, all);
            if (size + 1 < most_cells) grow(house, spot + 1, more, all, size + 1);
        }
    }
};

}  // namespace

std::vector<Als> list_als(const Board& board) {
    AlsList list{board, {}};
    for (int house = 0; house < house_count; ++house) list.grow(house, 0, {}, {}, 0);
    return std::move(list.sets);
}

namespace {

// For each candidate, the indices of the sets in which it sees all places of its digit.
class SeenSets {
 public:
    SeenSets(const Board& board, std::span<const Als> sets)
        : words_((sets.size() + 63) / 64), seen_(cell_count * side * words_) {
        for (std::size_t i = 0; i < sets.size(); ++i)
            for (Digit digit : sets[i].digits)
                for (Cell cell : sets[i].seeing[digit] & board.cells(digit))
                    seen_[at(cell, digit) + i / 64] |= std::uint64_t{1} << (i % 64);
    }

    std::size_t words() const { return words_; }

    // Returns word w (64 sets from number 64 w on) of the sets that all these cells see.
    std::uint64_t by_all(const CellSet& cells, Digit digit, std::size_t w) const {
        std::uint64_t all = ~std::uint64_t{0};
        for (Cell cell : cells) all &= seen_[at(cell, digit) + w];
        return all;
    }

 private:
    std::size_t at(Cell cell, Digit digit) const {
        return (static_cast<std::size_t>(cell) * side + digit) * words_;
    }

    std::size_t words_;
    std::vector<std::uint64_t> seen_;
};

}  // namespace

std::vector<Bond> list_bonds(const Board& board, std::span<const Als> sets, const Search& search) {
    std::vector<Bond> bonds;
    const SeenSets seen(board, sets);
    std::array<std::uint64_t, side> by_digit;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        if (search.spend()) return bonds;
        const Als& a = sets[i];
        for (std::size_t w = i / 64; w < seen.words(); ++w) {
            std::uint64_t bound = 0;
            for (Digit digit : a.digits) bound |= by_digit[digit] = seen.by_all(a.places[digit], digit, w);
            if (w == i / 64) bound &= ~std::uint64_t{0} << i % 64;
            for (; bound != 0; bound &= bound - 1) {
                const int bit = std::countr_zero(bound);
                const std::size_t j = 64 * w + static_cast<std::size_t>(bit);
                if (j == i || meets(a.cells, sets[j].cells)) continue;
                std::optional<Digit> x, y;
                for (Digit digit : a.digits)
                    if ((by_digit[digit] >> bit & 1) != 0) (x ? y : x) = digit;
                bonds.push_back({static_cast<int>(i), static_cast<int>(j), *x, y});
            }
        }
    }
    return bonds;
}

const AlsTables& tables_of(const Board& board, const Search& search, std::optional<AlsTables>& own) {
    return search.memory != nullptr ? search.memory->als(board, search) : own.emplace(board, search);
}

bool find_als_xz(const Board& board, const Search& search, Find& find) {
    std::optional<AlsTables> own;
    const auto& [sets, bonds] = tables_of(board, search, own);
    const auto drop_own = [&](const Als& set, const Als& other, DigitSet bound) {
        for (Digit digit : set.digits - bound)
            find.drop((set.seeing[digit] & board.cells(digit)) - other.cells, digit);
    };
    for (const Bond& bond : bonds) {
        const Als &a = sets[bond.first], &b = sets[bond.second];
        const DigitSet common = a.digits & b.digits;
        drop_common(board, a, b, common - DigitSet::of(bond.x), find);
        if (bond.y) {
            drop_common(board, a, b, common - DigitSet::of(*bond.y), find);
            drop_own(a, b, bond.digits());
            drop_own(b, a, bond.digits());
        }
        if (find.remove.empty()) continue;
        find.kind = "als_xz";
        show_als(find, Role::pattern, board, a);
        show_als(find, Role::pattern, board, b);
        find.exhibits.push_back({.role = Role::extra, .digits = bond.digits()});
        return true;
    }
    return false;
}

namespace {

struct Blossom {
    const Board& board;
    std::span<const Als> sets;
    Find& find;
    // For each digit and cell, the first sets in which all places of the digit see the cell.
    std::vector<std::vector<int>> petals = std::vector<std::vector<int>>(cell_count * side);
    std::array<const Als*, side> chosen{};
    Cell stem = 0;

    void list() {
        constexpr std::size_t most = 100;
        for (std::size_t i = 0; i < sets.size(); ++i)
            for (Digit digit : sets[i].digits)
                for (Cell cell : sets[i].seeing[digit] & board.cells(digit))
                    if (auto& here = petals[cell * side + digit]; here.size() < most)
                        here.push_back(static_cast<int>(i));
    }

    bool grow(DigitSet left, DigitSet common, const CellSet& cells) {
        if (left.empty()) return closes(common, cells);
        const Digit digit = left.first();
        for (int i : petals[stem * side + digit]) {
            const Als& set = sets[i];
            if (meets(set.cells, cells) || (set.digits & common).empty() || set.cells.contains(stem))
                continue;
            chosen[digit] = &set;
            if (grow(left - DigitSet::of(digit), common & set.digits, cells | set.cells)) return true;
        }
        return false;
    }

    bool closes(DigitSet common, const CellSet& cells) {
        for (Digit digit : common - board.candidates(stem)) {
            CellSet seen = board.cells(digit) - cells - CellSet::of(stem);
            for (Digit petal : board.candidates(stem)) seen &= chosen[petal]->seeing[digit];
            find.drop(seen, digit);
        }
        if (find.remove.empty()) return false;
        find.kind = "death_blossom";
        find.show(Role::pivot, CellSet::of(stem), board.candidates(stem));
        for (Digit petal : board.candidates(stem)) show_als(find, Role::pattern, board, *chosen[petal]);
        return true;
    }
};

}  // namespace

bool find_death_blossom(const Board& board, const Search& search, Find& find) {
    const std::vector<Als> sets = list_als(board);
    Blossom blossom{.board = board, .sets = sets, .find = find};
    blossom.list();
    for (Cell cell : board.empty()) {
        if (search.spend()) return false;
        blossom.stem = cell;
        if (blossom.grow(board.candidates(cell), DigitSet::all(), {})) return true;
    }
    return false;
}

}  // namespace nonet::hodoku
