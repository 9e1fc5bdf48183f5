// Streams of puzzles of any board, except for puzzles that look like those of the classic board.
//
// A puzzle is a line with all its cells, a row of a table, an object, or a block. A block consists of rows, numbers or
// an array; it ends after the board's number of rows, at its last bracket, or before an empty line.

#include <algorithm>
#include <memory>

#include "core/layout.hpp"
#include "core/say.hpp"
#include "formats/board_rows.hpp"
#include "formats/board_symbols.hpp"
#include "nonet/boards.hpp"
#include "nonet/links.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view board_puzzle_expected = "a puzzle";

bool may_be_glyph(char c) { return is_cell(c) || is_letter(c); }

// Returns the first word of a line if it may hold all cells: it has more than the cells of two rows, and little else.
BoardWord first_word(const Line& line, const Text& text) {
    const std::string_view ascii = text.ascii();
    const auto begin = static_cast<std::size_t>(std::ranges::find_if_not(ascii, is_space) - ascii.begin());
    const std::string_view rest = ascii.substr(begin);
    const auto size = static_cast<std::size_t>(std::ranges::find_if(rest, ends_puzzle) - rest.begin());
    BoardWord word{std::string(rest.substr(0, size)), line, {}};
    for (std::size_t i = begin; i <= begin + size; ++i)
        word.at.push_back(static_cast<std::uint32_t>(text.origin(i)));
    return word;
}

bool is_line(const std::string& word, const Geometry& geometry) {
    const auto cells = static_cast<std::size_t>(geometry.cell_count());
    const auto glyphs = static_cast<std::size_t>(std::ranges::count_if(word, may_be_glyph));
    if (glyphs * 4 < word.size() * 3 || word.find_first_of("[](){}|\"'=") != word.npos) return false;
    if (word.find_first_not_of("-_*.") == word.npos && word.size() != cells) return false;  // a border
    const auto marks = cells * static_cast<std::size_t>(geometry.digit_count());
    return word.size() == cells || word.size() == marks ||
           word.size() > 2 * static_cast<std::size_t>(geometry.columns());
}

// Returns the place of a second puzzle after a line of all cells, if there is one.
std::optional<std::size_t> other_puzzle_at(std::string_view ascii, std::size_t at, std::size_t cells) {
    while (at < ascii.size() && ascii[at] != '#') {
        const std::string_view behind = ascii.substr(at);
        const auto end = static_cast<std::size_t>(std::ranges::find_if(behind, ends_puzzle) - behind.begin());
        const std::string_view word = behind.substr(0, end);
        if (end == cells && cells > 1 && std::ranges::all_of(word, may_be_glyph) &&
            std::ranges::any_of(word, [](char c) { return c == '.'; }))
            return at;
        at += std::max<std::size_t>(end, 1);
    }
    return std::nullopt;
}

void set_puzzle(Record& record, BoardPuzzle&& puzzle, const TextForm& form) {
    record.format = form.format;
    record.glyphs = form.glyphs;
    if (!record.error) record.puzzle = std::move(puzzle);
}

void read_line_of_cells(Source& source, const Line& line, const BoardWord& word, Record& record) {
    const Geometry& geometry = *source.boards.of_stream;
    const std::string_view raw = source.lines.text(line);
    const Text text(raw);
    BoardPuzzle puzzle{geometry, {}, {}};
    TextForm form;
    record.error = read_board_line(word, geometry, puzzle, form);
    const std::size_t end = word.at.back();
    if (!record.error)
        if (const auto other = other_puzzle_at(raw, end, word.text.size()))
            record.error = error_at(Errc::bad_structure, line, *other, "another puzzle",
                                    "one puzzle per line, its solution, or '#' before a comment");
    set_puzzle(record, std::move(puzzle), form);
    if (!record.error) record.rest = raw.substr(end);
    source.lines.take(line);
}

// Returns whether the block has all its rows.
bool is_complete(const BoardRows& rows, const Geometry& geometry) {
    const auto cells = static_cast<std::size_t>(geometry.cell_count());
    if (rows.is_open()) return false;
    if (rows.had_brackets() || rows.words() == cells) return true;
    const bool has_marks = rows.is_framed() && rows.words() == static_cast<std::size_t>(geometry.columns());
    if (rows.rows().size() == 1 && rows.characters() == cells && !has_marks) return true;
    return rows.rows().size() >= static_cast<std::size_t>(geometry.rows()) && rows.are_whole();
}

// Returns whether most of a line's characters may be cells, borders or brackets.
bool may_be_rows(std::string_view ascii, const Geometry& geometry) {
    const BoardSymbols letters(geometry, Glyphs::letters), usual(geometry);
    if (const std::size_t begin = begin_of_cells(ascii); begin > 0) {
        ascii.remove_prefix(begin);
        if (ascii.find_first_of("[{(") != ascii.npos) return true;
    }
    std::size_t good = 0, words = 0;
    for (char c : ascii) {
        const bool cell =
            usual.value_of(c) != no_cell || letters.value_of(c) != no_cell || (c >= '0' && c <= '9');
        good += cell || is_space(c) || std::string_view("|,;+-[](){}\"'=:").find(c) != ascii.npos;
        words += cell;
    }
    return words > 0 && good * 4 >= ascii.size() * 3;
}

// Returns whether a line may continue a block: it is not empty, and is not a puzzle by itself.
bool goes_on(const Line& line, std::string_view raw, const Geometry& geometry) {
    const Text text(raw);
    if (line.length == 0 || read_json.begins(text)) return false;
    return is_board_border(text.ascii()) || !is_line(first_word(line, text).text, geometry);
}

bool read_table_row_of_board(Source& source, const Line& line, Record& record) {
    const std::string_view text = source.lines.text(line);
    if (std::ranges::all_of(text, is_space) || begin_table(text, source.table)) {
        source.lines.take(line);
        return false;
    }
    begin_record(record, line);
    if (text.find(source.table.separator) == text.npos) return read_board_lines(source, line, record);
    read_table_row(source, line, record);
    return true;
}

// The formats that can name another board than that of the stream.
#define NONET_ADDRESS(name) &name,
#define NONET_LEAVE_OUT(name)
constexpr const ReadFormat* naming_formats[] = {NONET_READ_FORMATS(NONET_LEAVE_OUT, NONET_ADDRESS)
                                                    std::addressof(read_json)};
#undef NONET_ADDRESS
#undef NONET_LEAVE_OUT

bool read_any_line(Source& source, const Line& line, Record& record) {
    begin_record(record, line);
    if (source.has_too_many(line)) return refuse_rest_of_line(source, line, record);
    if (line.cut) {
        record.error = error_at(Errc::wrong_length, line, max_text_size,
                                say("a line of more than {bytes}", counted(max_text_size, "byte")),
                                std::string(board_puzzle_expected));
        source.lines.take(line);
        return true;
    }
    std::optional<Text> text(std::in_place, source.lines.text(line), source.part_of(line));
    for (const ReadFormat* format : naming_formats)
        if (format->begins(*text)) {
            if (const auto found = read_with(*format, source, line, record)) return *found;
            text.emplace(source.lines.text(line), source.part_of(line));
        }
    if (begin_table(source.lines.text(line), source.table) || is_decoration(text->ascii())) {
        source.lines.take(line);
        return false;
    }
    return read_board_lines(source, line, record);
}

}  // namespace

bool read_board_lines(Source& source, const Line& first, Record& record) {
    const Geometry& geometry = *source.boards.of_stream;
    Lines& lines = source.lines;
    {
        const Text text(lines.text(first));
        const BoardWord word = first_word(first, text);
        if (is_line(word.text, geometry) && !is_board_border(text.ascii()))
            return read_line_of_cells(source, first, word, record), true;
        if (!is_board_border(text.ascii()) && !may_be_rows(text.ascii(), geometry)) {
            const auto at = static_cast<std::size_t>(std::ranges::find_if_not(text.ascii(), is_space) -
                                                     text.ascii().begin());
            auto other = other_text(text.ascii());
            if (!other) other = {text.shown(at), std::string(board_puzzle_expected)};
            record.error = error_at(Errc::bad_character, first, text.origin(at), std::move(other->found),
                                    std::move(other->expected));
            lines.take(first);
            return true;
        }
    }
    BoardRows rows(geometry.columns());
    Line line = first;
    do {
        rows.add(line, lines.text(line));
        lines.take(line);
    } while (!is_complete(rows, geometry) && lines.taken() < max_text_size && lines.peek(line) && !line.cut &&
             (rows.is_open() || goes_on(line, lines.text(line), geometry)));
    rows.end(static_cast<std::size_t>(geometry.rows()));
    if (rows.rows().empty()) return false;
    BoardPuzzle puzzle{geometry, {}, {}};
    TextForm form;
    record.error = read_board_rows(rows, geometry, puzzle, form);
    set_puzzle(record, std::move(puzzle), form);
    return true;
}

bool read_next_of_board(Source& source, Record& record) {
    for (Line line; source.lines.peek(line);) {
        source.lines.mark();
        if (line.length == 0) {
            source.lines.take(line);
            continue;
        }
        const bool table = !source.table.header.empty();
        if (!table && may_be_json(source.lines.text(line)) && read_json_line(source, line, record))
            return true;
        const bool found =
            !table ? read_any_line(source, line, record) : read_table_row_of_board(source, line, record);
        if (!found) continue;
        lines_of(source.lines.taken_bytes(), record.text);
        if (std::ranges::all_of(record.rest, is_space)) record.rest.clear();
        if (record.error) {
            record.puzzle = ClassicPuzzle{};
            record.rest.clear();
        }
        return true;
    }
    return false;
}

}  // namespace nonet::formats

namespace nonet {

using namespace formats;

Result<BoardPuzzle> parse_board_puzzle(std::string_view text, const Geometry& geometry, TextForm* form) {
    TextBytes bytes(text);
    PuzzleReader reader(bytes, geometry);
    Record record, more;
    if (!reader.next(record))
        return std::unexpected(
            error_at(Errc::wrong_length, place_in({.number = 1}, text, text.size()), 0, "no puzzle", "one"));
    if (record.error) return std::unexpected(std::move(*record.error));
    if (auto lost = lost_rule(record)) return std::unexpected(std::move(*lost));
    if (reader.next(more)) {
        if (more.error) return std::unexpected(std::move(*more.error));
        return std::unexpected(error_at(Errc::bad_structure,
                                        place_in({.number = 1}, text, static_cast<std::size_t>(more.at)), 0,
                                        "another puzzle", "the end of the text"));
    }
    if (form) *form = {record.format, record.glyphs};
    return to_board_puzzle(record.puzzle);
}

Result<BoardPuzzle> parse_board_puzzle(std::string_view text, TextForm* form) {
    return parse_board_puzzle(text, board_of_first(text), form);
}

std::optional<Geometry> infer_board(std::string_view text) {
    constexpr std::size_t sizes[] = {4, 6, 8, 9, 10, 12, 15, 16, 20, 25};
    const auto board = [](std::size_t rows) {
        const BoxShape boxes = default_boxes(static_cast<int>(rows), static_cast<int>(rows));
        return boxed_geometry(boxes.height, boxes.width);
    };
    TextBytes bytes(text);
    Lines lines(bytes);
    BoardRows rows(0);
    for (Line line; lines.peek(line) && !line.cut && lines.taken() < max_text_size; lines.take(line)) {
        const Text here(lines.text(line));
        if (rows.rows().empty() && !rows.is_open()) {
            const std::size_t size = first_word(line, here).text.size();
            for (std::size_t length : sizes)
                if (size == length * length) return board(length);
            if (is_decoration(here.ascii()) && here.ascii().find_first_not_of("[{(") != here.ascii().npos)
                continue;
        } else if (line.length == 0 && !rows.is_open()) {
            break;
        }
        rows.add(line, lines.text(line));
        if (rows.had_brackets() && !rows.is_open()) break;
    }
    const auto& list = rows.rows();
    const auto all = [&](auto size_of, std::size_t size) {
        return std::ranges::all_of(list, [&](const BoardRow& row) { return size_of(row) == size; });
    };
    const auto word_count = [](const BoardRow& row) { return row.words.size(); };
    const auto characters = [](const BoardRow& row) { return row.characters; };
    for (std::size_t length : sizes)
        if (list.size() == length && (all(word_count, length) || all(characters, length)))
            return board(length);
    for (std::size_t length : sizes)
        if (rows.words() == length * length) return board(length);
    return std::nullopt;
}

}  // namespace nonet
