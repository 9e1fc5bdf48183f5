// Addresses and strings in the stream: what reads them, as one of the formats.

#include "formats/links/read_links.hpp"

#include "formats/formats.hpp"
#include "formats/links/fpuzzles.hpp"
#include "formats/links/iss.hpp"
#include "formats/links/json_node.hpp"
#include "formats/links/killer_strings.hpp"
#include "formats/links/link.hpp"
#include "formats/links/opensudoku.hpp"
#include "formats/links/sudokupad.hpp"

namespace nonet::formats {
namespace {

// What was read, as the record, or what is wrong at a place of `line`: what is inside of a packed text stands where that
// begins.
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
    if (!record.wide || boards.of_stream) return std::nullopt;
    return error_at(Errc::unsupported, line, 0,
                    "a puzzle of the board " + std::string(record.wide->geometry.name()),
                    "one of the classic board, 9x9");
}

bool begins_link(const Text& text) {
    return !text.is_quoted() && !is_comment(text.ascii()) && may_be_link(text.ascii());
}

bool read_link_line(Source& source, const Line& first, Record& record) {
    const std::string text(source.lines.text(first));
    source.lines.take(first);
    record.error = take_import(read_link(text, record.format), first, source.boards, record);
    return true;
}

// A form of one line that one function reads.
template <bool (*may_be)(std::string_view), std::expected<Import, Fault> (*read)(std::string_view),
          Format format>
struct OneLine {
    static bool begins(const Text& text) { return !text.is_quoted() && may_be(text.ascii()); }
    static bool read_line(Source& source, const Line& first, Record& record) {
        record.format = format;
        const std::string text(source.lines.text(first));
        source.lines.take(first);
        record.error = take_import(read(std::string_view(text).substr(0, text.find_last_not_of(" \t\r") + 1)),
                                   first, source.boards, record);
        return true;
    }
};

bool begins_game(const Text& text) { return find_game(text.ascii()).has_value(); }

// What stands behind the last game of a line is passed over with it.
bool read_game_of_line(Source& source, const Line& first, Record& record) {
    record.format = Format::opensudoku;
    const std::string text(source.lines.text(first));
    ReadGame game = read_game(text, find_game(text).value_or(0));
    if (find_game(std::string_view(text).substr(game.end)))
        source.lines.take_part(first, game.end);
    else
        source.lines.take(first);
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
    if (!is_sudokupad(*node)) return std::nullopt;
    record.format = Format::sudokupad;
    return ReadObject{take_import(read_sudokupad_json(*node), begin, boards, record)};
}

extern constinit const ReadFormat read_links{begins_link, read_link_line, true};
template <class Form>
constexpr ReadFormat form_of(bool has_commas = false) {
    return {Form::begins, Form::read_line, has_commas};
}
extern constinit const ReadFormat read_strings = form_of<OneLine<may_be_iss, read_iss, Format::iss>>(true);
extern constinit const ReadFormat read_killers =
    form_of<OneLine<may_be_killer, read_killer, Format::killer>>();
extern constinit const ReadFormat read_sumocues =
    form_of<OneLine<may_be_sumocue, read_sumocue, Format::sumocue>>();
extern constinit const ReadFormat read_games{begins_game, read_game_of_line};

}  // namespace nonet::formats
