#include "nonet/reader.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "command/plain_lines.hpp"
#include "core/say.hpp"
#include "formats/dressed_rows.hpp"
#include "formats/formats.hpp"
#include "nonet/contract.hpp"
#include "nonet/links.hpp"

namespace nonet {

void formats::begin_record(Record& record, const Line& line) {
    record.puzzle.to_classic() = {};
    if (!record.losses.empty()) record.losses.clear();
    if (record.about) record.about.reset();
    record.glyphs = Glyphs::usual;
    record.rest.clear();
    record.error.reset();
    record.line = line.number;
    record.at = line.offset;
    record.format = Format::line;
}

formats::Text::Part formats::Source::part_of(const Line& line) {
    constexpr std::uint32_t fewest = 4096;
    if (line.length < fewest) return Text::Part::line;
    if (long_line.number != line.number) long_line = {line.number, is_bare_line(lines.text(line)), 0};
    if (long_line.is_bare) return Text::Part::bare;
    if (line.column > 1) long_line.translated += line.length;
    return Text::Part::line;
}

bool formats::Source::has_too_many(const Line& line) const {
    constexpr std::uint64_t most_translated = 16 * max_text_size;
    return long_line.number == line.number && long_line.translated > most_translated;
}

bool formats::refuse_rest_of_line(Source& source, const Line& line, Record& record) {
    record.error =
        error_at(Errc::bad_structure, line, 0, "too many puzzles on one line", "one puzzle per line");
    source.lines.take(line);
    return true;
}

namespace {

using namespace formats;

constexpr std::string_view puzzle_expected = "a puzzle";
constexpr std::size_t shown_size = 1000;  // the number of bytes of an overlong line that a record keeps

}  // namespace

class PuzzleReader::Impl {
 public:
    explicit Impl(ReadBytes read) : source_{Lines(read), {}, {}} {}
    Impl(ReadBytes read, Geometry board)
        : source_{Lines(read), {}, {.of_stream = std::move(board)}},
          widens_(*source_.boards.of_stream != Geometry::classic()) {}

    bool next(Record& record) {
        source_.boards.named = false;
        return widens_ ? next_wide(record) : next_of_nine(record);
    }
    PlainLines take_plain_lines(std::span<Grid> grids, std::span<LineText> texts);
    std::string_view csv_header() const { return source_.table.header; }

 private:
    bool next_of_nine(Record& record);
    bool next_wide(Record& record);
    bool read_plain_line(const Line& line, Record& record);
    bool read_slowly(const Line& line, Record& record);
    bool read_table_line(const Line& line, Record& record);
    bool read_format(const Line& line, Record& record);
    bool read_other_line(const Line& line, Record& record);
    bool reject_foreign_kind(Record& record);
    void reject_long_line(const Line& line, Record& record);

    Source source_;
    bool begun_ = false, ended_ = false;
    bool widens_ = false;  // the puzzle's board is not the classic one
};

namespace {

// Returns the character to point at in a line that begins no puzzle: the first one. If the line begins with a cell and
// has as many cells as a row, it is the first character that is not a cell.
std::size_t first_wrong(std::string_view ascii) {
    const auto first = static_cast<std::size_t>(std::ranges::find_if_not(ascii, is_space) - ascii.begin());
    const bool broken = ascii.find(Text::foreign) != ascii.npos;  // name the unreadable character instead
    if (std::ranges::count_if(ascii, is_cell) < (broken ? 1 : side)) return first;
    const auto wrong = static_cast<std::size_t>(std::ranges::find_if_not(ascii.substr(first), is_cell) -
                                                ascii.substr(first).begin());
    return first + wrong < ascii.size() && !is_space(ascii[first + wrong]) ? first + wrong : first;
}

// White space after a puzzle has no meaning.
void drop_white_space(std::string& rest) {
    if (std::ranges::all_of(rest, is_space)) rest.clear();
}

}  // namespace

// The common case, and the only one that has to be fast: 81 cells, followed by the end of the line or a comment.
bool PuzzleReader::Impl::read_plain_line(const Line& line, Record& record) {
    const std::string_view text = source_.lines.text(line);
    if (text.size() < cell_count || (text.size() > cell_count && !ends_puzzle(text[cell_count])))
        return false;
    ClassicPuzzle& puzzle = record.puzzle.to_classic();
    if (!scan_cells(text.data(), puzzle.givens.values.data())) return false;
    if (may_hold_puzzle(text.substr(cell_count)) && other_puzzle(text, cell_count, line)) return false;
    puzzle.marks.reset();
    if (!record.losses.empty()) record.losses.clear();
    if (record.about) record.about.reset();
    record.error.reset();
    record.line = line.number;
    record.at = line.offset;
    record.format = Format::line;
    record.text.assign(text);
    record.rest.assign(text.substr(cell_count));
    if (!record.rest.empty()) drop_white_space(record.rest);
    source_.lines.take(line);
    return true;
}

bool PuzzleReader::Impl::reject_foreign_kind(Record& record) {
    begun_ = true;
    const auto kind = source_.lines.foreign_kind();
    if (!kind) return false;
    ended_ = true;
    begin_record(record, {.number = 1});
    record.text.clear();
    record.error =
        error_at(Errc::unsupported, {.number = 1}, 0, std::string(kind->found), std::string(kind->expected));
    return true;
}

void PuzzleReader::Impl::reject_long_line(const Line& line, Record& record) {
    begin_record(record, line);
    record.text = source_.lines.text(line).substr(0, shown_size);
    record.error = error_at(Errc::wrong_length, line, max_text_size,
                            say("a line of more than {bytes}", counted(max_text_size, "byte")),
                            std::string(puzzle_expected));
    source_.lines.take(line);
}

// Reads a row of the table, or a puzzle alone on a line without a second column.
bool PuzzleReader::Impl::read_table_line(const Line& line, Record& record) {
    const std::string_view text = source_.lines.text(line);
    if (std::ranges::all_of(text, is_space) || begin_table(text, source_.table)) {
        source_.lines.take(line);
        return false;
    }
    if (text.find(source_.table.separator) == text.npos && read_plain_line(line, record)) return true;
    begin_record(record, line);
    read_table_row(source_, line, record);
    return true;
}

// Reads any other line: a puzzle in one of the formats, decoration (returns false), or an error.
bool PuzzleReader::Impl::read_format(const Line& line, Record& record) {
    begin_record(record, line);
    if (may_be_dressed(Text(source_.lines.text(line), source_.part_of(line)))) {
        if (read_dressed_rows(source_, line, record)) return true;
        Line again;  // reading further may have moved the text
        source_.lines.peek(again);
    }
    if (source_.has_too_many(line)) return refuse_rest_of_line(source_, line, record);
    const std::string_view raw = source_.lines.text(line);
    const Text text(raw, source_.part_of(line));
    const auto begins = [&](const ReadFormat* format) { return format->begins(text); };
    const auto formats = read_formats();
    auto format =
        std::ranges::find_if(formats, [&](const ReadFormat* one) { return one->has_commas && begins(one); });
    if (format == formats.end()) {
        if (is_comment(text.ascii()) || begin_table(raw, source_.table)) {
            source_.lines.take(line);
            return false;
        }
        format = std::ranges::find_if(formats, begins);
    }
    if (format != formats.end())
        if (const auto found = read_with(**format, source_, line, record)) return *found;
    return read_other_line(line, record);
}

// Takes decoration (returns false), or reports an error.
bool PuzzleReader::Impl::read_other_line(const Line& line, Record& record) {
    const Text text(source_.lines.text(line), source_.part_of(line));
    if (!is_decoration(text.ascii())) {
        const std::size_t at = first_wrong(text.ascii());
        const bool among_cells = at > 0 && is_cell(text.ascii()[at - 1]);
        std::optional<OtherText> other;
        if (!among_cells) other = other_text(text.ascii());
        if (!other) other = {text.shown(at), std::string(among_cells ? cell_expected : puzzle_expected)};
        record.error = error_at(Errc::bad_character, line, text.origin(at), std::move(other->found),
                                std::move(other->expected));
    }
    source_.lines.take(line);
    return record.error.has_value();
}

bool PuzzleReader::Impl::read_slowly(const Line& line, Record& record) {
    const bool found =
        source_.table.header.empty() ? read_format(line, record) : read_table_line(line, record);
    if (!found) return false;
    lines_of(source_.lines.taken_bytes(), record.text);
    drop_white_space(record.rest);
    if (record.error) {
        record.puzzle = ClassicPuzzle{};
        record.rest.clear();
    }
    return true;
}

// Nine rows of nine are read in the same way on all boards.
bool PuzzleReader::Impl::next_wide(Record& record) {
    const Geometry& board = *source_.boards.of_stream;
    if (is_nine(board)) {
        if (!next_of_nine(record)) return false;
        if (!record.error && !source_.boards.named) widen(record, board);
        return true;
    }
    if (!begun_ && reject_foreign_kind(record)) return true;
    return !ended_ && read_next_of_board(source_, record);
}

bool PuzzleReader::Impl::next_of_nine(Record& record) {
    if (!begun_ && reject_foreign_kind(record)) return true;
    Line line;
    while (!ended_ && source_.lines.peek(line)) {
        source_.lines.mark();
        if (line.length == 0) {  // without meaning between puzzles and in a table
            source_.lines.take(line);
            continue;
        }
        const bool table = !source_.table.header.empty();
        if (!table && !line.cut && read_plain_line(line, record)) return true;
        const bool json = !table && may_be_json(source_.lines.text(line));
        if (json && read_json_line(source_, line, record)) return true;
        if (!table && !json && read_plain_grid(source_, line, record)) return true;
        if (line.cut && !(json && read_json.begins(Text(source_.lines.text(line)))))
            return reject_long_line(line, record), true;
        if (read_slowly(line, record)) return true;
    }
    ended_ = true;
    return false;
}

// Searches for no byte: the ending of a plain line can only be directly after its cells.
PlainLines PuzzleReader::Impl::take_plain_lines(std::span<Grid> grids, std::span<LineText> texts) {
    NONET_EXPECT(grids.size() == texts.size());
    PlainLines lines;
    if (!begun_ || widens_ || !source_.table.header.empty() || !source_.lines.at_line_begin()) return lines;
    const std::string_view ahead = source_.lines.ahead();
    const bool two_bytes = ahead.size() > cell_count && ahead[cell_count] == '\r';
    const std::string_view ending = two_bytes ? "\r\n" : "\n";
    lines.advance = static_cast<std::uint32_t>(cell_count + ending.size());
    lines.line = source_.lines.number();
    lines.at = source_.lines.offset();
    const char* text = ahead.data();
    const std::size_t most = std::min(grids.size(), ahead.size() / lines.advance);
    for (; lines.count < most; ++lines.count, text += lines.advance) {
        if (text[lines.advance - 1] != '\n' || text[cell_count] != ending[0]) break;
        if (!scan_cells(text, grids[lines.count].values.data())) break;
        std::memcpy(texts[lines.count].data(), text, cell_count);
    }
    source_.lines.take_whole(lines.count, lines.count * lines.advance);
    return lines;
}

PuzzleReader::PuzzleReader(ReadBytes read) : impl_(std::make_unique<Impl>(read)) {}
PuzzleReader::PuzzleReader(ReadBytes read, Geometry board)
    : impl_(std::make_unique<Impl>(read, std::move(board))) {}
PuzzleReader::~PuzzleReader() = default;
PuzzleReader::PuzzleReader(PuzzleReader&&) noexcept = default;
PuzzleReader& PuzzleReader::operator=(PuzzleReader&&) noexcept = default;

bool PuzzleReader::next(Record& record) { return impl_->next(record); }
std::string_view PuzzleReader::csv_header() const noexcept { return impl_->csv_header(); }

PlainLines PlainLines::taken_from(PuzzleReader& reader, std::span<Grid> grids, std::span<LineText> texts) {
    return reader.impl_->take_plain_lines(grids, texts);
}

void PlainLines::make_record(std::size_t index, const Grid& grid, const LineText& text,
                             Record& record) const {
    begin_record(record, {.number = line + index, .offset = at + index * advance});
    record.puzzle.to_classic().givens = grid;
    record.text.assign(text.data(), text.size());
}

Result<ClassicPuzzle> parse_classic_puzzle(std::string_view text, Format* format) {
    // A line that has only cells, as from most callers, needs no reader and no buffer.
    if (text.size() == cell_count) {
        ClassicPuzzle puzzle;
        if (scan_cells(text.data(), puzzle.givens.values.data())) {
            if (format) *format = Format::line;
            return puzzle;
        }
    }
    TextBytes bytes(text);
    PuzzleReader reader(bytes);
    Record record, more;
    if (!reader.next(record)) {
        const Line end = place_in({.number = 1}, text, text.size());
        return std::unexpected(error_at(Errc::wrong_length, end, 0, "no puzzle", "one"));
    }
    if (record.error) return std::unexpected(*record.error);
    if (auto lost = lost_rule(record)) return std::unexpected(std::move(*lost));
    if (reader.next(more)) {
        if (more.error) return std::unexpected(*more.error);
        const Line place = place_in({.number = 1}, text, static_cast<std::size_t>(more.at));
        return std::unexpected(
            error_at(Errc::bad_structure, place, 0, "another puzzle", "the end of the text"));
    }
    if (format) *format = record.format;
    return *record.puzzle.classic();
}

}  // namespace nonet
