// Multi-sector locked sets: a set of cells, and for each digit some houses that cover all its places in the set.  A house takes
// the digit once.  So if there are as many pairs (digit, house) as cells, each pair is used, and used in the set.  Outside the
// set the houses lose the digit; inside, cells where the digit would use two of its houses at once lose it.
//
//      SK loop    the 16 cells of a ring through four boxes: two of a row and two of a column in each
//      otherwise  the empty cells at the crossings of some rows and columns, each digit covered by rows, columns or boxes
//
// Cost: 729 rings with 256 choices of houses for each digit; 90,000 choices of rows and columns, counted by bits.

#include "techniques/removals.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

// The cells, and for each digit the smallest sets of houses that cover it.
struct CoverSet {
    CellSet cells;
    std::array<std::vector<std::vector<House>>, side> covers;
    std::vector<House> lines = {};  // the lines at whose crossings the cells are
};

Removals removals_of(const Position& position, const CoverSet& set) {
    Removals removals;
    for (Digit digit = 0; digit < side; ++digit)
        for (const auto& houses : set.covers[digit]) {
            CellSet once, twice;
            for (House house : houses) {
                twice |= once & house_sets[house];
                once |= house_sets[house];
            }
            removals.add(position.cells(digit) & ((once - set.cells) | (twice & set.cells)), digit);
        }
    return removals;
}

// Adds a step if the set removes something.
void add_cover_set(const Position& position, Steps& steps, const CoverSet& set) {
    const Removals removals = removals_of(position, set);
    if (removals.empty()) return;
    Step& step = steps.add();
    step.remove = removals.list();
    if (!steps.evidence()) return;
    Exhibit pattern{.role = Role::pattern};
    for (Cell cell : set.cells) pattern.cells.push_back({cell, position.candidates(cell)});
    step.exhibits.push_back(std::move(pattern));
    if (!set.lines.empty()) step.exhibits.push_back({.role = Role::partner, .houses = set.lines});
    for (Digit digit = 0; digit < side; ++digit)
        for (const auto& houses : set.covers[digit])
            step.exhibits.push_back({.role = Role::cover, .houses = houses, .digits = DigitSet::of(digit)});
}

// ---- Crossings of rows and columns.

// Searches the crossings of rows and columns.
class Crossings {
 public:
    Crossings(const Position& position, Steps& steps) : position_(position), steps_(steps) {}

    void find() {
        for (int rows = 3; rows <= 5; ++rows)
            for (int columns = std::max(3, rows - 1); columns <= std::min(5, rows + 1); ++columns)
                for (std::uint16_t some_rows = 0; some_rows < 1u << side; ++some_rows) {
                    if (count_of(some_rows) != rows) continue;
                    if (steps_.spend()) return;
                    look_at(some_rows, columns);
                    if (steps_.enough()) return;
                }
    }

 private:
    void look_at(std::uint16_t rows, int columns) {
        for (std::uint16_t some = 0; some < 1u << side; ++some)
            if (count_of(some) == columns && is_balanced(rows, some)) {
                add_cover_set(position_, steps_, covered(rows, some));
                if (steps_.enough()) return;
            }
    }

    int empty_cells(std::uint16_t rows, std::uint16_t columns) const {
        int count = 0;
        for (int row : spots_of(rows)) count += count_of(position_.empty(static_cast<House>(row)) & columns);
        return count;
    }

    // The houses of each kind that hold a digit within the crossings, as bits.
    struct ByKind {
        std::uint16_t rows = 0, columns = 0, boxes = 0;
        int fewest() const { return std::min({count_of(rows), count_of(columns), count_of(boxes)}); }
    };
    ByKind houses_of_digit(Digit digit, std::uint16_t rows, std::uint16_t columns) const {
        ByKind houses;
        for (int row : spots_of(rows)) {
            const auto places =
                static_cast<std::uint16_t>(position_.spots(static_cast<House>(row), digit) & columns);
            if (places == 0) continue;
            houses.rows |= static_cast<std::uint16_t>(1u << row);
            houses.columns |= places;
            houses.boxes |= static_cast<std::uint16_t>(stacks_of[places] << row / box_side * box_side);
        }
        return houses;
    }

    // The stacks of a set of columns, as bits.
    static constexpr auto stacks_of = [] {
        std::array<std::uint8_t, 1u << side> table{};
        for (unsigned columns = 0; columns < table.size(); ++columns)
            for (int column = 0; column < side; ++column)
                if (columns >> column & 1)
                    table[columns] |= static_cast<std::uint8_t>(1u << column / box_side);
        return table;
    }();

    // Whether the smallest numbers of houses over all digits add up to the number of empty cells.
    bool is_balanced(std::uint16_t rows, std::uint16_t columns) const {
        int spare = empty_cells(rows, columns);
        for (Digit digit = 0; digit < side && spare >= 0; ++digit)
            spare -= houses_of_digit(digit, rows, columns).fewest();
        return spare == 0;
    }

    // Returns the cover set.  Each digit is covered by every kind that needs the fewest houses.
    CoverSet covered(std::uint16_t rows, std::uint16_t columns) const {
        CoverSet set;
        for (int row : spots_of(rows)) set.lines.push_back(static_cast<House>(row));
        for (int column : spots_of(columns)) set.lines.push_back(static_cast<House>(first_column + column));
        for (int row : spots_of(rows))
            set.cells |= cells_at(static_cast<House>(row),
                                  static_cast<Spots>(position_.empty(static_cast<House>(row)) & columns));
        for (Digit digit = 0; digit < side; ++digit) {
            const ByKind houses = houses_of_digit(digit, rows, columns);
            if (houses.fewest() == 0) continue;
            for (const auto& [first, bits] : {std::pair{first_row, houses.rows},
                                              {first_column, houses.columns},
                                              {first_box, houses.boxes}}) {
                if (count_of(bits) != houses.fewest()) continue;
                auto& cover = set.covers[digit].emplace_back();
                for (int index : spots_of(bits)) cover.push_back(static_cast<House>(first + index));
            }
        }
        return set;
    }

    const Position& position_;
    Steps& steps_;
};

void find_crossings(const Position& position, Steps& steps) { Crossings(position, steps).find(); }

// ---- SK loops.

// Two rows of different bands, two columns of different stacks, and the four boxes where they cross.
struct Ring {
    std::array<House, 8> houses;
    CellSet cells;

    Ring(int row, int other_row, int column, int other_column) {
        houses[0] = static_cast<House>(row);
        houses[1] = static_cast<House>(other_row);
        houses[2] = static_cast<House>(first_column + column);
        houses[3] = static_cast<House>(first_column + other_column);
        int next = 4;
        for (int a : {row, other_row})
            for (int b : {column, other_column}) {
                const int corner = a * side + b;
                const House box = house_of(corner, box_type);
                houses[next++] = box;
                cells |= (house_sets[a] | house_sets[first_column + b]) & house_sets[box];
                cells.erase(static_cast<Cell>(corner));
            }
    }
};

// Returns the smallest choice of the ring's houses that covers a digit; of several, the one that removes most.
std::vector<House> cover_in(const Position& position, const Ring& ring, Digit digit) {
    const CellSet places = position.cells(digit) & ring.cells;
    unsigned best = 0;
    int fewest = static_cast<int>(ring.houses.size()) + 1, most = -1;
    for (unsigned choice = 0; choice < 1u << ring.houses.size(); ++choice) {
        const int count = count_of(static_cast<std::uint16_t>(choice));
        if (count > fewest) continue;
        CellSet once, twice;
        for (int i : spots_of(static_cast<Spots>(choice))) {
            twice |= once & house_sets[ring.houses[i]];
            once |= house_sets[ring.houses[i]];
        }
        if (!(places - once).empty()) continue;
        const int removed = (position.cells(digit) & ((once - ring.cells) | (twice & ring.cells))).size();
        if (count == fewest && removed <= most) continue;
        best = choice;
        fewest = count;
        most = removed;
    }
    std::vector<House> houses;
    for (int i : spots_of(static_cast<Spots>(best))) houses.push_back(ring.houses[i]);
    return houses;
}

void find_sk_loops(const Position& position, Steps& steps) {
    const auto try_ring = [&](const Ring& ring) {
        if (!(ring.cells - position.empty()).empty()) return;
        CoverSet set{.cells = ring.cells, .covers = {}};
        int links = 0;
        for (Digit digit = 0; digit < side; ++digit) {
            auto cover = cover_in(position, ring, digit);
            links += static_cast<int>(cover.size());
            if (!cover.empty()) set.covers[digit] = {std::move(cover)};
        }
        if (links == ring.cells.size()) add_cover_set(position, steps, set);
    };
    for (int row = 0; row < side; ++row)
        for (int other_row = (row / box_side + 1) * box_side; other_row < side; ++other_row)
            for (int column = 0; column < side; ++column)
                for (int other = (column / box_side + 1) * box_side; other < side; ++other) {
                    if (steps.enough() || steps.spend()) return;
                    try_ring(Ring(row, other_row, column, other));
                }
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord cover_sets_records[] = {
    {{"sk_loop", "SK Loop", "A loop of 16 cells through four boxes, whose candidates are covered by as many digits in houses."},
     {{.sentence = R"({cells} form a loop through four boxes. In these cells, each digit is confined to a few houses: {links}. A house holds a digit only once. Counting each digit once for each of its houses gives the number of cells, so in each of these houses the digit must be in one of the cells. So {so}.)"}},
     find_sk_loops},
    {{"multi_sector_locked_set", "Multi-Sector Locked Set", "Cells of several rows and columns, whose candidates are covered by as many digits in houses."},
     {{.sentence = R"(The empty cells at the crossings of {crossing} are {cells}. In these cells, each digit is confined to a few houses: {links}. A house holds a digit only once. Counting each digit once for each of its houses gives the number of cells, so in each of these houses the digit must be in one of the cells. So {so}.)"}},
     find_crossings},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family cover_sets{cover_sets_records};
}

}  // namespace nonet
