#include "formats/links/link.hpp"

#include <algorithm>

#include "core/say.hpp"
#include "formats/json_members.hpp"
#include "formats/links/fpuzzles.hpp"
#include "formats/links/iss.hpp"
#include "formats/links/penpa.hpp"
#include "formats/links/sudokupad.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

enum class Site : std::uint8_t { fpuzzles, sudokupad, iss, penpa, shortened };

// A part of a site's addresses, and the text after which its puzzle begins.
struct Address {
    std::string_view host;
    Site site;
};
constexpr Address addresses[] = {
    {"f-puzzles.com", Site::fpuzzles},
    {"sudokupad.app/", Site::sudokupad},
    {"crackingthecryptic.com/", Site::sudokupad},
    {"sudokupad://puzzle/", Site::sudokupad},
    {"Interactive-Sudoku-Solver", Site::iss},
    {"penpa-edit", Site::penpa},
    {"tinyurl.com/", Site::shortened},
    {"bit.ly/", Site::shortened},
};

// The first characters of compressed JSON, and of compressed text that begins with a bracket.
constexpr std::string_view packed_json = "N4Ig", packed_bracket = "N4";
constexpr std::size_t longest_before = 200, longest_word_before = 16;

struct FoundAddress {
    Site site;
    std::size_t at;      // the beginning of the address
    std::size_t behind;  // the end of its host
};

std::optional<FoundAddress> address_in(std::string_view text) {
    std::optional<FoundAddress> first;
    for (const Address& address : addresses) {
        const std::size_t at = text.substr(0, longest_before + address.host.size()).find(address.host);
        if (at < longest_before && (!first || at < first->at))
            first = {address.site, at, at + address.host.size()};
    }
    return first;
}

std::size_t begin_of(std::string_view text) {
    return std::min(text.find_first_not_of(" \t\"'<"), text.size());
}

// "fpuzzlesN4Ig...", "N4Ig...": returns whether the text is an address's payload without the address.
bool is_bare(std::string_view text) {
    if (text.starts_with(packed_json)) return true;
    return std::ranges::any_of(sudokupad_kinds, [&](std::string_view kind) {
        return text.starts_with(kind) && text.substr(kind.size()).starts_with(packed_bracket);
    });
}

// Returns the characters up to a space or another character that ends an address.
std::string_view word_of(std::string_view text, std::string_view ends) {
    return text.substr(0, text.find_first_of(ends));
}

// Reads the compressed text of a line as far as possible. A space in it may represent '+'.
std::expected<Import, Fault> read_packed(std::string_view line, std::string_view text,
                                         std::expected<Import, Fault> (*read)(std::string_view)) {
    constexpr std::string_view ends = " \t\"'<>&?)]#,;`|";
    auto import = read(percent_decoded(word_of(text, ends)));
    if (!import && text.find(' ') != text.npos) {
        std::string_view more = word_of(text, ends.substr(1));
        more = more.substr(0, more.find_last_not_of(" \t") + 1);
        if (auto with_spaces = read(percent_decoded(more))) return with_spaces;
    }
    if (!import) import.error().at += static_cast<std::size_t>(text.data() - line.data());
    return import;
}

Fault needs_network(std::string_view site, std::string_view id) {
    return {0,
            say("the name of a puzzle on the server of {site}, {quoted}", translated(site),
                formats::quoted(word_of(id, " \t\"'<>&"))),
            "a link that contains the puzzle: this one needs the network"};
}

std::expected<Import, Fault> read_address(std::string_view text, const FoundAddress& found, Format& format) {
    const std::string_view behind = text.substr(found.behind);
    switch (found.site) {
        case Site::fpuzzles: {
            format = Format::fpuzzles;
            if (const std::size_t load = behind.find("load="); load != behind.npos)
                return read_packed(text, behind.substr(load + 5), read_fpuzzles_payload);
            if (const std::size_t id = behind.find("id="); id != behind.npos)
                return std::unexpected(needs_network("f-puzzles", behind.substr(id + 3)));
            return std::unexpected(Fault{found.at, say("an address of {site} without a puzzle", "f-puzzles"),
                                         "'?load=' and the puzzle"});
        }
        case Site::sudokupad: {
            format = Format::sudokupad;
            std::string_view payload = behind;
            for (std::string_view path : {"sudoku/", "?puzzleid=", "sudoku?puzzleid="})
                if (payload.starts_with(path)) payload.remove_prefix(path.size());
            if (payload.starts_with("scf") ||
                payload.starts_with("classic"))  // these may contain any character
                return read_sudokupad(percent_decoded(word_of(payload, " \t\"<>")));
            return read_packed(text, payload, read_sudokupad);
        }
        case Site::iss: {
            format = Format::iss;
            const std::size_t q = behind.find("q=");
            if (q == behind.npos)
                return std::unexpected(
                    Fault{found.at, say("an address of {site} without a puzzle", "Interactive Sudoku Solver"),
                          "'?q=' and the puzzle"});
            return read_iss(percent_decoded(word_of(behind.substr(q + 2), " \t\"<>&")));
        }
        case Site::penpa: {
            format = Format::penpa;
            const std::size_t p = std::min(behind.find("?p="), behind.find("&p="));
            if (p == behind.npos)
                return std::unexpected(Fault{found.at, say("an address of {site} without a puzzle", "Penpa+"),
                                             "'#m=edit&p=' and the puzzle"});
            return read_packed(text, behind.substr(p + 3), read_penpa);
        }
        case Site::shortened: break;
    }
    return std::unexpected(needs_network("a URL shortener", text.substr(found.at)));
}

}  // namespace

std::string percent_decoded(std::string_view text) {
    const auto figure = [&](std::size_t at) {
        return at < text.size()
                   ? hex_digits.find(static_cast<char>(text[at] | (is_letter(text[at]) ? 0x20 : 0)))
                   : hex_digits.npos;
    };
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && figure(i + 1) != hex_digits.npos && figure(i + 2) != hex_digits.npos) {
            plain += static_cast<char>(figure(i + 1) * 16 + figure(i + 2));
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

bool may_be_link(std::string_view text) {
    text.remove_prefix(begin_of(text));
    if (is_bare(text)) return true;
    if (text.starts_with('{') || text.starts_with('[')) return false;
    const auto found = address_in(text);
    if (!found) return false;
    // Rejects a line that is a puzzle followed by an address.
    std::string_view before = text.substr(0, found->at);
    while (!before.empty()) {
        const std::size_t size = std::min(before.find_first_of(" \t;,"), before.size());
        const std::string_view word = before.substr(0, size);
        if (size >= longest_word_before && word.find("//") == word.npos) return false;
        before.remove_prefix(std::min(size + 1, before.size()));
    }
    return true;
}

std::expected<Import, Fault> read_link(std::string_view text, Format& format) {
    const std::size_t begin = begin_of(text);
    const std::string_view line = text.substr(begin);
    if (line.starts_with(packed_json)) {
        format = Format::fpuzzles;
        return read_packed(text, line, read_fpuzzles_payload);
    }
    if (is_bare(line)) {
        format = Format::sudokupad;
        return read_packed(text, line, read_sudokupad);
    }
    // Uses the same text as may_be_link(), which counts the address's distance after the leading spaces.
    const auto found = address_in(line);
    if (!found) return std::unexpected(Fault{begin, "no address", "a link of a puzzle site"});
    auto import = read_address(line, *found, format);
    if (!import) import.error().at = begin + (import.error().at == 0 ? found->at : import.error().at);
    return import;
}

}  // namespace nonet::formats
