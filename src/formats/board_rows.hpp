#pragma once
// The lines of one puzzle of a board, in rows and words; and the puzzle of them.
//
//      | 1 . | 12 4 |     ->  a row of the words  1  .  12  4

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/formats.hpp"
#include "nonet/board_text.hpp"

namespace nonet::formats {

struct BoardWord {
    std::string text;  // in ASCII; an empty cell is "."
    Line line;
    std::vector<std::uint32_t>
        at;  // the byte of the line at which each character begins, and where the word ends
};

struct BoardRow {
    std::vector<BoardWord> words;
    std::size_t characters = 0;  // of all words
};

// Lines added one after the other.
class BoardRows {
 public:
    // columns   of the board, or 0: not known
    explicit BoardRows(int columns) : columns_(static_cast<std::size_t>(columns)) {}

    void add(const Line& line, std::string_view raw);
    // Whether a bracket is open.
    bool is_open() const { return depth_ > 0; }
    bool had_brackets() const { return brackets_; }
    // Rows of nothing but one and the same sign of as many as there are columns are borders, if the others are enough.
    const std::vector<BoardRow>& rows() const { return rows_; }
    void end(std::size_t rows);

    std::size_t words() const { return words_ + row_.words.size(); }
    std::size_t characters() const { return characters_ + row_.characters; }
    // Whether most rows have as many words, or characters, as there are columns.
    bool are_whole() const { return 2 * whole_rows_ > rows_.size(); }

 private:
    bool is_whole(const BoardRow& row) const {
        return row.words.size() == columns_ || row.characters == columns_;
    }
    void close_row();
    void drop_last_row();
    void add_words(const Line& line, const Text& text, std::size_t begin, std::size_t end);
    bool add_fields(const Line& line, const Text& text, std::size_t end);
    void add_word(const Line& line, const Text& text, std::size_t begin, std::size_t end);

    const std::size_t columns_;
    std::vector<BoardRow> rows_;
    BoardRow row_;
    std::size_t words_ = 0, characters_ = 0, whole_rows_ = 0;  // of rows_, which are asked for at each line
    std::size_t depth_ = 0;
    bool brackets_ = false, begins_uniform_ = false;
};

// Where the cells of a line begin: behind "grid = " and "Puzzle: ".
std::size_t begin_of_cells(std::string_view ascii);

// Whether a line has no cells, but the lines of a drawing, or nothing.
bool is_board_border(std::string_view ascii);

// The puzzle of the rows, or what is wrong with them.
std::optional<Error> read_board_rows(const BoardRows& rows, const Geometry& geometry, WidePuzzle& puzzle,
                                     TextForm& form);

// One word of all cells, or of all candidates of all cells.
std::optional<Error> read_board_line(const BoardWord& word, const Geometry& geometry, WidePuzzle& puzzle,
                                     TextForm& form);

}  // namespace nonet::formats
