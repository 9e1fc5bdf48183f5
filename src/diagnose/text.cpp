// Text that is almost a grid: what the writer may have meant.

#include "nonet/text.hpp"

#include <algorithm>

#include "diagnose/repairs.hpp"
#include "formats/rough_rows.hpp"

namespace nonet {
namespace {

using Values = std::vector<std::uint8_t>;

Grid grid_of(const Values& values) {
    Grid grid;
    std::copy(values.begin(), values.end(), grid.values.begin());
    return grid;
}

Values joined(const std::vector<Values>& rows) {
    Values all;
    for (const Values& row : rows) all.insert(all.end(), row.begin(), row.end());
    return all;
}

// Offers one more value, at every place from `begin` to `end`.
void offer_insertions(const Values& values, std::size_t begin, std::size_t end, RepairList& list) {
    for (std::size_t at = begin; at <= end; ++at)
        for (std::uint8_t value = 0; value <= side; ++value) {
            Values more = values;
            more.insert(more.begin() + static_cast<std::ptrdiff_t>(at), value);
            list.offer(Slip::missing_character, {{static_cast<Cell>(at), 0, value}}, grid_of(more));
        }
}

// Offers one value less, at every place from `begin` to before `end`.
void offer_deletions(const Values& values, std::size_t begin, std::size_t end, RepairList& list) {
    for (std::size_t at = begin; at < end; ++at) {
        Values fewer = values;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
        const auto cell = static_cast<Cell>(std::min<std::size_t>(at, cell_count - 1));
        list.offer(Slip::extra_character, {{cell, values[at], 0}}, grid_of(fewer));
    }
}

// Names a row by an edit of its first cell, from empty to empty.
std::vector<Edit> row_edit(std::size_t row) { return {{cell_at(static_cast<int>(row), 0), 0, 0}}; }

Grid with_empty_row(std::vector<Values> rows, std::size_t at) {
    rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(at), Values(side));
    return grid_of(joined(rows));
}

void offer_row_changes(const std::vector<Values>& rows, RepairList& list) {
    for (std::size_t at = 0; at <= rows.size(); ++at)
        if (rows.size() < side) {
            list.offer(Slip::missing_row, row_edit(at), with_empty_row(rows, at));
        } else if (at < rows.size()) {
            auto fewer = rows;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
            const auto row = std::min<std::size_t>(at, side - 1);
            list.offer(Slip::extra_row, row_edit(row), grid_of(joined(fewer)));
        }
}

bool are_rows(const std::vector<Values>& rows, std::size_t count) {
    return rows.size() == count &&
           std::ranges::all_of(rows, [](const Values& row) { return row.size() == side; });
}

// Returns the places where an empty row leaves a solution; none unless exactly one row is missing, or if the budget was spent.
std::vector<House> find_missing_rows(const std::vector<Values>& rows, Asker& asker) {
    std::vector<House> found;
    for (std::size_t at = 0; are_rows(rows, side - 1) && at < side; ++at) {
        bool known;
        if (asker.solution_of(with_empty_row(rows, at), known)) found.push_back(static_cast<House>(at));
        if (!known) return {};
    }
    return found;
}

// Returns false if the text differs from a grid by more than one character or row.
bool offer_all(const std::vector<Values>& rows, RepairList& list) {
    Values values;
    std::size_t wrong_begin = 0, wrong_end = 0;  // the one row of the wrong length
    int wrong_rows = 0;
    for (const Values& row : rows) {
        if (row.size() != side) {
            wrong_begin = values.size();
            wrong_end = values.size() + row.size();
            ++wrong_rows;
        }
        values.insert(values.end(), row.begin(), row.end());
    }
    if (values.size() + 1 == cell_count && wrong_rows == 1)
        offer_insertions(values, wrong_begin, wrong_end, list);
    else if (values.size() == cell_count + 1 && wrong_rows == 1)
        offer_deletions(values, wrong_begin, wrong_end, list);
    else if (are_rows(rows, side - 1) || are_rows(rows, side + 1))
        offer_row_changes(rows, list);
    else
        return false;
    return true;
}

}  // namespace

std::optional<TextDiagnosis> diagnose_text(std::string_view text, const Limits& limits) {
    const auto puzzle = parse_classic_puzzle(text);
    if (puzzle) return std::nullopt;
    Asker asker(limits);
    RepairList list(asker);
    const auto rows = formats::rough_rows(text);
    TextDiagnosis found{.error = puzzle.error(), .is_nearly_a_grid = offer_all(rows, list)};
    found.repairs_known = !asker.spent();
    found.repairs = std::move(list).ranked();
    found.missing_rows = find_missing_rows(rows, asker);
    return found;
}

}  // namespace nonet
