// The lists of the small WebAssembly modules (capi/modules.cmake): what they read and solve is the classic board's, and
// nothing else comes with it.
//
// They are linked in place of engines/registry.cpp, languages/languages.cpp and, of formats/, registry.cpp, boards.cpp,
// board_reader.cpp and links/read_links.cpp, so that what only these name stays out.  Every text that names a board or rules
// is an error here, never a puzzle without them: whoever has the whole module asks that then.

#include <algorithm>
#include <utility>

#include "command/other_boards.hpp"
#include "core/say.hpp"
#include "engines/registry.hpp"
#include "formats/boards.hpp"
#include "formats/formats.hpp"
#include "formats/links/read_links.hpp"
#include "languages/german.hpp"
#include "languages/languages.hpp"

namespace nonet {
namespace {

constexpr const Engine* all_engines[] = {&engine::fast};

}  // namespace

std::span<const Engine* const> engines() noexcept { return all_engines; }

const Engine* find_engine(std::string_view name) noexcept {
    return name == engine::fast.name ? &engine::fast : nullptr;
}

bool has_other_boards() noexcept { return false; }

// The only texts of these modules are errors.
const Catalogue& catalogue_of(Language language) noexcept {
    static constexpr const std::span<const Translation>* tables[] = {&german_errors};
    static constexpr Catalogue german{tables};
    return language == Language::german ? german : english_catalogue;
}

}  // namespace nonet

namespace nonet::formats {
namespace {

Error of_another_board(const Line& at, std::string found) {
    return error_at(Errc::unsupported, at, 0, std::move(found), "one of the classic board, 9x9");
}

// What begins a text that says its board or rules, as far as the formats below would find a puzzle in it.
bool begins_other(const Text& text) {
    const std::string_view ascii = text.ascii();
    const std::string_view line = ascii.substr(std::min(ascii.find_first_not_of(" \t"), ascii.size()));
    return line.starts_with("board:") || line.starts_with("3x3:") || line.starts_with("SumoCue") ||
           line.starts_with("<ksudoku") || line.starts_with("<!DOCTYPE ksudoku") ||
           (line.starts_with('<') && line.contains("<game"));
}

bool read_other(Source& source, const Line& first, Record& record) {
    record.error = of_another_board(first, "a text with its board and rules, or of another program");
    source.lines.take(first);
    return true;
}

constexpr ReadFormat other{begins_other, read_other, true};

#define NONET_ADDRESS(name) , &name
#define NONET_LEAVE_OUT(name)
constexpr const ReadFormat* all_formats[] = {&other NONET_READ_FORMATS(NONET_ADDRESS, NONET_LEAVE_OUT)};
#undef NONET_LEAVE_OUT
#undef NONET_ADDRESS

}  // namespace

std::span<const ReadFormat* const> read_formats() { return all_formats; }

std::optional<ReadObject> read_foreign_object(std::string_view, const Line&, Boards&, Record&) {
    return std::nullopt;
}

std::size_t cell_list_at(std::string_view text) { return text.size(); }
bool read_cell_list(Source&, const Line&, Record&) { return false; }

Result<std::optional<Geometry>> board_of_record(Boards& boards, std::string_view name, const Line& at) {
    if (!names_board(name) || name == "9x9") return boards.of_stream;
    return std::unexpected(of_another_board(at, say("a puzzle of the board {board}", name)));
}

// No stream is of another board here, and no record.
void widen(Record&, const Geometry&) {}
std::optional<Error> read_board_field(std::string_view, const Line& at, const Geometry& geometry, Record&) {
    return of_another_board(at, say("a puzzle of the board {board}", geometry.name()));
}
bool read_next_of_board(Source&, Record&) { return false; }
bool read_board_lines(Source&, const Line&, Record&) { return false; }

}  // namespace nonet::formats
