// Works row by row: of all ways to extend the smallest text so far, keeps those that give the smallest next row.
//
//   now = both orientations, nothing fixed
//   nine times:
//       for each way in now, for each source row that may come next:
//           fill the row from the left, each time with the smallest label that the classes allow
//       now = the ways whose row came out smallest
//
// At the end all the ways to the minlex form remain, so their number is the number of automorphisms. Filling a row splits
// classes of columns, settles labels, and branches only if a choice cannot be postponed.

#include "canon/minlex.hpp"

#include <algorithm>
#include <iterator>
#include <string>

#include "canon/first_rows.hpp"
#include "canon/source_rows.hpp"
#include "core/say.hpp"
#include "core/tables.hpp"

namespace nonet::canon {
namespace {

constexpr unsigned band_mask = (1u << box_side) - 1;
constexpr std::uint64_t no_text = ~std::uint64_t{0};
constexpr std::uint64_t text_of_full_row = 0x123456789;  // of a first row without empty cells

// A row while it is being filled.
struct FilledRow {
    Nibbles values;          // by source column
    std::uint64_t text = 0;  // the cells so far, four bits each
    unsigned position = 0;   // the next cell
    unsigned ordered = 0;    // stacks chosen so far; those from here to `unordered` - 1 may come in any order
    unsigned unordered = 0;
};

class MinlexSearch {
 public:
    explicit MinlexSearch(const SourceRows& source) : source_(source) {}

    Minlex run();

 private:
    void take_row(int row, Grid& grid);
    void first_row();
    void next_row(const Partial& way, int row, unsigned allowed);
    void extend(const Partial& way, unsigned source_row, int row, std::uint64_t weight);
    void fill(Partial& way, FilledRow row);
    bool fill_class(Partial& way, FilledRow& row, unsigned size);
    void try_stacks(const Partial& way, FilledRow row);
    void try_orders(const Partial& way, const FilledRow& row, unsigned size);
    void keep(const Partial& way, std::uint64_t text);

    const SourceRows& source_;
    std::vector<Partial> now_, next_;
    std::uint64_t best_ = no_text;  // the smallest text of the present row so far
};

void write(int row, std::uint64_t text, Grid& grid) {
    for (int column = 0; column < side; ++column)
        grid[cell_at(row, column)] = text >> (4 * (side - 1 - column)) & 15;
}

// Keeps a way whose row came out as `text`.
void MinlexSearch::keep(const Partial& way, std::uint64_t text) {
    if (text > best_) return;
    if (text < best_) next_.clear();
    best_ = text;
    next_.push_back(way);
}

void MinlexSearch::fill(Partial& way, FilledRow row) {
    while (row.position < side) {
        if (row.position % box_side == 0) {
            if (row.text > best_ >> (4 * (side - row.position))) return;
            const unsigned stack = row.position / box_side;
            if (stack >= row.ordered && stack + 1 < row.unordered) return try_stacks(way, row);
        }
        const unsigned size = way.class_end(row.position) - row.position;
        if (size == 1) {
            const unsigned column = way.column_at[row.position];
            row.text = row.text << 4 | way.label(row.values[column], column);
        } else if (!fill_class(way, row, size)) {
            return;
        }
        row.position += size;
    }
    keep(way, row.text);
}

// Tries each of the unordered stacks as the next one.
void MinlexSearch::try_stacks(const Partial& way, FilledRow row) {
    const unsigned stack = row.position / box_side;
    row.ordered = stack + 1;
    for (unsigned other = stack; other < row.unordered; ++other) {
        Partial choice = way;
        choice.swap_stacks(stack, other);
        fill(choice, row);
    }
}

// Fills one class of columns: empty cells first, then digits with labels, then new digits. Returns false if the order
// could not be postponed; then all orders have been followed to the end of the row.
bool MinlexSearch::fill_class(Partial& way, FilledRow& row, unsigned size) {
    constexpr unsigned new_digit = 15;
    unsigned keys[box_side], columns[box_side], group[box_side];
    unsigned labels = 0;
    for (unsigned i = 0; i < size; ++i) {
        const unsigned column = way.column_at[row.position + i], value = row.values[column];
        const unsigned label = way.labels[value];
        const unsigned key = value == 0 ? 0 : label == 0 ? new_digit : label;
        if (key != 0 && key != new_digit) {
            // Two digits of one class, or a digit first seen in this very class: its label depends on the order to be
            // chosen.
            const unsigned home = way.position_of[way.home[value]];
            if ((labels >> label & 1) || (row.position <= home && home < row.position + size))
                return try_orders(way, row, size), false;
            labels |= 1u << label;
        }
        unsigned at = i;
        for (; at > 0 && keys[at - 1] > key; --at) keys[at] = keys[at - 1], columns[at] = columns[at - 1];
        keys[at] = key, columns[at] = column;
    }
    group[0] = 0;
    for (unsigned i = 1; i < size; ++i) group[i] = keys[i] == keys[i - 1] ? group[i - 1] : i;
    if (group[size - 1] != 0) way.split(row.position, columns, group, size);
    const unsigned lowest = way.seen + 1u;
    for (unsigned i = 0; i < size; ++i) {
        const unsigned value = row.values[columns[i]];
        if (keys[i] == new_digit) way.meet(value, columns[i], lowest);
        row.text = row.text << 4 | (keys[i] == new_digit ? way.seen : way.label(value, columns[i]));
    }
    return true;
}

// Tries every order of the class, each settled completely.
void MinlexSearch::try_orders(const Partial& way, const FilledRow& row, unsigned size) {
    constexpr unsigned apart[box_side]{0, 1, 2};
    unsigned order[box_side]{0, 1, 2};
    do {
        unsigned columns[box_side];
        for (unsigned i = 0; i < size; ++i) columns[i] = way.column_at[row.position + order[i]];
        Partial choice = way;
        choice.split(row.position, columns, apart, size);
        fill(choice, row);
    } while (std::next_permutation(order, order + size));
}

// Open stacks that stay empty go to the front and stay open; the others are ordered while the row is filled.
void MinlexSearch::extend(const Partial& way, unsigned source_row, int row, std::uint64_t weight) {
    Partial longer = way;
    longer.rows[static_cast<std::size_t>(row)] = static_cast<std::uint8_t>(source_row);
    longer.unused &= static_cast<std::uint16_t>(~(1u << source_row));
    longer.weight *= weight;
    const unsigned filled = source_.filled[way.transposed][source_row];
    unsigned empty = 0;
    for (unsigned stack = 0; stack < way.open; ++stack) {
        const unsigned first_column = longer.column_at[stack * box_side] / box_side * box_side;
        if ((filled >> first_column & band_mask) == 0) longer.swap_stacks(empty++, stack);
    }
    longer.open = empty >= 2 ? static_cast<std::uint8_t>(empty) : std::uint8_t{0};
    fill(longer, {.values = source_.rows[way.transposed][source_row],
                  .position = empty * box_side,
                  .ordered = empty,
                  .unordered = way.open});
}

// Finds the source rows that may come next. Empty rows of one band are equivalent, and so are empty bands: one represents
// all of them.
void MinlexSearch::next_row(const Partial& way, int row, unsigned allowed) {
    const auto& filled = source_.filled[way.transposed];
    const bool new_band = row % box_side == 0;
    unsigned empty_bands = 0, row_of_empty_band = 0;
    for (unsigned first = 0; first < side; first += box_side) {
        const unsigned left = way.unused >> first & band_mask;
        if (left == 0 || (left == band_mask) != new_band) continue;
        unsigned empty_rows = 0, empty_row = 0;
        for (unsigned r = first; r < first + box_side; ++r) {
            if (!(way.unused & allowed & 1u << r)) continue;
            if (filled[r] != 0)
                extend(way, r, row, 1);
            else
                ++empty_rows, empty_row = r;
        }
        if (empty_rows == box_side)
            ++empty_bands, row_of_empty_band = empty_row;
        else if (empty_rows != 0)
            extend(way, empty_row, row, empty_rows);
    }
    if (empty_bands != 0) extend(way, row_of_empty_band, row, empty_bands * box_side);
}

// The number of digits in each box, fewest first. It distinguishes first rows, which show only new digits.
int shape_of(unsigned filled) {
    int counts[box_side];
    for (int stack = 0; stack < box_side; ++stack)
        counts[stack] = std::popcount(filled >> (stack * box_side) & band_mask);
    std::ranges::sort(counts);
    return counts[0] * 16 + counts[1] * 4 + counts[2];
}

void MinlexSearch::first_row() {
    int smallest = shape_of(Partial::all_ends);
    unsigned allowed[2]{};
    for (unsigned transposed = 0; transposed < 2; ++transposed)
        for (unsigned row = 0; row < side; ++row) {
            const int shape = shape_of(source_.filled[transposed][row]);
            if (shape > smallest) continue;
            if (shape < smallest) allowed[0] = allowed[1] = 0;
            smallest = shape;
            allowed[transposed] |= 1u << row;
        }
    for (unsigned transposed = 0; transposed < 2; ++transposed) {
        Partial start;
        start.transposed = transposed != 0;
        if (allowed[transposed] != 0) next_row(start, 0, allowed[transposed]);
    }
}

// Makes the ways to the smallest text of the next row the current ones.
void MinlexSearch::take_row(int row, Grid& grid) {
    best_ = no_text;
    next_.clear();
    if (row == 0) first_row();
    for (const Partial& way : now_) next_row(way, row, Partial::all_ends);
    write(row, best_, grid);
    now_.swap(next_);
}

Minlex MinlexSearch::run() {
    Minlex result;
    int row = 0;
    if (source_.finished())
        if (FirstRows begun = find_first_rows(source_); !begun.ways.empty()) {
            write(row++, text_of_full_row, result.grid);
            write(row++, begun.second, result.grid);
            now_ = std::move(begun.ways);
        }
    for (; row < side; ++row) take_row(row, result.grid);
    result.ways = std::move(now_);
    return result;
}

}  // namespace

Minlex find_minlex(const Grid& grid) {
    const SourceRows source(grid);
    return MinlexSearch(source).run();
}

std::uint64_t size_of(const Partial& way) {
    constexpr unsigned factorial[box_side + 1]{1, 1, 2, 6};
    std::uint64_t size = way.weight * factorial[way.open];
    for (unsigned position = 0; position < side; position = way.class_end(position))
        size *= factorial[way.class_end(position) - position];
    return size;
}

Transform transform_of(Partial way) {
    for (unsigned position = 0; position < side; ++position) {
        constexpr unsigned group[box_side]{0, 1, 1};
        unsigned columns[box_side];
        const unsigned size = way.class_end(position) - position;
        for (unsigned i = 0; i < size; ++i) columns[i] = way.column_at[position + i];
        way.split(position, columns, group, size);
    }
    Transform transform{.transposed = way.transposed, .rows = way.rows};
    unsigned next_label = way.seen;
    for (unsigned i = 0; i < side; ++i) {
        transform.columns[i] = static_cast<std::uint8_t>(way.column_at[i]);
        const unsigned label = way.labels[i + 1];
        transform.digits[i] = static_cast<Digit>(label != 0 ? label - 1 : next_label++);
    }
    return transform;
}

std::optional<Error> clash_in(const Grid& grid) {
    std::array<unsigned, house_count> seen{};
    for (int cell = 0; cell < cell_count; ++cell) {
        const unsigned value = grid[cell];
        if (value == 0) continue;
        if (value > side)
            return Error{.code = Errc::bad_argument,
                         .at = static_cast<std::size_t>(cell),
                         .column = static_cast<std::uint64_t>(cell) + 1,
                         .found = say("the value {value}", value),
                         .expected = "0 to 9"};
        for (House house : houses_of(cell)) {
            if (seen[house] >> value & 1)
                return Error{.code = Errc::bad_argument,
                             .at = static_cast<std::size_t>(cell),
                             .column = static_cast<std::uint64_t>(cell) + 1,
                             .found = say("a second {digit} in a row, column or box", value),
                             .expected = "each digit at most once in a house"};
            seen[house] |= 1u << value;
        }
    }
    return std::nullopt;
}

}  // namespace nonet::canon

namespace nonet {

Result<Canonical> canonicalize(const Grid& grid) {
    if (auto clash = canon::clash_in(grid)) return std::unexpected(std::move(*clash));
    const canon::Minlex minlex = canon::find_minlex(grid);
    Canonical result{.grid = minlex.grid, .transform = canon::transform_of(minlex.ways.front())};
    for (const auto& way : minlex.ways) result.automorphisms += canon::size_of(way);
    return result;
}

Result<std::optional<Transform>> find_isomorphism(const Grid& from, const Grid& to) {
    const auto a = canonicalize(from), b = canonicalize(to);
    if (!a) return std::unexpected(a.error());
    if (!b) return std::unexpected(b.error());
    if (a->grid != b->grid) return std::nullopt;
    return compose(a->transform, inverse(b->transform));
}

}  // namespace nonet
