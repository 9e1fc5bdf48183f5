#include <algorithm>

#include "core/say.hpp"
#include "formats/links/fpuzzles.hpp"
#include "formats/links/iss.hpp"
#include "formats/links/killer_strings.hpp"
#include "formats/links/lz_string.hpp"
#include "formats/links/opensudoku.hpp"
#include "formats/links/penpa.hpp"
#include "formats/links/solo.hpp"
#include "formats/rule_text.hpp"
#include "nonet/links.hpp"

namespace nonet {
namespace {

using namespace formats;

Result<Written> written(std::expected<std::string, Fault> text, std::vector<Loss> losses) {
    if (text) return Written{std::move(*text), std::move(losses)};
    return std::unexpected(Error{.code = Errc::unsupported,
                                 .found = std::move(text.error().found),
                                 .expected = std::move(text.error().expected)});
}

// Records empty cells without any candidate as lost: the forms cannot express them, and would allow every digit there.
void lose_dead_cells(const BoardPuzzle& puzzle, std::vector<Loss>& losses) {
    if (puzzle.marks.empty()) return;
    int count = 0;
    for (std::size_t cell = 0; cell < puzzle.marks.size(); ++cell)
        count += puzzle.values[cell] == 0 &&
                 (puzzle.marks[cell] & puzzle.geometry.allowed_digits(static_cast<Cell>(cell))).empty();
    if (count > 0)
        losses.push_back({say("cell without candidates"), say("the format cannot express it"), count, true});
}

// Records information that a string cannot hold as lost.
void lose_about(const About& about, std::vector<Loss>& losses) {
    for (const auto& [words, what] :
         {std::pair{&about.title, "title"}, {&about.author, "author"}, {&about.rules, "text of the rules"}})
        if (!words->empty()) losses.push_back({say(what), say("the format has no place for it"), 1, false});
}

using WriteLine = std::expected<std::string, Fault> (*)(const BoardPuzzle&, std::vector<Loss>&);

template <WriteLine write>
Result<Written> as_string(const BoardPuzzle& puzzle, const About& about) {
    std::vector<Loss> losses;
    auto text = write(puzzle, losses);
    lose_dead_cells(puzzle, losses);
    lose_about(about, losses);
    return written(std::move(text), std::move(losses));
}

Result<Written> as_opensudoku(const BoardPuzzle& puzzle, const About& about) {
    std::vector<Loss> losses;
    auto text = write_opensudoku(puzzle, about, losses);
    lose_about({.title = {}, .author = about.author, .rules = about.rules}, losses);
    return written(std::move(text), std::move(losses));
}

Result<Written> as_json(const BoardPuzzle& puzzle, const About& about, std::string_view before, bool packed) {
    std::vector<Loss> losses;
    auto text = write_fpuzzles(puzzle, about, losses);
    lose_dead_cells(puzzle, losses);
    if (text) *text = std::string(before) + (packed ? pack_lz(*text) : *text);
    return written(std::move(text), std::move(losses));
}

Result<Written> as_fpuzzles(const BoardPuzzle& puzzle, const About& about) {
    return as_json(puzzle, about, "https://www.f-puzzles.com/?load=", true);
}
Result<Written> as_fpuzzles_json(const BoardPuzzle& puzzle, const About& about) {
    return as_json(puzzle, about, "", false);
}
// SudokuPad reads f-puzzles' format.
Result<Written> as_sudokupad(const BoardPuzzle& puzzle, const About& about) {
    return as_json(puzzle, about, "https://sudokupad.app/fpuzzles", true);
}

Result<Written> as_penpa(const BoardPuzzle& puzzle, const About& about) {
    std::vector<Loss> losses;
    auto text = write_penpa(puzzle, about, losses);
    return written(std::move(text), std::move(losses));
}

Result<Written> as_rules(const BoardPuzzle& puzzle, const About& about) {
    std::vector<Loss> losses;
    lose_dead_cells(puzzle, losses);
    lose_about(about, losses);
    return written(write_rule_text(puzzle), std::move(losses));
}

constexpr LinkForm forms[] = {
    {"rules", "nonet's own text, one rule per line", as_rules},
    {"iss", "a string of Interactive Sudoku Solver", as_string<write_iss>},
    {"fpuzzles", "a link of f-puzzles", as_fpuzzles},
    {"fpuzzles-json", "the JSON inside such a link", as_fpuzzles_json},
    {"sudokupad", "a link of SudokuPad", as_sudokupad},
    {"killer", "a killer as a string", as_string<write_killer>},
    {"sumocue", "a string of SumoCue", as_string<write_sumocue>},
    {"opensudoku", "a file of OpenSudoku", as_opensudoku},
    {"penpa", "a link of Penpa+", as_penpa},
    {"solo", "a game ID of Simon Tatham's Solo", as_string<write_solo>},
};

}  // namespace

std::span<const LinkForm> link_forms() noexcept { return forms; }

const LinkForm* find_link_form(std::string_view name) noexcept {
    const auto* const found = std::ranges::find(forms, name, &LinkForm::name);
    return found == std::end(forms) ? nullptr : found;
}

Result<std::string> write_whole(const LinkForm& form, const Puzzle& puzzle, const About& about) {
    auto written = form.write(to_board_puzzle(puzzle), about);
    if (!written) return std::unexpected(std::move(written.error()));
    const auto lost = std::ranges::find(written->losses, true, &Loss::changes);
    if (lost == written->losses.end()) return std::move(written->text);
    return std::unexpected(Error{.code = Errc::unsupported,
                                 .found = in_words(*lost) + " (" + lost->why + ")",
                                 .expected = say("a puzzle that the format '{name}' can hold", form.name)});
}

std::string in_words(const Loss& loss) {
    return loss.count == 1 ? loss.what : std::to_string(loss.count) + " x " + loss.what;
}

std::optional<Error> lost_rule(const Record& record) {
    const auto lost = std::ranges::find(record.losses, true, &Loss::changes);
    if (lost == record.losses.end()) return std::nullopt;
    return Error{.code = Errc::unsupported,
                 .at = static_cast<std::size_t>(record.at),
                 .line = record.line,
                 .column = 1,
                 .found = in_words(*lost) + " (" + lost->why + ")",
                 .expected = "rules that nonet has"};
}

}  // namespace nonet
