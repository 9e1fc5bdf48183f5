// Text that is not quite a grid: what it could have been.

#include "diagnose/repairs.hpp"
#include "io/rough_rows.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

using Values = std::vector<std::uint8_t>;

Grid grid_of(const Values& values) {
    Grid grid;
    std::copy(values.begin(), values.end(), grid.values.begin());
    return grid;
}

// Puts one value in, at every place from `begin` to `end`.
void offer_insertions(const Values& values, std::size_t begin, std::size_t end, RepairList& list) {
    for (std::size_t at = begin; at <= end; ++at)
        for (std::uint8_t value = 0; value <= side; ++value) {
            Values more = values;
            more.insert(more.begin() + static_cast<std::ptrdiff_t>(at), value);
            list.offer({Slip::missing_character, {{static_cast<Cell>(at), 0, value}}, grid_of(more)});
        }
}

// Takes one value out, at every place from `begin` to before `end`.
void offer_deletions(const Values& values, std::size_t begin, std::size_t end, RepairList& list) {
    for (std::size_t at = begin; at < end; ++at) {
        Values fewer = values;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
        const auto cell = static_cast<Cell>(std::min<std::size_t>(at, cell_count - 1));
        list.offer({Slip::extra_character, {{cell, values[at], 0}}, grid_of(fewer)});
    }
}

void offer_row_changes(const std::vector<Values>& rows, RepairList& list) {
    const auto joined = [](const std::vector<Values>& parts) {
        Values all;
        for (const Values& part : parts) all.insert(all.end(), part.begin(), part.end());
        return all;
    };
    for (std::size_t at = 0; at <= rows.size(); ++at) {
        auto changed = rows;
        if (rows.size() < side) {
            changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(at), Values(side));
            list.offer({Slip::missing_row, {}, grid_of(joined(changed))});
        } else if (at < rows.size()) {
            changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(at));
            list.offer({Slip::extra_row, {}, grid_of(joined(changed))});
        }
    }
}

void offer_all(const std::vector<Values>& rows, RepairList& list) {
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
    else if (wrong_rows == 0 && (rows.size() + 1 == side || rows.size() == side + 1))
        offer_row_changes(rows, list);
}

}  // namespace

std::optional<TextDiagnosis> diagnose_text(std::string_view text, const Limits& limits) {
    const auto puzzle = parse_puzzle(text);
    if (puzzle) return std::nullopt;
    Asker asker(limits);
    RepairList list(asker);
    offer_all(io::rough_rows(text), list);
    return TextDiagnosis{puzzle.error(), std::move(list).ranked()};
}

}  // namespace nonet
