// Any bytes as a stream of puzzles that name their own boards. Each puzzle is written in every form of another program
// and read back; without losses it must be unchanged.

#include <algorithm>
#include <string>

#include "expect.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/links.hpp"
#include "nonet/reader.hpp"
#include "nonet/rules.hpp"
#include "nonet/text.hpp"

namespace {

using namespace nonet;

// Returns the possible values of each cell: its digit, or its remaining marks.
std::vector<BoardDigitSet> states_of(const BoardPuzzle& puzzle) {
    std::vector<BoardDigitSet> states;
    for (std::size_t cell = 0; cell < puzzle.values.size(); ++cell) {
        BoardDigitSet set = puzzle.geometry.allowed_digits(static_cast<Cell>(cell));
        if (!puzzle.marks.empty()) set &= puzzle.marks[cell];
        if (puzzle.values[cell] > 0) set = BoardDigitSet::of(static_cast<Digit>(puzzle.values[cell] - 1));
        states.push_back(set);
    }
    return states;
}

void check_form(const LinkForm& form, const BoardPuzzle& puzzle, const About& about) {
    const auto written = form.write(puzzle, about);
    if (!written) {
        FUZZ_EXPECT(!written.error().found.empty() && !written.error().expected.empty());
        return;
    }
    const bool whole = std::ranges::none_of(written->losses, &Loss::changes);
    TextBytes bytes(written->text);
    PuzzleReader reader(bytes, Geometry::classic());
    Record record, more;
    FUZZ_EXPECT(reader.next(record));
    FUZZ_EXPECT(!record.error);
    FUZZ_EXPECT(!reader.next(more));
    // In strings of killers a cage of one cell is a given.
    const bool has_small_cage = std::ranges::any_of(puzzle.geometry.rules(), [](const Rule& rule) {
        return rule.kind == RuleKind::killer && rule.groups[0].size() == 1;
    });
    if (!whole || has_small_cage) return;
    const BoardPuzzle again = to_board_puzzle(record.puzzle);
    FUZZ_EXPECT(again.geometry.cell_count() == puzzle.geometry.cell_count());
    FUZZ_EXPECT(again.geometry.digit_count() == puzzle.geometry.digit_count());
    FUZZ_EXPECT(states_of(again) == states_of(puzzle));
}

void check_error(std::string_view text, const Record& record) {
    const Error& error = *record.error;
    FUZZ_EXPECT(error.at <= text.size() && error.line >= 1 && error.column >= 1);
    FUZZ_EXPECT(!error.found.empty() && !error.expected.empty());
    FUZZ_EXPECT(
        std::ranges::all_of(error.message(), [](char c) { return static_cast<unsigned char>(c) >= ' '; }));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    TextBytes bytes(text);
    PuzzleReader reader(bytes, Geometry::classic());
    std::uint64_t end = 0;
    int most = 20;  // puzzles to write, since writing takes longer than reading
    for (Record record; reader.next(record);) {
        FUZZ_EXPECT(record.at >= end);
        end = record.at + 1;
        if (record.error) {
            check_error(text, record);
            continue;
        }
        if (--most < 0) continue;
        const BoardPuzzle puzzle = to_board_puzzle(record.puzzle);
        for (const LinkForm& form : link_forms())
            check_form(form, puzzle, record.about ? *record.about : About{});
    }
    return 0;
}
