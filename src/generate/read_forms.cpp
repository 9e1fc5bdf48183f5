#include <algorithm>

#include "command/forms.hpp"
#include "nonet/canon.hpp"

namespace nonet {

Result<std::vector<Grid>> read_forms(PuzzleReader& reader) {
    std::vector<Grid> forms;
    for (Record record; reader.next(record);) {
        if (record.error) return std::unexpected(*record.error);
        const auto canonical = canonicalize(record.puzzle.classic()->givens);
        if (!canonical) {
            Error error = canonical.error();
            error.line = record.line;
            return std::unexpected(std::move(error));
        }
        forms.push_back(canonical->grid);
    }
    std::ranges::sort(forms, {}, &Grid::values);
    return forms;
}

}  // namespace nonet
