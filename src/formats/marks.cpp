// 729 characters on one line: nine for each cell, with the digit where it is a candidate and a blank where it is not.

#include <algorithm>

#include "core/say.hpp"
#include "formats/formats.hpp"
#include "nonet/text.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t mark_count = static_cast<std::size_t>(cell_count) * side;

std::size_t word_size(std::string_view line) {
    return static_cast<std::size_t>(std::ranges::find_if(line, ends_puzzle) - line.begin());
}

// Too long for a line of 81 with a mistake in it, and mostly cells; with brackets or quotes it is a literal of a
// program.
bool begins_marks(const Text& text) {
    const std::string_view word = text.ascii().substr(0, word_size(text.ascii()));
    if (word.size() <= mark_count / 2 || word.size() > 2 * mark_count) return false;
    if (word.find_first_of("[](){}\"'`") != word.npos) return false;
    return static_cast<std::size_t>(std::ranges::count_if(word, is_cell)) * 4 >= word.size() * 3;
}

bool read_as_marks(Source& source, const Line& line, Record& record) {
    record.format = Format::marks;
    const std::string_view raw = source.lines.text(line);
    const Text text(raw);
    record.error = read_marks_of(text, line, record.puzzle.to_classic());
    if (!record.error) record.error = other_puzzle(raw, text.origin(mark_count), line);
    if (!record.error) record.rest = raw.substr(text.origin(mark_count));
    source.lines.take(line);
    return true;
}

}  // namespace

extern constinit const ReadFormat read_marks{begins_marks, read_as_marks};

std::optional<Error> read_marks_of(const Text& text, const Line& line, ClassicPuzzle& puzzle) {
    const std::string_view word = text.ascii().substr(0, word_size(text.ascii()));
    // The length is off by more than a mistake: it may be a larger grid.
    if (word.size() + side < mark_count || word.size() > mark_count + side)
        return error_at(Errc::wrong_length, line, text.origin(std::min(word.size(), mark_count)),
                        counted(word.size(), "character"),
                        say("{count}, or {others} of pencil marks", cell_count, mark_count));
    auto& marks = puzzle.marks.emplace();
    for (std::size_t i = 0; i < word.size() && i < mark_count; ++i) {
        const auto digit = static_cast<Digit>(i % side);
        const std::uint8_t value = cell_value(word[i]);
        if (value == digit + 1)
            marks[i / side].insert(digit);
        else if (value != 0)
            return error_at(Errc::bad_character, line, text.origin(i), text.shown(i),
                            say("{quoted} or a blank", quoted({glyphs.data() + digit, 1})));
    }
    if (word.size() != mark_count)
        return error_at(Errc::wrong_length, line, text.origin(std::min(word.size(), mark_count)),
                        counted(word.size(), "character"), std::to_string(mark_count));
    for (int cell = 0; cell < cell_count; ++cell) {
        const DigitSet digits = marks[static_cast<std::size_t>(cell)];
        if (digits.size() == 1) puzzle.givens[cell] = digits.first() + 1;
    }
    return std::nullopt;
}

}  // namespace nonet::formats

namespace nonet {

std::string format_marks(const Candidates& candidates) {
    std::string text(formats::mark_count, '.');
    char* cell = text.data();
    for (DigitSet digits : candidates) {
        for (Digit digit : digits) cell[digit] = glyph_of(digit);
        cell += side;
    }
    return text;
}

}  // namespace nonet
