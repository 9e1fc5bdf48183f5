// Addresses and strings in the stream: their readers, as formats.

#include "formats/links/read_links.hpp"

#include <algorithm>

#include "core/say.hpp"
#include "formats/brackets.hpp"
#include "formats/formats.hpp"
#include "formats/links/cell_objects.hpp"
#include "formats/links/chat.hpp"
#include "formats/links/fpuzzles.hpp"
#include "formats/links/iss.hpp"
#include "formats/links/json_node.hpp"
#include "formats/links/killer_strings.hpp"
#include "formats/links/ksudoku.hpp"
#include "formats/links/link.hpp"
#include "formats/links/opensudoku.hpp"
#include "formats/links/solo.hpp"
#include "formats/links/sudokupad.hpp"

namespace nonet::formats {
namespace {

// Makes the record of an imported puzzle, or returns the error. Faults inside a compressed text are reported at the
// beginning of that text.
std::optional<Error> take_import(std::expected<Import, Fault> import, const Line& line, Boards& boards,
                                 Record& record) {
    std::optional<Fault> fault;
    if (!import)
        fault = std::move(import.error());
    else
        fault = finish_import(*import, record);
    boards.named = true;
    if (fault)
        return error_at(Errc::bad_structure, line, fault->at, std::move(fault->found),
                        std::move(fault->expected));
    if (!record.puzzle.board_puzzle() || boards.of_stream) return std::nullopt;
    return error_at(Errc::unsupported, line, 0,
                    say("a puzzle of the board {board}", record.puzzle.board_puzzle()->geometry.name()),
                    "one of the classic board, 9x9");
}

// A form of one line with one reader function. begins() and the reader use the same text, the line's plain characters.
// With two texts they would disagree where characters are removed.
template <bool (*may_be)(std::string_view), std::expected<Import, Fault> (*read)(std::string_view, Format&)>
struct OneLine {
    static bool begins(const Text& text) {
        return !text.is_quoted() && !is_comment(text.plain()) && may_be(text.plain());
    }
    static bool read_line(Source& source, const Line& first, Record& record) {
        const Text text(source.lines.text(first));
        const std::string_view plain = text.plain();
        auto import = read(plain.substr(0, plain.find_last_not_of(" \t\r") + 1), record.format);
        if (!import) import.error().at = text.origin(std::min(import.error().at, plain.size()));
        source.lines.take(first);
        record.error = take_import(std::move(import), first, source.boards, record);
        return true;
    }
};

template <std::expected<Import, Fault> (*read)(std::string_view), Format format>
std::expected<Import, Fault> read_as(std::string_view text, Format& found) {
    found = format;
    return read(text);
}

// ---- Strings of Interactive Sudoku Solver, on one line or with one item on each of several

bool begins_string(const Text& text) { return !text.is_quoted() && may_be_iss(text.plain()); }

// The lines of one puzzle.
struct StringLines {
    struct Part {
        Line line;
        std::size_t begin;  // its place in the text
    };
    std::string text;
    std::vector<Part> parts;
    std::vector<std::uint32_t>
        origins;  // the place of each character in its line, and of the end of the last line
    bool too_long = false;

    void add(const Line& line, const Text& here, std::string_view item) {
        if (!origins.empty()) origins.pop_back();
        parts.push_back({line, text.size()});
        for (std::size_t i = 0; i <= item.size(); ++i)
            origins.push_back(static_cast<std::uint32_t>(here.origin(i)));
        text += item;
    }
    Error error(Fault fault) const {
        const std::size_t at = std::min(fault.at, text.size());
        const auto part =
            std::ranges::upper_bound(parts, at, {}, [](const Part& one) { return one.begin; }) - 1;
        return error_at(Errc::bad_structure, part->line, origins[at], std::move(fault.found),
                        std::move(fault.expected));
    }
};

// Joins the lines from the first one on that have one item each, as collections have one constraint on each line. A
// line that has only givens is a puzzle by itself, and so is a line of several items: such files have one puzzle on
// each line.
StringLines join_strings(Source& source, const Line& first) {
    StringLines all, one;
    Line line = first;
    bool only_givens = true;
    for (;;) {
        const Text text(source.lines.text(line));
        const std::string_view item = text.plain().substr(0, text.plain().find_last_not_of(" \t\r") + 1);
        const bool alone = !is_iss_item(item) || first.offset < source.single_strings_end;
        if (!all.parts.empty() && (text.is_quoted() || line.cut || alone)) break;
        only_givens &= item.starts_with(".~");
        all.add(line, text, item);
        if (all.parts.size() == 1) one = all;
        source.lines.take(line);
        all.too_long = all.parts.size() > 1 && source.lines.taken() > max_text_size;
        if (alone || all.too_long || !source.lines.peek(line)) break;
    }
    if (all.parts.size() == 1 || !only_givens) return all;
    source.single_strings_end = line.offset;
    source.lines.rewind(first);
    source.lines.peek(line);
    source.lines.take(line);
    return one;
}

bool read_string(Source& source, const Line& first, Record& record) {
    record.format = Format::iss;
    const StringLines lines = join_strings(source, first);
    auto import =
        lines.too_long
            ? std::unexpected(Fault{0, say("a puzzle of more than {bytes}", counted(max_text_size, "byte")),
                                    "a shorter one"})
            : read_iss(lines.text);
    if (!import)
        record.error = lines.error(std::move(import.error()));
    else
        record.error = take_import(std::move(import), first, source.boards, record);
    return true;
}

// ---- Files of KSudoku

bool begins_ksudoku(const Text& text) { return !text.is_quoted() && may_be_ksudoku(text.plain()); }

// All lines up to the end of the file's element are one record.
bool read_ksudoku_lines(Source& source, const Line& first, Record& record) {
    record.format = Format::ksudoku;
    bool ended = false;
    for (Line line = first; !ended && source.lines.taken() < max_text_size;) {
        ended = ends_ksudoku(source.lines.text(line));
        source.lines.take(line);
        if (!source.lines.peek(line) || line.cut) break;
    }
    const std::string text(source.lines.taken_bytes());
    auto import = read_ksudoku_file(text);
    const Line place = import ? first : place_in(first, text, std::min(import.error().at, text.size()));
    if (!import) import.error().at = 0;
    record.error = take_import(std::move(import), place, source.boards, record);
    return true;
}

// ---- OpenSudoku's games

bool begins_game(const Text& text) { return !text.is_quoted() && find_game(text.plain()).has_value(); }

// Reads the first game of a line; text behind the last game is skipped.
bool read_game_of_line(Source& source, const Line& first, Record& record) {
    record.format = Format::opensudoku;
    const Text text(source.lines.text(first), source.part_of(first));
    const std::string_view plain = text.plain();
    const auto at = find_game(plain);
    if (!at) return source.lines.take(first), false;
    ReadGame game = read_game(plain, *at);
    if (!game.import) game.import.error().at = text.origin(game.import.error().at);
    const bool more = find_game(plain.substr(game.end)).has_value();
    const std::size_t end = text.origin(game.end);
    more ? source.lines.take_part(first, end) : source.lines.take(first);
    record.error = take_import(std::move(game.import), first, source.boards, record);
    return true;
}

}  // namespace

std::optional<ReadObject> read_foreign_object(std::string_view text, const Line& begin, Boards& boards,
                                              Record& record) {
    const auto node = parse_json(text);
    if (!node) return std::nullopt;
    if (is_fpuzzles(*node)) {
        record.format = Format::fpuzzles;
        return ReadObject{take_import(read_fpuzzles(*node), begin, boards, record)};
    }
    if (is_sudokupad(*node)) {
        record.format = Format::sudokupad;
        return ReadObject{take_import(read_sudokupad_json(*node), begin, boards, record)};
    }
    if (const JsonNode* cells = cell_list_of(*node))
        return ReadObject{take_import(read_cells_as_objects(*cells), begin, boards, record)};
    if (auto chat = read_chat(*node, begin, boards, record)) return ReadObject{std::move(chat->error), true};
    return std::nullopt;
}

// ---- Lists of cells

namespace {

constexpr std::string_view list_begin = "[ \t\r\n";

// Returns the place at which the object of the first cell begins, after one or two brackets; npos for other texts.
std::size_t first_cell_at(std::string_view text) {
    const std::size_t at = text.find_first_not_of(list_begin);
    const auto brackets = std::ranges::count(text.substr(0, at), '[');
    return at == text.npos || text[at] != '{' || brackets < 1 || brackets > 2 ? text.npos : at;
}

// Returns whether a text begins with a list of cell objects, or of rows of them: [{"value": 5}, ...].
bool begins_cell_list(std::string_view text) {
    const std::size_t at = first_cell_at(text);
    std::size_t end = 0;
    return at != text.npos && is_cell_object(text, at, end);
}

// Returns whether a line can be inside of a list.
bool is_inside_list(std::string_view line) {
    constexpr std::ptrdiff_t fewest = 27;  // this many cells side by side are another puzzle
    const std::size_t at = std::min(line.find_first_not_of(" \t\r"), line.size());
    const std::string_view rest = line.substr(at);
    return !rest.empty() && std::string_view("{}[],\"0123456789-ntf").contains(rest[0]) &&
           std::ranges::find_if_not(rest, is_cell) - rest.begin() < fewest;
}

}  // namespace

std::size_t cell_list_at(std::string_view text) {
    const std::size_t at = std::min(text.find_first_not_of("]}, \t\r\n"), text.size());
    return at < text.size() && text[at] == '[' && begins_cell_list(text.substr(at)) ? at : text.size();
}

bool read_cell_list(Source& source, const Line& first, Record& record) {
    constexpr int most_lines_of_cell = 40;
    Lines& lines = source.lines;
    if (first.cut || !lines.text(first).substr(0, lines.text(first).find('{')).contains('[')) return false;
    std::string beginning;
    Brackets brackets;
    std::size_t end = std::string_view::npos;
    bool is_list = false;
    Line line = first;
    for (int count = 1;; ++count) {
        const std::string_view here = lines.text(line);
        if (!is_list) is_list = begins_cell_list((beginning += here) += '\n');
        if (!is_list && (count == most_lines_of_cell || beginning.size() > max_text_size)) break;
        end = brackets.feed(here);
        if (end != here.npos) break;
        lines.take(line);
        const bool goes_on = lines.taken() < max_text_size && lines.peek(line) && !line.cut;
        if (!goes_on || !is_inside_list(lines.text(line))) break;
    }
    if (!is_list) {
        lines.rewind(first);
        lines.peek(line);
        return false;
    }
    std::uint64_t size = std::string_view::npos;
    if (end != std::string_view::npos) {
        const bool alone = lines.text(line).find_first_not_of(" \t\r;", end) == std::string_view::npos;
        size = line.offset - first.offset + end;
        alone ? lines.take(line) : lines.take_part(line, end);
    }
    constexpr std::string_view key = "{\"cells\":";
    const std::string_view text = lines.taken_bytes().substr(0, static_cast<std::size_t>(size));
    const auto node = parse_json(std::string(key).append(text) + '}');
    if (node) {
        record.error = take_import(read_cells_as_objects(node->at("cells")), first, source.boards, record);
        return true;
    }
    const std::size_t at = std::min(std::max(node.error().at, key.size()) - key.size(), text.size());
    record.error =
        error_at(Errc::bad_structure, place_in(first, text, at), 0,
                 at == text.size() ? "the end of the list" : node.error().found, node.error().expected);
    return true;
}

namespace {

template <class Form>
constexpr ReadFormat form_of(bool has_commas = false) {
    return {Form::begins, Form::read_line, has_commas};
}
}  // namespace

extern constinit const ReadFormat read_links = form_of<OneLine<may_be_link, read_link>>(true);
extern constinit const ReadFormat read_strings{begins_string, read_string, true};
extern constinit const ReadFormat read_killers =
    form_of<OneLine<may_be_killer, read_as<read_killer, Format::killer>>>();
extern constinit const ReadFormat read_sumocues =
    form_of<OneLine<may_be_sumocue, read_as<read_sumocue, Format::sumocue>>>();
extern constinit const ReadFormat read_solos =
    form_of<OneLine<may_be_solo, read_as<read_solo, Format::solo>>>(true);
extern constinit const ReadFormat read_ksudoku{begins_ksudoku, read_ksudoku_lines};
extern constinit const ReadFormat read_games{begins_game, read_game_of_line};

}  // namespace nonet::formats
