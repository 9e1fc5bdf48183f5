// Addresses and strings in the stream: what reads them, as one of the formats.

#include "formats/links/read_links.hpp"

#include "formats/formats.hpp"
#include "formats/links/fpuzzles.hpp"
#include "formats/links/iss.hpp"
#include "formats/links/json_node.hpp"
#include "formats/links/link.hpp"
#include "formats/links/sudokupad.hpp"

namespace nonet::formats {
namespace {

bool begins_link(const Text& text) {
    return !text.is_quoted() && !is_comment(text.ascii()) && may_be_link(text.ascii());
}

bool read_link_line(Source& source, const Line& first, Record& record) {
    const std::string text(source.lines.text(first));
    source.lines.take(first);
    record.error = take_import(read_link(text, record.format), first, source.boards, record);
    return true;
}

bool begins_iss(const Text& text) { return !text.is_quoted() && may_be_iss(text.ascii()); }

bool read_iss_line(Source& source, const Line& first, Record& record) {
    record.format = Format::iss;
    const std::string text(source.lines.text(first));
    source.lines.take(first);
    record.error = take_import(read_iss(std::string_view(text).substr(0, text.find_last_not_of(" \t\r") + 1)),
                               first, source.boards, record);
    return true;
}

}  // namespace

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

std::optional<std::expected<Import, Fault>> read_foreign_object(std::string_view text, Format& format) {
    const auto node = parse_json(text);
    if (!node) return std::nullopt;
    if (is_fpuzzles(*node)) {
        format = Format::fpuzzles;
        return read_fpuzzles(*node);
    }
    if (!is_sudokupad(*node)) return std::nullopt;
    format = Format::sudokupad;
    return read_sudokupad_json(*node);
}

extern constinit const ReadFormat read_links{begins_link, read_link_line};
extern constinit const ReadFormat read_strings{begins_iss, read_iss_line};

}  // namespace nonet::formats
