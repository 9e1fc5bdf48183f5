#pragma once
// Collects the lines of one puzzle of a board as rows of words, and makes the puzzle from them.
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
    std::size_t characters = 0;  // the number of characters in all words
};

// Rows, added one line after the other.
class BoardRows {
 public:
    // columns   the number of the board's columns; 0 if unknown
    explicit BoardRows(int columns) : columns_(static_cast<std::size_t>(columns)) {}

    void add(const Line& line, std::string_view raw);
    // Returns whether a bracket is open.
    bool is_open() const { return depth_ > 0; }
    bool had_brackets() const { return brackets_; }
    // Returns whether a line above the rows is part of a frame: +-----+.
    bool is_framed() const { return framed_; }
    // Returns the rows. A row that repeats one sign for each column is left out as a border if the other rows suffice.
    const std::vector<BoardRow>& rows() const { return rows_; }
    void end(std::size_t rows);

    std::size_t words() const { return words_ + row_.words.size(); }
    std::size_t characters() const { return characters_ + row_.characters; }
    // Returns whether most rows have one word, or one character, for each column.
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
    std::size_t words_ = 0, characters_ = 0, whole_rows_ = 0;  // totals of rows_, needed at each line
    std::size_t depth_ = 0;
    bool brackets_ = false, framed_ = false, begins_uniform_ = false;
};

// Returns the place at which the cells of a line begin, after a prefix such as "grid = " or "Puzzle: ".
std::size_t begin_of_cells(std::string_view ascii);

// Returns whether a line has no cells: it is empty, or part of a drawing.
bool is_board_border(std::string_view ascii);

// Makes the puzzle from the rows, or returns an error.
std::optional<Error> read_board_rows(const BoardRows& rows, const Geometry& geometry, BoardPuzzle& puzzle,
                                     TextForm& form);

// Reads one word that holds all cells, or all candidates of all cells.
std::optional<Error> read_board_line(const BoardWord& word, const Geometry& geometry, BoardPuzzle& puzzle,
                                     TextForm& form);

}  // namespace nonet::formats
