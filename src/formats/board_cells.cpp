// Turns the words of a board's rows into cells: one word or one character for each cell, as glyphs, values or
// candidates.

#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "formats/board_name.hpp"
#include "formats/board_rows.hpp"
#include "formats/board_symbols.hpp"

namespace nonet::formats {
namespace {

Error error_in(Errc code, const BoardWord& word, std::size_t character, std::string found,
               std::string expected) {
    return error_at(code, word.line, word.at[character], std::move(found), std::move(expected));
}

// ---- Which glyphs

// Counts each character; small letters count as capitals.
using CharacterCounts = std::array<std::size_t, 128>;

CharacterCounts census_of(std::string_view characters) {
    CharacterCounts census{};
    for (char c : characters) ++census[static_cast<unsigned char>(is_letter(c) ? c & ~0x20 : c) & 127];
    return census;
}

bool has_letters_beyond(const CharacterCounts& census, const BoardSymbols& usual) {
    for (int value = 1; value <= usual.digits(); ++value) {
        const char letter = static_cast<char>('A' + value - 1);
        if (letter != 'X' && census[static_cast<std::size_t>(letter)] > 0 &&
            usual.value_of(letter) == no_cell)
            return true;
    }
    return false;
}

// Determines the glyphs of cells of one character each from the characters that occur.
Glyphs glyphs_of(std::string_view characters, const Geometry& geometry) {
    const BoardSymbols usual(geometry);
    const CharacterCounts census = census_of(characters);
    const auto count = [&](char c) { return census[static_cast<unsigned char>(c)]; };
    bool digit = geometry.zero_based() && count('0') > 0;
    for (char c = '1'; c <= '9'; ++c) digit |= count(c) > 0;
    if (!digit && has_letters_beyond(census, usual)) return Glyphs::letters;
    if (geometry.zero_based() || usual.digits() <= side || count('0') == 0 ||
        count(usual.glyph_of(usual.digits())) > 0)
        return Glyphs::usual;
    const BoardSymbols from_zero(geometry, Glyphs::from_zero);
    bool blank = false, all_as_often = true;
    for (char c : {'.', '_', '-', '*', '?', 'X'}) blank |= count(c) > 0;
    for (int value = 1; value <= usual.digits(); ++value)
        all_as_often &=
            count(from_zero.glyph_of(value)) * static_cast<std::size_t>(usual.digits()) == characters.size();
    return blank || all_as_often ? Glyphs::from_zero : Glyphs::usual;
}

// ---- Words of several characters: numbers or lists

bool is_decimal(std::string_view word) {
    return std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

// "12A": several glyphs without a separator.
bool is_list(std::string_view word, const BoardSymbols& symbols) {
    std::uint8_t last = 0;
    for (char c : word) {
        const std::uint8_t value = symbols.value_of(c);
        if (value == no_cell || value <= last) return false;
        last = value;
    }
    return true;
}

class Cells {
 public:
    Cells(const Geometry& geometry, BoardPuzzle& puzzle, TextForm& form)
        : geometry_(geometry), puzzle_(puzzle), form_(form) {}

    // Reads one character for each cell.
    std::optional<Error> read_characters(const std::vector<const BoardWord*>& words) {
        std::string characters;
        for (const BoardWord* word : words) characters += word->text;
        form_.glyphs = glyphs_of(characters, geometry_);
        const BoardSymbols symbols(geometry_, form_.glyphs);
        std::size_t cell = 0;
        for (const BoardWord* word : words)
            for (std::size_t i = 0; i < word->text.size(); ++i) {
                const std::uint8_t value = symbols.value_of(word->text[i]);
                if (value == no_cell)
                    return error_in(Errc::bad_character, *word, i, shown(*word, i), symbols.expected());
                puzzle_.values[cell++] = value;
            }
        return std::nullopt;
    }

    // Reads one word for each cell; some words have several characters.
    std::optional<Error> read_words(const std::vector<const BoardWord*>& words) {
        if (are_numbers(words)) return read_numbers(words);
        form_.format = Format::pencil;
        puzzle_.marks.assign(puzzle_.values.size(), {});
        const BoardSymbols symbols(geometry_);
        for (std::size_t cell = 0; cell < words.size(); ++cell)
            if (auto error = read_list(*words[cell], symbols, cell)) return error;
        return std::nullopt;
    }

 private:
    static std::string shown(const BoardWord& word, std::size_t i) {
        const char c = word.text[i];
        return c == Text::foreign ? "a foreign character" : quoted({&c, 1});
    }

    bool are_numbers(const std::vector<const BoardWord*>& words) const {
        const BoardSymbols numbers(geometry_, Glyphs::numbers), usual(geometry_);
        bool in_range = true, no_list = false;
        for (const BoardWord* word : words) {
            if (word->text.size() == 1) continue;
            if (!is_decimal(word->text) || word->text.size() > 2) return false;
            in_range &= numbers.value_of_number(word->text) != no_cell;
            no_list |= !is_list(word->text, usual);
        }
        return in_range || (no_list && geometry_.digit_count() > side);
    }

    std::optional<Error> read_numbers(const std::vector<const BoardWord*>& words) {
        form_.glyphs = Glyphs::numbers;
        const BoardSymbols symbols(geometry_, Glyphs::numbers);
        const BoardWord *zero = nullptr, *blank = nullptr;
        bool highest = false;
        for (std::size_t cell = 0; cell < words.size(); ++cell) {
            const std::string& text = words[cell]->text;
            const std::uint8_t value = symbols.value_of_number(text);
            if (value == no_cell)
                return error_in(Errc::bad_character, *words[cell], 0, quoted(text), symbols.expected());
            puzzle_.values[cell] = value;
            if (value == 0) (text == "0" ? zero : blank) = words[cell];
            highest |= value == geometry_.digit_count();
        }
        // The values 0 to 15 with points for blanks could be another board, or the same board as 1 to 16.
        if (zero && blank && !highest)
            return error_in(Errc::bad_character, *zero, 0,
                            say("0 together with {quoted}", quoted(blank->text)),
                            say("one character for empty cells, or the board with the values 0..{number}",
                                geometry_.digit_count() - 1));
        return std::nullopt;
    }

    // "12A", "1,2,10", "7", '-', '.'.
    std::optional<Error> read_list(const BoardWord& word, const BoardSymbols& symbols, std::size_t cell) {
        const BoardDigitSet all = BoardDigitSet::below(geometry_.digit_count());
        BoardDigitSet& marks = puzzle_.marks[cell];
        if (word.text.size() == 1 && symbols.value_of(word.text[0]) == 0) {
            if (word.text[0] != '-') marks = all;
            return std::nullopt;
        }
        const bool commas = word.text.find(',') != std::string::npos;
        for (std::size_t i = 0; i < word.text.size();) {
            const std::size_t end = commas ? std::min(word.text.find(',', i), word.text.size()) : i + 1;
            const std::string item = word.text.substr(i, end - i);
            const std::uint8_t value =
                item.size() == 1 ? symbols.value_of(item[0]) : symbols.value_of_number(item);
            if (value == no_cell)
                return error_in(Errc::bad_character, word, i,
                                item.size() == 1 ? shown(word, i) : quoted(item), symbols.expected());
            const auto digit = static_cast<Digit>(value - 1);
            if (value == 0 || marks.contains(digit))
                return error_in(Errc::bad_character, word, i,
                                "a repeated digit or a blank in a list of candidates",
                                say("each candidate of {cell} once",
                                    name_of_cell(static_cast<Cell>(cell), geometry_.columns())));
            marks.insert(digit);
            i = end + commas;
        }
        if (marks.size() == 1) puzzle_.values[cell] = static_cast<std::uint8_t>(marks.first() + 1);
        return std::nullopt;
    }

    const Geometry& geometry_;
    BoardPuzzle& puzzle_;
    TextForm& form_;
};

// Reports rows whose number or length differs from the board's.
Error bad_rows(const std::vector<BoardRow>& rows, bool by_words, const Geometry& geometry) {
    const auto columns = static_cast<std::size_t>(geometry.columns());
    const auto size_of = [&](const BoardRow& row) { return by_words ? row.words.size() : row.characters; };
    const auto cells = static_cast<std::size_t>(geometry.cell_count());
    const BoardWord& last = rows.back().words.back();
    if (rows.size() == 1 && geometry.rows() > 1) {
        const std::size_t size = size_of(rows[0]);
        return error_in(Errc::wrong_length, last, last.text.size(), counted(size, "cell"),
                        std::to_string(cells));
    }
    for (std::size_t i = 0; i < rows.size() && i < static_cast<std::size_t>(geometry.rows()); ++i) {
        const std::size_t size = size_of(rows[i]);
        if (size == columns) continue;
        const std::string found = say("{cells} in row {number}", counted(size, "cell"), i + 1);
        std::size_t before = 0;  // the place of the first surplus cell, or the end of the last one
        for (const BoardWord& word : rows[i].words) {
            const std::size_t here = by_words ? 1 : word.text.size();
            if (before + here > columns)
                return error_in(Errc::wrong_length, word, by_words ? 0 : columns - before, found,
                                std::to_string(columns));
            before += here;
        }
        const BoardWord& end = rows[i].words.back();
        return error_in(Errc::wrong_length, end, end.text.size(), found, std::to_string(columns));
    }
    return error_in(Errc::wrong_length, last, last.text.size(), counted(rows.size(), "row"),
                    std::to_string(geometry.rows()));
}

BoardPuzzle empty_puzzle(const Geometry& geometry) {
    return {geometry, std::vector<std::uint8_t>(static_cast<std::size_t>(geometry.cell_count())), {}};
}

}  // namespace

std::optional<Error> read_board_rows(const BoardRows& rows, const Geometry& geometry, BoardPuzzle& puzzle,
                                     TextForm& form) {
    const auto cells = static_cast<std::size_t>(geometry.cell_count());
    const auto columns = static_cast<std::size_t>(geometry.columns());
    const auto& list = rows.rows();
    puzzle = empty_puzzle(geometry);
    std::vector<const BoardWord*> words;
    std::size_t rows_of_words = 0, rows_of_characters = 0;
    for (const BoardRow& row : list) {
        for (const BoardWord& word : row.words) words.push_back(&word);
        rows_of_words += row.words.size() == columns;
        rows_of_characters += row.characters == columns;
    }
    const bool grid = list.size() == static_cast<std::size_t>(geometry.rows());
    form.format = rows.had_brackets() ? Format::literal : grid ? Format::grid : Format::numbers;
    if (rows.characters() == cells &&
        (list.size() == 1 || rows_of_characters == list.size() || words.size() == cells))
        return Cells(geometry, puzzle, form).read_characters(words);
    if (words.size() == cells && (!grid || rows_of_words == list.size() || rows.had_brackets()))
        return Cells(geometry, puzzle, form).read_words(words);
    const bool some_long =
        std::ranges::any_of(words, [](const BoardWord* word) { return word->text.size() > 1; });
    const bool by_words =
        rows_of_words > rows_of_characters ||
        (rows_of_words == rows_of_characters && some_long && words.size() > list.size() * columns / 2);
    return bad_rows(list, by_words, geometry);
}

std::optional<Error> read_board_line(const BoardWord& word, const Geometry& geometry, BoardPuzzle& puzzle,
                                     TextForm& form) {
    const auto cells = static_cast<std::size_t>(geometry.cell_count());
    const auto digits = static_cast<std::size_t>(geometry.digit_count());
    puzzle = empty_puzzle(geometry);
    form = {Format::line, Glyphs::usual};
    const std::size_t size = word.text.size();
    if (size == cells) return Cells(geometry, puzzle, form).read_characters({&word});
    if (size != cells * digits || digits == 1)
        return error_in(Errc::wrong_length, word, std::min(size, cells), counted(size, "cell"),
                        std::to_string(cells));
    form.format = Format::marks;
    const BoardSymbols symbols(geometry);
    puzzle.marks.assign(cells, {});
    for (std::size_t i = 0; i < size; ++i) {
        const auto digit = static_cast<Digit>(i % digits);
        const std::uint8_t value = symbols.value_of(word.text[i]);
        if (value == digit + 1)
            puzzle.marks[i / digits].insert(digit);
        else if (value != 0)
            return error_in(Errc::bad_character, word, i, quoted({&word.text[i], 1}),
                            say("{quoted} or a blank", quoted(std::string(1, symbols.glyph_of(digit + 1)))));
    }
    for (std::size_t cell = 0; cell < cells; ++cell)
        if (puzzle.marks[cell].size() == 1)
            puzzle.values[cell] = static_cast<std::uint8_t>(puzzle.marks[cell].first() + 1);
    return std::nullopt;
}

}  // namespace nonet::formats
